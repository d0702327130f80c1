import { describe, expect, test } from 'vitest';
import { countryCodeOf, loadPlaceNames, NAME_LANGUAGES } from './names.ts';
import { findState, statesOf } from './states.ts';

describe.each(NAME_LANGUAGES)('the names of places in %s', (language) => {
  test('are about 250 without gaps, empty names or duplicates', async () => {
    const { countries } = await loadPlaceNames(language);
    const { UK, ...others } = countries;
    expect(UK).toBe(others.GB);
    expect(Object.keys(others).length).toBe(254);
    const names = Object.values(others);
    expect(names.every((name) => name.trim() === name && name.length > 1 && !/ {2}|\(.*\(/.test(name))).toBe(true);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('distinguish regions from countries with the same code', async () => {
    const { countries, regions } = await loadPlaceNames(language);
    expect(Object.keys(regions)).toEqual(['EU', 'NA', 'RW']);
    for (const code of ['EU', 'NA', 'RW']) expect(regions[code]).not.toBe(countries[code]);
  });

  test('map back to their codes in any case', async () => {
    const names = await loadPlaceNames(language);
    for (const [code, name] of Object.entries(names.countries)) {
      expect(countryCodeOf(` ${name.toLocaleUpperCase()}`, names)).toBe(code === 'UK' ? 'GB' : code);
    }
    expect(countryCodeOf('Atlantis', names)).toBeUndefined();
  });
});

test('include names in common use for a few countries', async () => {
  const nameOf = async (language: (typeof NAME_LANGUAGES)[number], code: string) =>
    (await loadPlaceNames(language)).countries[code];
  expect(await nameOf('en', 'EU')).toBe('European Union');
  expect(await nameOf('en', 'KR')).toBe('South Korea');
  expect(await nameOf('de', 'BEFR')).toBe('Belgien (Französisch)');
  expect(await nameOf('fr', 'US')).toBe('États-Unis');
  expect(await nameOf('it', 'NA')).toBe('Namibia');
  expect(await nameOf('es', 'RW')).toBe('Ruanda');
  expect(await nameOf('zh', 'DE')).toBe('德国');
});

describe('states and provinces', () => {
  test('are 13 of Canada, also in French, and 62 of the United States', () => {
    expect(statesOf('CA').length).toBe(13);
    expect(statesOf('US').length).toBe(62);
    expect(
      statesOf('CAFR')
        .map(({ code }) => code)
        .sort(),
    ).toEqual(
      statesOf('CA')
        .map(({ code }) => code)
        .sort(),
    );
    expect(statesOf('US').map(({ code }) => code)).toEqual(
      expect.arrayContaining(['DC', 'PR', 'GU', 'AA', 'AE', 'AP']),
    );
    expect(statesOf('DE')).toEqual([]);
  });

  test('are found by name or code in any case', () => {
    expect(findState('US', 'new york')?.code).toBe('NY');
    expect(findState('CA', 'QUEBEC')?.code).toBe('QC');
    expect(findState('CAFR', 'québec')?.code).toBe('QC');
    expect(findState('CAFR', 'colombie-britannique')?.code).toBe('BC');
    expect(findState('US', ' ca ')?.name).toBe('California');
    expect(findState('US', 'Ontario')).toBeUndefined();
  });
});
