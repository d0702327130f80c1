import type { TagUse } from '@quayside/contract';
import { foldTag, MOST_TAGS } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** Before the locks of items. Changes of a business's tags run one after the other, so that their number is exact. */
export async function lockTags(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tags:${userId}`}, 0))`.execute(tx);
}

/** All tags of a business, sorted. */
export async function listTags(db: Db, userId: number): Promise<TagUse[]> {
  const { rows } = await sql<TagUse>`
    select t.name, (select count(*) from item_tags i where i.user_id = t.user_id and i.tag_id = t.tag_id) as items
    from tags t where t.user_id = ${userId} order by t.folded collate "C"`.execute(db);
  return rows;
}

/** The tags of items, sorted; an item without tags has none. */
export async function loadTags(
  db: Db,
  userId: number,
  itemIds: readonly number[],
): Promise<(itemId: number) => readonly string[]> {
  const { rows } = await sql<{ item_id: number; names: string[] }>`
    select i.item_id, array_agg(t.name order by t.folded collate "C") as names
    from item_tags i join tags t on t.user_id = i.user_id and t.tag_id = i.tag_id
    where i.user_id = ${userId} and i.item_id = any(${[...itemIds]}::bigint[]) group by i.item_id`.execute(db);
  const found = new Map(rows.map(({ item_id, names }) => [item_id, names]));
  return (itemId) => found.get(itemId) ?? [];
}

/** Whether the business has place for these tags, besides those that it has. */
export async function hasPlaceFor(db: Db, userId: number, names: readonly string[]): Promise<boolean> {
  const folded = new Set((await listTags(db, userId)).map(({ name }) => foldTag(name)));
  for (const name of names) folded.add(foldTag(name));
  return folded.size <= MOST_TAGS;
}

/** Gives items exactly these tags. Tags that no item has any more are gone. */
export async function setTags(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  names: readonly string[],
): Promise<void> {
  const folded = names.map(foldTag);
  await sql`
    insert into tags (user_id, name, folded)
    select ${userId}, given.name, given.folded from unnest(${[...names]}::text[], ${folded}::text[]) as given (name, folded)
    on conflict (user_id, folded) do nothing`.execute(tx);
  const { rows } = await sql<{ tag_id: number }>`
    delete from item_tags i using tags t
    where i.user_id = ${userId} and i.item_id = any(${[...itemIds]}::bigint[])
      and t.user_id = ${userId} and t.tag_id = i.tag_id and not t.folded = any(${folded}::text[])
    returning i.tag_id`.execute(tx);
  await sql`
    insert into item_tags (user_id, item_id, tag_id)
    select ${userId}, item.item_id, t.tag_id
    from unnest(${[...itemIds]}::bigint[]) as item (item_id)
    join tags t on t.user_id = ${userId} and t.folded = any(${folded}::text[])
    on conflict do nothing`.execute(tx);
  if (rows.length === 0) return;
  await sql`
    delete from tags t where t.user_id = ${userId} and t.tag_id = any(${rows.map((row) => row.tag_id)}::bigint[])
      and not exists (select from item_tags i where i.user_id = t.user_id and i.tag_id = t.tag_id)`.execute(tx);
}
