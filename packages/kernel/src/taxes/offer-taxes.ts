import { FRENCH_VAT_RATES } from './vat-rates.data.ts';

/** The taxes in an offer, if the marketplace requires them with every offer. */
export interface OfferTaxes {
  /** Basis points: 550 is 5.5 %. */
  readonly vatRate: number;
  /** The eco-participation per piece, including VAT, in minor units of the site's currency. */
  readonly ecoTax: number;
}

/** Taxes for the items of one category at home, or for one item. */
export type TaxRule = OfferTaxes &
  ({ readonly categoryId: string; readonly itemId: null } | { readonly categoryId: null; readonly itemId: number });

/** What a seller has confirmed for the offers of an account. */
export interface TaxSettings {
  /** Null until the seller has confirmed one. */
  readonly standard: OfferTaxes | null;
  readonly rules: readonly TaxRule[];
}

export const TAX_LIMITS = {
  rules: 500,
  /** Minor units: a thousand euros. */
  ecoTax: 100_000,
} as const;

export function isVatRate(basisPoints: unknown): boolean {
  return FRENCH_VAT_RATES.some((rate) => rate === basisPoints);
}

interface TaxedItem {
  readonly itemId: number;
  readonly categoryId: string | null;
}

/** Finds an item's taxes: those of the item's own rule, otherwise of its category's, otherwise the default. Null if nothing is confirmed. */
export function createTaxFinder({ standard, rules }: TaxSettings): (item: TaxedItem) => OfferTaxes | null {
  const byItem = new Map<number, OfferTaxes>();
  const byCategory = new Map<string, OfferTaxes>();
  for (const { itemId, categoryId, vatRate, ecoTax } of rules) {
    if (itemId !== null) byItem.set(itemId, { vatRate, ecoTax });
    else byCategory.set(categoryId, { vatRate, ecoTax });
  }
  return ({ itemId, categoryId }) =>
    byItem.get(itemId) ?? (categoryId === null ? undefined : byCategory.get(categoryId)) ?? standard;
}

export function isSameTaxes(one: OfferTaxes | null, other: OfferTaxes | null): boolean {
  return one?.vatRate === other?.vatRate && one?.ecoTax === other?.ecoTax;
}
