import { type Site, siteFacts } from '../sites.ts';
import type { SizeChart, SizeKind, SizeSystem } from './chart.ts';

type Wearer = Pick<SizeChart, 'kind' | 'age' | 'gender'>;

/** The systems that buyers on a site know, the usual one first; the others are used if a chart lacks it. */
export function systemsOfSite(site: Site, { kind, age, gender }: Wearer): readonly SizeSystem[] {
  const { country } = siteFacts(site);
  if (kind === 'shoes') return SHOES[country] ?? ['EU'];
  // Spanish women’s sizes equal the French ones.
  if (country === 'ES' && age === 'adult' && gender === 'female') return ['FR', 'EU'];
  return CLOTHING[country] ?? ['EU'];
}

/** The system of a home size that does not state one. */
export function homeSystem(site: Site, kind: SizeKind, wearer: Pick<SizeChart, 'age' | 'gender'>): SizeSystem {
  return systemsOfSite(site, { kind, ...wearer })[0] ?? 'EU';
}

// On the Continent, marketplaces use the European size; in the Commonwealth, the British one.
const SHOES: Readonly<Record<string, readonly SizeSystem[]>> = {
  GB: ['UK'],
  IE: ['UK'],
  AU: ['UK', 'AU'],
  US: ['US'],
  CA: ['US'],
  FR: ['EU', 'FR'],
  BE: ['EU', 'FR'],
  IT: ['EU', 'IT'],
};

const CLOTHING: Readonly<Record<string, readonly SizeSystem[]>> = {
  GB: ['UK'],
  IE: ['UK'],
  AU: ['AU', 'UK'],
  US: ['US'],
  CA: ['US'],
  FR: ['FR', 'EU'],
  BE: ['FR', 'EU'],
  IT: ['IT', 'EU'],
};
