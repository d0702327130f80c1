import { createHash } from 'node:crypto';
import type { Site } from '@quayside/kernel';
import type { MemoryHit } from '@quayside/text';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface ManualTitle {
  readonly itemId: number;
  readonly site: Site;
  readonly translation: string;
  /** The source title when the human wrote theirs. */
  readonly sourceTitle: string;
}

export async function listManualTitles(db: Db, userId: number, itemIds: readonly number[]): Promise<ManualTitle[]> {
  const { rows } = await sql<ManualTitle>`
    select item_id as "itemId", site, translation, source_title as "sourceTitle" from manual_titles
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[])`.execute(db);
  return rows;
}

export async function saveManualTitle(tx: Tx, userId: number, title: ManualTitle): Promise<void> {
  const values = { translation: title.translation, source_title: title.sourceTitle, is_accepted: false };
  await tx
    .insertInto('manual_titles')
    .values({ user_id: userId, item_id: title.itemId, site: title.site, ...values })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'item_id', 'site']).doUpdateSet({ ...values, updated_at: sql`now()` }),
    )
    .execute();
}

/** Keeps automatic titles as the seller's, in place of what stood there. */
export async function saveAcceptedTitles(
  tx: Tx,
  userId: number,
  site: Site,
  titles: readonly { readonly itemId: number; readonly title: string; readonly sourceTitle: string }[],
): Promise<void> {
  await sql`
    insert into manual_titles (user_id, item_id, site, translation, source_title, is_accepted)
    select ${userId}::bigint, g.item_id, ${site}::text, g.title, g.source_title, true
    from unnest(${titles.map((one) => one.itemId)}::bigint[], ${titles.map((one) => one.title)}::text[],
      ${titles.map((one) => one.sourceTitle)}::text[]) as g (item_id, title, source_title)
    on conflict (user_id, item_id, site) do update set translation = excluded.translation, source_title = excluded.source_title,
      is_accepted = true, updated_at = now()`.execute(tx);
}

export async function removeManualTitle(tx: Tx, userId: number, itemId: number, site: Site): Promise<void> {
  await tx
    .deleteFrom('manual_titles')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('site', '=', site)
    .execute();
}

/** Where accounts are at home, by account id. */
export async function listHomeSites(db: Db, userId: number, accountIds: readonly number[]): Promise<Map<number, Site>> {
  const rows = await db
    .selectFrom('marketplace_accounts')
    .select(['account_id', 'source_site'])
    .where('user_id', '=', userId)
    .where('account_id', 'in', accountIds)
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.source_site as Site]));
}

const hashOf = (key: string) => createHash('sha256').update(key).digest();

/** Exact hits of the seller's memory for these keys. */
export async function listMemory(
  db: Db,
  userId: number,
  from: string,
  to: string,
  keys: readonly string[],
): Promise<Map<string, MemoryHit & { readonly origin: string }>> {
  const { rows } = await sql<{ src_text: string; dst_text: string; origin: string }>`
    select src_text, dst_text, origin from translation_memory
    where user_id = ${userId} and src_lang = ${from} and dst_lang = ${to} and src_hash = any(${keys.map(hashOf)}::bytea[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.src_text, { template: row.dst_text, score: 1, origin: row.origin }]));
}

/** Remembers a title: key and template with their slots, for every item that differs only in those. A human's words are not replaced. */
export async function remember(
  db: Db,
  userId: number,
  entry: { from: string; to: string; key: string; template: string; origin: string },
): Promise<void> {
  const values = { dst_text: entry.template, origin: entry.origin };
  await db
    .insertInto('translation_memory')
    .values({
      user_id: userId,
      src_lang: entry.from,
      dst_lang: entry.to,
      src_hash: hashOf(entry.key),
      src_text: entry.key,
      ...values,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'src_lang', 'dst_lang', 'src_hash'])
        .doUpdateSet({ ...values, updated_at: sql`now()` })
        .where(sql<boolean>`translation_memory.origin <> 'human' or excluded.origin = 'human'`),
    )
    .execute();
}
