import type { AdCap } from '@quayside/kernel/promotions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { AdMarketRef } from '../dispatch/index.ts';

/** What the seller and the marketplace have said of an item on a site. */
export interface ItemSetting {
  readonly itemId: number;
  readonly isExcluded: boolean;
  readonly cap: AdCap | null;
  readonly suggested: number | null;
  readonly suggestedAt: Date | null;
}

/** By item; nothing for an item of which nothing was said. */
export async function loadItems(
  db: Db,
  { userId, accountId, site }: AdMarketRef,
  itemIds: readonly number[],
  lock: 'none' | 'share' | 'change' = 'none',
): Promise<ReadonlyMap<number, ItemSetting>> {
  const locked = { none: sql``, share: sql`for share`, change: sql`for update` }[lock];
  const { rows } = await sql<ItemSetting>`
    select item_id as "itemId", is_excluded as "isExcluded", cap, suggested, suggested_at as "suggestedAt" from ad_items
    where user_id = ${userId} and account_id = ${accountId} and site = ${site} and item_id = any(${[...itemIds]}::bigint[])
    order by item_id ${locked}`.execute(db);
  return new Map(rows.map((row) => [row.itemId, row]));
}

export async function saveItems(
  tx: Tx,
  { userId, accountId, site }: AdMarketRef,
  items: readonly Pick<ItemSetting, 'itemId' | 'isExcluded' | 'cap'>[],
): Promise<void> {
  const rows = items.map(({ itemId, isExcluded, cap }) => ({ item_id: itemId, is_excluded: isExcluded, cap }));
  await sql`
    insert into ad_items (user_id, account_id, site, item_id, is_excluded, cap)
    select ${userId}, ${accountId}, ${site}, item_id, is_excluded, nullif(cap, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (item_id bigint, is_excluded boolean, cap jsonb) order by item_id
    on conflict (user_id, account_id, site, item_id) do update set is_excluded = excluded.is_excluded, cap = excluded.cap`.execute(
    tx,
  );
}

/** What the marketplace suggests, in basis points; null if it suggests nothing. */
export async function saveSuggestions(
  tx: Tx,
  { userId, accountId, site }: AdMarketRef,
  suggestions: readonly { readonly itemId: number; readonly rate: number | null }[],
  at: Date,
): Promise<void> {
  await sql`
    insert into ad_items (user_id, account_id, site, item_id, suggested, suggested_at)
    select ${userId}, ${accountId}, ${site}, item_id, rate, ${at}
    from unnest(${suggestions.map(({ itemId }) => itemId)}::bigint[], ${suggestions.map(({ rate }) => rate)}::integer[]) as g (item_id, rate)
    order by item_id
    on conflict (user_id, account_id, site, item_id) do update set suggested = excluded.suggested, suggested_at = excluded.suggested_at`.execute(
    tx,
  );
}

/** The next excluded items of a market after an item, ascending. */
export async function listExcluded(
  db: Db,
  { userId, accountId, site }: AdMarketRef,
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ itemId: number }>`
    select item_id as "itemId" from ad_items
    where user_id = ${userId} and account_id = ${accountId} and site = ${site} and is_excluded and item_id > ${after}
    order by item_id limit ${limit}`.execute(db);
  return rows.map(({ itemId }) => itemId);
}
