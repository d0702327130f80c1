/** Makes spreadsheets read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A cell with one of these is quoted, so that a program with another separator does not split it. */
const QUOTED = /[",;\t\r\n]|^\s|\s$/;
/** Where a spreadsheet may begin a cell: at the start, and after what another spreadsheet takes for a separator. */
const START = '(?<=^|[,;\\t\\r\\n])';
/** What begins a formula, in ordinary, full and small width, possibly after spaces and quotes. */
const FORMULA = '(?=[\\s"\']*[=＝﹦@＠﹫])';
/** A sign begins a formula too. Inside a text, only if something in it could do harm: a call, a reference, a program. */
const SIGN = '(?=[\\s"\']*[+\\-＋－﹢﹣−])';
const HARM = '(?=[^,;\\t\\r\\n]*[(!|])';
const SPOT = `(?:${START}${FORMULA}|^${SIGN}|${START}${SIGN}${HARM})`;
const TO_PROTECT = new RegExp(SPOT, 'g');
const PROTECTED = new RegExp(`${START}'(?:${FORMULA}|${SIGN}${HARM})|^'${SIGN}`, 'g');
/** A negative number stays a number. */
const NUMBER = /^-\d[\d.,]*$/;
/** How spreadsheets keep a number as a text: `="0012"`. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/**
 * Protects a text from being run as a formula, by an apostrophe wherever one could begin. `withoutGuard` removes exactly
 * what this adds.
 */
export function protectFormula(value: string): string {
  return NUMBER.test(value) ? value : value.replace(TO_PROTECT, "'");
}

/** The text of a cell without the protection from being run as a formula, and without Excel's `="…"`. */
export function withoutGuard(cell: string): string {
  const kept = TEXT_FORMULA.exec(cell)?.[1];
  return kept === undefined ? cell.replace(PROTECTED, '') : kept.replaceAll('""', '"');
}

/** One line of a CSV file (RFC 4180), with its line break. */
export function csvLine(values: readonly string[]): string {
  const cells = values
    .map(protectFormula)
    .map((cell) => (QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${cells.join(',')}\r\n`;
}

/** Excel's way to write a large number, `3,40434E+19`: the other digits are lost. */
const SHORTENED = /^\d+[.,]\d+E[+-]?\d+$|^\d+E\+\d+$/i;
/** Excel keeps 15 digits and writes zeros for the others. A real number ends in so many zeros once in a thousand. */
const ZEROED = /^\d{15}0{3,}$/;

/** Whether a spreadsheet has destroyed a number that identifies something, such as a tracking number. */
export function isShortenedNumber(text: string): boolean {
  const plain = text.trim();
  return SHORTENED.test(plain) || ZEROED.test(plain);
}
