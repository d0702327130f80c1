import type { Term, TermInput } from '@quayside/contract';
import { type KeywordRule, SITES, siteFacts } from '@quayside/kernel';
import { createKeywordMatcher, type KeywordMatcher } from '@quayside/kernel/keywords/matcher';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** An item whose title contains the source words of a term. */
export interface UsingItem {
  readonly itemId: number;
  readonly accountId: number;
  readonly title: string;
  readonly brand: string | null;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}

/** The number of items per read, so few that comparing them does not keep the process from other work. */
const STEP = 1_000;

/**
 * @returns for each term, the number of items on sale, in shops of its language, whose titles contain its source words
 */
export async function countUsage(db: Db, userId: number, terms: readonly Term[]): Promise<Map<number, number>> {
  const usage = new Map(terms.map(({ id }) => [id, 0]));
  for (const language of new Set(terms.map((term) => term.src_lang))) {
    const ofLanguage = terms.filter((term) => term.src_lang === language);
    const matcher = createTermMatcher(ofLanguage);
    for await (const items of readTitles(db, userId, language)) {
      for (const item of items) {
        for (const at of matcher.find({ ...item, description: '' })) {
          const id = ofLanguage[at]?.id;
          if (id !== undefined) usage.set(id, (usage.get(id) ?? 0) + 1);
        }
      }
    }
  }
  return usage;
}

/** @returns how many items use a term, and the first `limit` of them */
export async function findUsing(
  db: Db,
  userId: number,
  term: TermInput,
  limit: number,
): Promise<{ readonly count: number; readonly first: readonly UsingItem[] }> {
  const matcher = createTermMatcher([term]);
  const first: UsingItem[] = [];
  let count = 0;
  for await (const items of readTitles(db, userId, term.src_lang)) {
    const found = items.filter((item) => matcher.find({ ...item, description: '' }).length > 0);
    count += found.length;
    first.push(...found.slice(0, limit - first.length));
  }
  return { count, first };
}

/** Finds the terms whose source words a title contains, in one pass. */
export function createTermMatcher(terms: readonly Pick<TermInput, 'src_text'>[]): KeywordMatcher {
  return createKeywordMatcher(
    terms.map(({ src_text }): KeywordRule => {
      return { keyword: src_text, match: 'word', language: 'en', fields: ['title'], exceptions: [] };
    }),
  );
}

/** The items on sale in shops of this language, step by step. */
async function* readTitles(db: Db, userId: number, language: string): AsyncGenerator<readonly UsingItem[]> {
  const homes = SITES.filter((site) => siteFacts(site).language.slice(0, 2) === language);
  for (let after = 0; ; ) {
    const { rows } = await sql<UsingItem>`
      select i.item_id as "itemId", i.account_id as "accountId", i.title, i.brand, i.attributes
      from items i join marketplace_accounts a on a.user_id = i.user_id and a.account_id = i.account_id
      where i.user_id = ${userId} and i.item_id > ${after} and not i.is_ended and a.source_site = any(${homes}::text[])
      order by i.item_id limit ${STEP}`.execute(db);
    yield rows;
    const last = rows.length === STEP ? rows.at(-1) : undefined;
    if (last === undefined) return;
    after = last.itemId;
  }
}
