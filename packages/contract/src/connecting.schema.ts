import { z } from 'zod';
import { connecting, WAYS_TO_CONNECT } from './connecting.ts';
import { isoTime, ownPath, schemasFor, userParams, visibleText } from './schema.ts';
import { platformSchema, siteSchema } from './session-user.schema.ts';

const connectParams = z.strictObject({ ...userParams.shape, platform: platformSchema });
export type ConnectParams = z.output<typeof connectParams>;

const accountId = z.number().int().positive().optional();
const result = z.object({
  account_id: z.number().int(),
  username: z.string(),
  outcome: z.enum(['connected', 'reconnected', 'duplicated']),
});
/** The result of connecting. `duplicated`: the shop was already connected to this user, and its access is now renewed. */
export type ConnectResult = z.output<typeof result>;

const tokenType = z.enum(['regular', 'oauth']);

/** The longest tokens are Amazon's refresh tokens and eBay's codes, with a few hundred characters. */
const LONGEST_CREDENTIAL = 4_000;

const credentialFieldView = z.object({ name: z.string(), isSecret: z.boolean(), isRequired: z.boolean() });
/** One field of the credential form; its label is the message `accounts:connect.field.<platform>.<name>`. */
export type CredentialFieldView = z.output<typeof credentialFieldView>;

const connectOptions = z.object({
  platform: platformSchema,
  ways: z.array(z.enum(WAYS_TO_CONNECT)).readonly(),
  fields: z.array(credentialFieldView).readonly(),
});
/** The form of a platform. A platform without an entry cannot be connected here. */
export type ConnectOptions = z.output<typeof connectOptions>;

const tokenOffer = z.object({
  type: tokenType,
  keyset: z.string(),
  site: siteSchema.nullable(),
  /** Path and query at this origin; the page asks the visitor to sign in first. */
  url: z.string(),
});
/** The sign-up page of a marketplace's access, for visitors without a session. */
export type TokenOffer = z.output<typeof tokenOffer>;

export const connectingSchemas = schemasFor(connecting, {
  listWays: {
    params: userParams,
    output: z.object({
      list: z.array(connectOptions).readonly(),
    }),
  },
  begin: {
    params: connectParams,
    body: z.strictObject({
      redirect_back_url: ownPath,
      redirect_back_failure_url: ownPath.optional(),
      account_id: accountId,
    }),
    output: z.object({ redirect_url: z.string(), expires_at: isoTime }),
  },
  paste: {
    params: connectParams,
    body: z.strictObject({ callback: visibleText(8_000) }),
    output: result,
  },
  connect: {
    params: connectParams,
    body: z.strictObject({
      credentials: z
        .record(z.string().regex(/^[A-Za-z]{1,50}$/), z.string().trim().max(LONGEST_CREDENTIAL))
        .refine((fields) => Object.keys(fields).length <= 20),
      account_id: accountId,
    }),
    output: result,
  },
  listTokenOffers: {
    query: z.strictObject({
      keyset: z.string().max(100).optional(),
      type: tokenType.optional(),
      site: siteSchema.optional(),
    }),
    output: z.object({
      list: z.array(tokenOffer).readonly(),
    }),
  },
});
