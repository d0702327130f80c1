import type { PlatformState } from '../access/platforms.ts';

/** How a business stands with its plan. `past_due`: a renewal is unpaid, and the plan goes on for the grace period. */
export type PlanStanding = 'none' | 'active' | 'past_due' | 'ended';

/** How a platform stands with its trial. `waiting`: the seller has not started it yet. */
export type TrialStanding = 'none' | 'waiting' | 'running' | 'over';

/** Everything that a platform's state follows from. */
export interface PlatformFacts {
  readonly plan: PlanStanding;
  readonly trial: TrialStanding;
  /** The state so far; undefined for a platform that the user does not have yet or connects again after leaving it. */
  readonly state: PlatformState | undefined;
}

/**
 * The state of a platform: the plan decides before the trial. A deleted platform stays deleted until a shop is connected again, and an
 * inactive Amazon stays so until a plan runs. Where there has been neither a plan nor a trial, the state that an operator set stays.
 */
export function platformStateOf({ plan, trial, state }: PlatformFacts): PlatformState {
  if (state === 'D') return 'D';
  if (isPlanRunning(plan)) return 'P';
  if (trial === 'waiting' || trial === 'running') return 'T';
  if (state === 'N' || state === 'I') return state;
  return plan === 'none' && trial === 'none' && state !== undefined ? state : 'V';
}

/** Whether connecting a shop begins a trial: once for each platform, and only before the first plan. */
export function beginsTrial({ plan, trial, state }: PlatformFacts): boolean {
  return plan === 'none' && trial === 'none' && state === undefined;
}

export function isPlanRunning(plan: PlanStanding): boolean {
  return plan === 'active' || plan === 'past_due';
}

/** The trial of a platform, as stored. */
export interface TrialTimes {
  /** When a waiting trial expires, or a started one ends. */
  readonly validationTime: Date;
  /** Null while the trial waits for its start. */
  readonly startedAt: Date | null;
  /** Null until it has ended or expired. */
  readonly endedAt: Date | null;
}

export function trialStandingAt(trial: TrialTimes | undefined, now: Date): TrialStanding {
  if (!trial) return 'none';
  if (trial.endedAt || trial.validationTime <= now) return 'over';
  return trial.startedAt ? 'running' : 'waiting';
}
