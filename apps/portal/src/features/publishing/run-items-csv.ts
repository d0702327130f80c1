import type { RunItem, WireMoney } from '@quayside/contract';
import { minorDigits } from '@quayside/kernel';
import { BYTE_ORDER_MARK, csvLine } from '@quayside/kernel/csv';

/** The columns of an exported run in order; each has the message `runItems.export.<name>`. */
export const EXPORT_COLUMNS = [
  'sku',
  'site',
  'verdict',
  'outcome',
  'why',
  'source',
  'title',
  'dropped',
  'price',
  'currency',
  'quantity',
] as const;

export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

/** Always with a decimal point, so that spreadsheets can parse it. */
function decimal({ minor, currency }: WireMoney): string {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}

/** Run items as a CSV file for spreadsheets: RFC 4180 with a header line. */
export function runItemsCsv(
  runItems: readonly RunItem[],
  words: {
    readonly heading: (column: ExportColumn) => string;
    readonly verdict: (runItem: RunItem) => string;
    readonly outcome: (runItem: RunItem) => string;
    readonly why: (runItem: RunItem) => string;
  },
): string {
  const rows = runItems.map(
    (runItem): Readonly<Record<ExportColumn, string>> => ({
      sku: runItem.sku,
      site: runItem.site,
      verdict: words.verdict(runItem),
      outcome: words.outcome(runItem),
      why: words.why(runItem),
      source: runItem.sourceTitle,
      title: runItem.title ?? '',
      dropped: runItem.dropped.join(' | '),
      price: runItem.price === null ? '' : decimal(runItem.price),
      currency: runItem.price?.currency ?? '',
      quantity: runItem.quantity === null ? '' : String(runItem.quantity),
    }),
  );
  const lines = [EXPORT_COLUMNS.map(words.heading), ...rows.map((row) => EXPORT_COLUMNS.map((column) => row[column]))];
  return BYTE_ORDER_MARK + lines.map(csvLine).join('');
}
