import type { ReasonCode, Site } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import { emitEvents } from '../events/index.ts';
import { getItems, type Item, lockItems } from '../products/index.ts';
import {
  endTitleList,
  findKept,
  forgetEnded,
  keepMadeTitles,
  listItemIds,
  listTitledSites,
  type MadeTitle,
  type TitlePlace,
} from './site-titles.repository.ts';
import type { SiteTitleDeps } from './site-titles.service.ts';
import { forgetDigests } from './title-digests.repository.ts';
import type { SiteTitle } from './titled-item.ts';
import { titlesBeside } from './titles.service.ts';

/** The number of items in one transaction: less than a second of work. */
const STEP = 200;

const REASONS: Readonly<Record<Extract<SiteTitle, { ok: false }>['reason'], ReasonCode>> = {
  empty_title: 'nothing_to_translate',
  needs_title: 'nothing_translated',
  protected_too_long: 'protected_too_long',
  check_failed: 'title_check_failed',
  same_as_other: 'duplicate_title',
};

/** Makes the titles of an account's items for a site, for review. Nothing live changes. */
export async function makeSiteTitles(
  { db, clock, titleLimitOf }: SiteTitleDeps,
  place: TitlePlace,
  run: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<void> {
  const { userId, accountId, site } = place;
  for (let after = 0; ; ) {
    const itemIds = await listItemIds(db, place, after, STEP);
    const last = itemIds.at(-1);
    if (last === undefined) break;
    // The titles are made before the transaction, so that items are locked for a shorter time.
    const made = await make(db, userId, await getItems(db, userId, itemIds), [site], titleLimitOf);
    await withTransaction(db, async (tx) => {
      await lockItems(tx, userId, [...new Set(made.map(({ itemId }) => itemId))]);
      await keepMadeTitles(tx, userId, made);
    });
    await run.noteProgress();
    run.signal.throwIfAborted();
    after = last;
  }
  await withTransaction(db, async (tx) => {
    await forgetEnded(tx, place);
    await forgetDigests(tx, userId, accountId, site);
    await endTitleList(tx, place, 'made', clock.now());
    await emitEvents(tx, userId, [{ kind: 'listings', accountId }]);
  });
}

/** Makes the stored titles of items again, in the transaction in which their home titles changed. */
export async function remakeSiteTitles(
  tx: Tx,
  { titleLimitOf }: Pick<SiteTitleDeps, 'titleLimitOf'>,
  userId: number,
  itemIds: readonly number[],
): Promise<void> {
  const sites = await listTitledSites(tx, userId, itemIds);
  if (sites.length === 0) return;
  const items = await getItems(tx, userId, itemIds);
  await keepMadeTitles(tx, userId, await make(tx, userId, items, sites, titleLimitOf));
}

async function make(
  db: Db,
  userId: number,
  items: readonly Item[],
  sites: readonly Site[],
  titleLimitOf: SiteTitleDeps['titleLimitOf'],
): Promise<MadeTitle[]> {
  const limit = titleLimitOf(items[0]?.platform);
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
    isDraft: made.isDoubtful,
  };
}
