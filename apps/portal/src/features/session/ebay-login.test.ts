import { expect, test } from 'vitest';
import { ebayLoginCookie, isBoundForEbay } from './ebay-login.ts';

test('the link to eBay is remembered for the duration of a sign-in or sign-up', () => {
  expect(ebayLoginCookie()).toBe('ebay_login=1; path=/; max-age=900; samesite=lax');
  expect(isBoundForEbay('lang=de; ebay_login=1')).toBe(true);
  expect(isBoundForEbay('lang=de; not_ebay_login=1')).toBe(false);
});
