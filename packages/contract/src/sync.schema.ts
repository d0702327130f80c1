import { z } from 'zod';
import { cursor, isoTime, limit, page, pathId, schemasFor, userParams } from './schema.ts';
import { following, imports } from './sync.ts';

const id = z.number().int();
const importParams = z.strictObject({ ...userParams.shape, importId: pathId });

const view = z.object({
  importId: id,
  accountId: id,
  state: z.enum(['queued', 'running', 'paused', 'done', 'failed', 'cancelled']),
  phase: z.enum(['listing', 'details', 'finished']),
  total: id,
  listed: id,
  imported: id,
  updated: id,
  failed: id,
  errorCode: z.string().nullable(),
  errorText: z.string().nullable(),
  resumesAt: isoTime.nullable(),
  startedAt: isoTime,
  finishedAt: isoTime.nullable(),
  pace: z.number().nullable(),
});

export const importsSchemas = schemasFor(imports, {
  list: {
    params: userParams,
    query: z.strictObject({ accountId: pathId.optional() }),
    output: z.object({ list: z.array(view) }),
  },
  get: { params: importParams, output: view },
  create: { params: userParams, body: z.strictObject({ accountId: id.positive() }), output: view },
  cancel: { params: importParams, output: view },
  listProblems: {
    params: importParams,
    query: z.strictObject({ cursor: cursor.optional(), limit: limit.optional() }),
    output: page(z.object({ externalId: z.string(), text: z.string() })),
  },
});

const accountParams = z.strictObject({ ...userParams.shape, accountId: pathId });
const choice = { endsAbroad: z.boolean(), followsTitles: z.boolean() };

export const followingSchemas = schemasFor(following, {
  get: { params: accountParams, output: z.object(choice) },
  update: { params: accountParams, body: z.strictObject(choice), output: z.object(choice) },
});
