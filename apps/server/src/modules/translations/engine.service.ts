import { ConnectorError, mapBounded } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { memoryEntry, type TitleTarget, targetLanguage } from '@quayside/text';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { errorMessage } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { type MemoryEntry, rememberAll } from '../memory/index.ts';
import { askWithReasons } from './ask-with-reasons.ts';
import type { EngineQuestion } from './engine-question.ts';
import { judgeAnswer } from './judge-answers.ts';
import { loadWords, type Words } from './load-words.ts';
import { askedText, hashOfTerms, type SellerTerm } from './seller-terms.ts';
import type { SiteTitle, TitledItem } from './titled-item.ts';
import { titlesFor } from './titles.service.ts';
import { type WantedTitle, type WantedTitles, wantedTitles } from './wanted-titles.ts';

/** The monthly budget of an engine. */
export interface EngineMeter {
  readonly unit: 'characters' | 'tokens';
  readonly budget: number;
  /** The operator pays for it, not the business. */
  readonly isOperators: boolean;
  /** What a call with these texts uses: characters exactly, tokens at most. */
  readonly measure: (texts: readonly EngineQuestion[]) => number;
  /** What is left of the budget this month. */
  readonly left: () => Promise<number>;
}

/** A machine translation of whole titles. */
export interface TitleEngine {
  /** Part of the label: `engine:<name>`. */
  readonly name: string;
  /** A language model: it is asked once more with the reason why its answer is refused. */
  readonly hearsReasons?: true;
  /** What it costs; undefined for one without a budget. */
  readonly meter?: EngineMeter;
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

/** The calls in which an engine is asked, each in one pair of languages, and what is too long for any. */
export function callsFor<T extends Pick<WantedTitle, 'pair' | 'question'>>(
  engine: Pick<TitleEngine, 'batchesOf'>,
  wanted: readonly T[],
): { readonly batches: readonly (readonly T[])[]; readonly left: T[] } {
  const pairs = [...new Set(wanted.map(({ pair }) => pair))];
  const batches = pairs.flatMap((pair) =>
    engine.batchesOf(
      wanted.filter((one) => one.pair === pair),
      ({ question }) => question,
    ),
  );
  const asked = new Set(batches.flat());
  return { batches, left: wanted.filter((one) => !asked.has(one)) };
}

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
  const { found } = await translateMissing(deps, userId, items, titles, limit);
  return found > 0 ? known() : titles;
}

export interface Translated {
  /** How many were translated and remembered. */
  readonly found: number;
  /** What every engine was asked and none could say, by `askedKey`. */
  readonly refused: ReadonlySet<string>;
  /** Why an engine could not be asked for what is still missing; undefined if each could. */
  readonly failure: ConnectorError | undefined;
}

/**
 * Has engines translate the titles that are missing. A translation with a hard finding (`packages/text/src/translation/`)
 * is rejected, and the next engine is tried. If every engine is unreachable, used up or rejected, the title stays
 * missing.
 */
export async function translateMissing(
  deps: EngineDeps,
  userId: number,
  items: readonly TitledItem[],
  titles: ReadonlyMap<number, ReadonlyMap<Site, SiteTitle>>,
  limit: number,
): Promise<Translated> {
  if (deps.engines.length === 0) return { found: 0, refused: new Set(), failure: undefined };
  const { wanted, termsOf } = await wantedTitles(deps.db, userId, items, titles);
  const { left, failures } = await askInOrder(deps, wanted, async (engine, batch) => {
    const found = await askFor(deps.db, engine, userId, batch, limit, termsOf);
    return found.map((entry) => entry !== undefined);
  });
  return {
    found: wanted.length - left.length,
    refused: new Set(left.filter((one) => !failures.has(one)).map(askedKey)),
    failure: [...failures.values()][0],
  };
}

/** What no engine could say. */
interface Left<T> {
  readonly left: readonly T[];
  /** Those of them that an engine could not be asked for, with its first failure. */
  readonly failures: ReadonlyMap<T, ConnectorError>;
}

/**
 * Asks engines in their order; each gets what those before it could not say.
 * @param ask says of each entry of a call whether the answer can be used
 */
export async function askInOrder<T extends Pick<WantedTitle, 'pair' | 'question'>>(
  { engines, log }: Pick<EngineDeps, 'engines' | 'log'>,
  all: readonly T[],
  ask: (engine: TitleEngine, batch: readonly T[]) => Promise<readonly boolean[]>,
): Promise<Left<T>> {
  let wanted = all;
  const failures = new Map<T, ConnectorError>();
  for (const engine of engines) {
    let failure: ConnectorError | undefined;
    const { batches, left } = callsFor(engine, wanted);
    const leave = (batch: readonly T[], error: ConnectorError) => {
      for (const one of batch) failures.set(one, failures.get(one) ?? error);
      left.push(...batch);
    };
    await mapBounded(batches, CALLS_AT_ONCE, async (batch) => {
      if (failure) return leave(batch, failure);
      try {
        const isFound = await ask(engine, batch);
        left.push(...batch.filter((_, index) => !isFound[index]));
      } catch (error) {
        if (!(error instanceof ConnectorError)) throw error;
        if (error.kind === 'rejected') left.push(...batch);
        else {
          failure = error;
          leave(batch, error);
        }
        log.warn(`The translation engine ${engine.name} could not help: ${errorMessage(error)}`);
      }
    });
    wanted = left;
  }
  const unsaid = new Set(wanted);
  return { left: wanted, failures: new Map([...failures].filter(([one]) => unsaid.has(one))) };
}

/** Titles that an engine could say, by item and language, each with its `askedKey`. */
export async function missingTitles(
  db: Db,
  userId: number,
  items: readonly TitledItem[],
  titles: ReadonlyMap<number, ReadonlyMap<Site, SiteTitle>>,
): Promise<{ readonly itemId: number; readonly to: TitleTarget; readonly key: string }[]> {
  const { wanted } = await wantedTitles(db, userId, items, titles);
  return wanted.map((one) => ({ itemId: one.item.itemId, to: one.to, key: askedKey(one) }));
}

const askedKey = ({ item, to, title }: Pick<WantedTitle, 'item' | 'to' | 'title'>) => `${item.itemId} ${to} ${title}`;

async function askFor(
  db: Db,
  engine: TitleEngine,
  userId: number,
  batch: readonly WantedTitle[],
  limit: number,
  termsOf: WantedTitles['termsOf'],
): Promise<readonly (MemoryEntry | undefined)[]> {
  const [first] = batch;
  if (!first) return [];
  const { from, to, pair } = first;
  const texts = batch.map(({ question }) => question);
  const words = await loadWords();
  const { answers, count } = await askWithReasons(
    engine,
    { from, to, texts, terms: termsOf(pair), limit },
    (answer, index) => {
      const { item, title } = batch[index] ?? { item: { brand: null }, title: '' };
      const languages = { from, to: targetLanguage(to) };
      return judgeAnswer(words, { title, brand: item.brand }, answer, languages, texts[index]?.terms).hard;
    },
  );
  const origin = `engine:${engine.name}` as const;
  const made = batch.map((one, index) => entryOf(words, one, answers[index] ?? '', origin, limit));
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
  words: Words,
  { item, title, from, to, question: { terms } }: WantedTitle,
  said: string,
  origin: `engine:${string}`,
  limit: number,
): MemoryEntry | undefined {
  const brand = item.brand ?? undefined;
  const languages = { from, to: targetLanguage(to) };
  if (judgeAnswer(words, { title, brand: item.brand }, said, languages, terms).hard.length > 0) return undefined;
  const entry = memoryEntry(askedText(title, from), said.replace(/\s+/g, ' ').trim(), brand);
  if (entry === undefined) return undefined;
  const memory = (key: string) => (key === entry.key ? { template: entry.template, origin } : undefined);
  const made = words.makeTitle({ title, brand, from, to, limit, terms, memory });
  return made.ok ? { ...entry, from, to, origin, askedTerms: hashOfTerms(terms) } : undefined;
}
