import { expect, test } from 'vitest';
import { homeCurrency } from './home-currency.ts';

test.each([
  ['GB', 'GBP'],
  ['JE', 'GBP'],
  ['US', 'USD'],
  ['PR', 'USD'],
  ['DE', 'EUR'],
  ['FR', 'EUR'],
  ['CH', 'EUR'],
  ['CN', 'EUR'],
])('a seller in %s starts with %s', (country, currency) => {
  expect(homeCurrency(country)).toBe(currency);
});
