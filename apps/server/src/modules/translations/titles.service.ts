import { listingKeyOf, type Site } from '@quayside/kernel';
import type { TitleOutcome } from '@quayside/text';
import type { Db } from '../../platform/database/db.ts';
import { listTrusted } from './engine-trust.repository.ts';
import { createTitleWriter } from './title-writer.ts';
import type { SiteTitle, TitledItem } from './titled-item.ts';
import { distinguishTitles, type ToldTitles } from './titles-apart.ts';
import { listManualTitles } from './translations.repository.ts';

interface TitleOptions {
  readonly withoutHumans?: boolean;
  /** Whether the first of equal items to go live gets the title, so that none waits for one that is never listed. */
  readonly isFirstCome?: boolean;
  /** Whether the titles will be used, so that later ones must differ from them. */
  readonly isKept?: boolean;
}

/**
 * Titles of items for sites, as far as they are known: manual titles first, then the seller's memory, and the home title
 * where nothing is to translate. No engine is asked. Automatic titles that would be equal are made to differ.
 * @param limit the marketplace's maximum in code points
 * @returns item id → site → title, or the reason why there is none
 */
export async function titlesFor(
  db: Db,
  userId: number,
  items: readonly TitledItem[],
  sites: readonly Site[],
  limit: number,
  options: TitleOptions = {},
): Promise<Map<number, Map<Site, SiteTitle>>> {
  return (await titlesBeside(db, userId, items, sites, limit, options)).titles;
}

/** The same, with the new titles that other items have because of these. */
export async function titlesBeside(
  db: Db,
  userId: number,
  items: readonly TitledItem[],
  sites: readonly Site[],
  limit: number,
  options: TitleOptions = {},
): Promise<{ readonly titles: Map<number, Map<Site, SiteTitle>>; readonly others: ToldTitles['others'] }> {
  const itemIds = items.map((item) => item.itemId);
  // Sequential, because `db` may be a transaction, which runs one statement at a time.
  const manual = options.withoutHumans ? [] : await listManualTitles(db, userId, itemIds);
  const manualByCell = new Map(manual.map((row) => [listingKeyOf(row), row]));
  const writer = await createTitleWriter(db, userId, items, sites);
  const writerOf = (on: Db, others: readonly TitledItem[]) => createTitleWriter(on, userId, others, sites);
  const asked = { userId, items, sites, limit, writer, writerOf };
  const told = await distinguishTitles(db, asked, options.isKept ?? false);
  const trusted = new Set((await listTrusted(db, userId)).map(({ site, engine }) => `${site} engine:${engine}`));
  const unlooked = (site: Site, title: SiteTitle): SiteTitle =>
    title.ok && title.label.startsWith('engine:') && !trusted.has(`${site} ${title.label}`)
      ? { ...title, isUnseen: true }
      : title;
  const titleFor = (item: TitledItem, site: Site): SiteTitle => {
    const human = manualByCell.get(listingKeyOf({ itemId: item.itemId, site }));
    if (human) return { ...humanTitle(human.translation), isStale: human.sourceTitle !== item.title };
    const title = told.titleOf(item, site) ?? writer.write(item, site, { limit });
    const first = options.isFirstCome && !title.ok && title.reason === 'same_as_other' ? title.equal : title;
    return unlooked(site, first);
  };
  const titles = new Map(
    items.map((item) => [item.itemId, new Map(sites.map((site) => [site, titleFor(item, site)]))]),
  );
  return { titles, others: told.others.map((one) => ({ ...one, title: unlooked(one.site, one.title) })) };
}

function humanTitle(title: string): TitleOutcome {
  return { ok: true, title, label: 'human', isDoubtful: false, dropped: [] };
}
