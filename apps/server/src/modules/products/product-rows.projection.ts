import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { preparedUnread } from '../../platform/database/prepared.ts';

/**
 * Rebuilds the product list's rows of these items, and the stored totals, from items, units, stock and listings. Only this file reads other
 * modules' tables to write its own, so that a row can always be rebuilt. Called in the transaction of every change of those tables.
 * Concurrent calls for one item are serialized, and the second sees both changes. An unchanged row is not written. `updated_at` is the
 * item's own, so that sorting by it shows changes at home; this also spares index updates for changes abroad.
 */
export async function refreshProductRows(tx: Tx, userId: number, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return;
  const ids = await lockItems(tx, userId, itemIds);
  await sql`
    with stock as (
      select u.item_id, coalesce(sum(greatest(l.on_hand - l.reserved - l.buffer, 0)) filter (where not l.is_withdrawn), 0)::int as quantity, count(*)::int as units,
        string_agg(u.sku, ' ' order by u.position, u.unit_id) as skus
      from item_units u
      left join stock_levels l on l.user_id = u.user_id and l.unit_id = u.unit_id
      where u.user_id = ${userId} and u.item_id = any(${ids}::bigint[]) and not u.is_ended
      group by u.item_id
    ),
    abroad as (${abroadOf(userId, ids)}),
    changed as (
      insert into product_rows as r (user_id, item_id, account_id, platform, ref, asin, sku, title, title_sort, brand, category, image_url,
        condition, price_minor, currency, quantity, unit_count, is_ended, is_blacklisted, blacklisting_reason, repricer_blocked,
        sites, listed_count, is_listed, is_moving, has_failed, lacks_shipping, search_text, updated_at)
      select i.user_id, i.item_id, i.account_id, i.platform, i.ref, i.asin, i.sku, i.title, lower(left(i.title, 200)), i.brand,
        i.category_path[cardinality(i.category_path)], i.images[1], i.condition, i.price_minor, i.currency,
        coalesce(s.quantity, 0), coalesce(s.units, 1), i.is_ended, i.is_blacklisted, i.blacklisting_reason, i.repricer_blocked,
        ${shownAbroad},
        search_keys(concat_ws(' ', left(i.title, 500), i.ref, i.sku, i.brand, i.gtin, left(nullif(s.skus, i.sku), 1000))), i.updated_at
      from items i
      left join stock s on s.item_id = i.item_id
      left join abroad a on a.item_id = i.item_id
      where i.user_id = ${userId} and i.item_id = any(${ids}::bigint[])
      on conflict (user_id, item_id) do update set (${columns}) = row(${given})
      where (${kept}) is distinct from (${given})
      returning r.item_id, r.account_id, ${flags}, r.is_blacklisted, r.quantity, r.is_ended
    ),
    moved as (
      select c.account_id, key, sum(n) as n
      from changed c
      left join product_rows r on r.user_id = ${userId} and r.item_id = c.item_id
      cross join lateral (values
        ('*', case when r.item_id is null then 1 else 0 end),
        ${flagMoves},
        ('blacklisted', c.is_blacklisted::int - coalesce(r.is_blacklisted, false)::int),
        ('outOfStock', (c.quantity = 0)::int - coalesce(r.quantity = 0, false)::int),
        ('ended', c.is_ended::int - coalesce(r.is_ended, false)::int),
        ('units', c.quantity - coalesce(r.quantity, 0))) as difference (key, n)
      where n <> 0
      group by c.account_id, key having sum(n) <> 0
    )
    ${moveTotals(userId)}`.execute(tx);
}

/** The same for changes of listings only: item and stock columns are neither read nor rebuilt. This saves most of a run's list updates. */
export async function refreshListingsAbroad(tx: Tx, userId: number, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return;
  const ids = await lockItems(tx, userId, itemIds);
  await sql`
    with abroad as (${abroadOf(userId, ids)}),
    shown as (
      select i.item_id, ${shownAbroad}
      from unnest(${ids}::bigint[]) as i (item_id) left join abroad a on a.item_id = i.item_id
    ),
    changed as (
      update product_rows r set (${abroadColumns}) = row(${abroadGiven})
      from shown s
      where r.user_id = ${userId} and r.item_id = s.item_id
        and (${abroadKept}) is distinct from (${abroadGiven})
      returning r.item_id, r.account_id, ${flags}
    ),
    moved as (
      select c.account_id, key, sum(n) as n
      from changed c
      -- As it was: the statement does not see what it changes.
      join product_rows r on r.user_id = ${userId} and r.item_id = c.item_id
      cross join lateral (values ${flagMoves}) as difference (key, n)
      where n <> 0
      group by c.account_id, key having sum(n) <> 0
    )
    ${moveTotals(userId)}`.execute(tx);
}

/** Aggregates of the items' listings; items without listings are omitted. */
const abroadOf = (userId: number, itemIds: readonly number[]) => sql`
  select item_id, count(*) filter (where state = 'L')::int as listed,
    bool_or(state = 'L') as is_listed, bool_or(state in ('Q', 'P')) as is_moving, bool_or(state = 'F') as has_failed,
    bool_or(state in ('B', 'F') and coalesce(reason->>'code' = 'no_shipping', false)) as lacks_shipping,
    ${shownBySite} as sites
  from listings where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and state <> 'N'
  group by item_id`;

/** The listing columns of a row. An item may be listed on one site and have failed on another. */
const shownAbroad = sql`coalesce(a.sites, '{}') as sites, coalesce(a.listed, 0) as listed_count,
  coalesce(a.is_listed, false) as is_listed, coalesce(a.is_moving, false) as is_moving, coalesce(a.has_failed, false) as has_failed,
  coalesce(a.lacks_shipping, false) as lacks_shipping`;

const FLAGS = ['is_listed', 'is_moving', 'has_failed', 'lacks_shipping'];
const ABROAD = ['sites', 'listed_count', ...FLAGS];
const listOf = (table: string, names: readonly string[]) => sql.join(names.map((name) => sql.ref(`${table}.${name}`)));
const flags = listOf('r', FLAGS);
const abroadColumns = sql.join(ABROAD.map((name) => sql.ref(name)));
const abroadKept = listOf('r', ABROAD);
const abroadGiven = listOf('s', ABROAD);

/** Changes of the stored totals: `c` is the new row, `r` the old one, which is empty for a new item. */
const flagMoves = sql`
  ('listedAbroad', c.is_listed::int - coalesce(r.is_listed, false)::int),
  ('inTranslation', c.is_moving::int - coalesce(r.is_moving, false)::int),
  ('failed', c.has_failed::int - coalesce(r.has_failed, false)::int),
  ('noShipping', c.lacks_shipping::int - coalesce(r.lacks_shipping, false)::int),
  ('notListed', (not c.is_listed and not c.is_moving and not c.has_failed)::int
    - coalesce(not r.is_listed and not r.is_moving and not r.has_failed, false)::int)`;

const moveTotals = (userId: number) => sql`
  insert into product_totals as t (user_id, account_id, status, n)
  select ${userId}::bigint, account_id, key, n from moved order by account_id, key
  on conflict (user_id, account_id, status) do update set n = t.n + excluded.n`;

/** The same for changes of prices abroad only. The caller has locked the items. Only the sites column is written, at half the cost. */
export async function refreshPricesAbroad(tx: Tx, userId: number, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return;
  const ids = [...new Set(itemIds)];
  await sql`
    ${preparedUnread} update product_rows r set sites = a.sites
    from (
      select item_id, ${shownBySite} as sites from listings
      where user_id = ${userId} and item_id = any(${ids}::bigint[]) and state <> 'N'
      group by item_id
    ) a
    where r.user_id = ${userId} and r.item_id = a.item_id and r.sites <> a.sites`.execute(tx);
}

const shownBySite = sql`jsonb_object_agg(site, jsonb_build_object('state', state, 'minor', price_minor, 'currency', currency))`;

/** A separate statement, so that the next one's snapshot includes the changes that the lock waited for. */
async function lockItems(tx: Tx, userId: number, itemIds: readonly number[]): Promise<number[]> {
  const ids = [...new Set(itemIds)].sort((a, b) => a - b);
  await sql`select from items where user_id = ${userId} and item_id = any(${ids}::bigint[])
    order by item_id for no key update`.execute(tx);
  return ids;
}

/** Columns that may differ after a rebuild. */
const CHANGEABLE = [
  'ref',
  'asin',
  'sku',
  'title',
  'title_sort',
  'brand',
  'category',
  'image_url',
  'condition',
  'price_minor',
  'currency',
  'quantity',
  'unit_count',
  'is_ended',
  'is_blacklisted',
  'blacklisting_reason',
  'repricer_blocked',
  ...ABROAD,
  'search_text',
  'updated_at',
];
const columns = sql.join(CHANGEABLE.map((column) => sql.ref(column)));
const kept = sql.join(CHANGEABLE.map((column) => sql.ref(`r.${column}`)));
const given = sql.join(CHANGEABLE.map((column) => sql.ref(`excluded.${column}`)));
