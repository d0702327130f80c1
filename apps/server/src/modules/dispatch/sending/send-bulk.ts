import { type BulkChange, type BulkChannel, ConnectorError, chunked } from '@quayside/connector-kit';
import { insertSubmission, type Submission } from '../bulk.repository.ts';
import type { Batch, LeasedListing } from '../claim.repository.ts';
import { draftOutcome } from '../outcome.ts';
import type { DispatchCall } from '../set-desired-state.ts';
import { type SettleDeps, settleBatch } from '../settle.ts';
import type { ChangeOutcome, SendContext, Sending } from './send.ts';
import { ending } from './send-end.ts';
import { stockingHome } from './send-home-stock.ts';
import { publishing } from './send-publish.ts';
import { updating } from './send-update.ts';

/** The pause between polls, as a share of the submission's age, so that its end is noticed soon after it happens. */
const POLL_SHARE = 0.05;
const POLL_MIN_MS = 2_000;
const POLL_MAX_MS = 60_000;
/** Listings prepared in one transaction. It keeps their prices locked, and the process has other work. */
const PREPARED_AT_ONCE = 200;

export type BulkDeps = SendContext & SettleDeps;

/** One change of a submission, with everything that its outcome needs. */
export interface OutgoingChange {
  readonly listing: LeasedListing;
}

/** A stored entry belongs to the call with which it was stored. */
const SENDINGS = { publish: publishing, update: updating, end: ending, homeStock: stockingHome } as const;

export function sendingOf(call: DispatchCall): Sending<OutgoingChange> {
  return SENDINGS[call] as Sending<never> as Sending<OutgoingChange>;
}

export function channelOf({ connector }: SendContext): BulkChannel {
  if (!connector.bulk) throw new Error(`${connector.platform} takes no submissions`);
  return connector.bulk;
}

/** The parts of the sender that preparing a submission needs. */
interface Making {
  /** Claims more changes of the same kind, at most `room`. */
  claimRest(room: number): Promise<readonly LeasedListing[]>;
  /**
   * Called once all changes are prepared: the next submission may be prepared while the marketplace receives the rest
   * of this one.
   */
  noteReady(): void;
}

/** The time for starting a new submission: one or two calls that wait for their turn. */
const BEGIN_MS = 60_000;

/**
 * Prepares a batch as one submission, together with changes that arrive in the meantime, and stores its ticket and its
 * entries. If the process crashes before that, nothing was done: the leases expire, and the changes are prepared again.
 * @returns the submission, leased and ready to start; undefined if there was nothing to send
 */
export async function makeSubmission(
  context: BulkDeps,
  claimed: Batch,
  { claimRest, noteReady }: Making,
): Promise<Submission | undefined> {
  const { session, clock, consent } = context;
  const { limit } = channelOf(context);
  const sending = sendingOf(claimed.call);
  const draft = draftOutcome(clock.now());
  const listings = [...claimed.listings];
  const batch: Batch = { ...claimed, listings };
  const entries: OutgoingChange[] = [];
  const failures: unknown[] = [];
  const left = chunked(listings, PREPARED_AT_ONCE);
  let isComplete = false;
  const gather = async () => {
    const more = await claimRest(limit - entries.length);
    listings.push(...more);
    left.push(...chunked(more, PREPARED_AT_ONCE));
    // The remaining changes wait for the next submission; otherwise this one would never be sent.
    isComplete = more.length < PREPARED_AT_ONCE;
  };
  /** The next changes that are cleared to be sent; undefined if none are left. */
  const prepareNext = async (): Promise<BulkChange[] | undefined> => {
    try {
      for (;;) {
        if (left.length === 0 && !isComplete) await gather();
        const next = left.shift();
        if (!next) break;
        const portion = await sending.prepare(context, { ...batch, listings: next }, draft);
        entries.push(...portion);
        if (portion.length > 0) return portion.map(sending.changeOf);
      }
    } catch (error) {
      failures.push(error);
      throw error;
    }
    noteReady();
    return undefined;
  };
  const answer = await submit(context, batch, prepareNext);
  // Not everything was prepared: the leases expire, and what may have been sent is read back.
  if (failures.length > 0) throw failures[0];
  if (answer === undefined || answer instanceof ConnectorError) {
    isComplete = true;
    // After an error, the changes that were not requested yet get the same outcome.
    while (await prepareNext());
    if (answer) await sending.note(draft, context, entries, allOf(entries, answer), batch);
    await settleBatch(context, batch, draft, { now: clock.now(), consent });
    return undefined;
  }
  context.log.info(
    { account: session.accountKey, call: batch.call, site: batch.site, changes: entries.length },
    'Made ready as one submission',
  );
  let submission: Submission | undefined;
  const leaving = new Set(entries.map(({ listing }) => listing.leaseKey));
  const now = clock.now();
  await settleBatch(context, batch, draft, {
    now,
    consent,
    keeps: leaving,
    also: async (tx, own) => {
      // Another sender has taken over some listings: the whole submission is prepared again.
      if (own.size < listings.length) throw new Error('Listings of a submission were taken over while it was made');
      const leaseKeys = [...leaving];
      submission = await insertSubmission(tx, batch, {
        ticket: answer,
        entries,
        leaseKeys,
        submittedAt: now,
        pollAt: clock.toMonotonic(now),
        ttlMs: BEGIN_MS,
      });
    },
  });
  return submission;
}

/** Undefined if nothing may be sent. */
async function submit(
  context: BulkDeps,
  batch: Batch,
  prepareNext: () => Promise<BulkChange[] | undefined>,
): Promise<string | ConnectorError | undefined> {
  const first = await prepareNext();
  if (!first) return undefined;
  async function* portions(from: BulkChange[]) {
    for (let portion: BulkChange[] | undefined = from; portion; portion = await prepareNext()) yield portion;
  }
  try {
    return await channelOf(context).submit(context.session, batch.site, portions(first));
  } catch (thrown) {
    return asConnectorError(context, thrown);
  }
}

function allOf(entries: readonly unknown[], error: ConnectorError): ChangeOutcome[] {
  return entries.map(() => ({ ok: false, error }));
}

export function asConnectorError({ log }: BulkDeps, thrown: unknown): ConnectorError {
  if (thrown instanceof ConnectorError) return thrown;
  log.error({ err: thrown }, 'A connector threw something outside its closed set of errors');
  return new ConnectorError('unknown', 'The call ended in an unexpected way', { cause: thrown });
}

export function nextPollAt(submittedAt: Date, now: Date): Date {
  const elapsed = now.getTime() - submittedAt.getTime();
  return new Date(now.getTime() + Math.min(POLL_MAX_MS, Math.max(POLL_MIN_MS, elapsed * POLL_SHARE)));
}
