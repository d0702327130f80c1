import type { AccessAccount, AccessUser } from './access-user.ts';
import type { PlatformEntry, PlatformState } from './platforms.ts';
import { ENTITLEMENTS, SWITCHES } from './switches.data.ts';

/* Example users for access tests, one for each kind in the design. */

const platform = (state: PlatformState, rest: Partial<PlatformEntry> = {}): PlatformEntry => ({
  state,
  programme: null,
  trialLaunched: false,
  is_shipping_for_mp_enabled: false,
  ...rest,
});

const ebayShop: AccessAccount = { id: 11, platform: 'ebay', site: 'UK', status: 'ACTIVE' };
const amazonShop: AccessAccount = { id: 12, platform: 'amazon', site: 'DE', status: 'ACTIVE' };

/** Builds a user who has nothing yet, with the given fields replaced. */
export function accessUser(given: Partial<AccessUser> = {}): AccessUser {
  return {
    country: 'GB',
    currency: 'GBP',
    adminUserId: null,
    platforms: {},
    accounts: [],
    settings: SWITCHES,
    entitlements: ENTITLEMENTS,
    siteEntitlements: [],
    ongoingOnboardings: [],
    chosenOnboardingPlatform: null,
    hasActiveSubscription: false,
    welcome_page: { immediate_opt_out: false, show_for_active: false, show_for_inactive: false },
    ...given,
  };
}

const demo = accessUser({
  platforms: { ebay: platform('P'), amazon: platform('P') },
  accounts: [ebayShop, amazonShop],
  entitlements: { ...ENTITLEMENTS, bulk_requesting_enabled: true },
  hasActiveSubscription: true,
});

/** The user kinds that the design names. */
export const USER_KINDS = {
  new: accessUser(),
  trial: accessUser({ platforms: { ebay: platform('T', { trialLaunched: true }) }, accounts: [ebayShop] }),
  demo,
  passive: accessUser({ platforms: { ebay: platform('V') }, accounts: [ebayShop] }),
  deleted: accessUser({ platforms: { ebay: platform('D') } }),
  pretrial: accessUser({ platforms: { ebay: platform('T', { programme: 'ESB' }) }, accounts: [ebayShop] }),
  returning: accessUser({ platforms: { amazon: platform('N') }, accounts: [amazonShop] }),
  admin: { ...demo, adminUserId: 1 },
} as const satisfies Record<string, AccessUser>;
export type UserKind = keyof typeof USER_KINDS;
