import { describe, expect, it } from 'vitest';
import { americanUnits, isSpelling, localForm } from './local-forms.ts';

describe('units, ordinals and decades', () => {
  it.each([
    ['20-inch', '20 Zoll', '20 pouces', '20 pollici', '20 pulgadas'],
    ['12in', '12 Zoll', '12 pouces', '12 pollici', '12 pulgadas'],
    ['1 foot', '1 Fuß', '1 pied', '1 piede', '1 pie'],
    ['9ft', '9 Fuß', '9 pieds', '9 piedi', '9 pies'],
    ['3.6 metres', '3.6 m', '3.6 m', '3.6 m', '3.6 m'],
    ['48 pcs', '48 Stück', '48 pièces', '48 pezzi', '48 piezas'],
    ['30ct', '30 Stück', '30 pièces', '30 pezzi', '30 piezas'],
    ['8-Count', '8 Stück', '8 pièces', '8 pezzi', '8 piezas'],
    ['80th', '80.', '80e', '80°', '80.º'],
    ['1st', '1.', '1er', '1°', '1.º'],
    ['80s', '80er', 'années 80', 'anni ’80', 'años 80'],
    ['1:12th', '1:12', '1:12', '1:12', '1:12'],
  ])('writes %s as buyers there do', (text, de, fr, it_, es) => {
    expect((['de', 'fr', 'it', 'es'] as const).map((to) => localForm(text, 'en', to))).toEqual([de, fr, it_, es]);
  });

  it.each(['18ct', 'UH4112', '12cm', '5 in 1', '#12', 'F1', '2.4GHz'])('leaves %s unchanged', (text) => {
    expect(localForm(text, 'en', 'de')).toBe(text);
  });

  it('changes no title of another language, and none for an English site', () => {
    expect(localForm('20 inch', 'en', 'en')).toBe('20 inch');
    expect(localForm('20 inch', 'fr', 'de')).toBe('20 inch');
  });
});

describe('spelling of the United States', () => {
  it.each([
    ['10 metres', '10 meters'],
    ['2-Litre', '2-Liter'],
    ['5 KILOMETRES', '5 KILOMETERS'],
    ['10m', '10m'],
  ])('writes the unit of %s as %s', (text, expected) => {
    expect(americanUnits(text)).toBe(expected);
  });

  it.each([
    ['colour', 'color', true],
    ['tyre', 'tire', true],
    ['jewelled', 'jeweled', true],
    ['organiser', 'organizer', true],
    ['petrol', 'gas', false],
    ['cot', 'crib', false],
  ])('returns whether %s and %s are one word: %s', (one, other, expected) => {
    expect(isSpelling(one, other)).toBe(expected);
  });
});
