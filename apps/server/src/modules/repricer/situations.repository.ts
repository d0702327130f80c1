import type { AccountRef, Currency, ItemOnSite, Money, Site } from '@quayside/kernel';
import { money } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { FOLDED_TAGS } from '../products/index.ts';

/** A live listing with what is stored of it. */
export interface RepricedListing extends ItemOnSite {
  readonly sku: string;
  readonly title: string;
  readonly brand: string | null;
  readonly category: string | null;
  readonly categoryPath: readonly string[];
  /** As `foldTag` has them. */
  readonly tags: readonly string[];
  /** The account that the item is from. */
  readonly homeAccountId: number;
  readonly condition: string;
  readonly homePrice: Money;
  readonly isBlocked: boolean;
  readonly hasManualPrice: boolean;
  readonly isInStock: boolean;
  readonly listedAt: Date | null;
  /** What buyers pay, as the marketplace confirmed it last; null if unknown. */
  readonly live: Money | null;
  /** A price of the listing is being sent, so that it may be on sale already. */
  readonly isUnderWay: boolean;
  readonly chosenRuleId: number | null;
  readonly liveRuleId: number | null;
  readonly liveVersion: number | null;
  /** The price that is the repricer's, in minor units. */
  readonly ownMinor: number | null;
  readonly digest: string | null;
  readonly changedAt: Date | null;
  readonly changesDay: string | null;
  readonly changesToday: number;
}

interface Row {
  readonly item_id: number;
  readonly site: Site;
  readonly sku: string;
  readonly title: string;
  readonly brand: string | null;
  readonly category_id: string | null;
  readonly category_path: readonly string[];
  readonly tags: readonly string[];
  readonly home_account_id: number;
  readonly condition: string;
  readonly home_minor: number;
  readonly home_currency: Currency;
  readonly repricer_blocked: boolean;
  readonly has_manual_price: boolean;
  readonly available: number;
  readonly listed_at: Date | null;
  readonly live_from_minor: number | null;
  readonly live_to_minor: number | null;
  readonly live_currency: Currency | null;
  readonly is_under_way: boolean;
  readonly chosen_rule_id: number | null;
  readonly live_rule_id: number | null;
  readonly live_version: number | null;
  readonly price_minor: number | null;
  readonly digest: string | null;
  readonly changed_at: Date | null;
  readonly changes_day: string | null;
  readonly changes_today: number | null;
}

/** A listing whose variations have prices of their own has no single price, and the repricer leaves it alone. */
const COLUMNS = sql`
  l.item_id, l.site, i.sku, i.title, i.brand, i.category_id, i.category_path, ${FOLDED_TAGS} as tags, i.account_id as home_account_id, i.condition, i.price_minor as home_minor, i.currency as home_currency,
  i.repricer_blocked, l.listed_at, l.live_from_minor, l.live_to_minor, l.live_currency,
  exists (select from manual_prices m where m.user_id = l.user_id and m.item_id = l.item_id and m.site = l.site and m.is_enabled) as has_manual_price,
  (select coalesce(sum(greatest(s.on_hand - s.reserved - s.buffer, 0)) filter (where not s.is_withdrawn), 0)::int
    from stock_levels s where s.user_id = l.user_id and s.item_id = l.item_id) as available,
  exists (select from desired_states d where d.user_id = l.user_id and d.account_id = l.account_id and d.lease_key = l.listing_key
    and d.site = l.site and d.change_kind = 'price' and not d.is_home and d.state in ('sending', 'uncertain')) as is_under_way,
  r.chosen_rule_id, r.live_rule_id, r.live_version, r.price_minor, r.digest, r.changed_at, r.changes_day::text as changes_day, r.changes_today`;

const JOINED = sql`
  join items i on i.user_id = l.user_id and i.item_id = l.item_id
  left join repricer_listings r on r.user_id = l.user_id and r.item_id = l.item_id and r.site = l.site`;

const REPRICEABLE = sql`l.state = 'L' and not l.is_group and not i.has_variants`;

/** The next live listings of an account after a place, by item and site. */
export async function listAfter(
  db: Db,
  { userId, accountId }: AccountRef,
  after: ItemOnSite | null,
  limit: number,
): Promise<RepricedListing[]> {
  const { rows } = await sql<Row>`
    ${prepared} select ${COLUMNS} from listings l ${JOINED}
    where l.user_id = ${userId} and l.account_id = ${accountId} and (l.item_id, l.site) > (${after?.itemId ?? 0}, ${after?.site ?? ''})
      and ${REPRICEABLE}
    order by l.item_id, l.site limit ${limit}`.execute(db);
  return rows.map(toListing);
}

/** Those of these listings that are live. */
export async function listPlaces(
  db: Db,
  { userId, accountId }: AccountRef,
  places: readonly ItemOnSite[],
): Promise<RepricedListing[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<Row>`
    ${prepared} select ${COLUMNS}
    from unnest(${places.map(({ itemId }) => itemId)}::bigint[], ${places.map(({ site }) => site)}::text[]) as p (item_id, site)
    join listings l on l.user_id = ${userId} and l.item_id = p.item_id and l.site = p.site ${JOINED}
    where l.account_id = ${accountId} and ${REPRICEABLE}
    order by l.item_id, l.site`.execute(db);
  return rows.map(toListing);
}

function toListing(row: Row): RepricedListing {
  const hasOnePrice = row.live_from_minor !== null && row.live_from_minor === row.live_to_minor;
  return {
    itemId: row.item_id,
    site: row.site,
    sku: row.sku,
    title: row.title,
    brand: row.brand,
    category: row.category_id,
    categoryPath: row.category_path,
    tags: row.tags,
    homeAccountId: row.home_account_id,
    condition: row.condition,
    homePrice: money(row.home_minor, row.home_currency),
    isBlocked: row.repricer_blocked,
    hasManualPrice: row.has_manual_price,
    isInStock: row.available > 0,
    listedAt: row.listed_at,
    live:
      hasOnePrice && row.live_from_minor !== null && row.live_currency
        ? money(row.live_from_minor, row.live_currency)
        : null,
    isUnderWay: row.is_under_way,
    chosenRuleId: row.chosen_rule_id,
    liveRuleId: row.live_rule_id,
    liveVersion: row.live_version,
    ownMinor: row.price_minor,
    digest: row.digest,
    changedAt: row.changed_at,
    changesDay: row.changes_day,
    changesToday: row.changes_today ?? 0,
  };
}

/** Pieces that these items sold on their sites since a time, by `itemId/site`. A listing without sales has no entry. */
export async function countSold(
  db: Db,
  { userId, accountId }: AccountRef,
  itemIds: readonly number[],
  since: Date,
): Promise<Map<string, number>> {
  if (itemIds.length === 0) return new Map();
  const { rows } = await sql<{ key: string; n: number }>`
    select l.item_id || '/' || o.site as key, sum(l.quantity)::int as n
    from orders o join order_lines l on l.user_id = o.user_id and l.order_id = o.order_id
    where o.user_id = ${userId} and o.account_id = ${accountId} and o.ordered_at >= ${since}
      and l.item_id = any(${[...itemIds]}::bigint[]) and l.state = 'open'
    group by l.item_id, o.site`.execute(db);
  return new Map(rows.map(({ key, n }) => [key, n]));
}

/** What these items sold on their sites since a time, by `listingKeyOf`, in the order of time. */
export async function listSales(
  db: Db,
  { userId, accountId }: AccountRef,
  itemIds: readonly number[],
  since: Date,
): Promise<Map<string, { readonly at: number; readonly pieces: number }[]>> {
  const sold = new Map<string, { readonly at: number; readonly pieces: number }[]>();
  if (itemIds.length === 0) return sold;
  const { rows } = await sql<{ key: string; at: Date; pieces: number }>`
    select l.item_id || '/' || o.site as key, o.ordered_at as at, l.quantity as pieces
    from orders o join order_lines l on l.user_id = o.user_id and l.order_id = o.order_id
    where o.user_id = ${userId} and o.account_id = ${accountId} and o.ordered_at >= ${since}
      and l.item_id = any(${[...itemIds]}::bigint[]) and l.state = 'open'
    order by o.ordered_at`.execute(db);
  for (const { key, at, pieces } of rows) {
    const known = sold.get(key);
    const sale = { at: at.getTime(), pieces };
    if (known) known.push(sale);
    else sold.set(key, [sale]);
  }
  return sold;
}
