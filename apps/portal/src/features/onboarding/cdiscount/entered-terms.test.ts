import { expect, it } from 'vitest';
import { areFeesRight, enteredFeesOf, feesOf } from './entered-terms.ts';

const entered = {
  TRK: { cost: 590, additional: null },
  REL: { cost: null, additional: null },
  STD: { cost: 300, additional: 100 },
};

it('keeps fees of chosen modes only, and none for a mode that keeps the offers’ fee', () => {
  expect(feesOf(entered, ['TRK', 'REL'])).toEqual({ TRK: { cost: 590, additional_cost: 0 } });
});

it('shows stored fees as they were entered', () => {
  const kept = { TRK: { cost: 590, additional_cost: 0 } };
  expect(feesOf(enteredFeesOf({ delivery_fees: kept }), ['TRK'])).toEqual(kept);
  expect(enteredFeesOf({})).toEqual({});
});

it.each([
  ['an invalid fee', { TRK: { cost: 'unreadable' as const, additional: null } }],
  ['more than a thousand euros', { TRK: { cost: 100_001, additional: null } }],
  ['only a fee for further pieces', { TRK: { cost: null, additional: 100 } }],
])('rejects %s if the mode is chosen', (_what, fees) => {
  expect(areFeesRight(fees, ['TRK'])).toBe(false);
  expect(areFeesRight(fees, [])).toBe(true);
});
