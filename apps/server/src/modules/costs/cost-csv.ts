import type { CostRowError, DecimalMark, FileEncoding, LeftOut } from '@quayside/contract';
import { type Currency, isCurrency, minorDigits, money, toDecimal } from '@quayside/kernel';
import { BYTE_ORDER_MARK, csvLine, isShortenedNumber } from '@quayside/kernel/csv';
import { numberStyle, readNumber } from '@quayside/kernel/number-input';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { leftOutOf } from '../../platform/files/left-out.ts';
import { namedColumns, readTable } from '../../platform/files/read-table.ts';
import type { ExportedCost } from './item-costs.repository.ts';

const COLUMNS = ['sku', 'ref', 'title', 'cost', 'currency', 'from'] as const;
type Column = (typeof COLUMNS)[number];

export const COST_CSV_HEAD = BYTE_ORDER_MARK + csvLine(COLUMNS);

export function costCsvLines(costs: readonly ExportedCost[]): string {
  return costs
    .map(({ sku, ref, title, minor, currency, since }) => {
      const cost = minor === null || currency === null ? '' : toDecimal(money(minor, currency));
      return csvLine([sku, ref, title, cost, currency ?? '', since ?? '']);
    })
    .join('');
}

/** A row that states a cost. Its item is named by the SKU, or by its number at the marketplace if it has no SKU. */
export interface CostFileRow {
  readonly row: number;
  readonly sku: string;
  readonly ref: string;
  /** As it is written, because how many decimals it may have depends on the currency. */
  readonly text: string;
  /** Null if the row does not name it; then it is that of the price at home. */
  readonly currency: Currency | null;
  /** ISO date. */
  readonly since: string;
}

export interface CostFile extends LeftOut<CostRowError> {
  readonly encoding: FileEncoding | null;
  readonly rows: readonly CostFileRow[];
  /** Rows with an item and without a cost, of which the file says nothing. */
  readonly blank: number;
}

/** How the marks of a file are read: as in a language that writes them so. */
const STYLES = { point: numberStyle('en-GB'), comma: numberStyle('de-DE') } as const;

/** The minor units of an amount as a file writes it; undefined if it is no number, or one that can be read in two ways. */
export function readAmount(text: string, currency: Currency, decimal: DecimalMark): number | undefined {
  const read = readNumber(text, STYLES[decimal], minorDigits(currency));
  return typeof read === 'number' ? read : undefined;
}

/** Reads a file whose first row names at least `cost`, and `sku` or `ref`. An invalid row is reported and skipped. */
export function readCostCsv(file: GivenFile, validFrom: string): CostFile {
  const table = readTable(file, namedColumns(COLUMNS, ['cost']));
  const rows: CostFileRow[] = [];
  const errors: CostRowError[] = [...table.errors];
  const known = new Set<string>();
  let blank = 0;
  for (const row of table.rows) {
    const [sku, ref] = [row.id('sku'), row.id('ref')];
    const currency = row.text('currency').toUpperCase();
    const since = row.text('from') === '' ? validFrom : dayOf(row.text('from'));
    const key = `${sku === '' ? `ref ${ref}` : `sku ${sku}`} ${since}`;
    const problem = problemOf({ sku, ref, currency, since }, known.has(key));
    if (problem) errors.push(table.problem(row, ...problem));
    else if (row.text('cost') === '') blank += 1;
    else if (since !== undefined) {
      const given = currency === '' ? null : currency;
      rows.push({ row: row.row, sku, ref, text: row.text('cost'), currency: given as Currency | null, since });
    }
    known.add(key);
  }
  return { encoding: table.encoding, rows, blank, ...leftOutOf(errors) };
}

interface ReadCells {
  readonly sku: string;
  readonly ref: string;
  readonly currency: string;
  readonly since: string | undefined;
}

function problemOf(
  { sku, ref, currency, since }: ReadCells,
  isTwice: boolean,
): readonly [CostRowError['code'], Column] | undefined {
  const name = sku === '' ? 'ref' : 'sku';
  if (sku === '' && ref === '') return ['no_item', 'sku'];
  if (isShortenedNumber(sku === '' ? ref : sku)) return ['number_shortened', name];
  if (currency !== '' && !isCurrency(currency)) return ['currency_unknown', 'currency'];
  if (since === undefined) return ['day_unreadable', 'from'];
  return isTwice ? ['twice', name] : undefined;
}

/** An ISO date: other ways to write a day are read differently in different countries. */
function dayOf(text: string): string | undefined {
  if (!/^2[01]\d\d-\d\d-\d\d$/.test(text) || text > '2100-12-31') return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}
