import { conditionIn } from './categories.ts';
import type { Site } from './sites.ts';

/**
 * What a listing may state instead of the condition at home. Refurbished and defective goods are not among them: that is a fact of the
 * goods, and nothing that a setting can say of all of them.
 */
export const STATED_CONDITIONS = [
  'home',
  'NEW_OTHER',
  'LIKE_NEW',
  'USED_EXCELLENT',
  'USED_VERY_GOOD',
  'USED_GOOD',
  'USED_ACCEPTABLE',
] as const;
export type StatedCondition = (typeof STATED_CONDITIONS)[number];

/** What listings of an account state, for all of its countries or for one. */
export interface ListingSettings {
  /** Buyers pay no shipping, whatever the shipping profile says; the seller bears its cost. */
  readonly freeShipping: boolean;
  readonly itemCondition: StatedCondition;
  /** The seller charges no VAT, and listings say so. */
  readonly vatFree: boolean;
}

export const STANDARD_SETTINGS: ListingSettings = { freeShipping: false, itemCondition: 'home', vatFree: false };

/** The settings of a country. Null follows those of the account. */
export interface CountrySettings {
  /** Nothing of the account is listed there. */
  readonly isExcluded: boolean;
  readonly freeShipping: boolean | null;
  readonly itemCondition: StatedCondition | null;
  readonly vatFree: boolean | null;
}

export const DEFAULT_COUNTRY: CountrySettings = {
  isExcluded: false,
  freeShipping: null,
  itemCondition: null,
  vatFree: null,
};

/** `default`: the account's settings apply. `custom`: the country has settings of its own. `excluded`: nothing is listed there. */
export type CountryUsage = 'default' | 'custom' | 'excluded';

export function countryUsageOf({ isExcluded, freeShipping, itemCondition, vatFree }: CountrySettings): CountryUsage {
  if (isExcluded) return 'excluded';
  return freeShipping === null && itemCondition === null && vatFree === null ? 'default' : 'custom';
}

export interface AccountSettings {
  readonly standard: ListingSettings;
  /** Countries without an entry have `DEFAULT_COUNTRY`. */
  readonly countries: ReadonlyMap<Site, CountrySettings>;
}

/** What applies to listings on a site. */
export interface SettingsInForce extends ListingSettings {
  readonly isExcluded: boolean;
}

export function settingsInForce({ standard, countries }: AccountSettings, site: Site): SettingsInForce {
  const { isExcluded, freeShipping, itemCondition, vatFree } = countries.get(site) ?? DEFAULT_COUNTRY;
  return {
    isExcluded,
    freeShipping: freeShipping ?? standard.freeShipping,
    itemCondition: itemCondition ?? standard.itemCondition,
    vatFree: vatFree ?? standard.vatFree,
  };
}

/** eBay's conditions of goods without defects, the best first: the order of its condition ids. */
const BEST_FIRST: readonly string[] = [
  'NEW',
  'NEW_OTHER',
  'CERTIFIED_REFURBISHED',
  'EXCELLENT_REFURBISHED',
  'VERY_GOOD_REFURBISHED',
  'GOOD_REFURBISHED',
  'SELLER_REFURBISHED',
  'LIKE_NEW',
  'PRE_OWNED_EXCELLENT',
  'USED_EXCELLENT',
  'USED_VERY_GOOD',
  'USED_GOOD',
  'PRE_OWNED_FAIR',
  'USED_ACCEPTABLE',
];

/** The condition that a listing states: that of the setting, unless the goods are worse, defective, or in a condition of another marketplace. */
export function statedCondition(atHome: string, wanted: StatedCondition): string {
  if (wanted === 'home') return atHome;
  const [is, stated] = [BEST_FIRST.indexOf(atHome), BEST_FIRST.indexOf(wanted)];
  return is >= 0 && stated > is ? wanted : atHome;
}

/**
 * The condition that a listing states in its category on a site.
 * @param taken the conditions in which the category accepts goods; undefined if it accepts all
 */
export function conditionListed(atHome: string, wanted: StatedCondition, taken: readonly string[] | undefined): string {
  return conditionIn(statedCondition(atHome, wanted), taken) ?? conditionIn(atHome, taken) ?? atHome;
}

/**
 * The end of the key of a shipping policy that is free only because of a setting: the profile has another one beside it, with its own
 * prices.
 */
export const FREE_POLICY = 'f';
