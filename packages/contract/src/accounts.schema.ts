import { z } from 'zod';
import { accounts } from './accounts.ts';
import { accountParams, isoTime, nameSchema, schemasFor, userParams } from './schema.ts';
import {
  accountStatusSchema,
  businessTypeSchema,
  platformSchema,
  siteSchema,
  tokenStandingSchema,
} from './session-user.schema.ts';

const token = tokenStandingSchema.extend({
  /** When the seller granted it. */
  since: isoTime,
  /** When the consent ends; null if it does not end. */
  expires_at: isoTime.nullable(),
});
/** The facts about an account's token that the seller may know; never the token itself. */
export type TokenView = z.output<typeof token>;

const listedIn = z.object({
  id: z.string(),
  dst_account_id: z.number().int(),
  dst_site: siteSchema,
  from_site: siteSchema,
  /** Whether every item of the account is live there. */
  list_all: z.boolean(),
  via_account_id: z.number().int(),
  via_account_name: z.string(),
  /** The number of live listings. */
  listings: z.number().int(),
});
/** A destination site on which an account sells (specification, section 3). */
export type ListedIn = z.output<typeof listedIn>;

const listedInBySite = z.partialRecord(siteSchema, listedIn);
export type ListedInBySite = z.output<typeof listedInBySite>;

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
  /** The marketplaces' current time, from which the days until `consentExpiresAt` are counted. */
  asOf: isoTime,
  connectedAt: isoTime,
  itemCount: z.number().int(),
  /** Live listings by site: those that the account sells, and those of its items that the seller's other accounts sell. */
  listedBySite: z.partialRecord(siteSchema, z.number().int()),
  freshness: z.object({
    importedAt: isoTime.nullable(),
    ordersAt: isoTime.nullable(),
    comparedAt: isoTime.nullable(),
    /** How often orders are read, in seconds; null without access, when no orders are read. */
    ordersEverySeconds: z.number().nullable(),
  }),
  /** Present while the account is being disconnected and its listings are still being ended. */
  leaving: z.object({ listings: z.number().int(), refused: z.number().int() }).nullable(),
});
nameSchema(detail, 'Account');
export type AccountDetail = z.output<typeof detail>;

const count = z.number().int();
const accountPage = detail.extend({
  listed_in: listedInBySite,
  /** The platform's other sites. */
  not_listed: z.array(siteSchema).readonly(),
  tokens: z.array(token).readonly(),
  /** Changes that are not at the marketplace yet, by kind. */
  waiting: z.object({ content: count, price: count, stock: count, end: count }),
});
/** One account's page. */
export type AccountPage = z.output<typeof accountPage>;

const readiness = z.object({
  site: siteSchema,
  isReady: z.boolean(),
  /** Codes of the messages `accounts.gap.<code>`. */
  gaps: z.array(z.string()).readonly(),
  checkedAt: isoTime,
});
export type SiteReadinessView = z.output<typeof readiness>;

const accountTokens = z.object({
  account_id: z.number().int(),
  platform: platformSchema,
  username: z.string(),
  listed_in: listedInBySite,
  tokens: z.array(token).readonly(),
});
/** An account in the list of tokens (specification, section 3: account list entry). */
export type AccountTokens = z.output<typeof accountTokens>;

const listingsOnLeaving = z.enum(['leave', 'end']);
/** The effect of disconnecting an account on its live listings. */
export type ListingsOnLeaving = z.output<typeof listingsOnLeaving>;

export const accountsSchemas = schemasFor(accounts, {
  list: { params: userParams, output: z.object({ list: z.array(detail).readonly() }) },
  get: { params: accountParams, output: accountPage },
  listTokens: {
    params: userParams,
    output: z.object({
      list: z.array(accountTokens).readonly(),
    }),
  },
  leave: {
    params: accountParams,
    body: z.strictObject({
      listings: listingsOnLeaving,
      expected: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    }),
    output: z.object({ state: z.enum(['leaving', 'closed']) }),
  },
  stay: { params: accountParams, output: z.object({ ending: count }) },
  listReadiness: { params: accountParams, output: z.object({ list: z.array(readiness).readonly() }) },
  checkReadiness: { params: accountParams, output: z.object({ list: z.array(readiness).readonly() }) },
});
