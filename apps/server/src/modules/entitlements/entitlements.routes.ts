import { entitlementsSchemas } from '@quayside/contract/entitlements.schema';
import { type Service, serviceStates } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { type Route, route } from '../../platform/http/route.ts';
import {
  optOut,
  type PlatformStates,
  updateEntitlement,
  updatePlatform,
  updateSetting,
  updateWelcome,
} from './entitlements.service.ts';
import { requireSiteEntitlements, switchSite } from './site-entitlements.service.ts';

const SERVICES: readonly Service[] = ['shipping', 'returns'];

export function entitlementRoutes(deps: PlatformStates & { readonly db: Db; readonly clock: Clock }): Route[] {
  const { db } = deps;
  return [
    route(entitlementsSchemas.listSettings, async ({ access }) => {
      const { settings } = await access();
      return { list: Object.entries(settings).map(([name, value]) => ({ name, value })) };
    }),
    route(entitlementsSchemas.updateSetting, async ({ who, params, body, access }) =>
      updateSetting(db, who, await access(), { name: params.name, value: body.value }),
    ),
    route(entitlementsSchemas.get, async ({ access }) => (await access()).entitlements),
    route(entitlementsSchemas.listServices, async ({ access }) => {
      const states = serviceStates(await access());
      return { services: SERVICES.map((name) => ({ service_name: name, eligible: states[name].isEligible })) };
    }),
    route(entitlementsSchemas.update, ({ who, params, body }) =>
      updateEntitlement(db, who, { name: params.name, value: body.value }),
    ),
    route(entitlementsSchemas.listSites, async ({ params, access }) =>
      requireSiteEntitlements(await access(), params.accountId),
    ),
    route(entitlementsSchemas.updateSite, async ({ who, params, body, access }) =>
      switchSite(db, who, await access(), { ...params, isEnabled: body.value }),
    ),
    route(entitlementsSchemas.updateWelcome, async ({ who, body, access }) =>
      updateWelcome(db, who, await access(), body),
    ),
    route(entitlementsSchemas.optOut, async ({ who, access }) => optOut(db, who, await access())),
    route(entitlementsSchemas.updatePlatform, ({ who, params, body }) =>
      updatePlatform(deps, who, params.platform, body),
    ),
  ];
}
