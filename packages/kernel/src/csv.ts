/** Makes spreadsheets read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A cell with one of these is quoted, so that a program with another separator does not split it. */
const QUOTED = /[",;\t\r\n]|^\s|\s$/;
/** What begins a formula, in ordinary, full and small width, possibly after spaces and quotes. */
const FORMULA: ReadonlySet<string> = new Set('=＝﹦@＠﹫');
/** A sign begins a formula too. Inside a text, only if something in it could do harm: a call, a reference, a program. */
const SIGN: ReadonlySet<string> = new Set('+-＋－﹢﹣−');
const HARM: ReadonlySet<string> = new Set('(!|');
const MAY_BEGIN = /[=＝﹦@＠﹫+\-＋－﹢﹣−]/;
const BEFORE_FORMULA = /[\s"']/;
/** After these, another spreadsheet may begin a cell. */
const SPLITS: ReadonlySet<string> = new Set(',;\t\r\n');
/** A negative number stays a number. */
const NUMBER = /^-\d[\d.,]*$/;

/**
 * Protects a text from being run as a formula, by an apostrophe wherever one could begin. `withoutGuard` removes exactly
 * what this adds.
 */
export function protectFormula(value: string): string {
  if (NUMBER.test(value)) return value;
  return pieces(value, formulaPlaces(value)).join("'");
}

/** The text of a cell without the protection from being run as a formula, and without Excel's `="…"`. */
export function withoutGuard(cell: string): string {
  const kept = keptText(cell);
  if (kept !== undefined) return kept;
  if (!cell.includes("'")) return cell;
  const guards = formulaPlaces(cell, 1).filter((at) => cell[at] === "'");
  return pieces(cell, guards)
    .map((piece, at) => (at === 0 ? piece : piece.slice(1)))
    .join('');
}

/** How spreadsheets keep a number as a text: `="0012"`. */
function keptText(cell: string): string | undefined {
  if (cell.length < 3 || !cell.startsWith('="') || !cell.endsWith('"')) return undefined;
  const inner = cell.slice(2, -1).split('""');
  return inner.some((piece) => piece.includes('"')) ? undefined : inner.join('"');
}

/**
 * Where a formula could begin: at the start, and after what another spreadsheet takes for a separator.
 * @param guard the length of what stands there before the formula
 * @returns in the order of the text
 */
function formulaPlaces(text: string, guard = 0): number[] {
  if (!MAY_BEGIN.test(text)) return [];
  const places: number[] = [];
  let isFormula = false;
  let isSign = false;
  let isHarm = false;
  // From the end, so that each character knows what follows. To look ahead from each would take the square of the time.
  for (let at = text.length - 1; at >= guard; at -= 1) {
    const char = text[at] ?? '';
    const mayPrecede = BEFORE_FORMULA.test(char);
    isFormula = FORMULA.has(char) || (mayPrecede && isFormula);
    isSign = SIGN.has(char) || (mayPrecede && isSign);
    isHarm = !SPLITS.has(char) && (HARM.has(char) || isHarm);
    const place = at - guard;
    const isStart = place === 0 || SPLITS.has(text[place - 1] ?? '');
    if (isStart && (isFormula || (isSign && (place === 0 || isHarm)))) places.push(place);
  }
  return places.reverse();
}

/** A text cut at these places. */
function pieces(text: string, places: readonly number[]): string[] {
  return [0, ...places].map((from, index) => text.slice(from, places[index]));
}

/** One line of a CSV file (RFC 4180), with its line break. */
export function csvLine(values: readonly string[]): string {
  return separatedLine(',', values);
}

/** Like `csvLine`. Spreadsheets expect a semicolon where the comma is for decimals. */
export function separatedLine(separator: ',' | ';', values: readonly string[]): string {
  const cells = values
    .map(protectFormula)
    .map((cell) => (QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${cells.join(separator)}\r\n`;
}

/** What Excel and LibreOffice write for a formula that failed, in the languages of the portal: Microsoft's and LibreOffice's lists of errors. */
const CELL_ERROR = new RegExp(
  [
    '^#(?:N/A|N/D|NV|GETTING_DATA)$',
    '^#(?:NULL|NULLO|NUL|DIV/0|VALUE|WERT|VALEUR|VALORE|REF|BEZUG|RIF|NUM|ZAHL|NOMBRE|SPILL|CALC|FIELD|BLOCKED|CONNECT|BUSY|UNKNOWN)!$',
    '^#¡(?:NULO|DIV/0|VALOR|REF|NUM|CALC)!$',
    '^#(?:NAME|NOM|NOME|¿NOMBRE)\\?$',
    '^(?:Err|Fehler|Erreur):[35]\\d\\d$',
  ].join('|'),
  'i',
);

/** Whether a cell has no value because its formula failed. */
export function isCellError(text: string): boolean {
  return CELL_ERROR.test(text.trim());
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
