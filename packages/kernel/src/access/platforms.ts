import { PLATFORMS, type Platform } from '../sites.ts';
import type { AccessUser } from './access-user.ts';

/** Platform state codes (specification, section 4): paying, trial, passive, deleted, and inactive or returning Amazon users. */
export type PlatformState = 'P' | 'T' | 'V' | 'D' | 'N' | 'I';
export const PLATFORM_STATES: readonly PlatformState[] = ['P', 'T', 'V', 'D', 'N', 'I'];

export interface PlatformEntry {
  readonly state: PlatformState;
  /** Programmes of a platform. ESB, AUTO_OPT_IN and USPILOT exist on eBay only. */
  readonly programme: string | null;
  readonly trialLaunched: boolean;
  readonly is_shipping_for_mp_enabled: boolean;
}

export type PlatformEntries = Partial<Record<Platform, PlatformEntry>>;

/** What a user can onboard to: a platform, or eBay through the campaign that opts sellers in. */
export type OnboardingChannel = Platform | 'ebayAutoOptIn';
export const ONBOARDING_CHANNELS: readonly OnboardingChannel[] = [...PLATFORMS, 'ebayAutoOptIn'];

/** The campaign that opts eBay sellers in. Its onboarding is a separate channel. */
export const AUTO_OPT_IN_CAMPAIGN = 'auto-opt-in';

export function platformOf(channel: OnboardingChannel): Platform {
  return channel === 'ebayAutoOptIn' ? 'ebay' : channel;
}

export function channelOf(platform: Platform, campaign: string | null): OnboardingChannel {
  return platform === 'ebay' && campaign === AUTO_OPT_IN_CAMPAIGN ? 'ebayAutoOptIn' : platform;
}

/** Whether the platform is present, not deleted and, for eBay, not in the AUTO_OPT_IN programme. */
export function isUsable(platform: Platform, entry: PlatformStanding | undefined): boolean {
  if (!entry || entry.state === 'D') return false;
  return platform !== 'ebay' || entry.programme !== 'AUTO_OPT_IN';
}

/** The inputs of a platform's state. */
export type PlatformStanding = Pick<PlatformEntry, 'state' | 'programme'>;
export type PlatformStandings = Partial<Record<Platform, PlatformStanding>>;

export function usablePlatforms({ platforms }: { readonly platforms: PlatformStandings }): readonly Platform[] {
  return PLATFORMS.filter((platform) => isUsable(platform, platforms[platform]));
}

/**
 * The platform a signed-in seller lands on (section 4). Order: the channel of an onboarding in progress; eBay, Amazon, Cdiscount if present
 * and not deleted; the platform chosen for onboarding; eBay.
 */
export function defaultPlatform(
  user: Pick<AccessUser, 'ongoingOnboardings' | 'chosenOnboardingPlatform'> & {
    readonly platforms: PlatformStandings;
  },
): Platform {
  const ongoing = PLATFORMS.find((platform) => user.ongoingOnboardings.some((one) => platformOf(one) === platform));
  const present = PLATFORMS.find((platform) => (user.platforms[platform]?.state ?? 'D') !== 'D');
  return ongoing ?? present ?? user.chosenOnboardingPlatform ?? 'ebay';
}
