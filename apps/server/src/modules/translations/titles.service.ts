import { setTimeout as sleep } from 'node:timers/promises';
import { listingKeyOf, SITES, type Site, siteFacts } from '@quayside/kernel';
import {
  makeTitle,
  memoryKeys,
  type TextLanguage,
  type TitleInput,
  type TitleOutcome,
  type TitleTarget,
  targetLanguage,
  translateValue,
} from '@quayside/text';
import type { Db } from '../../platform/database/db.ts';
import { titlesOnSites } from '../charts/index.ts';
import { type GlossaryTermRow, listSellerTerms, type WriteTitles } from '../glossary/index.ts';
import { getItems } from '../products/index.ts';
import { lexicons } from './lexicons.ts';
import { askedText, compileTerms, hashOfTerms } from './seller-terms.ts';
import { type TitleWriter, tellApart } from './titles-apart.ts';
import { listHomeSites, listManualTitles, listMemory } from './translations.repository.ts';

/** The inputs of a title. */
export interface TitledItem {
  readonly itemId: number;
  /** The account whose home site states the title's language. */
  readonly accountId: number;
  readonly title: string;
  readonly brand: string | null;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly categoryId: string | null;
  readonly categoryPath: readonly string[];
  readonly units: readonly { readonly specifics: Readonly<Record<string, string>> }[];
}

export type SiteTitle = TitleOutcome & {
  /** The source title has changed since a person wrote this one. */
  readonly isStale?: boolean;
};

/** The home language of most shops, compiled in advance and assumed for short values. */
const USUAL_LANGUAGE = 'en';

/** The language of these accounts' items: that of each account's home site. */
export async function sourceLanguagesOf(
  db: Db,
  userId: number,
  items: readonly Pick<TitledItem, 'accountId'>[],
): Promise<(item: Pick<TitledItem, 'accountId'>) => TextLanguage> {
  const accountIds = [...new Set(items.map(({ accountId }) => accountId))];
  const homes = accountIds.length === 0 ? new Map<number, Site>() : await listHomeSites(db, userId, accountIds);
  return ({ accountId }) => {
    const home = homes.get(accountId);
    return home === undefined ? USUAL_LANGUAGE : targetLanguage(targetOf(home));
  };
}

interface TitleOptions {
  readonly withoutHumans?: boolean;
  /** Makes other terms of the seller's own. */
  readonly changeTerms?: (terms: readonly GlossaryTermRow[]) => readonly GlossaryTermRow[];
}

/**
 * Titles of items for sites: manual titles first, then the seller's memory, item specifics and glossary, without an engine. Automatic
 * titles that would be the same once they are shortened keep the words in which the items differ.
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
  const itemIds = items.map((item) => item.itemId);
  // Sequential, because `db` may be a transaction, which runs one statement at a time.
  const manual = options.withoutHumans ? [] : await listManualTitles(db, userId, itemIds);
  const manualByCell = new Map(manual.map((row) => [listingKeyOf(row), row]));
  const write = await titleWriter(db, userId, items, sites, options);
  const automatic = await tellApart(db, userId, items, sites, limit, write, (others) =>
    titleWriter(db, userId, others, sites, options),
  );
  return new Map(
    items.map((item) => {
      const titleFor = (site: Site): SiteTitle => {
        const human = manualByCell.get(listingKeyOf({ itemId: item.itemId, site }));
        if (human) return { ...humanTitle(human.translation), isStale: human.sourceTitle !== item.title };
        return automatic(item, site);
      };
      return [item.itemId, new Map(sites.map((site) => [site, titleFor(site)]))];
    }),
  );
}

/** Writes automatic titles of these items for these sites. */
async function titleWriter(
  db: Db,
  userId: number,
  items: readonly TitledItem[],
  sites: readonly Site[],
  options: TitleOptions,
): Promise<TitleWriter> {
  const targets = [...new Set(sites.map(targetOf))];
  const languageOf = await sourceLanguagesOf(db, userId, items);
  // Sizes become those of the site before the words do.
  const titleOn = await titlesOnSites(db, userId, items);
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
    const terms = options.changeTerms?.(own) ?? own;
    for (const to of targets) {
      const ofLanguage = terms.filter((term) => term.dstLang === to.slice(0, 2));
      const lexicon = lexicons.of(from, to, ofLanguage);
      const memory = await listMemory(db, userId, from, to, keys);
      const sellers = compileTerms(terms, to);
      // An engine that was asked with other terms is asked again.
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
        // What an engine said stays the engine's, however often it is remembered.
        const origin = keysOf(item, ask.title).flatMap((key) => known(key) ?? [])[0]?.origin;
        return made.ok && made.label === 'tm_exact' && isEngine(origin) ? { ...made, label: origin } : made;
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
  };
}

/** The automatic titles as they would be with other terms of the seller's own, uncut: the preview is about words. */
export const writeTitlesWith: WriteTitles = async (db, userId, items, site, changeTerms) => {
  // With their categories and variants, which decide about sizes.
  const whole = await getItems(
    db,
    userId,
    items.map(({ itemId }) => itemId),
  );
  const titles = await titlesFor(db, userId, whole, [site], Number.MAX_SAFE_INTEGER, {
    withoutHumans: true,
    changeTerms,
  });
  return new Map(
    items.map(({ itemId }) => {
      const title = titles.get(itemId)?.get(site);
      return [itemId, title?.ok ? title.title : null];
    }),
  );
};

/** How home sites name the specific that says what an item is. */
const TYPE_NAMES = new Set(['type', 'product type', 'item type', 'typ', 'produktart', 'tipo', 'tipo de producto']);

function typesOf(attributes: TitledItem['attributes']): readonly string[] {
  return Object.entries(attributes).flatMap(([name, values]) => (TYPE_NAMES.has(name.toLowerCase()) ? values : []));
}

function humanTitle(title: string): TitleOutcome {
  return { ok: true, title, label: 'human', coverage: 1, confidence: 1, keptAsIs: false, unknown: [], dropped: [] };
}

export function targetOf(site: Site): TitleTarget {
  return siteFacts(site).language;
}

function isSameHash(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other);
}

function isEngine(origin: string | undefined): origin is `engine:${string}` {
  return origin?.startsWith('engine:') ?? false;
}

/** A draft goes live only with the seller's consent to drafts; every other label may go live by itself. */
export function isDraftLabel(label: string): boolean {
  return label === 'glossary_draft' || label.startsWith('tm_fuzzy:');
}

/** Between two languages the event loop gets its turn: compiling one takes a third of a second. */
const WARM_PAUSE_MS = 100;

/** Compiles every site's lexicon ahead, so that the first title that is asked for keeps nobody waiting. Stops when aborted. */
export async function warmTitles(signal: AbortSignal): Promise<void> {
  for (const to of new Set(SITES.map(targetOf))) {
    await sleep(WARM_PAUSE_MS);
    if (signal.aborted) return;
    lexicons.of(USUAL_LANGUAGE, to, []);
  }
}

/** eBay's limit for the value of an item specific. */
const VALUE_LIMIT = 50;

/**
 * Short values (a colour, a material, a type) in a site's language. A value is translated only where every word of it is known;
 * otherwise it stays as the seller wrote it.
 */
export function createValueTranslator(site: Site): (value: string) => string {
  const knownOf = createKnownWords(USUAL_LANGUAGE, site, VALUE_LIMIT);
  return (value) => knownOf(value) ?? value;
}

/** Short values in a site's language; undefined where a word of the value is not known. */
export function createKnownWords(
  from: TextLanguage,
  site: Site,
  limit = Number.MAX_SAFE_INTEGER,
): (value: string) => string | undefined {
  const to = targetOf(site);
  const lexicon = lexicons.of(from, to, []);
  const known = new Map<string, string | undefined>();
  return (value) => {
    if (known.has(value)) return known.get(value);
    const text = translateValue(value, lexicon, limit);
    known.set(value, text);
    return text;
  };
}
