import { listingKeyOf, type Site } from '@quayside/kernel';
import type { TitleOutcome, TitleResult } from '@quayside/text';
import type { Db } from '../../platform/database/db.ts';
import type { WriteTitles } from '../glossary/index.ts';
import { getItems } from '../products/index.ts';
import { type ChangeTerms, createTitleWriter } from './title-writer.ts';
import type { SiteTitle, TitledItem } from './titled-item.ts';
import { distinguishTitles, type ToldTitles } from './titles-apart.ts';
import { listManualTitles } from './translations.repository.ts';

interface TitleOptions {
  readonly withoutHumans?: boolean;
  /** Whether titles may be equal, because only their words matter. */
  readonly mayBeEqual?: boolean;
  /** Whether the first of equal items to go live gets the title, so that none waits for one that is never listed. */
  readonly isFirstCome?: boolean;
  /** Whether the titles will be used, so that later ones must differ from them. */
  readonly isKept?: boolean;
  readonly changeTerms?: ChangeTerms | undefined;
}

/**
 * Titles of items for sites: manual titles first, then the seller's memory, item specifics and glossary, without an
 * engine. Automatic titles that would be equal are made to differ.
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
  const writer = await createTitleWriter(db, userId, items, sites, options.changeTerms);
  const writerOf = (on: Db, others: readonly TitledItem[]) =>
    createTitleWriter(on, userId, others, sites, options.changeTerms);
  const told = options.mayBeEqual
    ? undefined
    : await distinguishTitles(db, { userId, items, sites, limit, writer, writerOf }, options.isKept ?? false);
  const titleFor = (item: TitledItem, site: Site): SiteTitle => {
    const human = manualByCell.get(listingKeyOf({ itemId: item.itemId, site }));
    if (human) return { ...humanTitle(human.translation), isStale: human.sourceTitle !== item.title };
    const title = told?.titleOf(item, site) ?? writer.write(item, site, { limit });
    return options.isFirstCome && !title.ok && title.reason === 'same_as_other' ? title.equal : title;
  };
  const titles = new Map(
    items.map((item) => [item.itemId, new Map(sites.map((site) => [site, titleFor(item, site)]))]),
  );
  return { titles, others: told?.others ?? [] };
}

/**
 * The automatic titles as they would be with other terms of the seller's own, at full length, because the preview is
 * about words.
 */
export const writeTitlesWith: WriteTitles = async (db, userId, items, site, changeTerms) => {
  // With their categories and variants, which determine sizes.
  const whole = await getItems(
    db,
    userId,
    items.map(({ itemId }) => itemId),
  );
  const titles = await titlesFor(db, userId, whole, [site], Number.MAX_SAFE_INTEGER, {
    withoutHumans: true,
    mayBeEqual: true,
    changeTerms,
  });
  return new Map(
    items.map(({ itemId }) => {
      const title = titles.get(itemId)?.get(site);
      return [itemId, title?.ok ? title.title : null];
    }),
  );
};

function humanTitle(title: string): TitleOutcome {
  return { ok: true, title, label: 'human', coverage: 1, confidence: 1, keptAsIs: false, unknown: [], dropped: [] };
}

/** Whether a title needs the seller's consent to drafts: by its label, or because a check of an engine's title has doubts. */
export const isDraft = ({ label, isDoubtful }: Pick<TitleResult, 'label' | 'isDoubtful'>): boolean =>
  isDoubtful === true || isDraftLabel(label);

/** A draft goes live only with the seller's consent to drafts; titles with any other label need no such consent. */
export function isDraftLabel(label: string): boolean {
  return label === 'glossary_draft' || label.startsWith('tm_fuzzy:');
}
