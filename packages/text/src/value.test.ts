import { describe, expect, it } from 'vitest';
import { COLOURS } from './description/colours.data.ts';
import { FACT_VALUES } from './description/fact-values.data.ts';
import { MATERIALS } from './description/materials.data.ts';
import { isNameIn, translateValue } from './value.ts';

const LANGUAGES = ['de', 'fr', 'it', 'es'] as const;
const inAll = (value: string) => LANGUAGES.map((to) => translateValue(value, 'en', to, 50));

describe('the value of a specific', () => {
  it.each([
    ['Red', ['Rot', 'Rouge', 'Rosso', 'Rojo']],
    ['stainless  steel', ['Edelstahl', 'Acier inoxydable', 'Acciaio inox', 'Acero inoxidable']],
    ['Black & White', ['Schwarz und weiß', 'Noir et blanc', 'Nero e bianco', 'Negro y blanco']],
    ['Red/Black', ['Rot/schwarz', 'Rouge/noir', 'Rosso/nero', 'Rojo/negro']],
    ['Wool, Silk', ['Wolle, Seide', 'Laine, Soie', 'Lana, Seta', 'Lana, Seda']],
    ['2.5 inches', ['2,5 Zoll', '2,5 pouces', '2,5 pollici', '2,5 pulgadas']],
    ['Yes', ['Ja', 'Oui', 'Sì', 'Sí']],
    ['XL', ['XL', 'XL', 'XL', 'XL']],
    ['R3735/B', ['R3735/B', 'R3735/B', 'R3735/B', 'R3735/B']],
  ])('is said in every language: %s', (value, expected) => {
    expect(inAll(value)).toEqual(expected);
  });

  it.each(['Wibbly', 'Red and wibbly', '100% Frobnium', ''])('is undefined if the list lacks it: "%s"', (value) => {
    expect(inAll(value)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is undefined if it is longer than allowed', () => {
    expect(translateValue('Stainless steel', 'en', 'fr', 10)).toBeUndefined();
  });

  it('is said from other languages than English too', () => {
    expect(translateValue('Rot', 'de', 'fr', 50)).toBe('Rouge');
    expect(translateValue('Laine', 'fr', 'de', 50)).toBe('Wolle');
    expect(translateValue('Baumwolle', 'de', 'en-GB', 50)).toBe('Cotton');
  });

  it('stays as it is in the same language, in the spelling of the site', () => {
    expect(translateValue('Grey wibbly', 'en', 'en-US', 50)).toBe('Gray wibbly');
    expect(translateValue('Wibblig', 'de', 'de', 50)).toBe('Wibblig');
  });

  it('has a form in each language in every row, and no spelling twice', () => {
    const rows = [COLOURS, MATERIALS, FACT_VALUES].join('').trim().split(/\n+/u);
    const spellings = rows.flatMap((row) => (row.split(' ; ')[0] ?? '').split('|'));
    expect(rows.filter((row) => row.split(' ; ').filter((cell) => cell.trim() !== '').length !== 5)).toEqual([]);
    expect(spellings.filter((one, place) => spellings.indexOf(one) !== place)).toEqual([]);
  });
});

describe('a value that nothing translates', () => {
  it.each(['Star Wars', 'Batman', 'Frobnium', 'Warhammer 40,000', 'Lord of the Rings', 'Manchester United'])(
    'is a name if no word of it is known to be English: %s',
    (value) => {
      expect(LANGUAGES.map((to) => isNameIn(value, 'en', to))).toEqual([true, true, true, true]);
    },
  );

  it.each(['With Box', 'Does not apply', 'Wooden', 'Without wibble', 'Brand new with tags'])(
    'is no name if it has words of its own language: %s',
    (value) => {
      expect(LANGUAGES.map((to) => isNameIn(value, 'en', to))).toEqual([false, false, false, false]);
      expect(isNameIn(value, 'en', 'en-US')).toBe(true);
    },
  );
});
