import { isDeepStrictEqual } from 'node:util';
import type {
  BlacklistConsent,
  BlacklistPreview,
  ChangedKeyword,
  KeywordScope,
  KeywordView,
  NewKeywords,
} from '@quayside/contract';
import { KEYWORDS_MOST } from '@quayside/kernel';
import { textsOfRule } from '@quayside/kernel/keywords/matcher';
import type { Db, Tx } from '../../platform/database/db.ts';
import { inSteps } from '../../platform/files/in-steps.ts';
import { fail } from '../../platform/http/fail.ts';
import { type ChangeDeps, changeRows } from '../changes/index.ts';
import type { Actor } from '../history/index.ts';
import { lockItems } from '../products/index.ts';
import { findMatches, type Match } from './find-matches.ts';
import { keywordRows, keywordsKind } from './keywords.kind.ts';
import type { KeywordInput, ListedKeyword } from './keywords.repository.ts';
import * as repository from './keywords.repository.ts';
import * as matches from './matches.repository.ts';

export type BlacklistDeps = ChangeDeps;

/** The new state of keywords; one with a `before` replaces it. */
export interface KeywordChange {
  readonly after: KeywordInput;
  readonly before: ListedKeyword | undefined;
}

/** The number of items that a preview shows. */
const EXAMPLES = 10;

/** @throws keyword_exists, keyword_not_searchable */
export async function readAdditions(
  db: Db,
  userId: number,
  scope: KeywordScope,
  given: NewKeywords,
): Promise<KeywordChange[]> {
  const { keywords, ...settings } = given;
  const additions = keywords.map((keyword) => ({ ...settings, keyword, platform: scope }));
  for (const { keyword } of await repository.findKeywords(db, userId, additions)) {
    throw fail('keyword_exists', { vars: { keyword } });
  }
  return additions.map((after) => ({ after: requireWords(after), before: undefined }));
}

/** @throws keyword_not_found, keyword_exists, keyword_not_searchable */
export async function readUpdate(
  db: Db,
  userId: number,
  place: { readonly keyword: string; readonly platform: KeywordScope },
  after: ChangedKeyword,
): Promise<KeywordChange> {
  const before = await requireKeyword(db, userId, place);
  const [existing] = await repository.findKeywords(db, userId, [after]);
  if (existing && existing.keywordId !== before.keywordId)
    throw fail('keyword_exists', { vars: { keyword: existing.keyword } });
  return { after: requireWords(after), before };
}

/** @throws keyword_not_found */
export async function requireKeyword(
  db: Db,
  userId: number,
  place: { readonly keyword: string; readonly platform: KeywordScope },
): Promise<ListedKeyword> {
  const [found] = await repository.findKeywords(db, userId, [place]);
  if (!found) throw fail('keyword_not_found');
  return found;
}

function requireWords(keyword: KeywordInput): KeywordInput {
  if (textsOfRule(keyword).length === 0) throw fail('keyword_not_searchable', { vars: { keyword: keyword.keyword } });
  return keyword;
}

const findFor = (db: Db, userId: number, changes: readonly KeywordChange[]): Promise<Match[]> =>
  findMatches(
    db,
    userId,
    changes.map(({ after }) => after),
  );

/** The items in which the changed keywords have been found so far. */
const listItemsBefore = (db: Db, userId: number, changes: readonly KeywordChange[]): Promise<number[]> =>
  matches.listItemsOf(
    db,
    userId,
    changes.flatMap((one) => one.before?.keywordId ?? []),
  );

/** What was found in each item: of each scope, the first keyword. */
async function namesOf(changes: readonly KeywordChange[], found: readonly Match[]): Promise<matches.Found[][]> {
  const items = new Map<number, matches.Found[]>();
  for await (const step of inSteps(found)) {
    for (const { at, itemId } of step) {
      const after = changes[at]?.after;
      const ofItem = items.get(itemId) ?? [];
      if (!after || ofItem.some(({ platform }) => platform === after.platform)) continue;
      items.set(itemId, [...ofItem, { itemId, platform: after.platform, keyword: after.keyword }]);
    }
  }
  return [...items.values()];
}

/** @throws too_many_keywords */
async function requireRoom(db: Db, userId: number, changes: readonly KeywordChange[]): Promise<void> {
  const added = changes.filter(({ before }) => before === undefined).length;
  if (added > 0 && (await repository.countKeywords(db, userId, 'all')) + added > KEYWORDS_MOST) {
    throw fail('too_many_keywords', { vars: { most: KEYWORDS_MOST } });
  }
}

/** What these changes would block. Nothing is saved. */
export async function previewChanges(
  db: Db,
  userId: number,
  changes: readonly KeywordChange[],
): Promise<BlacklistPreview> {
  await requireRoom(db, userId, changes);
  const found = await findFor(db, userId, changes);
  const blocked = new Set(found.map(({ itemId }) => itemId));
  const before = await listItemsBefore(db, userId, changes);
  const names = await namesOf(changes, found);
  return {
    ...(await matches.countBlocking(db, userId, names)),
    freed: before.filter((itemId) => !blocked.has(itemId)).length,
    examples: await matches.listExamples(db, userId, names, EXAMPLES),
  };
}

/**
 * Saves keywords, if they block what the seller was shown. Their items are blocked and the listings abroad ended in the
 * same transaction. It is a change that can be undone.
 * @param read reads the changes under the lock, so that concurrent saves see each other
 * @throws blacklist_changed, too_many_keywords, and what `read` throws
 */
export async function saveKeywords(
  deps: BlacklistDeps,
  userId: number,
  read: (tx: Tx) => Promise<readonly KeywordChange[]>,
  expected: BlacklistConsent | undefined,
  actor: Actor,
): Promise<KeywordView[]> {
  let saved: readonly KeywordInput[] = [];
  let found: readonly Match[] = [];
  const kind = keywordsKind(async () => [...found]);
  const given = { userId, settings: { why: 'keyword_added' as const }, actor };
  await changeRows(deps, kind, given, async (tx) => {
    await repository.lockBlacklist(tx, userId);
    const changes = await read(tx);
    saved = changes.map(({ after }) => after);
    await requireRoom(tx, userId, changes);
    found = await findFor(tx, userId, changes);
    const before = await listItemsBefore(tx, userId, changes);
    // Before the count, so that it has the listings that are being queued for these items.
    await lockItems(tx, userId, [...before, ...found.map(({ itemId }) => itemId)]);
    const consent = await matches.countBlocking(tx, userId, await namesOf(changes, found));
    if (!isConsented(consent, expected)) throw fail('blacklist_changed', { vars: { ...consent } });
    const rows = changes.flatMap(({ before: one, after }) => keywordRows(one, after));
    return rows.filter((row) => !isDeepStrictEqual(row.before, row.after));
  });
  return (await repository.findKeywords(deps.db, userId, saved)).map(repository.toView);
}

function isConsented(actual: BlacklistConsent, expected: BlacklistConsent | undefined): boolean {
  if (expected === undefined) return actual.items === 0;
  return expected.items === actual.items && expected.live === actual.live && expected.listings === actual.listings;
}

/**
 * Removes a keyword. Items that nothing else blocks can be listed again; the seller decides.
 * @throws keyword_not_found
 */
export async function removeKeyword(
  deps: BlacklistDeps,
  userId: number,
  place: { readonly keyword: string; readonly platform: KeywordScope },
  actor: Actor,
): Promise<{ freed: number }> {
  let freed = 0;
  const kind = keywordsKind(findMatches, (n) => {
    freed = n;
  });
  const given = { userId, settings: { why: 'keyword_removed' as const }, actor };
  await changeRows(deps, kind, given, async (tx) => {
    await repository.lockBlacklist(tx, userId);
    return keywordRows(await requireKeyword(tx, userId, place), undefined);
  });
  return { freed };
}
