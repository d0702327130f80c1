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
  /** A submission may be made while the one before is still on its way in; else what comes meanwhile waits, so that few are handed in. */
  readonly overlaps: boolean;
  /** The operation of which each submission takes a token, where they are few: the fewer are left, the longer changes are gathered. */
  readonly rationedBy?: string;
  /**
   * Makes a submission ready and answers a ticket that outlives this process. No listing changes before it is begun, so that one whose
   * ticket was never stored has done nothing, and nothing of it comes later.
   * @param portions of the submission, in order: what a marketplace has to be asked of the first is asked while the next is made ready
   */
  submit(session: AccountSession, site: Site, portions: Portions): Promise<string>;
  /**
   * Sets a submission going whose ticket is stored, and answers the ticket to ask after it by. Beginning it again says the same once more
   * and changes nothing twice: prices and stock are absolute.
   * @throws ConnectorError `unknown` where it may have been begun; after any other kind it was not, nor will it be by itself
   */
  begin(session: AccountSession, site: Site, ticket: string): Promise<string>;
  /**
   * Tells what became of changes, by their places in the submission, portion by portion as it is found; of those that the marketplace is
   * still at, nothing.
   * @param open the changes to ask after, by their places: all of them, or those that were not told of yet
   */
  settle(
    session: AccountSession,
    site: Site,
    ticket: string,
    open: ReadonlyMap<number, BulkChange>,
  ): AsyncIterable<ReadonlyMap<number, BulkOutcome>>;
}

export type Portions = Iterable<readonly BulkChange[]> | AsyncIterable<readonly BulkChange[]>;

/** `publish` settles with the listing; the others with null. */
export type BulkOutcome = Outcome<PublishedListing | null>;

/** One outcome per change of a submission, in order; null while the marketplace is still at any of them. */
export async function settleAll(
  channel: Pick<BulkChannel, 'settle'>,
  session: AccountSession,
  site: Site,
  ticket: string,
  changes: readonly BulkChange[],
): Promise<readonly BulkOutcome[] | null> {
  const told = new Map<number, BulkOutcome>();
  for await (const portion of channel.settle(session, site, ticket, new Map(changes.entries()))) {
    for (const [place, outcome] of portion) told.set(place, outcome);
  }
  const outcomes = changes.flatMap((_, place) => told.get(place) ?? []);
  return outcomes.length < changes.length ? null : outcomes;
}

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
