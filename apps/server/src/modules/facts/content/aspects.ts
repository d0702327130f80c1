import type { CategoryRequirements } from '@quayside/connector-kit';
import { hasCodedSpecifics, type Platform, type Site, siteFacts } from '@quayside/kernel';
import type { SizeConverter } from '@quayside/kernel/sizes/size-converter';
import { ASPECT_NAMES, OFFERED_VALUES, UNBRANDED } from './aspects.data.ts';

/** Item specifics in a site's language: name → values. */
export type Aspects = Readonly<Record<string, readonly string[]>>;

/** Specifics whose values are names or codes. They are never translated. */
const VERBATIM = new Set(['brand', 'mpn', 'model', 'compatible brand', 'vehicle make', 'scale', 'character']);

/** Specifics whose values are sizes: converted by charts, and else only measures and known words are translated. */
const SIZES = new Set(['size', 'capacity']);
const STARTS_AS_MEASURE = /^\p{Nd}.*\p{L}/u;

/** Specifics whose values are a marketplace's own codes, the same on each of its sites. */
export const CODED_VALUES = new Set([
  'department',
  'target_gender',
  'age_range_description',
  'color_map',
  'size_system',
]);

/** The name of a specific on a site; the seller's own name if no other is known. */
export function aspectName(name: string, site: Site, platform: Platform = 'ebay'): string {
  if (hasCodedSpecifics(platform)) return name;
  const { language } = siteFacts(site);
  const known = ASPECT_NAMES[name.trim().toLowerCase()];
  if (!known) return name;
  if (language === 'de' || language === 'fr' || language === 'it' || language === 'es' || language === 'en-US') {
    return known[language] ?? name;
  }
  return name;
}

/** The buyers for whom values are written. */
export interface Audience {
  readonly site: Site;
  /** Returns the value in the site's language; undefined if nothing says it there. */
  readonly translate: (value: string) => string | undefined;
  /** Converts sizes by the item's charts. */
  readonly converter: SizeConverter;
}

/**
 * A value of a specific on a site: a size by its chart, a name or code unchanged, or words in the site's language;
 * undefined for words that nothing says there.
 */
export function aspectValue(
  platform: Platform | undefined,
  name: string,
  value: string,
  { site, translate, converter }: Audience,
): string | undefined {
  const key = name.trim().toLowerCase();
  const isCoded = platform !== undefined && hasCodedSpecifics(platform);
  if (isCoded && CODED_VALUES.has(key)) return value;
  const size = converter({ home: name, there: isCoded ? '' : aspectName(name, site, platform) }, value, site);
  if (size) return isCoded ? size.size : halfSize(size.size, site);
  if (VERBATIM.has(key)) return value;
  const offered = offeredValue(key, value, site);
  if (!SIZES.has(key)) return offered ?? translate(value);
  const said = offered ?? (STARTS_AS_MEASURE.test(value) ? translate(value) : undefined) ?? value;
  return isCoded ? said : halfSize(said, site);
}

/** A half size as the site's language writes it: "25,5" except in English. */
function halfSize(size: string, site: Site): string {
  return siteFacts(site).language.startsWith('en') ? size : size.replace(/(?<=\p{Nd})\.(?=5(?!\p{Nd}))/gu, ',');
}

/** The site's own word if it offers a list of values. */
export function offeredValue(key: string, value: string, site: Site): string | undefined {
  const offered = OFFERED_VALUES[key]?.[value.trim().toLowerCase()];
  const { language } = siteFacts(site);
  if (!offered || !Object.hasOwn(offered, language)) return undefined;
  return offered[language as keyof typeof offered];
}

/** The data from which specifics are derived. */
interface SpecifiedItem {
  readonly attributes: Aspects;
  readonly platform?: Platform;
}

/**
 * The item's specifics under the site's names. If two specifics share a name there, the first is kept, because a site
 * may accept only one value.
 */
export function aspectsFor(
  item: SpecifiedItem & { readonly brand: string | null; readonly mpn: string | null },
  audience: Audience,
): Record<string, string[]> {
  const { site } = audience;
  const named = new Map<string, string[]>();
  for (const [name, values] of Object.entries(item.attributes)) {
    const there = aspectName(name, site, item.platform);
    if ((named.get(there) ?? []).length > 0) continue;
    named.set(
      there,
      values.flatMap((value) => aspectValue(item.platform, name, value, audience) ?? []),
    );
  }
  for (const [name, values] of named) if (values.length === 0) named.delete(name);
  const brandName = aspectName('Brand', site, item.platform);
  if (!named.has(brandName)) {
    named.set(brandName, [item.brand ?? UNBRANDED[siteFacts(site).language]]);
  }
  return Object.fromEntries(named);
}

/** The specifics that distinguish a unit from the item's other units, in the site's language; undefined for what nothing says there. */
export function specificsFor(
  item: SpecifiedItem,
  specifics: Readonly<Record<string, string>>,
  audience: Audience,
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(specifics).map(([name, value]) => [
      aspectName(name, audience.site, item.platform),
      aspectValue(item.platform, name, value, audience),
    ]),
  );
}

/**
 * The category's required specifics that the item lacks, by the site's names. A value that the site does not offer
 * counts as missing.
 */
export function missingAspects(
  aspects: Aspects,
  requirements: CategoryRequirements,
  varying: ReadonlySet<string>,
): string[] {
  return requirements.requiredAspects
    .filter(({ name, allowedValues, isSelectionOnly }) => {
      const isGiven = (value: string) =>
        value.trim() !== '' && (!isSelectionOnly || allowedValues.length === 0 || allowedValues.includes(value));
      return !varying.has(name) && !(aspects[name] ?? []).some(isGiven);
    })
    .map(({ name }) => name);
}
