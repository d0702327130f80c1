import { describe, expect, it } from 'vitest';
import type { AccessAccount, AccessUser } from './access-user.ts';
import { deriveFlags, explainFlags, FLAG_NAMES, type FlagName } from './flags.ts';
import { accessUser, USER_KINDS } from './kinds.ts';
import { explainPermissions, PERMISSION_FLAGS, type PermissionFlag, permissionFlags } from './permissions.ts';
import type { PlatformEntry } from './platforms.ts';
import { ENTITLEMENTS, SWITCH_NAMES, SWITCHES } from './switches.data.ts';

const entry = (given: Partial<PlatformEntry>): PlatformEntry => ({
  state: 'P',
  programme: null,
  trialLaunched: false,
  is_shipping_for_mp_enabled: false,
  ...given,
});
const account = (given: Partial<AccessAccount>): AccessAccount => ({
  id: 1,
  platform: 'ebay',
  site: 'UK',
  status: 'ACTIVE',
  ...given,
});
const trial = entry({ state: 'T', trialLaunched: true });
const preTrial = entry({ state: 'T' });
const autoOptIn = entry({ programme: 'AUTO_OPT_IN' });

/** Each derived flag with users that have it and users that do not. */
const FLAG_CASES: readonly [FlagName, Partial<AccessUser>, boolean][] = [
  ['isAdmin', {}, false],
  ['isAdmin', { adminUserId: 7 }, true],
  ['isESB', { platforms: { ebay: entry({ programme: 'ESB' }) } }, true],
  ['isESB', { platforms: { ebay: entry({ programme: 'USPILOT' }) } }, false],
  ['isESB', { platforms: { amazon: entry({ programme: 'ESB' }) } }, false],
  ['isAutoOptIn', { platforms: { ebay: autoOptIn } }, true],
  ['isAutoOptIn', { platforms: { ebay: entry({}) } }, false],
  ['isPaying', {}, false],
  ['isPaying', { platforms: { ebay: entry({}) } }, true],
  ['isPaying', { platforms: { ebay: entry({ state: 'D' }), amazon: entry({}) } }, true],
  ['isPaying', { platforms: { ebay: autoOptIn } }, false],
  ['isPaying', { platforms: { ebay: trial } }, false],
  ['isTrial', { platforms: { ebay: trial } }, true],
  ['isTrial', { platforms: { amazon: trial } }, true],
  ['isTrial', { platforms: { ebay: preTrial } }, false],
  ['isTrial', { platforms: { ebay: { ...trial, programme: 'AUTO_OPT_IN' } } }, false],
  ['isTrial', { platforms: { ebay: entry({ trialLaunched: true }) } }, false],
  ['isEbayTrial', { platforms: { ebay: trial } }, true],
  ['isEbayTrial', { platforms: { amazon: trial } }, false],
  ['isPreTrial', { platforms: { ebay: preTrial } }, true],
  ['isPreTrial', { platforms: { ebay: trial } }, false],
  ['isPreTrial', { platforms: { amazon: preTrial } }, false],
  ['isPassive', { platforms: { ebay: entry({ state: 'V' }) } }, true],
  ['isPassive', { platforms: { ebay: entry({ state: 'V' }), amazon: entry({}) } }, false],
  ['isPassive', { platforms: { ebay: entry({ state: 'V' }), amazon: trial } }, false],
  ['isPassive', { platforms: { ebay: preTrial, amazon: entry({ state: 'V' }) } }, false],
  ['isPassive', { platforms: { ebay: entry({ state: 'V', programme: 'AUTO_OPT_IN' }) } }, false],
  ['isPlatformless', {}, true],
  ['isPlatformless', { accounts: [account({})] }, false],
  ['isPlatformless', { platforms: { ebay: autoOptIn } }, true],
  ['isAmazonTokenLinked', { accounts: [account({ platform: 'amazon' })] }, true],
  ['isAmazonTokenLinked', { accounts: [account({ platform: 'amazon', status: 'REQUIRES_ATTENTION_2' })] }, true],
  ['isAmazonTokenLinked', { accounts: [account({ platform: 'amazon', status: 'BROKEN' })] }, false],
  ['isAmazonTokenLinked', { accounts: [account({})] }, false],
  ['isReturningAmazonUser', { platforms: { amazon: entry({ state: 'N' }) } }, true],
  ['isReturningAmazonUser', { platforms: { amazon: entry({ state: 'I' }) } }, true],
  ['isReturningAmazonUser', { platforms: { ebay: entry({ state: 'N' }) } }, false],
  ['isDeleted', {}, false],
  ['isDeleted', { platforms: { ebay: entry({ state: 'D' }) } }, true],
  ['isDeleted', { platforms: { ebay: entry({ state: 'D' }), amazon: entry({ state: 'V' }) } }, false],
  ['isShippingEnabled', {}, false],
  ['isShippingEnabled', { settings: { ...SWITCHES, 'wi-shipping-enabled': true } }, true],
  ['isShippingEnabled', { platforms: { ebay: entry({ is_shipping_for_mp_enabled: true }) } }, true],
  ['isShippingEnabled', { platforms: { amazon: entry({ is_shipping_for_mp_enabled: true }) } }, false],
  ['isEbayUK', { accounts: [account({})] }, true],
  ['isEbayUK', { accounts: [account({ site: 'DE' })] }, false],
  ['isEbayUK', { accounts: [account({ platform: 'amazon' })] }, false],
  ['isSubscriber', {}, false],
  ['isSubscriber', { hasActiveSubscription: true }, true],
  ['isCurrencySupported', { currency: 'EUR' }, true],
  ['isCurrencySupported', { currency: 'USD' }, true],
  ['isCurrencySupported', { currency: 'GBP' }, true],
  ['isCurrencySupported', { currency: 'PLN' }, false],
];

describe('the derived flags', () => {
  it.each(FLAG_CASES)('%s with %j: %s', (name, given, expected) => {
    expect(deriveFlags(accessUser(given))[name]).toBe(expected);
  });

  it('each have one case that is true and one that is false', () => {
    for (const name of FLAG_NAMES) {
      const values = new Set(FLAG_CASES.filter(([one]) => one === name).map(([, , value]) => value));
      expect(values.size, name).toBe(2);
    }
  });
});

const PERMISSION_CASES: readonly [PermissionFlag, Partial<AccessUser>, boolean][] = [
  ['noPlatform', {}, true],
  ['noPlatform', USER_KINDS.demo, false],
  ['ebay', { platforms: { ebay: entry({}) } }, true],
  ['ebay', { platforms: { ebay: autoOptIn } }, false],
  ['amazon', { platforms: { amazon: entry({}) } }, true],
  ['amazon', { platforms: { amazon: entry({ state: 'N' }) } }, false],
  ['amazon', { platforms: { amazon: entry({ state: 'D' }) } }, false],
  ['cdiscount', { platforms: { cdiscount: entry({}) } }, true],
  ['cdiscount', {}, false],
  ['admin', { adminUserId: 1 }, true],
  ['admin', {}, false],
  ['paying', USER_KINDS.demo, true],
  ['paying', USER_KINDS.trial, false],
  ['passive', USER_KINDS.passive, true],
  ['passive', USER_KINDS.demo, false],
  ['preTrialESB', USER_KINDS.pretrial, true],
  ['preTrialESB', { platforms: { ebay: preTrial } }, false],
  ['shippingEnabled', { settings: { ...SWITCHES, 'wi-shipping-enabled': true } }, true],
  ['shippingEnabled', {}, false],
  ['trial', USER_KINDS.trial, true],
  ['trial', USER_KINDS.pretrial, false],
  ['trialESB', { platforms: { ebay: { ...trial, programme: 'ESB' } } }, true],
  ['trialESB', USER_KINDS.trial, false],
  ['returningAmazonUser', USER_KINDS.returning, true],
  ['returningAmazonUser', USER_KINDS.demo, false],
  ['deleted', USER_KINDS.deleted, true],
  ['deleted', USER_KINDS.new, false],
  ['ebayUK', { accounts: [account({})] }, true],
  ['ebayUK', {}, false],
  ['usp', { platforms: { ebay: entry({ programme: 'USPILOT' }) } }, true],
  ['usp', { platforms: { ebay: entry({ programme: 'ESB' }) } }, false],
  ['subscribed', { hasActiveSubscription: true }, true],
  ['subscribed', {}, false],
  ['china', { country: 'CN' }, true],
  ['china', { country: 'GB' }, false],
  ['livechat', { entitlements: { ...ENTITLEMENTS, channel_chat: true } }, true],
  ['livechat', {}, false],
  ['blacklist', {}, true],
  ['blacklist', { settings: { ...SWITCHES, 'blacklisting-enabled': false } }, false],
  ['bulkItemRequest', { entitlements: { ...ENTITLEMENTS, bulk_requesting_enabled: true } }, true],
  ['bulkItemRequest', {}, false],
  ['helpCentre', {}, true],
  ['helpCentre', { entitlements: { ...ENTITLEMENTS, channel_help_center: false } }, false],
  [
    'bulkItemRequest',
    {
      entitlements: { ...ENTITLEMENTS, bulk_requesting_enabled: true },
      settings: { ...SWITCHES, 'bulk-requesting-enabled': false },
    },
    false,
  ],
  ['cdiscountEnabled', {}, true],
  ['cdiscountEnabled', { settings: { ...SWITCHES, 'cdiscount-enabled': false } }, false],
  ['eplEligible', {}, false],
  ['eplEligible', { entitlements: { ...ENTITLEMENTS, can_onboard_to_epl: true } }, true],
  ['eplEligible', { entitlements: { ...ENTITLEMENTS, can_onboard_to_epl_domestic: true } }, true],
  ['eplEligible', { entitlements: { ...ENTITLEMENTS, can_use_epl_trial: true } }, true],
  ['eplEligible', { entitlements: { ...ENTITLEMENTS, can_use_epl_trial_domestic: true } }, true],
  ['eplCanManageAdRates', { entitlements: { ...ENTITLEMENTS, can_manage_epl_ad_rate_strategies: true } }, true],
  ['eplCanManageAdRates', {}, false],
  [
    'eplCanManageDomesticAdRates',
    { entitlements: { ...ENTITLEMENTS, can_manage_epl_domestic_ad_rate_strategies: true } },
    true,
  ],
  ['eplCanManageDomesticAdRates', {}, false],
  ['ongoingEbayOnboarding', { ongoingOnboardings: ['ebay'] }, true],
  ['ongoingEbayOnboarding', { ongoingOnboardings: ['ebayAutoOptIn'] }, false],
  ['ongoingAmazonOnboarding', { ongoingOnboardings: ['amazon'] }, true],
  ['ongoingAmazonOnboarding', {}, false],
  ['ongoingCdiscountOnboarding', { ongoingOnboardings: ['cdiscount'] }, true],
  ['ongoingCdiscountOnboarding', {}, false],
  ['ongoingEbayAutoOptInOnboarding', { ongoingOnboardings: ['ebayAutoOptIn'] }, true],
  ['ongoingEbayAutoOptInOnboarding', { ongoingOnboardings: ['ebay'] }, false],
];

describe('the permissions', () => {
  it.each(PERMISSION_CASES)('%s with %j: %s', (name, given, expected) => {
    expect(permissionFlags(accessUser(given))[name]).toBe(expected);
  });

  it.each(SWITCH_NAMES)('%s equals the setting of the same name', (name) => {
    for (const value of [true, false]) {
      expect(permissionFlags(accessUser({ settings: { ...SWITCHES, [name]: value } }))[name]).toBe(value);
    }
  });

  it('each have one case that is true and one that is false, except the session and the switches', () => {
    const rest = PERMISSION_FLAGS.filter((name) => name !== 'logged' && !(name in SWITCHES));
    for (const name of rest) {
      const values = new Set(PERMISSION_CASES.filter(([one]) => one === name).map(([, , value]) => value));
      expect(values.size, name).toBe(2);
    }
  });

  it('are all false without a session', () => {
    expect(permissionFlags(accessUser()).logged).toBe(true);
    expect(Object.values(permissionFlags(null)).some(Boolean)).toBe(false);
    expect(Object.keys(permissionFlags(null)).sort()).toEqual(Object.keys(explainPermissions(accessUser())).sort());
  });
});

describe('every verdict', () => {
  it.each(Object.entries(USER_KINDS))('about %s names what decided it', (_kind, user) => {
    for (const [name, { why }] of Object.entries({ ...explainFlags(user), ...explainPermissions(user) })) {
      expect(why.length, name).toBeGreaterThan(0);
    }
  });

  it('contains its inputs', () => {
    const { isPaying, isPassive, isAmazonTokenLinked } = explainFlags(USER_KINDS.demo);
    expect(isPaying.why).toContainEqual({ code: 'platform', vars: { platform: 'ebay', state: 'P' } });
    expect(isPassive.why).toEqual([{ code: 'flagTrue', vars: { flag: 'isPaying' } }]);
    expect(isAmazonTokenLinked.why[0]).toMatchObject({ code: 'account', vars: { id: 12, status: 'ACTIVE' } });
  });
});
