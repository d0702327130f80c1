import { createHash } from 'node:crypto';
import type {
  AcceptedTitles,
  SiteTitleAcceptance,
  SiteTitleQuery,
  SiteTitleState,
  SiteTitleSummary,
  SiteTitles,
} from '@quayside/contract';
import { type Platform, type Site, sitesOf } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { pageOf, readIdCursor, writeIdCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { getAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import type { Actor } from '../history/index.ts';
import { lockItems } from '../products/index.ts';
import {
  type AcceptableTitle,
  findUnchanged,
  listSiteTitles,
  lockAcceptable,
  readAcceptance,
} from './list-site-titles.ts';
import { ownTitlesOf, settleOwnTitles } from './settle-own-titles.ts';
import {
  countTitles,
  digestInputs,
  getTitleList,
  saveTitleList,
  type TitlePlace,
  type TitleRules,
} from './site-titles.repository.ts';
import { TITLE_CSV_HEAD, titleCsvLines } from './title-csv.ts';
import { enqueueMakeTitles } from './translations.enqueue.ts';
import { saveAcceptedTitles } from './translations.repository.ts';

export interface SiteTitleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** The most code points of a title on a platform. */
  readonly titleLimitOf: (platform: Platform | undefined) => number;
  /** What is live follows the seller's words. It runs in the transaction of the change. */
  readonly titlesChanged: (
    tx: Tx,
    userId: number,
    itemIds: readonly number[],
    sites: readonly Site[],
    actor: Actor,
  ) => Promise<void>;
}

const PAGE = 50;
/** Titles are made again after this long in any case: sizes and the base glossary change too. */
const FRESH_MS = 24 * 3_600_000;
/** A making that has not ended by then has died. */
const MAKING_MS = 3_600_000;
/** Titles that are recorded and sent in one step of a transaction. */
const ACCEPTED_AT_ONCE = 1_000;

/**
 * Checks the place and finds what its titles must keep to.
 * @throws account_not_found, site_not_supported
 */
export async function rulesOf(deps: SiteTitleDeps, place: TitlePlace): Promise<TitleRules> {
  const { userId, accountId, site } = place;
  const account = await getAccount(deps.db, userId, accountId);
  if (!account) throw fail('account_not_found');
  if (site === account.sourceSite || !sitesOf(account.platform).includes(site)) throw fail('site_not_supported');
  const limit = deps.titleLimitOf(account.platform);
  return { ...place, platform: account.platform, limit: limit < Number.MAX_SAFE_INTEGER ? limit : null };
}

export async function summaryOf(deps: SiteTitleDeps, place: TitlePlace): Promise<SiteTitleSummary> {
  const { limit } = await rulesOf(deps, place);
  const list = await getTitleList(deps.db, place);
  const { states, duplicates, tooLong } = await countTitles(deps.db, place, limit);
  const n = (state: SiteTitleState) => states.get(state) ?? 0;
  return {
    state: list?.state ?? null,
    madeAt: list?.madeAt?.toISOString() ?? null,
    isOutdated: list !== undefined && list.inputs !== (await digestInputs(deps.db, place)),
    limit,
    counts: {
      ready: n('ready'),
      draft: n('draft'),
      missing: n('missing'),
      accepted: n('accepted'),
      own: n('own'),
      stale: n('stale'),
    },
    duplicates,
    tooLong,
  };
}

/** Has the titles made in the background, if they are not as they would be made now. */
export async function askForTitles(
  deps: SiteTitleDeps,
  place: TitlePlace,
  isForced: boolean,
): Promise<SiteTitleSummary> {
  await rulesOf(deps, place);
  const now = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const list = await getTitleList(tx, place);
    const inputs = await digestInputs(tx, place);
    const age = now.getTime() - (list?.askedAt.getTime() ?? 0);
    const isUnderWay = list?.state === 'making' && age < MAKING_MS;
    const isFresh = list?.state === 'made' && list.inputs === inputs && age < FRESH_MS;
    if (isUnderWay || (isFresh && !isForced)) return;
    await saveTitleList(tx, place, { inputs, askedAt: now });
    await enqueueMakeTitles(deps.jobs, tx, place);
  });
  return summaryOf(deps, place);
}

export async function pageOfTitles(
  deps: SiteTitleDeps,
  place: TitlePlace,
  { cursor, limit = PAGE, ...query }: SiteTitleQuery,
): Promise<SiteTitles> {
  const { limit: titleLimit } = await rulesOf(deps, place);
  const after = cursor === undefined ? 0 : readIdCursor(cursor);
  const rows = await listSiteTitles(deps.db, place, query, { titleLimit, after, limit: limit + 1 });
  const { shown, nextCursor } = pageOf(rows, limit, (last) => writeIdCursor(last.itemId));
  return { list: shown, nextCursor };
}

/** Titles that are read at once for a file. */
const EXPORT_PAGE = 2_000;

/** All titles of a place as a CSV file. */
export async function writeTitleFile(deps: SiteTitleDeps, place: TitlePlace): Promise<string> {
  const { limit: titleLimit } = await rulesOf(deps, place);
  let csv = TITLE_CSV_HEAD;
  for (let after = 0; ; ) {
    const rows = await listSiteTitles(deps.db, place, {}, { titleLimit, after, limit: EXPORT_PAGE });
    csv += titleCsvLines(rows, titleLimit);
    const last = rows.length === EXPORT_PAGE ? rows.at(-1) : undefined;
    if (last === undefined) return csv;
    after = last.itemId;
  }
}

/** Accepts titles as they were shown; those that read otherwise by now stay. */
export async function acceptTitles(
  deps: SiteTitleDeps,
  place: TitlePlace,
  titles: readonly { readonly itemId: number; readonly title: string }[],
  actor: Actor,
): Promise<AcceptedTitles> {
  await rulesOf(deps, place);
  const given = [...new Map(titles.map((one) => [one.itemId, one])).values()];
  return withTransaction(deps.db, async (tx) => {
    await lockItems(
      tx,
      place.userId,
      given.map(({ itemId }) => itemId),
    );
    const unchanged = await findUnchanged(tx, place, given);
    await accept(tx, deps, place, unchanged, actor);
    const accepted = new Set(unchanged.map(({ itemId }) => itemId));
    return {
      accepted: accepted.size,
      changed: given.map(({ itemId }) => itemId).filter((itemId) => !accepted.has(itemId)),
    };
  });
}

export async function previewAcceptance(
  deps: SiteTitleDeps,
  place: TitlePlace,
  atLeast: number,
): Promise<SiteTitleAcceptance> {
  await rulesOf(deps, place);
  return readAcceptance(deps.db, place, atLeast);
}

/** @throws titles_changed if the set is not that of the preview */
export async function acceptAllTitles(
  deps: SiteTitleDeps,
  place: TitlePlace,
  shown: { readonly atLeast: number; readonly expected: number; readonly digest: string },
  actor: Actor,
): Promise<{ accepted: number }> {
  await rulesOf(deps, place);
  return withTransaction(deps.db, async (tx) => {
    const titles = await lockAcceptable(tx, place, shown.atLeast);
    if (titles.length !== shown.expected || digestOf(titles) !== shown.digest) {
      throw fail('titles_changed', { vars: { actual: titles.length } });
    }
    await accept(tx, deps, place, titles, actor);
    return { accepted: titles.length };
  });
}

/** As `readAcceptance` has it from the database. */
function digestOf(titles: readonly AcceptableTitle[]): string {
  return createHash('md5')
    .update(titles.map(({ itemId, title }) => `${itemId} ${title}`).join('\n'))
    .digest('hex');
}

/**
 * The seller takes automatic titles. They are not remembered for other items: those are accepted by themselves. The items are locked.
 */
async function accept(
  tx: Tx,
  deps: SiteTitleDeps,
  place: TitlePlace,
  titles: readonly AcceptableTitle[],
  actor: Actor,
): Promise<void> {
  const { userId, accountId, site } = place;
  for (let from = 0; from < titles.length; from += ACCEPTED_AT_ONCE) {
    const step = titles.slice(from, from + ACCEPTED_AT_ONCE);
    const itemIds = step.map(({ itemId }) => itemId);
    const before = await ownTitlesOf(tx, place, itemIds);
    await saveAcceptedTitles(tx, userId, site, step);
    await settleOwnTitles(tx, place, step, before, 'title_accepted', actor);
    await deps.titlesChanged(tx, userId, itemIds, [site], actor);
  }
  if (titles.length > 0) await emitEvents(tx, userId, [{ kind: 'listings', accountId }]);
}
