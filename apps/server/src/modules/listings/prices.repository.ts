import type { PriceBreakdownView } from '@quayside/contract';
import { listingKeyOf, type Money, type PriceOwner, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';

/** The price of an item on a site, as it is stored with the listing. */
export interface ListingPrice {
  readonly itemId: number;
  readonly site: Site;
  readonly price: Money;
  readonly owner: PriceOwner;
  readonly breakdown: PriceBreakdownView;
}

/**
 * Stores the prices of listings that are not over, and which rule made them, also if it made the same price as before.
 * @returns the price before of each listing whose price or owner changed, by `listingKeyOf`, in minor units
 */
export async function storePrices(
  tx: Tx,
  userId: number,
  prices: readonly ListingPrice[],
): Promise<ReadonlyMap<string, number | null>> {
  const { rows } = await sql<{ itemId: number; site: Site; before: number | null; isMoved: boolean }>`
    ${prepared} with given as materialized (
      select g.*, l.price_minor as old_minor,
        (l.price_minor, l.price_owner) is distinct from (g.price_minor, g.price_owner) as is_moved
      from rows from (
        unnest(${prices.map((one) => one.itemId)}::bigint[], ${prices.map((one) => one.site)}::text[],
          ${prices.map((one) => one.price.minor)}::bigint[], ${prices.map((one) => one.price.currency)}::text[],
          ${prices.map((one) => one.owner)}::text[]),
        json_array_elements(${JSON.stringify(prices.map((one) => one.breakdown))}::json)
      ) as g (item_id, site, price_minor, currency, price_owner, price_breakdown)
      join listings l on l.user_id = ${userId} and l.item_id = g.item_id and l.site = g.site
      where l.state in ('L', 'Q', 'P', 'F')
        and (l.price_minor, l.price_owner, l.price_breakdown->'byItems')
          is distinct from (g.price_minor, g.price_owner, g.price_breakdown::jsonb->'byItems')
      order by l.item_id, l.site for update of l
    )
    update listings l set price_minor = g.price_minor, currency = g.currency, price_owner = g.price_owner,
      -- The cost of shipping follows the profiles, not the prices.
      price_breakdown = jsonb_strip_nulls(jsonb_build_object('shipping', l.price_breakdown->'shipping')) || g.price_breakdown::jsonb,
      updated_at = now()
    from given g
    where l.user_id = ${userId} and l.item_id = g.item_id and l.site = g.site
    returning l.item_id as "itemId", l.site, g.old_minor as before, g.is_moved as "isMoved"`.execute(tx);
  return new Map(rows.filter(({ isMoved }) => isMoved).map((row) => [listingKeyOf(row), row.before]));
}
