import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTemplate, memoryKey, memoryTemplate } from './memory.ts';

describe('title memory', () => {
  it('has the same key for every size of a product, and another one for another product', () => {
    expect(memoryKey('Nike Shoes size 42', 'Nike')).toBe(memoryKey('Nike  shoes Size 43', 'Nike'));
    expect(memoryKey('Nike Shoes size 42', 'Nike')).not.toBe(memoryKey('Nike Boots size 42', 'Nike'));
  });

  it('distinguishes singular and plural, because grammar does', () => {
    expect(memoryKey('1 balloon')).not.toBe(memoryKey('5 balloon'));
  });

  it('fills a remembered title with the numbers of the next one', () => {
    const template = memoryTemplate('Nike Shoes size 42 30cm', 'Nike Schuhe Größe 42 30cm', 'Nike');
    expect(template).toBe('{1} Schuhe Größe {2} {3}');
    expect(fillTemplate(template ?? '', 'Nike Shoes size 9 12cm', 'Nike')).toBe('Nike Schuhe Größe 9 12cm');
  });

  it('remembers nothing if a number was changed', () => {
    expect(memoryTemplate('Ball 2.5 cm', 'Ball 2,5 cm')).toBeUndefined();
  });

  it('does not find a short number inside a longer one or inside a placeholder', () => {
    expect(memoryTemplate('5 balls 25 cm 2', '25 cm Bälle 5 2')).toBe('{2} Bälle {1} {3}');
  });

  it.each([
    ['Woman blouse S', 'Damenbluse S', 'Damenbluse {1}'],
    ['Blue shirt L', 'Chemise L’essentiel bleue L', 'Chemise L’essentiel bleue {1}'],
    ['Ball 5', 'Ball 2,5 m, Größe 5', 'Ball 2,5 m, Größe {1}'],
    ['Set of 5', '5er-Set', '{1}er-Set'],
    ['Jumper xl', 'Pullover XL', 'Pullover XL'],
    ['Jumper XL', 'Pullover xl', 'Pullover {1}'],
    ['Ball 12', 'Ball 112', undefined],
    ['Shirt S', 'Hemd', undefined],
    ['Shirt S', 'Bluse', undefined],
    ['Shirt M', 'Hemd M oder Kleid M', undefined],
    ['Shirt M dress M', 'Hemd M oder Kleid M', 'Hemd {1} oder Kleid {2}'],
  ])(
    'finds a slot only as a whole word or number, and only if it is clear which: %s, %s',
    (source, target, template) => {
      expect(memoryTemplate(source, target)).toBe(template);
    },
  );

  it('rejects a template with other slots than the title', () => {
    expect(fillTemplate('{1} Schuhe {2}', 'Shoes 42')).toBeUndefined();
    expect(fillTemplate('Schuhe', 'Shoes 42')).toBeUndefined();
  });

  it('fills no slot into a word or number', () => {
    expect(fillTemplate('Damenblu{1}e S', 'Woman blouse M')).toBeUndefined();
    expect(fillTemplate('Ball 2,{1} m', 'Ball 7')).toBeUndefined();
    expect(fillTemplate('{1}er-Set', 'Set of 6')).toBe('6er-Set');
  });

  it('returns the remembered target for the same source', () => {
    const word = fc.constantFrom('red', 'train', 'Acme', '42', '30cm', 'C3203', 'XL', '1:72', '5');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const title = words.join(' ');
        const template = memoryTemplate(title, title, 'Acme');
        expect(template).toBeDefined();
        expect(fillTemplate(template ?? '', title, 'Acme')).toBe(title);
      }),
    );
  });
});
