import { expect, test } from 'vitest';
import { formatFor, regionalLocale } from './format.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('money is formatted from whole minor units, for the reader’s locale', () => {
  expect(plain(formatFor('de').money({ minor: 123456, currency: 'EUR' }))).toBe('1.234,56 €');
  expect(formatFor('en').money({ minor: 5, currency: 'GBP' })).toBe('£0.05');
});

test('a duration uses its two largest units at most', () => {
  const { duration } = formatFor('en');
  expect(plain(duration(4_830))).toBe('1 hour 20 minutes');
  expect(plain(duration(45))).toBe('45 seconds');
  expect(plain(duration(0))).toBe('0 seconds');
  expect(plain(duration(-3))).toBe('0 seconds');
  expect(formatFor('zh').duration(4_830)).toBe('1小时20分钟');
});

test('values in a row use the language’s separator', () => {
  expect(formatFor('en').values(['a', 'b', 'c'])).toBe('a, b, c');
  expect(formatFor('zh').values(['a', 'b', 'c'])).toBe('a、b、c');
});

test('an exchange rate keeps its six decimals', () => {
  expect(formatFor('de').rate('1.165231')).toBe('1,165231');
});

test('a time today shows the clock only, an older one includes its date', () => {
  const { moment } = formatFor('en-GB');
  expect(moment('2026-03-02T14:03:00', new Date('2026-03-02T18:00:00'))).toBe('14:03');
  expect(moment('2026-03-01T14:03:00', new Date('2026-03-02T18:00:00'))).toContain('2026');
});

test('a language is formatted for the region that the browser prefers', () => {
  expect(regionalLocale('en', ['de', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(regionalLocale('de', ['en-GB'])).toBe('de');
  expect(regionalLocale('zh', ['zh-TW', 'zh-CN'])).toBe('zh-CN');
  expect(regionalLocale('zh', ['zh-TW', 'C'])).toBe('zh');
});

test('the site Cdiscount keeps its name in every language', () => {
  for (const language of ['en', 'de', 'fr', 'it', 'es', 'zh'])
    expect(formatFor(language).site('CDFR')).toBe('Cdiscount');
});
