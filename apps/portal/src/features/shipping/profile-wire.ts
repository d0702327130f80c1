import type {
  DefaultShippingProfile,
  ShippingProfileInput,
  ShippingProfileView,
  ShippingRateInput,
} from '@quayside/contract';
import { type Currency, REGIONS, regionOf, type ShippingRate, type ShippingRules } from '@quayside/kernel';

export type NamedRules = ShippingRules & { readonly name: string };

/** The fields that a saved profile and a proposal share. */
interface WireRules {
  readonly regions: ShippingProfileInput['regions'];
  readonly rates: readonly ShippingRateInput[];
}

interface WireHead {
  readonly name: string;
  readonly currency: Currency;
  readonly handling_time: number;
  readonly free_shipping: boolean;
}

function read(head: WireHead, { regions, rates }: WireRules): NamedRules {
  return {
    name: head.name,
    currency: head.currency,
    handlingDays: head.handling_time,
    isFreeShipping: head.free_shipping,
    countries: regions.flatMap(({ countries }) =>
      countries.flatMap(({ code, type }) => (type === 'DEFAULT' ? [] : [{ code, type }])),
    ),
    rates: rates.map((rate): ShippingRate => {
      if (rate.type === 'default') return rate;
      const { additional_cost: additionalCost, ...rest } = rate;
      return { ...rest, additionalCost };
    }),
  };
}

export function rulesOfView(view: ShippingProfileView): NamedRules {
  return read(view.profile, view);
}

/** The saved default profile or the proposal for it; null if there is neither. */
export function rulesOfDefault({ data }: DefaultShippingProfile): NamedRules | null {
  if (data === null) return null;
  return 'profile' in data ? rulesOfView(data) : read(data, data);
}

/** The request body that saves rules. */
export function inputOf(rules: NamedRules): ShippingProfileInput {
  return {
    name: rules.name,
    currency: rules.currency,
    handling_time: rules.handlingDays,
    free_shipping: rules.isFreeShipping,
    regions: REGIONS.map((code) => ({
      code,
      countries: rules.countries.filter((country) => regionOf(country.code) === code),
    })),
    rates: rules.rates.map((rate): ShippingRateInput => {
      if (rate.type === 'default') return rate;
      const { additionalCost: additional_cost, ...rest } = rate;
      return { ...rest, additional_cost };
    }),
  };
}
