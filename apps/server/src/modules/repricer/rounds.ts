import type { AccountRef, ItemOnSite } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { emitEvents, findLastEventId } from '../events/index.ts';
import { getRepriced, isWanted, listAccountsOff, listDueAccounts, saveRound } from './accounts.repository.ts';
import { listDue, listWaitingAccounts, removeDue } from './due.repository.ts';
import { type RepriceDeps, repriceListings } from './reprice.service.ts';
import { forgetOver, releaseManual, removeOldEntries } from './repriced-listings.repository.ts';
import { enqueueDue, enqueueRound } from './repricer.enqueue.ts';
import { listAfter, listPlaces } from './situations.repository.ts';

export interface RoundDeps extends RepriceDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** Rounds and their pauses count in real time. */
  readonly machineClock: Clock;
}

/** Listings whose facts are read together. */
const BATCH = 2_000;
/** Decisions are kept as long as the offers that they were made from. */
const LOG_DAYS = 30;
const DAY_MS = 86_400_000;

/** Decides every live listing of an account. A round that is cut off begins anew: equal decisions write nothing. */
export async function decideAll(
  deps: RoundDeps,
  account: AccountRef,
  { signal, noteProgress }: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<void> {
  const { db, machineClock } = deps;
  const beganAt = machineClock.now();
  const eventId = await findLastEventId(db, account.userId);
  const before = await getRepriced(db, account);
  for (let after: ItemOnSite | null | undefined = null; after !== undefined; ) {
    signal.throwIfAborted();
    // While repricing is off, prices that it has set stay. Those that a person has replaced do not return.
    if (!(await getRepriced(db, account))?.isEnabled) return releaseManual(db, account);
    const listings = await listAfter(db, account, after, BATCH);
    await repriceListings(deps, account, listings);
    await noteProgress();
    after = listings.length === BATCH ? listings.at(-1) : undefined;
  }
  await forgetOver(db, account);
  const ms = machineClock.now().getTime() - beganAt.getTime();
  await withTransaction(db, async (tx) => {
    await saveRound(tx, account, { beganAt, ms, eventId });
    // Screens say that listings are being decided, also if nothing differs in the end.
    if (before && isWanted(before))
      await emitEvents(tx, account.userId, [{ kind: 'repricer', accountId: account.accountId }]);
  });
}

/** Decides the listings that wait. */
export async function decideDue(
  deps: RoundDeps,
  account: AccountRef,
  { signal, noteProgress }: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<void> {
  const { db } = deps;
  for (;;) {
    signal.throwIfAborted();
    const due = await listDue(db, account, BATCH);
    if (due.length === 0) return;
    if ((await getRepriced(db, account))?.isEnabled)
      await repriceListings(deps, account, await listPlaces(db, account, due));
    await removeDue(db, account, due);
    await noteProgress();
  }
}

/** Begins the rounds that are due, and decides what still waits because a job was lost. */
export async function beginRounds(deps: RoundDeps): Promise<void> {
  const { db, jobs, machineClock } = deps;
  const due = await listDueAccounts(db, machineClock.now());
  const waiting = await listWaitingAccounts(db);
  for (const account of await listAccountsOff(db)) await releaseManual(db, account);
  await withTransaction(db, async (tx) => {
    for (const account of due) await enqueueRound(jobs, tx, account);
    for (const account of waiting) await enqueueDue(jobs, tx, account);
  });
}

export async function removeOldDecisions({ db, clock }: Pick<RoundDeps, 'db' | 'clock'>): Promise<void> {
  await removeOldEntries(db, new Date(clock.now().getTime() - LOG_DAYS * DAY_MS));
}
