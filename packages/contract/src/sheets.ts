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
} from './sheets.schema.ts';

/** A file of a hundred thousand products with a few sites. */
export const SHEET_CHARACTERS = 20_000_000;
const FILE_BODY_LIMIT = fileBodyLimit(SHEET_CHARACTERS);

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
