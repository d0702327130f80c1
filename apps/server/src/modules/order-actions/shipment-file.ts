import { MAX_SHIPMENT_ROWS, SHIPMENT_FILE_COLUMNS, type ShipmentFileColumn } from '@quayside/contract';
import { fail } from '../../platform/http/fail.ts';
import { COLUMN_NAMES } from './shipment-columns.data.ts';

/** A row of a shipment file, as written there. */
export interface ShipmentRow extends Readonly<Record<ShipmentFileColumn, string>> {
  /** From 1 for the first row of the file. */
  readonly row: number;
  /** Whether the row has more or fewer cells than the header row. */
  readonly isUneven: boolean;
}

export interface ShipmentFile {
  readonly columns: readonly ShipmentFileColumn[];
  readonly rows: readonly ShipmentRow[];
}

const DELIMITERS = [';', ',', '\t'] as const;
const NEEDED: readonly ShipmentFileColumn[] = ['order', 'carrier', 'tracking'];

/**
 * Reads a shipment file: cells separated by semicolons, commas or tabs, quoted if needed, with or without a byte order
 * mark. Its first row names the columns, in any language of the portal and any order.
 * @throws shipment_file_unreadable if a column is missing, there are no rows, or there are too many
 */
export function readShipmentFile(text: string): ShipmentFile {
  const content = text.replace(/^\uFEFF/, '');
  const table = splitCells(content, delimiterOf(content));
  const head = table.find(({ cells }) => cells.some((cell) => cell !== ''));
  const columns = (head?.cells ?? []).map(columnOf);
  if (!NEEDED.every((column) => columns.includes(column))) throw fail('shipment_file_unreadable');
  const known = columns.flatMap((column) => column ?? []);
  if (new Set(known).size < known.length) throw fail('shipment_file_unreadable');
  const rows = table
    .filter(({ row, cells }) => row > (head?.row ?? 0) && cells.some((cell) => cell !== ''))
    .map(({ row, cells }): ShipmentRow => {
      const at = (column: ShipmentFileColumn) => cells[columns.indexOf(column)] ?? '';
      return {
        row,
        isUneven: cells.slice(columns.length).some((cell) => cell !== ''),
        order: at('order'),
        line: at('line'),
        quantity: at('quantity'),
        carrier: at('carrier'),
        tracking: at('tracking'),
      };
    });
  if (rows.length === 0 || rows.length > MAX_SHIPMENT_ROWS) throw fail('shipment_file_unreadable');
  return { columns: SHIPMENT_FILE_COLUMNS.filter((column) => known.includes(column)), rows };
}

/** A number of pieces: `2`, `2,0` or `2.00`. Undefined for anything else. */
export function readPieces(text: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,]0{1,4})?$/.exec(text);
  const pieces = Number(match?.[1]);
  return match && pieces > 0 ? pieces : undefined;
}

function columnOf(cell: string): ShipmentFileColumn | undefined {
  const plain = cell
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
  return SHIPMENT_FILE_COLUMNS.find((column) => COLUMN_NAMES[column].includes(plain));
}

/** The most frequent delimiter in the first row, outside quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split(/\r?\n|\r/, 1);
  const bare = first.replaceAll(/"(?:[^"]|"")*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  return [...DELIMITERS].sort((one, other) => count(other) - count(one))[0] ?? ';';
}

interface Cells {
  readonly row: number;
  readonly cells: readonly string[];
}

/** Splits a text into rows of trimmed cells. A quoted cell may contain delimiters, quotes (doubled) and line ends. */
function splitCells(text: string, delimiter: string): Cells[] {
  const table: Cells[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    table.push({ row: table.length + 1, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (isQuoted) {
      if (char === '"' && text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (char === '"') isQuoted = false;
      else cell += char;
    } else if (char === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (char === delimiter) endCell();
    else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[at + 1] === '\n') at += 1;
      endRow();
    } else cell += char;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return table;
}
