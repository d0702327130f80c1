import type { Site } from '@quayside/kernel';
import { conditionListed } from '@quayside/kernel/product-settings';
import type { SpecificField } from '@quayside/kernel/specifics';
import { saysVatFree } from '@quayside/kernel/vat-free';
import type { TextLanguage } from '@quayside/text';
import type { Db } from '../../../platform/database/db.ts';
import { fieldsOf } from '../../categories/index.ts';
import { type Setting, type Translated, type TranslatedOf, translatedTexts } from '../../descriptions/index.ts';
import type { Item } from '../../products/index.ts';
import type { Category, FactQuery, ListingFacts } from '../listing-facts.ts';
import type { Aspects, Audience } from './aspects.ts';
import { type AudienceOf, loadAudiences } from './said-values.ts';
import { loadWordsOf, type WordsOf } from './words-of.ts';

/** Who reads a listing, and all that its words depend on besides its item. */
export interface Reader extends Audience {
  /** The specifics that the seller set for the item on the site. */
  readonly given: Aspects;
  /** The requirements of the item's category on the site. */
  readonly fields: readonly SpecificField[];
  /** The language of the item's home site. */
  readonly from: TextLanguage;
  /** The names of the category on the site, from the top level down. */
  readonly categoryPath: readonly string[] | undefined;
  /** How the site's listings are described. */
  readonly setting: Setting;
  readonly words: WordsOf;
  /** The item's own text as an engine translated it; undefined where none is asked. */
  readonly translated: Translated | undefined;
  /** The condition that the listing states. */
  readonly condition: string;
  /** Whether it says that no VAT is charged. */
  readonly isVatFree: boolean;
}

export const READER_FACTS = ['home', 'givenTo', 'settingOf', 'categoryOf', 'stating'] as const;
interface ReaderFacts extends Omit<ListingFacts<(typeof READER_FACTS)[number]>, 'settingOf'> {
  readonly settingOf: (site: Site) => Setting;
}

/** The readers of items on one site, with the own texts that engines have translated. */
export async function loadReaders(db: Db, { userId, items }: FactQuery, site: Site, facts: ReaderFacts) {
  const [audienceOf, translatedOf] = await Promise.all([
    loadAudiences(db, userId, facts.home, items, [site]),
    translatedTexts(db, userId, items, site, facts.settingOf(site)),
  ]);
  const readerOf = await createReaders(facts, audienceOf, translatedOf);
  return { translatedOf, readerOf: (item: Item) => readerOf(item, site, facts.categoryOf(item, site)) };
}

export type ReaderOf = (
  item: Item,
  site: Site,
  category: Pick<Category, 'path' | 'requirements'> | undefined,
) => Reader;

export async function createReaders(
  { home, givenTo, settingOf, stating }: Omit<ReaderFacts, 'categoryOf'>,
  audienceOf: AudienceOf,
  translatedOf: TranslatedOf = () => undefined,
): Promise<ReaderOf> {
  const words = await loadWordsOf();
  return (item, site, category) => ({
    ...audienceOf(item, site),
    given: givenTo(item.itemId, site),
    fields: fieldsOf(category?.requirements),
    from: home.languageOf(item),
    categoryPath: category?.path,
    setting: settingOf(site),
    words,
    translated: translatedOf(item),
    condition: conditionListed(item.condition, stating(site).itemCondition, category?.requirements?.conditions),
    isVatFree: stating(site).vatFree && saysVatFree(site),
  });
}
