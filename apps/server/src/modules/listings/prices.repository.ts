import type { PriceBreakdownView } from '@quayside/contract';
import { type AccountRef, listingKeyOf, type Money, type PriceOwner, type Site } from '@quayside/kernel';
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

/** What shows the price of an item, or of one of its variations, to buyers on a site. */
export interface PricedTarget {
  readonly itemId: number;
  readonly unitId: number;
  readonly site: Site;
  readonly sku: string;
  readonly listingKey: string;
}

export interface StoredPrices {
  /** The price before of each listing whose price or owner changed, by `listingKeyOf`, in minor units. */
  readonly before: ReadonlyMap<string, number | null>;
  /** The account's targets of those listings, and all variations of the given items on their sites. */
  readonly targets: readonly PricedTarget[];
}

interface Row {
  readonly itemId: number;
  readonly site: Site;
  readonly isMoved: boolean | null;
  readonly before: number | null;
  readonly unitId: number | null;
  readonly sku: string;
  readonly listingKey: string;
}

/** Stores the prices of listings that are not over, and which rule made them, also if it made the same price as before. */
export async function storePrices(
  tx: Tx,
  { userId, accountId }: AccountRef,
  prices: readonly ListingPrice[],
): Promise<StoredPrices> {
  const { rows } = await sql<Row>`
    ${prepared} with wanted as materialized (
      select g.* from rows from (
        unnest(${prices.map((one) => one.itemId)}::bigint[], ${prices.map((one) => one.site)}::text[],
          ${prices.map((one) => one.price.minor)}::bigint[], ${prices.map((one) => one.price.currency)}::text[],
          ${prices.map((one) => one.owner)}::text[]),
        jsonb_array_elements(${JSON.stringify(prices.map((one) => one.breakdown))}::jsonb)
      ) as g (item_id, site, price_minor, currency, price_owner, price_breakdown)
    ), given as materialized (
      select g.*, l.price_minor as old_minor,
        (l.price_minor, l.price_owner) is distinct from (g.price_minor, g.price_owner) as is_moved
      from wanted g
      join listings l on l.user_id = ${userId} and l.item_id = g.item_id and l.site = g.site
      where l.state in ('L', 'Q', 'P', 'F')
        and (l.price_minor, l.price_owner, l.price_breakdown->'byItems')
          is distinct from (g.price_minor, g.price_owner, g.price_breakdown->'byItems')
      order by l.item_id, l.site for update of l
    ), stored as (
      update listings l set price_minor = g.price_minor, currency = g.currency, price_owner = g.price_owner,
        -- The cost of shipping follows the profiles, not the prices.
        price_breakdown = case when l.price_breakdown->'shipping' is null then g.price_breakdown
          else g.price_breakdown || jsonb_build_object('shipping', l.price_breakdown->'shipping') end,
        updated_at = now()
      from given g
      where l.user_id = ${userId} and l.item_id = g.item_id and l.site = g.site
      returning l.item_id, l.site, g.old_minor, g.is_moved
    )
    select w.item_id as "itemId", w.site, s.is_moved as "isMoved", s.old_minor as before,
      t.unit_id as "unitId", t.marketplace_sku as sku, t.listing_key as "listingKey"
    from wanted w left join stored s on s.item_id = w.item_id and s.site = w.site
    left join stock_targets t on t.user_id = ${userId} and t.account_id = ${accountId} and t.item_id = w.item_id and t.site = w.site
      and not t.is_home and not t.is_ended and (t.is_variant or s.is_moved)
    where s.is_moved or t.unit_id is not null`.execute(tx);
  return {
    before: new Map(rows.filter(({ isMoved }) => isMoved).map((row) => [listingKeyOf(row), row.before])),
    targets: rows.flatMap(({ itemId, site, unitId, sku, listingKey }) =>
      unitId === null ? [] : [{ itemId, site, unitId, sku, listingKey }],
    ),
  };
}
