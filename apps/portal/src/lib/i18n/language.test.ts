import { expect, test } from 'vitest';
import { addressWithoutLanguage, detectLanguage } from './language.ts';

test('the address takes precedence over the cookie, and the cookie over the browser', () => {
  expect(detectLanguage('?lang=de', 'lang=en', ['en'])).toBe('de');
  expect(detectLanguage('', 'a=b; lang=de; c=d', ['en'])).toBe('de');
  expect(detectLanguage('', '', ['nl', 'de-AT', 'en'])).toBe('de');
});

test('an unsupported language is skipped', () => {
  expect(detectLanguage('?lang=xx', 'lang=yy', ['de'])).toBe('de');
  expect(detectLanguage('', '', [])).toBe('en');
});

test('a language is removed from the address, and nothing else is', () => {
  expect(addressWithoutLanguage('https://q.example/ebay/7/orders?page=2&lang=de#top')).toBe(
    '/ebay/7/orders?page=2#top',
  );
  expect(addressWithoutLanguage('https://q.example/?lang=de')).toBe('/');
  expect(addressWithoutLanguage('https://q.example/?language=de')).toBeNull();
});
