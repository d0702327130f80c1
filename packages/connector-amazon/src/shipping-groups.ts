import type { RemotePolicy, ShippingPolicyChannel } from '@quayside/connector-kit';
import type { AmazonClient } from './client.ts';
import { SHIPPING_GROUP } from './transform/attributes.ts';

/** Every product type names the seller's groups. This one has a definition on every marketplace. */
const ANY_PRODUCT_TYPE = 'TOYS_AND_GAMES';

/** Shipping templates, which only the seller can make in Seller Central. Their ids are the values that the attribute allows. */
export function createGroupChannel(client: AmazonClient): ShippingPolicyChannel {
  return {
    async list(session, site) {
      const { properties = {} } = await client.getProductTypeSchema(session, site, ANY_PRODUCT_TYPE);
      const value = properties[SHIPPING_GROUP]?.items?.properties?.value;
      const parts = value === undefined ? [] : [value, ...(value.anyOf ?? [])];
      return parts.flatMap(({ enum: ids = [], enumNames: names = [] }) =>
        ids.flatMap((id, index): RemotePolicy[] => {
          if (typeof id !== 'string') return [];
          const name = names[index];
          return [
            { policyId: id, name: typeof name === 'string' ? name : id, key: null, handlingDays: null, services: [] },
          ];
        }),
      );
    },
  };
}
