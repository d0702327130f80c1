import type { AccountStatus, Platform, Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { BusinessType, TokenStanding } from './session-user.ts';

export interface SiteReadinessView {
  readonly site: Site;
  readonly isReady: boolean;
  /** Codes of the messages `accounts.gap.<code>`. */
  readonly gaps: readonly string[];
  readonly checkedAt: string;
}

/** What the seller may know of an account's token; never the token itself. */
export interface TokenView extends TokenStanding {
  /** When the seller granted it. */
  readonly since: string;
  /** When the consent ends; null if it does not end. */
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
  /** The number of live listings. */
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
  /** The marketplaces' current time, from which the days until `consentExpiresAt` are counted. */
  readonly asOf: string;
  readonly connectedAt: string;
  readonly itemCount: number;
  /** Live listings by site: those that the account sells, and those of its items that the seller's other accounts sell. */
  readonly listedBySite: Partial<Record<Site, number>>;
  readonly freshness: {
    readonly importedAt: string | null;
    readonly ordersAt: string | null;
    readonly comparedAt: string | null;
    /** How often orders are read, in seconds; null without access, when no orders are read. */
    readonly ordersEverySeconds: number | null;
  };
  /** Present while the account is being disconnected and its listings are still being ended. */
  readonly leaving: { readonly listings: number; readonly refused: number } | null;
}

export type WaitingAspect = 'content' | 'price' | 'stock' | 'end';

/** One account's page. */
export interface AccountPage extends AccountDetail {
  readonly listed_in: ListedInBySite;
  /** The platform's other sites. */
  readonly not_listed: readonly Site[];
  readonly tokens: readonly TokenView[];
  /** Changes that are not at the marketplace yet, by kind. */
  readonly waiting: Readonly<Record<WaitingAspect, number>>;
}

/** What happens to live listings when an account is disconnected. */
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
   * Disconnects an account. `leave` gives up access at once and leaves live listings unchanged. `end` ends them first; the account closes
   * when the last one has ended. `expected` is the number of live listings shown to the seller.
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
   * Cancels a disconnect that is still ending listings. The account stays connected, and listings without a pending end stay live. `ending`
   * is the number of listings that still end.
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
  /** Returns the stored readiness. Asks the marketplace again if it is over an hour old or `refresh` is true. */
  listReadiness: defineCall<{ params: AccountParams }, { list: readonly SiteReadinessView[] }>({
    id: 'accounts.listReadiness',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/readiness',
    userParam: 'id',
    summary: 'Ready to sell, by site',
    errors: ['account_not_found', 'account_disconnected', 'marketplace_unavailable', 'platform_not_available'],
  }),
  /** Asks the marketplace again, at most a few times a minute. */
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
