import type { CategoryRequirements } from '@quayside/connector-kit';
import { type Currency, hasCodedSpecifics, type Platform, type Site, siteFacts } from '@quayside/kernel';
import { ASPECT_NAMES, UNBRANDED } from './aspects.data.ts';
import { type ShoeSystem, shoeSizeFor, shoeSystemOf } from './shoe-sizes.ts';

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
  'capacity',
  'character',
]);

/** Specifics whose values are a marketplace's own codes, the same on each of its sites. */
const CODED_VALUES = new Set(['department', 'target_gender', 'age_range_description', 'color_map', 'size_system']);

/** The name of a specific on a site; the seller's own where no other is known. */
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

/**
 * A value of a specific as the site says it.
 * @param translate answers a value in the site's language, or the value itself where it is not known whole
 */
function aspectValue(
  name: string,
  value: string,
  context: {
    readonly site: Site;
    readonly department: string | undefined;
    readonly shoes: ShoeSystem;
    readonly isCoded: boolean;
    readonly translate: (value: string) => string;
  },
): string {
  const key = name.trim().toLowerCase();
  if (context.isCoded && CODED_VALUES.has(key)) return value;
  if (key === 'uk shoe size') return shoeSizeFor(value, context.site, context.department);
  if (context.isCoded && key === 'footwear_size') {
    return shoeSizeFor(value, context.site, context.department, context.shoes);
  }
  return VERBATIM.has(key) ? value : context.translate(value);
}

/** Whom the item is for, which a size depends on: by eBay's name of it or by Amazon's. */
function departmentOf(attributes: Aspects): string | undefined {
  return (attributes.Department ?? attributes.department ?? attributes.target_gender)?.[0];
}

/** What specifics are made from. */
interface SpecifiedItem {
  readonly attributes: Aspects;
  readonly platform?: Platform;
  /** Of the home site: its currency tells what sizes count in there. */
  readonly price?: { readonly currency: Currency };
}

function contextOf({ attributes, platform, price }: SpecifiedItem, site: Site, translate: (value: string) => string) {
  const isCoded = platform !== undefined && hasCodedSpecifics(platform);
  const shoes = price === undefined ? 'UK' : shoeSystemOf(price.currency);
  return { site, department: departmentOf(attributes), shoes, isCoded, translate };
}

/**
 * The item's specifics as the site names them. Where two of them have one name there, the first stands: a site may take one value only.
 */
export function aspectsFor(
  item: SpecifiedItem & { readonly brand: string | null; readonly mpn: string | null },
  site: Site,
  translate: (value: string) => string,
): Record<string, string[]> {
  const context = contextOf(item, site, translate);
  const named = new Map<string, string[]>();
  for (const [name, values] of Object.entries(item.attributes)) {
    const there = aspectName(name, site, item.platform);
    if ((named.get(there) ?? []).length > 0) continue;
    named.set(
      there,
      values.map((value) => aspectValue(name, value, context)),
    );
  }
  const brandName = aspectName('Brand', site, item.platform);
  if ((named.get(brandName) ?? []).length === 0) {
    named.set(brandName, [item.brand ?? UNBRANDED[siteFacts(site).language]]);
  }
  return Object.fromEntries(named);
}

/** Specifics whose names say something to a buyer; where they are a marketplace's codes, none. */
export function readableAspects(platform: Platform, aspects: Aspects): Aspects {
  return hasCodedSpecifics(platform) ? {} : aspects;
}

/** What tells a unit from its siblings, as the site says it. */
export function specificsFor(
  item: SpecifiedItem,
  specifics: Readonly<Record<string, string>>,
  site: Site,
  translate: (value: string) => string,
): Record<string, string> {
  const context = contextOf(item, site, translate);
  return Object.fromEntries(
    Object.entries(specifics).map(([name, value]) => [
      aspectName(name, site, item.platform),
      aspectValue(name, value, context),
    ]),
  );
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
