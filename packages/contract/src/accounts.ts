import type {
  AccountDetail,
  AccountPage,
  AccountTokens,
  ListingsOnLeaving,
  SiteReadinessView,
} from './accounts.schema.ts';
import { type AccountParams, defineCall, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';

export type {
  AccountDetail,
  AccountPage,
  AccountTokens,
  ListedIn,
  ListedInBySite,
  ListingsOnLeaving,
  SiteReadinessView,
  TokenView,
} from './accounts.schema.ts';

/** The error codes of this room → HTTP status. */
export const accountsErrors = {
  checked_lately: 429,
  account_leaving: 409,
} as const satisfies ErrorStatuses;

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
