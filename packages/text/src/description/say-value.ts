import type { TextLanguage } from '../language.ts';
import { localNumber } from './local-number.ts';
import { LENGTHS, SYMBOLS, UNIT_WORDS } from './units.data.ts';
import { NO, YES } from './words.data.ts';

/** Values that mean that there is nothing to state. */
const NOTHING =
  /^(?:|n\/?a|none|does not apply|not applicable|not specified|unspecified|unknown|unbranded|generic|no brand|markenlos|ohne marke|nicht zutreffend|sans marque|ne s'applique pas|senza marca|non applicabile|sin marca|no aplica|-+)$/iu;

export const isEmptyValue = (value: string): boolean => NOTHING.test(value.replace(/[’]/gu, "'").trim());

/** Numbers with their signs, words, and marks between them. */
const TOKEN = /\p{Nd}[\p{Nd}.,/]*|[\p{L}µ°%"″”][\p{L}\p{Nd}²³]*|\s+|[^\s]/gu;
const NUMBER = /^\p{Nd}/u;
const BETWEEN = /^(?:[x×*/+()~≈±:;,.<>=–—-]|\s+)$/u;
const PRODUCT = /^[x×*]$/iu;

const NAMED: ReadonlyMap<string, (typeof UNIT_WORDS)[number]> = new Map(
  UNIT_WORDS.flatMap((unit) =>
    [unit.en, unit.de, unit.fr, unit.it, unit.es]
      .flat()
      .concat(unit.also ?? [])
      .map((word) => [word.toLowerCase(), unit] as const),
  ),
);

/**
 * A number with units, such as `30 x 20 x 10 cm`, `2.5 inches` or `500ml`, in another language: its digits and symbols
 * exactly, its decimal point, its spaces before units and its unit words as that language writes them. Undefined if the value contains anything else.
 */
export function formatMeasure(value: string, from: TextLanguage, to: TextLanguage): string | undefined {
  const text = value.normalize('NFC').trim();
  if (!NUMBER.test(text.replace(/^[~≈<>±ø⌀∅ -]+/iu, ''))) return undefined;
  const tokens = text.match(TOKEN) ?? [];
  const isProduct = tokens.some((token) => PRODUCT.test(token));
  // A number alone may be a version or a code: `5.0`.
  const hasUnit = tokens.some((token) => /[\p{L}%°"″”]/u.test(token) && !PRODUCT.test(token));
  let last = '';
  const said: string[] = [];
  for (const token of tokens) {
    if (NUMBER.test(token)) {
      last = token;
      said.push(hasUnit ? localNumber(token, from, to) : token);
      continue;
    }
    if (BETWEEN.test(token) || PRODUCT.test(token)) {
      said.push(token);
      continue;
    }
    const isTight = said.length > 0 && NUMBER.test(said.at(-1) ?? '');
    // The sides of a product of measurements must be lengths: in `30 L x 20 W` the letters stand for English words.
    if (isProduct ? LENGTHS.has(token) : SYMBOLS.has(token)) {
      said.push(isTight && to !== 'en' && /^\p{L}/u.test(token) ? ` ${token}` : token);
      continue;
    }
    const unit = NAMED.get(token.toLowerCase());
    if (!unit) return undefined;
    const word = unit[to][last === '1' ? 0 : 1];
    said.push(isTight ? ` ${word}` : word);
  }
  return said.join('');
}

const SHORT_SIZE =
  /^(?:\p{Nd}{0,2}X{0,4}[SML]|X{1,3}S|(?:UK|EU|US|FR|IT|DE)?\s?\p{Nd}{1,3}(?:[.,/-]\p{Nd}{1,3})?(?:\s?[A-K]{1,3})?)$/u;

/** Sizes that are written alike in every language: `XL`, `42`, `EU 38`, `W32 L34`, `80C`. */
export const isPlainSize = (value: string): boolean =>
  value
    .trim()
    .split(/\s*[/–-]\s*/u)
    .every((part) => SHORT_SIZE.test(part) || /^W\p{Nd}{2}(?:\s?L\p{Nd}{2})?$/u.test(part));

const AFFIRMED = new Set(['yes', 'ja', 'oui', 'sì', 'si', 'sí', 'true']);
const DENIED = new Set(['no', 'nein', 'non', 'false']);

/** Yes and no, the values of many specifics. */
export function translateYesNo(value: string, to: TextLanguage): string | undefined {
  const answer = value.trim().toLowerCase();
  if (AFFIRMED.has(answer)) return YES[to];
  return DENIED.has(answer) ? NO[to] : undefined;
}

const AGE_UP =
  /^(\p{Nd}{1,2})\s*(?:\+|(?:years?|yrs)\s*(?:\+|and up|& up|and over|and older)|(?:and|&) up|\+\s*years?)$/iu;
const AGE_SPAN = /^(\p{Nd}{1,2})\s*(?:-|–|to)\s*(\p{Nd}{1,2})\s*(years?|yrs|months?)?(?: old)?$/iu;
const UP: Readonly<Record<TextLanguage, string>> = {
  de: 'ab {} Jahren',
  fr: 'à partir de {} ans',
  it: 'da {} anni',
  es: 'a partir de {} años',
  en: '{} years and up',
};
const AGES: Readonly<Record<TextLanguage, readonly [months: string, years: string]>> = {
  de: ['Monate', 'Jahre'],
  fr: ['mois', 'ans'],
  it: ['mesi', 'anni'],
  es: ['meses', 'años'],
  en: ['months', 'years'],
};

/** `3+`, `3 years and up`, `3-6 years`. */
export function formatAge(value: string, to: TextLanguage): string | undefined {
  const up = AGE_UP.exec(value.trim());
  if (up?.[1]) return UP[to].replace('{}', up[1]);
  const span = AGE_SPAN.exec(value.trim());
  if (!span) return undefined;
  const [, from = '', until = '', unit = 'years'] = span;
  return `${from}–${until} ${AGES[to][/^m/iu.test(unit) ? 0 : 1]}`;
}
