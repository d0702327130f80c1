import { type BulkChannel, ConnectorError, chunked } from '@quayside/connector-kit';
import {
  insertSubmission,
  postponeSubmission,
  readEntries,
  removeSubmission,
  type Submission,
} from '../bulk.repository.ts';
import type { Batch, LeasedListing } from '../claim.repository.ts';
import { draftOutcome, type OutcomeDraft } from '../outcome.ts';
import { retryTime } from '../retry-policy.ts';
import { type SettleDeps, settleBatch } from '../settle.ts';
import type { DispatchCall } from '../wish.ts';
import type { ChangeOutcome, SendContext, Sending } from './send.ts';
import { ending } from './send-end.ts';
import { stockingHome } from './send-home-stock.ts';
import { publishing } from './send-publish.ts';
import { updating } from './send-update.ts';

/** Between looks at a submission: a share of the time that it has taken, so that it is noticed little later than it is over. */
const LOOK_SHARE = 0.05;
const LOOK_MIN_MS = 2_000;
const LOOK_MAX_MS = 60_000;
/** Listings made ready in one go: their prices are locked meanwhile, and the process has other work too. */
const PREPARED_AT_ONCE = 200;
/** After so long a submission counts as lost: its changes are read back, and what is missing is sent anew. */
const PATIENCE_MS = 24 * 3_600_000;

type BulkDeps = SendContext & SettleDeps;

interface Leaving {
  readonly listing: LeasedListing;
}

/** An entry that was stored is of the call that it was stored with. */
const SENDINGS = { publish: publishing, update: updating, end: ending, homeStock: stockingHome } as const;

function sendingOf(call: DispatchCall): Sending<Leaving> {
  return SENDINGS[call] as Sending<never> as Sending<Leaving>;
}

function channelOf({ connector }: SendContext): BulkChannel {
  if (!connector.bulk) throw new Error(`${connector.platform} takes no submissions`);
  return connector.bulk;
}

/**
 * Hands a batch in as one submission, and stores its ticket together with what was handed in. Should the process end before that, the
 * leases run out and the changes are read back like those of any lost call: handing them in again changes nothing twice.
 */
export async function handIn(context: BulkDeps, batch: Batch): Promise<void> {
  const { session, clock, consent } = context;
  const sending = sendingOf(batch.call);
  const draft = draftOutcome(clock.now());
  const entries: Leaving[] = [];
  for (const listings of chunked(batch.listings, PREPARED_AT_ONCE)) {
    entries.push(...(await sending.prepare(context, { ...batch, listings }, draft)));
  }
  const answer = entries.length === 0 ? undefined : await submit(context, batch, entries);
  if (answer === undefined || answer instanceof ConnectorError) {
    if (answer) sending.note(draft, context, entries, allOf(entries, answer));
    await settleBatch(context, batch, draft, { now: clock.now(), consent });
    return;
  }
  context.log.info(
    { account: session.accountKey, call: batch.call, site: batch.site, changes: entries.length },
    'Handed in as one submission',
  );
  const leaving = new Set(entries.map(({ listing }) => listing.leaseKey));
  const now = clock.now();
  await settleBatch(context, batch, draft, {
    now,
    consent,
    keeps: leaving,
    also: async (tx, own) => {
      const leaseKeys = [...leaving].filter((leaseKey) => own.has(leaseKey));
      await insertSubmission(tx, batch, {
        ticket: answer,
        entries,
        leaseKeys,
        handedInAt: now,
        lookAt: nextLook(now, now),
      });
    },
  });
}

async function submit(context: BulkDeps, batch: Batch, entries: readonly Leaving[]): Promise<string | ConnectorError> {
  const sending = sendingOf(batch.call);
  try {
    return await channelOf(context).submit(context.session, batch.site, entries.map(sending.changeOf));
  } catch (thrown) {
    return asConnectorError(context, thrown);
  }
}

/** Asks after a submission once: stores what became of its changes, or looks again later. */
export async function lookAtSubmission(context: BulkDeps, submission: Submission): Promise<void> {
  const { db, clock, session, consent } = context;
  const { userId, accountId, call, site, ticket } = submission;
  const sending = sendingOf(call);
  const entries = (await readEntries(db, submission)) as Leaving[];
  const settled = await settle(context, submission, entries.map(sending.changeOf));
  const now = clock.now();
  if (settled === null) {
    const lookAt = nextLook(submission.handedInAt, now);
    return postponeSubmission(db, submission, { lookAt, error: null });
  }
  const draft = draftOutcome(submission.handedInAt);
  if (settled instanceof ConnectorError) {
    if (!isOver(submission, settled, now)) return postpone(context, submission, entries, settled);
    const lost = new ConnectorError('unknown', settled.message, { cause: settled });
    sending.note(draft, context, entries, allOf(entries, lost));
  } else {
    sending.note(draft, context, entries, settled);
  }
  const listings = [...new Map(entries.map(({ listing }) => [listing.leaseKey, listing])).values()];
  const batch: Batch = { account: { userId, accountId }, call, site, listings };
  const also: NonNullable<Parameters<typeof settleBatch>[3]['also']> = async (tx) => {
    if (!(await removeSubmission(tx, submission))) throw new Error('Another sender has taken the submission over');
  };
  const discarded = await settleBatch(context, batch, draft, { now, consent, also });
  const lasted = Math.round((now.getTime() - submission.handedInAt.getTime()) / 1_000);
  context.log.info(
    { account: session.accountKey, call, site, ticket, changes: entries.length, discarded, lasted },
    'A submission is settled',
  );
}

async function settle(
  context: BulkDeps,
  { site, ticket }: Submission,
  changes: Parameters<BulkChannel['settle']>[3],
): Promise<readonly ChangeOutcome[] | ConnectorError | null> {
  try {
    return await channelOf(context).settle(context.session, site, ticket, changes);
  } catch (thrown) {
    return asConnectorError(context, thrown);
  }
}

/** The marketplace no longer knows the submission, or has been silent about it for too long. */
function isOver({ handedInAt }: Submission, error: ConnectorError, now: Date): boolean {
  if (error.kind === 'not-found' || error.kind === 'rejected') return true;
  return error.kind !== 'auth-expired' && now.getTime() - handedInAt.getTime() > PATIENCE_MS;
}

/** The look itself failed: what was handed in stays as it is. A refused token stops the account's work as it does for any call. */
async function postpone(
  context: BulkDeps,
  submission: Submission,
  entries: readonly Leaving[],
  error: ConnectorError,
): Promise<void> {
  const { clock, db, consent } = context;
  const now = clock.now();
  const pause = nextLook(submission.handedInAt, now);
  const retryAt = error.kind === 'rate-limited' ? retryTime(error.retryAt, now) : pause;
  const lookAt = retryAt > pause ? retryAt : pause;
  const { kind, message, lost } = error;
  await postponeSubmission(db, submission, { lookAt, error: { kind, message } });
  if (kind !== 'auth-expired') return;
  const { userId, accountId, call, site } = submission;
  const draft: OutcomeDraft = { ...draftOutcome(now), halt: { reason: 'auth_expired', lost } };
  const listings = entries.slice(0, 1).map(({ listing }) => listing);
  const keeps = new Set(listings.map(({ leaseKey }) => leaseKey));
  await settleBatch(context, { account: { userId, accountId }, call, site, listings }, draft, { now, consent, keeps });
}

function allOf(entries: readonly unknown[], error: ConnectorError): ChangeOutcome[] {
  return entries.map(() => ({ ok: false, error }));
}

function asConnectorError({ log }: BulkDeps, thrown: unknown): ConnectorError {
  if (thrown instanceof ConnectorError) return thrown;
  log.error({ err: thrown }, 'A connector threw something outside its closed set of errors');
  return new ConnectorError('unknown', 'The call ended in an unexpected way', { cause: thrown });
}

function nextLook(handedInAt: Date, now: Date): Date {
  const taken = now.getTime() - handedInAt.getTime();
  return new Date(now.getTime() + Math.min(LOOK_MAX_MS, Math.max(LOOK_MIN_MS, taken * LOOK_SHARE)));
}
