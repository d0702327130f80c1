import type { HistoryWhy, Trial } from '@quayside/contract';
import { DAY_MS } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, actorOf, recordHistory, SYSTEM } from '../history/index.ts';
import { getPlatform, setPlatform } from '../sellers/index.ts';
import type { BillingDeps } from './billing-deps.ts';
import { lockCustomer } from './customers.repository.ts';
import type { TrialRow } from './trial.repository.ts';
import * as repository from './trial.repository.ts';
import { readTrialItems } from './usage.repository.ts';

/** How long a trial lasts, and how long it waits to be started. */
export const TRIAL_MS = 14 * DAY_MS;
export const WAITING_MS = 7 * DAY_MS;
/** A trial can be extended three times, by a week each. */
const MAX_POSTPONES = 3;
const POSTPONE_MS = 7 * DAY_MS;
const BATCH = 100;

type TrialDeps = Pick<BillingDeps, 'db' | 'clock'>;

/** @throws no_trial if eBay is not in trial */
export async function describeTrial({ db, clock }: TrialDeps, userId: number): Promise<Trial> {
  const trial = await requireTrial(db, userId, clock.now());
  return { ...toTrial(trial), items: await readTrialItems(db, userId) };
}

function toTrial(trial: TrialRow): Omit<Trial, 'items'> {
  return {
    state: trial.startedAt ? 'running' : 'waiting',
    validationTime: trial.validationTime.toISOString(),
    postponeCount: trial.postponeCount,
    canProlong: trial.postponeCount < MAX_POSTPONES,
  };
}

/**
 * The trial of an eBay seller; one without a row begins now.
 * @throws no_trial
 */
async function requireTrial(db: Db, userId: number, now: Date): Promise<TrialRow> {
  const ebay = await getPlatform(db, userId, 'ebay');
  if (ebay?.state !== 'T') throw fail('no_trial');
  const known = await repository.getTrial(db, userId);
  if (known) return { ...known, startedAt: ebay.trialLaunched ? (known.startedAt ?? now) : null };
  return {
    postponeCount: 0,
    validationTime: new Date(now.getTime() + (ebay.trialLaunched ? TRIAL_MS : WAITING_MS)),
    startedAt: ebay.trialLaunched ? now : null,
  };
}

/**
 * Postpones the end of the trial by a week.
 * @throws no_trial, trial_not_prolongable after the third time
 */
export function prolongTrial(deps: TrialDeps, who: Who): Promise<Trial> {
  return change(deps, who, 'trial_prolonged', (trial) => {
    if (trial.postponeCount >= MAX_POSTPONES) throw fail('trial_not_prolongable');
    return {
      ...trial,
      postponeCount: trial.postponeCount + 1,
      validationTime: new Date(trial.validationTime.getTime() + POSTPONE_MS),
    };
  });
}

/**
 * Starts the trial; a trial that has already started is unchanged.
 * @throws no_trial
 */
export function startTrial(deps: TrialDeps, who: Who): Promise<Trial> {
  return change(deps, who, 'trial_started', (trial, now) =>
    trial.startedAt ? trial : { ...trial, startedAt: now, validationTime: new Date(now.getTime() + TRIAL_MS) },
  );
}

async function change(
  deps: TrialDeps,
  who: Who,
  why: Extract<HistoryWhy, `trial_${string}`>,
  apply: (trial: TrialRow, now: Date) => TrialRow,
): Promise<Trial> {
  await withTransaction(deps.db, async (tx) => {
    await lockCustomer(tx, who.userId);
    const now = deps.clock.now();
    const before = await requireTrial(tx, who.userId, now);
    const after = apply(before, now);
    await repository.setTrial(tx, who.userId, after);
    if (after === before) return;
    if (after.startedAt) await setPlatform(tx, who.userId, 'ebay', { state: 'T', trialLaunched: true });
    await record(tx, who.userId, actorOf(who), why, before, after);
  });
  return describeTrial(deps, who.userId);
}

/** Ends the trial now: eBay becomes passive. @throws no_trial */
export async function cancelTrial({ db, clock }: TrialDeps, who: Who): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockCustomer(tx, who.userId);
    const trial = await requireTrial(tx, who.userId, clock.now());
    await end(tx, who.userId, actorOf(who), 'trial_cancelled', trial);
  });
}

/** Ends every trial that has expired. */
export async function endOverTrials({ db, clock }: TrialDeps): Promise<void> {
  const now = clock.now();
  const after = (ms: number) => new Date(now.getTime() + ms);
  await repository.insertMissingTrials(db, { waiting: after(WAITING_MS), running: after(TRIAL_MS), now });
  for (const userId of await repository.listOverTrials(db, now, BATCH)) {
    await withTransaction(db, async (tx) => {
      await lockCustomer(tx, userId);
      const trial = await repository.getTrial(tx, userId);
      if (!trial || trial.validationTime > now) return;
      const ebay = await getPlatform(tx, userId, 'ebay');
      if (ebay?.state === 'T') await end(tx, userId, SYSTEM, 'trial_ended', trial);
      else await repository.removeTrial(tx, userId);
    });
  }
}

async function end(
  tx: Tx,
  userId: number,
  actor: Actor,
  why: 'trial_cancelled' | 'trial_ended',
  trial: TrialRow,
): Promise<void> {
  await repository.removeTrial(tx, userId);
  await setPlatform(tx, userId, 'ebay', { state: 'V' });
  await record(tx, userId, actor, why, trial, null);
}

async function record(
  tx: Tx,
  userId: number,
  actor: Actor,
  why: Extract<HistoryWhy, `trial_${string}`>,
  before: TrialRow,
  after: TrialRow | null,
): Promise<void> {
  const shown = (trial: TrialRow) => trial.validationTime.toISOString();
  await recordHistory(tx, userId, [
    {
      actor,
      entity: 'user',
      entityId: userId,
      field: 'trial',
      before: shown(before),
      after: after && shown(after),
      why,
    },
  ]);
  await emitEvents(tx, userId, [{ kind: 'user' }]);
}
