import { describe, expect, it } from 'vitest';
import type { PlatformState } from '../access/platforms.ts';
import {
  beginsTrial,
  type PlanStanding,
  platformStateOf,
  type TrialStanding,
  trialStandingAt,
} from './platform-state.ts';

const PLANS: readonly PlanStanding[] = ['none', 'active', 'past_due', 'ended'];
const TRIALS: readonly TrialStanding[] = ['none', 'waiting', 'running', 'over'];
const STATES: readonly (PlatformState | undefined)[] = [undefined, 'P', 'T', 'V', 'D', 'N', 'I'];

describe('the state of a platform', () => {
  const table: readonly [PlanStanding, TrialStanding, PlatformState][] = [
    ['none', 'none', 'V'],
    ['none', 'waiting', 'T'],
    ['none', 'running', 'T'],
    ['none', 'over', 'V'],
    ['active', 'none', 'P'],
    ['active', 'waiting', 'P'],
    ['active', 'running', 'P'],
    ['active', 'over', 'P'],
    ['past_due', 'none', 'P'],
    ['past_due', 'waiting', 'P'],
    ['past_due', 'running', 'P'],
    ['past_due', 'over', 'P'],
    ['ended', 'none', 'V'],
    ['ended', 'waiting', 'T'],
    ['ended', 'running', 'T'],
    ['ended', 'over', 'V'],
  ];

  it.each(table)('with the plan %s and the trial %s is %3$s, whatever it was before', (plan, trial, expected) => {
    const before = plan === 'none' && trial === 'none' ? [undefined] : ([undefined, 'P', 'T', 'V'] as const);
    for (const state of before) expect(platformStateOf({ plan, trial, state })).toBe(expected);
  });

  it('has a row for every plan and trial', () => {
    expect(table).toHaveLength(PLANS.length * TRIALS.length);
  });

  it('is the one that an operator set while there was neither a plan nor a trial', () => {
    for (const state of STATES) {
      if (state) expect(platformStateOf({ plan: 'none', trial: 'none', state })).toBe(state);
    }
  });

  it('stays deleted, and inactive until a plan runs', () => {
    for (const plan of PLANS) {
      for (const trial of TRIALS) expect(platformStateOf({ plan, trial, state: 'D' })).toBe('D');
      expect(platformStateOf({ plan, trial: 'over', state: 'N' })).toBe(
        plan === 'active' || plan === 'past_due' ? 'P' : 'N',
      );
    }
  });

  it('settles at once: applying it again changes nothing', () => {
    for (const plan of PLANS) {
      for (const trial of TRIALS) {
        for (const state of STATES) {
          const once = platformStateOf({ plan, trial, state });
          expect(platformStateOf({ plan, trial, state: once })).toBe(once);
        }
      }
    }
  });
});

it('a trial begins once for a platform, and only before the first plan', () => {
  for (const plan of PLANS) {
    for (const trial of TRIALS) {
      for (const state of STATES) {
        const begins = plan === 'none' && trial === 'none' && state === undefined;
        expect(beginsTrial({ plan, trial, state })).toBe(begins);
      }
    }
  }
});

it('a trial is over at its end to the millisecond, and when it was ended before', () => {
  const at = (ms: number) => new Date(ms);
  const trial = { validationTime: at(100), startedAt: at(1), endedAt: null };
  expect(trialStandingAt(undefined, at(0))).toBe('none');
  expect(trialStandingAt({ ...trial, startedAt: null }, at(99))).toBe('waiting');
  expect(trialStandingAt(trial, at(99))).toBe('running');
  expect(trialStandingAt(trial, at(100))).toBe('over');
  expect(trialStandingAt({ ...trial, endedAt: at(2) }, at(3))).toBe('over');
});
