import { CURRENCIES, type Currency, convert, limitsOf, money, SITES, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { rulesInForce, type ShippingWorld } from './shipping-world.ts';

/** Items with the same profile whose prices and weights are in the same ranges, so that they are shipped alike. */
export interface ItemGroup {
  readonly profileId: number | null;
  readonly accountId: number;
  readonly currency: Currency;
  /** A price within the range. */
  readonly priceMinor: number;
  readonly weight: number | null;
  readonly n: number;
}

/** Their listings on a site. */
export interface ListingGroup extends ItemGroup {
  readonly site: Site;
  /** `blocked`: not listed because there is no route. */
  readonly kind: 'live' | 'blocked';
  /** One of the items. */
  readonly itemId: number;
}

/**
 * Counts listings by what determines their shipping.
 * @param itemIds only these items; null for all
 * @param isByItem whether each item has groups of its own
 */
export async function groupListings(
  db: Db,
  userId: number,
  worlds: readonly ShippingWorld[],
  itemIds: readonly number[] | null,
  { isByItem = false }: { readonly isByItem?: boolean } = {},
): Promise<ListingGroup[]> {
  const only = itemIds === null ? sql`` : sql`and l.item_id = any(${[...itemIds]}::bigint[])`;
  const { rows } = await sql<ListingGroup>`
    select s.profile_id as "profileId", l.account_id as "accountId", l.site,
      case when l.state in ('L', 'Q', 'P') then 'live' else 'blocked' end as kind, r.currency,
      min(r.price_minor) as "priceMinor", min(s.weight_grams) as weight, min(l.item_id) as "itemId", count(*) as n
    from listings l
    join product_rows r on r.user_id = l.user_id and r.item_id = l.item_id
    left join item_shipping s on s.user_id = l.user_id and s.item_id = l.item_id
    ${limitsJoin(worlds)}
    where l.user_id = ${userId} ${only}
      and (l.state in ('L', 'Q', 'P') or (l.state in ('B', 'F') and l.reason->>'code' = 'no_shipping'))
    group by s.profile_id, l.account_id, l.site, 4, r.currency, ${buckets} ${isByItem ? sql`, l.item_id` : sql``}`.execute(
    db,
  );
  return rows;
}

/** Counts items that have not ended in the same way, whether they are listed or not. */
export async function groupItems(
  db: Db,
  userId: number,
  world: ShippingWorld,
  accountIds: readonly number[],
): Promise<ItemGroup[]> {
  const { rows } = await sql<ItemGroup>`
    select s.profile_id as "profileId", r.account_id as "accountId", r.currency,
      min(r.price_minor) as "priceMinor", min(s.weight_grams) as weight, count(*) as n
    from product_rows r
    left join item_shipping s on s.user_id = r.user_id and s.item_id = r.item_id
    ${limitsJoin([world])}
    where r.user_id = ${userId} and r.account_id = any(${[...accountIds]}::bigint[]) and not r.is_ended
    group by s.profile_id, r.account_id, r.currency, ${buckets}`.execute(db);
  return rows;
}

const buckets = sql`width_bucket(r.price_minor, b.prices),
  case when s.weight_grams is null then -1 else width_bucket(s.weight_grams::bigint, b.weights) end`;

/** The limits of every range, in each currency that an item may have. */
function limitsJoin(worlds: readonly ShippingWorld[]) {
  const rows = CURRENCIES.map((currency) => ({ currency, ...limitsIn(worlds, currency) }));
  return sql`join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b (currency text, prices bigint[], weights bigint[])
    on b.currency = r.currency`;
}

function limitsIn(worlds: readonly ShippingWorld[], currency: Currency): { prices: number[]; weights: number[] } {
  const prices = new Set<number>();
  const weights = new Set<number>();
  for (const world of worlds) {
    for (const profile of world.profiles.values()) {
      const force = rulesInForce(world, profile.profileId);
      if (!force) continue;
      for (const site of SITES) {
        const limits = limitsOf(force.rules, force.fallback, site);
        for (const limit of limits.prices) prices.add(firstAtLeast(world, limit, currency, profile.currency));
        for (const limit of limits.weights) weights.add(limit);
      }
    }
  }
  const ascending = (set: ReadonlySet<number>) => [...set].sort((a, b) => a - b);
  return { prices: ascending(prices), weights: ascending(weights) };
}

/** The lowest price in the item's currency that reaches a limit in the profile's, as `priceIn` converts it. */
function firstAtLeast(world: ShippingWorld, limit: number, from: Currency, to: Currency): number {
  const rate = from === to ? null : world.rates(from, to);
  if (!rate || limit === 0) return limit;
  let price = Math.max(Math.floor((limit * 1_000_000) / rate.millionths) - 2, 0);
  while (convert(money(price, from), rate).minor < limit) price += 1;
  return price;
}
