/**
 * Reads and writes numbers as people type and paste them. An ambiguous number is rejected, never guessed: a misread thousands separator
 * would change a price.
 */

/** How a language writes numbers. */
export interface NumberStyle {
  /** The decimal separator: `.` or `,` in all languages of Quayside. */
  readonly decimal: string;
  /** The group separator; blanks of any width count as a plain blank. */
  readonly group: string;
  /** Digits in each group before the last: 3, but 2 in India. The last group always has 3. */
  readonly groupSize: number;
}

/** The content of a field: whole minor units, empty, or text that is ambiguous or not a number. */
export type EnteredNumber = number | null | 'unreadable';

const MINUS = /[-\u2010-\u2012\u2212\uFF0D]/g;
/** Blanks used as group separators: plain, no-break, thin, narrow no-break. */
const BLANK = /[ \u00A0\u2009\u202F]/g;
const APOSTROPHE = /['\u2019\uFF07]/g;
/** Invisible characters: byte order mark, zero width, text direction. */
const UNSEEN = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** Full-width digits, point and comma of Chinese keyboards. */
const FULL_WIDTH = /[\uFF10-\uFF19\uFF0E\uFF0C\u3002]/g;

const FULL_WIDTH_ZERO = 0xff10;
const MAX_DIGITS = 15;

/** @param locale BCP 47, with the region if known: Switzerland and Mexico differ from Germany and Spain. */
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

/** Maps every kind of blank, minus, apostrophe and digit to one character each. */
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
 * Cleans typed text: keeps digits, one decimal separator of the language, and group separators before it. Collapses doubled separators and
 * keeps trailing separators and zeros. Never drops a digit, because a shortened number is another number.
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
  // Behind the decimal separator, every other one is stray: `12.5,0` is 12.50.
  return sign + body.slice(0, at + 1) + body.slice(at + 1).replace(/[.,\u2019 ]/g, '');
}

/**
 * Parses text to whole minor units, exactly and without floating point.
 *
 * The language's own format comes first: `1.234` is 1234 in German, `1,234` in English. Text that is invalid in the language is read by its
 * form if that has one meaning only: `1.234,56` is the same number everywhere, and `12,50` always has two decimals. Everything else is
 * `unreadable`: with two decimals, `1.234` in English is either a German thousand or has one decimal too many.
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

/** Separators of all supported regions, for text that does not fit its own language. */
const WAYS: readonly NumberStyle[] = [
  { decimal: '.', group: ',', groupSize: 3 },
  { decimal: ',', group: '.', groupSize: 3 },
];

function readByForm(body: string, style: NumberStyle, decimals: number): number | undefined {
  // A single separator before three digits is ambiguous: it groups in some regions and is the decimal separator in others.
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

/**
 * Returns the digits of a whole number that is ungrouped or grouped exactly as the style requires. Blanks and apostrophes are always group
 * separators.
 */
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
 * Formats whole minor units as text that `readNumber` parses back to the same value: no grouping, the language's separator.
 * @param isFixed true keeps all decimals, as for money; false keeps only significant ones
 */
export function writeNumber(minor: number, style: NumberStyle, decimals: number, isFixed: boolean): string {
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  const said = isFixed ? fraction : fraction.replace(/0+$/, '');
  return sign + (said === '' ? whole : `${whole}${style.decimal}${said}`);
}

/** Removes a currency or per cent sign before or after a pasted number if it is one of `marks`. */
export function withoutMarks(text: string, marks: readonly string[]): string {
  const trimmed = text.trim();
  for (const mark of marks) {
    if (mark === '') continue;
    if (trimmed.startsWith(mark)) return trimmed.slice(mark.length).trim();
    if (trimmed.endsWith(mark)) return trimmed.slice(0, -mark.length).trim();
  }
  return trimmed;
}
