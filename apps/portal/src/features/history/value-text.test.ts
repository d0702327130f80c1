import { expect, test } from 'vitest';
import { formatFor } from '../../lib/i18n/format.ts';
import { valueText } from './value-text.ts';

const words = {
  labelled: (label: string, value: string) => `${label}: ${value}`,
  flag: (is: boolean) => (is ? 'yes' : 'no'),
  field: (name: string) => (name === 'state' ? 'State' : name),
  state: (code: string) => (code === 'L' ? 'Listed' : code),
};
const text = (value: unknown, field = 'price') => valueText(field, value, formatFor('en-GB'), words);

test('money is read as money, and nothing as nothing', () => {
  expect(text({ minor: 1999, currency: 'GBP' })).toBe('£19.99');
  expect(text(null)).toBe('');
  expect(text(0)).toBe('0');
});

test('a state is said in words, alone and within a whole', () => {
  expect(text('L', 'state')).toBe('Listed');
  expect(text({ state: 'L', price: { minor: 5, currency: 'GBP' } })).toBe('State: Listed · price: £0.05');
});

test('what is neither a word nor money is spelled out, never "[object Object]"', () => {
  expect(text({ tags: ['a', 2], ok: true })).toBe('tags: a, 2 · ok: yes');
});
