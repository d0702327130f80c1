import { expect, test } from 'vitest';
import { paths, sameOriginPath } from './paths.ts';

const origin = 'https://quayside.example';

test('a path of this origin, including its query, can be a return address', () => {
  expect(sameOriginPath('/ebay/1/products?query=a#b', origin)).toBe('/ebay/1/products?query=a#b');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example/a',
  '/a/..//evil.example',
  '/.%2e//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  null,
])('another origin is never a return address: %s', (redirectTo) =>
  expect(sameOriginPath(redirectTo, origin)).toBeNull(),
);

test('an item’s path differs from the tabs’ paths, so that no tab can be mistaken for an item', () => {
  const at = { scope: 'ebay', account: { id: 4 } } as const;
  expect(paths.item(at, 12)).toBe('/ebay/4/products/item/12');
  expect(paths.products(at, 'listed')).toBe('/ebay/4/products/listed');
});
