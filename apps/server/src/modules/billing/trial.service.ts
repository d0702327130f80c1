import type { HistoryWhy, Trial } from '@quayside/contract';
import { DAY_MS, type Platform, trialStandingAt } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, actorOf, recordHistory, SYSTEM } from '../history/index.ts';
import { getPlatform, setPlatform } from '../sellers/index.ts';
import type { BillingDeps } from './billing-deps.ts';
import { lockCustomer } from './customers.repository.ts';
import { applyStanding } from './platform-states.ts';
import type { TrialRow } from './trial.repository.ts';
import * as repository from './trial.repository.ts';
import { newTrial, TRIAL_MS, WAITING_MS } from './trial-terms.ts';
import { readTrialItems } from './usage.repository.ts';

/** A trial can be extended three times, by a week each. */
const MAX_POSTPONES = 3;
const POSTPONE_MS = 7 * DAY_MS;
const BATCH = 100;

type TrialDeps = Pick<BillingDeps, 'db' | 'clock'>;

/** @throws no_trial if the platform is not in trial */
export async function describeTrial({ db, clock }: TrialDeps, userId: number, platform: Platform): Promise<Trial> {
  const trial = await requireTrial(db, userId, platform, clock.now());
  return { ...toTrial(trial), items: await readTrialItems(db, userId, platform) };
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
 * The trial of a platform; one without a row begins now.
 * @throws no_trial
 */
async function requireTrial(db: Db, userId: number, platform: Platform, now: Date): Promise<TrialRow> {
  const entry = await getPlatform(db, userId, platform);
  if (entry?.state !== 'T') throw fail('no_trial');
  const known = await repository.getTrial(db, userId, platform);
  // A worker ends it within a minute.
  if (trialStandingAt(known, now) === 'over') throw fail('no_trial');
  return known ?? newTrial(entry.trialLaunched, now);
}

/**
 * Postpones the end of the trial by a week.
 * @throws no_trial, trial_not_prolongable after the third time
 */
export function prolongTrial(deps: TrialDeps, who: Who, platform: Platform): Promise<Trial> {
  return change(deps, who, platform, 'trial_prolonged', (trial) => {
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
export function startTrial(deps: TrialDeps, who: Who, platform: Platform): Promise<Trial> {
  return change(deps, who, platform, 'trial_started', (trial, now) =>
    trial.startedAt ? trial : { ...trial, startedAt: now, validationTime: new Date(now.getTime() + TRIAL_MS) },
  );
}

async function change(
  deps: TrialDeps,
  who: Who,
  platform: Platform,
  why: Extract<HistoryWhy, `trial_${string}`>,
  apply: (trial: TrialRow, now: Date) => TrialRow,
): Promise<Trial> {
  await withTransaction(deps.db, async (tx) => {
    await lockCustomer(tx, who.userId);
    const now = deps.clock.now();
    const before = await requireTrial(tx, who.userId, platform, now);
    const after = apply(before, now);
    await repository.setTrial(tx, who.userId, platform, after);
    if (after === before) return;
    if (after.startedAt) await setPlatform(tx, who.userId, platform, { state: 'T', trialLaunched: true });
    await record(tx, who.userId, actorOf(who), why, before, after);
  });
  return describeTrial(deps, who.userId, platform);
}

/** Ends the trial now: the platform becomes passive. @throws no_trial */
export async function cancelTrial({ db, clock }: TrialDeps, who: Who, platform: Platform): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockCustomer(tx, who.userId);
    const now = clock.now();
    const trial = await requireTrial(tx, who.userId, platform, now);
    await end(tx, who.userId, platform, trial, now);
    await record(tx, who.userId, actorOf(who), 'trial_cancelled', trial, null);
  });
}

/** Ends every trial that has expired. One under a plan that runs ends without a trace. */
export async function endOverTrials({ db, clock }: TrialDeps): Promise<void> {
  const now = clock.now();
  const after = (ms: number) => new Date(now.getTime() + ms);
  await repository.insertMissingTrials(db, { waiting: after(WAITING_MS), running: after(TRIAL_MS), now });
  for (const { userId, platform } of await repository.listOverTrials(db, now, BATCH)) {
    await withTransaction(db, async (tx) => {
      await lockCustomer(tx, userId);
      const trial = await repository.getTrial(tx, userId, platform);
      if (!trial || trial.endedAt || trial.validationTime > now) return;
      const isSeen = (await getPlatform(tx, userId, platform))?.state === 'T';
      await end(tx, userId, platform, trial, now);
      if (isSeen) await record(tx, userId, SYSTEM, 'trial_ended', trial, null);
    });
  }
}

async function end(tx: Tx, userId: number, platform: Platform, trial: TrialRow, now: Date): Promise<void> {
  await repository.setTrial(tx, userId, platform, { ...trial, endedAt: now });
  await applyStanding(tx, userId, now);
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
