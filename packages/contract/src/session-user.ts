import type { AccessUser, AccountStatus, Platform, PlatformEntry, PlatformState, Role, Site } from '@quayside/kernel';

/** How a marketplace classifies the seller of an account. */
export type BusinessType = 'BUSINESS' | 'INDIVIDUAL';
export const BUSINESS_TYPES: readonly BusinessType[] = ['BUSINESS', 'INDIVIDUAL'];

/** The state of an account's token; never the token itself. */
export interface TokenStanding {
  /** A: active. B: rejected by the marketplace. W: withdrawn by the seller at the marketplace. */
  readonly state: string;
  /** R: refreshable. S: reissued with the seller's own credentials. */
  readonly type: string;
}

/** An account on its platform (specification, section 3: eBay account). */
export interface PlatformAccount {
  readonly id: number;
  readonly username: string;
  /** Its home site. */
  readonly site: Site;
  readonly businessType: BusinessType;
  readonly tokens: readonly TokenStanding[];
}

export interface AccountEntry extends PlatformAccount {
  readonly platform: Platform;
  readonly status: AccountStatus;
  /** The end of its access, ISO 8601; null if unknown. */
  readonly tokenExpiresAt: string | null;
}

/** A platform with the user's accounts there (specification, section 3: platform entry). */
export interface PlatformView extends PlatformEntry {
  readonly accounts: readonly PlatformAccount[];
  /** The home sites of these accounts, and the sites where they may list. */
  readonly sites: readonly Site[];
}

/** The user of a session, with everything that decides what the portal shows. Fits `outcomeFor` and the flags of the kernel. */
export interface SessionUser extends AccessUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly login: {
    readonly id: number;
    readonly email: string;
    readonly name: string;
    /** Whether a mailed link has verified the e-mail address. Before that no mail is sent in the login's name. */
    readonly isVerified: boolean;
  };
  readonly platforms: Partial<Record<Platform, PlatformView>>;
  readonly accounts: readonly AccountEntry[];
  /** Whether this user is redirected to `/onboarding`, eBay's onboarding. */
  readonly ebayOnboarding: { readonly shouldBeOnboarded: boolean };
  readonly platformStates: Partial<Record<Platform, PlatformState>>;
  /** The payment provider's customer id; null before the first payment. */
  readonly zuoraAccountId: string | null;
  readonly special_offers: readonly string[];
  /** The id of the last live event before this data was read. A stream that starts after it misses nothing. */
  readonly lastEventId: number;
}
