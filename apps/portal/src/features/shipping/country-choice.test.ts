import { expect, test } from 'vitest';
import { neighbourOf, rangeTo, startingWith, toggled } from './country-choice.ts';

const CODES = ['AT', 'BE', 'DE', 'ES'];

test('choosing a country again deselects it', () => {
  expect([...toggled(new Set(['AT']), 'BE')]).toEqual(['AT', 'BE']);
  expect([...toggled(new Set(['AT', 'BE']), 'AT')]).toEqual(['BE']);
});

test('a range extends from the anchor in both directions, and keeps the earlier choice', () => {
  expect([...rangeTo(new Set(['FR']), CODES, 'BE', 'ES')]).toEqual(['FR', 'BE', 'DE', 'ES']);
  expect([...rangeTo(new Set(), CODES, 'DE', 'AT')]).toEqual(['AT', 'BE', 'DE']);
});

test('without an anchor in the list, only the country itself is chosen', () => {
  expect([...rangeTo(new Set(), CODES, 'US', 'DE')]).toEqual(['DE']);
  expect([...rangeTo(new Set(), CODES, null, 'DE')]).toEqual(['DE']);
});

test('the lists are in a row that does not wrap around', () => {
  expect(neighbourOf('DEFAULT', 1)).toBe('CUSTOM');
  expect(neighbourOf('EXCLUDED', -1)).toBe('CUSTOM');
  expect(neighbourOf('DEFAULT', -1)).toBeNull();
  expect(neighbourOf('EXCLUDED', 1)).toBeNull();
});

test('a letter moves to the next country that begins with it, wrapping around and ignoring accents', () => {
  const countries = ['Österreich', 'Belgien', 'Oman'].map((name) => ({ code: name, name, type: 'DEFAULT' as const }));
  expect(startingWith(countries, 'o', -1)).toBe(0);
  expect(startingWith(countries, 'o', 0)).toBe(2);
  expect(startingWith(countries, 'O', 2)).toBe(0);
  expect(startingWith(countries, 'x', 0)).toBe(-1);
  expect(startingWith(countries, 'Tab', 0)).toBe(-1);
});
