import type { AccessUser } from './access-user.ts';
import { explainFlags, type FlagName, valuesOf } from './flags.ts';
import { isUsable, type OnboardingChannel } from './platforms.ts';
import { SWITCH_NAMES, type SwitchName } from './switches.data.ts';
import { because, byEntitlements, byFlags, bySwitch, platformsWhy, programmeWhy, type Verdict } from './verdict.ts';

const STATUS_PERMISSIONS = [
  'noPlatform',
  'ebay',
  'amazon',
  'cdiscount',
  'admin',
  'paying',
  'passive',
  'preTrialESB',
  'shippingEnabled',
  'trial',
  'trialESB',
  'returningAmazonUser',
  'deleted',
  'ebayUK',
  'usp',
  'subscribed',
  'logged',
  'china',
  'livechat',
] as const;

const GATE_PERMISSIONS = ['blacklist', 'bulkItemRequest', 'cdiscountEnabled', 'helpCentre'] as const;

const PROMOTED_LISTINGS_PERMISSIONS = ['eplEligible', 'eplCanManageAdRates', 'eplCanManageDomesticAdRates'] as const;

const ONGOING_PERMISSIONS = [
  'ongoingEbayOnboarding',
  'ongoingAmazonOnboarding',
  'ongoingCdiscountOnboarding',
  'ongoingEbayAutoOptInOnboarding',
] as const;

/** Every permission flag (specification, section 6). A feature flag has the name of its setting. */
export type PermissionFlag =
  | (typeof STATUS_PERMISSIONS)[number]
  | SwitchName
  | (typeof GATE_PERMISSIONS)[number]
  | (typeof PROMOTED_LISTINGS_PERMISSIONS)[number]
  | (typeof ONGOING_PERMISSIONS)[number];

export const PERMISSION_FLAGS: readonly PermissionFlag[] = [
  ...STATUS_PERMISSIONS,
  ...GATE_PERMISSIONS,
  ...PROMOTED_LISTINGS_PERMISSIONS,
  ...ONGOING_PERMISSIONS,
  ...SWITCH_NAMES,
];

export type Permissions = Readonly<Record<PermissionFlag, boolean>>;

/** Returns every permission of a signed-in user with what decided it. */
export function explainPermissions(user: AccessUser): Readonly<Record<PermissionFlag, Verdict>> {
  const flags = explainFlags(user);
  const allOf = (...names: readonly FlagName[]): Verdict =>
    byFlags(
      names.every((name) => flags[name].value),
      Object.fromEntries(names.map((name) => [name, flags[name].value])),
    );
  const usable = (platform: 'ebay' | 'amazon' | 'cdiscount'): Verdict => ({
    value: isUsable(platform, user.platforms[platform]),
    why: platformsWhy(user, [platform]),
  });
  const switches = Object.fromEntries(SWITCH_NAMES.map((name) => [name, bySwitch(user, name)])) as Record<
    SwitchName,
    Verdict
  >;
  return {
    noPlatform: flags.isPlatformless,
    ebay: usable('ebay'),
    amazon: flags.isReturningAmazonUser.value ? byFlags(false, { isReturningAmazonUser: true }) : usable('amazon'),
    cdiscount: usable('cdiscount'),
    admin: flags.isAdmin,
    paying: flags.isPaying,
    passive: flags.isPassive,
    preTrialESB: allOf('isESB', 'isPreTrial'),
    shippingEnabled: flags.isShippingEnabled,
    trial: flags.isTrial,
    trialESB: allOf('isESB', 'isTrial'),
    returningAmazonUser: flags.isReturningAmazonUser,
    deleted: flags.isDeleted,
    ebayUK: flags.isEbayUK,
    usp: { value: user.platforms.ebay?.programme === 'USPILOT', why: [programmeWhy(user)] },
    subscribed: flags.isSubscriber,
    logged: { value: true, why: [because('session')] },
    china: { value: user.country === 'CN', why: [because('country', { country: user.country })] },
    livechat: byEntitlements(user, 'channel_chat'),
    blacklist: switches['blacklisting-enabled'],
    bulkItemRequest: bothOf(switches['bulk-requesting-enabled'], byEntitlements(user, 'bulk_requesting_enabled')),
    helpCentre: byEntitlements(user, 'channel_help_center'),
    cdiscountEnabled: switches['cdiscount-enabled'],
    eplEligible: byEntitlements(
      user,
      'can_onboard_to_epl',
      'can_onboard_to_epl_domestic',
      'can_use_epl_trial',
      'can_use_epl_trial_domestic',
    ),
    eplCanManageAdRates: byEntitlements(user, 'can_manage_epl_ad_rate_strategies'),
    eplCanManageDomesticAdRates: byEntitlements(user, 'can_manage_epl_domestic_ad_rate_strategies'),
    ongoingEbayOnboarding: ongoing(user, 'ebay'),
    ongoingAmazonOnboarding: ongoing(user, 'amazon'),
    ongoingCdiscountOnboarding: ongoing(user, 'cdiscount'),
    ongoingEbayAutoOptInOnboarding: ongoing(user, 'ebayAutoOptIn'),
    ...switches,
  };
}

/** The permissions without a session: none. */
export function permissionFlags(user: AccessUser | null): Permissions {
  if (user) return valuesOf(explainPermissions(user));
  return Object.fromEntries(PERMISSION_FLAGS.map((name) => [name, false])) as Record<PermissionFlag, boolean>;
}

function bothOf(one: Verdict, other: Verdict): Verdict {
  return { value: one.value && other.value, why: [...one.why, ...other.why] };
}

function ongoing(user: AccessUser, channel: OnboardingChannel): Verdict {
  const value = user.ongoingOnboardings.includes(channel);
  return { value, why: [because(value ? 'onboarding' : 'noOnboarding', { channel })] };
}
