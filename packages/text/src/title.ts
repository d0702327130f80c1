import { bareText } from './bare.ts';
import { checkTitle } from './checks.ts';
import { respell, type SellerTerm } from './english.ts';
import { type FitOutcome, fitText } from './fit.ts';
import { isEnglishVariant, type TextLanguage, type TitleTarget, targetLanguage } from './language.ts';
import { fillTemplate, type MemoryHit, memoryKey, type TitleMemory, wholeKey } from './memory.ts';
import type { TitleLabel, TitleOutcome, TitleResult } from './outcome.ts';
import { sourceTitle } from './plain.ts';
import { withoutPromises } from './promises.ts';
import { checkTranslation, neededWords } from './translation/check-translation.ts';
import { differingWords, type OtherTitle } from './unlike.ts';

export interface TitleInput {
  /** The seller's own title, any length. */
  readonly title: string;
  readonly brand?: string | undefined;
  readonly from: TextLanguage;
  readonly to: TitleTarget;
  /** The maximum number of code points at the marketplace; at eBay 80. */
  readonly limit: number;
  /** The seller's own terms that occur in the title. */
  readonly terms?: readonly SellerTerm[] | undefined;
  readonly memory?: TitleMemory | undefined;
  /** Titles that this one must not equal: the words in which it differs from them are dropped last. */
  readonly unlike?: readonly OtherTitle[] | undefined;
}

/** A title without the promises that hold at home alone, and those promises. */
interface Source {
  readonly title: string;
  readonly promises: readonly string[];
}

const isEngine = (origin: string): origin is `engine:${string}` => origin.startsWith('engine:');

/** The words in which the home title differs from those that it must not equal. */
const apartOf = ({ unlike = [] }: TitleInput, title: string): ReadonlySet<string> =>
  differingWords(
    title,
    unlike.map((other) => other.title),
  );

const resultOf = (
  { promises }: Source,
  label: TitleLabel,
  fitted: Extract<FitOutcome, { ok: true }>,
  isDoubtful: boolean,
): TitleResult => ({ ok: true, title: fitted.text, label, isDoubtful, dropped: [...promises, ...fitted.dropped] });

const tooLong = (length: number): TitleOutcome => ({ ok: false, reason: 'protected_too_long', detail: String(length) });

/** A remembered title, if it keeps for this item what a buyer relies on. */
const remembered = (input: TitleInput, source: Source, hit: MemoryHit, isWhole: boolean): TitleOutcome | undefined => {
  const { brand, from, limit, terms: glossary } = input;
  const { title } = source;
  const text = isWhole && !/\{\d+\}/u.test(hit.template) ? hit.template : fillTemplate(hit.template, title, brand);
  if (text === undefined) return undefined;
  const to = targetLanguage(input.to);
  const made = (input.unlike ?? []).map((other) => other.made);
  const needed = isEngine(hit.origin) ? neededWords(text, to) : [];
  const fitted = fitText(text, limit, to, brand, new Set([...differingWords(text, made), ...needed]));
  if (!fitted.ok) return tooLong(fitted.length);
  const isShortened = fitted.text !== text;
  if (!isEngine(hit.origin)) {
    const findings = checkTitle({ source: title, result: fitted.text, brand, limit, site: { from, to } });
    return findings.length === 0 ? resultOf(source, 'memory', fitted, false) : undefined;
  }
  const { hard, soft } = checkTranslation({ source: title, result: fitted.text, from, to, brand, limit, glossary });
  return hard.length === 0 ? resultOf(source, hit.origin, fitted, isShortened || soft.length > 0) : undefined;
};

const fromMemory = (input: TitleInput, sources: readonly Source[]): TitleOutcome | undefined => {
  const { memory, brand } = input;
  if (memory === undefined) return undefined;
  for (const source of sources) {
    const whole = wholeKey(source.title);
    for (const key of new Set([whole, memoryKey(source.title, brand)])) {
      const hit = memory(key);
      const made = hit && remembered(input, source, hit, key === whole);
      if (made !== undefined) return made;
    }
  }
  return undefined;
};

/** The home title on a site with its language: another English site has its own spelling and words. */
const inSameLanguage = (input: TitleInput, source: Source): TitleOutcome => {
  const { brand, from, limit, to, terms } = input;
  const { title, promises } = source;
  const text = isEnglishVariant(to) ? respell(title, brand, to, terms) : title;
  const apart = [...apartOf(input, title)].map((word) =>
    isEnglishVariant(to) ? respell(word, undefined, to).toLowerCase() : word,
  );
  const language = targetLanguage(to);
  const fitted = fitText(text, limit, language, brand, new Set(apart));
  if (!fitted.ok) return tooLong(fitted.length);
  const findings = checkTitle({ source: title, result: fitted.text, brand, limit, site: { from, to: language } });
  if (findings.length > 0) {
    const detail = findings.map((finding) => `${finding.problem}: ${finding.detail}`).join('; ');
    return { ok: false, reason: 'check_failed', detail };
  }
  // If a number was part of a removed promise, the seller looks at the title before it goes live.
  const isDoubtful = fitted.droppedWords > 0 || promises.some((promise) => /\p{Nd}/u.test(promise));
  return resultOf(source, text === title ? 'as it is' : 'respelt', fitted, isDoubtful);
};

/** Brand, numbers and codes alone, which say the same everywhere. */
const asItIs = (input: TitleInput, source: Source): TitleOutcome | undefined => {
  const { brand, from, limit } = input;
  const to = targetLanguage(input.to);
  const text = bareText(source.title, brand, from, to);
  if (text === undefined) return undefined;
  const fitted = fitText(text, limit, to, brand);
  if (!fitted.ok) return tooLong(fitted.length);
  const findings = checkTitle({ source: source.title, result: fitted.text, brand, limit, site: { from, to } });
  return findings.length === 0 ? resultOf(source, 'as it is', fitted, false) : undefined;
};

/**
 * The title for another market that is known without asking anybody: from memory, which holds persons' and engines'
 * titles; in the same language the home title; otherwise brand and codes as they are. Never throws, never exceeds the
 * limit, and never loses a brand, number, unit, size or code of the source; promises to buyers at home are omitted.
 */
export const makeTitle = (input: TitleInput): TitleOutcome => {
  const whole = sourceTitle(input.title);
  if (!/[\p{L}\p{N}]/u.test(whole)) return { ok: false, reason: 'empty_title', detail: input.title };
  const source: Source = withoutPromises(whole, input.from);
  const sources = source.promises.length === 0 ? [source] : [{ title: whole, promises: [] }, source];
  const known = fromMemory(input, sources);
  if (known !== undefined) return known;
  if (input.from === targetLanguage(input.to)) return inSameLanguage(input, source);
  return asItIs(input, source) ?? { ok: false, reason: 'needs_title', detail: source.title };
};
