import type { AccessUser } from '../access/access-user.ts';
import { mayStartOnboarding } from '../access/eligibility.ts';
import { accountsOn } from '../access/outcome.ts';
import { platformOf } from '../access/platforms.ts';
import type { Platform } from '../sites.ts';

/** `normal` begins · `resume` goes on with what is under way · `comingSoon` is not open yet · `demo` shows what a plan would bring. */
export type PromoVariant = 'normal' | 'resume' | 'comingSoon' | 'demo';

export interface OnboardingPromo {
  readonly variant: PromoVariant;
  /** The onboarding that has to end before this one may begin. */
  readonly waitsFor: Platform | null;
  /** A shop is connected there already: another one would come beside it. */
  readonly isAnother: boolean;
}

/** @param isOffered whether this installation can connect the platform at all */
export function onboardingPromo(user: AccessUser, platform: Platform, isOffered: boolean): OnboardingPromo {
  const isAnother = accountsOn(user, platform).length > 0;
  const promo = (variant: PromoVariant, waitsFor: Platform | null = null) => ({ variant, waitsFor, isAnother });
  const [ongoing] = user.ongoingOnboardings.map(platformOf).filter((one) => one !== platform);
  if (user.ongoingOnboardings.some((channel) => platformOf(channel) === platform)) return promo('resume');
  if (!isOffered || (platform === 'cdiscount' && !user.settings['cdiscount-enabled'])) return promo('comingSoon');
  if (mayStartOnboarding(user, platform)) return promo('normal');
  // One at a time: what is under way stands in the way, not the plan.
  const isOnlyBusy = ongoing !== undefined && mayStartOnboarding({ ...user, ongoingOnboardings: [] }, platform);
  return isOnlyBusy ? promo('normal', ongoing) : promo('demo');
}
