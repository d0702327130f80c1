import { z } from 'zod';
import { accounts } from './accounts.ts';
import { isoTime, pathId, queryBoolean, schemasFor, userParams } from './schema.ts';
import { accountStatusSchema, platformSchema, siteSchema } from './session-user.schema.ts';

const accountParams = z.strictObject({ ...userParams.shape, accountId: pathId });

const detail = z.object({
  accountId: z.number().int(),
  platform: platformSchema,
  username: z.string(),
  site: siteSchema,
  status: accountStatusSchema,
  pausedReason: z.string().nullable(),
  pausedUntil: isoTime.nullable(),
  consentExpiresAt: isoTime.nullable(),
  connectedAt: isoTime,
  itemCount: z.number().int(),
  listedBySite: z.partialRecord(siteSchema, z.number().int()),
  freshness: z.object({
    importedAt: isoTime.nullable(),
    ordersAt: isoTime.nullable(),
    comparedAt: isoTime.nullable(),
    ordersEverySeconds: z.number(),
  }),
});

const readiness = z.object({ site: siteSchema, isReady: z.boolean(), gaps: z.array(z.string()), checkedAt: isoTime });

export const accountsSchemas = schemasFor(accounts, {
  list: { params: userParams, output: z.object({ list: z.array(detail) }) },
  get: { params: accountParams, output: detail },
  listReadiness: {
    params: accountParams,
    query: z.strictObject({ refresh: queryBoolean.optional() }),
    output: z.object({ list: z.array(readiness) }),
  },
});
