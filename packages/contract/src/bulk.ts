import type { Site } from '@quayside/kernel';
import type { BulkResults, BulkStatus } from './bulk.schema.ts';
import { defineCall, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import { type CsvFile, FILE_PROBLEMS, fileBodyLimit } from './seller-file.ts';

export type { BulkResult, BulkResults, BulkSiteResult, BulkStatus } from './bulk.schema.ts';

/** What a bulk request does with its items on its sites. */
export const BULK_TYPES = ['list'] as const;
export type BulkType = (typeof BULK_TYPES)[number];

/** The number of rows of a request. */
export const MAX_BULK_ROWS = 20_000;
/** The number of listings, so that a row for each of ten thousand items can name ten sites. */
export const MAX_BULK_LISTINGS = 100_000;
/** A file of so many rows, each with the address of a listing and all sites. */
export const BULK_FILE_CHARACTERS = 4_000_000;
const FILE_BODY_LIMIT = fileBodyLimit(BULK_FILE_CHARACTERS);

/** What can be wrong with a row, besides `FILE_PROBLEMS`. Each has the messages `bulk:problem.<code>` and `bulk:fix.<code>`. */
export const BULK_ROW_PROBLEMS = [
  /** The row names no item. */
  'no_item',
  /** The account has no item with this number. */
  'item_unknown',
  /** The account has no item with this SKU. */
  'sku_unknown',
  /** The address of a listing has no item number in it. */
  'address_unreadable',
  /** Several items have the SKU, or one has it as its number and another as its SKU. */
  'ambiguous',
  /** The row names one item by its number and another by its SKU or address. */
  'names_differ',
  /** No site in the row, and none chosen for all rows. */
  'no_site',
  /** The row names a site that eBay accounts cannot list on. */
  'site_unknown',
  /** The row names the site on which the item is sold already, at home. */
  'site_home',
  /** Listing on the site is switched off for the account. */
  'site_closed',
  /** An earlier row asks for the same. */
  'twice',
  /** The item has ended at home. */
  'item_ended',
  /** The seller, or the blacklist, keeps the item from being listed. */
  'item_blocked',
] as const;
export const BULK_PROBLEMS = [...FILE_PROBLEMS, ...BULK_ROW_PROBLEMS] as const;
export type BulkProblem = (typeof BULK_PROBLEMS)[number];

/** Texts of results that are a known outcome (specification, section 4). Other results are codes of problems, reasons and states. */
export const BULK_OK = 'OK';
export const BULK_REQUESTED = 'item already requested on this site';

/** How often a client asks for the status until as many items are processed as there are (specification, section 9). */
export const BULK_POLL_MS = 10_000;

/** The error codes of this room → HTTP status. */
export const bulkErrors = {
  bulk_too_long: 422,
  bulk_not_found: 404,
} as const satisfies ErrorStatuses;

type OfType = UserParams & { type: BulkType };
type OfRequest = { params: OfType & { requestId: number } };
/** The account, and one of its requests; by default the last. */
type Asked = { accountId: number; requestId?: number };

/** A file, or a list that was pasted, with one item in a line. */
export type BulkInput = CsvFile & {
  list?: string | undefined;
  /** The sites of rows that name none. */
  sites: readonly Site[];
};

export const bulk = {
  /**
   * Reads and checks the rows, and prepares the listing of the good ones. Nothing goes live before `confirm`. It replaces a request of the
   * account that waits for its consent.
   */
  create: defineCall<{ params: OfType; query: { accountId: number }; body: BulkInput }, BulkStatus>({
    id: 'bulk.create',
    method: 'POST',
    path: '/v1/users/{id}/bulk-request/{type}',
    userParam: 'id',
    status: 201,
    bodyLimit: FILE_BODY_LIMIT,
    summary: 'Check a file or list of items and sites, and prepare listing them',
    requiresScreen: 'bulk',
    errors: ['account_not_found', 'bulk_too_long', 'file_too_heavy', 'files_waiting'],
  }),
  /** To be asked every 10 seconds until `processed_items` equals `total_items`. `NONE` before the first request. */
  getStatus: defineCall<{ params: OfType; query: Asked }, BulkStatus>({
    id: 'bulk.getStatus',
    method: 'GET',
    path: '/v1/users/{id}/bulk-request/{type}',
    userParam: 'id',
    summary: 'How far a bulk request is',
    requiresScreen: 'bulk',
    errors: ['account_not_found', 'bulk_not_found'],
  }),
  /** Rows with an issue, or all rows, each with what becomes of its item on its sites. */
  listIssues: defineCall<
    { params: OfType; query: Asked & { only?: 'issues' | 'left_out' | 'all'; cursor?: string; limit?: number } },
    BulkResults
  >({
    id: 'bulk.listIssues',
    method: 'GET',
    path: '/v1/users/{id}/bulk-request/{type}/issues',
    userParam: 'id',
    summary: 'The rows of a bulk request with their results and issues',
    requiresScreen: 'bulk',
    errors: ['account_not_found', 'bulk_not_found'],
  }),
  exportResults: defineCall<{ params: OfType; query: Asked }, unknown>({
    id: 'bulk.exportResults',
    media: ['text/csv'],
    method: 'GET',
    path: '/v1/users/{id}/bulk-request/{type}/results',
    userParam: 'id',
    summary: 'The result of every row of a bulk request, as a CSV file',
    requiresScreen: 'bulk',
    errors: ['account_not_found', 'bulk_not_found'],
  }),
  /** `expected` is the number of listings the seller was shown; with another number it returns `run_changed`. */
  confirm: defineCall<OfRequest & { body: { allowDrafts: boolean; expected: number } }, BulkStatus>({
    id: 'bulk.confirm',
    method: 'POST',
    path: '/v1/users/{id}/bulk-request/{type}/{requestId}/confirm',
    userParam: 'id',
    summary: 'Consent: list the good rows',
    requiresScreen: 'bulk',
    errors: [
      'bulk_not_found',
      'nothing_selected',
      'run_not_prepared',
      'run_changed',
      'account_disconnected',
      'site_disabled',
    ],
  }),
  cancel: defineCall<OfRequest, BulkStatus>({
    id: 'bulk.cancel',
    method: 'POST',
    path: '/v1/users/{id}/bulk-request/{type}/{requestId}/cancel',
    userParam: 'id',
    summary: 'Stop a bulk request; what is live stays live',
    requiresScreen: 'bulk',
    errors: ['bulk_not_found', 'nothing_selected', 'run_finished'],
  }),
  retry: defineCall<OfRequest, BulkStatus>({
    id: 'bulk.retry',
    method: 'POST',
    path: '/v1/users/{id}/bulk-request/{type}/{requestId}/retry',
    userParam: 'id',
    summary: 'Send again only what failed',
    requiresScreen: 'bulk',
    errors: ['bulk_not_found', 'nothing_selected', 'run_not_prepared'],
  }),
};
