import type { AccessUser } from '../access/access-user.ts';
import { mayStartOnboarding } from '../access/eligibility.ts';
import { accountsOn } from '../access/outcome.ts';
import { platformOf } from '../access/platforms.ts';
import type { Platform } from '../sites.ts';

/**
 * `normal`: start an onboarding. `resume`: continue the one in progress. `comingSoon`: not open yet. `demo`: show what a plan would bring.
 */
export type PromoVariant = 'normal' | 'resume' | 'comingSoon' | 'demo';

export interface OnboardingPromo {
  readonly variant: PromoVariant;
  /** The onboarding that must end before this one may start. */
  readonly waitsFor: Platform | null;
  /** A shop is already connected there; this onboarding would add another one. */
  readonly isAnother: boolean;
}

/** @param isOffered whether this installation can connect the platform */
export function onboardingPromo(user: AccessUser, platform: Platform, isOffered: boolean): OnboardingPromo {
  const isAnother = accountsOn(user, platform).length > 0;
  const promo = (variant: PromoVariant, waitsFor: Platform | null = null) => ({ variant, waitsFor, isAnother });
  const [ongoing] = user.ongoingOnboardings.map(platformOf).filter((one) => one !== platform);
  if (user.ongoingOnboardings.some((channel) => platformOf(channel) === platform)) return promo('resume');
  if (!isOffered || (platform === 'cdiscount' && !user.settings['cdiscount-enabled'])) return promo('comingSoon');
  if (mayStartOnboarding(user, platform)) return promo('normal');
  // Only one onboarding runs at a time, so the blocker is the onboarding in progress and not the plan.
  const isOnlyBusy = ongoing !== undefined && mayStartOnboarding({ ...user, ongoingOnboardings: [] }, platform);
  return isOnlyBusy ? promo('normal', ongoing) : promo('demo');
}
