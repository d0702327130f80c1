import type { RunCell, WireMoney } from '@quayside/contract';
import { minorDigits } from '@quayside/kernel';

/** The columns of an exported run, in their order; each name stands in the messages as `cells.export.<name>`. */
export const EXPORT_COLUMNS = [
  'sku',
  'site',
  'verdict',
  'outcome',
  'why',
  'source',
  'title',
  'coverage',
  'untranslated',
  'dropped',
  'price',
  'currency',
  'quantity',
] as const;

export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

/** What a spreadsheet would take for a formula is text. */
const FORMULA = /^[=+\-@\t\r]/;
/** So that a spreadsheet reads the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** With a point, whatever the language: a spreadsheet is told once how to read it. */
function decimal({ minor, currency }: WireMoney): string {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}

/** Cells of a run as a file that spreadsheets open: RFC 4180, with a heading line. */
export function cellsCsv(
  cells: readonly RunCell[],
  words: {
    readonly heading: (column: ExportColumn) => string;
    readonly verdict: (cell: RunCell) => string;
    readonly outcome: (cell: RunCell) => string;
    readonly why: (cell: RunCell) => string;
  },
): string {
  const rows = cells.map(
    (cell): Readonly<Record<ExportColumn, string>> => ({
      sku: cell.sku,
      site: cell.site,
      verdict: words.verdict(cell),
      outcome: words.outcome(cell),
      why: words.why(cell),
      source: cell.sourceTitle,
      title: cell.title ?? '',
      coverage: cell.coverage === null ? '' : String(cell.coverage),
      untranslated: cell.untranslated.join(' | '),
      dropped: cell.dropped.join(' | '),
      price: cell.price === null ? '' : decimal(cell.price),
      currency: cell.price?.currency ?? '',
      quantity: cell.quantity === null ? '' : String(cell.quantity),
    }),
  );
  const lines = [EXPORT_COLUMNS.map(words.heading), ...rows.map((row) => EXPORT_COLUMNS.map((column) => row[column]))];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');
}
