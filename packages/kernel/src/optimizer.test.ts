import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACE_CHECKS, type PlaceCheck } from './listing-checks.ts';
import { money } from './money.ts';
import {
  findImprovements,
  type ListingFacts,
  longerTitle,
  type StatedSpecific,
  statedSide,
  usualPrice,
} from './optimizer.ts';

const NOW = new Date('2026-11-30T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const eur = (minor: number) => money(minor, 'EUR');
const specific = (given: Partial<StatedSpecific>): StatedSpecific => ({
  ...{ name: 'Farbe', need: 'recommended', origin: 'item', values: ['Blau'] },
  ...given,
});

const GOOD: ListingFacts = {
  title: 'Blaue Regenjacke der Hafenwerke aus Baumwolle, wasserdicht, Größe 42, mit Kapuze',
  titleLimit: 80,
  hasGtin: true,
  hasBrand: true,
  images: ['https://pictures.example/1.jpg', 'https://pictures.example/2.jpg'],
  specifics: [specific({})],
  unmappedSizes: [],
  price: eur(2_000),
  listedAt: daysAgo(300),
  earlierPrices: [],
  promotion: { market: 'open', isExcluded: false, suggested: 500, marginAt: () => eur(300) },
};
const found = (given: Partial<ListingFacts>, isOn: (check: PlaceCheck) => boolean = () => true) =>
  findImprovements({ ...GOOD, ...given }, isOn, NOW);

describe('the improvements of a listing', () => {
  it('are none for a listing that has everything', () => {
    expect(found({})).toEqual([]);
  });

  it('each name what they follow from, and come with the most helpful first', () => {
    const all = found({
      title: 'Regenjacke',
      hasGtin: false,
      hasBrand: false,
      images: ['https://i.ebayimg.com/images/g/x/s-l300.jpg'],
      specifics: [specific({}), specific({ name: 'Stil', origin: 'none', values: [] })],
      unmappedSizes: ['UK 12', 'UK 12', 'UK 14'],
      price: eur(2_600),
      earlierPrices: [{ until: daysAgo(20), price: eur(2_000) }],
      promotion: { market: 'closed', isExcluded: false, suggested: null, marginAt: (rate) => eur(500 - rate) },
    });
    expect(all).toEqual([
      { check: 'priceHigh', price: eur(2_600), usual: eur(2_000) },
      { check: 'specifics', names: ['Stil'] },
      { check: 'pictures', count: 1, small: 1 },
      { check: 'titleSpace', length: 10, limit: 80, proposal: 'Regenjacke Blau' },
      { check: 'sizes', sizes: ['UK 12', 'UK 14'] },
      { check: 'promotion', why: 'closed', rate: 200, margin: eur(300) },
      { check: 'gtin' },
      { check: 'brand' },
    ]);
    expect(all.map(({ check }) => check)).toEqual(PLACE_CHECKS);
  });

  it('leave out a check that is off', () => {
    expect(found({ hasGtin: false, hasBrand: false }, (check) => check !== 'gtin')).toEqual([{ check: 'brand' }]);
  });

  it('advise no promotion that would lose money, that the seller has paused, or of which nothing is known', () => {
    const promotion = { market: 'closed', isExcluded: false, suggested: 500, marginAt: () => eur(300) } as const;
    expect(found({ promotion })).toHaveLength(1);
    expect(found({ promotion: { ...promotion, market: 'open', isExcluded: true } })).toMatchObject([
      { why: 'excluded' },
    ]);
    expect(found({ promotion: { ...promotion, marginAt: () => eur(0) } })).toEqual([]);
    expect(found({ promotion: { ...promotion, marginAt: () => null } })).toEqual([]);
    expect(found({ promotion: { ...promotion, market: 'paused', isExcluded: true } })).toEqual([]);
    expect(found({ promotion: null })).toEqual([]);
  });
});

describe('the usual price', () => {
  const usual = (days: readonly (readonly [until: number, minor: number])[], price = 3_000, listed = 300) =>
    usualPrice(
      {
        price: eur(price),
        listedAt: daysAgo(listed),
        earlierPrices: days.map(([until, minor]) => ({ until: daysAgo(until), price: eur(minor) })),
      },
      NOW,
    );

  it('is the one that stood longest in the middle, not the one that was changed most often', () => {
    const many = [
      [12, 2_000],
      [11, 9_000],
      [10, 9_100],
      [9, 9_200],
    ] as const;
    expect(usual(many)).toEqual(eur(2_000));
    expect(usual([[100, 2_000]])).toEqual(eur(3_000));
    expect(usual([[80, 2_000]])).toEqual(eur(2_000));
  });

  it('is unknown without another price, in another currency, and within the first month', () => {
    expect(usual([])).toBeUndefined();
    expect(usual([[200, 2_000]])).toBeUndefined();
    expect(usual([[20, 2_000]], 3_000, 29)).toBeUndefined();
    const pounds = { until: daysAgo(20), price: money(2_000, 'GBP') };
    expect(usualPrice({ price: eur(3_000), listedAt: daysAgo(300), earlierPrices: [pounds] }, NOW)).toBeUndefined();
  });
});

describe('a longer title', () => {
  it('says what the listing states in words and the title lacks, required facts first', () => {
    const specifics = [
      specific({ name: 'Material', values: ['Baumwolle'] }),
      specific({ name: 'Marke', need: 'required', values: ['Hafenwerke'] }),
      specific({ values: ['GRÖSSE'] }),
      specific({ name: 'Herstellernummer', values: ['HW-1234'] }),
      specific({ name: 'Größe', values: ['42'] }),
      specific({ name: 'Stil', values: ['Sport', 'Freizeit'] }),
      specific({ name: 'Muster', origin: 'title', values: ['Kariert'] }),
      specific({ name: 'Anlass', need: 'optional', values: ['Hochzeit'] }),
    ];
    expect(longerTitle('Jacke größe', specifics, 80)).toBe('Jacke größe Hafenwerke Baumwolle');
    expect(longerTitle('Jacke größe', specifics, 22)).toBe('Jacke größe Hafenwerke');
    expect(longerTitle('Jacke größe', [], 80)).toBeNull();
  });

  it('keeps the title at its beginning, within the limit, and leaves nothing to add', () => {
    const word = fc.string({ minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        word,
        fc.array(fc.array(word, { maxLength: 2 }), { maxLength: 6 }),
        fc.nat(40),
        (title, values, limit) => {
          const longer = longerTitle(
            title,
            values.map((some) => specific({ values: some })),
            limit,
          );
          if (longer === null) return;
          if (!longer.startsWith(title.trim()) || [...longer].length > limit) throw new Error(longer);
          if (
            longerTitle(
              longer,
              values.map((some) => specific({ values: some })),
              limit,
            ) !== null
          )
            throw new Error(longer);
        },
      ),
    );
  });
});

it('a picture says how large it is where eBay and Amazon write that into its address', () => {
  expect(statedSide('https://i.ebayimg.com/images/g/abc/s-l1600.jpg')).toBe(1_600);
  expect(statedSide('https://i.ebayimg.com/images/g/abc/s-l64.webp?x=1')).toBe(64);
  expect(statedSide('https://m.media-amazon.com/images/I/51abc._SL75_.jpg')).toBe(75);
  expect(statedSide('https://pictures.example/s-l300-harbour.jpg')).toBeUndefined();
});
