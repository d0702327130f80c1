import { expect, test } from 'vitest';
import { paths, sameOriginPath } from './paths.ts';

const origin = 'https://quayside.example';

test('a path of this origin may be returned to, with its query', () => {
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
])('another origin is never returned to: %s', (redirectTo) => expect(sameOriginPath(redirectTo, origin)).toBeNull());

test('an item lies beside the tabs, so that no tab can be mistaken for one', () => {
  const at = { scope: 'ebay', account: { id: 4 } } as const;
  expect(paths.item(at, 12)).toBe('/ebay/4/products/item/12');
  expect(paths.products(at, 'listed')).toBe('/ebay/4/products/listed');
});
