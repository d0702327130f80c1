import type { TextLanguage, TitleTarget } from '@quayside/text';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** What an engine said of a value. */
export interface ValueAnswer {
  readonly source: string;
  readonly engine: string;
  readonly answer: string;
  /** Why it may not be listed; null if it may. */
  readonly problem: string | null;
  /** Of the seller's terms that went with it. */
  readonly askedTerms: Buffer | null;
}

interface ValueLanguages {
  readonly from: TextLanguage;
  readonly to: TitleTarget;
}

export async function listValueAnswers(
  db: Db,
  userId: number,
  { from, to }: ValueLanguages,
  sources: readonly string[],
): Promise<Map<string, ValueAnswer>> {
  if (sources.length === 0) return new Map();
  const { rows } = await sql<ValueAnswer>`
    select source, engine, answer, problem, asked_terms as "askedTerms" from value_translations
    where user_id = ${userId} and src_lang = ${from} and dst_lang = ${to} and source = any(${[...sources]}::text[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.source, row]));
}

/** The last answer counts. */
export async function rememberValues(
  tx: Tx,
  userId: number,
  { from, to }: ValueLanguages,
  answers: readonly ValueAnswer[],
): Promise<void> {
  // In a fixed order, so that two transactions with the same values cannot deadlock.
  const given = [...answers].sort((one, other) => (one.source < other.source ? -1 : 1));
  await sql`
    insert into value_translations (user_id, src_lang, dst_lang, source, engine, answer, problem, asked_terms)
    select ${userId}::bigint, ${from}, ${to}, * from unnest(
      ${given.map((one) => one.source)}::text[], ${given.map((one) => one.engine)}::text[],
      ${given.map((one) => one.answer)}::text[], ${given.map((one) => one.problem)}::text[],
      ${given.map((one) => one.askedTerms)}::bytea[])
    on conflict (user_id, src_lang, dst_lang, source) do update set engine = excluded.engine, answer = excluded.answer,
      problem = excluded.problem, asked_terms = excluded.asked_terms, made_at = now()`.execute(tx);
}
