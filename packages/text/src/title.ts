import { brandInTitle } from './brand-in-title.ts';
import { checkTitle } from './checks.ts';
import { composeTitle } from './composer.ts';
import {
  confidenceOf,
  isJudged,
  READY_CONFIDENCE,
  RESPELT_ACCURACY,
  SPECIFICS_ACCURACY,
  WORD_FOR_WORD_ACCURACY,
} from './confidence.ts';
import { draftTitle } from './draft.ts';
import { type Element, findElements } from './elements.ts';
import { englishParts, respell } from './english.ts';
import { type FitOutcome, fitParts, fitText } from './fit.ts';
import type { TextLanguage, TitleTarget } from './language.ts';
import { type Lexicon, targetLanguage } from './lexicon.ts';
import { fillTemplate, memoryKey, type TitleMemory } from './memory.ts';
import type { TitleLabel, TitleOutcome } from './outcome.ts';
import { type Part, titleLength } from './parts.ts';
import { sourceTitle } from './plain.ts';
import { withoutPromises } from './promises.ts';
import type { Signs } from './signs.ts';
import { findSlots } from './slots.ts';
import { composeParts, type ItemSpecifics } from './specifics.ts';
import { sureConfidenceOf } from './sure/confidence.ts';
import { type SureReading, type SureTitle, sureTitle } from './sure/sure.ts';
import { differingWords, markApart, type OtherTitle, wordsOf } from './unlike.ts';

export interface TitleInput {
  /** The seller's own title, any length. */
  readonly title: string;
  readonly brand?: string | undefined;
  /** Item specifics by the source site's names ("Colour": "Red"); values may be lists. */
  readonly attributes?: ItemSpecifics | undefined;
  /**
   * What the item is called at home in addition to its title: its category's names from the root, and its type. They
   * identify the product in a title.
   */
  readonly category?: readonly string[] | undefined;
  readonly from: TextLanguage;
  readonly to: TitleTarget;
  /** The maximum number of code points at the marketplace; at eBay 80. */
  readonly limit: number;
  /** Compiled once per pair by `compileLexicon`; `withSellerTerms` overlays it with a seller's own terms. */
  readonly lexicon: Lexicon;
  readonly memory?: TitleMemory | undefined;
  /** Titles that this one must not equal: the words in which it differs from them are dropped last. */
  readonly unlike?: readonly OtherTitle[] | undefined;
}

interface Candidate {
  readonly label: TitleLabel;
  /** Undefined if it equals the coverage, as for an engine's or a person's words. */
  readonly confidence?: number;
  /** Omitted before the title was shortened. */
  readonly left?: readonly string[];
  readonly fitted: FitOutcome;
  readonly keptAsIs: boolean;
  /** The source of the title: without its promises, unless a person translated the promises too. */
  readonly source: string;
  readonly promises: readonly string[];
}

const countWords = (parts: readonly Part[], role: Part['role']): number =>
  parts.reduce((sum, part) => (part.role === role ? sum + part.words : sum), 0);

/**
 * How much of the source the title expresses in the buyer's language, for the title as it is sent, so that an omitted
 * word counts like an untranslated one. Praise and repetition do not count.
 */
export const coverageOf = (fitted: Extract<FitOutcome, { ok: true }>): number => {
  const translated = countWords(fitted.parts, 'translated');
  const wanted = translated + countWords(fitted.parts, 'unknown') + fitted.droppedWords;
  return wanted === 0 ? 1 : translated / wanted;
};

const remembered = (input: TitleInput, title: string, isExact: boolean): Candidate | undefined => {
  const hit = input.memory?.(memoryKey(title, input.brand));
  if (hit === undefined || hit.score >= 1 !== isExact) return undefined;
  const filled = fillTemplate(hit.template, title, input.brand);
  if (filled === undefined) return undefined;
  const label: TitleLabel = isExact ? 'tm_exact' : `tm_fuzzy:${Math.floor(hit.score * 100)}`;
  const apart = differingWords(
    filled,
    (input.unlike ?? []).map(({ made }) => made),
  );
  const fitted = fitText(filled, input.limit, targetLanguage(input.to), input.brand, apart);
  return { label, fitted, keptAsIs: false, source: title, promises: [] };
};

/** A translation from an engine was requested without the promises. */
const rememberedWithout = (input: TitleInput, title: string, promises: readonly string[]): Candidate | undefined => {
  const hit = promises.length === 0 ? undefined : remembered(input, title, true);
  return hit && { ...hit, promises };
};

/** A title whose every word is covered by the item specifics. */
const fromSpecifics = (
  input: TitleInput,
  title: string,
): { fitted: FitOutcome; left: readonly string[] } | undefined => {
  if (input.attributes === undefined) return undefined;
  const made = composeParts({ title, brand: input.brand, specifics: input.attributes, lexicon: input.lexicon });
  // A name that is in no list is left to the composer.
  if (made === undefined || made.parts.some(({ role }) => role === 'unknown')) return undefined;
  const fitted = fitParts(made.parts, input.limit, targetLanguage(input.to));
  return fitted.ok && fitted.dropped.length === 0 ? { fitted, left: made.praise } : undefined;
};

/** The words in which the home title differs from those that it must not equal. */
const apartOf = ({ unlike = [] }: TitleInput, title: string): ReadonlySet<string> =>
  differingWords(
    title,
    unlike.map((other) => other.title),
  );

/** The title in another variant of English: the site's vocabulary and spelling, the rest as the seller wrote it. */
const respelt = (input: TitleInput, title: string): FitOutcome => {
  const text = respell(title, input.brand, input.lexicon);
  if (titleLength(text) <= input.limit) return { ok: true, text, dropped: [], droppedWords: 0, parts: [] };
  const apart = new Set(
    [...apartOf(input, title)].map((word) => respell(word, undefined, input.lexicon).toLowerCase()),
  );
  const parts = markApart(englishParts(text, input.brand, input.lexicon), apart);
  return fitParts(parts, input.limit, targetLanguage(input.to));
};

/**
 * The keys under which a memory may have a title: as the seller wrote it, and without promises that apply only at home.
 */
export const memoryKeys = (title: string, brand: string | undefined, from: TextLanguage): readonly string[] => {
  const whole = sourceTitle(title);
  return [...new Set([whole, withoutPromises(whole, from).title])].map((text) => memoryKey(text, brand));
};

/** What is sold is dropped as late as names are, because a title without it says nothing. */
const withProduct = (part: Part, product: readonly string[]): Part => {
  const words = wordsOf(part.source);
  const isProduct = product.length > 0 && product.every((word) => words.includes(word));
  return isProduct && part.keep === 'word' ? { ...part, keep: 'name' } : part;
};

const MEANT: ReadonlySet<string> = new Set(['negation_missing', 'purpose_missing', 'markup']);

/** A title of parts that are right by origin, if it passes every check. */
const surely = (input: TitleInput, title: string, given: SureReading = {}): SureTitle | undefined => {
  const { brand, category = [], lexicon, limit, from } = input;
  const language = targetLanguage(input.to);
  if (from !== 'en' || !isJudged(language)) return undefined;
  const made = sureTitle({ title, brand, category, lexicon, language, limit, apart: apartOf(input, title), ...given });
  if (made === undefined || (given.isStrict && made.signs.doubts.length > 0)) return undefined;
  const languages = { from, to: language };
  const result = { result: made.text, brand, limit };
  const isWhole = checkTitle({ ...result, source: title, site: languages }).length === 0;
  // "No. 5" counts and denies nothing; a title of names may read the same in two languages.
  const source = title.replace(/(?<!\p{L})no\.?\s?(?=\p{Nd})/giu, '');
  const meant = checkTitle({ ...result, source, languages }).filter(({ problem }) => MEANT.has(problem));
  return isWhole && meant.length === 0 ? made : undefined;
};

const withBrandOf = (title: string, input: TitleInput): TitleInput => ({
  ...input,
  brand: brandInTitle(title, input.brand),
});

/** The sure title of an item with all its doubts, for those who judge such titles. */
export const sureTitleOf = (input: TitleInput): SureTitle | undefined => {
  const { title } = withoutPromises(sourceTitle(input.title), input.from);
  return surely(withBrandOf(title, input), title);
};

export type { SureTitle } from './sure/sure.ts';

const cutOf = (fitted: FitOutcome): number => (fitted.ok ? fitted.droppedWords : 0);

/** A title of what was understood of it, fitted to the limit; `fitted` is undefined where it says nothing that can be translated. */
const composed = (input: TitleInput, title: string, elements?: readonly Element[]) => {
  const { brand, category, lexicon } = input;
  const apart = apartOf(input, title);
  const made = composeTitle({ title, brand, category, lexicon, apart, elements });
  const { parts, product, untranslatable } = made;
  const isSaid = untranslatable.length === 0 && parts.length > 0;
  const whole = markApart(
    parts.map((part) => withProduct(part, product)),
    apart,
  );
  return {
    ...made,
    fitted: isSaid ? fitParts(whole, input.limit, targetLanguage(input.to)) : undefined,
  };
};

/** The composed title of an item with the signs of its confidence, for those who judge such titles. */
export const composedTitleOf = (
  input: TitleInput,
): { readonly text: string; readonly cut: number; readonly signs: Signs } | undefined => {
  const { title } = withoutPromises(sourceTitle(input.title), input.from);
  const { fitted, signs } = composed(withBrandOf(title, input), title);
  return fitted?.ok ? { text: fitted.text, cut: fitted.droppedWords, signs } : undefined;
};

/** Every method in order of certainty; each is tried only if the previous ones gave nothing. */
const write = (input: TitleInput, whole: string): Candidate | TitleOutcome => {
  const { title, promises } = withoutPromises(whole, input.from);
  const surest = remembered(input, whole, true) ?? rememberedWithout(input, title, promises);
  if (surest !== undefined) return surest;
  const untranslated = (words: readonly string[]) =>
    remembered(input, whole, false) ?? ({ ok: false, reason: 'nothing_translated', detail: words.join(', ') } as const);
  return writeNew(withBrandOf(title, input), title, promises, untranslated);
};

/** @param untranslated what is left where nothing is translated */
const writeNew = (
  input: TitleInput,
  title: string,
  promises: readonly string[],
  untranslated: (words: readonly string[]) => Candidate | TitleOutcome,
): Candidate | TitleOutcome => {
  // If a number was part of a removed promise, the seller reviews the title before it goes live.
  const isSure = !promises.some((promise) => /\p{Nd}/u.test(promise));
  const candidate = (fitted: FitOutcome, confidence: number, keptAsIs = false, left?: readonly string[]): Candidate => {
    const label = isSure && confidence >= READY_CONFIDENCE ? 'composed' : 'glossary_draft';
    return { label, fitted, confidence, keptAsIs, source: title, promises, ...(left && { left }) };
  };
  const language = targetLanguage(input.to);
  if (input.from === language) {
    const fitted = respelt(input, title);
    // The seller's own words go live, unless some of them had to be dropped.
    const isWhole = fitted.ok && fitted.droppedWords === 0;
    const label = isSure && isWhole ? 'composed' : 'glossary_draft';
    return { ...candidate(fitted, isWhole ? RESPELT_ACCURACY.whole : RESPELT_ACCURACY.cut), label };
  }
  const specific = fromSpecifics(input, title);
  if (specific !== undefined) return candidate(specific.fitted, SPECIFICS_ACCURACY, false, specific.left);
  const elements =
    input.from === 'en' && isJudged(language)
      ? findElements(title, findSlots(title, input.brand), input.lexicon)
      : undefined;
  const sure = elements && surely(input, title, { elements, isStrict: true });
  const judged = sure && isJudged(language) ? sureConfidenceOf(sure.signs, language) : undefined;
  if (sure !== undefined && judged !== undefined) {
    return candidate({ ok: true, dropped: [], droppedWords: 0, ...sure }, judged, false, sure.left);
  }
  const fit = (parts: readonly Part[]) => fitParts(markApart(parts, apartOf(input, title)), input.limit, language);
  if (input.from === 'en' && isJudged(language)) {
    const { fitted, signs, idle, left, untranslatable } = composed(input, title, elements);
    if (fitted === undefined) return untranslated(untranslatable);
    // Brand, listed names and codes alone are right in every language.
    const isBare = signs.words === 0 && signs.names === 0 && left.length === 0;
    const figure = confidenceOf(signs, cutOf(fitted), language);
    return candidate(fitted, isBare ? 1 : figure, signs.words === 0, [...idle, ...left]);
  }
  const draft = draftTitle(title, input.brand, input.lexicon);
  if (!draft.ok) return untranslated(draft.unknown);
  const confidence = draft.keptAsIs && draft.unknown.length === 0 ? 1 : WORD_FOR_WORD_ACCURACY;
  return candidate(fit(draft.parts), confidence, draft.keptAsIs);
};

/**
 * Writes a title for another market without an engine: from the translation memory, otherwise a composed one, otherwise
 * word for word. Never throws, never exceeds the limit, and never loses a brand, number, unit, size or code of the
 * source, nor a negation, a number's noun or a "for …"; promises to buyers at home are omitted.
 */
export const makeTitle = (input: TitleInput): TitleOutcome => {
  const title = sourceTitle(input.title);
  if (!/[\p{L}\p{N}]/u.test(title)) return { ok: false, reason: 'empty_title', detail: input.title };
  if (input.lexicon.from !== input.from || input.lexicon.to !== input.to) {
    return { ok: false, reason: 'unsupported_language', detail: `${input.from} → ${input.to}` };
  }
  const candidate = write(input, title);
  if ('ok' in candidate) return candidate;
  const { fitted, label, keptAsIs, source, promises, left = [] } = candidate;
  const findings = fitted.ok
    ? checkTitle({
        source,
        result: fitted.text,
        brand: label.startsWith('tm_') ? input.brand : brandInTitle(source, input.brand),
        limit: input.limit,
        site: { from: input.from, to: targetLanguage(input.to) },
      })
    : undefined;
  // The memory's title from another item may not be valid here; then the title is written as if there were no memory.
  if (findings?.length !== 0 && label.startsWith('tm_')) return makeTitle({ ...input, memory: undefined });
  if (!fitted.ok) return { ok: false, reason: fitted.reason, detail: String(fitted.length) };
  if (findings !== undefined && findings.length > 0) {
    return {
      ok: false,
      reason: 'check_failed',
      detail: findings.map(({ problem, detail }) => `${problem}: ${detail}`).join('; '),
    };
  }
  return {
    ok: true,
    title: fitted.text,
    label,
    coverage: coverageOf(fitted),
    confidence: candidate.confidence ?? coverageOf(fitted),
    keptAsIs,
    unknown: fitted.parts.filter(({ role }) => role === 'unknown').map(({ text }) => text),
    dropped: [...promises, ...left, ...fitted.dropped],
  };
};
