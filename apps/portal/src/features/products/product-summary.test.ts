import type { Product } from '@quayside/contract';
import { expect, test } from 'vitest';
import { summaryOf } from './product-summary.ts';

const page = (...ids: number[]) => ({ list: ids.map((id) => ({ id, title: `Product ${id}` }) as Product) });

test('a product’s summary is its list row on any loaded page', () => {
  expect(summaryOf([page(1, 2), page(3)], 3).title).toBe('Product 3');
});

test('a product that is not in the list is not found', () => {
  expect(() => summaryOf([page(1, 2)], 3)).toThrow('PRODUCT_NOT_FOUND: 3');
  expect(() => summaryOf([], 3)).toThrow('PRODUCT_NOT_FOUND: 3');
});
