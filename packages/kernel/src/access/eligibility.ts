import type { AccessUser } from './access-user.ts';
import { hasActiveToken } from './account-status.ts';
import { deriveFlags } from './flags.ts';
import { isUsable, type OnboardingChannel, platformOf } from './platforms.ts';
import type { SwitchName } from './switches.data.ts';

/**
 * Whether the user may start an onboarding: a paying user always; a platformless or returning Amazon user if no onboarding is in progress
 * (section 6).
 */
export function canOnboard(user: AccessUser): boolean {
  const { isPaying, isPlatformless, isReturningAmazonUser } = deriveFlags(user);
  return isPaying || ((isPlatformless || isReturningAmazonUser) && user.ongoingOnboardings.length === 0);
}

/**
 * Whether the user may connect a shop on this channel. A user who can onboard may start a new onboarding. Every user may resume an
 * onboarding in progress and connect another shop on a platform they already have. Cdiscount also needs its switch.
 */
export function mayStartOnboarding(user: AccessUser, channel: OnboardingChannel): boolean {
  const platform = platformOf(channel);
  if (platform === 'cdiscount' && !user.settings['cdiscount-enabled']) return false;
  const isTheirs = isUsable(platform, user.platforms[platform]) || user.platforms[platform]?.state === 'D';
  return isTheirs || user.ongoingOnboardings.includes(channel) || canOnboard(user);
}

export interface ServiceState {
  readonly isEnabled: boolean;
  readonly isEligible: boolean;
}

/**
 * For shipping and returns: whether the service is switched on, and whether the user is entitled to it (section 6: services eligibility).
 */
export function serviceStates(user: AccessUser): Readonly<Record<'shipping' | 'returns', ServiceState>> {
  const { entitlements } = user;
  return {
    shipping: { isEnabled: deriveFlags(user).isShippingEnabled, isEligible: entitlements.can_use_shipping },
    returns: {
      isEnabled: user.settings['wi-returns-enabled'],
      isEligible:
        entitlements.can_onboard_to_returns_domestic || entitlements.can_onboard_to_returns_international_active,
    },
  };
}

/**
 * Whether the acting login may set the switch to this value, if its role allows the change. An admin may set any switch. A seller may leave
 * shipping and returns, and join them if entitled.
 */
export function maySwitch(user: AccessUser, name: SwitchName, value: boolean): boolean {
  if (user.adminUserId !== null) return true;
  const services = serviceStates(user);
  if (name === 'wi-shipping-enabled') return !value || services.shipping.isEligible;
  if (name === 'wi-returns-enabled') return !value || services.returns.isEligible;
  return false;
}

/** The welcome page of a user: one variant with an active eBay account, one without, or none. It can be skippable from the start. */
export type WelcomePage = { readonly variant: 'active' | 'inactive'; readonly canOptOutAtOnce: boolean } | null;

/** AUTO_OPT_IN users have no welcome page (section 6). */
export function welcomePage(user: AccessUser): WelcomePage {
  if (deriveFlags(user).isAutoOptIn) return null;
  const { immediate_opt_out, show_for_active, show_for_inactive } = user.welcome_page;
  const isActive = user.accounts.some(({ platform, status }) => platform === 'ebay' && hasActiveToken(status));
  if (!(isActive ? show_for_active : show_for_inactive)) return null;
  return { variant: isActive ? 'active' : 'inactive', canOptOutAtOnce: immediate_opt_out };
}
