import type { ReplayedListing } from '@quayside/contract';
import { NO_FIGURES } from '@quayside/kernel/repricing';
import { expect, test } from 'vitest';
import { addPage, NO_TOTALS } from './replay-totals.ts';

type Result = NonNullable<ReplayedListing['result']>;

const replayed = (price: number, featuredMs: number, margin = 0) => ({
  figures: { ...NO_FIGURES, knownMs: 100, featuredMs, margin },
  price,
  rule: 'Rule',
});
const listing = (itemId: number, given: Partial<ReplayedListing>): ReplayedListing => ({
  ...{ itemId, site: 'DE', sku: `SKU-${itemId}`, title: 'Train', currency: 'EUR', lacks: null, result: null },
  ...given,
});
const result = (saved: number, draft: number, given: Partial<Result> = {}): Result => ({
  saved: replayed(saved, 50, 7),
  draft: replayed(draft, 50, 9),
  ...{ knowsSales: true, knowsMargin: true },
  ...given,
});

test('adds the figures of listings of one currency, and never of two', () => {
  const page = { seen: 50, list: [listing(1, { result: result(100, 90) }), listing(2, { result: result(100, 90) })] };
  const pounds = { seen: 3, list: [listing(3, { currency: 'GBP', site: 'UK', result: result(100, 90) })] };
  const totals = addPage(addPage(NO_TOTALS, page), pounds);
  expect(totals).toMatchObject({ seen: 53, compared: 3 });
  expect(totals.currencies.map(({ currency, saved, draft }) => [currency, saved.margin, draft.margin])).toEqual([
    ['EUR', 14, 18],
    ['GBP', 7, 9],
  ]);
});

test('counts what listings lack, and those without sales or margin', () => {
  const list = [
    listing(1, { lacks: 'floor' }),
    listing(2, { lacks: 'offers' }),
    listing(3, { lacks: 'offers' }),
    listing(4, { result: result(100, 100, { knowsSales: false, knowsMargin: false }) }),
    listing(5, { result: result(100, 100, { knowsMargin: false }) }),
  ];
  expect(addPage(NO_TOTALS, { seen: 5, list })).toMatchObject({
    ...{ compared: 2, withoutSales: 1, withoutMargin: 1 },
    lacking: { floor: 1, offers: 2, own_offer: 0 },
  });
});

test('keeps the fifty listings for which the rules differ most, and none for which they do not', () => {
  const many = Array.from({ length: 80 }, (_, at) => listing(at + 1, { result: result(1_000, 1_000 - at) }));
  const { most } = addPage(NO_TOTALS, { seen: 80, list: many });
  expect(most.map(({ itemId }) => itemId)).toEqual(Array.from({ length: 50 }, (_, at) => 80 - at));
  expect(addPage(NO_TOTALS, { seen: 1, list: [listing(1, { result: result(100, 100) })] }).most).toEqual([]);
});
