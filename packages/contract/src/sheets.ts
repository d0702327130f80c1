import type { Platform } from '@quayside/kernel';
import { SHEET_CELL_PROBLEMS } from '@quayside/kernel/sheet-columns';
import { defineCall, type UserParams } from './call.ts';
import { type CsvFile, type FileProblem, fileBodyLimit } from './seller-file.ts';
import { SHEET_MEDIA } from './sheet-format.ts';
import type { GivenSheet, SheetHead, SheetInput, SheetPreview } from './sheets.schema.ts';

export { SHEET_FORMATS, SHEET_MEDIA, type SheetFormat } from './sheet-format.ts';

export type {
  GivenSheet,
  SheetHead,
  SheetHeading,
  SheetInput,
  SheetPreview,
  SheetRowError,
  SheetTemplateFound,
} from './sheets.schema.ts';

/** A file of a hundred thousand products with a few sites. */
export const SHEET_CHARACTERS = 20_000_000;
const FILE_BODY_LIMIT = fileBodyLimit(SHEET_CHARACTERS);

/**
 * Files of marketplaces that sellers have, recognised by their first rows. Each has the message `sheets:template.<name>`. `ebay_actions` are
 * File Exchange’s and the category templates, `amazon_category` all category flat files.
 */
export const SHEET_TEMPLATES = [
  'ebay_price_quantity',
  'ebay_actions',
  'ebay_active_listings',
  'amazon_price_quantity',
  'amazon_inventory_loader',
  'amazon_active_listings',
  'amazon_category',
] as const;
export type SheetTemplate = (typeof SHEET_TEMPLATES)[number];

/** What can be wrong with a row of a marketplace’s file, or with row 0 for its head. */
export const TEMPLATE_PROBLEMS = [
  /** The row asks to end its listing, or to remove a variation. */
  'end_not_by_file',
  /** The row asks for something else than to revise, such as to list. */
  'action_not_done',
  /** Quayside does not sell on the site that the file names. */
  'site_unknown',
  /** The business has no account of the marketplace. */
  'platform_not_connected',
  /** The currency is not that of the site. */
  'currency_differs',
  /** The price differs from the one at home, which only the marketplace changes. */
  'home_price',
  /** The same for a title. */
  'home_title',
  /** A quantity of a listing abroad, which follows the stock at home. */
  'stock_at_home',
  /** The row of a variation has no SKU. */
  'variation_unnamed',
] as const;
export type TemplateProblem = (typeof TEMPLATE_PROBLEMS)[number];

/** What can be wrong with a row, besides `FILE_PROBLEMS`. Each has the message `sheets:problem.<code>`. */
export const SHEET_ROW_PROBLEMS = [
  ...SHEET_CELL_PROBLEMS,
  /** The row names no product. */
  'no_item',
  /** No product has this id, SKU or number. */
  'item_unknown',
  /** Several products have this SKU. */
  'sku_ambiguous',
  /** The id names another product than the SKU: rows were mixed up. */
  'names_differ',
  /** An earlier row is about the same product. */
  'twice',
  /** The product has ended at home. */
  'item_ended',
  ...TEMPLATE_PROBLEMS,
] as const;
export type SheetProblem = FileProblem | (typeof SHEET_ROW_PROBLEMS)[number];

/** The error codes of this room → HTTP status. */
export const sheets = {
  /** The products of a view or a selection as a file. Changes nothing. */
  write: defineCall<{ params: UserParams & { platform: Platform | 'all' }; body: SheetInput }, unknown>({
    id: 'sheets.write',
    media: Object.values(SHEET_MEDIA),
    method: 'POST',
    path: '/v1/users/{id}/items/{platform}/sheet',
    userParam: 'id',
    readsByBody: true,
    summary: 'Products as a CSV or XLSX file, with the columns that are asked for',
    requiresScreen: 'products',
    errors: ['account_not_found', 'item_not_in_selection', 'nothing_selected'],
  }),
  /** What the columns of a file are: by their headings, in any language, or as the business said of a file with the same ones. */
  readHead: defineCall<{ params: UserParams; body: CsvFile }, SheetHead>({
    id: 'sheets.readHead',
    method: 'POST',
    path: '/v1/users/{id}/sheets/head',
    userParam: 'id',
    readsByBody: true,
    summary: 'The columns of a file of products',
    bodyLimit: FILE_BODY_LIMIT,
    requiresScreen: 'products',
    errors: ['file_too_heavy', 'files_waiting'],
  }),
  /** Reads a file of products and prepares what its rows change. Wrong rows are left out. `changes.confirm` carries it out. */
  prepare: defineCall<{ params: UserParams; body: GivenSheet }, SheetPreview>({
    id: 'sheets.prepare',
    method: 'POST',
    path: '/v1/users/{id}/sheets',
    userParam: 'id',
    summary: 'Prepare what a file of products changes',
    bodyLimit: FILE_BODY_LIMIT,
    needs: 'manual-price-management-enabled',
    requiresScreen: 'products',
    errors: ['file_too_heavy', 'files_waiting'],
  }),
  /** The rows of a file that are left out, as a file that can be corrected and sent again. Changes nothing. */
  writeErrors: defineCall<{ params: UserParams; body: GivenSheet }, unknown>({
    id: 'sheets.writeErrors',
    media: ['text/csv'],
    method: 'POST',
    path: '/v1/users/{id}/sheets/errors',
    userParam: 'id',
    readsByBody: true,
    summary: 'The rows of a file of products that cannot be used, with the reasons',
    bodyLimit: FILE_BODY_LIMIT,
    requiresScreen: 'products',
    errors: ['file_too_heavy', 'files_waiting'],
  }),
};
