import type { ShippingCostView } from '@quayside/contract';
import type { AccountRef, ListingState, Reason, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';

/** A listing with the shipping that it states. */
export interface ShippedListing {
  readonly itemId: number;
  readonly accountId: number;
  readonly site: Site;
  readonly state: ListingState;
  readonly reasonCode: Reason['code'] | null;
  readonly listingKey: string | null;
  readonly isGroup: boolean;
  readonly shippingKey: string | null;
  /** As the price's breakdown has it; a `ShippingCostView`, with its keys in an order of the database's. */
  readonly shipping: unknown;
}

/** The account's listings of these items that have not ended, locked. */
export async function listShipped(
  tx: Tx,
  { userId, accountId }: AccountRef,
  itemIds: readonly number[],
): Promise<ShippedListing[]> {
  const { rows } = await sql<ShippedListing>`
    select item_id as "itemId", account_id as "accountId", site, state, reason->>'code' as "reasonCode", listing_key as "listingKey",
      is_group as "isGroup", shipping_key as "shippingKey", price_breakdown->'shipping' as shipping
    from listings
    where user_id = ${userId} and account_id = ${accountId} and item_id = any(${[...itemIds]}::bigint[]) and state <> 'E'
    order by item_id, site for update`.execute(tx);
  return rows;
}

/** Stores the shipping that listings state. */
export async function storeShipping(
  tx: Tx,
  userId: number,
  listings: readonly {
    readonly itemId: number;
    readonly site: Site;
    readonly key: string | null;
    readonly cost: ShippingCostView | null;
  }[],
): Promise<void> {
  if (listings.length === 0) return;
  const given = listings.map(({ itemId, site, key, cost }) => ({
    item_id: itemId,
    site,
    shipping_key: key,
    shipping: cost,
  }));
  await sql`
    update listings l set shipping_key = g.shipping_key,
      price_breakdown = l.price_breakdown || jsonb_build_object('shipping', g.shipping)
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (item_id bigint, site text, shipping_key text, shipping jsonb)
    where l.user_id = ${userId} and l.item_id = g.item_id and l.site = g.site`.execute(tx);
}
