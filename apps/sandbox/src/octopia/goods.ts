import { eanCheckDigit } from '../catalog/gtin.ts';
import { DAY_MS } from '../platform/durations.ts';
import { hash32, pickBy } from '../platform/seeded.ts';
import { singleProducts, variedProducts } from './catalogue.data.ts';
import { categoryByReference } from './category-tree.ts';
import { deliveryModes } from './delivery-modes.data.ts';
import type { StoredOffer, StoredProduct } from './model.ts';
import type { OctopiaProfile } from './sellers.data.ts';

/** A product of the built-in catalogue, with the terms at which the shops sell it. */
export interface Good {
  product: StoredProduct;
  priceMinor: number;
  quantity: number;
}

/** The catalogue's offers start within the two years before this day. */
const LATEST_START = Date.UTC(2026, 9, 1);
/** More expensive goods use better delivery modes. */
const TRACKED_FROM_MINOR = 2500;
const VAT = 20;

/** A GTIN of thirteen digits with an in-store prefix of 20 to 29, which no real product has. */
export function gtinOf(key: string): string {
  const digits = String(hash32(`gtin/${key}`) % 10_000_000_000).padStart(10, '0');
  const first12 = `26${digits}`;
  return `${first12}${eanCheckDigit(first12)}`;
}

/** Whether the check digit of thirteen digits is correct. */
export const hasCheckDigit = (gtin: string): boolean =>
  /^\d{13}$/.test(gtin) && Number(gtin[12]) === eanCheckDigit(gtin.slice(0, 12));

/** Octopia's own reference of a product. */
export const productReferenceOf = (gtin: string): string => `AUC${gtin}`;

const openings = [
  'Expédié depuis notre atelier en France, emballé avec soin.',
  'En stock chez nous, préparé le jour même.',
  'Une maison familiale : ce que vous voyez est ce que vous recevez.',
] as const;

function describe(title: string, brand: string, attributes: StoredProduct['attributes'], categoryCode: string): string {
  const known = categoryByReference.get(categoryCode)?.properties ?? [];
  const facts = attributes.map(({ propertyReference, values }) => {
    const label = known.find(({ reference }) => reference === propertyReference)?.label ?? propertyReference;
    return `<li>${label} : ${values.join(', ')}</li>`;
  });
  return `<p><b>${title}</b>, par ${brand}.</p><ul>${facts.join('')}</ul><p>${pickBy(`opening/${title}`, openings)}</p>`;
}

function readAttributes(text: string): StoredProduct['attributes'] {
  if (text === '') return [];
  return text.split(';').map((pair) => {
    const [propertyReference = '', value = ''] = pair.split('=');
    return { propertyReference, values: [value] };
  });
}

interface GoodDraft {
  reference: string;
  categoryCode: string;
  brand: string;
  title: string;
  group: string;
  attributes: StoredProduct['attributes'];
  priceMinor: number;
  quantity: number;
}

/** A catalogue product; `gtin` if it has a code. */
export function goodFrom(draft: GoodDraft, publicUrl: string, gtin = gtinOf(draft.reference)): Good {
  const { reference, categoryCode, brand, title, group, attributes, priceMinor, quantity } = draft;
  const base = `${publicUrl}/media/${encodeURIComponent(group || reference)}.svg`;
  const count = 1 + (hash32(`pictures/${reference}`) % 3);
  const pictures = Array.from({ length: count }, (_, index) => (index === 0 ? base : `${base}?view=${index + 1}`));
  return {
    product: {
      gtin,
      sellerProductReference: reference,
      title,
      description: describe(title, brand, attributes, categoryCode),
      brand,
      categoryCode,
      variantGroupReference: group,
      pictures,
      attributes,
      createdAt: LATEST_START - (hash32(`start/${reference}`) % 730) * DAY_MS,
    },
    priceMinor,
    quantity,
  };
}

const numbered = (index: number): string => `FR-${String(index + 1).padStart(4, '0')}`;
const short = (value: string): string =>
  value
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]+/g, '')
    .toUpperCase()
    .slice(0, 6);

function single(categoryCode: string, row: string, reference: string): GoodDraft {
  const [brand = '', title = '', price = '', quantity = '', attributes = ''] = row.split('|');
  return {
    reference,
    categoryCode,
    brand,
    title,
    group: '',
    attributes: readAttributes(attributes),
    priceMinor: Number(price),
    quantity: Number(quantity),
  };
}

function varied(row: string, group: string): GoodDraft[] {
  const [categoryCode = '', brand = '', title = '', price = '', property = '', values = '', shared = ''] =
    row.split('|');
  return values.split(',').map((value) => {
    const reference = `${group}-${short(value)}`;
    return {
      reference,
      categoryCode,
      brand,
      title: `${title} - ${value}`,
      group,
      attributes: [{ propertyReference: property, values: [value] }, ...readAttributes(shared)],
      priceMinor: Number(price),
      quantity: 1 + (hash32(`stock/${reference}`) % 14),
    };
  });
}

/** The goods of the built-in shop: sixty offers, half of them variants of nine products. */
export function builtinGoods(publicUrl: string): Good[] {
  const singles = Object.entries(singleProducts)
    .flatMap(([categoryCode, rows]) => rows.map((row) => ({ categoryCode, row })))
    .map(({ categoryCode, row }, index) => single(categoryCode, row, numbered(index)));
  const groups = variedProducts.flatMap((row, index) => varied(row, numbered(singles.length + index)));
  return [...singles, ...groups].map((draft) => goodFrom(draft, publicUrl));
}

/**
 * The n-th additional product for tests, derived from the built-in ones. A number always gives the same product; every
 * third to fifth one belongs to a group of variants.
 */
export function seededGood(goods: readonly Good[], number: number, publicUrl: string): Good {
  const model = goods[number % goods.length];
  if (model === undefined) throw new Error('there are no goods to make more of');
  const { product } = model;
  const reference = `FRS-${String(number).padStart(6, '0')}`;
  const series = `série ${number}`;
  const isGrouped = product.variantGroupReference !== '';
  const round = Math.floor(number / goods.length);
  return goodFrom(
    {
      reference,
      categoryCode: product.categoryCode,
      brand: product.brand,
      title: `${product.title}, ${isGrouped ? `série ${round}` : series}`,
      group: isGrouped ? `${product.variantGroupReference}-S${round}` : '',
      attributes: product.attributes,
      priceMinor: 500 + (hash32(`price/${reference}`) % 9500),
      quantity: 1 + (hash32(`stock/${reference}`) % 40),
    },
    publicUrl,
  );
}

/** A product as a shop offers it. */
export function offerFrom(
  { product, priceMinor, quantity }: Good,
  profile: OctopiaProfile,
  number: number,
): StoredOffer {
  const modes = deliveryModes.filter(({ code, isHeavy }) => !isHeavy && profile.deliveryModes.includes(code));
  const [mode] = priceMinor < TRACKED_FROM_MINOR ? modes : modes.slice(1);
  const shipping = { cost: 300 + (hash32(`cost/${product.gtin}`) % 5) * 100, additionalCost: 100 };
  return {
    number,
    reference: product.sellerProductReference,
    gtin: product.gtin,
    condition: 'New',
    priceMinor,
    originPriceMinor: null,
    taxes: [
      { code: 'VAT', value: VAT },
      { code: 'Ecotax', value: 0 },
    ],
    deliveryModes: [{ code: (mode ?? modes[0])?.code ?? 'STD', ...shipping }],
    preparationTime: 1 + (hash32(`preparation/${product.gtin}`) % 3),
    quantity,
    createdAt: product.createdAt,
    updatedAt: product.createdAt,
  };
}
