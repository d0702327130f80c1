import { PLATFORMS } from '@quayside/kernel';
import { z } from 'zod';
import { HISTORY_FIELDS, HISTORY_PEOPLE, HISTORY_SUBJECTS, HISTORY_VIEWS, HISTORY_WHYS, history } from './history.ts';
import { cursor, isoTime, limit, nameSchema, page, queryInt, schemasFor, userParams } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

export const historyWhy = z.enum(HISTORY_WHYS);
nameSchema(historyWhy, 'HistoryWhy');

const entry = z.object({
  id: z.number().int(),
  at: isoTime,
  actor: z.object({ kind: z.string(), id: z.number().int().nullable(), name: z.string().nullable() }),
  entity: z.string(),
  entityId: z.number().int(),
  itemId: z.number().int().nullable(),
  /** The number of changes made together with it, which `group` lists; null for a single change. */
  under: z.number().int().nullable(),
  /** The current item; null if the entry concerns none. */
  item: z.object({ title: z.string(), platform: z.enum(PLATFORMS), accountId: z.number().int() }).nullable(),
  /** The order that was changed; null if the entry concerns none. */
  order: z
    .object({ id: z.number().int(), number: z.string(), platform: z.enum(PLATFORMS), accountId: z.number().int() })
    .nullable(),
  site: siteSchema.nullable(),
  field: z.enum(HISTORY_FIELDS),
  before: z.unknown(),
  after: z.unknown(),
  why: historyWhy,
});
nameSchema(entry, 'HistoryEntry');
export type HistoryEntry = z.output<typeof entry>;

const historyQuery = z.strictObject({
  itemId: queryInt(1, Number.MAX_SAFE_INTEGER).optional(),
  /** Only the changes of this group. */
  group: queryInt(1, Number.MAX_SAFE_INTEGER).optional(),
  /** Default: every change. */
  view: z.enum(HISTORY_VIEWS).optional(),
  people: z.enum(HISTORY_PEOPLE).optional(),
  about: z.enum(HISTORY_SUBJECTS).optional(),
  cursor: cursor.optional(),
  limit: limit.optional(),
});
export type HistoryQuery = z.output<typeof historyQuery>;

export const historySchemas = schemasFor(history, {
  list: {
    params: userParams,
    query: historyQuery,
    output: page(entry),
  },
});
