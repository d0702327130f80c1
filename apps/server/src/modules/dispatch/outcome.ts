import type { AccessLoss } from '@quayside/connector-kit';
import type { Reason } from '@quayside/kernel';
import type { DesiredRow, LeasedListing } from './claim.repository.ts';
import type { GateRecord } from './gate.ts';
import type { EndedResult, FailedResult, PublishedResult, UpdatedResult, UpdateFailedResult } from './ports.ts';

/** The outcome of one row. */
export interface RowOutcome {
  readonly listing: LeasedListing;
  readonly row: DesiredRow;
  readonly result:
    | { readonly kind: 'done'; readonly sent: object }
    | {
        readonly kind: 'failed';
        readonly reason: Reason;
        readonly isRefusedByGate?: boolean;
        /** The rejected shipping policy because of which the listing fails. */
        readonly policyKey?: string;
      }
    /** The listing is gone, so nothing is left to send. */
    | { readonly kind: 'dropped' }
    | {
        readonly kind: 'again';
        readonly at: Date;
        readonly mayHaveArrived: boolean;
        readonly attempts: number;
        readonly error: { readonly kind: string; readonly message: string; readonly code?: string };
      };
  readonly gate?: readonly GateRecord[];
}

/** The marketplace's current state of a listing, as far as the call returned it. */
export interface RemoteChange {
  readonly leaseKey: string;
  readonly isLive: boolean;
  readonly isGroup: boolean;
  readonly listingId: string | null;
  readonly offers: Readonly<Record<string, string>>;
  /** Whether a lost call had published the listing, with prices and quantities that may be outdated. */
  readonly isFound?: true;
}

/** An interruption that affects more than one row. */
export type Halt =
  | { readonly reason: 'auth_expired'; readonly lost: AccessLoss | undefined }
  | { readonly reason: 'quota' | 'unavailable'; readonly until: Date };

/** The outcome of one batch, stored in one transaction. */
export interface BatchOutcome {
  readonly startedAt: Date;
  readonly rows: readonly RowOutcome[];
  readonly remote: readonly RemoteChange[];
  /** Prices and quantities that were part of a content call and arrived with it. */
  readonly arrivedRiders: readonly { readonly listing: LeasedListing; readonly row: DesiredRow }[];
  readonly halt: Halt | null;
  readonly published: readonly PublishedResult[];
  readonly publishFailed: readonly FailedResult[];
  readonly ended: readonly EndedResult[];
  readonly updated: readonly UpdatedResult[];
  readonly updateFailed: readonly UpdateFailedResult[];
}

/** A batch's outcome while it is being assembled. */
export type OutcomeDraft = {
  -readonly [K in keyof BatchOutcome]: BatchOutcome[K] extends readonly (infer T)[] ? T[] : BatchOutcome[K];
};

export function draftOutcome(startedAt: Date): OutcomeDraft {
  return {
    startedAt,
    rows: [],
    remote: [],
    arrivedRiders: [],
    halt: null,
    published: [],
    publishFailed: [],
    ended: [],
    updated: [],
    updateFailed: [],
  };
}

/** The part of an outcome that concerns these listings. */
export function keepListings(outcome: BatchOutcome, leaseKeys: ReadonlySet<string>): BatchOutcome {
  const isKept = (result: { listingKey: string }) => leaseKeys.has(result.listingKey);
  return {
    ...outcome,
    rows: outcome.rows.filter((r) => leaseKeys.has(r.listing.leaseKey)),
    remote: outcome.remote.filter((r) => leaseKeys.has(r.leaseKey)),
    arrivedRiders: outcome.arrivedRiders.filter((r) => leaseKeys.has(r.listing.leaseKey)),
    published: outcome.published.filter(isKept),
    publishFailed: outcome.publishFailed.filter(isKept),
    ended: outcome.ended.filter(isKept),
    updated: outcome.updated.filter(isKept),
    updateFailed: outcome.updateFailed.filter(isKept),
  };
}
