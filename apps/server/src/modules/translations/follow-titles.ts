import { type AccountRef, HOUR_MS, MINUTE_MS, SITES, type Site } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import { emitEvents } from '../events/index.ts';
import { getItems, type Item, lockItems } from '../products/index.ts';
import { missingTitles, translateMissing } from './engine.service.ts';
import { lockTitlesOf, remakeSiteTitles } from './make-site-titles.ts';
import type { SiteTitleDeps } from './site-titles.service.ts';
import { noteTitlesCame } from './title-changes.ts';
import { titleLimitOf } from './title-limit.ts';
import { targetOf } from './title-target.ts';
import {
  listDueSellers,
  listDueWaits,
  listTitledListings,
  putOffTitleWaits,
  removeTitleWaits,
  type TitleWait,
} from './title-waits.repository.ts';
import type { SiteTitle } from './titled-item.ts';
import { titlesFor } from './titles.service.ts';
import { followTitlesJob } from './translations.enqueue.ts';

/** The number of waits that engines are asked for together. */
const STEP = 100;
/** The wait after engines could not be asked; it doubles up to the longest. */
const FIRST_PAUSE_MS = 2 * MINUTE_MS;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;
/** Engines that cannot be asked for about a day are not asked by this wait any more; the listing stays marked. */
const MOST_TRIES = 10;

/** Waits of one language whose listings are treated alike. */
interface Group extends AccountRef {
  readonly isByRule: boolean;
  readonly waits: readonly TitleWait[];
}

/**
 * Asks engines for the titles that live listings lack since a change at home, and lets the listings follow. May be
 * killed and repeated, also in two workers at once: what an engine said is remembered, and what follows is decided anew
 * under the items' locks.
 */
export async function followTitles(
  deps: SiteTitleDeps,
  userId: number,
  { signal, noteProgress }: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<void> {
  for (let after: TitleWait | undefined; ; ) {
    signal.throwIfAborted();
    const waits = await listDueWaits(deps.db, userId, { now: deps.clock.monotonic(), after, limit: STEP });
    after = waits.at(-1);
    if (!after) return;
    for (const group of await groupsOf(deps.db, userId, waits)) await followGroup(deps, group);
    await noteProgress();
  }
}

/** Enqueues a job for each seller with waits that are due: of engines that could not be asked, or of a job that was given up. */
export async function followAllTitles({
  db,
  clock,
  jobs,
}: Pick<SiteTitleDeps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  for (const userId of await listDueSellers(db, clock.monotonic())) {
    await withTransaction(db, (tx) =>
      jobs.enqueue(tx, followTitlesJob, { userId }, { key: `${userId}`, isUnlessPresent: true }),
    );
  }
}

async function groupsOf(db: Db, userId: number, waits: readonly TitleWait[]): Promise<Group[]> {
  const items = await getItems(db, userId, [...new Set(waits.map(({ itemId }) => itemId))]);
  const accounts = new Map(items.map(({ itemId, accountId }) => [itemId, accountId]));
  const groups = new Map<string, Group & { waits: TitleWait[] }>();
  for (const wait of waits) {
    const accountId = accounts.get(wait.itemId) ?? 0;
    const key = `${wait.language} ${accountId} ${wait.isByRule}`;
    const group = groups.get(key) ?? { userId, accountId, isByRule: wait.isByRule, waits: [] };
    group.waits.push(wait);
    groups.set(key, group);
  }
  return [...groups.values()];
}

async function followGroup(deps: SiteTitleDeps, group: Group): Promise<void> {
  const { userId } = group;
  const engines = await deps.titleEnginesOf(userId);
  const away = await deps.whyAway(userId);
  const { items, titles, limit } = await readTitles(deps, deps.db, group);
  const translated = await translateMissing({ ...deps, engines }, userId, items, titles, limit);
  const { refused } = translated;
  // What is not refused changed meanwhile, or an engine could not be asked for it.
  const mayAskAgain = (key: string) => away !== undefined || (engines.length > 0 && !refused.has(key));
  await withTransaction(deps.db, (tx) => settle(tx, deps, group, mayAskAgain));
}

interface Read {
  readonly items: readonly Item[];
  /** Of the listings that wait. */
  readonly titles: ReadonlyMap<number, ReadonlyMap<Site, SiteTitle>>;
  readonly cells: readonly { readonly itemId: number; readonly site: Site }[];
  readonly limit: number;
}

/** The items of a group as they are now, and the titles of their listings as far as they are known. */
async function readTitles(deps: SiteTitleDeps, db: Db, { userId, waits }: Group): Promise<Read> {
  const itemIds = waits.map(({ itemId }) => itemId);
  const items = await getItems(db, userId, itemIds);
  const sites = SITES.filter((site) => targetOf(site) === waits[0]?.language);
  const cells = await listTitledListings(db, userId, itemIds, sites);
  const limit = titleLimitOf(deps, items[0]?.platform);
  const found = await titlesFor(db, userId, items, [...new Set(cells.map(({ site }) => site))], limit);
  const titles = new Map<number, Map<Site, SiteTitle>>();
  for (const { itemId, site } of cells) {
    const title = found.get(itemId)?.get(site);
    if (title) titles.set(itemId, (titles.get(itemId) ?? new Map<Site, SiteTitle>()).set(site, title));
  }
  return { items, titles, cells, limit };
}

/** Lets listings follow whose titles are there now, and ends or puts off the waits. */
async function settle(tx: Tx, deps: SiteTitleDeps, group: Group, mayAskAgain: (key: string) => boolean): Promise<void> {
  const { userId, accountId, isByRule, waits } = group;
  const itemIds = waits.map(({ itemId }) => itemId);
  await lockItems(tx, userId, itemIds);
  const { items, titles, cells } = await readTitles(deps, tx, group);
  const missing = new Map<number, string[]>();
  for (const { itemId, key } of await missingTitles(tx, userId, items, titles)) {
    missing.set(itemId, [...(missing.get(itemId) ?? []), key]);
  }
  const left = waits.filter(
    ({ itemId, tries }) => tries + 1 < MOST_TRIES && (missing.get(itemId) ?? []).some(mayAskAgain),
  );
  const over = waits.filter((wait) => !left.includes(wait));
  const came = cells.filter(({ itemId }) => !missing.has(itemId));
  const sites = [...new Set(came.map(({ site }) => site))];
  const cameIds = [...new Set(came.map(({ itemId }) => itemId))];
  await lockTitlesOf(tx, userId, itemIds, cells);
  if (came.length > 0) await noteTitlesCame(tx, deps, { userId, accountId }, cameIds, sites, isByRule);
  // A title that waits for the seller is counted where they look for it, even if they have never had the site's titles made.
  const overIds = new Set(over.map(({ itemId }) => itemId));
  const seen = cells.filter(({ itemId }) => overIds.has(itemId));
  await remakeSiteTitles(tx, deps, userId, [...overIds], seen);
  await removeTitleWaits(tx, userId, over);
  await putOffTitleWaits(
    tx,
    userId,
    left.map((wait) => ({ ...wait, until: untilOf(deps, wait) })),
  );
  if (accountId > 0) await emitEvents(tx, userId, [{ kind: 'listings', accountId }]);
}

function untilOf({ clock }: Pick<SiteTitleDeps, 'clock'>, { tries }: TitleWait): Date {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
  return new Date(clock.monotonic().getTime() + clock.ofMachine(pauseMs));
}
