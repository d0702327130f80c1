import { type CategoryRequirements, type Connector, ConnectorError, mapBounded } from '@quayside/connector-kit';
import type { ProductSelection } from '@quayside/contract';
import type { Platform, Site } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import {
  type Account,
  type AccountsDeps,
  checkReadiness,
  markAuthBroken,
  type OpenedAccount,
  openAccount,
  refreshQuotas,
  type StoredReadiness,
} from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { floorsOf, type PriceDecision, pricesFor } from '../pricing/index.ts';
import { getItems, type Item, selectItemIds } from '../products/index.ts';
import { availableOf } from '../stock/index.ts';
import {
  createValueTranslator,
  improveDrafts,
  type SiteTitle,
  type TitleEngine,
  titlesFor,
} from '../translations/index.ts';
import { aspectName, aspectsFor } from './aspects.ts';
import { insertCells, listTitles, type NewCell } from './cells.repository.ts';
import { judgeCell } from './checks.ts';
import { listListings, listLiveTitles } from './listings.repository.ts';
import { breakdownView } from './price-view.ts';
import { enqueuePrepare } from './publishing.enqueue.ts';
import { EVERYTHING, planLine, planOf } from './run-plan.ts';
import { getRun, getSelection, lockRun, type RunRow, updateRun } from './runs.repository.ts';

export interface PublishingDeps extends AccountsDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly log: Log;
  /** The machine translation in use; `ebay` is the marketplace's own. */
  readonly translationEngine: 'ebay' | 'off';
}

/** Items prepared in one transaction: a second or two of work, and what a crash can cost. */
const STEP = 250;
/** Categories asked for side by side. */
const CATEGORY_CALLS = 8;

/**
 * Prepares a run from wherever it stands: decides, checks, translates and prices every item × site, and keeps the counts. Nothing leaves
 * Quayside. A killed preparation goes on after the last finished step.
 */
export async function prepareRun(
  deps: PublishingDeps,
  userId: number,
  runId: number,
  run: { signal: AbortSignal; isLastAttempt: boolean },
): Promise<void> {
  const started = await getRun(deps.db, userId, runId);
  if (started?.state !== 'preparing') return;
  const opened = await openAccount(deps, userId, started.accountId, run.signal);
  try {
    const context = started.kind === 'list' ? await gatherContext(deps, opened, started) : undefined;
    const selection = await getSelection(deps.db, userId, runId);
    while (await prepareStep(deps, opened, runId, selection, context)) run.signal.throwIfAborted();
  } catch (error) {
    if (error instanceof ConnectorError && error.kind === 'rate-limited') return waitForQuota(deps, started, error);
    const isHopeless = error instanceof ConnectorError && error.kind === 'auth-expired';
    if (!isHopeless && !run.isLastAttempt) throw error;
    await withTransaction(deps.db, async (tx) => {
      if (isHopeless) await markAuthBroken(tx, userId, started.accountId, opened.consent);
      await updateRun(tx, userId, runId, {
        state: 'failed',
        error_text: error instanceof Error ? error.message : String(error),
        finished_at: deps.clock.now(),
      });
      await emitEvents(tx, userId, [{ kind: 'run', runId }]);
    });
  }
}

/** The longest wait before the marketplace is asked again: a quota may come back before the time that was named. */
const LONGEST_WAIT_MS = 5 * 60_000;

/** A used-up quota is no failure: the run says until when it waits, and is gone on with then. */
async function waitForQuota(
  deps: PublishingDeps,
  { userId, runId, accountId }: RunRow,
  { retryAt }: ConnectorError,
): Promise<void> {
  const now = deps.clock.now().getTime();
  const until = new Date(Math.max(now, Date.parse(retryAt ?? '') || now + LONGEST_WAIT_MS));
  await refreshQuotas(deps, userId, accountId).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'Quotas could not be asked for'),
  );
  await withTransaction(deps.db, async (tx) => {
    const run = await lockRun(tx, userId, runId);
    if (run?.state !== 'preparing') return;
    await updateRun(tx, userId, runId, { paused_reason: 'quota', paused_until: until });
    const startAfter = new Date(Math.min(until.getTime(), now + LONGEST_WAIT_MS));
    await enqueuePrepare(deps.jobs, tx, { userId, runId }, startAfter);
    await emitEvents(tx, userId, [{ kind: 'run', runId }]);
  });
}

/** Code points of a title on a platform; without a connector nothing is sent there, so nothing limits. */
export function titleLimitOf(deps: Pick<PublishingDeps, 'connectors'>, platform: Platform | undefined): number {
  const connector = platform && deps.connectors.get(platform);
  return connector?.capabilities.titleLimit ?? Number.MAX_SAFE_INTEGER;
}

/** What holds for the whole run and is read once. */
interface RunContext {
  readonly readiness: ReadonlyMap<Site, StoredReadiness>;
  readonly translators: ReadonlyMap<Site, (value: string) => string>;
  /** `site title` in lower case → the item that has it. */
  readonly titles: Map<string, number>;
  readonly requirementsOf: (site: Site, categoryId: string) => Promise<CategoryRequirements | undefined>;
  readonly engine: TitleEngine | undefined;
}

async function gatherContext(deps: PublishingDeps, opened: OpenedAccount, run: RunRow): Promise<RunContext> {
  const { userId, accountId, sourceSite } = opened.account;
  const abroad = run.sites.filter((site) => site !== sourceSite);
  const readiness = await checkReadiness(deps, userId, accountId, { sites: abroad });
  const titles = new Map<string, number>();
  for (const { itemId, site, title } of await listLiveTitles(deps.db, userId, accountId, run.sites)) {
    titles.set(titleKey(site, title), itemId);
  }
  // After a crash the titles given so far count as taken; their own items are past.
  for (const { site, title } of await listTitles(deps.db, userId, run.runId)) titles.set(titleKey(site, title), -1);
  return {
    readiness: new Map(readiness.map((row) => [row.site, row])),
    translators: new Map(abroad.map((site) => [site, createValueTranslator(site)])),
    titles,
    requirementsOf: rememberRequirements(opened.connector, opened),
    engine: deps.translationEngine === 'ebay' ? engineOf(opened) : undefined,
  };
}

function engineOf({ connector, session }: OpenedAccount): TitleEngine | undefined {
  const { translate } = connector;
  return (
    translate && {
      name: connector.platform,
      translate: (request) => translate(session, { ...request, context: 'title' }),
    }
  );
}

function rememberRequirements(connector: Connector, { session }: OpenedAccount): RunContext['requirementsOf'] {
  const known = new Map<string, Promise<CategoryRequirements | undefined>>();
  return (site, categoryId) => {
    const key = `${site} ${categoryId}`;
    const asked = known.get(key) ?? connector.categoryRequirements(session, site, categoryId);
    known.set(key, asked);
    return asked;
  };
}

function titleKey(site: Site, title: string): string {
  return `${site} ${title.toLowerCase()}`;
}

/** @returns whether there is more to prepare */
async function prepareStep(
  deps: PublishingDeps,
  { account, connector }: OpenedAccount,
  runId: number,
  selection: ProductSelection,
  context: RunContext | undefined,
): Promise<boolean> {
  const { userId } = account;
  const run = await getRun(deps.db, userId, runId);
  if (run?.state !== 'preparing') return false;
  const itemIds = await selectItemIds(deps.db, userId, selection, run.cursor, STEP);
  const cells = context
    ? await cellsToList(deps, account, run, itemIds, context)
    : await cellsToEnd(deps, run, itemIds);
  return withTransaction(deps.db, async (tx) => {
    const current = await lockRun(tx, userId, runId);
    if (current?.state !== 'preparing') return false;
    // Another worker took this one for dead and has done the step; which of the two lives on is not known yet.
    if (current.cursor !== run.cursor) return true;
    await insertCells(tx, userId, runId, cells);
    const last = itemIds.at(-1);
    const isOver = last === undefined;
    const plan = isOver ? await planOf(tx, connector, run, EVERYTHING) : null;
    if (plan) deps.log.info({ userId, runId, plan }, planLine(plan));
    await updateRun(tx, userId, runId, {
      cursor: last ?? run.cursor,
      items_prepared: current.itemsPrepared + itemIds.length,
      paused_reason: null,
      paused_until: null,
      ...(isOver
        ? {
            state: 'prepared' as const,
            items_total: current.itemsPrepared,
            plan: plan && JSON.stringify(plan),
          }
        : {}),
    });
    await emitEvents(tx, userId, [{ kind: 'run', runId }]);
    return !isOver;
  });
}

async function cellsToList(
  deps: PublishingDeps,
  account: Account,
  run: RunRow,
  itemIds: readonly number[],
  context: RunContext,
): Promise<NewCell[]> {
  const { db } = deps;
  const { userId, accountId, sourceSite } = account;
  const items = await getItems(db, userId, itemIds);
  const abroad = run.sites.filter((site) => site !== sourceSite);
  const limit = titleLimitOf(deps, account.platform);
  const [prices, titles, stock, listings, floors] = await Promise.all([
    pricesFor(db, userId, accountId, items, abroad),
    titlesFor(db, userId, items, abroad, limit),
    availableOf(db, userId, itemIds),
    listListings(db, userId, itemIds),
    floorsOf(db, userId, itemIds),
  ]);
  if (context.engine) await improveDrafts({ db, log: deps.log, engine: context.engine }, userId, items, titles, limit);
  const states = new Map(listings.map((row) => [`${row.itemId}/${row.site}`, row.state]));
  const available = sumByItem(stock);
  const requirements = await requirementsFor(context, items, abroad);
  return items.flatMap((item) =>
    run.sites.map((site): NewCell => {
      const title = titles.get(item.itemId)?.get(site);
      const price = prices.get(item.itemId)?.get(site);
      const quantity = available.get(item.itemId) ?? 0;
      if (!title || !price) return blockedAtHome(item, site);
      const varying = new Set(
        item.units.flatMap((unit) => Object.keys(unit.specifics).map((name) => aspectName(name, site, item.platform))),
      );
      const verdict = judgeCell({
        item,
        site,
        homeSite: sourceSite,
        listingState: states.get(`${item.itemId}/${site}`) ?? null,
        available: quantity,
        readiness: context.readiness.get(site),
        requirements: requirements.get(`${site} ${item.categoryId}`),
        aspects: aspectsFor(item, site, context.translators.get(site) ?? ((value) => value)),
        varying,
        title,
        isDuplicateTitle: isTaken(context.titles, site, item.itemId, title),
        price,
        floor: floors.get(`${item.itemId}/${site}`) ?? null,
      });
      if (verdict.verdict !== 'blocked' && title.ok) context.titles.set(titleKey(site, title.title), item.itemId);
      return toCell(
        item,
        site,
        verdict.verdict,
        verdict.verdict === 'blocked' ? verdict.reason : null,
        title,
        price,
        quantity,
      );
    }),
  );
}

function blockedAtHome(item: Item, site: Site): NewCell {
  return {
    itemId: item.itemId,
    site,
    verdict: 'blocked',
    reason: { code: 'home_site' },
    title: null,
    titleLabel: null,
    coverage: null,
    price: null,
    quantity: null,
    categoryId: item.categoryId,
  };
}

function isTaken(titles: ReadonlyMap<string, number>, site: Site, itemId: number, title: SiteTitle): boolean {
  const holder = title.ok ? titles.get(titleKey(site, title.title)) : undefined;
  return holder !== undefined && holder !== itemId;
}

function toCell(
  item: Item,
  site: Site,
  verdict: NewCell['verdict'],
  reason: NewCell['reason'],
  title: SiteTitle,
  price: PriceDecision,
  quantity: number,
): NewCell {
  return {
    itemId: item.itemId,
    site,
    verdict,
    reason,
    title: title.ok ? title.title : null,
    titleLabel: title.ok ? title.label : null,
    coverage: title.ok ? Math.floor(title.coverage * 100) : null,
    price: {
      minor: price.price.minor,
      currency: price.price.currency,
      owner: price.owner,
      breakdown: breakdownView(price.breakdown),
      units: Object.fromEntries([...price.unitPrices].map(([unitId, unitPrice]) => [unitId, unitPrice.minor])),
    },
    quantity,
    categoryId: item.categoryId,
  };
}

function sumByItem(stock: ReadonlyMap<number, { itemId: number; available: number }>): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { itemId, available } of stock.values()) sums.set(itemId, (sums.get(itemId) ?? 0) + available);
  return sums;
}

async function requirementsFor(
  context: RunContext,
  items: readonly Item[],
  sites: readonly Site[],
): Promise<Map<string, CategoryRequirements | undefined>> {
  const categoryIds = [...new Set(items.flatMap((item) => item.categoryId ?? []))];
  const pairs = sites.flatMap((site) => categoryIds.map((categoryId) => ({ site, categoryId })));
  const found = await mapBounded(pairs, CATEGORY_CALLS, ({ site, categoryId }) =>
    context.requirementsOf(site, categoryId),
  );
  return new Map(pairs.map(({ site, categoryId }, index) => [`${site} ${categoryId}`, found[index]]));
}

/** Ending: every listing of ours that is live or on the way there, on the sites asked for. */
async function cellsToEnd(deps: PublishingDeps, run: RunRow, itemIds: readonly number[]): Promise<NewCell[]> {
  const listings = await listListings(deps.db, run.userId, itemIds);
  return listings
    .filter(({ state, site }) => (state === 'L' || state === 'P' || state === 'Q') && run.sites.includes(site))
    .map(({ itemId, site }) => ({
      itemId,
      site,
      verdict: 'ready' as const,
      reason: null,
      title: null,
      titleLabel: null,
      coverage: null,
      price: null,
      quantity: null,
      categoryId: null,
    }));
}
