import type { AccountStatus, Platform, Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';

export interface SiteReadinessView {
  readonly site: Site;
  readonly isReady: boolean;
  /** i18n keys `accounts.gap.<code>`. */
  readonly gaps: readonly string[];
  readonly checkedAt: string;
}

export interface AccountDetail {
  readonly accountId: number;
  readonly platform: Platform;
  readonly username: string;
  readonly site: Site;
  readonly status: AccountStatus;
  readonly pausedReason: string | null;
  readonly pausedUntil: string | null;
  readonly consentExpiresAt: string | null;
  readonly connectedAt: string;
  readonly itemCount: number;
  readonly listedBySite: Partial<Record<Site, number>>;
  readonly freshness: {
    readonly importedAt: string | null;
    readonly ordersAt: string | null;
    readonly comparedAt: string | null;
    /** How often orders are looked for, in seconds. */
    readonly ordersEverySeconds: number;
  };
}

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
  get: defineCall<{ params: AccountParams }, AccountDetail>({
    id: 'accounts.get',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}',
    userParam: 'id',
    summary: 'One account',
    errors: ['account_not_found'],
  }),
  /** Asks the marketplace for a fresh answer where the stored one is over an hour old, or when `refresh` is true. */
  listReadiness: defineCall<
    { params: AccountParams; query: { refresh?: boolean } },
    { list: readonly SiteReadinessView[] }
  >({
    id: 'accounts.listReadiness',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/readiness',
    userParam: 'id',
    summary: 'Ready to sell, by site',
    errors: ['account_not_found', 'account_disconnected', 'marketplace_unavailable', 'platform_not_available'],
  }),
};
