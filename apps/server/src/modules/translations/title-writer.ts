import type { Site } from '@quayside/kernel';
import {
  checkTranslation,
  fitWithValues,
  makeTitle,
  memoryKeys,
  type TextLanguage,
  type TitleInput,
  type TitleOutcome,
  type TitleResult,
  type TitleTarget,
  targetLanguage,
  wordsOf,
} from '@quayside/text';
import type { Db } from '../../platform/database/db.ts';
import { sizeConvertersOf, titlesOnSites } from '../charts/index.ts';
import { type GlossaryTermRow, listSellerTerms } from '../glossary/index.ts';
import { createKnownWords, VALUE_LIMIT } from './known-words.ts';
import { lexicons } from './lexicons.ts';
import { askedText, compileTerms, hashOfTerms, type SellerTerms } from './seller-terms.ts';
import { sourceLanguagesOf } from './source-languages.ts';
import { tellingValuesOf } from './telling-values.ts';
import { targetOf } from './title-target.ts';
import type { TitledItem } from './titled-item.ts';
import type { TitleWriter } from './titles-apart.ts';
import { listMemory } from './translations.repository.ts';

/** Returns the seller's terms as they would be after a change. */
export type ChangeTerms = (terms: readonly GlossaryTermRow[]) => readonly GlossaryTermRow[];

/** Returns a writer of automatic titles for these items and sites. */
export async function createTitleWriter(
  db: Db,
  userId: number,
  items: readonly TitledItem[],
  sites: readonly Site[],
  changeTerms?: ChangeTerms,
): Promise<TitleWriter> {
  const targets = [...new Set(sites.map(targetOf))];
  const languageOf = await sourceLanguagesOf(db, userId, items);
  // Sizes are converted for the site before the words are translated.
  const titleOn = await titlesOnSites(db, userId, items);
  const converters = await sizeConvertersOf(db, userId, items);
  type Ask = Pick<TitleInput, 'title' | 'limit' | 'unlike'>;
  const writers = new Map<string, (item: TitledItem, ask: Ask) => TitleOutcome>();
  for (const from of new Set(items.map(languageOf))) {
    const keysOf = ({ brand }: TitledItem, title: string) => memoryKeys(title, brand ?? undefined, from);
    const keys = items
      .filter((item) => languageOf(item) === from)
      .flatMap((item) =>
        [...new Set(sites.map((site) => titleOn(item, site)))].flatMap((title) => keysOf(item, title)),
      );
    const own = await listSellerTerms(db, userId, from);
    const terms = changeTerms?.(own) ?? own;
    for (const to of targets) {
      const ofLanguage = terms.filter((term) => term.dstLang === to.slice(0, 2));
      const lexicon = lexicons.of(from, to, ofLanguage);
      const memory = await listMemory(db, userId, from, to, keys);
      const sellers = compileTerms(terms, to);
      // If the seller has changed terms since an engine wrote a title, that title is not used again.
      const knownOf = (title: string) => {
        let now: Buffer | null | undefined;
        return (key: string) => {
          const hit = memory.get(key);
          if (hit === undefined || !isEngine(hit.origin)) return hit;
          if (now === undefined) now = hashOfTerms(sellers.in(askedText(title, from)));
          return isSameHash(now, hit.askedTerms) ? hit : undefined;
        };
      };
      writers.set(`${from} ${to}`, (item, ask) => {
        const known = knownOf(ask.title);
        const made = makeTitle({
          ...ask,
          brand: item.brand ?? undefined,
          attributes: item.attributes,
          category: [...item.categoryPath, ...typesOf(item.attributes)],
          from,
          to,
          lexicon,
          memory: known,
        });
        // A title from an engine stays the engine's, however often it is remembered.
        const origin = keysOf(item, ask.title).flatMap((key) => known(key) ?? [])[0]?.origin;
        if (!made.ok || made.label !== 'tm_exact' || !isEngine(origin)) return made;
        const source = askedText(ask.title, from);
        return { ...made, label: origin, isDoubtful: isDoubtful(made, { item, source, from, to, terms: sellers }) };
      });
    }
  }
  const known = new Map<string, TitleOutcome>();
  const write = (item: TitledItem, site: Site, ask: Ask): TitleOutcome => {
    const to = targetOf(site);
    const made = writers.get(`${languageOf(item)} ${to}`)?.(item, ask);
    if (!made) throw new Error(`No title writer for ${to}`);
    return made;
  };
  return {
    titleOn,
    write(item, site, { limit, unlike }) {
      const title = titleOn(item, site);
      if (unlike) return write(item, site, { title, limit, unlike });
      const key = `${item.itemId} ${targetOf(site)} ${limit} ${title}`;
      const made = known.get(key) ?? write(item, site, { title, limit });
      known.set(key, made);
      return made;
    },
    valuesOf(item, site) {
      return tellingValuesOf(item, site, {
        known: createKnownWords(languageOf(item), site, VALUE_LIMIT),
        converter: converters(item),
      });
    },
    withValues(item, site, made, values, limit) {
      const said = new Set(wordsOf(made.title));
      const fresh = values.filter((value) => !wordsOf(value).every((word) => said.has(word)));
      if (fresh.length === 0) return undefined;
      const fitted = fitWithValues(made.title, fresh, limit, targetLanguage(targetOf(site)), item.brand ?? undefined);
      if (!fitted) return undefined;
      const dropped = [...made.dropped, ...fitted.dropped];
      // The confidence was that of the whole title, so a shortened one needs a look.
      const label = made.label === 'composed' && fitted.droppedWords > 0 ? 'glossary_draft' : made.label;
      return { ...made, title: fitted.text, label, dropped };
    },
  };
}

/** Whether a remembered title of an engine needs a look: it was shortened, or a check finds something. */
function isDoubtful(
  { title: result, dropped }: TitleResult,
  asked: {
    readonly item: TitledItem;
    readonly source: string;
    readonly from: TextLanguage;
    readonly to: TitleTarget;
    readonly terms: SellerTerms;
  },
): boolean {
  const { item, source, from, terms } = asked;
  const glossary = terms.in(source);
  const to = targetLanguage(asked.to);
  const { hard, soft } = checkTranslation({ source, result, from, to, brand: item.brand ?? undefined, glossary });
  return dropped.length > 0 || hard.length > 0 || soft.length > 0;
}

/** The names on home sites for the specific that states the type of an item. */
const TYPE_NAMES = new Set(['type', 'product type', 'item type', 'typ', 'produktart', 'tipo', 'tipo de producto']);

function typesOf(attributes: TitledItem['attributes']): readonly string[] {
  return Object.entries(attributes).flatMap(([name, values]) => (TYPE_NAMES.has(name.toLowerCase()) ? values : []));
}

function isSameHash(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other);
}

function isEngine(origin: string | undefined): origin is `engine:${string}` {
  return origin?.startsWith('engine:') ?? false;
}
