import type { AccessUser, AccountStatus, Platform, PlatformEntry, PlatformState, Role, Site } from '@quayside/kernel';

/** What a marketplace takes the seller of an account for. */
export type BusinessType = 'BUSINESS' | 'INDIVIDUAL';
export const BUSINESS_TYPES: readonly BusinessType[] = ['BUSINESS', 'INDIVIDUAL'];

/** How an account's token stands: never the token. */
export interface TokenStanding {
  /** A active; B refused by the marketplace; W taken back there by the seller. */
  readonly state: string;
  /** R renews itself; S is given anew by the seller's own keys. */
  readonly type: string;
}

/** An account as its platform has it (specification, section 3: eBay account). */
export interface PlatformAccount {
  readonly id: number;
  readonly username: string;
  /** Where it is at home. */
  readonly site: Site;
  readonly businessType: BusinessType;
  readonly tokens: readonly TokenStanding[];
}

export interface AccountEntry extends PlatformAccount {
  readonly platform: Platform;
  readonly status: AccountStatus;
  /** The end of its access, ISO 8601; null where none is known. */
  readonly tokenExpiresAt: string | null;
}

/** A platform with what the user has there (specification, section 3: platform entry). */
export interface PlatformView extends PlatformEntry {
  readonly accounts: readonly PlatformAccount[];
  /** Where these accounts are at home, and where they may be listed. */
  readonly sites: readonly Site[];
}

/** The user of a session, with everything that decides what the portal shows: `outcomeFor` and the flags of the kernel take it as it is. */
export interface SessionUser extends AccessUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly login: {
    readonly id: number;
    readonly email: string;
    readonly name: string;
    /** A mailed link has proven the mailbox; before that nothing goes out in the login's name. */
    readonly isVerified: boolean;
  };
  readonly platforms: Partial<Record<Platform, PlatformView>>;
  readonly accounts: readonly AccountEntry[];
  /** Whether `/onboarding`, eBay's, is where this user is led. */
  readonly ebayOnboarding: { readonly shouldBeOnboarded: boolean };
  readonly platformStates: Partial<Record<Platform, PlatformState>>;
  /** The payment provider's name for the customer; null before the first payment. */
  readonly zuoraAccountId: string | null;
  readonly special_offers: readonly string[];
  /** The last live event before all of this was read: a stream that starts after it misses nothing. */
  readonly lastEventId: number;
}
