import {
  type CountryType,
  type Currency,
  countriesOfRegion,
  type EnteredNumber,
  type RangeBasis,
  type RateType,
  REGIONS,
  type Region,
  regionOf,
  type ShippingRate,
  type ShippingRules,
} from '@quayside/kernel';
import type { PlacedCountry } from './country-choice.ts';

/** One step of a range, as typed. */
export interface DraftStep {
  readonly key: number;
  readonly from: EnteredNumber;
  readonly cost: EnteredNumber;
}

/** A rate, as typed. Fields that its type does not use are kept, so that changing the type back loses nothing. */
export interface DraftRate {
  readonly key: number;
  readonly region: Region;
  /** Null for the whole region. */
  readonly country: string | null;
  readonly service: string;
  readonly type: RateType;
  readonly by: RangeBasis;
  readonly cost: EnteredNumber;
  readonly additionalCost: EnteredNumber;
  readonly steps: readonly DraftStep[];
}

/** A profile, as edited. */
export interface ProfileDraft {
  readonly name: string;
  readonly currency: Currency;
  readonly handlingDays: EnteredNumber;
  readonly isFreeShipping: boolean;
  /** Countries that are CUSTOM or EXCLUDED. */
  readonly types: ReadonlyMap<string, Exclude<CountryType, 'DEFAULT'>>;
  readonly rates: readonly DraftRate[];
}

let lastKey = 0;
/** A React key that no other rate or step on this page has. */
const newKey = () => ++lastKey;

export function newStep(from: EnteredNumber): DraftStep {
  return { key: newKey(), from, cost: null };
}

export function newRate(region: Region, country: string | null, service: string, type: RateType): DraftRate {
  return {
    key: newKey(),
    region,
    country,
    service,
    type,
    by: 'price',
    cost: null,
    additionalCost: null,
    steps: [newStep(0)],
  };
}

function draftRate(rate: ShippingRate): DraftRate {
  const draft = newRate(rate.region, rate.country, rate.service, rate.type);
  if (rate.type === 'default') return draft;
  const { additionalCost } = rate;
  if (rate.type === 'flat') return { ...draft, additionalCost, cost: rate.cost };
  return { ...draft, additionalCost, by: rate.by, steps: rate.steps.map((step) => ({ key: newKey(), ...step })) };
}

export function draftOf(profile: ShippingRules & { readonly name: string }): ProfileDraft {
  const { name, currency, handlingDays, isFreeShipping } = profile;
  return {
    ...{ name, currency, handlingDays, isFreeShipping },
    types: new Map(profile.countries.map(({ code, type }) => [code, type])),
    rates: profile.rates.map(draftRate),
  };
}

/** The countries of a region, each with its list. */
export function placedIn(draft: Pick<ProfileDraft, 'types'>, region: Region): readonly PlacedCountry[] {
  return countriesOfRegion(region).map((code) => ({ code, type: draft.types.get(code) ?? 'DEFAULT' }));
}

/** The CUSTOM countries of a region. */
export function customIn({ types }: Pick<ProfileDraft, 'types'>, region: Region): readonly string[] {
  return [...types].filter(([code, type]) => type === 'CUSTOM' && regionOf(code) === region).map(([code]) => code);
}

export function ratesAt(draft: Pick<ProfileDraft, 'rates'>, region: Region, country: string | null) {
  return draft.rates.filter((rate) => rate.region === region && rate.country === country);
}

/**
 * Moves countries to a list. A country that gets its own rates starts with its region's services and costs; one that
 * leaves loses its own rates.
 */
export function withMoved(draft: ProfileDraft, codes: readonly string[], type: CountryType): ProfileDraft {
  const types = new Map(draft.types);
  for (const code of codes) {
    if (type === 'DEFAULT') types.delete(code);
    else types.set(code, type);
  }
  const others = draft.rates.filter(({ country }) => country === null || types.get(country) === 'CUSTOM');
  const begun = type === 'CUSTOM' ? codes.filter((code) => !others.some(({ country }) => country === code)) : [];
  const first = begun.flatMap((code) =>
    ratesAt(draft, regionOf(code), null).map(({ service }) => newRate(regionOf(code), code, service, 'default')),
  );
  return { ...draft, types, rates: [...others, ...first] };
}

export function withRate(draft: ProfileDraft, changed: DraftRate): ProfileDraft {
  return { ...draft, rates: draft.rates.map((rate) => (rate.key === changed.key ? changed : rate)) };
}

export function withoutRate(draft: ProfileDraft, key: number): ProfileDraft {
  return { ...draft, rates: draft.rates.filter((rate) => rate.key !== key) };
}

const entered = (value: EnteredNumber) => (typeof value === 'number' ? value : 0);

function rateOf(rate: DraftRate): ShippingRate {
  const place = { region: rate.region, country: rate.country, service: rate.service };
  const additionalCost = entered(rate.additionalCost);
  if (rate.type === 'default') return { ...place, type: 'default' };
  if (rate.type === 'flat') return { ...place, type: 'flat', cost: entered(rate.cost), additionalCost };
  const steps = rate.steps.map(({ from, cost }) => ({ from: entered(from), cost: entered(cost) }));
  return { ...place, type: 'range', by: rate.by, steps, additionalCost };
}

/** The rules of a draft. Unreadable fields count as 0, so the rules of an invalid draft are only for display. */
export function rulesOf(draft: ProfileDraft): ShippingRules & { readonly name: string } {
  return {
    name: draft.name.trim(),
    currency: draft.currency,
    handlingDays: entered(draft.handlingDays),
    isFreeShipping: draft.isFreeShipping,
    countries: [...draft.types]
      .map(([code, type]) => ({ code, type }))
      .sort((one, other) => (one.code < other.code ? -1 : 1)),
    rates: draft.rates.map(rateOf),
  };
}

/** Whether two drafts would save the same rules. */
export function isSameDraft(one: ProfileDraft, other: ProfileDraft): boolean {
  return written(one) === written(other);
}

/** The draft including unreadable text, without React keys. */
function written(draft: ProfileDraft): string {
  const unread = draft.rates.flatMap(({ cost, additionalCost, steps }) => [
    cost,
    additionalCost,
    ...steps.flatMap((step) => [step.from, step.cost]),
  ]);
  return JSON.stringify([
    rulesOf(draft),
    draft.name,
    draft.handlingDays,
    unread.map((value) => value === 'unreadable'),
  ]);
}

/** The countries whose list differs, by their new list. */
export function movedBetween(before: ProfileDraft, after: ProfileDraft): ReadonlyMap<CountryType, readonly string[]> {
  const moved = new Map<CountryType, readonly string[]>();
  for (const code of REGIONS.flatMap((region) => countriesOfRegion(region))) {
    const type = after.types.get(code) ?? 'DEFAULT';
    if (type !== (before.types.get(code) ?? 'DEFAULT')) moved.set(type, [...(moved.get(type) ?? []), code]);
  }
  return moved;
}
