import type { TextLanguage } from '../language.ts';

/** The languages in the order in which the tables have them. */
export const LANGUAGES: readonly TextLanguage[] = ['en', 'de', 'fr', 'it', 'es'];

/** A title as the checks read it: its words, folded, between single spaces. */
export interface Line {
  readonly line: string;
  readonly language: TextLanguage;
}

/** A list of words that stand in one text. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter((word) => word !== ''));

/** Signs of measure that the decomposition would turn into other signs. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(?<=m)[²2](?!\p{N})/gu, ' square'],
  [/[³]/gu, ' cubed'],
  [/[’‘`´]/gu, "'"],
  [/[″“”„]/gu, '"'],
  [/′/gu, "'"],
  [/®|™|©/gu, ''],
  // A disc format and a feast, of which a part is a colour and a make in Italian.
  [/blu[- ]?ray/giu, 'Bluray'],
  // Network cables.
  [/(?<!\p{L})cat\.? ?(?=[5-8][ae]?(?![\p{L}\p{N}]))/giu, 'CAT'],
  [/san valentino/giu, 'Sanvalentino'],
  // "c1880", "ca. 1880"
  [/(?<![\p{L}\p{N}])ca?\.? ?(?=1\p{Nd}{3}(?!\p{Nd}))/giu, ''],
];

/** Without accents: sellers leave them out, above all in capitals. Digits and marks stay. */
export const unaccented = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('⁄', '/');

/** Lower case without accents. */
export const fold = (text: string): string => unaccented(text).toLowerCase();

/** A title in one form of its signs, otherwise as written. */
export const plainSigns = (text: string): string =>
  SIGNS.reduce((made, [from, to]) => made.replace(from, to), text.normalize('NFC'));

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z0-9])w\/o(?![a-z0-9])/gu, 'without'],
  [/(?<![a-z0-9])n\/s(?![a-z0-9])/gu, 'nearside'],
  [/(?<![a-z0-9])o\/s(?![a-z0-9])/gu, 'offside'],
  [/(?<![a-z0-9])l\/?h(?:\/?s)?(?![a-z0-9])/gu, 'left'],
  [/(?<![a-z0-9])r\/?h(?:\/?s)?(?![a-z0-9])/gu, 'right'],
  [/non[- ]?stop/gu, 'nonstop'],
];

/** The words of a text, folded, between single spaces, with one at each end. */
export const wordLine = (text: string): string => {
  const folded = SHORT_FORMS.reduce((made, [from, to]) => made.replace(from, to), fold(plainSigns(text)));
  // "2.5" and "1/2" are one number each, and not a pair.
  const whole = folded.replace(/(?<=\p{N})[.,/](?=\p{N})/gu, 'p');
  return ` ${whole.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
};

export const wordsIn = (line: string): string[] => line.split(' ').filter((word) => word !== '');

/**
 * The form of a table as a pattern: `*` stands for any letters at the edge of a word. Words are found between spaces,
 * which they share with their neighbours.
 */
const patternOf = (form: string): string =>
  wordsIn(form.includes('*') ? fold(form) : wordLine(form))
    .map((word) => word.replaceAll('*', '[^ ]*'))
    .join(' ');

/** Matches any of the forms within a line of words; undefined without forms. */
export const anyOf = (forms: readonly string[]): RegExp | undefined =>
  forms.length === 0
    ? undefined
    : new RegExp(
        `(?<= )(?:${forms
          .map(patternOf)
          .toSorted((one, other) => other.length - one.length)
          .join('|')})(?= )`,
        'gu',
      );

export const without = (line: string, pattern: RegExp | undefined): string =>
  pattern === undefined ? line : line.replace(pattern, '#');

export const found = (line: string, pattern: RegExp | undefined): string[] =>
  pattern === undefined ? [] : (line.match(pattern) ?? []);

/** The part of a text that counts as its length: letters and digits. */
export const weight = (text: string): number => (text.match(/[\p{L}\p{N}]/gu) ?? []).length;

/** The letters and digits that fit into most sites' titles. */
export const LONGEST_TITLE = 68;
