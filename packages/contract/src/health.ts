import { type AccountParams, defineCall, type Page } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type { AccountHealth, CauseQuery, FailedTarget } from './health.schema.ts';

export type {
  AccountHealth,
  CallQuota,
  CatalogueDrop,
  CauseQuery,
  FailedTarget,
  FailureCause,
  MarketplaceNotificationsHealth,
  OperationPace,
  OrdersSetBack,
  QueueLaneView,
  RecentCalls,
  SyncFailure,
  SyncHealth,
} from './health.schema.ts';

/** Data that Quayside keeps in step with a marketplace. */
export const SYNC_SUBJECTS = ['import', 'orders', 'stock', 'price'] as const;
export type SyncSubject = (typeof SYNC_SUBJECTS)[number];

export const CHANGE_KINDS = ['stock', 'price', 'content', 'end'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The error codes of this room → HTTP status. */
export const healthErrors = {
  drop_not_found: 404,
  drop_changed: 409,
} as const satisfies ErrorStatuses;

export const health = {
  get: defineCall<{ params: AccountParams }, AccountHealth>({
    id: 'health.get',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/health',
    userParam: 'id',
    summary: 'What works, what waits and what failed in an account',
    errors: ['account_not_found'],
  }),
  listFailures: defineCall<
    { params: AccountParams; query: CauseQuery & { cursor?: string; limit?: number } },
    Page<FailedTarget>
  >({
    id: 'health.listFailures',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/failures',
    userParam: 'id',
    summary: 'What failed for one reason',
    errors: ['account_not_found'],
  }),
  /**
   * Resends what has failed for one reason so far. `again` changes are in progress when the call returns; `left` follow
   * automatically. Changes that the seller has replaced since are skipped.
   */
  retryFailures: defineCall<{ params: AccountParams; body: CauseQuery }, { again: number; left: number }>({
    id: 'health.retryFailures',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/failures/retry',
    userParam: 'id',
    summary: 'Send again all that failed for one reason',
    errors: ['account_not_found', 'account_disconnected'],
  }),
  /**
   * Accepts the short list: ends what the list lacks here, unless a later list shows it. `expected` is the number
   * shown.
   */
  applyDrop: defineCall<{ params: AccountParams; body: { expected: number } }, { ended: number }>({
    id: 'health.applyDrop',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/catalogue-drop/apply',
    userParam: 'id',
    summary: 'Take the missing listings as ended',
    errors: ['account_not_found', 'drop_not_found', 'drop_changed', 'import_running'],
  }),
  /** Reads the list again. If it is complete, the alarm ends by itself. */
  rereadList: defineCall<{ params: AccountParams }, void>({
    id: 'health.rereadList',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/catalogue-drop/reread',
    userParam: 'id',
    summary: 'Read the list of home listings again',
    status: 204,
    errors: ['account_not_found', 'drop_not_found', 'account_disconnected', 'account_leaving'],
  }),
};
