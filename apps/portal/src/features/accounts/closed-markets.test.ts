import { expect, it } from 'vitest';
import { marketsClosedBy } from './closed-markets.ts';

const account = { listedBySite: { DE: 12, FR: 0, US: 1 } };

it('disconnecting closes the markets whose listings end', () => {
  expect([...marketsClosedBy(account, 'end')].toSorted()).toEqual(['DE', 'US']);
});

it('disconnecting closes no market where the listings stay live', () => {
  expect(marketsClosedBy(account, 'leave')).toEqual([]);
  expect(marketsClosedBy(account, null)).toEqual([]);
});
