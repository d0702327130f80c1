import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { contains } from '../../platform/database/search.ts';
import { hashOf, type MemoryEntry } from './translations.repository.ts';

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
