import type {
  Page,
  RunItem,
  RunItemPreview,
  RunItemQuery,
  RunRequest,
  RunView,
  UnseenTitles,
} from '@quayside/contract';
import { destinationsFor, listingKeyOf, type Site } from '@quayside/kernel';
import { z } from 'zod';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { pageOf, readCursorAs, readIdCursor, writeCursor, writeIdCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { type Account, getAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { previewOf } from '../facts/index.ts';
import { countSelection } from '../products/index.ts';
import { listManualTitles } from '../translations/index.ts';
import { enqueuePrepare } from './publishing.enqueue.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { listUnseen } from './rejudge-titles.ts';
import { toPreview, toRunItem } from './run-item-view.ts';
import { countEnded, getRunItem, type RunItemRow, readRunItems } from './run-items.repository.ts';
import { secondsLeftOf } from './run-plan.ts';
import * as repository from './runs.repository.ts';

const PAGE = 50;
const position = z.tuple([z.number().int(), z.string()]);

/**
 * Prepares a run. Nothing goes live before the run is confirmed.
 * @throws account_not_found, item_not_in_selection, site_not_supported, site_disabled, account_disconnected, nothing_selected
 */
export async function createRun(deps: PublishingDeps, who: Who, request: RunRequest): Promise<RunView> {
  const { userId } = who;
  const { source, seller, sites } = await placesOf(deps, userId, request);
  // Live listings may be ended even if their site is switched off or access is lost.
  if (request.kind === 'list') {
    await deps.refuseDisabledSites(deps.db, userId, seller.accountId, sites);
    if (seller !== source && !mayTakeItems(seller)) throw fail('account_disconnected');
  }
  const itemsTotal = await countItems(deps, userId, source, request);
  const { kind, selection } = request;
  return beginRun(deps, who, { accountId: seller.accountId, kind, selection, sites, itemsTotal });
}

/**
 * Takes back an ending run: prepares listing exactly what it ended and what is not listed since. The preview says which
 * of them cannot be listed now, and why; the others go live after their own consent.
 * @throws run_not_found, run_not_prepared, nothing_selected, site_disabled, account_disconnected
 */
export async function listAgain(deps: PublishingDeps, who: Who, runId: number): Promise<RunView> {
  const { userId } = who;
  const run = await repository.getRun(deps.db, userId, runId);
  if (!run) throw fail('run_not_found');
  if (run.kind !== 'end' || !run.finishedAt) throw fail('run_not_prepared');
  const { accountId, sourceAccountId, sites } = run;
  await deps.refuseDisabledSites(deps.db, userId, accountId, sites);
  const seller = await getAccount(deps.db, userId, accountId);
  if (!seller || !mayTakeItems(seller)) throw fail('account_disconnected');
  const itemsTotal = await countEnded(deps.db, userId, runId);
  if (itemsTotal === 0) throw fail('nothing_selected');
  const selection = { accountId: sourceAccountId };
  return beginRun(deps, who, { accountId, kind: 'list', selection, sites, itemsTotal, undoOf: runId });
}

type NewRun = Omit<Parameters<typeof repository.insertRun>[1], 'userId' | 'requestedBy' | 'createdAt'>;

async function beginRun(deps: PublishingDeps, who: Who, run: NewRun): Promise<RunView> {
  const runId = await withTransaction(deps.db, (tx) => storeRun(deps, tx, who, run));
  return getRun(deps, who.userId, runId);
}

/**
 * Stores a run that lists items of an account, each on sites of its own, in the caller's transaction.
 * @param sitesOf by item id, at least one site each: the account's own items, and sites that it may list on
 */
export function storeRunOf(
  deps: PublishingDeps,
  tx: Tx,
  who: Who,
  accountId: number,
  sitesOf: ReadonlyMap<number, ReadonlySet<Site>>,
): Promise<number> {
  const siteItems: Partial<Record<Site, number[]>> = {};
  for (const [itemId, sites] of sitesOf) {
    for (const site of sites) {
      const items = siteItems[site] ?? [];
      siteItems[site] = items;
      items.push(itemId);
    }
  }
  const selection = { accountId, itemIds: [...sitesOf.keys()] };
  const sites = Object.keys(siteItems) as Site[];
  return storeRun(deps, tx, who, { accountId, kind: 'list', selection, sites, itemsTotal: sitesOf.size, siteItems });
}

/** Stores a run with the job of its preparation. @returns its id */
export async function storeRun(
  deps: Pick<PublishingDeps, 'clock' | 'jobs'>,
  tx: Tx,
  { userId, loginId }: Pick<Who, 'userId' | 'loginId'>,
  run: NewRun,
): Promise<number> {
  const runId = await repository.insertRun(tx, {
    ...{ ...run, userId },
    requestedBy: loginId,
    createdAt: deps.clock.now(),
  });
  await enqueuePrepare(deps.jobs, tx, { userId, runId });
  await emitEvents(tx, userId, [{ kind: 'run', runId }]);
  return runId;
}

/**
 * Whose items a run takes, who sells them, and where.
 * @throws account_not_found, site_not_supported, nothing_selected
 */
export async function placesOf(
  { db }: Pick<PublishingDeps, 'db'>,
  userId: number,
  request: RunRequest,
): Promise<{ readonly source: Account; readonly seller: Account; readonly sites: readonly Site[] }> {
  const source = await getAccount(db, userId, request.selection.accountId);
  const { accountId: sellerId = request.selection.accountId } = request;
  const seller = sellerId === source?.accountId ? source : await getAccount(db, userId, sellerId);
  if (!source || !seller) throw fail('account_not_found');
  const sites = [...new Set(request.sites)];
  if (sites.length === 0) throw fail('nothing_selected');
  const destinations = destinationsOf(source, seller);
  if (sites.some((site) => !destinations.includes(site))) throw fail('site_not_supported');
  return { source, seller, sites };
}

/** @throws item_not_in_selection, nothing_selected */
export async function countItems(
  { db }: Pick<PublishingDeps, 'db'>,
  userId: number,
  { accountId }: Account,
  { selection }: RunRequest,
): Promise<number> {
  const { count } = await countSelection(db, userId, [accountId], selection);
  if (count === 0) throw fail('nothing_selected');
  return count;
}

/** Of two accounts on one platform, neither lists the other's items. */
function destinationsOf(source: Account, seller: Account): readonly Site[] {
  if (seller.accountId !== source.accountId && seller.platform === source.platform) return [];
  return destinationsFor(source.platform, seller.platform);
}

function mayTakeItems({ tokenState, leaving }: Account): boolean {
  return tokenState === 'A' && leaving === null;
}

/** @throws run_not_found */
export async function getRun(deps: PublishingDeps, userId: number, runId: number): Promise<RunView> {
  const row = await repository.getRun(deps.db, userId, runId);
  if (!row) throw fail('run_not_found');
  const counts = await repository.listCounts(deps.db, userId, [runId]);
  return toView(row, counts.get(runId) ?? [], deps.clock.now());
}

export async function listRuns(
  deps: PublishingDeps,
  userId: number,
  query: { accountId?: number | undefined; cursor?: string | undefined },
): Promise<Page<RunView>> {
  const rows = await repository.listRuns(deps.db, userId, {
    accountId: query.accountId,
    beforeId: query.cursor === undefined ? undefined : readIdCursor(query.cursor),
    limit: PAGE + 1,
  });
  const { shown, nextCursor } = pageOf(rows, PAGE, (last) => writeIdCursor(last.runId));
  const counts = await repository.listCounts(
    deps.db,
    userId,
    shown.map((row) => row.runId),
  );
  return {
    list: shown.map((row) => toView(row, counts.get(row.runId) ?? [], deps.clock.now())),
    nextCursor,
  };
}

/** How many listings a confirmation with these settings would queue. */
export function countConsented(counts: RunView['counts'], consent: { allowDrafts: boolean }): number {
  return counts
    .filter((count) => count.outcome === 'waiting')
    .filter(({ verdict }) => verdict === 'ready' || (verdict === 'draft' && consent.allowDrafts))
    .reduce((sum, count) => sum + count.n, 0);
}

/** @throws run_not_found */
export async function listRunItems(
  deps: PublishingDeps,
  userId: number,
  runId: number,
  query: RunItemQuery,
): Promise<Page<RunItem>> {
  if (!(await repository.getRun(deps.db, userId, runId))) throw fail('run_not_found');
  const limit = query.limit ?? PAGE;
  const rows = await readRunItems(deps.db, userId, runId, query, readPosition(query.cursor), limit + 1);
  const { shown, nextCursor } = pageOf(rows, limit, (last) => writeCursor([last.itemId, last.site]));
  const titled = await withWrittenTitles(deps.db, userId, shown);
  return { list: titled.map(toRunItem), nextCursor };
}

/** Run items that wait, with the titles that the seller has written since: they go live instead of the prepared ones. */
async function withWrittenTitles<R extends RunItemRow>(db: Db, userId: number, rows: readonly R[]): Promise<R[]> {
  const waiting = rows.filter(({ outcome, title }) => outcome === 'waiting' && title !== null);
  const ids = waiting.map(({ itemId }) => itemId);
  const written = new Map((await listManualTitles(db, userId, ids)).map((one) => [listingKeyOf(one), one.translation]));
  return rows.map((row) => {
    const title = waiting.includes(row) ? written.get(listingKeyOf(row)) : undefined;
    return title === undefined ? row : { ...row, title, titleLabel: 'human', dropped: [] };
  });
}

/** @throws run_not_found */
export async function listUnseenTitles(deps: PublishingDeps, userId: number, runId: number): Promise<UnseenTitles> {
  if (!(await repository.getRun(deps.db, userId, runId))) throw fail('run_not_found');
  return { list: await listUnseen(deps.db, userId, runId) };
}

function readPosition(cursor: string | undefined): { itemId: number; site: string } {
  if (cursor === undefined) return { itemId: 0, site: '' };
  const [itemId, site] = readCursorAs(cursor, position);
  return { itemId, site };
}

/** @throws run_not_found, listing_not_found */
export async function previewRunItem(
  deps: PublishingDeps,
  userId: number,
  runId: number,
  itemId: number,
  site: Site,
): Promise<RunItemPreview> {
  const run = await repository.getRun(deps.db, userId, runId);
  if (!run) throw fail('run_not_found');
  const found = await getRunItem(deps.db, userId, runId, itemId, site);
  const [runItem] = await withWrittenTitles(deps.db, userId, found ? [found] : []);
  const preview = runItem && (await previewOf(deps, run, runItem));
  if (!preview) throw fail('listing_not_found');
  return toPreview(runItem, preview);
}

function toView(row: repository.RunRow, counts: RunView['counts'], now: Date): RunView {
  const pace = paceOf(row, counts, now);
  return {
    runId: row.runId,
    accountId: row.accountId,
    sourceAccountId: row.sourceAccountId,
    kind: row.kind,
    state: row.state,
    sites: row.sites,
    itemsTotal: row.itemsTotal,
    itemsPrepared: row.itemsPrepared,
    allowDrafts: row.allowDrafts,
    counts,
    pausedUntil: row.pausedUntil?.toISOString() ?? null,
    pausedReason: row.pausedReason,
    errorText: row.errorText,
    createdAt: row.createdAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    pace,
    plan: row.plan,
    previewsDue: row.state === 'prepared' || row.state === 'confirmed' ? row.previewsDue : 0,
    secondsLeft: secondsLeftOf(row, { open: countOpen(counts), pace }, now),
  };
}

function countOpen(counts: RunView['counts']): number {
  return counts
    .filter(({ outcome, verdict }) => outcome === 'queued' || (outcome === 'waiting' && verdict !== 'blocked'))
    .reduce((sum, count) => sum + count.n, 0);
}

/** Settled run items per second since the consent; null while none are settled or the run is not in progress. */
function paceOf(row: repository.RunRow, counts: RunView['counts'], now: Date): number | null {
  if (!row.confirmedAt || row.finishedAt || row.pausedReason) return null;
  const settled = counts
    .filter(({ outcome }) => outcome === 'listed' || outcome === 'ended' || outcome === 'failed')
    .reduce((sum, count) => sum + count.n, 0);
  const seconds = (now.getTime() - row.confirmedAt.getTime()) / 1_000;
  return settled > 0 && seconds > 0 ? settled / seconds : null;
}
