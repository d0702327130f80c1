import type { Term, TermInput } from '@quayside/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
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

export interface TermQuery {
  readonly srcLang?: string | undefined;
  readonly dstLang?: string | undefined;
  readonly query?: string | undefined;
  readonly afterId: number;
  readonly limit: number;
}

export async function listTerms(db: Db, userId: number, query: TermQuery): Promise<Term[]> {
  let select = db
    .selectFrom('glossary_terms')
    .selectAll()
    .where('user_id', '=', userId)
    .where('term_id', '>', query.afterId);
  if (query.srcLang) select = select.where('src_lang', '=', query.srcLang);
  if (query.dstLang) select = select.where('dst_lang', '=', query.dstLang);
  if (query.query) {
    const pattern = `%${query.query.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    select = select.where(sql<boolean>`(lower(src_text) like ${pattern} or lower(dst_text) like ${pattern})`);
  }
  return (await select.orderBy('term_id').limit(query.limit).execute()).map(toTerm);
}

export async function getTerm(db: Db, userId: number, termId: number): Promise<Term | undefined> {
  const row = await db
    .selectFrom('glossary_terms')
    .selectAll()
    .where('user_id', '=', userId)
    .where('term_id', '=', termId)
    .executeTakeFirst();
  return row && toTerm(row);
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

/** @returns `taken` if another term of the seller has this source and language pair; the transaction is then aborted */
export async function updateTerm(
  tx: Tx,
  userId: number,
  termId: number,
  term: TermInput,
): Promise<Term | 'taken' | undefined> {
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
    if (errorCode(error) === UNIQUE_VIOLATION) return 'taken';
    throw error;
  }
}

export async function removeTerm(tx: Tx, userId: number, termId: number): Promise<void> {
  await tx.deleteFrom('glossary_terms').where('user_id', '=', userId).where('term_id', '=', termId).execute();
}

function toTerm(row: {
  term_id: number;
  src_text: string;
  dst_text: string;
  src_lang: string;
  dst_lang: string;
}): Term {
  const { term_id: id, src_text, dst_text, src_lang, dst_lang } = row;
  return { id, src_text, dst_text, src_lang, dst_lang };
}
