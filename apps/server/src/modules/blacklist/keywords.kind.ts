import { blacklist, KEYWORD_SCOPES, type KeywordScope } from '@quayside/contract';
import { KEYWORD_FIELDS, KEYWORD_LANGUAGES, KEYWORD_MATCHES } from '@quayside/kernel';
import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import {
  byKey,
  type ChangeContext,
  type ChangedRow,
  concernsMore,
  type Kind,
  type Objection,
} from '../changes/index.ts';
import { followKeywords } from './block-items.ts';
import { findMatches, type Match } from './find-matches.ts';
import type { KeywordInput, ListedKeyword } from './keywords.repository.ts';
import * as repository from './keywords.repository.ts';
import * as matches from './matches.repository.ts';

/** A keyword as it is restored; null for none. */
type Keyword = z.output<typeof keyword> | null;
const keyword = z.object({
  keyword: z.string(),
  platform: z.enum(KEYWORD_SCOPES as [KeywordScope]),
  match: z.enum(KEYWORD_MATCHES),
  language: z.enum(KEYWORD_LANGUAGES),
  fields: z.array(z.enum(KEYWORD_FIELDS)).readonly(),
  exceptions: z.array(z.string()).readonly(),
});

/** What the history says of all rows together. */
const settings = z.object({ why: z.enum(['keyword_added', 'keyword_changed', 'keyword_removed']) });
type Settings = z.output<typeof settings>;
export type KeywordRow = ChangedRow<Keyword>;

/** The same words in upper or lower case are one keyword. */
export const keyOf = ({ platform, keyword }: Pick<KeywordInput, 'platform' | 'keyword'>) =>
  `${platform} ${keyword.toLowerCase()}`;

export function wordsOf({ keyword, platform, match, language, fields, exceptions }: KeywordInput): KeywordInput {
  return { keyword, platform, match, language, fields, exceptions };
}

/** A row of a keyword that is added, changed or removed. One whose words or platform change is removed and added. */
export function keywordRows(before: KeywordInput | undefined, after: KeywordInput | undefined): KeywordRow[] {
  if (before && after && keyOf(before) !== keyOf(after)) {
    return [...keywordRows(before, undefined), ...keywordRows(undefined, after)];
  }
  const given = after ?? before;
  if (!given) return [];
  const values = { before: before ? wordsOf(before) : null, after: after ? wordsOf(after) : null };
  return [{ key: keyOf(given), itemId: null, site: null, sku: null, label: given.keyword, ...values }];
}

/** Why the history has a row. */
export function whyOf({ before, after }: KeywordRow): Settings['why'] {
  if (after === null) return 'keyword_removed';
  return before === null ? 'keyword_added' : 'keyword_changed';
}

/** The words and settings after of rows, in their order. */
const addedBy = (rows: readonly KeywordRow[]): KeywordInput[] => rows.flatMap(({ after }) => after ?? []);

/** What was found in items, by keyword. */
export function namesOf(keywords: readonly KeywordInput[], found: readonly Match[]): matches.Found[] {
  return found.flatMap(({ at, itemId }) => {
    const one = keywords[at];
    return one ? [{ itemId, platform: one.platform, keyword: one.keyword }] : [];
  });
}

/**
 * Keywords that are added, changed or removed. Their items are blocked or freed, and live listings end, in the same
 * transaction: otherwise a new item could slip through between two steps.
 * @param findIn finds keywords in the business's items; who has just done that passes on what was found
 * @param noteFreed learns how many items no keyword blocks any more
 */
export function keywordsKind(
  findIn: typeof findMatches = findMatches,
  noteFreed: (items: number) => void = () => undefined,
): Kind<Settings, Keyword> {
  const placesOf = (rows: readonly KeywordRow[]) => rows.flatMap(({ before, after }) => after ?? before ?? []);

  async function countEnds(tx: Tx, { userId }: ChangeContext<Settings>, rows: readonly KeywordRow[]) {
    const keywords = addedBy(rows);
    const found = await findIn(tx, userId, keywords);
    return matches.countEnds(tx, userId, namesOf(keywords, found));
  }

  return {
    name: 'keywords',
    settings,
    call: blacklist.create,
    isWhole: true,
    field: 'keyword',
    why: ({ why }, row) => (row ? whyOf(row) : why),
    entityOf: () => ({ entity: 'keyword', entityId: 0 }),
    shown: (value) => (value ? { word: value.match, text: value.exceptions.join(', ') || null } : null),
    recorded: (value) => value,

    async judge(tx, context, rows) {
      const ends = await countEnds(tx, context, rows);
      return byKey(rows, ({ key, before, after }): Objection | undefined => {
        if (before === null && after === null) return { verdict: 'refused', reason: 'unchanged' };
        const listings = after ? ends.get(key) : undefined;
        return listings ? { verdict: 'warned', reason: 'ends', listings } : undefined;
      });
    },

    async hold(tx, context, rows) {
      const { userId, isUndo } = context;
      await repository.lockBlacklist(tx, userId);
      const stored = await repository.findKeywords(tx, userId, placesOf(rows));
      const now = new Map(stored.map((one) => [keyOf(one), wordsOf(one)]));
      const ends = isUndo ? await countEnds(tx, context, rows) : new Map<string, number>();
      return byKey(rows, (row) => {
        const reason = concernsMore(row, ends.get(row.key) ?? 0) ? ('more_listings' as const) : undefined;
        return { value: now.get(row.key) ?? null, reason };
      });
    },

    async apply(tx, { userId, actor }, rows) {
      const stored = new Map(
        (await repository.findKeywords(tx, userId, placesOf(rows))).map((one) => [keyOf(one), one]),
      );
      const replaced = rows.flatMap(({ key }) => stored.get(key)?.keywordId ?? []);
      const before = await matches.listItemsOf(tx, userId, replaced);
      const keywords = addedBy(rows);
      const found = await findIn(tx, userId, keywords);
      const removed = rows.flatMap(({ key, after }) => (after ? [] : (stored.get(key)?.keywordId ?? [])));
      await repository.removeKeywords(tx, userId, removed);
      const ids = await store(tx, userId, keywords, stored);
      await repository.raiseVersion(tx, userId);
      const blocked = found.map(({ at, itemId }) => ({ keywordId: ids[at] ?? 0, itemId }));
      await matches.replaceMatchesOfKeywords(tx, userId, replaced, blocked);
      const now = found.map(({ itemId }) => itemId);
      noteFreed(await followKeywords(tx, userId, { all: [...before, ...now], ended: new Set(now) }, actor));
      return {};
    },
  };
}

/** @returns the ids, in the order of the keywords */
async function store(
  tx: Tx,
  userId: number,
  keywords: readonly KeywordInput[],
  stored: ReadonlyMap<string, ListedKeyword>,
): Promise<number[]> {
  const added = keywords.filter((one) => !stored.has(keyOf(one)));
  const newIds = await repository.insertKeywords(tx, userId, added);
  const ids = new Map(added.map((one, at) => [keyOf(one), newIds[at] ?? 0]));
  const changed = keywords.flatMap((one) => {
    const known = stored.get(keyOf(one));
    return known ? [{ ...one, keywordId: known.keywordId }] : [];
  });
  await repository.updateKeywords(tx, userId, changed);
  return keywords.map((one) => stored.get(keyOf(one))?.keywordId ?? ids.get(keyOf(one)) ?? 0);
}
