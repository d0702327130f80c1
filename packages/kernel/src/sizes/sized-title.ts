import type { Site } from '../sites.ts';
import type { SizeConverter } from './size-converter.ts';

const STATED = /(?<![\p{L}\p{N}])(UK|EUR?|US|AU)\s+(?:[Ss]ize\s+)?(\d{1,2}(?:\.5)?)(?![\p{L}\p{N}.\-–/])/gu;
const NAMED =
  /(?<![\p{L}\p{N}])([Ss]ize|SIZE|[Gg]röße|Gr\.|[Tt]aille|[Tt]aglia|[Tt]alla)\s+(\d{1,2}(?:\.5)?)(?![\p{L}\p{N}.\-–/]|\s*(?:x|×|cm|mm|m|in|inch|inches|ft)(?!\p{L}))/gu;

/**
 * A home title with the sizes of a site: "Trainers UK 6" becomes "Trainers EU 39" for Germany, and "Dress Size 12"
 * becomes "Dress Size 38". Sizes that the charts lack keep their number, with the name of its system.
 * @param specific the name of the item’s size specific at home
 */
export function sizedTitle(title: string, specific: string, converter: SizeConverter, site: Site): string {
  // Empty, because a title states the system itself.
  const name = { home: specific, there: '' };
  const stated = title.replace(STATED, (whole, system: string, size: string) => {
    const found = converter(name, `${system} ${size}`, site);
    return found?.kind === 'converted' ? `${found.to} ${found.size}` : whole;
  });
  return stated.replace(NAMED, (whole, word: string, size: string) => {
    const found = converter(name, size, site);
    if (!found || found.kind === 'same') return whole;
    return `${word} ${found.size}`;
  });
}
