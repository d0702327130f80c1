import type { Region } from '../countries.ts';
import type { Currency } from '../money.ts';

/** How a country is served: with the region's rates, with its own rates, or not at all. */
export const COUNTRY_TYPES = ['DEFAULT', 'CUSTOM', 'EXCLUDED'] as const;
export type CountryType = (typeof COUNTRY_TYPES)[number];

/**
 * `default` takes the cost from the next wider place, `flat` is a single cost, `range` is a cost by price or weight.
 */
export const RATE_TYPES = ['default', 'flat', 'range'] as const;
export type RateType = (typeof RATE_TYPES)[number];

export const RANGE_BASES = ['price', 'weight'] as const;
export type RangeBasis = (typeof RANGE_BASES)[number];

/** One step of a range. It applies from its lower limit, in minor units or grams, up to the next step's. */
export interface RangeStep {
  readonly from: number;
  /** Minor units of the profile's currency. */
  readonly cost: number;
}

/** Where a rate applies: in every country of the region that uses its rates, or in one CUSTOM country. */
interface RatePlace {
  readonly region: Region;
  /** Null for the whole region. */
  readonly country: string | null;
  /** A service level, or the code of a single site's service. */
  readonly service: string;
}

export interface DefaultRate extends RatePlace {
  /** `default`: the rate of the region for the same service; for a whole region, that of the default profile. */
  readonly type: 'default';
}

export interface FlatRate extends RatePlace {
  readonly type: 'flat';
  /** Minor units of the profile's currency. */
  readonly cost: number;
  /** The cost of each additional piece in a parcel. */
  readonly additionalCost: number;
}

export interface RangeRate extends RatePlace {
  readonly type: 'range';
  readonly by: RangeBasis;
  /** Ascending; the first step starts at 0, so that every price has a cost. */
  readonly steps: readonly RangeStep[];
  readonly additionalCost: number;
}

export type ShippingRate = DefaultRate | FlatRate | RangeRate;

/** A country that differs from its region. Countries that are not listed are DEFAULT. */
export interface CountrySetting {
  readonly code: string;
  readonly type: Exclude<CountryType, 'DEFAULT'>;
}

/** The rules of a profile, without its id and items. */
export interface ShippingRules {
  readonly currency: Currency;
  /** Working days until the parcel is handed to the carrier. */
  readonly handlingDays: number;
  /** Whether buyers pay nothing for shipping and the seller bears the cost. */
  readonly isFreeShipping: boolean;
  readonly countries: readonly CountrySetting[];
  readonly rates: readonly ShippingRate[];
}

export interface ShippingProfile extends ShippingRules {
  readonly profileId: number;
  readonly name: string;
}

/** Limits of a profile's texts and numbers. */
export const SHIPPING_LIMITS = {
  nameLength: 60,
  handlingDays: 30,
  /** eBay accepts at most four services in the site's own country. */
  servicesPerPlace: 4,
  steps: 10,
  /** Minor units. */
  cost: 1_000_000,
  rates: 500,
  profiles: 200,
} as const;
