import type { SheetProblem } from '@quayside/contract';
import { type Platform, type Site, siteFacts } from '@quayside/kernel';
import {
  plainSheetText,
  readSheetAmount,
  readSheetRow,
  type SheetColumn,
  type SheetEdit,
  type SheetMark,
  type SheetRow,
  sheetUnitOf,
} from '@quayside/kernel/sheets';

/** Where a row of a marketplace’s file stands. */
interface Standing {
  readonly platform: Platform;
  /** The site of the row’s listing; null for the home of its account. */
  readonly site: Site | null;
  readonly home: Site;
  /** The quantity that the marketplace confirmed for it last. */
  readonly sent: number | null;
  /** A report says what is so; other files say what is to be. */
  readonly isReport: boolean;
}

type Read = { readonly edits: readonly SheetEdit[] } | { readonly column: SheetColumn; readonly problem: SheetProblem };

/**
 * What the cells of a row change: the price and the title of its site abroad, and what any file may change. Prices and titles at home are the
 * marketplace’s own, so a row that states others is wrong. An empty cell changes nothing.
 */
export function readTemplateRow(
  row: SheetRow,
  columns: readonly SheetColumn[],
  textOf: (column: SheetColumn) => string,
  mark: SheetMark,
  { platform, site, home, sent, isReport }: Standing,
): Read {
  const abroad = site === home ? null : site;
  // In a report the row of a listing with variations repeats what theirs say.
  const isSum = isReport && row.item.hasVariants && !row.unit;
  const passed = new Set<SheetColumn>(isSum ? ['stock', 'price'] : []);
  const stated = (column: SheetColumn) => (passed.has(column) ? '' : textOf(column).trim());

  if (abroad === null) {
    const problem = problemAtHome(row, stated, mark);
    if (problem) return problem;
    return readSheetRow(row, columns, stated, mark);
  }
  // eBay counts each listing apart; ours shows what the stock at home and its buffer allow. Amazon counts a SKU once for all sites.
  if (platform === 'ebay' && stated('stock') !== '') {
    const read = readSheetRow(row, ['stock'], stated, mark);
    if ('problem' in read) return read;
    if (read.edits.length > 0 && stated('stock') !== String(sent ?? ''))
      return { column: 'stock', problem: 'stock_at_home' };
    passed.add('stock');
  }
  const live = row.item.places[abroad]?.live;
  const price = readSheetAmount(stated('price'), siteFacts(abroad).currency, mark);
  if ('value' in price && live?.minor === price.value.minor && live.currency === price.value.currency)
    passed.add('price');
  const own = columns.map((column): SheetColumn => placed(column, abroad));
  const read = readSheetRow(row, own, (column) => stated(columns[own.indexOf(column)] ?? column), mark);
  if (!('problem' in read)) return read;
  return { column: columns[own.indexOf(read.column)] ?? read.column, problem: read.problem };
}

/** The column of ours that a column of a file is on a site abroad. */
function placed(column: SheetColumn, site: Site): SheetColumn {
  if (column === 'price') return `manual.${site}`;
  return column === 'title' ? `title.${site}` : column;
}

function problemAtHome(
  row: SheetRow,
  stated: (column: SheetColumn) => string,
  mark: SheetMark,
): Extract<Read, { problem: unknown }> | undefined {
  const [price, title] = [stated('price'), stated('title')];
  if (price !== '') {
    const now = sheetUnitOf(row)?.price;
    if (!now) return { column: 'price', problem: 'other_row' };
    const read = readSheetAmount(price, now.currency, mark);
    if ('problem' in read) return { column: 'price', problem: read.problem };
    if (read.value.minor !== now.minor) return { column: 'price', problem: 'home_price' };
  }
  if (title !== '' && plainSheetText(title) !== plainSheetText(row.item.title))
    return { column: 'title', problem: 'home_title' };
  return undefined;
}
