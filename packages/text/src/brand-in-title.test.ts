import { describe, expect, it } from 'vitest';
import { brandInTitle } from './brand-in-title.ts';
import { baseGlossary, compileLexicon, makeTitle } from './index.ts';

describe('the brand as a title writes it', () => {
  it.each([
    ['Revell 03246 British 4x4', 'Revell-Monogram', 'Revell'],
    ['Bullitt Mustang by GREENLIGHT 1/18', 'GreenLight/Road2Race', 'GREENLIGHT'],
    ['base toys accessories for lorry', 'basetoys', 'base toys'],
    ['Tri-ang Minic HMS Defender', 'TRIANG', 'Tri-ang'],
    ['Richmond Toys Motormax 4X4', 'Richmond Toys, Motormax', 'Richmond Toys Motormax'],
  ])('is found in "%s" for the brand %s', (title, brand, found) => {
    expect(brandInTitle(title, brand)).toBe(found);
  });

  it.each([
    ['is given as it stands there', 'Brio red train', 'BRIO'],
    ['is no common word of it', 'Wooden Toys for boys', 'Kessel-Toys'],
    ['is no short part of it', 'Ace of Hearts cards', 'Ace-Maker'],
    ['is not there', 'Red train', 'Kessel'],
  ])('%s', (_, title, brand) => {
    expect(brandInTitle(title, brand)).toBe(brand);
  });

  it('is none if the item has none', () => {
    expect(brandInTitle('Red train', undefined)).toBeUndefined();
    expect(brandInTitle('Red train', ' - ')).toBe(' - ');
  });
});

it('is in the title of every language', () => {
  for (const to of ['de', 'fr', 'it', 'es'] as const) {
    const made = makeTitle({
      title: "Revell 03246 British 4x4 Off Road Vehicle '109 Series III (1:35 Scale)",
      brand: 'Revell-Monogram',
      category: ['Hobbies', 'Model Building Kits & Tools'],
      from: 'en',
      to,
      limit: 80,
      lexicon: compileLexicon(baseGlossary(), 'en', to),
    });
    expect(made).toMatchObject({ ok: true, title: expect.stringContaining('Revell') });
  }
});
