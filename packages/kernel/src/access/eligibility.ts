import type { AccessUser } from './access-user.ts';
import { hasActiveToken } from './account-status.ts';
import { deriveFlags } from './flags.ts';
import { isUsable, type OnboardingChannel, platformOf } from './platforms.ts';
import type { SwitchName } from './switches.data.ts';

/** Paying, or (platformless or a returning Amazon user) with no onboarding under way (section 6). */
export function canOnboard(user: AccessUser): boolean {
  const { isPaying, isPlatformless, isReturningAmazonUser } = deriveFlags(user);
  return isPaying || ((isPlatformless || isReturningAmazonUser) && user.ongoingOnboardings.length === 0);
}

/**
 * Whether connecting may begin on this channel: a user who can onboard begins a new one; everybody may go on with what is under way,
 * and connect a shop on a platform that is already theirs. Cdiscount needs its switch.
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

/** Shipping and returns: switched on, and entitled to (section 6: services eligibility). */
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
 * Whether whoever acts for the user may set a switch so, their role allowing: an admin any of them; a seller may leave shipping and
 * returns, and join where entitled to.
 */
export function maySwitch(user: AccessUser, name: SwitchName, value: boolean): boolean {
  if (user.adminUserId !== null) return true;
  const services = serviceStates(user);
  if (name === 'wi-shipping-enabled') return !value || services.shipping.isEligible;
  if (name === 'wi-returns-enabled') return !value || services.returns.isEligible;
  return false;
}

/** The welcome page for users with an active eBay account, the one for those without, or none; with the way out at once or not. */
export type WelcomePage = { readonly variant: 'active' | 'inactive'; readonly canOptOutAtOnce: boolean } | null;

/** AUTO_OPT_IN users have no welcome page (section 6). */
export function welcomePage(user: AccessUser): WelcomePage {
  if (deriveFlags(user).isAutoOptIn) return null;
  const { immediate_opt_out, show_for_active, show_for_inactive } = user.welcome_page;
  const isActive = user.accounts.some(({ platform, status }) => platform === 'ebay' && hasActiveToken(status));
  if (!(isActive ? show_for_active : show_for_inactive)) return null;
  return { variant: isActive ? 'active' : 'inactive', canOptOutAtOnce: immediate_opt_out };
}
