import type {
  ShippingProfileInput,
  ShippingProfilePage,
  ShippingProfileView,
  ShippingRateInput,
  ShippingRatesView,
} from '@quayside/contract';
import {
  countriesOfRegion,
  countryTypeOf,
  REGIONS,
  type ShippingRate,
  type ShippingRules,
  servedRegions,
} from '@quayside/kernel';
import type { ProfileItemCount } from './item-shipping.repository.ts';
import type { ProfileDraft, StoredProfile } from './shipping.repository.ts';

/** Converts rates and rules between our own types and the contract's. */
export function toRate(rate: ShippingRateInput): ShippingRate {
  if (rate.type === 'default') return rate;
  const { additional_cost: additionalCost, ...rest } = rate;
  return { ...rest, additionalCost };
}

export function fromRate(rate: ShippingRate): ShippingRateInput {
  if (rate.type === 'default') return rate;
  const { additionalCost: additional_cost, ...rest } = rate;
  return { ...rest, additional_cost };
}

export function toDraft(input: ShippingProfileInput): ProfileDraft {
  return {
    name: input.name,
    currency: input.currency,
    handlingDays: input.handling_time,
    isFreeShipping: input.free_shipping,
    countries: input.regions.flatMap(({ countries }) =>
      countries.flatMap(({ code, type }) => (type === 'DEFAULT' ? [] : [{ code, type }])),
    ),
    rates: input.rates.map(toRate),
  };
}

export function toView(profile: StoredProfile, items: readonly ProfileItemCount[]): ShippingProfileView {
  return {
    id: profile.profileId,
    profile: toHead(profile),
    regions: REGIONS.map((code) => toRegion(code, profile)),
    rates: profile.rates.map(fromRate),
    items: toItems(profile, items),
    updated_at: profile.updatedAt.toISOString(),
  };
}

function toHead(profile: StoredProfile): ShippingProfileView['profile'] {
  return {
    profile_id: profile.profileId,
    name: profile.name,
    currency: profile.currency,
    handling_time: profile.handlingDays,
    free_shipping: profile.isFreeShipping,
    is_default: profile.isDefault,
  };
}

function toRegion(
  code: (typeof REGIONS)[number],
  rules: Pick<ShippingRules, 'countries'>,
): ShippingProfileView['regions'][number] {
  const countries = countriesOfRegion(code).map((country) => ({ code: country, type: countryTypeOf(rules, country) }));
  const ofType = (type: string) => countries.filter((one) => one.type === type).map((one) => one.code);
  return {
    code,
    countries,
    countries_using_default: ofType('DEFAULT'),
    custom_countries: ofType('CUSTOM'),
    excluded_countries: ofType('EXCLUDED'),
  };
}

function toItems({ profileId }: StoredProfile, items: readonly ProfileItemCount[]): ShippingProfileView['items'] {
  return items.filter((one) => one.profileId === profileId).map(({ platform, count }) => ({ platform, count }));
}

export function toSummary(
  profile: StoredProfile,
  items: readonly ProfileItemCount[],
): ShippingProfilePage['list'][number] {
  const ofType = (type: string) => profile.countries.filter((one) => one.type === type).length;
  return {
    ...toHead(profile),
    id: profile.profileId,
    regions: servedRegions(profile),
    custom_countries: ofType('CUSTOM'),
    excluded_countries: ofType('EXCLUDED'),
    items: toItems(profile, items),
    updated_at: profile.updatedAt.toISOString(),
  };
}

export function toRatesView(profile: StoredProfile): ShippingRatesView {
  return { profile_id: profile.profileId, currency: profile.currency, rates: profile.rates.map(fromRate) };
}

/** A profile's rules as the body of `create`. */
export function fromDraft(draft: ProfileDraft): Omit<ShippingProfileInput, 'expected' | 'is_default'> {
  return {
    name: draft.name,
    currency: draft.currency,
    handling_time: draft.handlingDays,
    free_shipping: draft.isFreeShipping,
    regions: REGIONS.map((code) => ({
      code,
      countries: draft.countries.filter((country) => countriesOfRegion(code).includes(country.code)),
    })),
    rates: draft.rates.map(fromRate),
  };
}
