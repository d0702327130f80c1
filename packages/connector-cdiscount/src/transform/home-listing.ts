import {
  type HomeListing,
  type HomeListingSummary,
  type HomeVariant,
  type UnreadableHome,
  unreadableHome,
} from '@quayside/connector-kit';
import { type Money, readQuantity } from '@quayside/kernel';
import { type KnownCategory, nameOf } from '../categories.ts';
import type { ShopOffer } from '../shop.ts';
import type { Product } from '../wire.ts';
import { conditionOf, priceOf, sentPrice } from './values.ts';

/** Octopia's values for a product without a brand. */
const NO_BRAND = /^(aucune|sans marque|generique|générique|no brand)$/i;

/** An offer whose price and quantity were read. */
export interface ReadOffer extends ShopOffer {
  readonly price: Money;
  readonly quantity: number;
}

/** One listing: a single offer, or all offers of a group of variants. */
export interface Listed {
  readonly externalId: string;
  readonly offers: readonly ReadOffer[];
  readonly isGroup: boolean;
  /** Offers that cannot be read; `offers` lacks them. */
  readonly unreadable: readonly UnreadableHome[];
}

function readOffer(externalId: string, given: ShopOffer): ReadOffer | UnreadableHome {
  const { reference, offer } = given;
  const price = priceOf(offer);
  const quantity = readQuantity(offer.quantity);
  if (price === undefined) {
    return unreadableHome(externalId, reference, 'price', sentPrice(offer)?.price, { quantity });
  }
  if (quantity === undefined) return unreadableHome(externalId, reference, 'quantity', offer.quantity);
  return { ...given, price, quantity };
}

/** Groups the offers of a shop into listings, in the order of their first offers. A listing may have no readable offer. */
export function toListings(offers: readonly ShopOffer[]): Listed[] {
  const listings = new Map<string, ShopOffer[]>();
  for (const offer of offers) {
    const externalId = offer.group ?? offer.reference;
    const before = listings.get(externalId);
    if (before) before.push(offer);
    else listings.set(externalId, [offer]);
  }
  return [...listings].map(([externalId, members]) => {
    const read = members.map((member) => readOffer(externalId, member));
    return {
      externalId,
      offers: read.flatMap((one) => ('problem' in one ? [] : one)),
      isGroup: members.some(({ group }) => group !== undefined),
      unreadable: read.flatMap((one) => ('problem' in one ? one : [])),
    };
  });
}

function cheapest(offers: readonly ReadOffer[]): Money | undefined {
  return offers
    .map(({ price }) => price)
    .reduce<Money | undefined>((least, price) => (least && least.minor <= price.minor ? least : price), undefined);
}

export function toSummary({ externalId, offers, isGroup }: Listed): HomeListingSummary | undefined {
  const price = cheapest(offers);
  if (price === undefined) return undefined;
  const titles = offers.flatMap(({ offer }) => offer.product?.title ?? []);
  return {
    externalId,
    sku: externalId,
    title: (isGroup ? commonTitle(titles) : titles[0]) || externalId,
    price,
    quantity: offers.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

export function picturesOf({ pictures, sellerPictureUrls }: Product): string[] {
  return [...(pictures ?? sellerPictureUrls ?? [])]
    .sort((one, other) => (one.index ?? 0) - (other.index ?? 0))
    .flatMap(({ url }) => (url ? [url] : []));
}

export function categoryCodeOf({ categoryCode, category }: Product): string | undefined {
  return categoryCode ?? category?.reference;
}

function brandOf({ brand }: Product): string | null {
  const name = typeof brand === 'string' ? brand : brand?.name;
  return name && !NO_BRAND.test(name) ? name : null;
}

/** A product's properties by their display names. */
function attributesOf({ attributes = [] }: Product, category: KnownCategory | undefined): Record<string, string[]> {
  const names = new Map(category?.properties.map((property) => [property.reference, nameOf(property)]));
  return Object.fromEntries(
    attributes.flatMap(({ propertyReference, label, values }) =>
      propertyReference === undefined || !values?.length
        ? []
        : [[names.get(propertyReference) || label || propertyReference, [...values]]],
    ),
  );
}

/** The properties in which the variants of a group differ. */
function varyingNames(variants: readonly Readonly<Record<string, readonly string[]>>[]): string[] {
  const names = [...new Set(variants.flatMap((attributes) => Object.keys(attributes)))];
  const textOf = (attributes: Readonly<Record<string, readonly string[]>>, name: string) =>
    (attributes[name] ?? []).join(', ');
  return names.filter((name) => new Set(variants.map((attributes) => textOf(attributes, name))).size > 1);
}

/** The words with which all titles of a group begin; the rest names the variant. */
export function commonTitle(titles: readonly string[]): string {
  const [first = ''] = titles;
  const words = first.split(' ');
  let shared = words.length;
  for (const title of titles) {
    const others = title.split(' ');
    while (shared > 0 && words.slice(0, shared).join(' ') !== others.slice(0, shared).join(' ')) shared -= 1;
  }
  const common = words
    .slice(0, shared)
    .join(' ')
    .replace(/[\s\-–,:/|]+$/, '');
  return common || first;
}

/** Reads a listing with everything that a publish elsewhere needs; undefined without a readable offer. */
export function toHomeListing(
  listed: Listed,
  products: ReadonlyMap<string, Product>,
  categories: ReadonlyMap<string, KnownCategory>,
): HomeListing | undefined {
  const summary = toSummary(listed);
  const [first] = listed.offers;
  if (!summary || !first) return undefined;
  const product = products.get(first.gtin) ?? {};
  const categoryId = categoryCodeOf(product) ?? '';
  const category = categories.get(categoryId);
  const attributes = listed.offers.map(({ gtin }) => attributesOf(products.get(gtin) ?? {}, category));
  const varying = listed.isGroup ? varyingNames(attributes) : [];
  const titles = listed.offers.flatMap(({ gtin, offer }) => products.get(gtin)?.title ?? offer.product?.title ?? []);
  return {
    ...summary,
    title: listed.isGroup ? commonTitle(titles) || summary.title : (titles[0] ?? summary.title),
    description: product.description ?? '',
    categoryId,
    categoryPath: category?.path ?? [],
    brand: brandOf(product),
    mpn: null,
    gtin: listed.isGroup ? null : first.gtin || null,
    condition: conditionOf(first.offer.condition),
    images: picturesOf(product),
    attributes: Object.fromEntries(Object.entries(attributes[0] ?? {}).filter(([name]) => !varying.includes(name))),
    variants: listed.isGroup
      ? listed.offers.map((offer, index) => toVariant(offer, attributes[index] ?? {}, varying, products))
      : [],
    // The product page is shared with other sellers, and no response contains its address.
    url: null,
  };
}

function toVariant(
  { reference, gtin, price, quantity }: ReadOffer,
  attributes: Readonly<Record<string, readonly string[]>>,
  varying: readonly string[],
  products: ReadonlyMap<string, Product>,
): HomeVariant {
  const specifics = varying.flatMap((name) => {
    const value = attributes[name]?.join(', ');
    return value ? [[name, value] as const] : [];
  });
  return {
    sku: reference,
    // Without a distinguishing property the reference distinguishes the variants.
    specifics: specifics.length > 0 ? Object.fromEntries(specifics) : { Variante: reference },
    price,
    quantity,
    gtin: gtin || null,
    images: picturesOf(products.get(gtin) ?? {}),
  };
}
