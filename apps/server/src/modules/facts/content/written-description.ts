import type { Site } from '@quayside/kernel';
import type { Db } from '../../../platform/database/db.ts';
import type { AccountsDeps } from '../../accounts/index.ts';
import type { Setting, WrittenOfItem } from '../../descriptions/index.ts';
import { findListedTitle } from '../../listings/index.ts';
import { getItems, type Item } from '../../products/index.ts';
import { titleLimitOf, titlesFor } from '../../translations/index.ts';
import { loadListingFacts } from '../listing-facts.ts';
import { loadReaders, READER_FACTS } from './readers.ts';

/**
 * An item's description on a site with these settings, from the item's current data and under the title that the
 * listing has or would get; undefined if the item does not belong to the seller.
 */
export async function writeDescription(
  deps: Pick<AccountsDeps, 'connectors'>,
  db: Db,
  userId: number,
  itemId: number,
  site: Site,
  setting: Setting,
): Promise<WrittenOfItem | undefined> {
  const [item] = await getItems(db, userId, [itemId]);
  if (!item) return undefined;
  const { accountId, platform, title: sourceTitle } = item;
  const query = { userId, accountId, platform, items: [item], sites: [site] };
  const found = await loadListingFacts(db, query, READER_FACTS);
  const facts = { ...found, settingOf: () => setting };
  const [{ readerOf }, listed, { describeItem }] = await Promise.all([
    loadReaders(db, query, site, facts),
    findListedTitle(db, userId, itemId, site),
    import('./description.ts'),
  ]);
  const title = listed ?? (await titleOn(deps, db, userId, item, site));
  return { ...describeItem(item, title, readerOf(item)), accountId, platform, sourceTitle };
}

async function titleOn(
  deps: Pick<AccountsDeps, 'connectors'>,
  db: Db,
  userId: number,
  item: Item,
  site: Site,
): Promise<string> {
  const titles = await titlesFor(db, userId, [item], [site], titleLimitOf(deps, item.platform));
  const title = titles.get(item.itemId)?.get(site);
  // Without a title that may go live there is no description to show, because the item is not listed.
  return title?.ok ? title.title : '—';
}
