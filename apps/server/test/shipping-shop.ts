import type { ShippingProfileInput, ShippingRateInput } from '@quayside/contract';
import { type Region, type Site, siteFacts } from '@quayside/kernel';

/** The foreign sites of a shop in the United Kingdom, by the region of their country. */
export const REGION_OF: ReadonlyMap<Site, Region> = new Map<Site, Region>([
  ...(['DE', 'AT', 'FR', 'BEFR', 'IT', 'ES', 'IE'] as const).map((site) => [site, 'EU'] as const),
  ...(['US', 'CA'] as const).map((site) => [site, 'NA'] as const),
  ['AU', 'RW'],
]);
export const TEN_SITES: readonly Site[] = [...REGION_OF.keys()];

/** eBay's name for standard delivery from abroad. */
export const STANDARD: Readonly<Partial<Record<Site, string>>> = {
  DE: 'DE_StandardversandAusDemAusland',
  AT: 'AT_StandardDeliveryFromAbroad',
  FR: 'FR_StandardDeliveryFromAbroad',
  BEFR: 'BEFR_StandardDeliveryFromAbroad',
  IT: 'IT_StandardDeliveryFromAbroad',
  ES: 'ES_StandardDeliveryFromAbroad',
  IE: 'IE_StandardDeliveryFromAbroad',
  US: 'StandardShippingFromOutsideUS',
  CA: 'CA_StandardShippingfromoutsideCanada',
  AU: 'AU_StandardDeliveryFromOutsideAU',
};

/** A profile in simple terms, from which the expected listings are derived independently of the product's rules. */
export interface ProfileTerms {
  readonly name: string;
  readonly handlingDays: number;
  readonly isFree: boolean;
  readonly regions: Readonly<Record<Region, number>>;
  /** Countries with their own cost. */
  readonly custom: Readonly<Record<string, number>>;
  /** Sites to whose countries nothing is shipped. */
  readonly excluded: readonly Site[];
  /** From this home price on, shipping to Europe costs this much. */
  readonly dear: { readonly from: number; readonly cost: number } | null;
}

export const SMALL: ProfileTerms = {
  name: 'Small',
  handlingDays: 1,
  isFree: false,
  regions: { EU: 490, NA: 980, RW: 1_250 },
  custom: { FR: 650 },
  excluded: [],
  dear: null,
};
export const LARGE: ProfileTerms = {
  name: 'Large',
  handlingDays: 3,
  isFree: false,
  regions: { EU: 1_290, NA: 1_900, RW: 2_400 },
  custom: {},
  excluded: ['US'],
  dear: { from: 2_000, cost: 890 },
};
export const FREE: ProfileTerms = {
  name: 'Free',
  handlingDays: 2,
  isFree: true,
  regions: { EU: 390, NA: 790, RW: 990 },
  custom: {},
  excluded: ['DE', 'AU'],
  dear: null,
};

/**
 * The amount in pence that a buyer on the site pays for shipping an item of this home price; null if it is not shipped
 * there.
 */
export function pencePaid(terms: ProfileTerms, site: Site, pricePence: number): number | null {
  const region = REGION_OF.get(site);
  if (region === undefined || terms.excluded.includes(site)) return null;
  if (terms.isFree) return 0;
  const own = terms.custom[site];
  if (own !== undefined) return own;
  const isDear = region === 'EU' && terms.dear !== null && pricePence >= terms.dear.from;
  return isDear ? (terms.dear?.cost ?? 0) : terms.regions[region];
}

const STANDARD_RATE = { service: 'STANDARD', additional_cost: 0 } as const;

export function ratesOf({ regions, custom, dear }: ProfileTerms): ShippingRateInput[] {
  return [
    ...(['EU', 'NA', 'RW'] as const).map((region): ShippingRateInput => {
      const place = { ...STANDARD_RATE, region, country: null };
      if (region !== 'EU' || dear === null) return { ...place, type: 'flat', cost: regions[region] };
      return { ...place, type: 'range', by: 'price', steps: [{ from: 0, cost: regions[region] }, dear] };
    }),
    ...Object.entries(custom).map(
      ([country, cost]): ShippingRateInput => ({ ...STANDARD_RATE, region: 'EU', country, type: 'flat', cost }),
    ),
  ];
}

export function profileOf(terms: ProfileTerms): ShippingProfileInput {
  const setting = (site: Site, type: 'CUSTOM' | 'EXCLUDED') => ({
    region: REGION_OF.get(site) ?? 'RW',
    country: { code: siteFacts(site).country, type },
  });
  const settings = [
    ...(Object.keys(terms.custom) as Site[]).map((site) => setting(site, 'CUSTOM')),
    ...terms.excluded.map((site) => setting(site, 'EXCLUDED')),
  ];
  return {
    name: terms.name,
    currency: 'GBP',
    handling_time: terms.handlingDays,
    free_shipping: terms.isFree,
    regions: (['EU', 'NA', 'RW'] as const).map((code) => ({
      code,
      countries: settings.filter(({ region }) => region === code).map(({ country }) => country),
    })),
    rates: ratesOf(terms),
  };
}
