import { baseCountry, type PlaceKind } from '@quayside/kernel';

/** The file of a flag in the folder of flags: countries under their ISO code, regions beside them under a name of their own. */
export function flagFile(code: string, kind: PlaceKind): string {
  // Europe's flag is the European Union's; North America and Worldwide have globes of our own.
  return kind === 'region' && code !== 'EU' ? `region-${code}.svg` : `${baseCountry(code)}.svg`;
}
