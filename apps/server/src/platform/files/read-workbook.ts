import { read as readBook, utils, type WorkSheet } from '@e965/xlsx';
import type { FileProblem } from '@quayside/contract';
import { unzipSync, zipSync } from 'fflate';

/** A workbook of a hundred thousand products has some 60 MB unpacked. */
const MOST_BYTES = 200_000_000;
/** A workbook with one sheet has about ten parts. */
const MOST_PARTS = 2_000;

/** A marketplace’s workbook has its notes and lists of values in other sheets; the head of each is enough to find the one with the data. */
const LOOKED_AT_ROWS = 5;

/**
 * The cells of the first sheet as texts, or of the first that begins with a row for which `isLead` holds. Numbers come with the decimal mark that the seller has chosen, and formulas as they are written,
 * behind `=`. No more is unpacked than a list can need, whatever an archive says of itself.
 */
export function readWorkbook(
  bytes: Uint8Array,
  decimal: 'point' | 'comma',
  isLead: (cells: readonly string[]) => boolean = () => false,
): readonly string[][] | FileProblem {
  const unpacked = unpack(bytes);
  if (typeof unpacked === 'string') return unpacked;
  try {
    const sheets = readBook(unpacked, { ...READING, sheetRows: LOOKED_AT_ROWS });
    const name = sheets.SheetNames.find((one) => {
      const sheet = sheets.Sheets[one];
      return sheet !== undefined && cellsOf(sheet, decimal).some(isLead);
    });
    const chosen = name ?? sheets.SheetNames[0] ?? '';
    const sheet = readBook(unpacked, { ...READING, sheets: chosen }).Sheets[chosen];
    return sheet ? cellsOf(sheet, decimal) : 'workbook_broken';
  } catch {
    return 'workbook_broken';
  }
}

const READING = { type: 'array', dense: true, cellFormula: true, cellHTML: false, cellText: false } as const;

/** The archive anew, of parts that were unpacked within bounds: what a part states of its size is also all that is unpacked of it. */
function unpack(bytes: Uint8Array): Uint8Array | 'workbook_broken' | 'workbook_bomb' {
  let parts = 0;
  let size = 0;
  let isBomb = false;
  try {
    const files = unzipSync(bytes, {
      filter({ originalSize }) {
        parts += 1;
        size += originalSize;
        isBomb ||= parts > MOST_PARTS || size > MOST_BYTES;
        return !isBomb;
      },
    });
    return isBomb ? 'workbook_bomb' : zipSync(files, { level: 0 });
  } catch {
    return 'workbook_broken';
  }
}

interface Cell {
  readonly t: string;
  readonly v?: unknown;
  readonly w?: string;
  readonly f?: string;
}

function cellsOf(sheet: WorkSheet, decimal: 'point' | 'comma'): string[][] {
  const rows = (sheet['!data'] ?? []) as readonly (readonly (Cell | undefined)[] | undefined)[];
  // A sheet may begin below its first row or right of its first column; the places of its cells are the sheet's.
  const { s: start } = utils.decode_range(sheet['!ref'] ?? 'A1');
  return Array.from({ length: rows.length }, (_, at) =>
    Array.from(rows[at] ?? [], (cell, column) => (column < start.c || !cell ? '' : textOf(cell, decimal))),
  );
}

function textOf({ t: type, v: value, w: shown, f: formula }: Cell, decimal: 'point' | 'comma'): string {
  if (formula !== undefined) return `=${formula}`;
  // An error, such as `#N/A`.
  if (type === 'e') return shown ?? '#N/A';
  if (typeof value === 'number') return numberOf(value, decimal);
  return value === undefined || value === null ? '' : String(value);
}

/** The digits that spreadsheets keep of a number. */
const DIGITS = 15;

/** As a person would write it: `0.1 + 0.2` is 0.3. */
function numberOf(value: number, decimal: 'point' | 'comma'): string {
  const text = String(Number(value.toPrecision(DIGITS)));
  return decimal === 'comma' ? text.replace('.', ',') : text;
}
