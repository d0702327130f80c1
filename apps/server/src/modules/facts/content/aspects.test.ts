import { SITES, type Site, siteFacts } from '@quayside/kernel';
import { createSizeConverter } from '@quayside/kernel/sizes/size-converter';
import { describe, expect, it } from 'vitest';
import { UNBRANDED } from './aspects.data.ts';
import * as aspects from './aspects.ts';

const { aspectName, missingAspects } = aspects;

const GERMAN: Readonly<Record<string, string>> = {
  Red: 'Rot',
  Wood: 'Holz',
  Medium: 'Mittel',
  Tidewater: 'Tidenwasser',
};
const translate = (value: string): string => GERMAN[value] ?? value;
const item = (attributes: Readonly<Record<string, readonly string[]>>, brand: string | null = 'Tidewater') => ({
  brand,
  mpn: null,
  attributes,
});

type Given = Parameters<typeof aspects.aspectsFor>[0];
const audience = ({ attributes }: Given, site: Site, words: (value: string) => string, home: Site) => ({
  site,
  translate: words,
  converter: createSizeConverter({ brand: null, categoryId: null, categoryPath: [], attributes }, home, []),
});
const aspectsFor = (of: Given, site: Site, words: (value: string) => string, home: Site = 'UK') =>
  aspects.aspectsFor(of, audience(of, site, words, home));
const specificsFor = (of: Given, specifics: Record<string, string>, site: Site, words: (value: string) => string) =>
  aspects.specificsFor(of, specifics, audience(of, site, words, 'UK'));

describe('the name of a specific', () => {
  it.each([
    ['Colour', 'DE', 'Farbe'],
    ['Colour', 'AT', 'Farbe'],
    ['colour ', 'FR', 'Couleur'],
    ['Colour', 'BEFR', 'Couleur'],
    ['Colour', 'US', 'Color'],
    ['Colour', 'CA', 'Colour'],
    ['Colour', 'AU', 'Colour'],
    ['Brand', 'IT', 'Marca'],
    ['Brand', 'US', 'Brand'],
    ['MPN', 'ES', 'MPN'],
    ['UK Shoe Size', 'US', 'US Shoe Size'],
    ['Thread Count', 'DE', 'Thread Count'],
    ['constructor', 'DE', 'constructor'],
    ['__proto__', 'DE', '__proto__'],
  ] as const)('%j becomes on %s: %j', (name, site, expected) => {
    expect(aspectName(name, site)).toBe(expected);
  });
});

describe('the specifics of an item', () => {
  it('are named and valued in the site’s language, except names, codes and sizes', () => {
    const attributes = { Brand: ['Tidewater'], Colour: ['Red', 'Teal'], Material: ['Wood'], Size: ['Medium'] };
    expect(aspectsFor(item(attributes), 'DE', translate)).toEqual({
      Marke: ['Tidewater'],
      Farbe: ['Rot', 'Teal'],
      Material: ['Holz'],
      Größe: ['Medium'],
    });
  });

  it('keep a marketplace’s own codes as they are, on every site', () => {
    const coded = { ...item({ department: ['Women'], material: ['Wood'] }), platform: 'amazon' as const };
    const words = (value: string) => (value === 'Women' ? 'Damen' : translate(value));
    expect(aspectsFor(coded, 'DE', words)).toMatchObject({ department: ['Women'], material: ['Holz'] });
  });

  it.each([
    ['DE', '44,5'],
    ['FR', '44,5'],
    ['US', '44.5'],
  ] as const)('write a half size as %s does', (site, expected) => {
    const attributes = { Size: ['44.5'] };
    expect(Object.values(aspectsFor(item(attributes), site, translate, 'DE'))).toContainEqual([expected]);
  });

  it('convert a shoe size by the department', () => {
    const attributes = { Brand: ['Tidewater'], 'UK Shoe Size': ['6'], Department: ['Women'] };
    expect(aspectsFor(item(attributes), 'DE', translate)['EU-Schuhgröße']).toEqual(['39']);
    expect(aspectsFor(item(attributes), 'US', translate)['US Shoe Size']).toEqual(['8']);
    expect(specificsFor(item(attributes), { 'UK Shoe Size': '7', Colour: 'Red' }, 'DE', translate)).toEqual({
      'EU-Schuhgröße': '41',
      Farbe: 'Rot',
    });
  });

  it('convert Amazon’s shoe size from the home site’s system', () => {
    const shoe = (size: string) => ({
      ...item({ footwear_size: [size], department: ['Women'] }),
      platform: 'amazon' as const,
    });
    expect(aspectsFor(shoe('6'), 'FR', translate)).toMatchObject({ footwear_size: ['39'] });
    expect(aspectsFor(shoe('39'), 'UK', translate, 'DE')).toMatchObject({ footwear_size: ['6'] });
    expect(specificsFor(shoe('6'), { footwear_size: '7' }, 'DE', translate)).toEqual({ footwear_size: '41' });
  });

  it('use the item’s brand if the specifics lack it', () => {
    expect(aspectsFor(item({}), 'DE', translate)).toEqual({ Marke: ['Tidewater'] });
    expect(aspectsFor(item({ Brand: [] }), 'DE', translate)).toEqual({ Marke: ['Tidewater'] });
  });

  it.each<[Site, string]>([
    ['DE', 'Markenlos'],
    ['BEFR', 'Sans marque'],
    ['IT', 'Senza marca'],
    ['ES', 'Sin marca'],
    ['US', 'Unbranded'],
  ])('state on %s that there is no brand: %s', (site, word) => {
    expect(aspectsFor(item({}, null), site, translate)).toEqual({ [aspectName('Brand', site)]: [word] });
  });

  it('have a translation for a missing brand on every site', () => {
    for (const site of SITES) expect(UNBRANDED[siteFacts(site).language]).toBeTruthy();
  });

  it('keep the first of two that share a name on the site', () => {
    const attributes = { Color: [], Colour: ['Red'], 'Main Colour': ['Teal'] };
    expect(aspectsFor(item(attributes), 'DE', translate)).toEqual({ Farbe: ['Rot'], Marke: ['Tidewater'] });
  });

  it('may have any name', () => {
    const attributes = JSON.parse('{"__proto__":["x"],"constructor":["y"],"toString":["z"]}');
    expect(Object.entries(aspectsFor(item(attributes), 'DE', translate))).toEqual([
      ['__proto__', ['x']],
      ['constructor', ['y']],
      ['toString', ['z']],
      ['Marke', ['Tidewater']],
    ]);
  });
});

describe('a category’s required specific', () => {
  const requirements = {
    categoryId: '1',
    requiredAspects: ['Marke', 'Farbe', 'Größe'].map((name) => ({ name, allowedValues: [], isSelectionOnly: false })),
  };

  it('is missing if its value is absent or blank', () => {
    expect(missingAspects({ Marke: ['Tidewater'], Farbe: [' ', ''] }, requirements, new Set())).toEqual([
      'Farbe',
      'Größe',
    ]);
  });

  it('is provided if the units differ in it', () => {
    expect(missingAspects({ Marke: ['Tidewater'] }, requirements, new Set(['Farbe', 'Größe']))).toEqual([]);
  });
});
