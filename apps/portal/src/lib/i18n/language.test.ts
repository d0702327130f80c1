import { expect, test } from 'vitest';
import { detectLanguage } from './language.ts';

test('the address wins over the cookie, the cookie over the browser', () => {
  expect(detectLanguage('?lang=de', 'lang=en', ['en'])).toBe('de');
  expect(detectLanguage('', 'a=b; lang=de; c=d', ['en'])).toBe('de');
  expect(detectLanguage('', '', ['fr', 'de-AT', 'en'])).toBe('de');
});

test('a language that is not spoken is passed over', () => {
  expect(detectLanguage('?lang=xx', 'lang=yy', ['de'])).toBe('de');
  expect(detectLanguage('', '', [])).toBe('en');
});
