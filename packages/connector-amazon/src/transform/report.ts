import { fromDecimal, type Money, type Site } from '@quayside/kernel';
import { currencyOf } from '../sites.ts';
import { OWN_CHANNEL } from './values.ts';

/** One row of the listings report. */
export interface ReportRow {
  readonly sku: string;
  readonly title: string;
  /** Undefined for a parent of variations, which is not for sale itself. */
  readonly price: Money | undefined;
  /** Undefined where Amazon keeps the goods, and for a parent. */
  readonly quantity: number | undefined;
  readonly isFulfilledByAmazon: boolean;
  readonly isActive: boolean;
}

/**
 * Reads the tab-separated report by the names of its columns: their number and order have changed over the years. Rows without a
 * sku are left out.
 */
export function readReport(site: Site, text: string): ReportRow[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = head.split('\t').map((name) => name.trim().toLowerCase());
  return lines.flatMap((line) => {
    const cells = line.split('\t');
    const cell = (name: string): string => cells[names.indexOf(name)]?.trim() ?? '';
    const sku = cell('seller-sku');
    if (sku === '') return [];
    const quantity = cell('quantity');
    const channel = cell('fulfillment-channel');
    return [
      {
        sku,
        title: cell('item-name'),
        price: fromDecimal(cell('price'), currencyOf(site)),
        quantity: /^\d+$/.test(quantity) ? Number(quantity) : undefined,
        isFulfilledByAmazon: channel !== '' && channel !== OWN_CHANNEL,
        isActive: cell('status') === '' || cell('status').toLowerCase() === 'active',
      },
    ];
  });
}
