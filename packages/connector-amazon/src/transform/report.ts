import { detached, linesOf } from '@quayside/connector-kit';
import { fromDecimal, type Money, type Site } from '@quayside/kernel';
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

/**
 * Reads the tab-separated report by column names, because their number and order have changed over the years. Rows without a SKU are
 * skipped.
 */
export async function readReport(site: Site, parts: AsyncIterable<string>): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  let names: string[] | undefined;
  for await (const line of linesOf(parts)) {
    const cells = line.split('\t');
    if (names === undefined) {
      names = cells.map((name) =>
        name
          .replace(/^\uFEFF/, '')
          .trim()
          .toLowerCase(),
      );
      continue;
    }
    const places = names;
    const row = rowOf(site, (name) => cells[places.indexOf(name)]?.trim() ?? '');
    if (row) rows.push(row);
  }
  return rows;
}

function rowOf(site: Site, cell: (name: string) => string): ReportRow | undefined {
  const sku = cell('seller-sku');
  if (sku === '') return undefined;
  const quantity = cell('quantity');
  const channel = cell('fulfillment-channel');
  return {
    sku: detached(sku),
    title: detached(cell('item-name')),
    price: fromDecimal(cell('price'), currencyOf(site)),
    quantity: /^\d+$/.test(quantity) ? Number(quantity) : undefined,
    isFulfilledByAmazon: channel !== '' && channel !== OWN_CHANNEL,
    isActive: cell('status') === '' || cell('status').toLowerCase() === 'active',
  };
}
