import { z } from 'zod';
import { entitlements } from './entitlements.ts';
import { accountParams, schemasFor, userParams } from './schema.ts';
import {
  entitlementsSchema,
  platformEntrySchema,
  platformSchema,
  platformStateSchema,
  siteEntitlementsSchema,
  siteSchema,
  welcomeFlagsSchema,
} from './session-user.schema.ts';

const setting = z.object({ name: z.string(), value: z.boolean() });
/** A switch (specification, section 6) with its effective value. */
export type Setting = z.output<typeof setting>;

const settingParams = z.strictObject({ ...userParams.shape, name: z.string().min(1).max(100) });
export type SettingParams = z.output<typeof settingParams>;

const settingBody = z.strictObject({ value: z.boolean() });

const serviceEligibility = z.object({ service_name: z.enum(['shipping', 'returns']), eligible: z.boolean() });
export type ServiceEligibility = z.output<typeof serviceEligibility>;

const platformInput = z.strictObject({
  state: platformStateSchema,
  /** Empty for no programme. */
  programme: z.string().trim().max(60).optional(),
  trialLaunched: z.boolean().optional(),
  is_shipping_for_mp_enabled: z.boolean().optional(),
});
/** What an admin changes of a platform; an absent field stays unchanged. */
export type PlatformInput = z.output<typeof platformInput>;

export const entitlementsSchemas = schemasFor(entitlements, {
  listSettings: { params: userParams, output: z.object({ list: z.array(setting).readonly() }) },
  updateSetting: { params: settingParams, body: settingBody, output: setting },
  get: { params: userParams, output: entitlementsSchema },
  listServices: {
    params: userParams,
    output: z.object({
      services: z.array(serviceEligibility).readonly(),
    }),
  },
  update: { params: settingParams, body: settingBody, output: setting },
  listSites: { params: accountParams, output: siteEntitlementsSchema },
  updateSite: {
    params: z.strictObject({ ...accountParams.shape, site: siteSchema }),
    body: settingBody,
    output: siteEntitlementsSchema,
  },
  updateWelcome: { params: userParams, body: z.strictObject(welcomeFlagsSchema.shape), output: welcomeFlagsSchema },
  optOut: { params: userParams, output: z.object({ isOptedOut: z.literal(true) }) },
  updatePlatform: {
    params: z.strictObject({ ...userParams.shape, platform: platformSchema }),
    body: platformInput,
    output: platformEntrySchema,
  },
});
