import { baseCountry, type PlaceKind } from '@quayside/kernel';

/** The file name of a flag in the flags folder: countries by ISO code, regions by their own names. */
export function flagFile(code: string, kind: PlaceKind): string {
  // Europe uses the flag of the European Union; North America and Worldwide have globes of our own.
  return kind === 'region' && code !== 'EU' ? `region-${code}.svg` : `${baseCountry(code)}.svg`;
}
