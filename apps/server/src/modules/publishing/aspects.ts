import type { CategoryRequirements } from '@quayside/connector-kit';
import { type Site, siteFacts } from '@quayside/kernel';
import { ASPECT_NAMES, UNBRANDED } from './aspects.data.ts';

/** Item specifics in a site's words: name → values. */
export type Aspects = Readonly<Record<string, readonly string[]>>;

/** Specifics whose values are names, codes or sizes: they are never translated. A size is converted by its charts, not by a dictionary. */
const VERBATIM = new Set([
  'brand',
  'mpn',
  'model',
  'compatible brand',
  'vehicle make',
  'scale',
  'size',
  'uk shoe size',
  'capacity',
  'character',
]);

/** The name of a specific on a site; the seller's own where no other is known. */
export function aspectName(name: string, site: Site): string {
  const { language } = siteFacts(site);
  const known = ASPECT_NAMES[name.trim().toLowerCase()];
  if (!known) return name;
  if (language === 'de' || language === 'fr' || language === 'it' || language === 'es' || language === 'en-US') {
    return known[language] ?? name;
  }
  return name;
}

/**
 * The item's specifics as the site names them.
 * @param translateValue answers a value in the site's language, or the value itself where it is not known whole
 */
export function aspectsFor(
  item: { readonly brand: string | null; readonly mpn: string | null; readonly attributes: Aspects },
  site: Site,
  translateValue: (value: string) => string,
): Record<string, string[]> {
  const result: Record<string, string[]> = {};
  for (const [name, values] of Object.entries(item.attributes)) {
    const isVerbatim = VERBATIM.has(name.trim().toLowerCase());
    result[aspectName(name, site)] = values.map((value) => (isVerbatim ? value : translateValue(value)));
  }
  const brandName = aspectName('Brand', site);
  if ((result[brandName] ?? []).length === 0) result[brandName] = [item.brand ?? UNBRANDED[siteFacts(site).language]];
  return result;
}

/** Required specifics of the category that the item does not answer, by the site's names. */
export function missingAspects(
  aspects: Aspects,
  requirements: CategoryRequirements,
  varying: ReadonlySet<string>,
): string[] {
  return requirements.requiredAspects
    .filter(({ name }) => !varying.has(name) && !(aspects[name] ?? []).some((value) => value.trim() !== ''))
    .map(({ name }) => name);
}
