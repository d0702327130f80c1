import type { Site } from '@quayside/kernel';
import { memoryKeys, type TitleInput, type TitleOutcome, targetLanguage, wordsOf } from '@quayside/text';
import type { Db } from '../../platform/database/db.ts';
import { sizeConvertersOf, titlesOnSites } from '../charts/index.ts';
import { listSellerTerms } from '../glossary/index.ts';
import { listMemory } from '../memory/index.ts';
import { createKnownWords, VALUE_LIMIT } from './known-words.ts';
import { loadWords } from './load-words.ts';
import { askedText, compileTerms, hashOfTerms, isSameHash } from './seller-terms.ts';
import { sourceLanguagesOf } from './source-languages.ts';
import { tellingValuesOf } from './telling-values.ts';
import { targetOf } from './title-target.ts';
import type { TitledItem } from './titled-item.ts';
import type { TitleWriter } from './titles-apart.ts';

/** Returns a writer of automatic titles for these items and sites. */
export async function createTitleWriter(
  db: Db,
  userId: number,
  items: readonly TitledItem[],
  sites: readonly Site[],
): Promise<TitleWriter> {
  const words = await loadWords();
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
    const terms = await listSellerTerms(db, userId, from);
    for (const to of targets) {
      const memory = await listMemory(db, userId, from, to, keys);
      const sellers = compileTerms(terms, to);
      // If the seller has changed terms since an engine wrote a title, that title is not used again.
      const knownOf = (title: string) => {
        let now: Buffer | null | undefined;
        return (key: string) => {
          const hit = memory.get(key);
          if (hit === undefined || hit.origin === 'human') return hit;
          if (now === undefined) now = hashOfTerms(sellers.in(askedText(title, from)));
          return isSameHash(now, hit.askedTerms) ? hit : undefined;
        };
      };
      writers.set(`${from} ${to}`, (item, ask) => {
        const terms = sellers.in(askedText(ask.title, from));
        return words.makeTitle({ ...ask, brand: item.brand ?? undefined, from, to, terms, memory: knownOf(ask.title) });
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
        known: createKnownWords(words, languageOf(item), site, VALUE_LIMIT),
        converter: converters(item),
      });
    },
    withValues(item, site, made, values, limit) {
      const said = new Set(wordsOf(made.title));
      const fresh = values.filter((value) => !wordsOf(value).every((word) => said.has(word)));
      if (fresh.length === 0) return undefined;
      const fitted = words.fitWithValues(
        made.title,
        fresh,
        limit,
        targetLanguage(targetOf(site)),
        item.brand ?? undefined,
      );
      if (!fitted) return undefined;
      const dropped = [...made.dropped, ...fitted.dropped];
      return { ...made, title: fitted.text, dropped, isDoubtful: made.isDoubtful || fitted.droppedWords > 0 };
    },
  };
}
