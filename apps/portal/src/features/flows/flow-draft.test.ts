import type { ListingFlow } from '@quayside/contract';
import { expect, it } from 'vitest';
import { draftOf, NEW_FLOW, orderOf, problemsOf, switched } from './flow-draft.ts';

const flow: ListingFlow = {
  ...{ id: 3, version: 2, accountId: 7, name: 'Toys', isEnabled: true, filter: { query: 'train', site: 'FR' } },
  ...{ sites: ['DE'], titles: ['human'], leastMargin: 1_500, mostADay: 20, asks: 'above', asksAbove: 5 },
  ...{ today: { day: '2026-11-29', consented: 0 }, paused: null, waitingRunId: null, dryRun: null },
  ...{ createdAt: '2026-11-29T10:00:00Z', updatedAt: '2026-11-29T10:00:00Z' },
};

it('a new flow is off, asks always and needs a name and a site', () => {
  expect([NEW_FLOW.isEnabled, NEW_FLOW.asks]).toEqual([false, 'always']);
  expect([...problemsOf(NEW_FLOW)]).toEqual(['name', 'sites']);
});

it('a flow that is opened and saved stays as it is, also where its filter has parts without a field', () => {
  const { accountId, name, isEnabled, filter, sites, titles, leastMargin, mostADay, asks, asksAbove } = flow;
  const order = { accountId, name, isEnabled, filter, sites, titles, leastMargin, mostADay, asks, asksAbove };
  expect(problemsOf(draftOf(flow)).size).toBe(0);
  expect(orderOf(draftOf(flow), 7)).toEqual(order);
  expect(switched(flow, false)).toEqual({ ...order, isEnabled: false });
});

it.each([
  ['name', { name: '  ' }],
  ['titles', { titles: [] }],
  ['margin', { leastMargin: null }],
  ['margin', { leastMargin: 'unreadable' }],
  ['most', { mostADay: 0 }],
  ['most', { mostADay: 5_001 }],
  ['above', { asksAbove: null }],
] as const)('names %s as wrong if it is %o', (problem, part) => {
  expect([...problemsOf({ ...draftOf(flow), ...part })]).toEqual([problem]);
});

it('what does not count is not saved: the margin if it does not matter, the number if it does not ask above one', () => {
  const draft = { ...draftOf(flow), hasLeastMargin: false, asks: 'within' as const };
  expect(orderOf(draft, 7)).toMatchObject({ leastMargin: null, asksAbove: null });
});
