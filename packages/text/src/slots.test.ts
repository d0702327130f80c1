import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSlots, protectedTexts } from './slots.ts';

describe('findSlots', () => {
  it.each([
    ['Kite 9 FT long', '', ['9 FT']],
    ['Balloons 10 x 12 inch', '', ['10 x 12 inch']],
    ['Card 114 mm x 162 mm', '', ['114 mm x 162 mm']],
    ['8 x Charms', '', ['8 x']],
    ['Poster Paper x 1 Roll', '', ['x 1']],
    ['Shirt Size XL', '', ['XL']],
    ['Tank Type VII D', '', ['VII', 'D']],
    ['British Mk A - kit', '', ['A']],
    ['A box of dice', '', []],
    ['30 pcs beads', '', ['30 pcs']],
    ['2 in 1 game', '', ['2', '1']],
    ['Mat 34 in x 48 in', '', ['34 in x 48 in']],
    ['Minion 28-33 cm', '', ['28-33 cm']],
    ['1 in blue', '', ['1']],
    ['Set of 8/10/36', '', ['8/10/36']],
    ['LEGO City Lego', 'lego', ['LEGO', 'Lego']],
    ['Docolla Miku', 'Docolla:', ['Docolla']],
    ['Red - blue', '-', []],
    ['Melissa & Doug blocks', 'Melissa & Doug', ['Melissa & Doug']],
    ['A.S.PUPPETS bear', 'A.S.PUPPETS', ['A.S.PUPPETS']],
  ])('protects what the buyer relies on in "%s"', (title, brand, expected) => {
    expect(protectedTexts(title, brand)).toEqual(expected);
  });

  it('keeps the whole word if the brand is only found inside one', () => {
    expect(protectedTexts('Starships and more', 'Star')).toEqual(['Starships']);
  });

  it('leaves a title without the brand unchanged', () => {
    expect(protectedTexts('Wooden train', 'Brio')).toEqual([]);
  });

  it('loses nothing: pieces and their joiners add up to the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.string({ maxLength: 8 }), (text, brand) => {
        const title = text.replace(/\s+/gu, ' ').trim();
        const joined = findSlots(title, brand)
          .map((piece) => piece.joiner + piece.text)
          .join('');
        expect(joined).toBe(title);
      }),
    );
  });
});
