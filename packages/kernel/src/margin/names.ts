/* The names of what a margin is made of, apart from the tables and rules, because checking a call needs only the names. */

/** Groups of categories between which the fees of marketplaces differ. `other` is everything for which they name no fee of its own. */
export const FEE_GROUPS = [
  'electronics',
  'electronics_accessories',
  'appliances',
  'large_appliances',
  'fashion',
  'jewellery',
  'watches',
  'beauty',
  'baby',
  'pets',
  'food',
  'home',
  'furniture',
  'media',
  'vehicle_parts',
  'tools',
  'other',
] as const;
export type FeeGroup = (typeof FEE_GROUPS)[number];

/**
 * The cases of a sale to a consumer (Directive 2006/112/EC as of 2025-08-14). `domestic`: the goods stay in their country. Between members
 * of the EU (articles 33 and 59c) `distance_below`: the seller sells for at most 10,000 euros a year abroad, so the VAT of home applies;
 * `oss`: above that, reported in the one-stop shop; `distance_above`: the same by registration there. `uk` and `ioss`: an import of low
 * value, of which the marketplace collects the VAT in the price. `outside`: no VAT is in the price.
 */
export const VAT_CASES = ['domestic', 'distance_below', 'distance_above', 'oss', 'uk', 'ioss', 'outside'] as const;
export type VatCase = (typeof VAT_CASES)[number];

/**
 * What a seller says of its VAT. `exempt`: a small business that charges none at home. `below`: at most 10,000 euros a year to other
 * members. `oss`, `registered`: above that, as in `VatCase`.
 */
export const VAT_SCHEMES = ['exempt', 'below', 'oss', 'registered'] as const;
export type VatScheme = (typeof VAT_SCHEMES)[number];

/** The terms of a worked sum, in the order in which they are shown. What the buyer pays is positive, every other amount is not. */
export const MARGIN_TERMS = [
  'price',
  'shipping_paid',
  'vat',
  'commission',
  'order_fee',
  'regulatory_fee',
  'ads',
  'shipping',
  'returns',
  'cost',
] as const;
export type MarginTerm = (typeof MARGIN_TERMS)[number];

/** What must be known before a margin can be. */
export const MARGIN_LACKS = [
  'vat_scheme',
  'category',
  'commission',
  'order_fee',
  'regulatory_fee',
  'ad_rate',
  'shipping_cost',
  'return_share',
  'return_cost',
  'unit_cost',
  'exchange_rate',
] as const;
export type MarginLack = (typeof MARGIN_LACKS)[number];
