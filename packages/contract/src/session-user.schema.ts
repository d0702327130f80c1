import {
  ACCOUNT_STATUSES,
  ENTITLEMENT_NAMES,
  ONBOARDING_CHANNELS,
  PLATFORM_STATES,
  PLATFORMS,
  ROLES,
  SITES,
  SWITCH_NAMES,
} from '@quayside/kernel';
import { z } from 'zod';
import { BUSINESS_TYPES, type SessionUser } from './session-user.ts';

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
export const tokenStandingSchema = z.object({ state: z.string(), type: z.string() });

const platformAccount = z.object({
  id: z.number().int(),
  username: z.string(),
  site: siteSchema,
  businessType: businessTypeSchema,
  tokens: z.array(tokenStandingSchema),
});

const platformView = platformEntrySchema.extend({ accounts: z.array(platformAccount), sites: z.array(siteSchema) });

export const entitlementsSchema = z.record(oneOf(ENTITLEMENT_NAMES), z.boolean());

export const siteEntitlementsSchema = z.object({
  accountId: z.number().int(),
  enabled: z.array(siteSchema),
  disabled: z.array(siteSchema),
  targets: z.array(siteSchema),
});

export const sessionUserSchema: z.ZodType<SessionUser> = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  country: z.string(),
  currency: z.string(),
  adminUserId: z.number().int().nullable(),
  role: roleSchema,
  login: z.object({ id: z.number().int(), email: z.string(), name: z.string(), isVerified: z.boolean() }),
  platforms: z.partialRecord(platformSchema, platformView),
  platformStates: z.partialRecord(platformSchema, platformStateSchema),
  accounts: z.array(
    platformAccount.extend({
      platform: platformSchema,
      status: accountStatusSchema,
      tokenExpiresAt: z.string().nullable(),
    }),
  ),
  ebayOnboarding: z.object({ shouldBeOnboarded: z.boolean() }),
  settings: z.record(oneOf(SWITCH_NAMES), z.boolean()),
  entitlements: entitlementsSchema,
  siteEntitlements: z.array(siteEntitlementsSchema),
  ongoingOnboardings: z.array(oneOf(ONBOARDING_CHANNELS)),
  chosenOnboardingPlatform: platformSchema.nullable(),
  hasActiveSubscription: z.boolean(),
  zuoraAccountId: z.string().nullable(),
  special_offers: z.array(z.string()),
  lastEventId: z.number().int(),
  welcome_page: z.object({
    immediate_opt_out: z.boolean(),
    show_for_active: z.boolean(),
    show_for_inactive: z.boolean(),
  }),
});
