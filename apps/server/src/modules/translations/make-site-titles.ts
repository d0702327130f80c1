import { listingKeyOf, type ReasonCode, type Site } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import { emitEvents } from '../events/index.ts';
import { getItems, type Item, lockItems } from '../products/index.ts';
import { missingTitles, translateMissing } from './engine.service.ts';
import {
  digestInputs,
  endTitleList,
  findKept,
  forgetEnded,
  getTitleList,
  keepMadeTitles,
  listItemIds,
  listTitledSites,
  type MadeTitle,
  saveAsked,
  type TitlePlace,
} from './site-titles.repository.ts';
import type { SiteTitleDeps, UnaskedEngine } from './site-titles.service.ts';
import { forgetDigests, lockTitles } from './title-digests.repository.ts';
import { titleLimitOf } from './title-limit.ts';
import type { SiteTitle } from './titled-item.ts';
import { titlesBeside, titlesFor } from './titles.service.ts';

/** The number of items in one transaction: less than a second of work. */
const STEP = 200;

const REASONS: Readonly<Record<Extract<SiteTitle, { ok: false }>['reason'], ReasonCode>> = {
  empty_title: 'nothing_to_translate',
  needs_title: 'nothing_translated',
  protected_too_long: 'protected_too_long',
  check_failed: 'title_check_failed',
  same_as_other: 'duplicate_title',
};

type Run = Pick<JobRun, 'signal' | 'noteProgress'>;

/**
 * Makes the titles of an account's items for a site, for review. Nothing live changes. If the seller wants it, engines
 * are asked first for those that are missing, until a budget ends or no engine answers.
 */
export async function makeSiteTitles(deps: SiteTitleDeps, place: TitlePlace, run: Run): Promise<void> {
  const { db, clock } = deps;
  const { userId, accountId, site } = place;
  const list = await getTitleList(db, place);
  if (list?.asksEngines) {
    let unasked: UnaskedEngine | null = null;
    await makeSteps(deps, place, run, async (items) => {
      unasked = (await askFor(deps, place, items)) ?? unasked;
    });
    // What the engines said changes the memory. Titles that other changes concern are made below.
    await withTransaction(db, async (tx) => {
      await saveAsked(tx, place, { inputs: await digestInputs(tx, place), unasked });
    });
  }
  await makeSteps(deps, place, run);
  await withTransaction(db, async (tx) => {
    await forgetEnded(tx, place);
    await forgetDigests(tx, userId, accountId, site);
    await endTitleList(tx, place, 'made', clock.now());
    await emitEvents(tx, userId, [{ kind: 'listings', accountId }]);
  });
}

/** Asks engines for the titles of items that are missing. @returns why one could not be asked for all of them */
async function askFor(
  deps: SiteTitleDeps,
  { userId, site }: TitlePlace,
  items: readonly Item[],
): Promise<UnaskedEngine | undefined> {
  const limit = titleLimitOf(deps, items[0]?.platform);
  const titles = await titlesFor(deps.db, userId, items, [site], limit);
  if ((await missingTitles(deps.db, userId, items, titles)).length === 0) return undefined;
  const engines = await deps.titleEnginesOf(userId);
  if (engines.length === 0) return deps.whyAway(userId);
  const { failure } = await translateMissing({ ...deps, engines }, userId, items, titles, limit);
  return failure && deps.whyUnasked(failure);
}

async function makeSteps(
  deps: SiteTitleDeps,
  place: TitlePlace,
  run: Run,
  before?: (items: readonly Item[]) => Promise<void>,
): Promise<void> {
  const { db } = deps;
  const { userId, site } = place;
  for (let after = 0; ; ) {
    const itemIds = await listItemIds(db, place, after, STEP);
    const last = itemIds.at(-1);
    if (last === undefined) break;
    const items = await getItems(db, userId, itemIds);
    await before?.(items);
    // The titles are made before the transaction, so that items are locked for a shorter time.
    const made = await make(db, deps, userId, items, [site]);
    await withTransaction(db, async (tx) => {
      await lockItems(tx, userId, [...new Set(made.map(({ itemId }) => itemId))]);
      await keepMadeTitles(tx, userId, made);
    });
    await run.noteProgress();
    run.signal.throwIfAborted();
    after = last;
  }
}

/**
 * Locks all titles of a transaction that gives listings titles and then makes the stored titles of their items again. The items are locked.
 */
export async function lockTitlesOf(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  listings: readonly { readonly site: Site }[],
): Promise<void> {
  await lockTitles(tx, userId, [...listings.map(({ site }) => site), ...(await listTitledSites(tx, userId, itemIds))]);
}

/**
 * Makes the stored titles of items again, in the transaction in which their home titles changed.
 * @param also places whose titles are made and stored in any case
 */
export async function remakeSiteTitles(
  tx: Tx,
  deps: Pick<SiteTitleDeps, 'connectors'>,
  userId: number,
  itemIds: readonly number[],
  also: readonly { readonly itemId: number; readonly site: Site }[] = [],
): Promise<void> {
  const titled = await listTitledSites(tx, userId, itemIds);
  const sites = [...new Set([...titled, ...also.map(({ site }) => site)])];
  if (sites.length === 0) return;
  const items = await getItems(tx, userId, itemIds);
  const kept = new Set(titled);
  const named = new Set(also.map(listingKeyOf));
  const made = await make(tx, deps, userId, items, sites);
  await keepMadeTitles(
    tx,
    userId,
    made.filter((one) => kept.has(one.site) || named.has(listingKeyOf(one))),
  );
}

async function make(
  db: Db,
  deps: Pick<SiteTitleDeps, 'connectors'>,
  userId: number,
  items: readonly Item[],
  sites: readonly Site[],
): Promise<MadeTitle[]> {
  const limit = titleLimitOf(deps, items[0]?.platform);
  const { titles, others } = await titlesBeside(db, userId, items, sites, limit, { withoutHumans: true, isKept: true });
  const made = items.flatMap((item) =>
    sites.flatMap((site) => {
      const title = titles.get(item.itemId)?.get(site);
      return title ? [madeTitleOf(item, site, title)] : [];
    }),
  );
  // Earlier titles can change because of these. They are stored only if they are in a list.
  const listed = await findKept(
    db,
    userId,
    others.map(({ item, site }) => ({ itemId: item.itemId, site })),
  );
  const beside = others.filter(({ item, site }) => listed.has(`${item.itemId} ${site}`));
  return [...made, ...beside.map(({ item, site, title }) => madeTitleOf(item, site, title))];
}

function madeTitleOf(
  { itemId, title: sourceTitle }: Pick<Item, 'itemId' | 'title'>,
  site: Site,
  made: SiteTitle,
): MadeTitle {
  const of = { itemId, site, sourceTitle };
  if (!made.ok) {
    const nothing = { title: null, label: null, dropped: [], isDraft: false };
    const sameAs = made.reason === 'same_as_other' ? made.other.itemId : null;
    return { ...of, ...nothing, reason: REASONS[made.reason], sameAs };
  }
  return {
    ...of,
    title: made.title,
    label: made.label,
    dropped: made.dropped,
    reason: null,
    sameAs: null,
    isDraft: made.isDoubtful || made.isUnseen === true,
  };
}
