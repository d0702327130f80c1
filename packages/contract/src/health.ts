import type {
  MarketplaceNotificationTrouble,
  QueueOutlook,
  Reason,
  RefusalTopic,
  Site,
  Trouble,
  TroubleRecovery,
} from '@quayside/kernel';
import type { AccountParams } from './accounts.ts';
import { defineCall, type Page } from './call.ts';

/** Data that Quayside keeps in step with a marketplace. */
export const SYNC_SUBJECTS = ['import', 'orders', 'stock', 'price'] as const;
export type SyncSubject = (typeof SYNC_SUBJECTS)[number];

export interface SyncFailure {
  readonly at: string;
  readonly trouble: Trouble;
  /** The marketplace's words; Quayside's own if it said nothing. */
  readonly text: string;
  readonly recovery: TroubleRecovery;
  /** When it is retried, if known. */
  readonly resumesAt: string | null;
  /** A later attempt has succeeded. */
  readonly isOver: boolean;
}

export interface SyncHealth {
  readonly subject: SyncSubject;
  /** Null if it never succeeded. */
  readonly lastSuccessAt: string | null;
  readonly lastFailure: SyncFailure | null;
}

/** Orders were requested from a time in the marketplace's future, which would have skipped orders. */
export interface OrdersSetBack {
  /** When Quayside detected it. */
  readonly at: string;
  readonly from: string;
  /** The time from which orders were read again, so that none is missing. */
  readonly to: string;
}

export const CHANGE_KINDS = ['stock', 'price', 'content', 'end'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface QueueLaneView {
  readonly changeKind: ChangeKind;
  readonly waiting: number;
  /** The number settled at the marketplace in the last five minutes. */
  readonly done: number;
}

/** The use of one operation and what the marketplace allows the account. */
export interface OperationPace {
  readonly operation: string;
  /** Sustained calls per second. */
  readonly ratePerSecond: number;
  /** Burst size, and the calls that could be made now; negative while calls wait. */
  readonly burst: number;
  readonly free: number;
  /** Calls since midnight UTC. */
  readonly used: number;
  /** The daily limit and the remainder when the marketplace was last asked; null if it states no quota. */
  readonly quota: CallQuota | null;
  /** The marketplace requested a pause until then. */
  readonly pausedUntil: string | null;
}

export interface CallQuota {
  readonly limit: number;
  readonly remaining: number;
  readonly asOf: string;
}

/** Calls to the marketplace in the last five minutes. */
export interface RecentCalls {
  readonly calls: number;
  /** Calls that the marketplace rejected for exceeding its limit. */
  readonly turnedAway: number;
}

/** Changes that failed for one reason and stay failed until they are sent again. */
export interface FailureCause {
  readonly changeKind: ChangeKind;
  readonly code: Reason['code'];
  /** The marketplace's error code; empty if it sent none. */
  readonly marketplaceCode: string;
  /** The topic of the marketplace's code; null if unknown. */
  readonly topic: RefusalTopic | null;
  readonly n: number;
  readonly sites: readonly { readonly site: Site; readonly n: number }[];
  readonly lastAt: string;
  /** A few distinct error texts of the marketplace. */
  readonly words: readonly string[];
}

/** The list of home listings shows so few of the known ones that nothing was ended because of it. */
export interface CatalogueDrop {
  readonly known: number;
  readonly missing: number;
  /** The number of consecutive lists with the same result. */
  readonly times: number;
  readonly foundAt: string;
  readonly seenAt: string;
  /** Another read is in progress. */
  readonly isLooking: boolean;
}

/** Whether a marketplace sends its notifications here. Holds for the installation and so for all its accounts. */
export interface MarketplaceNotificationsHealth {
  /** `off`: not configured, or no public address. `waiting`: not registered yet. */
  readonly state: 'off' | 'waiting' | 'registered' | 'failed';
  /** The registered address; null before the first registration. */
  readonly address: string | null;
  readonly trouble: MarketplaceNotificationTrouble | null;
  /** The marketplace's own words about the trouble; empty if it said nothing. */
  readonly words: string;
  readonly checkedAt: string | null;
  readonly topics: readonly {
    /** The topic's name at the marketplace. */
    readonly topic: string;
    /** False if it is registered by hand at the marketplace, whose API does not show whether it is. */
    readonly isSubscribed: boolean;
    /** When the last notification arrived; null if none ever did. */
    readonly lastAt: string | null;
  }[];
}

export interface AccountHealth {
  readonly accountId: number;
  /** Whether the marketplace grants access to the account. Without access nothing is kept in step. */
  readonly isConnected: boolean;
  /** Whether this installation is configured for the account's marketplace. If not, nothing is read or sent. */
  readonly isPlatformOn: boolean;
  readonly sync: readonly SyncHealth[];
  /** The last occurrence; null if there was none. */
  readonly ordersSetBack: OrdersSetBack | null;
  readonly queue: {
    readonly lanes: readonly QueueLaneView[];
    readonly outlook: QueueOutlook;
    readonly recent: RecentCalls;
    /** Operations called today, the one nearest to its limit first. */
    readonly pace: readonly OperationPace[];
  };
  readonly failures: readonly FailureCause[];
  readonly drop: CatalogueDrop | null;
  /** Null for a marketplace without notifications. */
  readonly notifications: MarketplaceNotificationsHealth | null;
}

export interface CauseQuery {
  readonly changeKind: ChangeKind;
  readonly code: Reason['code'];
  readonly marketplaceCode: string;
}

export interface FailedTarget {
  readonly itemId: number;
  /** The account that owns the item; null if the item no longer exists. */
  readonly itemAccountId: number | null;
  readonly site: Site;
  readonly isHome: boolean;
  readonly sku: string;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly failedAt: string;
  readonly words: string;
}

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
   * Sends again what failed for one reason so far. `again` changes are in progress when the call returns; `left` follow automatically.
   * Changes that the seller has replaced since are skipped.
   */
  retryFailures: defineCall<{ params: AccountParams; body: CauseQuery }, { again: number; left: number }>({
    id: 'health.retryFailures',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/failures/retry',
    userParam: 'id',
    summary: 'Send again all that failed for one reason',
    errors: ['account_not_found', 'account_disconnected'],
  }),
  /** Accepts the short list: ends here what the list lacks, unless a later list shows it. `expected` is the number shown. */
  applyDrop: defineCall<{ params: AccountParams; body: { expected: number } }, { ended: number }>({
    id: 'health.applyDrop',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/catalogue-drop/apply',
    userParam: 'id',
    summary: 'Take the missing listings as ended',
    errors: ['account_not_found', 'drop_not_found', 'drop_changed', 'import_running'],
  }),
  /** Reads the list again. If it is complete, the alarm ends by itself. */
  lookAgain: defineCall<{ params: AccountParams }, void>({
    id: 'health.lookAgain',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/catalogue-drop/look-again',
    userParam: 'id',
    summary: 'Read the list of home listings again',
    status: 204,
    errors: ['account_not_found', 'drop_not_found', 'account_disconnected'],
  }),
};
