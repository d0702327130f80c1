import { describe, expect, it } from 'vitest';
import { draftOf, inputOf } from './market-draft.ts';

const market = {
  site: 'DE',
  strategy: { kind: 'range', from: 200, to: 800 },
  cap: { in: 'amount', minor: 150 },
} as const;

describe('the draft of a market', () => {
  it('asks for what it was made of', () => {
    expect(inputOf(draftOf(market))).toEqual({ ...market, state: 'open' });
  });
  it.each([
    ['a rate that is not in tenths of a percent', { kind: 'flat', rate: 1_075 }],
    ['a rate below 2 %', { kind: 'flat', rate: 190 }],
    ['a range upside down', { from: 900 }],
    ['a cap that nobody has typed', { capAmount: null }],
    ['a cap that cannot be read', { capAmount: 'unreadable' }],
  ] as const)('asks for nothing with %s', (_, changes) => {
    expect(inputOf({ ...draftOf(market), ...changes })).toBeNull();
  });
});
