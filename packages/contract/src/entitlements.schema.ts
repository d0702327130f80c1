import { z } from 'zod';
import { entitlements } from './entitlements.ts';
import { pathId, schemasFor, userParams } from './schema.ts';
import {
  entitlementsSchema,
  platformEntrySchema,
  platformSchema,
  platformStateSchema,
  siteEntitlementsSchema,
  siteSchema,
} from './session-user.schema.ts';

const setting = z.object({ name: z.string(), value: z.boolean() });
const settingParams = z.strictObject({ ...userParams.shape, name: z.string().min(1).max(100) });
const accountParams = z.strictObject({ ...userParams.shape, accountId: pathId });
const settingBody = z.strictObject({ value: z.boolean() });

export const entitlementsSchemas = schemasFor(entitlements, {
  listSettings: { params: userParams, output: z.object({ list: z.array(setting) }) },
  updateSetting: { params: settingParams, body: settingBody, output: setting },
  get: { params: userParams, output: entitlementsSchema },
  listServices: {
    params: userParams,
    output: z.object({
      services: z.array(z.object({ service_name: z.enum(['shipping', 'returns']), eligible: z.boolean() })),
    }),
  },
  update: { params: settingParams, body: settingBody, output: setting },
  listSites: { params: accountParams, output: siteEntitlementsSchema },
  updateSite: {
    params: z.strictObject({ ...accountParams.shape, site: siteSchema }),
    body: settingBody,
    output: siteEntitlementsSchema,
  },
  updatePlatform: {
    params: z.strictObject({ ...userParams.shape, platform: platformSchema }),
    body: z.strictObject({
      state: platformStateSchema,
      programme: z.string().trim().max(60).optional(),
      trialLaunched: z.boolean().optional(),
      is_shipping_for_mp_enabled: z.boolean().optional(),
    }),
    output: platformEntrySchema,
  },
});
