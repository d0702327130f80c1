import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test('a country has its name in the language that is asked for', () => {
  expect(countryName('DE', 'fr')).toBe('Allemagne');
  expect(countryName('GB', 'en')).toBe('United Kingdom');
});

test.each(['', 'G', 'GBR', 'gb', 'Deutschland', '12', 'ZZZ', '??'])(
  'what is no code of a country has no name: %j',
  (code) => {
    expect(countryName(code, 'en')).toBeUndefined();
  },
);
