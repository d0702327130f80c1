import type { Term, TermInput } from '@quayside/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { contains } from '../../platform/database/search.ts';
import { errorCode } from '../../platform/errors.ts';

export interface GlossaryTermRow {
  readonly src: string;
  readonly dst: string;
  readonly dstLang: string;
}

/** All terms of a seller from one language, in a fixed order. */
export async function listSellerTerms(db: Db, userId: number, srcLang: string): Promise<GlossaryTermRow[]> {
  const rows = await db
    .selectFrom('glossary_terms')
    .select(['src_text', 'dst_text', 'dst_lang'])
    .where('user_id', '=', userId)
    .where('src_lang', '=', srcLang)
    .orderBy('term_id')
    .execute();
  return rows.map((row) => ({ src: row.src_text, dst: row.dst_text, dstLang: row.dst_lang }));
}

export interface TermFilter {
  readonly srcLang?: string | undefined;
  readonly dstLang?: string | undefined;
  readonly query?: string | undefined;
}

/** A position in the list, which is sorted by the lower-cased source words. */
export interface TermPlace {
  readonly sorted: string;
  readonly termId: number;
}

function filtered(db: Db, userId: number, filter: TermFilter) {
  let select = db.selectFrom('glossary_terms').where('user_id', '=', userId);
  if (filter.srcLang) select = select.where('src_lang', '=', filter.srcLang);
  if (filter.dstLang) select = select.where('dst_lang', '=', filter.dstLang);
  return select.where(contains(sql`search_keys`, filter.query));
}

/** @returns each term with its position in the list */
export async function listTerms(
  db: Db,
  userId: number,
  { after, limit, ...filter }: TermFilter & { readonly after: TermPlace | null; readonly limit: number },
): Promise<(TermPlace & { readonly term: Term })[]> {
  let select = filtered(db, userId, filter).selectAll().select(sql<string>`lower(src_text)`.as('sorted'));
  if (after) select = select.where(sql<boolean>`(lower(src_text), term_id) > (${after.sorted}, ${after.termId})`);
  const rows = await select.orderBy(sql`lower(src_text)`).orderBy('term_id').limit(limit).execute();
  return rows.map((row) => ({ sorted: row.sorted, termId: row.term_id, term: toTerm(row) }));
}

export async function countTerms(db: Db, userId: number, filter: TermFilter = {}): Promise<number> {
  const { count } = await filtered(db, userId, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** All terms, at most 10,000, sorted like the list. */
export async function listAllTerms(db: Db, userId: number): Promise<Term[]> {
  const rows = await filtered(db, userId, {}).selectAll().orderBy(sql`lower(src_text)`).orderBy('term_id').execute();
  return rows.map(toTerm);
}

/** Serializes additions, because they count the seller's terms. */
export async function lockGlossary(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`glossary ${userId}`}, 0))`.execute(tx);
}

export async function getTerms(db: Db, userId: number, termIds: readonly number[]): Promise<Term[]> {
  const { rows } = await sql<TermRow>`
    select * from glossary_terms where user_id = ${userId} and term_id = any(${[...termIds]}::bigint[])`.execute(db);
  return rows.map(toTerm);
}

const columnsOf = (terms: readonly TermInput[]) => sql`unnest(
  ${terms.map((term) => term.src_text)}::text[], ${terms.map((term) => term.dst_text)}::text[],
  ${terms.map((term) => term.src_lang)}::text[], ${terms.map((term) => term.dst_lang)}::text[]
) as given (src_text, dst_text, src_lang, dst_lang)`;

/** The seller's terms with the same source words and languages as these. */
export async function findTerms(db: Db, userId: number, terms: readonly TermInput[]): Promise<Term[]> {
  const { rows } = await sql<TermRow>`
    select t.* from ${columnsOf(terms)}
    join glossary_terms t on t.user_id = ${userId} and t.src_lang = given.src_lang and t.dst_lang = given.dst_lang
      and lower(t.src_text) = lower(given.src_text)`.execute(db);
  return rows.map(toTerm);
}

/**
 * Adds these terms, or updates the existing ones with the same source words and languages. The given terms contain no
 * duplicates.
 */
export async function saveTerms(tx: Tx, userId: number, terms: readonly TermInput[]): Promise<Term[]> {
  const { rows } = await sql<TermRow>`
    insert into glossary_terms (user_id, src_text, dst_text, src_lang, dst_lang)
    select ${userId}::bigint, given.* from ${columnsOf(terms)}
    on conflict (user_id, src_lang, dst_lang, lower(src_text))
    do update set src_text = excluded.src_text, dst_text = excluded.dst_text, updated_at = now()
    returning *`.execute(tx);
  return rows.map(toTerm);
}

/** @returns the removed terms */
export async function removeTerms(tx: Tx, userId: number, termIds: readonly number[]): Promise<Term[]> {
  const { rows } = await sql<TermRow>`
    delete from glossary_terms where user_id = ${userId} and term_id = any(${[...termIds]}::bigint[])
    returning *`.execute(tx);
  return rows.map(toTerm);
}

export async function getTerm(db: Db, userId: number, termId: number): Promise<Term | undefined> {
  const [term] = await getTerms(db, userId, [termId]);
  return term;
}

/** @returns undefined if the seller already has a term for this source and language pair */
export async function insertTerm(tx: Tx, userId: number, term: TermInput): Promise<Term | undefined> {
  const row = await tx
    .insertInto('glossary_terms')
    .values({ user_id: userId, ...term })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toTerm(row);
}

/** SQLSTATE of a unique constraint violation. */
const UNIQUE_VIOLATION = '23505';

/** @returns `exists` if another term of the seller has this source and language pair; the transaction is then aborted */
export async function updateTerm(
  tx: Tx,
  userId: number,
  termId: number,
  term: TermInput,
): Promise<Term | 'exists' | undefined> {
  try {
    const row = await tx
      .updateTable('glossary_terms')
      .set({ ...term, updated_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('term_id', '=', termId)
      .returningAll()
      .executeTakeFirst();
    return row && toTerm(row);
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) return 'exists';
    throw error;
  }
}

interface TermRow {
  readonly term_id: number;
  readonly src_text: string;
  readonly dst_text: string;
  readonly src_lang: string;
  readonly dst_lang: string;
}

function toTerm({ term_id: id, src_text, dst_text, src_lang, dst_lang }: TermRow): Term {
  return { id, src_text, dst_text, src_lang, dst_lang };
}
