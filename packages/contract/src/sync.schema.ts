import { HOME_PROBLEMS } from '@quayside/kernel';
import { z } from 'zod';
import { accountParams, cursor, isoTime, limit, nameSchema, page, pathId, schemasFor, userParams } from './schema.ts';
import { following, imports } from './sync.ts';

const id = z.number().int();
const importParams = z.strictObject({ ...userParams.shape, importId: pathId });

const importState = z.enum(['queued', 'running', 'paused', 'done', 'failed', 'cancelled']);
export type ImportState = z.output<typeof importState>;

const view = z.object({
  importId: id,
  accountId: id,
  state: importState,
  phase: z.enum(['listing', 'details', 'finished']),
  total: id,
  /** Listings read so far. */
  listed: id,
  imported: id,
  updated: id,
  /** Listings of which something cannot be read, and rows that name no listing. */
  failed: id,
  /** Listings that were skipped because they have no fixed price, such as auctions. */
  skipped: id,
  errorCode: z.string().nullable(),
  errorText: z.string().nullable(),
  resumesAt: isoTime.nullable(),
  startedAt: isoTime,
  finishedAt: isoTime.nullable(),
  /** Items per second over the last minute, for an estimate of the time left; null if unknown. */
  pace: z.number().nullable(),
});
nameSchema(view, 'Import');
export type ImportView = z.output<typeof view>;

const importProblem = z.object({
  externalId: z.string(),
  /** The sales format of a skipped listing; null for one that could not be read. */
  format: z.enum(['auction', 'classified', 'other']).nullable(),
  /** What of the listing cannot be read; null if the marketplace gave another reason. The rest of the listing may have been read. */
  problem: z.enum(HOME_PROBLEMS).nullable(),
  /** What the marketplace states instead, shortened. */
  value: z.string().nullable(),
  /** The unit, if the problem concerns only one of several. */
  sku: z.string().nullable(),
  /** The line of a report. */
  row: z.number().int().nullable(),
  /** Why a listing could not be read, in the marketplace's words; empty for a skipped one. */
  text: z.string(),
});
export type ImportProblem = z.output<typeof importProblem>;

export const importsSchemas = schemasFor(imports, {
  list: {
    params: userParams,
    query: z.strictObject({ accountId: pathId.optional() }),
    output: z.object({ list: z.array(view).readonly() }),
  },
  get: { params: importParams, output: view },
  create: { params: userParams, body: z.strictObject({ accountId: id.positive() }), output: view },
  cancel: { params: importParams, output: view },
  listProblems: {
    params: importParams,
    query: z.strictObject({ cursor: cursor.optional(), limit: limit.optional() }),
    output: page(importProblem),
  },
});

const choice = z.object({
  /** An end at home ends the listings abroad. If false, they stay live with a quantity of zero. */
  endsAbroad: z.boolean(),
  /** Automatic titles follow a changed home title. If false, the seller sees the new titles first. */
  followsTitles: z.boolean(),
});
/** The choice of how listings abroad follow a change at home. */
export type Following = z.output<typeof choice>;

export const followingSchemas = schemasFor(following, {
  get: { params: accountParams, output: choice },
  update: { params: accountParams, body: z.strictObject(choice.shape), output: choice },
});
