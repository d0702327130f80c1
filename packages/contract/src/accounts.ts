import type { AccountStatus, Platform, Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { BusinessType, TokenStanding } from './session-user.ts';

export interface SiteReadinessView {
  readonly site: Site;
  readonly isReady: boolean;
  /** i18n keys `accounts.gap.<code>`. */
  readonly gaps: readonly string[];
  readonly checkedAt: string;
}

/** A token of an account as the seller may know it: never the token. */
export interface TokenView extends TokenStanding {
  /** When the seller gave it. */
  readonly since: string;
  /** The end of the consent; null where it has none. */
  readonly expires_at: string | null;
}

/** A destination site on which an account sells (specification, section 3). */
export interface ListedIn {
  readonly id: string;
  readonly dst_account_id: number;
  readonly dst_site: Site;
  readonly from_site: Site;
  /** Whether every item of the account is live there. */
  readonly list_all: boolean;
  readonly via_account_id: number;
  readonly via_account_name: string;
  /** Live listings. */
  readonly listings: number;
}
export type ListedInBySite = Partial<Record<Site, ListedIn>>;

/** An account in the list of tokens (specification, section 3: account list entry). */
export interface AccountTokens {
  readonly account_id: number;
  readonly platform: Platform;
  readonly username: string;
  readonly listed_in: ListedInBySite;
  readonly tokens: readonly TokenView[];
}

export interface AccountDetail {
  readonly accountId: number;
  readonly platform: Platform;
  readonly username: string;
  readonly site: Site;
  readonly businessType: BusinessType;
  readonly status: AccountStatus;
  readonly pausedReason: string | null;
  readonly pausedUntil: string | null;
  readonly consentExpiresAt: string | null;
  /** The marketplaces' time now: what days until `consentExpiresAt` are counted from. */
  readonly asOf: string;
  readonly connectedAt: string;
  readonly itemCount: number;
  /** Live listings: those that the account sells, and those of its items that other accounts of the seller sell. */
  readonly listedBySite: Partial<Record<Site, number>>;
  readonly freshness: {
    readonly importedAt: string | null;
    readonly ordersAt: string | null;
    readonly comparedAt: string | null;
    /** How often orders are looked for, in seconds; null while there is no access: nobody looks. */
    readonly ordersEverySeconds: number | null;
  };
  /** Set while the account is being disconnected and its listings are still being ended. */
  readonly leaving: { readonly listings: number; readonly refused: number } | null;
}

export type WaitingAspect = 'content' | 'price' | 'stock' | 'end';

/** One account's page. */
export interface AccountPage extends AccountDetail {
  readonly listed_in: ListedInBySite;
  /** The platform's other sites. */
  readonly not_listed: readonly Site[];
  readonly tokens: readonly TokenView[];
  /** Changes that are not at the marketplace yet, by what they are about. */
  readonly waiting: Readonly<Record<WaitingAspect, number>>;
}

/** What becomes of live listings when an account is disconnected. */
export type ListingsOnLeaving = 'leave' | 'end';

export interface AccountParams extends UserParams {
  readonly accountId: number;
}

export const accounts = {
  list: defineCall<{ params: UserParams }, { list: readonly AccountDetail[] }>({
    id: 'accounts.list',
    method: 'GET',
    path: '/v1/users/{id}/accounts',
    userParam: 'id',
    summary: 'Connected marketplace accounts',
  }),
  get: defineCall<{ params: AccountParams }, AccountPage>({
    id: 'accounts.get',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}',
    userParam: 'id',
    summary: 'One account',
    errors: ['account_not_found'],
  }),
  listTokens: defineCall<{ params: UserParams }, { list: readonly AccountTokens[] }>({
    id: 'accounts.listTokens',
    method: 'GET',
    path: '/v1/users/{id}/accounts/tokens',
    userParam: 'id',
    summary: 'Tokens of the accounts, and how they stand',
  }),
  /**
   * Disconnects an account. `leave` gives its access up at once and leaves its live listings as they are; `end` ends them first, and the
   * account closes when the last one is off. `expected` is the number of live listings that the seller was shown.
   */
  leave: defineCall<
    { params: AccountParams; body: { listings: ListingsOnLeaving; expected: number } },
    { state: 'leaving' | 'closed' }
  >({
    id: 'accounts.leave',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/leave',
    userParam: 'id',
    summary: 'Disconnect an account',
    duty: 'accounts',
    errors: ['account_not_found', 'account_disconnected', 'live_listings_changed'],
  }),
  /**
   * Calls off a disconnecting that still ends listings: the account stays connected, and what is not on its way off stays live.
   * `ending` listings are on their way, and still end.
   */
  stay: defineCall<{ params: AccountParams }, { ending: number }>({
    id: 'accounts.stay',
    method: 'DELETE',
    path: '/v1/users/{id}/accounts/{accountId}/leave',
    userParam: 'id',
    summary: 'Call off the disconnecting of an account',
    duty: 'accounts',
    errors: ['account_not_found'],
  }),
  /** Asks the marketplace for a fresh answer where the stored one is over an hour old, or when `refresh` is true. */
  listReadiness: defineCall<{ params: AccountParams }, { list: readonly SiteReadinessView[] }>({
    id: 'accounts.listReadiness',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/readiness',
    userParam: 'id',
    summary: 'Ready to sell, by site',
    errors: ['account_not_found', 'account_disconnected', 'marketplace_unavailable', 'platform_not_available'],
  }),
  /** Asks the marketplace anew, a few times a minute at most. */
  checkReadiness: defineCall<{ params: AccountParams }, { list: readonly SiteReadinessView[] }>({
    id: 'accounts.checkReadiness',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/readiness',
    userParam: 'id',
    summary: 'Check again what is ready to sell',
    duty: 'work',
    errors: [
      'account_not_found',
      'account_disconnected',
      'marketplace_unavailable',
      'platform_not_available',
      'checked_lately',
    ],
  }),
};
