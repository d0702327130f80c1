import type { DescriptionEngine, TranslatedText } from '@quayside/contract';
import type { TitleTarget } from '@quayside/text';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export type SentenceProblem = NonNullable<TranslatedText['refused']>['problem'];

/** Whose answers, in which language of a site. */
export interface AnswerPlace {
  readonly userId: number;
  readonly engine: DescriptionEngine;
  readonly language: TitleTarget;
}

export interface SentenceAnswer {
  /** In hexadecimal. */
  readonly hash: string;
  readonly answer: string;
  /** Why the answer may not be shown; null if it may. */
  readonly problem: SentenceProblem | null;
}

/** What an engine answered to these sentences before. */
export async function listAnswers(
  db: Db,
  { userId, engine, language }: AnswerPlace,
  hashes: readonly string[],
): Promise<Map<string, SentenceAnswer>> {
  if (hashes.length === 0) return new Map();
  const { rows } = await sql<SentenceAnswer>`
    select encode(source_hash, 'hex') as hash, answer, problem from description_sentences
    where user_id = ${userId} and language = ${language} and engine = ${engine}
      and source_hash = any(select decode(h, 'hex') from unnest(${[...hashes]}::text[]) h)`.execute(db);
  return new Map(rows.map((row) => [row.hash, row]));
}

/** The first answer to a sentence stays. */
export async function rememberAnswers(
  tx: Tx,
  { userId, engine, language }: AnswerPlace,
  answers: readonly SentenceAnswer[],
  at: Date,
): Promise<void> {
  await sql`
    insert into description_sentences (user_id, source_hash, language, engine, answer, problem, made_at)
    select ${userId}, decode(hash, 'hex'), ${language}, ${engine}, answer, problem, ${at}
    from unnest(${answers.map(({ hash }) => hash)}::text[], ${answers.map(({ answer }) => answer)}::text[],
      ${answers.map(({ problem }) => problem)}::text[]) as given (hash, answer, problem)
    on conflict do nothing`.execute(tx);
}
