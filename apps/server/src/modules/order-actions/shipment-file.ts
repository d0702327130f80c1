import {
  type FileEncoding,
  MAX_SHIPMENT_ROWS,
  SHIPMENT_FILE_COLUMNS,
  type ShipmentFileColumn,
  type ShipmentFileProblem,
} from '@quayside/contract';
import { withoutSurplusMarks } from '@quayside/kernel/composed';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { readTable, type TableRow } from '../../platform/files/read-table.ts';
import { fail } from '../../platform/http/fail.ts';
import { COLUMN_NAMES } from './shipment-columns.data.ts';

/** A row of a shipment file, as written there. */
export interface ShipmentRow extends Readonly<Record<ShipmentFileColumn, string>> {
  /** From 1 for the first row of the file. */
  readonly row: number;
  /** How the file names its columns. */
  readonly names: Readonly<Partial<Record<ShipmentFileColumn, string | null>>>;
}

export interface ShipmentFile {
  readonly encoding: FileEncoding | null;
  readonly columns: readonly ShipmentFileColumn[];
  /** Those with a carrier or a tracking number. */
  readonly rows: readonly ShipmentRow[];
  /** How many other rows there are. */
  readonly unfilled: number;
  /** Rows that cannot be read, or what is wrong with the whole file. */
  readonly problems: readonly ShipmentFileProblem[];
}

const NEEDED: readonly ShipmentFileColumn[] = ['order', 'carrier', 'tracking'];

/**
 * Reads a shipment file. Its first row names the columns, in any language of the portal and any order.
 * @throws shipment_file_unreadable if a column is missing, there are no rows, or there are too many
 */
export function readShipmentFile(file: GivenFile): ShipmentFile {
  const table = readTable(file, { columnOf, needed: NEEDED });
  const count = table.rows.length + table.errors.length;
  if (table.errors.some(({ code }) => code === 'columns') || count === 0 || count > MAX_SHIPMENT_ROWS) {
    throw fail('shipment_file_unreadable');
  }
  const names = Object.fromEntries(table.columns.map((column) => [column, table.nameOf(column)]));
  // A row in which nobody has entered anything yet, as in a file of all orders to ship.
  const isFilled = (row: TableRow<ShipmentFileColumn>) => row.text('carrier') !== '' || row.text('tracking') !== '';
  const filled = table.rows.filter(isFilled);
  const rows = filled.map(
    (row): ShipmentRow => ({
      row: row.row,
      order: row.id('order'),
      line: row.id('line'),
      sku: row.id('sku'),
      quantity: row.text('quantity'),
      carrier: row.text('carrier'),
      tracking: row.id('tracking'),
      names,
    }),
  );
  return {
    encoding: table.encoding,
    columns: SHIPMENT_FILE_COLUMNS.filter((column) => table.columns.includes(column)),
    rows,
    unfilled: table.rows.length - filled.length,
    problems: table.errors.map((error) => ({ ...error, order: '' })),
  };
}

/** A number of pieces: `2`, `2,0` or `2.00`. Undefined for anything else. */
export function readPieces(text: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,]0{1,4})?$/.exec(text);
  const pieces = Number(match?.[1]);
  return match && pieces > 0 ? pieces : undefined;
}

function columnOf(cell: string): ShipmentFileColumn | undefined {
  const plain = withoutSurplusMarks(cell)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
  return SHIPMENT_FILE_COLUMNS.find((column) => COLUMN_NAMES[column].includes(plain));
}
