import type { Entitlement, Platform, PlatformEntry, Site, SiteEntitlements, WelcomePageFlags } from '@quayside/kernel';
import { type AccountParams, defineCall, type UserParams } from './call.ts';
import type { PlatformInput, ServiceEligibility, Setting, SettingParams } from './entitlements.schema.ts';
import type { ErrorStatuses } from './errors.ts';

export type { PlatformInput, ServiceEligibility, Setting, SettingParams } from './entitlements.schema.ts';

/** The error codes of this room → HTTP status. */
export const entitlementsErrors = {
  setting_not_found: 404,
  entitlement_not_found: 404,
  site_disabled: 403,
} as const satisfies ErrorStatuses;

export const entitlements = {
  listSettings: defineCall<{ params: UserParams }, { list: readonly Setting[] }>({
    id: 'entitlements.listSettings',
    method: 'GET',
    path: '/v1/users/{id}/settings',
    userParam: 'id',
    summary: 'Every switch with the value in force',
  }),
  /** An admin may set any switch. A seller may turn shipping and returns off, and on if entitled. */
  updateSetting: defineCall<{ params: SettingParams; body: { value: boolean } }, Setting>({
    id: 'entitlements.updateSetting',
    method: 'PUT',
    path: '/v1/users/{id}/settings/{name}',
    userParam: 'id',
    summary: 'Set a switch',
    duty: 'settings',
    errors: ['setting_not_found', 'no_access'],
  }),
  get: defineCall<{ params: UserParams }, Readonly<Record<Entitlement, boolean>>>({
    id: 'entitlements.get',
    method: 'GET',
    path: '/v2/user_entitlements/{id}',
    userParam: 'id',
    summary: 'What the user is entitled to',
  }),
  listServices: defineCall<{ params: UserParams }, { services: readonly ServiceEligibility[] }>({
    id: 'entitlements.listServices',
    method: 'GET',
    path: '/v1/users/{id}/services_eligibility',
    userParam: 'id',
    summary: 'Which services the user may join',
  }),
  update: defineCall<{ params: SettingParams; body: { value: boolean } }, Setting>({
    id: 'entitlements.update',
    method: 'PUT',
    path: '/v1/users/{id}/entitlements/{name}',
    userParam: 'id',
    summary: 'Grant or take back an entitlement',
    access: 'admin',
    errors: ['entitlement_not_found'],
  }),
  listSites: defineCall<{ params: AccountParams }, SiteEntitlements>({
    id: 'entitlements.listSites',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/site_entitlements',
    userParam: 'id',
    summary: 'Sites an account may be listed on',
    errors: ['account_not_found'],
  }),
  updateSite: defineCall<
    { params: AccountParams & { readonly site: Site }; body: { value: boolean } },
    SiteEntitlements
  >({
    id: 'entitlements.updateSite',
    method: 'PUT',
    path: '/v1/users/{id}/accounts/{accountId}/site_entitlements/{site}',
    userParam: 'id',
    summary: 'Switch a site on or off for an account',
    access: 'admin',
    errors: ['account_not_found', 'site_not_supported'],
  }),
  updateWelcome: defineCall<{ params: UserParams; body: WelcomePageFlags }, WelcomePageFlags>({
    id: 'entitlements.updateWelcome',
    method: 'PUT',
    path: '/v1/users/{id}/welcome_page',
    userParam: 'id',
    summary: 'Set when the welcome page shows',
    access: 'admin',
  }),
  /** The seller closes the welcome page for good, where that is allowed at once. */
  optOut: defineCall<{ params: UserParams }, { isOptedOut: true }>({
    id: 'entitlements.optOut',
    method: 'POST',
    path: '/v1/users/{id}/welcome_page/opt_out',
    userParam: 'id',
    summary: 'Show the welcome page no more',
    errors: ['no_access'],
  }),
  updatePlatform: defineCall<
    { params: UserParams & { readonly platform: Platform }; body: PlatformInput },
    PlatformEntry
  >({
    id: 'entitlements.updatePlatform',
    method: 'PUT',
    path: '/v1/users/{id}/platforms/{platform}',
    userParam: 'id',
    summary: "Set a platform's state and programme",
    access: 'admin',
  }),
};
