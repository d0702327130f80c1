import type { ConnectorError } from '@quayside/connector-kit';
import type {
  AcceptedTitles,
  ChangeView,
  SiteTitleQuery,
  SiteTitleState,
  SiteTitleSummary,
  SiteTitles,
} from '@quayside/contract';
import { sitesOf } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { pageOf, readIdCursor, writeIdCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { getAccount } from '../accounts/index.ts';
import { type ChangeDeps, countWaiting, prepareChange } from '../changes/index.ts';
import { emitEvents } from '../events/index.ts';
import type { Actor } from '../history/index.ts';
import { lockItems } from '../products/index.ts';
import type { TitleEngine } from './engine.service.ts';
import { type EngineTrustDeps, noteLooks } from './engine-trust.service.ts';
import { type AcceptableTitle, findUnchanged, listSiteTitles } from './list-site-titles.ts';
import { followOwnTitles } from './listing-titles.ts';
import { ownTitlesOf, settleOwnTitles } from './settle-own-titles.ts';
import {
  countTitles,
  countToAsk,
  digestInputs,
  getTitleList,
  saveTitleList,
  type TitlePlace,
  type TitleRules,
} from './site-titles.repository.ts';
import type { TitleChangeDeps } from './title-changes.ts';
import { TITLE_CSV_HEAD, titleCsvLines } from './title-csv.ts';
import { titleLimitOf } from './title-limit.ts';
import { type TitlesKind, titleLane } from './titles.kind.ts';
import { enqueueMakeTitles } from './translations.enqueue.ts';
import { saveManualTitles } from './translations.repository.ts';

/** Why an engine cannot be asked now. */
export type UnaskedEngine = NonNullable<SiteTitleSummary['unasked']>;

/** The engines of a business's titles, and what keeps them from being asked. */
export interface TitleEngines {
  /** Those that can be asked now, in the order in which they are tried. */
  readonly titleEnginesOf: (userId: number) => Promise<readonly TitleEngine[]>;
  /** Why one that is set up cannot be asked now; undefined if each can, or none is set up. */
  readonly whyAway: (userId: number) => Promise<UnaskedEngine | undefined>;
  readonly whyUnasked: (error: ConnectorError) => UnaskedEngine;
}

export interface SiteTitleDeps extends TitleEngines, EngineTrustDeps, ChangeDeps, TitleChangeDeps {
  readonly clock: Clock;
}

const PAGE = 50;
/** Titles are always made again after this time, because sizes and the base glossary change too. */
const FRESH_MS = 24 * 3_600_000;
/** A job that has not ended by then has crashed. */
const MAKING_MS = 3_600_000;

/**
 * Checks the account and site, and returns the rules for titles there.
 * @throws account_not_found, site_not_supported
 */
export async function rulesOf(deps: Pick<SiteTitleDeps, 'db' | 'connectors'>, place: TitlePlace): Promise<TitleRules> {
  const { userId, accountId, site } = place;
  const account = await getAccount(deps.db, userId, accountId);
  if (!account) throw fail('account_not_found');
  if (site === account.sourceSite || !sitesOf(account.platform).includes(site)) throw fail('site_not_supported');
  const limit = titleLimitOf(deps, account.platform);
  return { ...place, platform: account.platform, limit: limit < Number.MAX_SAFE_INTEGER ? limit : null };
}

type SummaryDeps = Pick<SiteTitleDeps, 'db' | 'connectors' | 'titleEnginesOf' | 'whyAway'>;

export async function summaryOf(deps: SummaryDeps, place: TitlePlace): Promise<SiteTitleSummary> {
  const { limit } = await rulesOf(deps, place);
  const list = await getTitleList(deps.db, place);
  const { states, duplicates, tooLong } = await countTitles(deps.db, place, limit);
  const asked = list?.state === 'making' ? null : await toAsk(deps, place);
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
    storing: await countWaiting(deps.db, place.userId, titleLane(place)),
    toAsk: asked,
    unasked: asked && (list?.unasked ?? null),
  };
}

/** Null if no engine is set up, or no title is missing that one could say. */
async function toAsk(deps: SummaryDeps, place: TitlePlace): Promise<SiteTitleSummary['toAsk']> {
  const counted = await countToAsk(deps.db, place);
  if (counted.titles === 0) return null;
  const { userId } = place;
  const hasEngine = (await deps.titleEnginesOf(userId)).length > 0 || (await deps.whyAway(userId)) !== undefined;
  return hasEngine ? counted : null;
}

/**
 * Enqueues a job that makes the titles in the background, if they are outdated.
 * @param how `again`: even if they are not; `ask`: engines are asked for those that are missing
 */
export async function askForTitles(
  deps: SiteTitleDeps,
  place: TitlePlace,
  { again, ask = false }: { readonly again: boolean; readonly ask?: boolean | undefined },
): Promise<SiteTitleSummary> {
  await rulesOf(deps, place);
  const now = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const list = await getTitleList(tx, place);
    const inputs = await digestInputs(tx, place);
    const age = now.getTime() - (list?.askedAt.getTime() ?? 0);
    const isUnderWay = list?.state === 'making' && age < MAKING_MS;
    const isFresh = list?.state === 'made' && list.inputs === inputs && age < FRESH_MS;
    if (isUnderWay || (isFresh && !again && !ask)) return;
    await saveTitleList(tx, place, { inputs, askedAt: now, asksEngines: ask });
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

/** The number of titles read at once for a file. */
const EXPORT_PAGE = 2_000;

/** All titles of an account on a site as a CSV file. */
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

/** Accepts titles as they were shown; those that have changed since are unaffected. */
export async function acceptTitles(
  deps: SiteTitleDeps,
  place: TitlePlace,
  titles: readonly { readonly itemId: number; readonly title: string }[],
  actor: Actor,
): Promise<AcceptedTitles> {
  await rulesOf(deps, place);
  const given = [...new Map(titles.map((one) => [one.itemId, one])).values()];
  const answer = await withTransaction(deps.db, async (tx) => {
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
  await noteLooks(
    deps,
    place.userId,
    given.map(({ itemId }) => itemId),
    [place.site],
  );
  return answer;
}

/** Prepares accepting all drafts, to be looked at and confirmed. */
export async function prepareAcceptance(
  deps: Pick<SiteTitleDeps, 'connectors'> & ChangeDeps,
  kind: TitlesKind,
  place: TitlePlace,
  actor: Actor,
): Promise<ChangeView> {
  await rulesOf(deps, place);
  const { userId, accountId, site } = place;
  return prepareChange(deps, kind, { userId, settings: { accountId, site, way: 'accept' }, actor });
}

/**
 * The seller accepts automatic titles. They are not remembered for other items, whose titles are accepted separately.
 * The items are locked.
 */
async function accept(
  tx: Tx,
  deps: SiteTitleDeps,
  place: TitlePlace,
  titles: readonly AcceptableTitle[],
  actor: Actor,
): Promise<void> {
  const { userId, accountId, site } = place;
  if (titles.length === 0) return;
  const itemIds = titles.map(({ itemId }) => itemId);
  const before = await ownTitlesOf(tx, place, itemIds);
  await saveManualTitles(
    tx,
    userId,
    site,
    titles.map((one) => ({ ...one, isAccepted: true })),
  );
  await settleOwnTitles(tx, place, titles, before, 'title_accepted', actor);
  await followOwnTitles(tx, deps, userId, itemIds, [site]);
  await emitEvents(tx, userId, [{ kind: 'listings', accountId }]);
}
