import { AD_VIEWS, type AdMarketInput } from '@quayside/contract';
import { sitesOf } from '@quayside/kernel';
import fc from 'fast-check';
import { limit, oneOf, optional, record, text, type ValidInputs, word } from '../arbitraries.ts';
import type { Holdings } from '../world.ts';

/** Calls about promoted listings. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'promotions'> {
  const id = fc.constant(mine.login.userId);
  const accountId = fc.constant(mine.account.accountId);
  const site = fc.constantFrom(...sitesOf('ebay'));
  const params = record({ id, accountId });
  const places = record({ id, accountId, site });
  const rate = fc.integer({ min: 20, max: 1_000 }).map((tenths) => tenths * 10);
  const strategy: fc.Arbitrary<AdMarketInput['strategy']> = fc.oneof(
    record({
      kind: fc.constant('recommended' as const),
      shift: fc.integer({ min: -200, max: 200 }).map((n) => n * 10),
    }),
    fc
      .tuple(rate, rate)
      .map(([one, other]) => ({ kind: 'range' as const, from: Math.min(one, other), to: Math.max(one, other) })),
    record({ kind: fc.constant('flat' as const), rate }),
  );
  const cap: fc.Arbitrary<AdMarketInput['cap']> = fc.oneof(
    record({ in: fc.constant('percent' as const), basisPoints: rate }),
    record({ in: fc.constant('amount' as const), minor: fc.integer({ min: 1, max: 10_000_000 }) }),
  );
  const market = record({ site, state: fc.constantFrom('open' as const, 'closed' as const), strategy, cap });
  const day = fc.integer({ min: 0, max: 60 }).map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
  return {
    promotions: {
      get: record({ params }),
      refresh: record({ params }),
      prepare: record({
        params,
        body: record({
          markets: fc.uniqueArray(market, { minLength: 1, maxLength: 3, selector: (one) => one.site }),
        }),
      }),
      pause: record({ params: places }),
      resume: record({ params: places }),
      stop: record({ params }),
      setOptOut: record({ params, body: record({ isOptedOut: fc.boolean() }) }),
      endOwn: record({ params, body: record({ campaignIds: fc.array(word(20), { minLength: 1, maxLength: 3 }) }) }),
      listItems: record({
        params,
        query: record({ site, view: optional(fc.constantFrom(...AD_VIEWS)), query: optional(text(20)), limit }),
      }),
      prepareItems: record({
        params,
        body: record({
          sites: fc.uniqueArray(site, { minLength: 1, maxLength: 3 }),
          of: fc.oneof(
            record({
              kind: fc.constant('items' as const),
              itemIds: fc.array(oneOf(mine.itemIds), { minLength: 1, maxLength: 3 }),
            }),
            record({ kind: fc.constant('skus' as const), skus: fc.array(word(30), { minLength: 1, maxLength: 3 }) }),
            record({ kind: fc.constant('excluded' as const) }),
          ),
          set: fc.oneof(
            record({ kind: fc.constant('excluded' as const), isExcluded: fc.boolean() }),
            record({ kind: fc.constant('cap' as const), cap: fc.option(cap) }),
          ),
        }),
      }),
      getReport: record({ params: places, query: record({ from: day, to: day }) }),
      readReport: record({ params: places }),
    },
  };
}
