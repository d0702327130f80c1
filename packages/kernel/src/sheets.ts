import { type Currency, isCurrency, type Money, minorDigits, money, toDecimal } from './money.ts';
import { numberStyle, readNumber } from './number-input.ts';
import type { SheetCellProblem } from './sheet-columns.ts';
import { isReadColumn, type SheetColumn, type SheetFact, type SheetSiteFact, siteColumn } from './sheet-columns.ts';
import { type Site, siteFacts } from './sites.ts';

export * from './sheet-columns.ts';

/*
 * Product lists as files: their columns, what a row says of a product, and what a row of an edited file changes. An item without variations
 * is one row. An item with variations has a row of its own, and one for each variation: what belongs to the item is in the first, what
 * belongs to a variation in the others.
 */

/** The word in a cell that removes what the cell would state. An empty cell leaves it as it is. */
export const CLEAR_WORD = '[clear]';

/** How a file writes decimals. */
export type SheetMark = 'point' | 'comma';
const STYLES = { point: numberStyle('en-GB'), comma: numberStyle('de-DE') } as const;

/** At most what the calls for a price, a cost and a count accept. */
const HIGHEST_MINOR = 9_999_999_999;
const MOST_PIECES = 10_000_000;

/** One thing with stock and a price of its own: a variation, or the whole item. */
export interface SheetUnit {
  readonly unitId: number;
  readonly sku: string;
  readonly price: Money;
  readonly onHand: number;
  /** A marketplace stores and counts the goods. */
  readonly isKept: boolean;
}

export interface SheetPlace {
  /** The account can sell there. */
  readonly isSold: boolean;
  /** What the site shows; null for none yet. */
  readonly title: string | null;
  /** Whether the title is the seller's own. */
  readonly isOwn: boolean;
  /** It is the marketplace's own title, which nobody can change. */
  readonly isFixed: boolean;
  readonly live: Money | null;
  readonly state: string;
}

export interface SheetItem {
  readonly itemId: number;
  readonly sku: string;
  readonly ref: string;
  readonly title: string;
  readonly brand: string | null;
  readonly category: string | null;
  readonly condition: string;
  readonly price: Money;
  readonly hasVariants: boolean;
  readonly isEnded: boolean;
  readonly units: readonly SheetUnit[];
  /** What a piece costs today, and since when. */
  readonly cost: { readonly cost: Money; readonly since: string } | null;
  readonly places: Readonly<Partial<Record<Site, SheetPlace>>>;
  /** Prices by hand, by `manualKey`. */
  readonly manual: Readonly<Record<string, Money>>;
}

/** A price by hand is that of a variation, or with 0 that of the whole item. */
export const manualKey = (unitId: number, site: Site): string => `${unitId} ${site}`;
/** Stands for the whole item. */
const WHOLE = 0;

/** A row: an item, or with `unit` one of its variations. */
export interface SheetRow {
  readonly item: SheetItem;
  readonly unit: SheetUnit | null;
}

/** The rows of an item, in the order of the file. */
export function sheetRowsOf(item: SheetItem): SheetRow[] {
  const own: SheetRow = { item, unit: null };
  return item.hasVariants ? [own, ...item.units.map((unit) => ({ item, unit }))] : [own];
}

export const sheetRowId = ({ item, unit }: SheetRow): string =>
  unit ? `${item.itemId}-${unit.unitId}` : String(item.itemId);

/** The thing of a row that has stock and a price of its own; undefined for an item with variations, whose variations have them. */
export function sheetUnitOf({ item, unit }: SheetRow): SheetUnit | undefined {
  if (item.hasVariants) return unit ?? undefined;
  return item.units[0];
}

/** A cell: a text, or a number as a decimal with a point. */
export type SheetCell = { readonly text: string } | { readonly number: string };

const EMPTY: SheetCell = { text: '' };
const amount = (value: Money | null | undefined): SheetCell => (value ? { number: toDecimal(value) } : EMPTY);

/** What a row says in a column. */
export function sheetCell(row: SheetRow, column: SheetColumn): SheetCell {
  const { item, unit } = row;
  const ofSite = siteColumn(column);
  if (ofSite) return siteCell(row, ofSite);
  switch (column as SheetFact) {
    case 'id':
      return { text: sheetRowId(row) };
    case 'sku':
      return { text: unit?.sku ?? item.sku };
    case 'price':
      return amount(unit?.price ?? item.price);
    case 'currency':
      return { text: item.price.currency };
    case 'stock': {
      const pieces = sheetUnitOf(row)?.onHand;
      return pieces === undefined ? EMPTY : { number: String(pieces) };
    }
    case 'cost':
      return unit ? EMPTY : amount(item.cost?.cost);
    case 'costCurrency':
      return { text: unit ? '' : (item.cost?.cost.currency ?? '') };
    default:
      return { text: item[column as 'ref' | 'title' | 'brand' | 'category' | 'condition'] ?? '' };
  }
}

function siteCell({ item, unit }: SheetRow, { fact, site }: { fact: SheetSiteFact; site: Site }): SheetCell {
  if (fact === 'manual') {
    if (item.hasVariants && !unit) return EMPTY;
    return amount(item.manual[manualKey(unit?.unitId ?? WHOLE, site)]);
  }
  const place = item.places[site];
  if (unit || !place) return EMPTY;
  if (fact === 'live') return amount(place.live);
  return { text: fact === 'title' ? (place.title ?? '') : place.state };
}

/** What a row of a file would change. Null stands for none: what was there is removed. */
export type SheetEdit =
  | { readonly what: 'manual'; readonly site: Site; readonly unitId: number; readonly after: Money | null }
  | { readonly what: 'title'; readonly site: Site; readonly after: string | null }
  | { readonly what: 'stock'; readonly unitId: number; readonly after: number }
  | { readonly what: 'cost'; readonly after: Money | null };

export interface SheetCellError {
  readonly column: SheetColumn;
  readonly problem: SheetCellProblem;
}

type Read<T> = { readonly value: T } | { readonly problem: SheetCellProblem };

/** Texts are compared as a file keeps them. */
export const plainSheetText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .trim();
const isClear = (text: string) => text.trim().toLowerCase() === CLEAR_WORD;

/**
 * What the cells of a row change of its product. Empty cells, and those that say what is already so, change nothing.
 * @param textOf the cell of a column; empty if the file lacks it
 */
export function readSheetRow(
  row: SheetRow,
  columns: readonly SheetColumn[],
  textOf: (column: SheetColumn) => string,
  mark: SheetMark,
): { readonly edits: readonly SheetEdit[] } | SheetCellError {
  const edits: SheetEdit[] = [];
  for (const column of columns) {
    const text = textOf(column).trim();
    if (text === '' || !isReadColumn(column)) continue;
    const read = readCell(row, column, text, { mark, costCurrency: textOf('costCurrency').trim().toUpperCase() });
    if ('problem' in read) return { column, problem: read.problem };
    if (read.value) edits.push(read.value);
  }
  return { edits };
}

interface How {
  readonly mark: SheetMark;
  readonly costCurrency: string;
}

function readCell(row: SheetRow, column: SheetColumn, text: string, how: How): Read<SheetEdit | null> {
  const ofSite = siteColumn(column);
  if (ofSite?.fact === 'title') return readTitle(row, ofSite.site, text);
  if (ofSite) return readManual(row, ofSite.site, text, how.mark);
  if (column === 'stock') return readStock(row, text, how.mark);
  return column === 'cost' ? readCost(row, text, how) : { value: null };
}

function readTitle({ item, unit }: SheetRow, site: Site, text: string): Read<SheetEdit | null> {
  const place = item.places[site];
  if (unit) return { problem: 'other_row' };
  if (!place?.isSold) return { problem: 'site_not_sold' };
  if (isClear(text)) return { value: place.isOwn ? { what: 'title', site, after: null } : null };
  if (plainSheetText(text) === plainSheetText(place.title ?? '')) return { value: null };
  if (place.isFixed) return { problem: 'title_fixed' };
  return { value: { what: 'title', site, after: text } };
}

function readManual({ item, unit }: SheetRow, site: Site, text: string, mark: SheetMark): Read<SheetEdit | null> {
  if (item.hasVariants && !unit) return { problem: 'other_row' };
  if (!item.places[site]?.isSold) return { problem: 'site_not_sold' };
  const unitId = unit?.unitId ?? WHOLE;
  const before = item.manual[manualKey(unitId, site)];
  if (isClear(text)) return { value: before ? { what: 'manual', site, unitId, after: null } : null };
  const read = readSheetAmount(text, siteFacts(site).currency, mark);
  if ('problem' in read) return read;
  const isSame = before?.minor === read.value.minor && before.currency === read.value.currency;
  return { value: isSame ? null : { what: 'manual', site, unitId, after: read.value } };
}

function readStock(row: SheetRow, text: string, mark: SheetMark): Read<SheetEdit | null> {
  const unit = sheetUnitOf(row);
  if (!unit) return { problem: 'other_row' };
  if (isClear(text)) return { problem: 'cannot_clear' };
  const pieces = readNumber(text, STYLES[mark], 0);
  if (typeof pieces !== 'number') return { problem: 'number_unreadable' };
  if (pieces === unit.onHand) return { value: null };
  if (pieces < 0 || pieces > MOST_PIECES) return { problem: 'number_impossible' };
  if (unit.isKept) return { problem: 'kept_by_marketplace' };
  return { value: { what: 'stock', unitId: unit.unitId, after: pieces } };
}

function readCost({ item, unit }: SheetRow, text: string, { mark, costCurrency }: How): Read<SheetEdit | null> {
  if (unit) return { problem: 'other_row' };
  const before = item.cost?.cost;
  if (isClear(text)) return { value: before ? { what: 'cost', after: null } : null };
  const currency = costCurrency === '' ? (before?.currency ?? item.price.currency) : costCurrency;
  if (!isCurrency(currency)) return { problem: 'currency_unknown' };
  const read = readSheetAmount(text, currency, mark);
  if ('problem' in read) return read;
  const isSame = before?.minor === read.value.minor && before.currency === currency;
  return { value: isSame ? null : { what: 'cost', after: read.value } };
}

/** An amount above zero as a file writes it. A number that can be read in two ways is none. */
export function readSheetAmount(text: string, currency: Currency, mark: SheetMark): Read<Money> {
  const minor = readNumber(text, STYLES[mark], minorDigits(currency));
  if (typeof minor !== 'number') return { problem: 'number_unreadable' };
  return minor < 1 || minor > HIGHEST_MINOR ? { problem: 'number_impossible' } : { value: money(minor, currency) };
}
