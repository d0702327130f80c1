import { createHash } from 'node:crypto';
import type { Site } from '@quayside/kernel';
import type { MemoryHit } from '@quayside/text';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface ManualTitle {
  readonly itemId: number;
  readonly site: Site;
  readonly translation: string;
  /** The source title when the person wrote theirs. */
  readonly sourceTitle: string;
}

export async function listManualTitles(db: Db, userId: number, itemIds: readonly number[]): Promise<ManualTitle[]> {
  const { rows } = await sql<ManualTitle>`
    select item_id as "itemId", site, translation, source_title as "sourceTitle" from manual_titles
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[])`.execute(db);
  return rows;
}

export type NewManualTitle = Pick<ManualTitle, 'itemId' | 'sourceTitle'> & {
  readonly title: string;
  /** Whether it is the automatic title. */
  readonly isAccepted: boolean;
  /** The engine that made the automatic title at which the person looked, if that is another one. */
  readonly engine?: string | undefined;
};

/** Stores titles as the seller's own, replacing earlier ones, each with the engine at whose title a person looked. */
export async function saveManualTitles(
  tx: Tx,
  userId: number,
  site: Site,
  titles: readonly NewManualTitle[],
): Promise<void> {
  await sql`
    insert into manual_titles as m (user_id, item_id, site, translation, source_title, is_accepted, engine)
    select ${userId}::bigint, g.item_id, ${site}::text, g.title, g.source_title, g.is_accepted, coalesce(g.engine, (
      select substring(s.label from '^engine:(.*)$') from site_titles s
      where s.user_id = ${userId} and s.site = ${site} and s.item_id = g.item_id and s.made_title = g.title))
    from unnest(${titles.map((one) => one.itemId)}::bigint[], ${titles.map((one) => one.title)}::text[],
      ${titles.map((one) => one.sourceTitle)}::text[], ${titles.map((one) => one.isAccepted)}::boolean[],
      ${titles.map((one) => one.engine ?? null)}::text[]) as g (item_id, title, source_title, is_accepted, engine)
    on conflict (user_id, item_id, site) do update set translation = excluded.translation, source_title = excluded.source_title,
      is_accepted = excluded.is_accepted, engine = coalesce(excluded.engine, m.engine), updated_at = now()`.execute(tx);
}

export async function removeManualTitles(
  tx: Tx,
  userId: number,
  site: Site,
  itemIds: readonly number[],
): Promise<void> {
  await sql`
    delete from manual_titles
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and site = ${site}`.execute(tx);
}

/** The home sites of accounts, by account id. */
export async function listHomeSites(db: Db, userId: number, accountIds: readonly number[]): Promise<Map<number, Site>> {
  const rows = await db
    .selectFrom('marketplace_accounts')
    .select(['account_id', 'source_site'])
    .where('user_id', '=', userId)
    .where('account_id', 'in', accountIds)
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.source_site as Site]));
}

export const hashOf = (key: string) => createHash('sha256').update(key).digest();

export interface RememberedTitle extends MemoryHit {
  /** The hash of the seller's terms with which an engine was called. */
  readonly askedTerms: Buffer | null;
}

/** Exact matches in the seller's memory for these keys. */
export async function listMemory(
  db: Db,
  userId: number,
  from: string,
  to: string,
  keys: readonly string[],
): Promise<Map<string, RememberedTitle>> {
  const { rows } = await sql<{ src_text: string; dst_text: string; origin: string; asked_terms: Buffer | null }>`
    select src_text, dst_text, origin, asked_terms from translation_memory
    where user_id = ${userId} and src_lang = ${from} and dst_lang = ${to} and src_hash = any(${keys.map(hashOf)}::bytea[])`.execute(
    db,
  );
  return new Map(
    rows.map((row) => [row.src_text, { template: row.dst_text, origin: row.origin, askedTerms: row.asked_terms }]),
  );
}

export interface MemoryEntry {
  readonly from: string;
  readonly to: string;
  /** The source with its slots in braces, in lower case. */
  readonly key: string;
  /** The target with its slots in braces. */
  readonly template: string;
  /** `human`, or `engine:` with its name. */
  readonly origin: string;
  /** The hash of the seller's terms with which an engine was called. */
  readonly askedTerms?: Buffer | null;
}

/** Remembers a title for every item that differs only in its slots. A machine's text does not replace a person's. */
export function remember(tx: Tx, userId: number, entry: MemoryEntry): Promise<void> {
  return rememberAll(tx, userId, [entry]);
}

/** The same for many titles; of two with the same key, the last wins. */
export async function rememberAll(tx: Tx, userId: number, entries: readonly MemoryEntry[]): Promise<void> {
  const known = new Map(entries.map((entry) => [`${entry.from} ${entry.to} ${entry.key}`, entry]));
  // In a fixed order, so that two transactions with the same keys cannot deadlock.
  const given = [...known.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
  if (given.length === 0) return;
  await sql`
    insert into translation_memory (user_id, src_lang, dst_lang, src_hash, src_text, dst_text, origin, asked_terms)
    select ${userId}::bigint, * from unnest(
      ${given.map((one) => one.from)}::text[], ${given.map((one) => one.to)}::text[], ${given.map((one) => hashOf(one.key))}::bytea[],
      ${given.map((one) => one.key)}::text[], ${given.map((one) => one.template)}::text[], ${given.map((one) => one.origin)}::text[],
      ${given.map((one) => one.askedTerms ?? null)}::bytea[])
    on conflict (user_id, src_lang, dst_lang, src_hash) do update set dst_text = excluded.dst_text, origin = excluded.origin,
      asked_terms = excluded.asked_terms, updated_at = now()
    where translation_memory.origin <> 'human' or excluded.origin = 'human'`.execute(tx);
}
