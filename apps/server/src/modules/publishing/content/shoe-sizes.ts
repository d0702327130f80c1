import { type Currency, type Site, siteFacts } from '@quayside/kernel';
import { UK_TO_EU, US_STEP } from './shoe-sizes.data.ts';

/** The size system of a bare number on a site. */
export type ShoeSystem = 'UK' | 'EU' | 'US';

const EU_TO_UK: ReadonlyMap<string, string> = new Map(Object.entries(UK_TO_EU).map(([uk, eu]) => [eu, uk]));

const STATED = /^(UK|EUR?|US)\s*(?=\S)/i;

/**
 * A shoe size in the site's system. A size that names its system (`EU 39`) is read in that one. A size that the chart lacks
 * (children's sizes, ranges) stays as it was, with the name of its system.
 * @param department the listing's department, e.g. `Women`; it decides the American size
 * @param home the size system of a bare number at home
 */
export function shoeSizeFor(size: string, site: Site, department: string | undefined, home: ShoeSystem = 'UK'): string {
  const from = statedSystem(size) ?? home;
  const to = systemOf(site);
  if (from === to) return size;
  const bare = size.trim().replace(STATED, '');
  const uk = from === 'UK' ? bare : from === 'EU' ? EU_TO_UK.get(bare) : fromAmerican(bare, department);
  const converted = uk === undefined ? undefined : inSystem(uk, to, department);
  return converted ?? `${from} ${bare}`;
}

/** The size system of shops at home, by their currency. */
export function shoeSystemOf(currency: Currency): ShoeSystem {
  if (currency === 'EUR') return 'EU';
  return currency === 'USD' || currency === 'CAD' ? 'US' : 'UK';
}

function systemOf(site: Site): ShoeSystem {
  const { language } = siteFacts(site);
  if (language === 'en-GB' || language === 'en-IE' || language === 'en-AU') return 'UK';
  return language === 'en-US' || language === 'en-CA' ? 'US' : 'EU';
}

function statedSystem(size: string): ShoeSystem | undefined {
  const stated = STATED.exec(size.trim())?.[1]?.toUpperCase();
  return stated === 'EUR' ? 'EU' : (stated as ShoeSystem | undefined);
}

function inSystem(uk: string, to: ShoeSystem, department: string | undefined): string | undefined {
  if (!Object.hasOwn(UK_TO_EU, uk)) return undefined;
  if (to === 'UK') return uk;
  if (to === 'EU') return UK_TO_EU[uk];
  const step = stepOf(department);
  return step === undefined ? undefined : String(Number(uk) + step);
}

function fromAmerican(size: string, department: string | undefined): string | undefined {
  const step = stepOf(department);
  return step === undefined || !/^\d+(\.5)?$/.test(size) ? undefined : String(Number(size) - step);
}

/** How much larger the American number of an adult's shoe is; children's sizes differ otherwise. */
function stepOf(department: string | undefined): number | undefined {
  if (/kid|boy|girl|child|baby/i.test(department ?? '')) return undefined;
  return /women|ladies|female/i.test(department ?? '') ? US_STEP.women : US_STEP.men;
}
