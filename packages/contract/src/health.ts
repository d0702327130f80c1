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

/** What is kept in step with a marketplace. */
export const SYNC_SUBJECTS = ['import', 'orders', 'stock', 'price'] as const;
export type SyncSubject = (typeof SYNC_SUBJECTS)[number];

export interface SyncFailure {
  readonly at: string;
  readonly trouble: Trouble;
  /** The marketplace's own words, or ours where it said nothing. */
  readonly text: string;
  readonly recovery: TroubleRecovery;
  /** When it is tried again, where that is known. */
  readonly resumesAt: string | null;
  /** It has gone well since. */
  readonly isOver: boolean;
}

export interface SyncHealth {
  readonly subject: SyncSubject;
  /** Null where it never did. */
  readonly lastSuccessAt: string | null;
  readonly lastFailure: SyncFailure | null;
}

/** Orders were being asked for from a time in the marketplace's future, where they would have been passed over. */
export interface OrdersSetBack {
  /** When that was found. */
  readonly at: string;
  readonly from: string;
  /** Orders were read again from here on, so that none is missing. */
  readonly to: string;
}

export const CHANGE_KINDS = ['stock', 'price', 'content', 'end'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface QueueLaneView {
  readonly changeKind: ChangeKind;
  readonly waiting: number;
  /** Settled at the marketplace in the last five minutes. */
  readonly done: number;
}

/** One kind of call beside what the marketplace allows the account. */
export interface OperationPace {
  readonly operation: string;
  /** Calls a second in the long run. */
  readonly ratePerSecond: number;
  /** Calls at once after a rest, and how many of them could be made now; below zero where calls wait for their turn. */
  readonly burst: number;
  readonly free: number;
  /** Calls since midnight UTC. */
  readonly used: number;
  /** What the marketplace allows in a day and had left when it was last asked; null where it names no such quota. */
  readonly quota: CallQuota | null;
  /** The marketplace asked for a pause until then. */
  readonly pausedUntil: string | null;
}

export interface CallQuota {
  readonly limit: number;
  readonly remaining: number;
  readonly asOf: string;
}

/** What left for the marketplace in the last five minutes. */
export interface RecentCalls {
  readonly calls: number;
  /** Those that the marketplace turned away for its limit. */
  readonly turnedAway: number;
}

/** What failed for one reason, and stays failed until it is sent again. */
export interface FailureCause {
  readonly changeKind: ChangeKind;
  readonly code: Reason['code'];
  /** The marketplace's own code; empty where it named none. */
  readonly marketplaceCode: string;
  /** What the marketplace's code is about; null where that is not known. */
  readonly topic: RefusalTopic | null;
  readonly n: number;
  readonly sites: readonly { readonly site: Site; readonly n: number }[];
  readonly lastAt: string;
  /** The marketplace's own words, a few different ones. */
  readonly words: readonly string[];
}

/** The list of the home listings shows so much less than is known that nothing was ended by it. */
export interface CatalogueDrop {
  readonly known: number;
  readonly missing: number;
  /** How many lists in a row said the same. */
  readonly times: number;
  readonly foundAt: string;
  readonly seenAt: string;
  /** A further look is under way. */
  readonly isLooking: boolean;
}

/** Whether a marketplace tells this Quayside at once of what happens there. It is the installation's: the same for each of its accounts. */
export interface MarketplaceNotificationsHealth {
  /** `off`: not set up here, or not at a public address. `waiting`: about to be registered. */
  readonly state: 'off' | 'waiting' | 'registered' | 'failed';
  /** Where they are to arrive; null where nothing was registered yet. */
  readonly address: string | null;
  readonly trouble: MarketplaceNotificationTrouble | null;
  /** The marketplace's own words of the trouble; empty where it said nothing. */
  readonly words: string;
  readonly checkedAt: string | null;
  readonly topics: readonly {
    /** The marketplace's name. */
    readonly topic: string;
    /** False where it is registered by hand at the marketplace, which does not tell whether it is. */
    readonly isSubscribed: boolean;
    /** When the last one came; null where none ever did. */
    readonly lastAt: string | null;
  }[];
}

export interface AccountHealth {
  readonly accountId: number;
  /** Whether the marketplace lets us act for the account; without that nothing is kept in step, however well it went before. */
  readonly isConnected: boolean;
  /** Whether this installation is set up for the account's marketplace; without that nothing is read or sent. */
  readonly isPlatformOn: boolean;
  readonly sync: readonly SyncHealth[];
  /** The last time that it happened; null where it never did. */
  readonly ordersSetBack: OrdersSetBack | null;
  readonly queue: {
    readonly lanes: readonly QueueLaneView[];
    readonly outlook: QueueOutlook;
    readonly recent: RecentCalls;
    /** Of kinds of call that were made today, the one nearest to its limit first. */
    readonly pace: readonly OperationPace[];
  };
  readonly failures: readonly FailureCause[];
  readonly drop: CatalogueDrop | null;
  /** Null for a marketplace that sends none. */
  readonly notifications: MarketplaceNotificationsHealth | null;
}

export interface CauseQuery {
  readonly changeKind: ChangeKind;
  readonly code: Reason['code'];
  readonly marketplaceCode: string;
}

export interface FailedTarget {
  readonly itemId: number;
  /** The account that the item is of; null where the item is gone. */
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
   * Sends again all that failed for one reason up to now. `again` are under way when this answers; `left` follow by themselves, and what
   * the seller has decided otherwise about since is left out.
   */
  retryFailures: defineCall<{ params: AccountParams; body: CauseQuery }, { again: number; left: number }>({
    id: 'health.retryFailures',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/failures/retry',
    userParam: 'id',
    summary: 'Send again all that failed for one reason',
    errors: ['account_not_found', 'account_disconnected'],
  }),
  /** Believes the short list: what it lacks is ended here, as far as no later list has shown it. `expected` is the number shown. */
  applyDrop: defineCall<{ params: AccountParams; body: { expected: number } }, { ended: number }>({
    id: 'health.applyDrop',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/catalogue-drop/apply',
    userParam: 'id',
    summary: 'Take the missing listings as ended',
    errors: ['account_not_found', 'drop_not_found', 'drop_changed', 'import_running'],
  }),
  /** Reads the list again; where it is whole, the alarm ends by itself. */
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
