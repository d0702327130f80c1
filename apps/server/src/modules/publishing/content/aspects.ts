import type { CategoryRequirements } from '@quayside/connector-kit';
import { type Currency, hasCodedSpecifics, type Platform, type Site, siteFacts } from '@quayside/kernel';
import { ASPECT_NAMES, UNBRANDED } from './aspects.data.ts';
import { type ShoeSystem, shoeSizeFor, shoeSystemOf } from './shoe-sizes.ts';

/** Item specifics in a site's language: name → values. */
export type Aspects = Readonly<Record<string, readonly string[]>>;

/** Specifics whose values are names, codes or sizes. They are never translated; a size is converted by its charts. */
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

/** The name of a specific on a site; the seller's own name where no other is known. */
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
 * A value of a specific in the site's language.
 * @param translate returns the value in the site's language, or the value itself when it is not fully known
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

/** Whom the item is for, because a size depends on it: under eBay's name of this specific or Amazon's. */
function departmentOf(attributes: Aspects): string | undefined {
  return (attributes.Department ?? attributes.department ?? attributes.target_gender)?.[0];
}

/** What specifics are made from. */
interface SpecifiedItem {
  readonly attributes: Aspects;
  readonly platform?: Platform;
  /** The home site's currency decides how its sizes count. */
  readonly price?: { readonly currency: Currency };
}

function contextOf({ attributes, platform, price }: SpecifiedItem, site: Site, translate: (value: string) => string) {
  const isCoded = platform !== undefined && hasCodedSpecifics(platform);
  const shoes = price === undefined ? 'UK' : shoeSystemOf(price.currency);
  return { site, department: departmentOf(attributes), shoes, isCoded, translate };
}

/**
 * The item's specifics under the site's names. When two specifics share a name there, the first stays: a site may accept one value only.
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

/** Specifics whose names a buyer can read; none where the names are a marketplace's codes. */
export function readableAspects(platform: Platform, aspects: Aspects): Aspects {
  return hasCodedSpecifics(platform) ? {} : aspects;
}

/** The specifics that distinguish a unit from the item's other units, in the site's language. */
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

/** The category's required specifics that the item lacks, by the site's names. */
export function missingAspects(
  aspects: Aspects,
  requirements: CategoryRequirements,
  varying: ReadonlySet<string>,
): string[] {
  return requirements.requiredAspects
    .filter(({ name }) => !varying.has(name) && !(aspects[name] ?? []).some((value) => value.trim() !== ''))
    .map(({ name }) => name);
}
