import type { TextLanguage } from '../language.ts';
import { NUMBER_PHRASES, NUMBER_WORDS, UNITS } from './numbers.data.ts';
import { fold, LANGUAGES, plainSigns, unaccented, wordLine, wordsIn } from './text.ts';

/** A number of a title, as digits with a point, with its unit. In "2 x 10kg" the unit may also belong to the first. */
export interface Amount {
  readonly value: string;
  readonly unit: string | undefined;
  readonly mayHave: string | undefined;
}

export interface Quantities {
  readonly amounts: readonly Amount[];
  /** Model and part numbers, sizes: letters, or letters with digits. */
  readonly codes: readonly string[];
  /** Numbers said in words that a translation must also say. */
  readonly words: readonly string[];
  /** Numbers that words explain: "pair" explains a 2. */
  readonly explained: ReadonlySet<string>;
}

const unitForms = UNITS.trim()
  .split('\n')
  .flatMap((row) => {
    const [unit = '', forms = ''] = row.split(/:(.*)/su);
    return forms.split(', ').map((form) => [form.trim(), unit] as const);
  });
const folded = new Map(unitForms.filter(([form]) => !/^"\p{L}/u.test(form)).map(([form, unit]) => [fold(form), unit]));
const exact = new Map(
  unitForms.filter(([form]) => /^"\p{L}/u.test(form)).map(([form, unit]) => [form.replaceAll('"', ''), unit]),
);
const escaped = (form: string) => form.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
const alternatives = [...folded.keys(), ...[...exact.keys()].map(fold)]
  .toSorted((one, other) => other.length - one.length)
  .map(escaped)
  .join('|');
export const NUMBER = '\\p{Nd}+(?:[.,]\\p{Nd}+)*(?:\\/\\p{Nd}+)?';
const LINK = '\\s?(?:x|×|\\*|-|–|/|to|bis|a|à|by)\\s?';
/** Numbers in a row that share the unit at their end. */
const ROW = new RegExp(
  `(?<![\\p{L}\\p{Nd}])(?:${NUMBER}${LINK})*${NUMBER}(?:\\s?-?(?:${alternatives})(?![\\p{L}]))?`,
  'giu',
);
/** "22 Zoll/55 cm" is two amounts, "Pink/Girl/2013" no code. */
const SLASHES = [
  new RegExp(`(?<=\\p{Nd}[\\s-]?(?:${alternatives}))\\/(?=\\p{Nd})`, 'giu'),
  /(?<=\p{Ll}{3})\/(?=\p{Nd}|\p{L}{3})(?!min)|(?<=\p{Nd})\/(?=\p{L}?\p{Ll}{3})/gu,
];
/** Words in quotes, of which the second is no sign of inches or feet. */
const QUOTED = /(?<![^\s(])(["'])(?! )([^"']*)\1(?![\p{L}\p{N}])/gu;
const INCHES = /(?<=\p{Nd}) ?in(?=\s*(?:$|[x×,)\]/.-]|by\b))/giu;

export const plainValue = (written: string): string => {
  if (/^[1-9]\p{Nd}{0,2}(?:[.,]\p{Nd}{3})+$/u.test(written)) return written.replace(/[.,]/gu, '');
  const value = written.replace(',', '.');
  return value.includes('/') || !Number.isFinite(Number(value)) ? value : String(Number(value));
};

const KARATS = new Set(['8', '9', '10', '14', '18', '21', '22', '24']);

const unitOf = (written: string, value: string): string | undefined => {
  const unit = exact.get(written) ?? folded.get(fold(written));
  // "4K" is a resolution, "6000K" a colour of light.
  if (unit === 'ct' && fold(written) === 'k' && !KARATS.has(value)) return 'kelvin';
  return unit;
};

const UNIT_AT_END = new RegExp(`(?<=\\p{Nd})\\s?-?(${alternatives})$`, 'iu');

const amountsIn = (row: string): Amount[] => {
  const unitText = row.match(UNIT_AT_END)?.[1] ?? '';
  const numbers =
    (unitText === '' ? row : row.slice(0, row.length - unitText.length)).match(new RegExp(NUMBER, 'gu')) ?? [];
  return numbers.map((written, place) => {
    const value = plainValue(written);
    const unit = unitText === '' ? undefined : unitOf(unitText, value);
    return { value, unit: place === numbers.length - 1 ? unit : undefined, mayHave: unit };
  });
};

const ROMAN = /^(?:I{2,3}|I?V|VI{1,3}|I?X|XI{1,3}|XI?V|XVI{0,3}|XI?X|XXI)$/u;
const SIZES: readonly (readonly [RegExp, string])[] = [
  [/^(?:xxs|2xs)$/iu, '2XS'],
  [/^(?:xxl|2xl)$/iu, '2XL'],
  [/^(?:xxxl|3xl)$/iu, '3XL'],
  [/^(?:xxxxl|4xl)$/iu, '4XL'],
];
/** "S-XXL", "M/L". */
const SIZE_RANGE = /^(?:X{0,4}[SL]|M|[2-5]X[SL])(?:[-–/](?:X{0,4}[SL]|M|[2-5]X[SL]))+$/u;
/** What follows the digits of a count, an ordinal or an age, and is no code: "6er", "12-teilig", "2nd", "100PCS". */
const COUNTERS =
  /^(\p{Nd}+)\.?(?:er|ers|fach|teilig\p{L}*|st|nd|rd|th|e|ere|re|eme|ieme|ª|º|a|o|pc|pcs|pk|pce|pack|x|pz|pzs|uds|ud|stk|tlg|s|ft|mm|door|seater|tlg|ème|ère|d|de|p)$/iu;
export const ROMAN_VALUE: Readonly<Record<string, string>> = Object.fromEntries(
  'II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'
    .split(' ')
    .map((numeral, place) => [numeral, String(place + 2)]),
);

const AMOUNT = new RegExp(`^(?:${ROW.source})(?:-\\p{L}.*)?$`, 'iu');

/** Letters with digits that are no amount, count or decade. */
const isCodeWord = (word: string): boolean =>
  /decade\p{Nd}/u.test(word) ||
  (/\p{Nd}/u.test(word) &&
    /\p{L}/u.test(word) &&
    (!AMOUNT.test(word) || /^\p{Nd}+D$/u.test(word)) &&
    !COUNTERS.test(fold(word.split('-')[0] ?? '')) &&
    !/^\p{Nd}+\p{Ll}{3,}$/u.test(word) &&
    !/^\p{Nd}+-\p{L}/u.test(word));

const bareOf = (word: string): string => word.replace(/^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}"'%°]+$/gu, '');

const codeOf = (word: string): string => SIZES.find(([form]) => form.test(word))?.[1] ?? word.toUpperCase();

/** Words before a letter that is a model, a class or a size. */
const LETTER_HEADS = new Set(
  'letter buchstabe lettre lettera letra initial size model type class grade vitamin mk mark series version group usb modell typ klasse grosse gr serie taille modele classe vitamine taglia misura modello tipo talla modelo clase vitamina tg'.split(
    ' ',
  ),
);

/** Letters alone that name a size, a number or a model. */
const isLetterCode = (word: string, head: string, isShouted: boolean): boolean =>
  ROMAN.test(word) ||
  /^X{0,3}[SL]$|^M$/u.test(word) ||
  (/^[B-Z]$/u.test(word) && LETTER_HEADS.has(fold(head)) && !isShouted);

const isShouted = (text: string): boolean => !/\p{Ll}{2}/u.test(text);

const listOf = (cell: string): string[] =>
  cell
    .split(',')
    .map((form) => form.trim())
    .filter((form) => form !== '');

const wordValues = NUMBER_WORDS.trim()
  .split('\n')
  .map((row) => {
    const [value = '', explaining = '', ...cells] = row.split('|').map((cell) => cell.trim());
    return { value, explaining: listOf(explaining), demanded: cells.map((cell) => new Set(listOf(cell))) };
  });

/** The number that a word says ("three": "3"); undefined for another word. */
export const numberOfWord = (word: string, language: TextLanguage): string | undefined =>
  wordValues.find(({ demanded }) => demanded[LANGUAGES.indexOf(language)]?.has(word))?.value;

const explains = (word: string, form: string): boolean =>
  form.endsWith('*') ? word.startsWith(form.slice(0, -1)) : word === form;

/** Reads what a title says in numbers, units and codes. `known`: values by which "12 500" is told from "12" and "500". */
export function quantitiesOf(
  title: string,
  language: TextLanguage,
  known: ReadonlySet<string> = new Set(),
): Quantities {
  const phrased = NUMBER_PHRASES.reduce((text, [from, to]) => text.replace(from, to), unaccented(plainSigns(title)));
  const text = SLASHES.reduce((made, slash) => made.replace(slash, ' / '), phrased)
    .replace(QUOTED, ' $2 ')
    .replace(INCHES, ' inch ')
    .replace(/(?<!\p{Nd})\p{Nd}{1,3}(?:[ {2}]\p{Nd}{3})+(?!\p{Nd})/gu, (spaced) => {
      const value = spaced.replace(/\s/gu, '');
      return known.has(value) ? value : spaced;
    });
  const codes: string[] = [];
  const kept: string[] = [];
  const all = text.split(/(?:[\s;()[\]|+]|(?<!\p{Nd}),|,(?!\p{Nd}))+/u);
  for (const [place, word] of all.entries()) {
    const bare = bareOf(word);
    const head = bareOf(all[place - 1] ?? '');
    const sizes = SIZE_RANGE.test(bare) ? bare.split(/[-–/]/u) : [];
    if (sizes.length > 0) {
      codes.push(...sizes.map(codeOf));
      continue;
    }
    const isUnit = /\p{Nd}$/u.test(head) && folded.has(fold(bare));
    if (isCodeWord(bare) || (!isUnit && isLetterCode(bare, head, isShouted(title)))) {
      codes.push(codeOf(withoutNoun(bare)));
      continue;
    }
    kept.push(word.replace(/^(\p{Nd}+)(?=er(?:-|$)|[xX×](?!\p{L})|pcs?\b|pk\b)/u, '$1 '));
    const [first = '', ...parts] = bare.split('-');
    for (const part of parts)
      if (/^\p{Lu}$/u.test(part) && /\p{Lu}$/u.test(first) && !isShouted(title)) codes.push(part);
  }
  const amounts = (kept.join(' ').match(ROW) ?? []).flatMap(amountsIn);
  const words = wordsIn(wordLine(phrased));
  const place = LANGUAGES.indexOf(language);
  return {
    amounts,
    codes,
    words: wordValues.flatMap(({ value, demanded }) =>
      words.some((word) => demanded[place]?.has(word)) ? [value] : [],
    ),
    explained: new Set([
      ...wordValues.flatMap(({ value, demanded, explaining }) =>
        words.some((word) => demanded[place]?.has(word) || explaining.some((form) => explains(word, form)))
          ? [value]
          : [],
      ),
      ...codes.flatMap((code) => ROMAN_VALUE[code] ?? []),
    ]),
  };
}

/** "USB-C-Kabel", "A4-Papier", "SCALE-UH4112": a noun joined to a code is no part of it. */
const withoutNoun = (word: string): string =>
  word.replace(/(?:-\p{Lu}?\p{Ll}{2,})+$|^\p{L}{5,}-(?=\p{L}+\p{Nd}{3})/gu, '');

/** Whether a title says a code, however its parts are joined. */
export const saysCode = (title: string, code: string): boolean => {
  const parts = code.match(/\p{L}+|\p{Nd}+/gu) ?? [];
  const text = NUMBER_PHRASES.reduce((made, [from, to]) => made.replace(from, to), unaccented(plainSigns(title)));
  const same = SIZES.find(([, size]) => size === code)?.[0].source.replace(/^\^|\$$/gu, '');
  const flags = /^\p{L}{1,2}$/u.test(code) ? 'u' : 'iu';
  return new RegExp(
    `(?<![\\p{L}\\p{Nd}])(?:${same ?? parts.join('[-\\s.,/]{0,2}')})(?![\\p{L}\\p{Nd}])`,
    same ? 'iu' : flags,
  ).test(text);
};

/** Whether a number stands in a code of a title ("K2 K5"), which is compared as a code. */
export const saysNumber = (title: string, value: string): boolean =>
  new RegExp(`(?<![\\p{Nd}/:]|\\p{Nd}[.,])${value.replace('.', '[.,]')}(?![\\p{Nd}/:]|[.,]\\p{Nd})`, 'u').test(title) &&
  quantitiesOf(title, 'en').codes.some((code) => code.includes(value));
