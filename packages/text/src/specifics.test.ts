import { describe, expect, it } from 'vitest';
import { FIXTURE_GLOSSARY } from './glossary.fixture.ts';
import { compileLexicon } from './lexicon.ts';
import { renderParts } from './parts.ts';
import { composeParts } from './specifics.ts';

const SPECIFICS = { Brand: 'Brio', Type: 'Train', Colour: ['Red'], Material: 'Wooden' };
const french = compileLexicon(FIXTURE_GLOSSARY, 'en', 'fr');
const compose = (
  title: string,
  specifics: Readonly<Record<string, string | readonly string[]>> = SPECIFICS,
  brand: string | undefined = 'Brio',
) => {
  const made = composeParts({ title, brand, specifics, lexicon: french });
  return made === undefined ? undefined : renderParts(made.parts);
};

describe('a title from item specifics', () => {
  it('writes brand, type and modifiers in the language’s order, with the numbers of the title', () => {
    expect(compose('Brio Red Wooden Train 33184 30cm')).toBe('Brio Train en bois rouge 33184 30cm');
  });

  it('keeps the pack size of the title', () => {
    expect(compose('Brio trains red, pack of 6')).toBe('Brio Train en bois rouge lot de 6');
  });

  it.each([
    ['a word of the title is missing from the specifics', 'Brio Red Train with Bridge', SPECIFICS],
    ['a specific contains an unknown word', 'Brio Train', { ...SPECIFICS, Colour: 'Chartreuse' }],
    ['the type is missing', 'Brio Train', { Brand: 'Brio', Colour: 'Red' }],
    ['a name in the title is not in the specifics', 'Brio Zorkmid Train', SPECIFICS],
  ])('leaves the title to the draft if %s', (_, title, specifics) => {
    expect(compose(title, specifics)).toBeUndefined();
  });

  it('reports the omitted praise', () => {
    const made = composeParts({ title: 'Brio Lovely Red Train', brand: 'Brio', specifics: SPECIFICS, lexicon: french });
    expect(made?.praise).toEqual(['Lovely']);
  });

  it('adds no number from the specifics to the title', () => {
    expect(compose('Brio Red Train', { ...SPECIFICS, Material: '50% Wooden' })).toBe('Brio Train rouge');
  });
});
