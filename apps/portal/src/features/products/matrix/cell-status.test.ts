import type { Product, ProductSite } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { expect, test } from 'vitest';
import { canEnd, canList, type Places, reasonAt, statusOf } from './cell-status.ts';

const places: Places = { home: 'UK', open: ['UK', 'DE', 'FR'] };

const productWith = (facts: Partial<Product>, cell?: Partial<ProductSite>, site: Site = 'DE') =>
  ({
    quantity: 3,
    isEnded: false,
    isBlacklisted: false,
    blacklistingReason: '',
    translations: cell ? { [site]: { reason: null, priceGap: null, isTitleOutdated: false, ...cell } } : {},
    ...facts,
  }) as Product;

test.each<[string, Partial<Product>, Partial<ProductSite> | undefined]>([
  ['listed', {}, { state: 'L' }],
  // A price that waits to be sent is the ordinary course.
  ['listed', {}, { state: 'L', priceGap: 'waiting' }],
  ['differs', {}, { state: 'L', priceGap: 'below_floor' }],
  ['differs', {}, { state: 'L', isTitleOutdated: true }],
  ['differs', { isBlacklisted: true }, { state: 'L' }],
  ['waiting', {}, { state: 'Q' }],
  ['sending', {}, { state: 'P' }],
  ['failed', {}, { state: 'F', reason: { code: 'rejected_by_marketplace' } }],
  ['ended', {}, { state: 'E' }],
  ['title', {}, { state: 'B', reason: { code: 'nothing_translated' } }],
  ['route', {}, { state: 'B', reason: { code: 'no_shipping' } }],
  ['blocked', {}, { state: 'B', reason: { code: 'no_gtin' } }],
  ['free', {}, { state: 'N' }],
  ['free', {}, undefined],
  ['blocked', { isEnded: true }, undefined],
  ['blocked', { isBlacklisted: true, blacklistingReason: 'M' }, undefined],
  ['blocked', { quantity: 0 }, undefined],
])('a cell is %s: %o %o', (status, facts, cell) => {
  expect(statusOf(productWith(facts, cell), 'DE', places)).toBe(status);
});

test('the home site is sold at home, and a site where no account lists is closed', () => {
  expect(statusOf(productWith({}), 'UK', places)).toBe('home');
  expect(statusOf(productWith({}), 'AU', places)).toBe('closed');
  expect(statusOf(productWith({}), 'DE', undefined)).toBe('closed');
  // What was listed there before stays in sight.
  expect(statusOf(productWith({}, { state: 'L' }, 'AU'), 'AU', places)).toBe('listed');
});

test('a cell that is not listed names its reason, also where no check has looked', () => {
  const reasonOf = (facts: Partial<Product>) => reasonAt(productWith(facts), 'DE', places)?.code;
  expect(reasonOf({ isEnded: true })).toBe('ended_at_home');
  expect(reasonOf({ isBlacklisted: true, blacklistingReason: 'K' })).toBe('blacklisted_keyword');
  expect(reasonOf({ isBlacklisted: true, blacklistingReason: 'MP' })).toBe('blacklisted_manual');
  expect(reasonOf({ quantity: 0 })).toBe('out_of_stock');
  expect(reasonOf({})).toBeUndefined();
  expect(reasonAt(productWith({}), 'UK', places)?.code).toBe('home_site');
  const judged = productWith({ quantity: 0 }, { state: 'B', reason: { code: 'no_gtin' } });
  expect(reasonAt(judged, 'DE', places)?.code).toBe('no_gtin');
});

test('each status lets a seller list or end, or neither, and never both', () => {
  expect((['listed', 'differs', 'waiting', 'sending'] as const).map(canEnd)).toEqual([true, true, true, true]);
  expect((['free', 'ended', 'failed', 'title'] as const).map(canList)).toEqual([true, true, true, true]);
  for (const status of ['home', 'closed'] as const) expect([canEnd(status), canList(status)]).toEqual([false, false]);
});
