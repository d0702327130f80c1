import { ConnectorError, mapBounded } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import {
  checkSentence,
  checkTranslation,
  type HardCode,
  makeTitle,
  memoryEntry,
  protectedTexts,
  type TextLanguage,
  type TitleTarget,
  type TranslationFindings,
  targetLanguage,
} from '@quayside/text';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { errorMessage } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { titlesOnSites } from '../charts/index.ts';
import { aboutOf } from './about-item.ts';
import { askWithReasons } from './ask-with-reasons.ts';
import { askedText, hashOfTerms, type SellerTerm, type SellerTerms, sellerTermsOf } from './seller-terms.ts';
import { sourceLanguagesOf } from './source-languages.ts';
import { targetOf } from './title-target.ts';
import type { SiteTitle, TitledItem } from './titled-item.ts';
import { titlesFor } from './titles.service.ts';
import { type MemoryEntry, rememberAll } from './translations.repository.ts';

/** A text for an engine, with the parts that must be returned unchanged, in the order of the text. */
export interface EngineQuestion {
  readonly text: string;
  readonly kept: readonly string[];
  /** The seller's terms that occur in the text. */
  readonly terms: readonly SellerTerm[];
  /** What a language model is told about the product. */
  readonly about?: Readonly<Record<string, string>> | undefined;
  /** An earlier answer, and why it was refused, for an engine that hears reasons. */
  readonly refused?: { readonly answer: string; readonly because: readonly string[] } | undefined;
}

/** A machine translation of whole titles. */
export interface TitleEngine {
  /** Part of the label: `engine:<name>`. */
  readonly name: string;
  /** A language model: it is asked once more with the reason why its answer is refused. */
  readonly hearsReasons?: true;
  /** Splits entries into groups that fit into one call each. An entry that fits into none is left out. */
  batchesOf<T>(entries: readonly T[], textOf: (entry: T) => EngineQuestion): readonly (readonly T[])[];
  /**
   * Returns one translation for each text. `count` runs in the transaction that remembers the translations.
   * @throws ConnectorError
   */
  translate(request: {
    readonly from: string;
    readonly to: string;
    readonly texts: readonly EngineQuestion[];
    /** All of the seller's terms for the pair, for engines that store them. */
    readonly terms: readonly SellerTerm[];
    /** The most code points of a translation, for an engine that can heed it. */
    readonly limit?: number | undefined;
    /** By default a title. */
    readonly kind?: 'title' | 'text' | undefined;
  }): Promise<{ readonly answers: readonly string[]; readonly count: (tx: Tx) => Promise<void> }>;
}

/** An engine that takes one text per call, such as a marketplace's own. */
export interface SingleTitleEngine {
  readonly name: string;
  /** @throws ConnectorError */
  translate(request: { readonly from: string; readonly to: string; readonly text: string }): Promise<string>;
}

export const oneByOne = ({ name, translate }: SingleTitleEngine): TitleEngine => ({
  name,
  batchesOf: (entries) => entries.map((entry) => [entry]),
  async translate({ from, to, texts: [question] }) {
    return { answers: [await translate({ from, to, text: question?.text ?? '' })], count: async () => {} };
  },
});

/** The number of parallel calls; the throttle limits the rate. */
const CALLS_AT_ONCE = 4;

export interface EngineDeps {
  readonly db: Db;
  readonly log: Log;
  /** In the order in which they are tried. */
  readonly engines: readonly TitleEngine[];
}

/**
 * The titles of items for sites that a run will use: those that are known, and for the others engines' translations.
 * What an engine says is remembered, so that it is asked only once.
 * @param limit the marketplace's maximum in code points
 */
export async function titlesOfRun(
  deps: EngineDeps,
  userId: number,
  items: readonly TitledItem[],
  sites: readonly Site[],
  limit: number,
): Promise<Map<number, Map<Site, SiteTitle>>> {
  const known = () => titlesFor(deps.db, userId, items, sites, limit, { isKept: true, isFirstCome: true });
  const titles = await known();
  const found = await translateMissing(deps, userId, items, titles, limit);
  return found > 0 ? known() : titles;
}

/**
 * Has engines translate the titles that are missing. A translation with a hard finding (`packages/text/src/translation/`)
 * is rejected, and the next engine is tried. If every engine is unreachable, used up or rejected, the title stays
 * missing.
 * @returns how many were translated and remembered
 */
export async function translateMissing(
  deps: EngineDeps,
  userId: number,
  items: readonly TitledItem[],
  titles: ReadonlyMap<number, ReadonlyMap<Site, SiteTitle>>,
  limit: number,
): Promise<number> {
  if (deps.engines.length === 0) return 0;
  const languageOf = await sourceLanguagesOf(deps.db, userId, items);
  const titleOn = await titlesOnSites(deps.db, userId, items);
  let wanted: readonly Wanted[] = wantedOf(items, titles, titleOn).map((one) => ({
    ...one,
    from: languageOf(one.item),
  }));
  const all = wanted.length;
  const terms = new Map<string, SellerTerms>();
  for (const { from, to } of wanted) {
    const pair = `${from} ${to}`;
    if (!terms.has(pair)) terms.set(pair, await sellerTermsOf(deps.db, userId, from, to));
  }
  for (const engine of deps.engines) {
    const left: Wanted[] = [];
    let isAvailable = true;
    const pairs = [...new Set(wanted.map(({ from, to }) => `${from} ${to}`))];
    const batches = pairs.flatMap((pair) =>
      engine.batchesOf(
        wanted.filter(({ from, to }) => `${from} ${to}` === pair),
        ({ item, title, from }) => questionOf({ ...item, title }, from, terms.get(pair)),
      ),
    );
    const asked = new Set(batches.flat());
    left.push(...wanted.filter((one) => !asked.has(one)));
    await mapBounded(batches, CALLS_AT_ONCE, async (batch) => {
      if (!isAvailable) return left.push(...batch);
      try {
        const found = await askFor(deps.db, engine, userId, batch, limit, terms);
        left.push(...batch.filter((_, index) => found[index] === undefined));
      } catch (error) {
        if (!(error instanceof ConnectorError)) throw error;
        isAvailable = error.kind === 'rejected';
        left.push(...batch);
        deps.log.warn(`The translation engine ${engine.name} could not help: ${errorMessage(error)}`);
      }
    });
    wanted = left;
  }
  return all - wanted.length;
}

interface Wanted {
  readonly item: TitledItem;
  /** The home title with the sites' sizes. */
  readonly title: string;
  readonly from: TextLanguage;
  readonly to: TitleTarget;
}

function wantedOf(
  items: readonly TitledItem[],
  titles: ReadonlyMap<number, ReadonlyMap<Site, SiteTitle>>,
  titleOn: (item: TitledItem, site: Site) => string,
): Omit<Wanted, 'from'>[] {
  return items.flatMap((item) => {
    const wanted = new Map<string, Omit<Wanted, 'from'>>();
    for (const [site, title] of titles.get(item.itemId) ?? []) {
      if (title.ok || title.reason !== 'needs_title') continue;
      const to = targetOf(site);
      const home = titleOn(item, site);
      wanted.set(`${to} ${home}`, { item, title: home, to });
    }
    return [...wanted.values()];
  });
}

/** What an engine receives of a title: the text without markup and promises, and the parts that must be kept. */
export function questionOf(
  { title, brand }: Pick<TitledItem, 'title' | 'brand'>,
  from: TextLanguage,
  terms?: SellerTerms,
): EngineQuestion {
  const text = askedText(title, from);
  return { text, kept: protectedTexts(text, brand ?? undefined), terms: terms?.in(text) ?? [] };
}

/** What keeps a translation from becoming a title, and what a person should look at. */
export function judgeAnswer(
  item: Pick<TitledItem, 'title' | 'brand'>,
  answer: string,
  languages: { readonly from: TextLanguage; readonly to: TextLanguage },
  glossary: readonly SellerTerm[] = [],
): TranslationFindings {
  const { text: source } = questionOf(item, languages.from);
  const brand = item.brand ?? undefined;
  return checkTranslation({ source, result: answer.trim(), brand, glossary, ...languages });
}

/** Why an answer to a sentence would never be shown; undefined if it may. */
export function judgeSentence(
  source: string,
  result: string,
  { brand, from, to }: { readonly brand: string | null; readonly from: TextLanguage; readonly to: TitleTarget },
): HardCode | undefined {
  return checkSentence({ source, result, brand: brand ?? undefined, from, to: targetLanguage(to) });
}

async function askFor(
  db: Db,
  engine: TitleEngine,
  userId: number,
  batch: readonly Wanted[],
  limit: number,
  termsOf: ReadonlyMap<string, SellerTerms>,
): Promise<readonly (MemoryEntry | undefined)[]> {
  const [{ from, to } = { from: 'en' as const, to: 'de' as const }] = batch;
  const terms = termsOf.get(`${from} ${to}`);
  const texts = batch.map(({ item, title }) => ({
    ...questionOf({ ...item, title }, from, terms),
    about: aboutOf(item),
  }));
  const { answers, count } = await askWithReasons(
    engine,
    { from, to, texts, terms: terms?.all ?? [], limit },
    (answer, index) => {
      const { item, title } = batch[index] ?? { item: { brand: null }, title: '' };
      const languages = { from, to: targetLanguage(to) };
      return judgeAnswer({ title, brand: item.brand }, answer, languages, texts[index]?.terms).hard;
    },
  );
  const origin = `engine:${engine.name}` as const;
  const made = batch.map((one, index) => entryOf(one, answers[index] ?? '', origin, limit, texts[index]?.terms ?? []));
  await withTransaction(db, async (tx) => {
    await rememberAll(
      tx,
      userId,
      made.flatMap((entry) => entry ?? []),
    );
    await count(tx);
  });
  return made;
}

/** What is remembered of an answer: the whole translation. Undefined if no title comes of it. */
function entryOf(
  { item, title, from, to }: Wanted,
  said: string,
  origin: `engine:${string}`,
  limit: number,
  terms: readonly SellerTerm[],
): MemoryEntry | undefined {
  const brand = item.brand ?? undefined;
  const languages = { from, to: targetLanguage(to) };
  if (judgeAnswer({ title, brand: item.brand }, said, languages, terms).hard.length > 0) return undefined;
  const entry = memoryEntry(askedText(title, from), said.replace(/\s+/g, ' ').trim(), brand);
  if (entry === undefined) return undefined;
  const memory = (key: string) => (key === entry.key ? { template: entry.template, origin } : undefined);
  const made = makeTitle({ title, brand, from, to, limit, terms, memory });
  return made.ok ? { ...entry, from, to, origin, askedTerms: hashOfTerms(terms) } : undefined;
}
