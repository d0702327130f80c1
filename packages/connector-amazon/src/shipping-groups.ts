import type { RemotePolicy, ShippingPolicyChannel } from '@quayside/connector-kit';
import type { AmazonClient } from './client.ts';
import { choicesOf } from './definition/attribute-shape.ts';
import { SHIPPING_GROUP } from './transform/values.ts';

/** Every product type names the seller's groups. This one has a definition on every marketplace. */
const ANY_PRODUCT_TYPE = 'TOYS_AND_GAMES';

/** Shipping templates, which only the seller can make in Seller Central. Their ids are the values that the attribute allows. */
export function createGroupChannel(client: AmazonClient): ShippingPolicyChannel {
  return {
    async list(session, site) {
      const definition = await client.getProductType(session, site, ANY_PRODUCT_TYPE);
      const { properties = {} } = await client.readProductTypeSchema(session, definition);
      const value = properties[SHIPPING_GROUP]?.items?.properties?.value;
      return (value ? choicesOf(value) : []).flatMap(({ value: id, name }): RemotePolicy[] =>
        typeof id === 'string' ? [{ policyId: id, name, key: null, handlingDays: null, services: [] }] : [],
      );
    },
  };
}
