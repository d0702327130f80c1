import { type Currency, listingKeyOf, type Money, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { prepared } from '../../../platform/database/prepared.ts';

/** The accounts that sell items on sites, where they are live or being published, by `listingKeyOf`. */
export async function listSellers(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<ReadonlyMap<string, { readonly accountId: number }>> {
  const { rows } = await sql<{ itemId: number; site: Site; accountId: number }>`
    ${prepared} select item_id as "itemId", site, account_id as "accountId" from listings
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and site = any(${[...sites]}::text[])
      and state in ('L', 'Q', 'P')`.execute(db);
  return new Map(rows.map((row) => [listingKeyOf(row), row]));
}

/** Stores or removes manual prices; the history keeps those that are removed. */
export async function saveManualPrices(
  tx: Tx,
  userId: number,
  rows: readonly {
    readonly itemId: number;
    /** 0 for the whole item. */
    readonly unitId: number;
    readonly site: Site;
    readonly value: { readonly price: Money; readonly source: number } | null;
  }[],
): Promise<void> {
  const set = rows.flatMap(({ value, ...place }) => (value ? [{ ...place, ...value }] : []));
  await sql`
    ${prepared} insert into manual_prices (user_id, item_id, site, unit_id, price_minor, currency, is_enabled, source_price_minor)
    select ${userId}::bigint, g.item_id, g.site, g.unit_id, g.price_minor, g.currency, true, g.source
    from unnest(${set.map((one) => one.itemId)}::bigint[], ${set.map((one) => one.site)}::text[], ${set.map((one) => one.unitId)}::bigint[],
      ${set.map((one) => one.price.minor)}::bigint[], ${set.map((one): Currency => one.price.currency)}::text[],
      ${set.map((one) => one.source)}::bigint[]) as g (item_id, site, unit_id, price_minor, currency, source)
    on conflict (user_id, item_id, site, unit_id) do update set price_minor = excluded.price_minor, currency = excluded.currency,
      is_enabled = true, source_price_minor = excluded.source_price_minor, updated_at = now()`.execute(tx);
  const removed = rows.filter(({ value }) => value === null);
  await sql`
    ${prepared} update manual_prices m set is_enabled = false, updated_at = now()
    from unnest(${removed.map((one) => one.itemId)}::bigint[], ${removed.map((one) => one.site)}::text[],
      ${removed.map((one) => one.unitId)}::bigint[]) as g (item_id, site, unit_id)
    where m.user_id = ${userId} and m.item_id = g.item_id and m.site = g.site and m.unit_id = g.unit_id`.execute(tx);
}
