import { type AccountParams, defineCall } from './call.ts';
import type { ChangeView } from './changes.schema.ts';
import type { ErrorStatuses } from './errors.ts';
import type { ProductSettingsInput, ProductSettingsView } from './product-settings.schema.ts';

export type { ProductSettingsInput, ProductSettingsView } from './product-settings.schema.ts';

/** The error codes of this room → HTTP status. */
export const productSettingsErrors = {
  site_not_abroad: 400,
} as const satisfies ErrorStatuses;

/** What the listings of an eBay account state, for all of its countries or for one, and where nothing of the account is listed. */
export const productSettings = {
  get: defineCall<{ params: AccountParams }, ProductSettingsView>({
    id: 'productSettings.get',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/product-settings',
    userParam: 'id',
    summary: 'Settings of an account’s listings, and those of each country',
    requiresScreen: 'productSettings',
    errors: ['account_not_found'],
  }),
  /** Answers a change that waits for its `changes.confirm`. */
  prepare: defineCall<{ params: AccountParams; body: ProductSettingsInput }, ChangeView>({
    id: 'productSettings.prepare',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/product-settings/changes',
    userParam: 'id',
    status: 201,
    summary: 'Prepare other settings, with every live listing that they change',
    requiresScreen: 'productSettings',
    errors: ['account_not_found', 'site_not_abroad'],
  }),
};
