import type { SiteEntitlements } from '../onboarding/site-entitlements.ts';
import type { Platform, Site } from '../sites.ts';
import type { AccountStatus } from './account-status.ts';
import type { OnboardingChannel, PlatformEntries } from './platforms.ts';
import type { Entitlement, SwitchName } from './switches.data.ts';

export interface AccessAccount {
  readonly id: number;
  readonly platform: Platform;
  readonly site: Site;
  readonly status: AccountStatus;
}

export interface WelcomePageFlags {
  readonly immediate_opt_out: boolean;
  readonly show_for_active: boolean;
  readonly show_for_inactive: boolean;
}

/** Everything that decides what a user sees and may do. Field names follow the specification, section 3. */
export interface AccessUser {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly currency: string;
  /** The admin's user number while an admin acts as this user; null otherwise. */
  readonly adminUserId: number | null;
  readonly platforms: PlatformEntries;
  readonly accounts: readonly AccessAccount[];
  /** Every switch with its effective value. */
  readonly settings: Readonly<Record<SwitchName, boolean>>;
  readonly entitlements: Readonly<Record<Entitlement, boolean>>;
  /** One entry for each account. */
  readonly siteEntitlements: readonly SiteEntitlements[];
  readonly ongoingOnboardings: readonly OnboardingChannel[];
  readonly chosenOnboardingPlatform: Platform | null;
  readonly hasActiveSubscription: boolean;
  readonly welcome_page: WelcomePageFlags;
}
