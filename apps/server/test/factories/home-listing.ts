import type { HomeListing, HomeVariant } from '@quayside/connector-kit';
import { money } from '@quayside/kernel';

let counter = 0;

/** A home listing as a connector returns it. */
export function buildHomeListing(given: Partial<HomeListing> = {}): HomeListing {
  counter += 1;
  return {
    externalId: String(110_000_000_000 + counter),
    sku: `SKU-${counter}`,
    title: `Wooden train ${counter}`,
    description: '<p>A wooden train.</p>',
    price: money(1_999, 'GBP'),
    quantity: 5,
    categoryId: '19019',
    categoryPath: ['Toys & Games', 'Wooden Toys'],
    brand: 'Tidewater',
    mpn: null,
    gtin: null,
    condition: 'NEW',
    images: ['https://img.example/train.jpg'],
    attributes: { Colour: ['Red'], Material: ['Wood'] },
    variants: [],
    url: null,
    ...given,
  };
}

export function buildHomeVariant(given: Partial<HomeVariant> = {}): HomeVariant {
  counter += 1;
  return {
    sku: `VAR-${counter}`,
    specifics: { Colour: `Colour ${counter}` },
    price: money(1_999, 'GBP'),
    quantity: 2,
    gtin: null,
    images: [],
    ...given,
  };
}
