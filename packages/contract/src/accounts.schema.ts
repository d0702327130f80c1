import { z } from 'zod';
import { accounts } from './accounts.ts';
import { isoTime, pathId, schemasFor, userParams } from './schema.ts';
import {
  accountStatusSchema,
  businessTypeSchema,
  platformSchema,
  siteSchema,
  tokenStandingSchema,
} from './session-user.schema.ts';

const accountParams = z.strictObject({ ...userParams.shape, accountId: pathId });

const token = tokenStandingSchema.extend({ since: isoTime, expires_at: isoTime.nullable() });
const listedIn = z.partialRecord(
  siteSchema,
  z.object({
    id: z.string(),
    dst_account_id: z.number().int(),
    dst_site: siteSchema,
    from_site: siteSchema,
    list_all: z.boolean(),
    via_account_id: z.number().int(),
    via_account_name: z.string(),
    listings: z.number().int(),
  }),
);

const detail = z.object({
  accountId: z.number().int(),
  platform: platformSchema,
  username: z.string(),
  site: siteSchema,
  businessType: businessTypeSchema,
  status: accountStatusSchema,
  pausedReason: z.string().nullable(),
  pausedUntil: isoTime.nullable(),
  consentExpiresAt: isoTime.nullable(),
  asOf: isoTime,
  connectedAt: isoTime,
  itemCount: z.number().int(),
  listedBySite: z.partialRecord(siteSchema, z.number().int()),
  freshness: z.object({
    importedAt: isoTime.nullable(),
    ordersAt: isoTime.nullable(),
    comparedAt: isoTime.nullable(),
    ordersEverySeconds: z.number().nullable(),
  }),
  leaving: z.object({ listings: z.number().int(), refused: z.number().int() }).nullable(),
});

const count = z.number().int();
const accountPage = detail.extend({
  listed_in: listedIn,
  not_listed: z.array(siteSchema),
  tokens: z.array(token),
  waiting: z.object({ content: count, price: count, stock: count, end: count }),
});

const readiness = z.object({ site: siteSchema, isReady: z.boolean(), gaps: z.array(z.string()), checkedAt: isoTime });

export const accountsSchemas = schemasFor(accounts, {
  list: { params: userParams, output: z.object({ list: z.array(detail) }) },
  get: { params: accountParams, output: accountPage },
  listTokens: {
    params: userParams,
    output: z.object({
      list: z.array(
        z.object({
          account_id: z.number().int(),
          platform: platformSchema,
          username: z.string(),
          listed_in: listedIn,
          tokens: z.array(token),
        }),
      ),
    }),
  },
  leave: {
    params: accountParams,
    body: z.strictObject({
      listings: z.enum(['leave', 'end']),
      expected: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    }),
    output: z.object({ state: z.enum(['leaving', 'closed']) }),
  },
  stay: { params: accountParams, output: z.object({ ending: count }) },
  listReadiness: { params: accountParams, output: z.object({ list: z.array(readiness) }) },
  checkReadiness: { params: accountParams, output: z.object({ list: z.array(readiness) }) },
});
