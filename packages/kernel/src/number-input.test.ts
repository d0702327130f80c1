import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorDigits } from './money.ts';
import { keepTyped, numberStyle, readNumber, withoutMarks, writeNumber } from './number-input.ts';

const LANGUAGES = ['en', 'de', 'fr', 'it', 'zh', 'es'];
/** Regions that write numbers differently from their language's default. */
const REGIONS = ['de-CH', 'de-AT', 'fr-CH', 'fr-CA', 'es-MX', 'en-ZA', 'en-IN'];
const LOCALES = [...LANGUAGES, ...REGIONS];

const styles = new Map(LOCALES.map((locale) => [locale, numberStyle(locale)]));
const styleOf = (locale: string) => styles.get(locale) ?? numberStyle(locale);
const read = (text: string, locale: string, decimals = 2) => readNumber(text, styleOf(locale), decimals);
/** Types the text into a field key by key: each key is appended to the cleaned text so far. */
const type = (text: string, locale: string) =>
  [...text].reduce((shown, key) => keepTyped(shown + key, styleOf(locale)), '');

describe('a pasted number', () => {
  it.each([
    ['de', '1.234,56', 123456],
    ['en', '1,234.56', 123456],
    ['fr', '1\u202F234,56', 123456],
    ['fr', '1\u00A0234,56', 123456],
    ['it', '1.234,56', 123456],
    ['es', '1.234,56', 123456],
    ['zh', '1,234.56', 123456],
    ['de-CH', '1\u2019234.56', 123456],
    ['de-CH', "1'234.56", 123456],
    ['en-IN', '12,34,567.50', 123456750],
    ['en', '1,234', 123400],
    ['de', '1.234', 123400],
    ['en', '1,234,567', 123456700],
    ['de', '1.234.567,8', 123456780],
    ['en', '-3.5', -350],
    ['en', '\u22123.5', -350],
    ['en', '0.29', 29],
    ['de', ',5', 50],
    ['de', '12,', 1200],
    ['en', '\u200E12.50\u00A0', 1250],
    ['zh', '\uFF11\uFF12\uFF0E\uFF15', 1250],
    ['en', '007', 700],
  ])('is read by the rules of its language: %s %j', (locale, text, minor) => {
    expect(read(text, locale)).toBe(minor);
  });

  it.each([
    ['en', '1.234,56', 123456],
    ['de', '1,234.56', 123456],
    ['fr', '1.234,56', 123456],
    ['fr', '1,234.56', 123456],
    ['en', '1.234.567', 123456700],
    ['de', '1 234,56', 123456],
    ['en', '12,50', 1250],
    ['de', '12.50', 1250],
    ['fr', '12.5', 1250],
    ['en', '1\u2019234.50', 123450],
  ])('is read by its form if that has one meaning only: %s %j', (locale, text, minor) => {
    expect(read(text, locale)).toBe(minor);
  });

  it.each([
    ['en', '1.234'],
    ['de', '1,234'],
    ['fr', '1.234'],
    ['fr', '1,234'],
    ['en', '1.239'],
    ['en', '12.500'],
    ['en', '12,34,567'],
    ['en', '1,23,4'],
    ['en', '1234,567'],
    ['de', '12 50'],
    ['en', '0,500'],
    ['en', '1,234.567'],
    ['en', '1.2.3'],
    ['en', '1..5'],
    ['en', '1e3'],
    ['en', 'abc'],
    ['en', '--1'],
    ['en', '-'],
    ['en', '.'],
    ['en', '1234567890123456'],
    ['en', '5-3'],
    ['en', '\u0661\u0662'],
  ])('is rejected if it is ambiguous or not a number: %s %j', (locale, text) => {
    expect(read(text, locale)).toBe('unreadable');
  });

  it('is empty for blank text', () => {
    expect(read('', 'en')).toBeNull();
    expect(read(' \u00A0', 'de')).toBeNull();
  });
});

describe('the currency sign of a pasted amount', () => {
  it.each([
    ['12,50 €', '12,50'],
    ['€12.50', '12.50'],
    ['EUR 12,50', '12,50'],
    ['12\u00A0€', '12'],
    ['$12.50', '$12.50'],
    ['12.50', '12.50'],
  ])('is removed only if it is the expected currency: %s', (text, rest) => {
    expect(withoutMarks(text, ['€', 'EUR'])).toBe(rest);
  });
});

describe('typed text', () => {
  it.each([
    ['de', '12,,5', '12,5'],
    ['de', '12,50', '12,50'],
    ['de', '12,', '12,'],
    ['en', '12.00', '12.00'],
    ['en', '1.2.3', '1.23'],
    ['en', '1a2..5,,0x', '12.50'],
    ['de', '1a2,,5..0x', '12,50'],
    ['fr', '12,5 0.0', '12,500'],
    ['en', 'a1b2c', '12'],
    ['en', '-5', '5'],
    ['en', '..5', '.5'],
    ['en', '1,234.56', '1,234.56'],
    ['de', '1.234,56', '1.234,56'],
    ['fr', '1 234,5', '1 234,5'],
    ['zh', '\uFF11\u3002\uFF15', '1.5'],
  ])('keeps everything except characters that no number has: %s %j', (locale, keys, shown) => {
    expect(type(keys, locale)).toBe(shown);
  });

  it('keeps a minus sign if the amount may be negative', () => {
    expect(keepTyped('-5-', numberStyle('en'), true)).toBe('-5');
    expect(keepTyped('\u2212', numberStyle('en'), true)).toBe('-');
  });

  const key = fc.constantFrom(...'0123456789.,\u2019\u202F \u00A0-ae');
  const keys = fc.string({ unit: key, maxLength: 14 });

  it.each(LOCALES)('never becomes another number, key by key: %s', (locale) => {
    fc.assert(
      fc.property(keys, fc.constantFrom(0, 2, 3), (text, decimals) => {
        const meant = read(text, locale, decimals);
        if (typeof meant !== 'number' || text.includes('-')) return;
        expect([meant, 'unreadable']).toContain(read(type(text, locale), locale, decimals));
      }),
      { numRuns: 3_000 },
    );
  });

  it.each(LOCALES)('gives the same result typed key by key and pasted: %s', (locale) => {
    fc.assert(
      fc.property(keys, (text) => {
        const once = keepTyped(text, styleOf(locale));
        expect(keepTyped(once, styleOf(locale))).toBe(once);
        expect(type(once, locale)).toBe(once);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('displayed text', () => {
  const minor = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
  const currency = fc.constantFrom('EUR', 'GBP', 'USD', 'JPY', 'KWD', 'CLF');

  it.each(LOCALES)('parses back to the same whole minor units: %s', (locale) => {
    fc.assert(
      fc.property(minor, currency, fc.boolean(), (amount, code, isFixed) => {
        const decimals = minorDigits(code);
        const shown = writeNumber(amount, styleOf(locale), decimals, isFixed);
        expect(read(shown, locale, decimals)).toBe(amount);
        expect(read(type(shown.replace('-', ''), locale), locale, decimals)).toBe(Math.abs(amount));
      }),
    );
  });

  it.each(LOCALES)('parses back to the same units in grouped form too: %s', (locale) => {
    fc.assert(
      fc.property(minor, currency, (amount, code) => {
        const decimals = minorDigits(code);
        const grouped = new Intl.NumberFormat(locale, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
          useGrouping: true,
        }).format(`${writeNumber(amount, { decimal: '.', group: ',', groupSize: 3 }, decimals, true)}` as `${number}`);
        expect(read(grouped, locale, decimals)).toBe(amount);
      }),
    );
  });

  it('keeps all decimals of money and only significant decimals of a percentage', () => {
    const german = numberStyle('de');
    expect(writeNumber(1200, german, 2, true)).toBe('12,00');
    expect(writeNumber(1250, german, 2, false)).toBe('12,5');
    expect(writeNumber(1000, german, 2, false)).toBe('10');
    expect(writeNumber(-5, german, 2, true)).toBe('-0,05');
    expect(writeNumber(1200, german, minorDigits('JPY'), true)).toBe('1200');
    expect(writeNumber(1200, german, minorDigits('KWD'), true)).toBe('1,200');
  });
});
