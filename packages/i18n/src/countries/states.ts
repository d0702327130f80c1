import { CA, US } from 'country-region-data';
import { PROVINCES_IN_FRENCH } from './states.data.ts';

/** A state or province in an address. */
export interface State {
  /** The postal code of the state: CA, QC. */
  readonly code: string;
  readonly name: string;
}

type Regions = typeof CA;

const stated = ([, , regions]: Regions): readonly State[] =>
  regions.map(([name, code]) => ({ code, name })).sort((one, other) => one.name.localeCompare(other.name, 'en'));

/**
 * The states that an address form offers: 13 provinces and territories for CA (in French for CAFR), and 62 for the US: states, DC,
 * territories and armed forces. Empty for other countries, whose addresses have a free text field.
 */
export function statesOf(country: string): readonly State[] {
  if (country === 'US') return stated(US);
  if (country === 'CA') return stated(CA);
  if (country === 'CAFR') {
    return stated(CA)
      .map(({ code, name }) => ({ code, name: PROVINCES_IN_FRENCH[code] ?? name }))
      .sort((one, other) => one.name.localeCompare(other.name, 'fr'));
  }
  return [];
}

/** Finds a state by name or code, in any case. */
export function findState(country: string, nameOrCode: string): State | undefined {
  const wanted = nameOrCode.trim().toLowerCase();
  const states = statesOf(country);
  return (
    states.find(({ name }) => name.toLowerCase() === wanted) ?? states.find(({ code }) => code.toLowerCase() === wanted)
  );
}
