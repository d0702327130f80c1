import { expect, test } from 'vitest';
import { visitCookie } from './visit-cookie.ts';

test('the first visit is remembered for 365 days, and a later one sets nothing', () => {
  expect(visitCookie('lang=de; cdiscount-help=1')).toBe('cdiscount=1; path=/; max-age=31536000; samesite=lax');
  expect(visitCookie('lang=de; cdiscount=1')).toBeNull();
});
