import { CA, US } from 'country-region-data';
import { PROVINCES_IN_FRENCH } from './states.data.ts';

/** A state or province as an address names it. */
export interface State {
  /** As the post writes it: CA, QC. */
  readonly code: string;
  readonly name: string;
}

type Regions = typeof CA;

const stated = ([, , regions]: Regions): readonly State[] =>
  regions.map(([name, code]) => ({ code, name })).sort((one, other) => one.name.localeCompare(other.name, 'en'));

/**
 * The states that an address in a country chooses from: 13 provinces and territories of CA, in French of CAFR, and 62 of the US: states, DC,
 * territories and armed forces. Empty for every other country, where one may be written freely.
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

/** The state of a name, in whatever case; of a code too, as people write them in addresses. */
export function findState(country: string, nameOrCode: string): State | undefined {
  const wanted = nameOrCode.trim().toLocaleLowerCase();
  const states = statesOf(country);
  return (
    states.find(({ name }) => name.toLocaleLowerCase() === wanted) ??
    states.find(({ code }) => code.toLocaleLowerCase() === wanted)
  );
}
