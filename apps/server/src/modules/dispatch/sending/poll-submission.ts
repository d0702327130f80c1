import { type BulkOutcome, ConnectorError } from '@quayside/connector-kit';
import { postponeSubmission, readEntries, removeEntries, type Submission } from '../bulk.repository.ts';
import type { Batch } from '../claim.repository.ts';
import { retryTime } from '../leases/retry-policy.ts';
import { draftOutcome, type OutcomeDraft } from '../outcome.ts';
import { settleBatch } from '../settle.ts';
import { asConnectorError, type BulkDeps, channelOf, nextPollAt, type OutgoingChange, sendingOf } from './send-bulk.ts';

/** After this time a submission counts as lost: its changes are read back, and missing ones are sent again. */
const PATIENCE_MS = 24 * 3_600_000;

interface Answered {
  readonly place: number;
  readonly entry: OutgoingChange;
  readonly outcome: BulkOutcome;
}

/**
 * Polls once for a submission's outcome. Outcomes are stored while the next ones are requested from the marketplace, so
 * a large submission settles gradually and a kill costs little. Changes that the marketplace is still processing are
 * polled later.
 */
export async function pollSubmission(context: BulkDeps, submission: Submission): Promise<void> {
  const { db, clock, session } = context;
  const { call, site, ticket, submittedAt } = submission;
  const open = trackOpen((await readEntries(db, submission)) as Map<number, OutgoingChange>);
  const changes = open.entries.size;
  let discarded = 0;
  const store = async () => {
    for (let answered = open.take(); answered.length > 0; answered = open.take()) {
      discarded += await storeAnswers(context, submission, answered);
    }
  };
  const error = await askAfter(context, submission, open, store);
  const now = clock.now();
  if (error && isOver(submission, error, now)) {
    const lost = new ConnectorError('unknown', error.message, { cause: error });
    open.tell(new Map([...open.entries.keys()].map((place) => [place, { ok: false, error: lost }])));
    await store();
  }
  if (open.entries.size > 0) {
    if (error) return postpone(context, submission, [...open.entries.values()], error);
    return postponeSubmission(db, submission, { pollAt: clock.toMonotonic(nextPollAt(submittedAt, now)), error: null });
  }
  const lasted = Math.round((now.getTime() - submittedAt.getTime()) / 1_000);
  context.log.info(
    { account: session.accountKey, call, site, ticket, changes, discarded, lasted },
    'A submission is settled',
  );
}

/** The open changes of a submission, and the settled ones that are not stored yet. */
function trackOpen(entries: Map<number, OutgoingChange>) {
  const answered = new Map<number, BulkOutcome>();
  return {
    entries: entries as ReadonlyMap<number, OutgoingChange>,
    tell(portion: ReadonlyMap<number, BulkOutcome>): void {
      for (const [place, outcome] of portion) answered.set(place, outcome);
    },
    /** Removes listings whose changes all have an outcome, because a listing is settled as a whole. */
    take(): Answered[] {
      const waiting = new Set(
        [...entries].flatMap(([place, { listing }]) => (answered.has(place) ? [] : [listing.leaseKey])),
      );
      const settled = [...answered].flatMap(([place, outcome]): Answered[] => {
        const entry = entries.get(place);
        return entry && !waiting.has(entry.listing.leaseKey) ? [{ place, entry, outcome }] : [];
      });
      for (const { place } of settled) {
        answered.delete(place);
        entries.delete(place);
      }
      return settled;
    },
  };
}

/**
 * @returns the error that ended the polling
 * @throws the error that ended the storing
 */
async function askAfter(
  context: BulkDeps,
  { call, site, ticket }: Submission,
  open: ReturnType<typeof trackOpen>,
  store: () => Promise<void>,
): Promise<ConnectorError | undefined> {
  const { changeOf } = sendingOf(call);
  const changes = new Map([...open.entries].map(([place, entry]) => [place, changeOf(entry)]));
  let storing: Promise<void> | undefined;
  const failures: unknown[] = [];
  const storeAside = async () => {
    try {
      await store();
    } catch (error) {
      failures.push(error);
    }
    storing = undefined;
  };
  let failure: ConnectorError | undefined;
  try {
    for await (const portion of channelOf(context).settle(context.session, site, ticket, changes)) {
      if (failures.length > 0) break;
      open.tell(portion);
      storing ??= storeAside();
    }
  } catch (thrown) {
    failure = asConnectorError(context, thrown);
  }
  await storing;
  if (failures.length > 0) throw failures[0];
  await store();
  return failure;
}

/** @returns the number of listings that another sender has taken over */
export async function storeAnswers(
  context: BulkDeps,
  submission: Submission,
  answered: readonly Answered[],
): Promise<number> {
  const { clock, consent } = context;
  const { userId, accountId, call, site, submittedAt } = submission;
  const draft = draftOutcome(submittedAt);
  const entries = answered.map(({ entry }) => entry);
  const listings = [...new Map(entries.map(({ listing }) => [listing.leaseKey, listing])).values()];
  const batch: Batch = { account: { userId, accountId }, call, site, listings };
  await sendingOf(call).note(
    draft,
    context,
    entries,
    answered.map(({ outcome }) => outcome),
    batch,
  );
  const places = answered.map(({ place }) => place);
  return settleBatch(context, batch, draft, {
    now: clock.now(),
    consent,
    also: async (tx) => {
      if (!(await removeEntries(tx, submission, places)))
        throw new Error('Another sender has taken the submission over');
    },
  });
}

/** The marketplace no longer knows the submission, or has not responded for too long. */
export function isOver({ submittedAt }: Submission, error: ConnectorError, now: Date): boolean {
  if (error.kind === 'not-found' || error.kind === 'rejected') return true;
  return error.kind !== 'auth-expired' && now.getTime() - submittedAt.getTime() > PATIENCE_MS;
}

/**
 * Records that the poll failed; the submission is unchanged. A rejected token stops the account's work, as for any
 * call.
 */
export async function postpone(
  context: BulkDeps,
  submission: Submission,
  entries: readonly OutgoingChange[],
  error: ConnectorError,
): Promise<void> {
  const { clock, db, consent } = context;
  const now = clock.now();
  const pause = nextPollAt(submission.submittedAt, now);
  const retryAt = error.kind === 'rate-limited' ? retryTime(error.retryAt, now) : pause;
  const pollAt = retryAt > pause ? retryAt : pause;
  const { kind, message, lost } = error;
  await postponeSubmission(db, submission, { pollAt: clock.toMonotonic(pollAt), error: { kind, message } });
  if (kind !== 'auth-expired') return;
  const { userId, accountId, call, site } = submission;
  const draft: OutcomeDraft = { ...draftOutcome(now), halt: { reason: 'auth_expired', lost } };
  const listings = entries.slice(0, 1).map(({ listing }) => listing);
  const keeps = new Set(listings.map(({ leaseKey }) => leaseKey));
  await settleBatch(context, { account: { userId, accountId }, call, site, listings }, draft, { now, consent, keeps });
}
