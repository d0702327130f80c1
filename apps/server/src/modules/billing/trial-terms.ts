import { DAY_MS } from '@quayside/kernel';
import type { TrialRow } from './trial.repository.ts';

/** How long a trial lasts, and how long it waits to be started. */
export const TRIAL_MS = 14 * DAY_MS;
export const WAITING_MS = 7 * DAY_MS;

export function newTrial(isLaunched: boolean, now: Date): TrialRow {
  return {
    postponeCount: 0,
    validationTime: new Date(now.getTime() + (isLaunched ? TRIAL_MS : WAITING_MS)),
    startedAt: isLaunched ? now : null,
    endedAt: null,
  };
}
