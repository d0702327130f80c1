import { ConnectorError, mapBounded } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import {
  checkSentence,
  checkTranslation,
  coverageOf,
  fitText,
  memoryKey,
  memoryTemplate,
  protectedTexts,
  sourceTitle,
  type TextLanguage,
  type TitleOutcome,
  type TitleProblem,
  type TitleTarget,
  type TranslationFindings,
  targetLanguage,
  withoutPromises,
} from '@quayside/text';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { errorMessage } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { titlesOnSites } from '../charts/index.ts';
import { aboutOf } from './about-item.ts';
import { askWithReasons } from './ask-with-reasons.ts';
import { lexicons } from './lexicons.ts';
import { askedText, hashOfTerms, type SellerTerm, type SellerTerms, sellerTermsOf } from './seller-terms.ts';
import { sourceLanguagesOf } from './source-languages.ts';
import { targetOf } from './title-target.ts';
import type { SiteTitle, TitledItem } from './titled-item.ts';
import { isDraftLabel } from './titles.service.ts';
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

/** The data of an item that determines a question to an engine. */
type TranslatedItem = Omit<TitledItem, 'platform' | 'sku' | 'mpn'>;

/** The number of parallel calls; the throttle limits the rate. */
const CALLS_AT_ONCE = 4;

/**
 * Replaces drafts and missing titles by engines' translations. A translation with a hard finding
 * (`packages/text/src/translation/`) is rejected, and the next engine is tried; one with a soft finding waits for a look. An accepted one is remembered, so that it is
 * requested only once. If every engine is unreachable, used up or rejected, drafts stay.
 */
export async function improveDrafts(
  deps: { readonly db: Db; readonly log: Log; readonly engines: readonly TitleEngine[] },
  userId: number,
  items: readonly TranslatedItem[],
  titles: ReadonlyMap<number, Map<Site, SiteTitle>>,
  limit: number,
): Promise<void> {
  const languageOf = await sourceLanguagesOf(deps.db, userId, items);
  const titleOn = await titlesOnSites(deps.db, userId, items);
  let wanted: readonly Wanted[] = wantedOf(items, titles, titleOn)
    .map((one) => ({ ...one, from: languageOf(one.item) }))
    .filter(({ to, from }) => targetLanguage(to) !== from);
  const terms = new Map<string, SellerTerms>();
  for (const { from, to } of deps.engines.length === 0 ? [] : wanted) {
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
        batch.forEach((one, index) => {
          const title = found[index];
          if (title) for (const site of one.sites) titles.get(one.item.itemId)?.set(site, title);
          else left.push(one);
        });
      } catch (error) {
        if (!(error instanceof ConnectorError)) throw error;
        isAvailable = error.kind === 'rejected';
        left.push(...batch);
        deps.log.warn(`The translation engine ${engine.name} could not help: ${errorMessage(error)}`);
      }
    });
    wanted = left;
  }
}

interface Wanted {
  readonly item: TranslatedItem;
  /** The home title with the sites' sizes. */
  readonly title: string;
  readonly from: TextLanguage;
  readonly to: ReturnType<typeof targetOf>;
  readonly sites: readonly Site[];
}

function wantedOf(
  items: readonly TranslatedItem[],
  titles: ReadonlyMap<number, ReadonlyMap<Site, SiteTitle>>,
  titleOn: (item: TranslatedItem, site: Site) => string,
): Omit<Wanted, 'from'>[] {
  return items.flatMap((item) => {
    const wanted = new Map<string, Omit<Wanted, 'from'> & { readonly sites: Site[] }>();
    for (const [site, title] of titles.get(item.itemId) ?? []) {
      const isWanted = title.ok ? isDraftLabel(title.label) : title.reason === 'nothing_translated';
      if (!isWanted) continue;
      const made = { item, title: titleOn(item, site), to: targetOf(site), sites: [] };
      const known = wanted.get(`${made.to} ${made.title}`) ?? made;
      known.sites.push(site);
      wanted.set(`${made.to} ${made.title}`, known);
    }
    return [...wanted.values()];
  });
}

/** What an engine receives of a title: the text without markup and promises, and the parts that must be kept. */
export function questionOf(
  { title, brand }: Pick<TranslatedItem, 'title' | 'brand'>,
  from: TextLanguage,
  terms?: SellerTerms,
): EngineQuestion {
  const text = askedText(title, from);
  return { text, kept: protectedTexts(text, brand ?? undefined), terms: terms?.in(text) ?? [] };
}

/** What keeps a translation from becoming a title, and what a person should look at. */
export function judgeAnswer(
  item: Pick<TranslatedItem, 'title' | 'brand'>,
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
): TitleProblem | undefined {
  const target = targetLanguage(to);
  const lexicon = lexicons.of(from, target === 'en' ? 'en-GB' : target, []);
  const languages = { from, to: target };
  return checkSentence({ source, result, brand: brand ?? undefined, languages, lexicon })[0]?.problem;
}

async function askFor(
  db: Db,
  engine: TitleEngine,
  userId: number,
  batch: readonly Wanted[],
  limit: number,
  termsOf: ReadonlyMap<string, SellerTerms>,
): Promise<(TitleOutcome | undefined)[]> {
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
  const made = batch.map((one, index) => titleOf(one, answers[index] ?? '', origin, limit, texts[index]?.terms ?? []));
  await withTransaction(db, async (tx) => {
    await rememberAll(
      tx,
      userId,
      made.flatMap((one) => one?.memory ?? []),
    );
    await count(tx);
  });
  return made.map((one) => one?.outcome);
}

function titleOf(
  { item, title, from, to }: Wanted,
  said: string,
  origin: `engine:${string}`,
  limit: number,
  terms: readonly SellerTerm[],
): { outcome: TitleOutcome; memory: MemoryEntry | undefined } | undefined {
  const brand = item.brand ?? undefined;
  const { title: source, promises } = withoutPromises(sourceTitle(title), from);
  const language = targetLanguage(to);
  const languages = { from, to: language };
  const found = judgeAnswer({ title, brand: item.brand }, said, languages, terms);
  if (found.hard.length > 0) return undefined;
  const answer = said.replace(/\s+/g, ' ').trim();
  const fitted = fitText(answer, limit, language, brand);
  if (!fitted.ok) return undefined;
  const isShortened = fitted.text !== answer;
  if (isShortened && checkTranslation({ source, result: fitted.text, brand, ...languages }).hard.length > 0) {
    return undefined;
  }
  // The complete translation, because another title that uses it may have room for what this one omits.
  const template = memoryTemplate(source, answer, brand);
  const key = memoryKey(source, brand);
  return {
    outcome: {
      ok: true,
      title: fitted.text,
      label: origin,
      coverage: coverageOf(fitted),
      confidence: coverageOf(fitted),
      keptAsIs: false,
      isDoubtful: isShortened || found.soft.length > 0,
      unknown: [],
      dropped: [...promises, ...fitted.dropped],
    },
    memory: template === undefined ? undefined : { from, to, key, template, origin, askedTerms: hashOfTerms(terms) },
  };
}
