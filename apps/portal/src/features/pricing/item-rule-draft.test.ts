import { money } from '@quayside/kernel';
import { expect, it } from 'vitest';
import { currenciesOf, moved, newItemRule, withRule, workedExamples } from './item-rule-draft.ts';

const rule = newItemRule([], 'GBP');
const [one, two] = [
  { ...rule, id: 1 },
  { ...rule, id: 2 },
];
const ids = (rules: readonly { readonly id: number }[]) => rules.map(({ id }) => id);

it('gives a new rule an id that no other rule has', () => {
  expect(newItemRule([two, one], 'GBP').id).toBe(3);
});

it('moves a rule by one place, and none beyond the ends', () => {
  expect(ids(moved([one, two], 1, 'down'))).toEqual([2, 1]);
  expect(ids(moved([one, two], 2, 'up'))).toEqual([2, 1]);
  expect(ids(moved([one, two], 1, 'up'))).toEqual([1, 2]);
  expect(ids(moved([one, two], 2, 'down'))).toEqual([1, 2]);
  expect(ids(moved([one, two], 3, 'up'))).toEqual([1, 2]);
});

it('puts a rule in its place, and a new one at the end', () => {
  expect(withRule([one, two], { ...one, name: 'A' })).toEqual([{ ...one, name: 'A' }, two]);
  expect(ids(withRule([one], two))).toEqual([1, 2]);
});

it('names the currencies of a rule’s sites once', () => {
  expect(currenciesOf(rule, ['DE', 'FR', 'US'])).toEqual(['EUR', 'USD']);
  expect(currenciesOf({ ...rule, sites: ['FR'] }, ['DE', 'FR', 'US'])).toEqual(['EUR']);
});

it('works out examples for the rule’s sites, and says where no rate is known', () => {
  const rates = [
    {
      from: 'GBP',
      to: 'EUR',
      value: '1.16523',
      date: '2026-11-27',
      source: 'ECB',
      checked: '2026-11-27',
      age: 'fresh',
    },
  ] as const;
  const place = { sites: ['DE', 'US'] as const, home: 'UK' as const, rates, day: '2026-11-29' };
  const examples = workedExamples(money(2_000, 'GBP'), { ...rule, vat: 'exchange' }, place);
  // 23.30 euros contain 20 % VAT; with 19 % they are 23.11.
  expect(examples).toMatchObject([
    { site: 'DE', worked: { final: money(2_311, 'EUR') } },
    { site: 'US', worked: undefined },
  ]);
});
