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
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { inSteps } from '../../platform/files/in-steps.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Actor, type HistoryInput, recordHistory } from '../history/index.ts';
import { lockItems } from '../products/index.ts';
import { followKeywords } from './block-items.ts';
import { findMatches, type Match } from './find-matches.ts';
import type { KeywordInput, ListedKeyword } from './keywords.repository.ts';
import * as repository from './keywords.repository.ts';
import * as matches from './matches.repository.ts';

export interface BlacklistDeps {
  readonly db: Db;
}

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
 * same transaction.
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
  return withTransaction(deps.db, async (tx) => {
    await repository.lockBlacklist(tx, userId);
    const changes = await read(tx);
    await requireRoom(tx, userId, changes);
    const found = await findFor(tx, userId, changes);
    const before = await listItemsBefore(tx, userId, changes);
    const now = found.map(({ itemId }) => itemId);
    // Before the count, so that it has the listings that are being queued for these items.
    await lockItems(tx, userId, [...before, ...now]);
    const consent = await matches.countBlocking(tx, userId, await namesOf(changes, found));
    if (!isConsented(consent, expected)) throw fail('blacklist_changed', { vars: { ...consent } });
    const ids = await store(tx, userId, changes);
    const blocked = found.map(({ at, itemId }) => ({ keywordId: ids[at] ?? 0, itemId }));
    await matches.replaceMatchesOfKeywords(tx, userId, ids, blocked);
    await record(tx, userId, ids, changes, actor);
    await followKeywords(tx, userId, { all: [...before, ...now], ended: new Set(now) }, actor);
    return (
      await repository.findKeywords(
        tx,
        userId,
        changes.map(({ after }) => after),
      )
    ).map(repository.toView);
  });
}

function isConsented(actual: BlacklistConsent, expected: BlacklistConsent | undefined): boolean {
  if (expected === undefined) return actual.items === 0;
  return expected.items === actual.items && expected.live === actual.live && expected.listings === actual.listings;
}

/** @returns the ids, in the order of the changes */
async function store(tx: Tx, userId: number, changes: readonly KeywordChange[]): Promise<number[]> {
  const added = changes.filter(({ before }) => before === undefined).map(({ after }) => after);
  const newIds = await repository.insertKeywords(tx, userId, added);
  // Two of the given words are the same to the database, whose lower case covers more letters.
  if (newIds.includes(0)) throw fail('keyword_exists', { vars: { keyword: added[newIds.indexOf(0)]?.keyword ?? '' } });
  const ids = new Map(added.map((after, at) => [after, newIds[at] ?? 0]));
  await repository.updateKeywords(
    tx,
    userId,
    changes.flatMap(({ before, after }) => (before ? [{ ...after, keywordId: before.keywordId }] : [])),
  );
  await repository.raiseVersion(tx, userId);
  return changes.map(({ before, after }) => before?.keywordId ?? ids.get(after) ?? 0);
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
  return withTransaction(deps.db, async (tx) => {
    await repository.lockBlacklist(tx, userId);
    const keyword = await requireKeyword(tx, userId, place);
    const items = await matches.listItemsOf(tx, userId, [keyword.keywordId]);
    await repository.removeKeyword(tx, userId, keyword.keywordId);
    await repository.raiseVersion(tx, userId);
    await recordHistory(tx, userId, [
      { ...entryOf(keyword.keywordId, actor), before: wordsOf(keyword), after: null, why: 'keyword_removed' },
    ]);
    return { freed: await followKeywords(tx, userId, { all: items, ended: new Set() }, actor) };
  });
}

async function record(
  tx: Tx,
  userId: number,
  ids: readonly number[],
  changes: readonly KeywordChange[],
  actor: Actor,
): Promise<void> {
  const entries = changes.map(
    ({ before, after }, at): HistoryInput => ({
      ...entryOf(ids[at] ?? 0, actor),
      before: before ? wordsOf(before) : null,
      after: wordsOf(after),
      why: before ? 'keyword_changed' : 'keyword_added',
    }),
  );
  for await (const step of inSteps(entries)) await recordHistory(tx, userId, step);
}

const entryOf = (entityId: number, actor: Actor) => ({ actor, entity: 'keyword', entityId, field: 'keyword' }) as const;

function wordsOf({ keyword, platform, match, language, fields, exceptions }: KeywordInput): KeywordInput {
  return { keyword, platform, match, language, fields, exceptions };
}
