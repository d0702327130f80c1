import type { Site } from '@quayside/kernel';
import type { LiveRef, OfferUpdate, PublishEntry, PublishedListing } from './listings.ts';
import type { Outcome } from './outcome.ts';
import type { AccountSession, OperationLimit } from './runtime.ts';

/**
 * The way of many changes: handed in as one submission, then asked after until it is settled. What was accepted is not done: outcomes
 * come from the marketplace's report and from what it holds afterwards.
 */
export interface BulkChannel {
  /** Most changes of one submission. */
  readonly limit: number;
  /** From so many changes on a submission is done sooner than single calls, by the marketplace's rates; 1 where all changes go this way. */
  readonly from: number;
  /**
   * Answers a ticket that outlives this process. Prices and stock are absolute, so that a submission whose answer was lost
   * may be handed in again.
   */
  submit(session: AccountSession, site: Site, changes: readonly BulkChange[]): Promise<string>;
  /** One outcome per change of the submission, in order; null while the marketplace is still at it. */
  settle(
    session: AccountSession,
    site: Site,
    ticket: string,
    changes: readonly BulkChange[],
  ): Promise<readonly Outcome<PublishedListing | null>[] | null>;
}

/** `publish` settles with the listing; the others with null. */
export type BulkChange =
  | { readonly kind: 'publish'; readonly entry: PublishEntry }
  | { readonly kind: 'update'; readonly update: OfferUpdate }
  | { readonly kind: 'end'; readonly listing: LiveRef };

/** A run's work: new listings, or listings to be ended. */
export interface RunWork {
  readonly kind: 'list' | 'end';
  readonly sites: readonly {
    readonly site: Site;
    readonly listings: number;
    /** Of them with variations. */
    readonly groups: number;
    /** Skus for sale in all of them. */
    readonly units: number;
  }[];
}

/** What a run costs in calls, beside the limits that the marketplace publishes. */
export interface CallPlan {
  readonly calls: readonly (OperationLimit & { readonly calls: number })[];
  /** Submissions among them that the marketplace settles in its own time. */
  readonly submissions: number;
  /** What the marketplace takes at least to carry out the last of them, in milliseconds. */
  readonly settlesInMs: number;
}
