import { expect, test } from 'vitest';
import { makeFormat } from '../../lib/i18n/format.ts';
import { valueText } from './value-text.ts';

const format = makeFormat('en-GB');

test('money is read as money, and nothing as nothing', () => {
  expect(valueText({ minor: 1999, currency: 'GBP' }, format)).toBe('£19.99');
  expect(valueText(null, format)).toBe('');
  expect(valueText(0, format)).toBe('0');
});

test('what is neither a word nor money is spelled out, never "[object Object]"', () => {
  expect(valueText({ state: 'L', tags: ['a', 2] }, format)).toBe('state: L, tags: a, 2');
});
