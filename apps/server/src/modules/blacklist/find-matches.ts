import { destinationsFor, type KeywordRule, type Platform } from '@quayside/kernel';
import { createKeywordMatcher, type KeywordMatcher } from '@quayside/kernel/keywords/matcher';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { inSteps } from '../../platform/files/in-steps.ts';
import type { KeywordInput } from './keywords.repository.ts';

/** A keyword, by its position in the list, that an item contains. */
export interface Match {
  readonly at: number;
  readonly itemId: number;
}

/** The number of items per read, so few that comparing them does not keep the process from other work. */
const STEP = 1_000;
/** The number of keywords of one matcher. Building it takes some tens of milliseconds. */
const GROUP = 500;

interface Texts {
  readonly itemId: number;
  readonly platform: Platform;
  readonly title: string;
  readonly brand: string | null;
  readonly description: string;
}

/** Whether a keyword applies to an item: it is for all platforms, or for one that could list the item. */
function isAbout(keyword: Pick<KeywordInput, 'platform'>, item: Pick<Texts, 'platform'>): boolean {
  return keyword.platform === 'all' || destinationsFor(item.platform, keyword.platform).length > 0;
}

/** Compares every item of a business with these keywords, step by step. */
export async function findMatches(db: Db, userId: number, keywords: readonly KeywordInput[]): Promise<Match[]> {
  if (keywords.length === 0) return [];
  const matchers = await buildMatchers(keywords);
  const isRead = { readsDescriptions: matchers.some(({ matcher }) => matcher.readsDescriptions) };
  const matches: Match[] = [];
  for (let after = 0; ; ) {
    const items = await readTexts(db, userId, isRead, sql`i.item_id > ${after} order by i.item_id limit ${STEP}`);
    for await (const [one] of inSteps(matchers, 1)) {
      if (!one) continue;
      for (const { at, itemId } of matchesOf(one.matcher, one.keywords, items))
        matches.push({ at: one.from + at, itemId });
    }
    const last = items.length === STEP ? items.at(-1) : undefined;
    if (last === undefined) return matches;
    after = last.itemId;
  }
}

/** Matchers of a long list, each of a part of it that begins `from` there, built without keeping the process from other work. */
export async function buildMatchers<K extends KeywordInput>(
  keywords: readonly K[],
): Promise<(CompiledList<K> & { readonly from: number })[]> {
  const matchers: (CompiledList<K> & { readonly from: number })[] = [];
  for await (const group of inSteps(keywords, GROUP)) {
    matchers.push({ from: matchers.length * GROUP, matcher: createKeywordMatcher(group), keywords: group });
  }
  return matchers;
}

/** The same for some items, with an existing matcher. */
export async function findMatchesOf(
  db: Db,
  userId: number,
  { matcher, keywords }: CompiledList,
  itemIds: readonly number[],
): Promise<Match[]> {
  const items = await readTexts(db, userId, matcher, sql`i.item_id = any(${[...itemIds]}::bigint[])`);
  return matchesOf(matcher, keywords, items);
}

function matchesOf(matcher: KeywordMatcher, keywords: readonly KeywordInput[], items: readonly Texts[]): Match[] {
  return items.flatMap((item) =>
    matcher
      .find(item)
      .filter((at) => keywords[at] !== undefined && isAbout(keywords[at], item))
      .map((at) => ({ at, itemId: item.itemId })),
  );
}

async function readTexts(
  db: Db,
  userId: number,
  { readsDescriptions }: Pick<KeywordMatcher, 'readsDescriptions'>,
  condition: ReturnType<typeof sql>,
): Promise<Texts[]> {
  const { rows } = await sql<Texts>`
    select i.item_id as "itemId", i.platform, i.title, i.brand, ${readsDescriptions ? sql`i.description` : sql`''`} as description
    from items i where i.user_id = ${userId} and ${condition}`.execute(db);
  return rows;
}

export interface CompiledList<K extends KeywordInput = KeywordInput> {
  readonly matcher: KeywordMatcher;
  readonly keywords: readonly K[];
}

/** The number of compiled lists that a worker caches. A list of 5,000 keywords takes some tens of megabytes. */
const MOST_LISTS = 8;

/**
 * Caches the matchers of the businesses whose items were stored last. Each is identified by the version of its list, so
 * the cache only saves work.
 */
export function createMatcherCache<K extends KeywordRule & KeywordInput>() {
  const lists = new Map<number, { readonly version: number; readonly list: CompiledList<K> }>();
  return {
    async get(userId: number, version: number, read: () => Promise<readonly K[]>): Promise<CompiledList<K>> {
      const known = lists.get(userId);
      lists.delete(userId);
      if (known?.version === version) {
        lists.set(userId, known);
        return known.list;
      }
      const keywords = await read();
      const list = { matcher: createKeywordMatcher(keywords), keywords };
      lists.set(userId, { version, list });
      const [oldest] = lists.keys();
      if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest);
      return list;
    },
  };
}
