import type { Site } from '@quayside/kernel';
import type { LiveRef, OfferUpdate, PublishEntry, PublishedListing } from './listings.ts';
import type { Outcome } from './outcome.ts';
import type { AccountSession, OperationLimit } from './runtime.ts';

/**
 * Sends many changes as one submission and polls it until it is settled. An accepted submission is not done yet: outcomes come from the
 * marketplace's report and from a later read-back.
 */
export interface BulkChannel {
  /** The maximum number of changes in one submission. */
  readonly limit: number;
  /** The number of changes from which a submission is faster than single calls at the marketplace's rates; 1 if all changes go this way. */
  readonly from: number;
  /**
   * Whether a submission may be made while the previous one is still being taken in. If not, new changes wait, so that there are fewer
   * submissions.
   */
  readonly overlaps: boolean;
  /** The operation whose quota each submission uses, if that quota is small. The less quota is left, the longer changes are collected. */
  readonly rationedBy?: string;
  /**
   * Prepares a submission and returns a ticket that survives a restart. No listing changes before `begin`, so a submission whose ticket was
   * never stored has no effect, now or later.
   * @param portions the parts of the submission in order; the marketplace can be asked about one part while the next is prepared
   */
  submit(session: AccountSession, site: Site, portions: Portions): Promise<string>;
  /**
   * Starts a submission whose ticket is stored, and returns the ticket for polling it. Starting it again has no further effect, because
   * prices and stock are absolute values.
   * @throws ConnectorError `unknown` if it may have started; any other kind means that it has not started and will not start by itself
   */
  begin(session: AccountSession, site: Site, ticket: string): Promise<string>;
  /**
   * Yields the outcomes of changes by their index in the submission, part by part as they become known. Yields nothing for changes that the
   * marketplace is still processing.
   * @param open the indexes to ask about: all changes, or those without an outcome yet
   */
  settle(
    session: AccountSession,
    site: Site,
    ticket: string,
    open: ReadonlyMap<number, BulkChange>,
  ): AsyncIterable<ReadonlyMap<number, BulkOutcome>>;
}

export type Portions = Iterable<readonly BulkChange[]> | AsyncIterable<readonly BulkChange[]>;

/** The outcome of `publish` contains the listing; other outcomes contain null. */
export type BulkOutcome = Outcome<PublishedListing | null>;

/** Returns one outcome per change of a submission, in order; null while the marketplace still processes any of them. */
export async function settleAll(
  channel: Pick<BulkChannel, 'settle'>,
  session: AccountSession,
  site: Site,
  ticket: string,
  changes: readonly BulkChange[],
): Promise<readonly BulkOutcome[] | null> {
  const outcomeByPlace = new Map<number, BulkOutcome>();
  for await (const portion of channel.settle(session, site, ticket, new Map(changes.entries()))) {
    for (const [place, outcome] of portion) outcomeByPlace.set(place, outcome);
  }
  const outcomes = changes.flatMap((_, place) => outcomeByPlace.get(place) ?? []);
  return outcomes.length < changes.length ? null : outcomes;
}

export type BulkChange =
  | { readonly kind: 'publish'; readonly entry: PublishEntry }
  | { readonly kind: 'update'; readonly update: OfferUpdate }
  | { readonly kind: 'end'; readonly listing: LiveRef };

/** The work of a run: listings to publish or to end. */
export interface RunWork {
  readonly kind: 'list' | 'end';
  readonly sites: readonly {
    readonly site: Site;
    readonly listings: number;
    /** How many of them have variations. */
    readonly groups: number;
    /** The total number of SKUs for sale. */
    readonly units: number;
  }[];
}

/** The calls that a run needs, in addition to the limits that the marketplace publishes. */
export interface CallPlan {
  readonly calls: readonly (OperationLimit & { readonly calls: number })[];
  /** How many of them are submissions that the marketplace processes asynchronously. */
  readonly submissions: number;
  /** The minimum time the marketplace needs to process the last of them, in milliseconds. */
  readonly settlesInMs: number;
}
