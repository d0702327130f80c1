import { z } from 'zod';
import { BULK_FILE_CHARACTERS, BULK_PROBLEMS, BULK_TYPES, bulk } from './bulk.ts';
import { reasonCodeSchema, reasonParamsSchema } from './listing.schema.ts';
import { fixSchema, runItemOutcome, runItemVerdict, runSchema } from './publishing.schema.ts';
import { cursor, isoTime, limit, nameSchema, pathId, schemasFor, userParams, wireMoney } from './schema.ts';
import { fileBytes, fileEncoding } from './seller-file.schema.ts';
import { siteSchema } from './session-user.schema.ts';

const count = z.number().int().nonnegative();
const type = z.enum(BULK_TYPES);

const request = z.object({
  requestId: count,
  /** The run that lists the good rows, with its counts and time left; null if no row is good. */
  run: runSchema.nullable(),
  /** Null if the rows were pasted, or the file could not be read. */
  encoding: fileEncoding.nullable(),
  rows: count,
  /** The rows that are left out, and how many of them for which reason, the most frequent first. */
  leftOut: count,
  problems: z.array(z.object({ problem: z.enum(BULK_PROBLEMS), n: count })).readonly(),
  createdAt: isoTime,
});

const status = z.object({
  type,
  accountId: count,
  /** `READY` waits for the consent. */
  status: z.enum(['NONE', 'CHECKING', 'READY', 'RUNNING', 'CANCELLING', 'CANCELLED', 'DONE', 'ERROR']),
  /** What has failed; null unless the status is `ERROR`. */
  message: z.string().nullable(),
  /** While rows are checked, the items; after the consent, the listings. Equal to the total only when the step is over. */
  total_items: count,
  processed_items: count,
  request: request.nullable(),
});
nameSchema(status, 'BulkStatus');
/** How far the last request of an account is, or a named one. */
export type BulkStatus = z.output<typeof status>;

const siteResult = z.object({
  site: siteSchema,
  /** `OK`, `item already requested on this site`, or a code: a reason, or the state of a listing on its way. */
  result: z.string(),
  /** Null before the item is checked. */
  verdict: runItemVerdict.nullable(),
  outcome: runItemOutcome.nullable(),
  reason: reasonCodeSchema.nullable(),
  reasonParams: reasonParamsSchema,
  fix: fixSchema,
  title: z.string().nullable(),
  price: wireMoney.nullable(),
});
export type BulkSiteResult = z.output<typeof siteResult>;

const result = z.object({
  /** As a spreadsheet counts rows, from 1; 0 for the whole file. */
  row: count,
  /** How the row names the item. */
  name: z.string(),
  item: z.object({ itemId: count, ref: z.string(), sku: z.string(), title: z.string() }).nullable(),
  /** `OK`, `item already requested on this site`, or the code of the first issue. */
  result: z.string(),
  issues_count: count,
  /** Why the row is left out; null for a good row. */
  problem: z.enum(BULK_PROBLEMS).nullable(),
  /** The column as the file names it, and what stands there, shortened. */
  column: z.string().nullable(),
  value: z.string(),
  sites: z.array(siteResult).readonly(),
});
export type BulkResult = z.output<typeof result>;

const results = z.object({ results: z.array(result).readonly(), nextCursor: z.string().nullable() });
export type BulkResults = z.output<typeof results>;

const ofType = z.strictObject({ ...userParams.shape, type });
const ofRequest = z.strictObject({ ...ofType.shape, requestId: pathId });
const asked = z.strictObject({ accountId: pathId, requestId: pathId.optional() });

/** Exactly one of a file's bytes, its text, and a pasted list. */
const isOneGiven = (body: Readonly<Record<string, unknown>>) =>
  ['bytes', 'csv', 'list'].filter((name) => body[name] !== undefined).length === 1;

export const bulkSchemas = schemasFor(bulk, {
  create: {
    params: ofType,
    query: z.strictObject({ accountId: pathId }),
    body: z
      .strictObject({
        bytes: fileBytes(BULK_FILE_CHARACTERS).optional(),
        csv: z.string().min(1).max(BULK_FILE_CHARACTERS).optional(),
        list: z.string().min(1).max(BULK_FILE_CHARACTERS).optional(),
        sites: z.array(siteSchema).max(20).readonly(),
      })
      .refine(isOneGiven, 'one of bytes, csv, list'),
    output: status,
  },
  getStatus: { params: ofType, query: asked, output: status },
  listIssues: {
    params: ofType,
    query: asked.extend({
      only: z.enum(['issues', 'left_out', 'all']).optional(),
      cursor: cursor.optional(),
      limit: limit.optional(),
    }),
    output: results,
  },
  exportResults: { params: ofType, query: asked, output: z.unknown() },
  confirm: {
    params: ofRequest,
    body: z.strictObject({ allowDrafts: z.boolean(), expected: z.number().int().positive() }),
    output: status,
  },
  cancel: { params: ofRequest, output: status },
  retry: { params: ofRequest, output: status },
});
