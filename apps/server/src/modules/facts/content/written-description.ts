import type { Site } from '@quayside/kernel';
import type { Db } from '../../../platform/database/db.ts';
import { categoriesOf, fieldsOf, listRequirements, specificsOf } from '../../categories/index.ts';
import { sizeConvertersOf } from '../../charts/index.ts';
import { type Setting, translatedTexts, type Written, type WrittenOfItem } from '../../descriptions/index.ts';
import { findListedTitle } from '../../listings/index.ts';
import { getItems, type Item } from '../../products/index.ts';
import type { PublishingDeps } from '../../publishing/publishing-deps.ts';
import { sourceLanguagesOf, titleLimitOf, titlesFor } from '../../translations/index.ts';
import { createWords } from './words-of.ts';

/** An item's description on a site, from the item's current data. */
export async function describeOnSite(
  db: Db,
  userId: number,
  item: Item,
  { site, title, setting }: { readonly site: Site; readonly title: string; readonly setting: Setting },
): Promise<Written> {
  const category = (await categoriesOf(db, userId, [item], [site]))(item, site);
  const [known] = category ? await listRequirements(db, item.platform, [site], [category.categoryId]) : [];
  const { describeItem } = await import('./description.ts');
  return describeItem(item, {
    ...{ site, title, setting, words: createWords() },
    from: (await sourceLanguagesOf(db, userId, [item]))(item),
    converter: (await sizeConvertersOf(db, userId, [item]))(item),
    given: (await specificsOf(db, userId, [item.itemId], [site]))(item.itemId, site),
    fields: fieldsOf(known?.requirements),
    categoryPath: category?.path,
    translated: (await translatedTexts(db, userId, [item], site, setting))(item),
  });
}

/**
 * The same by the item's id, under the title that the listing has or would get; undefined if the item does not belong
 * to the seller.
 */
export async function writeDescriptionOf(
  deps: Pick<PublishingDeps, 'connectors'>,
  db: Db,
  userId: number,
  itemId: number,
  site: Site,
  setting: Setting,
): Promise<WrittenOfItem | undefined> {
  const [item] = await getItems(db, userId, [itemId]);
  if (!item) return undefined;
  const title = (await findListedTitle(db, userId, itemId, site)) ?? (await titleOn(deps, db, userId, item, site));
  const { accountId, platform, title: sourceTitle } = item;
  return { ...(await describeOnSite(db, userId, item, { site, title, setting })), accountId, platform, sourceTitle };
}

async function titleOn(
  deps: Pick<PublishingDeps, 'connectors'>,
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
