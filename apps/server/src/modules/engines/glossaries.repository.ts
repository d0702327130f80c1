import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** The terms that a business stores at an engine, for a pair of languages. */
export interface GlossaryPlace {
  readonly userId: number;
  /** The name under which usage is counted; `operator:<name>` for the operator's. */
  readonly engine: string;
  readonly from: string;
  readonly to: string;
}

export interface KeptGlossary {
  readonly termsHash: Buffer;
  readonly remoteId: string;
}

export async function getGlossary(
  db: Db,
  { userId, engine, from, to }: GlossaryPlace,
): Promise<KeptGlossary | undefined> {
  const { rows } = await sql<KeptGlossary>`
    select terms_hash as "termsHash", remote_id as "remoteId" from translation_engine_glossaries
    where user_id = ${userId} and engine = ${engine} and src_lang = ${from} and dst_lang = ${to}`.execute(db);
  return rows[0];
}

export async function saveGlossary(
  db: Db,
  { userId, engine, from, to }: GlossaryPlace,
  { termsHash, remoteId, count, at }: KeptGlossary & { readonly count: number; readonly at: Date },
): Promise<void> {
  await sql`
    insert into translation_engine_glossaries
      (user_id, engine, src_lang, dst_lang, terms_hash, term_count, remote_id, kept_at)
    values (${userId}, ${engine}, ${from}, ${to}, ${termsHash}, ${count}, ${remoteId}, ${at})
    on conflict (user_id, engine, src_lang, dst_lang) do update set terms_hash = excluded.terms_hash,
      term_count = excluded.term_count, remote_id = excluded.remote_id, kept_at = excluded.kept_at`.execute(db);
}

/** Removes the records of everything stored at one engine, because another key is another account. */
export async function forgetGlossaries(db: Db, userId: number, engine: string): Promise<void> {
  await sql`
    delete from translation_engine_glossaries where user_id = ${userId} and engine = ${engine}`.execute(db);
}

/** The number of terms stored at each engine, over all pairs of languages. */
export async function countKeptTerms(db: Db, userId: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ engine: string; n: number }>`
    select engine, sum(term_count)::int as n from translation_engine_glossaries
    where user_id = ${userId} group by engine`.execute(db);
  return new Map(rows.map(({ engine, n }) => [engine, n]));
}
