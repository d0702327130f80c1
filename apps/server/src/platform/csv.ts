/** One line of a CSV file (RFC 4180), without its line break. */
export function csvLine(values: readonly string[]): string {
  return values.map(cell).join(',');
}

/**
 * Adds quotes where needed. A text that a spreadsheet would read as a formula gets a leading apostrophe; one that
 * already has such an apostrophe gets another, so that reading removes exactly what writing added. A negative number
 * stays a number.
 */
function cell(value: string): string {
  const safe = /^'*[=+@]|^[\t\r]|^-(?!\d[\d.,]*$)|^'+-/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text of a cell without the apostrophe that protects it from being read as a formula. */
export function withoutApostrophe(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@])/, '');
}

export interface CsvRow {
  /** The line on which the row starts, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a file with commas, semicolons or tabs, with or without a byte order mark. Quoted cells may contain line breaks. */
export function readCsvRows(text: string): CsvRow[] {
  const csv = text.replace(/^\uFEFF/, '');
  const first = csv.slice(0, csv.search(/[\r\n]|$/));
  const separator = [',', ';', '\t'].find((one) => first.includes(one)) ?? ',';
  const rows: CsvRow[] = [];
  let line = 1;
  let row = { line, cells: [] as string[] };
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = { line, cells: [] };
  };
  for (let at = 0; at < csv.length; at += 1) {
    const char = csv[at] ?? '';
    if (char === '\n') line += 1;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (csv[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell === '') isQuoted = true;
    else if (char === separator) endCell();
    else if (char === '\n') endRow();
    else if (char !== '\r') cell += char;
  }
  if (cell !== '' || row.cells.length > 0) endRow();
  return rows;
}
