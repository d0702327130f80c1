import { type BulkChange, ConnectorError, type Outcome, type PublishedListing } from '@quayside/connector-kit';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Log } from '../../../platform/log.ts';
import type { Batch, DesiredRow, LeasedListing } from '../claim.repository.ts';
import { decideRetry, retryTime } from '../leases/retry-policy.ts';
import type { Halt, OutcomeDraft, RemoteChange, RowOutcome } from '../outcome.ts';
import type { ContentSource, GateCandidate, GateSource, OpenAccount } from '../ports.ts';

/** The tools that every kind of call works with. */
export interface SendContext extends OpenAccount {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly content: ContentSource;
  readonly gate: GateSource;
}

/** One kind of call in parts, so that its entries can be sent in a separate call or in a submission. */
export interface Sending<E extends { readonly listing: LeasedListing }> {
  /** The entries that may be sent, as judged by the price gate. The others go into the draft with their reason. */
  prepare(context: SendContext, batch: Batch, draft: OutcomeDraft): Promise<readonly E[]>;
  changeOf(entry: E): BulkChange;
  /** The prices that an entry carries. */
  pricesOf(entry: E): readonly GateCandidate[];
  /** Adds the outcome of each entry, in order. */
  note(
    draft: OutcomeDraft,
    context: SendContext,
    entries: readonly E[],
    outcomes: readonly ChangeOutcome[],
    batch: Pick<Batch, 'account' | 'site'>,
  ): void | Promise<void>;
}

/** `publish` returns the listing; the others return nothing. */
export type ChangeOutcome = Outcome<PublishedListing | null> | Outcome<void>;

/**
 * If a call for several entries fails as a whole, it failed for each of them. An unexpected error counts as a lost
 * response.
 */
export async function outcomesOf<T>(
  context: Pick<SendContext, 'log'>,
  entries: readonly unknown[],
  call: () => Promise<readonly Outcome<T>[]>,
): Promise<readonly Outcome<T>[]> {
  if (entries.length === 0) return [];
  try {
    return await call();
  } catch (thrown) {
    const error = asConnectorError(thrown);
    if (error !== thrown)
      context.log.error({ err: thrown }, 'A connector threw something outside its closed set of errors');
    return entries.map(() => ({ ok: false, error }));
  }
}

function asConnectorError(thrown: unknown): ConnectorError {
  if (thrown instanceof ConnectorError) return thrown;
  return new ConnectorError('unknown', 'The call ended in an unexpected way', { cause: thrown });
}

/**
 * Adds a row's failed call, and the interruption that it may mean for other rows.
 * @returns what happens to the row
 */
export function noteFailure(
  draft: OutcomeDraft,
  context: Pick<SendContext, 'clock' | 'connector'>,
  listing: LeasedListing,
  row: DesiredRow,
  error: ConnectorError,
  gate?: RowOutcome['gate'],
): RowOutcome['result'] {
  const now = context.clock.now();
  const decision = decideRetry(row, error, now, { topics: context.connector.capabilities.refusalTopics });
  const result: RowOutcome['result'] =
    decision.kind === 'again'
      ? {
          ...decision,
          error: {
            kind: error.kind,
            message: error.message,
            ...(error.code === undefined ? {} : { code: error.code }),
          },
        }
      : decision;
  draft.rows.push({ listing, row, result, ...(gate ? { gate } : {}) });
  draft.halt = strongest(draft.halt, haltOf(error, decision.kind === 'again' ? decision.at : now, now));
  return result;
}

function haltOf(error: ConnectorError, retryAt: Date, now: Date): Halt | null {
  if (error.kind === 'auth-expired') return { reason: 'auth_expired', lost: error.lost };
  if (error.kind === 'rate-limited') return { reason: 'quota', until: retryTime(error.retryAt, now) };
  return error.kind === 'unavailable' ? { reason: 'unavailable', until: retryAt } : null;
}

const STRENGTH: Record<Halt['reason'], number> = { unavailable: 1, quota: 2, auth_expired: 3 };

/** The more severe of two interruptions. Of two quota pauses the longer one; of two outages the shorter one. */
function strongest(one: Halt | null, other: Halt | null): Halt | null {
  if (!one || !other) return one ?? other;
  if (one.reason !== other.reason) return STRENGTH[one.reason] > STRENGTH[other.reason] ? one : other;
  if (one.reason === 'auth_expired' || other.reason === 'auth_expired') return one;
  const isLongerWanted = one.reason === 'quota';
  return one.until > other.until === isLongerWanted ? one : other;
}

/** The marketplace no longer has the listing, so its rows have nothing to change. */
export function noteGone(draft: OutcomeDraft, listing: LeasedListing, isHome = false): void {
  const row = listing.rows[0];
  if (!row) return;
  const { leaseKey: listingKey, site } = listing;
  draft.remote.push(notLive(listing));
  draft.ended.push({ listingKey, site, itemId: row.itemId, runId: row.runId, isHome, cause: 'gone' });
}

/** Keeps the offers, so that the listing can be published again from them. */
export function notLive(listing: LeasedListing): RemoteChange {
  return { ...remoteOf(listing), isLive: false, listingId: null };
}

export function remoteOf(listing: LeasedListing): RemoteChange {
  const { leaseKey, isLive, isGroup, listingId, offers } = listing;
  return { leaseKey, isLive, isGroup, listingId, offers };
}
