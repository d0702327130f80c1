/**
 * Numbers as people type and paste them. A number is read right or refused, never guessed: nobody's price may become another
 * one because a point meant thousands where they live.
 */

/** How a language writes numbers. */
export interface NumberStyle {
  /** `.` or `,` in all languages of Quayside. */
  readonly decimal: string;
  /** The mark between groups of digits, blanks of any width as one plain blank. */
  readonly group: string;
  /** Digits in the groups before the last one: 3, but 2 in India. The last group always has 3. */
  readonly groupSize: number;
}

/** What a field holds: whole minor units, nothing, or text that is no number or could be two. */
export type EnteredNumber = number | null | 'unreadable';

const MINUS = /[-\u2010-\u2012\u2212\uFF0D]/g;
/** Blanks that group digits: plain, no-break, thin, narrow no-break. */
const BLANK = /[ \u00A0\u2009\u202F]/g;
const APOSTROPHE = /['\u2019\uFF07]/g;
/** Marks that do not show: byte order, zero width, direction. */
const UNSEEN = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** What a Chinese keyboard writes for digits, point and comma. */
const FULL_WIDTH = /[\uFF10-\uFF19\uFF0E\uFF0C\u3002]/g;

const FULL_WIDTH_ZERO = 0xff10;
const MAX_DIGITS = 15;

/** @param locale BCP 47, with its region where the reader has one: Switzerland and Mexico write otherwise than Germany and Spain. */
export function numberStyle(locale: string): NumberStyle {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: true }).formatToParts(
    123_456_789.5,
  );
  const markOf = (type: string) => parts.find((part) => part.type === type)?.value;
  const groups = parts.filter((part) => part.type === 'integer');
  return {
    decimal: markOf('decimal') ?? '.',
    group: plain(markOf('group') ?? ','),
    groupSize: groups.at(-2)?.value.length ?? 3,
  };
}

/** One character for each kind of blank, minus, apostrophe and digit. */
function plain(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(FULL_WIDTH, (sign) => {
      if (sign === '\uFF0C') return ',';
      if (sign === '\uFF0E' || sign === '\u3002') return '.';
      return String(sign.charCodeAt(0) - FULL_WIDTH_ZERO);
    })
    .replace(MINUS, '-')
    .replace(BLANK, ' ')
    .replace(APOSTROPHE, '\u2019');
}

/**
 * What stays of typed text: digits, one decimal separator of the language, and the marks that group digits. Doubled separators
 * collapse; trailing separators and zeros stay. Digits are never dropped, however many: a shortened number is another number.
 */
export function keepTyped(text: string, style: NumberStyle, mayBeNegative = false): string {
  const kept = plain(text).replace(/[^\d.,\u2019 -]/g, '');
  const sign = mayBeNegative && kept.trimStart().startsWith('-') ? '-' : '';
  const body = kept
    .replaceAll('-', '')
    .replace(/[.,\u2019 ]{2,}/g, (run) => run.trim().at(0) ?? ' ')
    .replace(/^[\u2019 ]+/, '');
  const at = body.indexOf(style.decimal);
  if (at === -1) return sign + body;
  return sign + body.slice(0, at + 1) + body.slice(at + 1).replaceAll(style.decimal, '');
}

/**
 * Text → whole minor units, exactly and without floating point.
 *
 * The language's own way of writing comes first: `1.234` is 1234 in German, `1,234` in English. What it can not mean there is read
 * by its form where that has one meaning only: `1.234,56` is the same number everywhere, `12,50` has two decimals wherever it
 * is from. Everything else is `unreadable`: `1.234` in English, with two decimals, is a German thousand or one decimal too many.
 *
 * @param decimals digits after the separator: 2 for euros and per cent, 0 for yen
 */
export function readNumber(text: string, style: NumberStyle, decimals: number): EnteredNumber {
  const trimmed = plain(text).trim();
  if (trimmed === '') return null;
  const match = /^(-?) ?(\d[\d.,\u2019 ]*|[.,]\d+)$/.exec(trimmed);
  if (!match) return 'unreadable';
  const [, sign, body = ''] = match;
  const own = readAs(body, style, decimals) ?? readByForm(body, style, decimals);
  return own === undefined ? 'unreadable' : sign ? 0 - own : own;
}

/** The marks of either half of the world, for text that its own language can not have written. */
const WAYS: readonly NumberStyle[] = [
  { decimal: '.', group: ',', groupSize: 3 },
  { decimal: ',', group: '.', groupSize: 3 },
];

function readByForm(body: string, style: NumberStyle, decimals: number): number | undefined {
  // A single mark before three digits groups in one half of the world and divides in the other.
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(body)) return undefined;
  const readings = WAYS.filter((way) => !isSame(way, style)).flatMap((way) => readAs(body, way, decimals) ?? []);
  const [first] = readings;
  return readings.every((reading) => reading === first) ? first : undefined;
}

function isSame(one: NumberStyle, other: NumberStyle): boolean {
  return one.decimal === other.decimal && one.group === other.group && one.groupSize === other.groupSize;
}

function readAs(body: string, style: NumberStyle, decimals: number): number | undefined {
  const [whole = '', fraction = '', ...more] = body.split(style.decimal);
  if (more.length > 0 || !/^\d*$/.test(fraction) || fraction.length > decimals) return undefined;
  const digits = ungroup(whole, style);
  if (digits === undefined || digits.length + decimals > MAX_DIGITS) return undefined;
  return Number(digits + fraction.padEnd(decimals, '0'));
}

/** The digits of a whole number that is not grouped, or exactly as the style does; blanks and apostrophes only ever group. */
function ungroup(whole: string, { group, groupSize }: NumberStyle): string | undefined {
  if (/^\d*$/.test(whole)) return whole === '' ? '0' : whole;
  for (const mark of new Set([group, ' ', '\u2019'])) {
    const groups = whole.split(mark);
    const [first = '', ...rest] = groups;
    const last = rest.pop();
    const isGrouped =
      last?.length === 3 &&
      /^[1-9]\d*$/.test(first) &&
      first.length <= groupSize &&
      rest.every(({ length }) => length === groupSize);
    if (isGrouped && groups.every((digits) => /^\d+$/.test(digits))) return groups.join('');
  }
  return undefined;
}

/**
 * Whole minor units → text that `readNumber` reads as the same: no grouping, the language's separator.
 * @param isFixed keeps all decimals, as money does; otherwise only those that say something
 */
export function writeNumber(minor: number, style: NumberStyle, decimals: number, isFixed: boolean): string {
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  const said = isFixed ? fraction : fraction.replace(/0+$/, '');
  return sign + (said === '' ? whole : `${whole}${style.decimal}${said}`);
}

/** A pasted number without the sign of its currency or of per cent before or behind it, where that is one of `marks`. */
export function withoutMarks(text: string, marks: readonly string[]): string {
  const trimmed = text.trim();
  for (const mark of marks) {
    if (mark === '') continue;
    if (trimmed.startsWith(mark)) return trimmed.slice(mark.length).trim();
    if (trimmed.endsWith(mark)) return trimmed.slice(0, -mark.length).trim();
  }
  return trimmed;
}
