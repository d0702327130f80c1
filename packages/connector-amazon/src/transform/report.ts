import { ConnectorError, detached, linesOf, type UnreadableHome, unreadableHome } from '@quayside/connector-kit';
import { fromDecimal, type Money, readQuantity, type Site } from '@quayside/kernel';
import { currencyOf } from '../sites.ts';
import { OWN_CHANNEL } from './values.ts';

/** One row of the listings report. */
export interface ReportRow {
  readonly sku: string;
  readonly title: string;
  /** Undefined for a parent of variations, which has no offer. */
  readonly price: Money | undefined;
  /** Undefined if Amazon stores the goods, and for a parent. */
  readonly quantity: number | undefined;
  readonly isFulfilledByAmazon: boolean;
  readonly isActive: boolean;
}

export interface Report {
  readonly rows: readonly ReportRow[];
  readonly unreadable: readonly UnreadableHome[];
}

/** Without these columns nothing can be said about any listing. */
const NEEDED = ['seller-sku', 'price', 'quantity'] as const;
/** Amazon's words for a listing that is not for sale. */
const INACTIVE: ReadonlySet<string> = new Set(['inactive', 'incomplete']);

/**
 * Reads the tab-separated report by column names, because their number and order have changed over the years.
 * @throws ConnectorError `rejected` with the code REPORT_COLUMNS and the missing columns as `field`, for a header in another language
 */
export async function readReport(site: Site, parts: AsyncIterable<string>): Promise<Report> {
  const rows: ReportRow[] = [];
  const unreadable: UnreadableHome[] = [];
  let names: string[] | undefined;
  let line = 0;
  for await (const text of linesOf(parts)) {
    line += 1;
    if (text.trim() === '') continue;
    const cells = text.split('\t');
    if (names === undefined) {
      names = cells.map((name) =>
        name
          .replace(/^\uFEFF/, '')
          .trim()
          .toLowerCase(),
      );
      requireColumns(names);
      continue;
    }
    const row = rowOf(site, names, cells, line);
    if ('problem' in row) unreadable.push(row);
    else rows.push(row);
  }
  return { rows: lowestOf(rows), unreadable };
}

function requireColumns(names: readonly string[]): void {
  const missing = NEEDED.filter((name) => !names.includes(name));
  if (missing.length === 0) return;
  const text = `Amazon’s report lacks the columns ${missing.join(', ')}; it has: ${names.join(', ')}.`;
  throw new ConnectorError('rejected', text, { code: 'REPORT_COLUMNS', field: missing.join(', ') });
}

/** Of several rows with one SKU the lowest quantity counts. */
function lowestOf(rows: readonly ReportRow[]): ReportRow[] {
  const bySku = new Map<string, ReportRow>();
  for (const row of rows) {
    const before = bySku.get(row.sku);
    if (!before || (row.quantity ?? 0) < (before.quantity ?? 0)) bySku.set(row.sku, row);
  }
  return [...bySku.values()];
}

function rowOf(
  site: Site,
  names: readonly string[],
  cells: readonly string[],
  line: number,
): ReportRow | UnreadableHome {
  const cell = (name: string) => cells[names.indexOf(name)]?.trim() ?? '';
  // A tab inside a title moves every cell after it, so that the row says of no SKU anything.
  const isMoved = cells.slice(names.length).some((surplus) => surplus.trim() !== '');
  if (isMoved) return unreadableHome(null, null, 'row', detached(cells.join(' ')), { row: line });
  const sku = detached(cell('seller-sku'));
  const title = detached(cell('item-name'));
  if (sku === '') return unreadableHome(null, null, 'sku', title, { row: line });
  const said = { price: cell('price'), quantity: cell('quantity'), status: cell('status').toLowerCase() };
  const channel = cell('fulfillment-channel');
  const isFulfilledByAmazon = channel !== '' && channel !== OWN_CHANNEL;
  const quantity = readQuantity(said.quantity);
  const unread = (problem: UnreadableHome['problem'], value: string) =>
    unreadableHome(sku, sku, problem, detached(value), { row: line, ...(isFulfilledByAmazon ? {} : { quantity }) });
  // A row that ends before a needed column was cut off.
  if (NEEDED.some((name) => names.indexOf(name) >= cells.length)) return unread('row', cells.join(' '));
  const isActive = said.status === '' || said.status === 'active';
  if (!isActive && !INACTIVE.has(said.status)) return unread('status', cell('status'));
  const price = fromDecimal(said.price, currencyOf(site));
  const row = { sku, title, quantity, isFulfilledByAmazon, isActive };
  const isParent = said.price === '' && said.quantity === '' && !isFulfilledByAmazon;
  if (!isActive || isParent) return { ...row, price };
  if (price === undefined || price.minor <= 0) return unread('price', said.price);
  if (quantity === undefined && !isFulfilledByAmazon) return unread('quantity', said.quantity);
  return { ...row, price };
}
