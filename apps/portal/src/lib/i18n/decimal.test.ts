import { expect, test } from 'vitest';
import { decimalSeparatorOf, fromMinorText, toMinor } from './decimal.ts';

test('a decimal becomes whole hundredths without floating point', () => {
  expect(toMinor('0.29')).toBe(29);
  expect(toMinor('1.1')).toBe(110);
  expect(toMinor('12.')).toBe(1200);
  expect(toMinor('-3.5')).toBe(-350);
});

test.each(['', '1,5', '1e3', 'abc', '1.234', '.', '--1'])(
  'what is no plain decimal is refused, not guessed: %s',
  (text) => expect(toMinor(text)).toBeNull(),
);

test('money keeps both decimals, a percentage only those it needs', () => {
  expect(fromMinorText(1200, true)).toBe('12.00');
  expect(fromMinorText(1250, false)).toBe('12.5');
  expect(fromMinorText(1000, false)).toBe('10');
  expect(fromMinorText(-5, true)).toBe('-0.05');
  expect(fromMinorText(0, false)).toBe('0');
});

test('each language has its own separator', () => {
  expect(decimalSeparatorOf('de')).toBe(',');
  expect(decimalSeparatorOf('en')).toBe('.');
});
