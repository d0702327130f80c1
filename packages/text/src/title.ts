import { checkTitle } from './checks.ts';
import { composeTitle } from './composer.ts';
import {
  confidenceOf,
  isJudged,
  RESPELT_RIGHT,
  SPECIFICS_RIGHT,
  SURE_ENOUGH,
  WORD_FOR_WORD_RIGHT,
} from './confidence.ts';
import { draftTitle } from './draft.ts';
import { englishParts, respell } from './english.ts';
import { type FitOutcome, fitParts, fitText } from './fit.ts';
import type { TextLanguage, TitleTarget } from './language.ts';
import { type Lexicon, targetLanguage } from './lexicon.ts';
import { fillTemplate, memoryKey, type TitleMemory } from './memory.ts';
import type { TitleLabel, TitleOutcome } from './outcome.ts';
import { type Part, titleLength } from './parts.ts';
import { sourceTitle } from './plain.ts';
import { withoutPromises } from './promises.ts';
import { composeParts, type ItemSpecifics } from './specifics.ts';
import { differingWords, markApart, type OtherTitle, wordsOf } from './unlike.ts';

export interface TitleInput {
  /** The seller's own title, any length. */
  readonly title: string;
  readonly brand?: string | undefined;
  /** Item specifics as the source site names them ("Colour": "Red"), values may be lists. */
  readonly attributes?: ItemSpecifics | undefined;
  /** What the item is called at home beside its title: its category's names from the root, its type. They tell the product in a title. */
  readonly category?: readonly string[] | undefined;
  readonly from: TextLanguage;
  readonly to: TitleTarget;
  /** Code points that the marketplace allows; eBay: 80. */
  readonly limit: number;
  /** Compiled once per pair by `compileLexicon`; a seller's own terms laid over it by `withSellerTerms`. */
  readonly lexicon: Lexicon;
  readonly memory?: TitleMemory | undefined;
  /** Titles that this one must not equal: of what is left out, the words in which it differs from them go last. */
  readonly unlike?: readonly OtherTitle[] | undefined;
}

interface Candidate {
  readonly label: TitleLabel;
  /** Undefined where it is the coverage: of an engine's or a person's words. */
  readonly confidence?: number;
  /** Left out before the title was shortened. */
  readonly left?: readonly string[];
  readonly fitted: FitOutcome;
  readonly keptAsIs: boolean;
  /** What the words were held against: the title without its promises, or all of it where a human translated all of it. */
  readonly source: string;
  readonly promises: readonly string[];
}

const countWords = (parts: readonly Part[], role: Part['role']): number =>
  parts.reduce((sum, part) => (part.role === role ? sum + part.words : sum), 0);

/**
 * How much of what the source says the title says in the buyer's language: of the title as it is sent, so that a word left out counts like
 * a word left untranslated. Praise and repetition count for nothing.
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

/** What an engine answered was asked for without the promises. */
const rememberedWithout = (input: TitleInput, title: string, promises: readonly string[]): Candidate | undefined => {
  const hit = promises.length === 0 ? undefined : remembered(input, title, true);
  return hit && { ...hit, promises };
};

/** A title whose every word the item specifics say. */
const fromSpecifics = (
  input: TitleInput,
  title: string,
): { fitted: FitOutcome; left: readonly string[] } | undefined => {
  if (input.attributes === undefined) return undefined;
  const made = composeParts({ title, brand: input.brand, specifics: input.attributes, lexicon: input.lexicon });
  // A name that no list knows is left to the composer.
  if (made === undefined || made.parts.some(({ role }) => role === 'unknown')) return undefined;
  const fitted = fitParts(made.parts, input.limit, targetLanguage(input.to));
  return fitted.ok && fitted.dropped.length === 0 ? { fitted, left: made.praise } : undefined;
};

/** The words in which the title differs at home from those that it must not equal. */
const apartOf = ({ unlike = [] }: TitleInput, title: string): ReadonlySet<string> =>
  differingWords(
    title,
    unlike.map((other) => other.title),
  );

/** The title in another English: words and spelling of the site, the rest as the seller wrote it. */
const respelt = (input: TitleInput, title: string): FitOutcome => {
  const text = respell(title, input.brand, input.lexicon);
  if (titleLength(text) <= input.limit) return { ok: true, text, dropped: [], droppedWords: 0, parts: [] };
  const apart = new Set(
    [...apartOf(input, title)].map((word) => respell(word, undefined, input.lexicon).toLowerCase()),
  );
  const parts = markApart(englishParts(text, input.brand, input.lexicon), apart);
  return fitParts(parts, input.limit, targetLanguage(input.to));
};

/** The keys under which a memory may know a title: as the seller wrote it, and without what is promised at home. */
export const memoryKeys = (title: string, brand: string | undefined, from: TextLanguage): readonly string[] => {
  const whole = sourceTitle(title);
  return [...new Set([whole, withoutPromises(whole, from).title])].map((text) => memoryKey(text, brand));
};

/** What is sold is left out as late as names are, because a title without it says nothing. */
const withProduct = (part: Part, product: readonly string[]): Part => {
  const words = wordsOf(part.source);
  const isProduct = product.length > 0 && product.every((word) => words.includes(word));
  return isProduct && part.keep === 'word' ? { ...part, keep: 'name' } : part;
};

/** Every way that can answer, the surest first; each is tried only where those before it gave nothing. */
const write = (input: TitleInput, whole: string): Candidate | TitleOutcome => {
  const { title, promises } = withoutPromises(whole, input.from);
  const surest = remembered(input, whole, true) ?? rememberedWithout(input, title, promises);
  if (surest !== undefined) return surest;
  // A number that was part of a promise is gone with it: the seller looks before that goes live.
  const isSure = !promises.some((promise) => /\p{Nd}/u.test(promise));
  const candidate = (fitted: FitOutcome, confidence: number, keptAsIs = false, left?: readonly string[]): Candidate => {
    const label = isSure && confidence >= SURE_ENOUGH ? 'composed' : 'glossary_draft';
    return { label, fitted, confidence, keptAsIs, source: title, promises, ...(left && { left }) };
  };
  const language = targetLanguage(input.to);
  if (input.from === language) {
    const fitted = respelt(input, title);
    // The seller's own words go live, unless some of them had to go.
    const isWhole = fitted.ok && fitted.droppedWords === 0;
    const label = isSure && isWhole ? 'composed' : 'glossary_draft';
    return { ...candidate(fitted, isWhole ? RESPELT_RIGHT.whole : RESPELT_RIGHT.cut), label };
  }
  const specific = fromSpecifics(input, title);
  if (specific !== undefined) return candidate(specific.fitted, SPECIFICS_RIGHT, false, specific.left);
  const untranslated = (words: readonly string[]) =>
    remembered(input, whole, false) ?? ({ ok: false, reason: 'nothing_translated', detail: words.join(', ') } as const);
  const fit = (parts: readonly Part[]) => fitParts(markApart(parts, apartOf(input, title)), input.limit, language);
  if (input.from === 'en' && isJudged(language)) {
    const { brand, category, lexicon } = input;
    const { parts, left, idle, signs, product, untranslatable } = composeTitle({
      title,
      brand,
      category,
      lexicon,
      apart: apartOf(input, title),
    });
    if (untranslatable.length > 0 || parts.length === 0) return untranslated(untranslatable);
    const fitted = fit(parts.map((part) => withProduct(part, product)));
    const cut = fitted.ok ? fitted.droppedWords : 0;
    // Nothing but brand, listed names and codes is right in every language.
    const isBare = signs.words === 0 && signs.names === 0 && left.length === 0;
    return candidate(fitted, isBare ? 1 : confidenceOf(signs, cut, language), signs.words === 0, [...idle, ...left]);
  }
  const draft = draftTitle(title, input.brand, input.lexicon);
  if (!draft.ok) return untranslated(draft.unknown);
  const confidence = draft.keptAsIs && draft.unknown.length === 0 ? 1 : WORD_FOR_WORD_RIGHT;
  return candidate(fit(draft.parts), confidence, draft.keptAsIs);
};

/**
 * Writes a title for another market without an engine: the translation memory's, else a composed one, else word for word.
 * Never throws, never longer than the limit, never loses a brand, number, unit, size or code of the source, nor a negation, a number's noun
 * or a "for …"; what the seller promises buyers at home is left out.
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
        brand: input.brand,
        limit: input.limit,
        site: { from: input.from, to: targetLanguage(input.to) },
      })
    : undefined;
  // What memory has of another item may not do for this one: the title is written as if there were no memory.
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
