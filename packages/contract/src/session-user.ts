import type { AccessUser, AccountStatus, Platform, PlatformState, Role, Site } from '@quayside/kernel';

export interface AccountEntry {
  readonly id: number;
  readonly platform: Platform;
  readonly username: string;
  readonly site: Site;
  readonly status: AccountStatus;
  /** The end of its access, ISO 8601; null where none is known. */
  readonly tokenExpiresAt: string | null;
}

/** The user of a session, with everything that decides what the portal shows: `outcomeFor` and the flags of the kernel take it as it is. */
export interface SessionUser extends AccessUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly login: { readonly id: number; readonly email: string; readonly name: string };
  readonly accounts: readonly AccountEntry[];
  readonly platformStates: Partial<Record<Platform, PlatformState>>;
  /** The payment provider's name for the customer; null before the first payment. */
  readonly zuoraAccountId: string | null;
  readonly special_offers: readonly string[];
  /** The last live event before all of this was read: a stream that starts after it misses nothing. */
  readonly lastEventId: number;
}
