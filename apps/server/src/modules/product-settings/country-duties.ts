import type { AccountRef, Reason, Site } from '@quayside/kernel';
import { type SettingsInForce, settingsInForce } from '@quayside/kernel/product-settings';
import type { Db } from '../../platform/database/db.ts';
import { loadProductSettings } from './product-settings.repository.ts';

/** What the account that sells has set for a site. */
export type SettingsOn = (site: Site) => SettingsInForce;

export async function settingsOn(db: Db, { userId, accountId }: AccountRef): Promise<SettingsOn> {
  const settings = (await loadProductSettings(db, userId))(accountId);
  return (site) => settingsInForce(settings, site);
}

/** Nothing is listed in a country that the seller has excluded for the account. */
export async function loadCountryUse(db: Db, account: AccountRef) {
  const inForce = await settingsOn(db, account);
  return {
    lacking(_item: unknown, site: Site): Reason | undefined {
      return inForce(site).isExcluded ? { code: 'country_excluded', params: { site } } : undefined;
    },
  };
}
