import { isCountry } from '../countries.ts';
import { SHIPPING_LIMITS, type ShippingRate, type ShippingRules } from './profile.ts';
import { regionOf } from './regions.ts';
import { isServiceLevel, isShippingService, siteServices } from './services.ts';

/** The possible problems of a profile's rules. Each code has the message `shipping:flaw.<code>`. */
export const SHIPPING_FLAWS = [
  'unknown_country',
  'country_twice',
  'unknown_service',
  'service_of_other_country',
  'rate_twice',
  'rate_without_country',
  'country_without_rate',
  'range_from_zero',
  'range_not_ascending',
  'default_without_base',
  'too_many_services',
] as const;
export type ShippingFlaw = (typeof SHIPPING_FLAWS)[number];

export interface FoundFlaw {
  readonly flaw: ShippingFlaw;
  /** The country or service concerned. */
  readonly about: string;
}

/**
 * The first problem of a profile's rules; undefined if they are valid. `isDefault`: there is no wider profile to fall
 * back on.
 */
export function findShippingFlaw(
  rules: Pick<ShippingRules, 'countries' | 'rates'>,
  isDefault: boolean,
): FoundFlaw | undefined {
  const codes = rules.countries.map(({ code }) => code);
  const unknown = codes.find((code) => !isCountry(code));
  if (unknown !== undefined) return { flaw: 'unknown_country', about: unknown };
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  if (twice !== undefined) return { flaw: 'country_twice', about: twice };
  const custom = new Set(rules.countries.filter(({ type }) => type === 'CUSTOM').map(({ code }) => code));
  const seen = new Map<string, number>();
  const places = new Set<string>();
  for (const rate of rules.rates) {
    const flaw = rateFlaw(rate, rules, isDefault);
    if (flaw) return { flaw, about: rate.country ?? rate.service };
    if (rate.country !== null && !custom.has(rate.country))
      return { flaw: 'rate_without_country', about: rate.country };
    const place = `${rate.region} ${rate.country ?? ''}`;
    if (places.has(`${place} ${rate.service}`)) return { flaw: 'rate_twice', about: rate.service };
    places.add(`${place} ${rate.service}`);
    seen.set(place, (seen.get(place) ?? 0) + 1);
    if ((seen.get(place) ?? 0) > SHIPPING_LIMITS.servicesPerPlace)
      return { flaw: 'too_many_services', about: place.trim() };
  }
  const bare = [...custom].find((code) => !rules.rates.some(({ country }) => country === code));
  return bare === undefined ? undefined : { flaw: 'country_without_rate', about: bare };
}

function rateFlaw(
  rate: ShippingRate,
  { rates }: Pick<ShippingRules, 'rates'>,
  isDefault: boolean,
): ShippingFlaw | undefined {
  const { region, country, service } = rate;
  if (country !== null && (!isCountry(country) || regionOf(country) !== region)) return 'unknown_country';
  if (!isShippingService(service)) return 'unknown_service';
  if (!isServiceLevel(service) && !isOfPlace(service, rate)) return 'service_of_other_country';
  if (rate.type === 'range') {
    if (rate.steps[0]?.from !== 0) return 'range_from_zero';
    const isAscending = rate.steps.every(
      (step, index) => index === 0 || step.from > (rate.steps[index - 1]?.from ?? 0),
    );
    if (!isAscending) return 'range_not_ascending';
  }
  if (rate.type !== 'default') return undefined;
  const hasBase =
    country === null
      ? !isDefault
      : rates.some((one) => one.region === region && one.country === null && one.service === service);
  return hasBase ? undefined : 'default_without_base';
}

/** A service of a single site can only be in a rate of that site's country. */
function isOfPlace(service: string, { country }: ShippingRate): boolean {
  if (country === null) return false;
  const site = siteServices().find(({ code }) => code === service)?.site;
  return site !== undefined && [site === 'UK' ? 'GB' : site, site === 'BEFR' ? 'BE' : site].includes(country);
}
