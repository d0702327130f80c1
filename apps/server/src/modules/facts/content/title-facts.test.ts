import { describe, expect, it } from 'vitest';
import { withTitleFacts } from './title-facts.ts';

const unit = { unitId: 1, sku: 'A', gtin: null, specifics: {}, images: [] };
const item = (title: string, attributes: Record<string, string[]> = {}, specifics: Record<string, string> = {}) =>
  ({ platform: 'ebay', title, attributes, units: [{ ...unit, specifics }] }) as unknown as Parameters<
    typeof withTitleFacts
  >[0];
const attributesOf = (...given: Parameters<typeof item>) => withTitleFacts(item(...given)).attributes;

describe('what a title states about an item', () => {
  it.each([
    [
      'Larkrise Women’s Suede Boots Black UK 6',
      { Colour: ['Black'], Material: ['Suede'], Department: ['Women'], 'UK Shoe Size': ['6'] },
    ],
    ['Diecast Tractor 1/43', { Scale: ['1:43'] }],
    ['Stoneware Mug 350ml Blue', { Colour: ['Blue'], Capacity: ['350ml'] }],
    ['Chess Set', {}],
    ['Plug for UK 3 Pin Sockets', {}],
    ['Storage Jars with Bamboo Lids', {}],
  ])('is read from %s', (title, facts) => {
    expect(attributesOf(title)).toEqual(facts);
  });

  it('is empty if the title states two values', () => {
    expect(attributesOf('Mugs 350ml and 500ml, Red and Blue')).toEqual({});
  });

  it('does not override the item’s own facts, or those in which its units differ', () => {
    expect(attributesOf('Black Boots', { colour: ['Anthracite'] })).toEqual({ colour: ['Anthracite'] });
    expect(attributesOf('Black Boots', {}, { Colour: 'Black' })).toEqual({});
  });

  it('is omitted if the names of specifics are codes', () => {
    const coded = { ...item('Black Boots'), platform: 'amazon' } as Parameters<typeof withTitleFacts>[0];
    expect(withTitleFacts(coded).attributes).toEqual({});
  });
});
