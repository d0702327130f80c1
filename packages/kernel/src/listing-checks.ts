/** The checks of items at home, whether they are listed anywhere or not. */
export const HOME_CHECKS = ['gtin', 'brand', 'pictures', 'titleLength'] as const;
export type HomeCheck = (typeof HOME_CHECKS)[number];

/**
 * The checks of live listings, the most helpful first: what makes a buyer leave, then what hides a listing from searches, then what would
 * show it to more people.
 */
export const PLACE_CHECKS = [
  'priceHigh',
  'specifics',
  'pictures',
  'titleSpace',
  'sizes',
  'promotion',
  'gtin',
  'brand',
] as const;
export type PlaceCheck = (typeof PLACE_CHECKS)[number];

/** Every check that a seller can switch off. */
export const LISTING_CHECKS = [...HOME_CHECKS, 'titleSpace', 'specifics', 'sizes', 'priceHigh', 'promotion'] as const;
export type ListingCheck = (typeof LISTING_CHECKS)[number];
