import {
  ACCOUNT_STATUSES,
  ENTITLEMENT_NAMES,
  ONBOARDING_CHANNELS,
  PLAN_IDS,
  PLATFORM_STATES,
  PLATFORMS,
  ROLES,
  SITES,
  SWITCH_NAMES,
} from '@quayside/kernel';
import { z } from 'zod';
import { nameSchema } from './schema.ts';
import { BUSINESS_TYPES } from './session-user.ts';

/** An enum schema from a list of words. */
export const oneOf = <T extends string>(words: readonly T[]) => z.enum(words as [T, ...T[]]);

export const platformSchema = oneOf(PLATFORMS);
export const siteSchema = oneOf(SITES);
export const roleSchema = oneOf(ROLES);
export const platformStateSchema = oneOf(PLATFORM_STATES);
export const accountStatusSchema = z.enum(ACCOUNT_STATUSES);

export const platformEntrySchema = z.object({
  state: platformStateSchema,
  programme: z.string().nullable(),
  trialLaunched: z.boolean(),
  is_shipping_for_mp_enabled: z.boolean(),
});

export const businessTypeSchema = oneOf(BUSINESS_TYPES);

export const tokenStandingSchema = z.object({
  /** A: active. B: rejected by the marketplace. W: withdrawn by the seller at the marketplace. */
  state: z.string(),
  /** R: refreshable. S: reissued with the seller's own credentials. */
  type: z.string(),
});
/** The state of an account's token; never the token itself. */
export type TokenStanding = z.output<typeof tokenStandingSchema>;

const platformAccount = z.object({
  id: z.number().int(),
  username: z.string(),
  /** Its home site. */
  site: siteSchema,
  businessType: businessTypeSchema,
  tokens: z.array(tokenStandingSchema).readonly(),
});
nameSchema(platformAccount, 'PlatformAccount');
/** An account on its platform (specification, section 3: eBay account). */
export type PlatformAccount = z.output<typeof platformAccount>;

const platformView = platformEntrySchema.extend({
  accounts: z.array(platformAccount).readonly(),
  /** The home sites of these accounts, and the sites where they may list. */
  sites: z.array(siteSchema).readonly(),
});
nameSchema(platformView, 'PlatformView');
/** A platform with the user's accounts there (specification, section 3: platform entry). */
export type PlatformView = z.output<typeof platformView>;

const accountEntry = platformAccount.extend({
  platform: platformSchema,
  status: accountStatusSchema,
  /** The end of its access, ISO 8601; null if unknown. */
  tokenExpiresAt: z.string().nullable(),
});
export type AccountEntry = z.output<typeof accountEntry>;

export const entitlementsSchema = z.record(oneOf(ENTITLEMENT_NAMES), z.boolean());

export const siteEntitlementsSchema = z.object({
  accountId: z.number().int(),
  enabled: z.array(siteSchema).readonly(),
  disabled: z.array(siteSchema).readonly(),
  targets: z.array(siteSchema).readonly(),
});

export const welcomeFlagsSchema = z.object({
  /** The seller may close the page for good at once. */
  immediate_opt_out: z.boolean(),
  /** With an active eBay account. */
  show_for_active: z.boolean(),
  /** Without one. */
  show_for_inactive: z.boolean(),
});

/** A plan in force: a paid one, or the trial of a platform. */
const userPlan = z.discriminatedUnion('type', [
  z.object({ type: z.literal('standard'), plan: oneOf(PLAN_IDS), title: z.string() }),
  z.object({ type: z.literal('trial'), platform: platformSchema }),
]);
nameSchema(userPlan, 'UserPlan');
export type UserPlan = z.output<typeof userPlan>;

export const sessionUserSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  currency: z.string(),
  /** The admin's user number while an admin acts as this user; null otherwise. */
  adminUserId: z.number().int().nullable(),
  role: roleSchema,
  login: z.object({
    id: z.number().int(),
    email: z.string(),
    name: z.string(),
    /** Whether a mailed link has verified the e-mail address. Before that no mail is sent in the login's name. */
    isVerified: z.boolean(),
  }),
  platforms: z.partialRecord(platformSchema, platformView),
  platformStates: z.partialRecord(platformSchema, platformStateSchema),
  accounts: z.array(accountEntry).readonly(),
  /** Whether this user is redirected to `/onboarding`, eBay's onboarding. */
  ebayOnboarding: z.object({ shouldBeOnboarded: z.boolean() }),
  /** Every switch with its effective value. */
  settings: z.record(oneOf(SWITCH_NAMES), z.boolean()),
  entitlements: entitlementsSchema,
  /** One entry for each account. */
  siteEntitlements: z.array(siteEntitlementsSchema).readonly(),
  ongoingOnboardings: z.array(oneOf(ONBOARDING_CHANNELS)).readonly(),
  chosenOnboardingPlatform: platformSchema.nullable(),
  hasActiveSubscription: z.boolean(),
  /** The plans in force; empty without a plan and a trial. */
  plans: z.array(userPlan).readonly(),
  /** The payment provider's customer id; null before the first payment. */
  zuoraAccountId: z.string().nullable(),
  special_offers: z.array(z.string()).readonly(),
  /** The id of the last live event before this data was read. A stream that starts after it misses nothing. */
  lastEventId: z.number().int(),
  welcome_page: welcomeFlagsSchema,
});
nameSchema(sessionUserSchema, 'SessionUser');
/** The user of a session, with everything that decides what the portal shows. Fits `outcomeFor` and the flags of the kernel. */
export type SessionUser = z.output<typeof sessionUserSchema>;
