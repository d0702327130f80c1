import { describe, expect, it } from 'vitest';
import { baseCountry, countries, isCountry, isRegion, localeOf, REGIONS, requiresPostalCode } from './countries.ts';
import { isPostalCode, postalCodeProblem } from './postal-codes.ts';
import { SITES, siteFacts, sitesOf } from './sites.ts';

describe('the list of countries', () => {
  it('has about 250 entries, each once, including the variants that marketplaces use', () => {
    const codes = countries().map(({ code }) => code);
    expect(codes.length).toBe(252);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(expect.arrayContaining(['DE', 'GB', 'XK', 'NA', 'RW', 'BEFR', 'CAFR']));
    expect(codes.every((code) => /^([A-Z]{2}|BEFR|CAFR)$/.test(code))).toBe(true);
  });

  it('has every country that has a site', () => {
    expect(SITES.map((site) => siteFacts(site).country).every(isCountry)).toBe(true);
    expect(sitesOf('ebay').map(baseCountry)).toEqual(sitesOf('ebay').map((site) => siteFacts(site).country));
  });

  it('keeps regions separate: the European Union is not a country, Namibia and Rwanda are', () => {
    expect(isCountry('EU')).toBe(false);
    expect(REGIONS.every(isRegion)).toBe(true);
    expect(isRegion('DE')).toBe(false);
    expect(isCountry('NA') && isCountry('RW')).toBe(true);
  });

  it.each([
    ['DE', true],
    ['CAFR', true],
    ['UK', true],
    ['HK', false],
    ['AE', false],
    ['IE', false],
  ])('knows whether %s needs a postal code', (code, requires) => {
    expect(requiresPostalCode(code)).toBe(requires);
  });
});

describe('a postal code', () => {
  it.each([
    ['US', '10001'],
    ['US', '10001-1234'],
    ['CA', 'K1A 0B1'],
    ['CAFR', 'h2x1y4'],
    ['UK', 'SW1A 1AA'],
    ['GB', 'm1 1ae'],
    ['DE', ' 10115 '],
    ['AT', '1010'],
    ['BEFR', '1000'],
    ['NL', '1012 AB'],
    // The series that is set aside for the Dutch Caribbean.
    ['NL', '0150 AB'],
    ['PL', '00-950'],
    ['PT', '1000-205'],
    ['SE', '114 55'],
    ['IE', 'D02 AF30'],
    ['JP', '100-0001'],
    ['BR', '01310-100'],
    ['SH', 'STHL 1ZZ'],
    // The British forces abroad, such as those on Cyprus.
    ['GB', 'BFPO 57'],
    ['GB', 'bfpo801'],
  ])('of %s is accepted: %j', (country, text) => {
    expect(isPostalCode(text, country)).toBe(true);
  });

  it.each([
    ['US', '1000'],
    ['CA', 'D1A 0B1'],
    ['GB', '12345'],
    ['DE', '1011'],
    ['DE', '10115 Berlin'],
    ['AT', '10101'],
    ['NL', '1012 A'],
    ['SH', '?'],
    ['SH', 'x'.repeat(13)],
  ])('of %s is rejected: %j', (country, text) => {
    expect(isPostalCode(text, country)).toBe(false);
  });

  it('may be missing only if the country needs none', () => {
    expect(postalCodeProblem(' ', 'DE')).toBe('postalCodeRequired');
    expect(postalCodeProblem('', 'HK')).toBeNull();
    expect(postalCodeProblem('1011', 'DE')).toBe('postalCode');
    expect(postalCodeProblem('10115', 'DE')).toBeNull();
    expect(postalCodeProblem('D02 AF30', 'IE')).toBeNull();
  });
});

it.each([
  ['en', 'GB', '28 Nov 2026'],
  ['en', 'UK', '28 Nov 2026'],
  ['en', 'US', 'Nov 28, 2026'],
  ['en', 'DE', '28 Nov 2026'],
  ['fr', 'CAFR', '28 nov. 2026'],
  ['en', '', 'Nov 28, 2026'],
])('dates follow the language %s and the country “%s”', (language, country, text) => {
  const format = new Intl.DateTimeFormat(localeOf(language, country), { dateStyle: 'medium', timeZone: 'UTC' });
  expect(format.format(new Date('2026-11-28T12:00:00Z'))).toBe(text);
});
