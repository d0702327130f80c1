import { createHash } from 'node:crypto';
import type { MemoryHit } from '@quayside/text';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { contains } from '../../platform/database/search.ts';

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

export interface LanguagePair {
  readonly from: string;
  readonly to: string;
}

/** The position from which a list of one pair's texts continues. */
export interface MemoryPlace {
  readonly beginning: string;
  readonly hash: string;
}

const BEGINNING = sql`left(src_text, 100) collate "C"`;

export async function listPairs(db: Db, userId: number): Promise<(LanguagePair & { readonly entries: number })[]> {
  const { rows } = await sql<LanguagePair & { readonly entries: number }>`
    select src_lang as "from", dst_lang as "to", count(*)::int as entries from translation_memory
    where user_id = ${userId} group by src_lang, dst_lang order by src_lang, dst_lang`.execute(db);
  return rows;
}

export async function listEntries(
  db: Db,
  userId: number,
  { from, to }: LanguagePair,
  {
    query,
    after,
    limit,
  }: { readonly query?: string | undefined; readonly after: MemoryPlace | null; readonly limit: number },
): Promise<(MemoryEntry & MemoryPlace)[]> {
  const { rows } = await sql<MemoryEntry & MemoryPlace>`
    select src_lang as "from", dst_lang as "to", src_text as key, dst_text as template, origin, left(src_text, 100) as beginning,
      encode(src_hash, 'hex') as hash
    from translation_memory
    where user_id = ${userId} and src_lang = ${from} and dst_lang = ${to}
      ${after === null ? sql`` : sql`and (${BEGINNING}, src_hash) > (${after.beginning}::text collate "C", decode(${after.hash}, 'hex'))`}
      and ${contains(sql`search_keys`, query)}
    order by ${BEGINNING}, src_hash limit ${limit}`.execute(db);
  return rows;
}

export async function countEntries(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from translation_memory where user_id = ${userId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Serializes additions, because they count the entries. */
export async function lockMemory(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`memory ${userId}`}, 0))`.execute(tx);
}

/** The entries with the same keys and languages as these. */
export async function findEntries(db: Db, userId: number, entries: readonly MemoryEntry[]): Promise<MemoryEntry[]> {
  const { rows } = await sql<MemoryEntry>`
    select m.src_lang as "from", m.dst_lang as "to", m.src_text as key, m.dst_text as template, m.origin
    from unnest(${entries.map((one) => one.from)}::text[], ${entries.map((one) => one.to)}::text[],
      ${entries.map((one) => hashOf(one.key))}::bytea[]) as g (src_lang, dst_lang, src_hash)
    join translation_memory m on m.user_id = ${userId} and m.src_lang = g.src_lang and m.dst_lang = g.dst_lang and m.src_hash = g.src_hash`.execute(
    db,
  );
  return rows;
}

/**
 * Removes these sources of a pair; all of them if none are given.
 * @returns how many
 */
export async function removeEntries(
  tx: Tx,
  userId: number,
  { from, to }: LanguagePair,
  sources: readonly string[] | undefined,
): Promise<number> {
  const named = sources === undefined ? sql`` : sql`and src_hash = any(${sources.map(hashOf)}::bytea[])`;
  const { numAffectedRows = 0n } = await sql`
    delete from translation_memory
    where user_id = ${userId} and src_lang = ${from} and dst_lang = ${to} ${named}`.execute(tx);
  return Number(numAffectedRows);
}

/** Entries whose sources are most similar to this key, the most similar first. */
export async function findAlike(
  db: Db,
  userId: number,
  { from, to }: LanguagePair,
  key: string,
  limit: number,
): Promise<(MemoryEntry & { readonly similarity: number })[]> {
  const { rows } = await sql<MemoryEntry & { readonly similarity: number }>`
    select src_lang as "from", dst_lang as "to", src_text as key, dst_text as template, origin, similarity(src_text, ${key}::text) as similarity
    from translation_memory
    where user_id = ${userId} and src_lang = ${from} and dst_lang = ${to} and src_text % ${key}::text
    order by similarity desc, src_text limit ${limit}`.execute(db);
  return rows;
}

/** The brands of a seller's items. */
export async function listBrandNames(db: Db, userId: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    select min(brand) as brand from items
    where user_id = ${userId} and brand is not null group by lower(brand) order by lower(brand) limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => row.brand);
}
