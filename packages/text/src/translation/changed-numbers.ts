import type { TextLanguage } from '../language.ts';
import { isConverted } from './converted.ts';
import {
  type Amount,
  NUMBER,
  plainValue,
  type Quantities,
  quantitiesOf,
  ROMAN_VALUE,
  saysCode,
  saysNumber,
} from './numbers.ts';
import { plainSigns, unaccented, wordLine } from './text.ts';

export interface QuantityFinding {
  readonly kind: 'number_missing' | 'number_added' | 'unit_changed' | 'code_missing' | 'code_added';
  readonly detail: string;
}

const countOf = (amounts: readonly Amount[], value: string): number =>
  amounts.filter((amount) => amount.value === value).length;

/** "1.43 scale" is "1:43". */
const scaleOf = (value: string): string => value.replace(/^1[.](?=\p{Nd}{2}$)/u, '1/');

const fits = (amount: Amount, unit: string): boolean => amount.unit === unit || amount.mayHave === unit;

/** The numbers of measurements ("66 x 90"), whose order means width and height. */
const measuresOf = (title: string): string[][] =>
  (
    unaccented(plainSigns(title)).match(
      /\p{Nd}[\p{Nd}.,]*(?:\s?(?:mm|cm|m|in|"|inch)?\s?[x×]\s?\p{Nd}[\p{Nd}.,]*)+/giu,
    ) ?? []
  ).map((row) => (row.match(new RegExp(NUMBER, 'gu')) ?? []).map(plainValue));

/** Numbers in a row that is read from its start to its end ("36-44", "1:72", "38 40 42"). */
const rangesOf = (title: string): string[][] =>
  (
    unaccented(plainSigns(title)).match(
      /(?<![\p{L}\p{Nd}.,-])\p{Nd}[\p{Nd}.,]*(?:(?:\s?(?:[-–/:]|to|bis|a|al)\s?| )\p{Nd}[\p{Nd}.,]*)+(?![\p{L}\p{Nd}-])/giu,
    ) ?? []
  ).map((row) => (row.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? []).map(plainValue));

const SIZE = '(?:X{0,4}[SL]|M|[2-5]X[SL])';
/** Sizes in a row ("S-XL", "S M L"). */
const sizesOf = (title: string): string[][] =>
  (title.match(new RegExp(`(?<![\\p{L}\\p{N}])${SIZE}(?:(?: ?[-–/,] ?| )${SIZE})+(?![\\p{L}\\p{N}])`, 'gu')) ?? []).map(
    (row) => row.match(new RegExp(SIZE, 'gu')) ?? [],
  );

/** A row of numbers or sizes of the source that the title has in another order. */
const turnedRow = (source: string, result: string): string | undefined => {
  const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();
  const turnedIn = (rowsOf: (title: string) => string[][]) => {
    const after = rowsOf(result);
    return rowsOf(source).find(
      (row) =>
        !after.some((other) => isSame(row, other)) && after.some((other) => isSame(row.toSorted(), other.toSorted())),
    );
  };
  return turnedIn(measuresOf)?.join(' x ') ?? turnedIn(rangesOf)?.join('-') ?? turnedIn(sizesOf)?.join('-');
};

/** More than one pair, whose number no pair explains. */
const PAIRS = /(?<!\p{L})(?:pairs|prs|(?:[2-9]|\p{Nd}{2,})\s?x?\s?(?:paar|paires|coppie|paia|pares))(?!\p{L})/iu;
const PAIR = /(?<![\p{L}\p{Nd}])(?:1 )?(?:pairs?|prs?|paare?|paires?|coppi[ae]|paio|paia|par|pares)(?!\p{L})/giu;

/** What differs between the numbers of a title and its translation. */
export function changedQuantities(
  source: string,
  result: string,
  from: TextLanguage,
  to: TextLanguage,
): QuantityFinding[] {
  const isOfPairs = PAIRS.test(source) && result.search(PAIR) >= 0;
  const plain = (title: string) => (isOfPairs ? title.replace(PAIR, ' ') : title);
  const before = quantitiesOf(plain(source), from);
  const after = quantitiesOf(plain(result), to, new Set(before.amounts.map(({ value }) => value)));
  const findings: QuantityFinding[] = [];
  const values = (of: Quantities) => new Set(of.amounts.map(({ value }) => value));
  const known = { before: values(before), after: values(after) };
  const isMadeOf = (added: Amount) => before.amounts.some((amount) => isConverted(amount, added));
  const isTurnedInto = (lost: Amount) =>
    after.amounts.some((amount) => !known.before.has(amount.value) && isConverted(lost, amount));
  // "Speed Six" is a name where it stays as it is.
  const kept = new Set(quantitiesOf(plain(result), from).words);
  for (const value of new Set([...known.before, ...before.words])) {
    const wanted = Math.max(countOf(before.amounts, value), before.words.includes(value) ? 1 : 0);
    const there = countOf(after.amounts, value) + (after.explained.has(value) ? 1 : 0);
    const isSaid = () =>
      saysNumber(result, value) ||
      known.after.has(scaleOf(value)) ||
      (before.words.includes(value) && kept.has(value)) ||
      before.amounts.some((amount) => amount.value === value && isTurnedInto(amount));
    if (there < wanted && !isSaid()) findings.push({ kind: 'number_missing', detail: value });
  }
  for (const value of new Set([...known.after, ...after.words])) {
    const made = Math.max(countOf(after.amounts, value), after.words.includes(value) ? 1 : 0);
    const allowed =
      countOf(before.amounts, value) + (before.explained.has(value) || after.codes.includes(value) ? 1 : 0);
    const isOne = value === '1' && after.explained.has('1') && made === 1;
    const isSaid = () =>
      saysNumber(source, value) ||
      [...known.before].some((other) => scaleOf(other) === value) ||
      after.amounts.some((amount) => amount.value === value && isMadeOf(amount));
    if (made > allowed && !isOne && !isSaid()) findings.push({ kind: 'number_added', detail: value });
  }
  const turned = turnedRow(source, result);
  if (turned !== undefined) findings.push({ kind: 'number_missing', detail: turned });
  findings.push(...changedUnits(before, after, { source, result }));
  for (const code of new Set(before.codes)) {
    const roman = ROMAN_VALUE[code];
    // In "Mega Drive II Two Pads", a "zwei" says the pads alone.
    const isSaidInWords =
      roman !== undefined &&
      after.explained.has(roman) &&
      !before.words.includes(roman) &&
      countOf(before.amounts, roman) === 0;
    // "Golf Mk6" is "Golf 6", and "Golf VI".
    const model = code.match(/^MK(\p{Nd})$/u)?.[1] ?? '';
    const isModel = known.after.has(model) || after.codes.some((one) => ROMAN_VALUE[one] === model);
    const isSaid = saysCode(result, code) || saysTeethOrTonnes(result, code) || isSaidInWords || isModel;
    const isNumber = roman !== undefined && countOf(after.amounts, roman) > countOf(before.amounts, roman);
    if (!isSaid && !isNumber) findings.push({ kind: 'code_missing', detail: code });
  }
  for (const code of new Set(after.codes)) {
    const value = ROMAN_VALUE[code];
    const isSaid =
      saysCode(source, code) || (value !== undefined && before.explained.has(value)) || isSizeWord(code, source);
    if (!isSaid && !(value !== undefined && countOf(before.amounts, value) > 0))
      findings.push({ kind: 'code_added', detail: code });
  }
  return findings;
}

/** "50/34T" as "50/34 dents", "3T" as "3 tonnes". */
const saysTeethOrTonnes = (result: string, code: string): boolean => {
  const [, numbers] = code.match(/^(\p{Nd}[\p{Nd}.,/-]*)T$/u) ?? [];
  return (
    numbers !== undefined &&
    [
      ...unaccented(plainSigns(result)).matchAll(
        /(\p{Nd}[\p{Nd}.,/-]*) ?(?:z|zahne|dents|denti|dientes|ton\p{L}*)(?!\p{L})/giu,
      ),
    ].some(([, said]) => said === numbers)
  );
};

const SIZE_WORDS: Readonly<Record<string, string>> = { S: 'small', M: 'medium', L: 'large', XL: 'extra large' };

const isSizeWord = (code: string, source: string): boolean => {
  const word = SIZE_WORDS[code];
  return word !== undefined && wordLine(source).includes(` ${word} `);
};

/** What else a written unit may be: "250 Degrees" of heat, "Baby Vest 12-18m", "guarnitura 11V" with eleven gears. */
const READ_AS: Readonly<Record<string, readonly string[]>> = { degree: ['celsius'], m: ['month'], speed: ['v'] };

/** What is said with and without its unit ("Age 7-8", "7-8 ans"; "00 gauge", "scala 00"; "11 Speed", "11-fach"). */
const MAY_BE_BARE = new Set(['year', 'month', 'day', 'week', 'gauge', 'speed']);

/** What is a word of one of the languages where no unit was: pounds are books in French, feet steps, metres rules. */
const MAY_BE_WORDS = new Set(['lb', 'ft', 'm', 'oz', 'bar']);

/** "2 Bar Stools" are furniture. */
const OF_A_BAR = /\p{Nd} bar (?:stool|chair|table|towel|mat|runner|tray|sign|cart|cabinet|clamp|magnet)/iu;

function changedUnits(
  before: Quantities,
  after: Quantities,
  { source, result }: { readonly source: string; readonly result: string },
): QuantityFinding[] {
  return before.amounts.flatMap(({ value, unit }): QuantityFinding[] => {
    const same = after.amounts.filter((amount) => amount.value === value);
    if (same.length === 0) return [];
    if (unit !== undefined) {
      if ([unit, ...(READ_AS[unit] ?? [])].some((read) => same.some((amount) => fits(amount, read)))) return [];
      if (MAY_BE_BARE.has(unit) && same.every((amount) => amount.unit === undefined)) return [];
      if (unit === 'bar' && OF_A_BAR.test(source)) return [];
      // "40 GB 1980s Stamps": here it is a country.
      if (unit === 'gb' && /(?<!\p{Nd} ?)(?<!\p{L})GB(?!\p{L})/u.test(result)) return [];
      return [{ kind: 'unit_changed', detail: `${value} ${unit}` }];
    }
    const given = same.filter((amount) => amount.unit === undefined || MAY_BE_BARE.has(amount.unit));
    const isCarried = before.amounts.some(
      (other) => other.value === value && other !== undefined && (other.mayHave ?? other.unit),
    );
    const added = same.find((amount) => amount.unit !== undefined && !MAY_BE_WORDS.has(amount.unit));
    // "3/8 Drive" is of inches.
    const isFraction = value.includes('/') && added?.unit === 'in';
    if (given.length > 0 || isCarried || added === undefined || isFraction) return [];
    return [{ kind: 'unit_changed', detail: `${value} ${added.unit ?? ''}` }];
  });
}
