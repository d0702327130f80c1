import type { AccountSession, RemotePolicy, ShippingPolicyChannel } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { AmazonClient } from './client.ts';
import { choicesOf } from './definition/attribute-shape.ts';
import { SHIPPING_GROUP } from './transform/values.ts';

/** Every product type names the seller's groups. This one has a definition on every marketplace. */
const ANY_PRODUCT_TYPE = 'TOYS_AND_GAMES';
/** A schema has some hundred kilobytes. A seller who makes a group in Seller Central finds it here after this time. */
const LIFETIME_MS = 120_000;
/** Accounts and sites whose groups are held. */
const LARGEST_CACHE = 1_000;

/** Shipping templates, which only the seller can make in Seller Central. Their ids are the values that the attribute allows. */
export function createGroupChannel(client: AmazonClient): ShippingPolicyChannel {
  const cache = new Map<string, { readonly readAt: number; readonly groups: readonly RemotePolicy[] }>();

  async function read(session: AccountSession, site: Site): Promise<readonly RemotePolicy[]> {
    const definition = await client.getProductType(session, site, ANY_PRODUCT_TYPE);
    const { properties = {} } = await client.readProductTypeSchema(session, definition);
    const value = properties[SHIPPING_GROUP]?.items?.properties?.value;
    return (value ? choicesOf(value) : []).flatMap(({ value: id, name }): RemotePolicy[] =>
      typeof id === 'string' ? [{ policyId: id, name, key: null, handlingDays: null, services: [] }] : [],
    );
  }

  return {
    async list(session, site) {
      const key = `${session.externalId} ${site}`;
      const now = session.clock.now().getTime();
      const held = cache.get(key);
      if (held && now - held.readAt < LIFETIME_MS) return held.groups;
      const groups = await read(session, site);
      cache.delete(key);
      cache.set(key, { readAt: now, groups });
      const [oldest] = cache.keys();
      if (cache.size > LARGEST_CACHE && oldest !== undefined) cache.delete(oldest);
      return groups;
    },
  };
}
