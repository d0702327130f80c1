import type { AccountSession, RemotePolicy, ShippingPolicyChannel } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { AmazonClient } from './client.ts';
import { choicesOf } from './definition/attribute-shape.ts';
import { SHIPPING_GROUP } from './transform/values.ts';

/** The definition of every product type lists the seller's groups. This type exists on every marketplace. */
const ANY_PRODUCT_TYPE = 'TOYS_AND_GAMES';
/** A schema has some hundred kilobytes. A seller who creates a group in Seller Central sees it here after this time. */
const LIFETIME_MS = 120_000;
/** The number of accounts and sites whose groups are cached. */
const LARGEST_CACHE = 1_000;

/**
 * Shipping templates, which only the seller can create, in Seller Central. Their ids are the values that the attribute
 * allows.
 */
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
      const existing = cache.get(key);
      if (existing && now - existing.readAt < LIFETIME_MS) return existing.groups;
      const groups = await read(session, site);
      cache.delete(key);
      cache.set(key, { readAt: now, groups });
      const [oldest] = cache.keys();
      if (cache.size > LARGEST_CACHE && oldest !== undefined) cache.delete(oldest);
      return groups;
    },
  };
}
