import type { Currency, Money } from '@quayside/kernel';
import fc from 'fast-check';
import type { GatedPrice } from '../gated-price.ts';
import type { PublishEntry, PublishUnit } from '../listings.ts';

const GTINS = ['4006381333931', '40170725', '036000291452', '9783161484100'];
const CONDITIONS = [
  'NEW',
  'NEW_OTHER',
  'NEW_WITH_DEFECTS',
  'LIKE_NEW',
  'CERTIFIED_REFURBISHED',
  'SELLER_REFURBISHED',
  'USED_EXCELLENT',
  'USED_ACCEPTABLE',
  'PRE_OWNED_FAIR',
  'FOR_PARTS_OR_NOT_WORKING',
];
/** Ten billion: higher than any real price. */
const DEAREST_MINOR = 10 ** 12;
const MAX_PIECES = 1_000_000;

/** Realistic and extreme texts: every script, graphemes of several characters, blanks, empty text. */
const text = (longest: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: longest }),
    fc.string({ maxLength: longest }),
    fc.constant('ü'.repeat(longest)),
    fc.constant('🧸'.repeat(Math.floor(longest / 2))),
  );
const said = (longest: number) => text(longest).filter((value) => value.trim() !== '');
/** Item specifics that marketplaces know, and arbitrary ones. */
const specificName = (longest: number) => fc.oneof(fc.constantFrom('color', 'size', 'Farbe', 'Marke'), said(longest));
const picture = fc.webUrl({ validSchemes: ['https'] });

function anyUnit(sku: string, { currency, isGtinNeeded = false }: Marketplace): fc.Arbitrary<PublishUnit> {
  return fc.record({
    sku: fc.constant(sku),
    price: fc
      .integer({ min: 1, max: DEAREST_MINOR })
      .map((minor): GatedPrice => ({ minor, currency }) as Money as GatedPrice),
    quantity: fc.nat(MAX_PIECES),
    gtin: fc.constantFrom(...GTINS, ...(isGtinNeeded ? [] : [null])),
    specifics: fc.dictionary(specificName(45), said(60), { minKeys: 1, maxKeys: 2 }),
    images: fc.array(picture, { maxLength: 3 }),
  });
}

interface Marketplace {
  readonly currency: Currency;
  readonly settings: Readonly<Record<string, string>>;
  /** The marketplace's title limit in characters. */
  readonly titleLimit: number;
  readonly skuLimit: number;
  readonly isGtinNeeded?: boolean;
}

/**
 * Arbitrary listings whose titles and SKUs fit the marketplace. All other fields vary freely and may exceed the marketplace's limits. A
 * connector must send what the marketplace accepts, or reject the entry.
 */
export function anyEntry(marketplace: Marketplace): fc.Arbitrary<PublishEntry> {
  const { titleLimit, skuLimit, settings } = marketplace;
  return fc.uniqueArray(said(skuLimit), { minLength: 1, maxLength: 4 }).chain(([key = '', ...others]) => {
    const skus = others.length > 1 ? others : [key];
    return fc.record({
      key: fc.constant(key),
      isGroup: fc.constant(skus.length > 1),
      title: said(titleLimit),
      description: fc.oneof(text(300), fc.constant(`<p>${'ä'.repeat(4_001)}</p>`)),
      categoryId: fc.constant('TOYS_AND_GAMES'),
      brand: fc.option(text(90)),
      mpn: fc.option(text(90)),
      condition: fc.constantFrom(...CONDITIONS),
      images: fc.array(picture, { maxLength: 30 }),
      attributes: fc.dictionary(specificName(60), fc.array(text(70), { maxLength: 3 }), { maxKeys: 5 }),
      units: fc.tuple(...skus.map((sku) => anyUnit(sku, marketplace))),
      settings: fc.constant(settings),
      mayHaveBeenSent: fc.constant(false),
      knownOffers: fc.constant({}),
    });
  });
}

/** Returns the paths of blank texts in a body. No marketplace accepts a blank name, brand or value. */
export function blanksIn(body: unknown, path = ''): string[] {
  if (typeof body === 'string') return body.trim() === '' ? [path] : [];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => blanksIn(value, `${path}/${name}`));
}
