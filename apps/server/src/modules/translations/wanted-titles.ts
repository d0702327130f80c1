import type { Site } from '@quayside/kernel';
import { memoryKeys, type TextLanguage, type TitleTarget } from '@quayside/text';
import type { Db } from '../../platform/database/db.ts';
import { titlesOnSites } from '../charts/index.ts';
import { aboutOf } from './about-item.ts';
import { type EngineQuestion, questionOf } from './engine-question.ts';
import { type SellerTerm, type SellerTerms, sellerTermsOf } from './seller-terms.ts';
import { sourceLanguagesOf } from './source-languages.ts';
import { targetOf } from './title-target.ts';
import type { SiteTitle, TitledItem } from './titled-item.ts';

/** A title that only an engine, or a person, can say. */
export interface WantedTitle {
  readonly item: TitledItem;
  /** The home title with the sites' sizes. */
  readonly title: string;
  readonly from: TextLanguage;
  readonly to: TitleTarget;
  /** Both languages, as a key. */
  readonly pair: string;
  /** What an engine is asked. */
  readonly question: EngineQuestion;
  /** Where the memory has its translation, or that of a title which differs in numbers alone. */
  readonly keys: readonly string[];
}

export interface WantedTitles {
  readonly wanted: readonly WantedTitle[];
  /** All of the seller's terms for a pair of languages. */
  readonly termsOf: (pair: string) => readonly SellerTerm[];
}

/** What engines are asked for because nothing that is known says it. A title of an item is asked once per language. */
export async function wantedTitles(
  db: Db,
  userId: number,
  items: readonly TitledItem[],
  titles: ReadonlyMap<number, ReadonlyMap<Site, SiteTitle>>,
): Promise<WantedTitles> {
  const languageOf = await sourceLanguagesOf(db, userId, items);
  const titleOn = await titlesOnSites(db, userId, items);
  const terms = new Map<string, SellerTerms>();
  const wanted: WantedTitle[] = [];
  for (const item of items) {
    const from = languageOf(item);
    const seen = new Set<string>();
    for (const [site, found] of titles.get(item.itemId) ?? []) {
      if (found.ok || found.reason !== 'needs_title') continue;
      const to = targetOf(site);
      const title = titleOn(item, site);
      if (seen.has(`${to} ${title}`)) continue;
      seen.add(`${to} ${title}`);
      const pair = `${from} ${to}`;
      const known = terms.get(pair) ?? (await sellerTermsOf(db, userId, from, to));
      terms.set(pair, known);
      const question = { ...questionOf({ ...item, title }, from, known), about: aboutOf(item) };
      const keys = memoryKeys(title, item.brand ?? undefined, from);
      wanted.push({ item, title, from, to, pair, question, keys });
    }
  }
  return { wanted, termsOf: (pair) => terms.get(pair)?.all ?? [] };
}
