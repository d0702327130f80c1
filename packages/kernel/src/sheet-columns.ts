import { SITES, type Site } from './sites.ts';

/** Columns of a product at home. `id` tells rows apart, whatever else is edited. `stock` is what is on hand. */
export const SHEET_FACTS = [
  'id',
  'sku',
  'ref',
  'title',
  'brand',
  'category',
  'condition',
  'price',
  'currency',
  'stock',
  'cost',
  'costCurrency',
] as const;
export type SheetFact = (typeof SHEET_FACTS)[number];

/** Columns of a product on one site. `manual` is the price that the seller set by hand, `live` what buyers pay. */
export const SHEET_SITE_FACTS = ['title', 'manual', 'live', 'state'] as const;
export type SheetSiteFact = (typeof SHEET_SITE_FACTS)[number];

/** A column: of the product, or of a site, such as `manual.DE`. */
export type SheetColumn = SheetFact | `${SheetSiteFact}.${Site}`;

/** What a file that comes back may name a row by, and change. The other columns are passed over. */
const READ: readonly (SheetFact | SheetSiteFact)[] = ['id', 'sku', 'ref', 'stock', 'cost', 'costCurrency'];
const READ_OF_SITES: readonly SheetSiteFact[] = ['title', 'manual'];
/** The columns by which a row names its product. */
export const SHEET_NAMES = ['id', 'sku', 'ref'] as const satisfies readonly SheetColumn[];

const ALL_COLUMNS: ReadonlySet<string> = new Set<SheetColumn>([
  ...SHEET_FACTS,
  ...SHEET_SITE_FACTS.flatMap((fact) => SITES.map((site): SheetColumn => `${fact}.${site}`)),
]);

export const isSheetColumn = (text: string): text is SheetColumn => ALL_COLUMNS.has(text);

/** The parts of a column of a site; undefined for one of the product. */
export function siteColumn(column: SheetColumn): { readonly fact: SheetSiteFact; readonly site: Site } | undefined {
  const [fact = '', site] = column.split('.');
  return site === undefined ? undefined : { fact: fact as SheetSiteFact, site: site as Site };
}

/** What a marketplace’s file states as well: the price and the title on the site of the row. */
export const TEMPLATE_COLUMNS = ['price', 'title'] as const satisfies readonly SheetFact[];
export type TemplateColumn = (typeof TEMPLATE_COLUMNS)[number];

/** Whether a file that comes back is read for the column; or with `isTemplate` a marketplace’s file. */
export function isReadColumn(column: SheetColumn, isTemplate = false): boolean {
  if (isTemplate && TEMPLATE_COLUMNS.some((one) => one === column)) return true;
  const ofSite = siteColumn(column);
  return ofSite ? READ_OF_SITES.includes(ofSite.fact) : READ.includes(column as SheetFact);
}

/** What may be wrong with a cell of a row whose product is known. */
export const SHEET_CELL_PROBLEMS = [
  /** No number, or one that can be read in two ways. */
  'number_unreadable',
  /** Zero, negative, or too large. */
  'number_impossible',
  'currency_unknown',
  /** A marketplace stores and counts the goods. */
  'kept_by_marketplace',
  /** The account cannot sell there. */
  'site_not_sold',
  /** It belongs in the row of the product, or in those of its variations. */
  'other_row',
  /** The title is the marketplace's own. */
  'title_fixed',
  /** A quantity cannot be removed. */
  'cannot_clear',
] as const;
export type SheetCellProblem = (typeof SHEET_CELL_PROBLEMS)[number];
