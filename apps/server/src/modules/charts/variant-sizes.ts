import { itemSitesOf, type Platform, type Site } from '@quayside/kernel';
import { type SizeConverter, type SizeResult, sizeKindOf } from '@quayside/kernel/sizes/size-converter';
import type { Item } from '../products/index.ts';
import { titleOnSite } from './titles-on-sites.ts';

/** A size of one variant. */
export interface VariantSize {
  readonly sku: string;
  readonly name: string;
  readonly value: string;
}

/** The sizes of an item's variants: the unit's own, otherwise those of the item. */
export function variantSizesOf(item: Pick<Item, 'units' | 'attributes'>): VariantSize[] {
  const shared = Object.entries(item.attributes).filter(([name]) => sizeKindOf(name) !== undefined);
  return item.units.flatMap(({ sku, specifics }) => {
    const own = Object.entries(specifics).filter(([name]) => sizeKindOf(name) !== undefined);
    if (own.length > 0) return own.map(([name, value]) => ({ sku, name, value }));
    return shared.flatMap(([name, values]) => values.map((value) => ({ sku, name, value })));
  });
}

/** A size on a site, as a specific with the same name. */
export function sizeOn(converter: SizeConverter, { name, value }: Pick<VariantSize, 'name' | 'value'>, site: Site) {
  // The site's own name of a specific determines the system only where the marketplace names one, which is the site's
  // default system.
  return converter({ home: name, there: '' }, value, site);
}

/** The sites where the item can be listed and its size has no counterpart, with the chart that lacks it. */
export function gapsOf(
  converter: SizeConverter,
  size: Pick<VariantSize, 'name' | 'value'>,
  sites: readonly Site[],
): { readonly chart: SizeResult['chart'] | undefined; readonly sites: readonly Site[] } {
  const results = sites.map((site) => [site, sizeOn(converter, size, site)] as const);
  return {
    chart: results.find(([, result]) => result !== undefined)?.[1]?.chart,
    sites: results.flatMap(([site, result]) => (result?.kind === 'unmapped' ? [site] : [])),
  };
}

/** The sites where an item of an account can be listed. */
export function sitesOfItem(platform: Platform, home: Site | undefined): readonly Site[] {
  return home === undefined ? [] : itemSitesOf({ platform, site: home });
}

/** Everything about an item on a site that depends on charts, for comparison. */
export function sizesOn(
  item: Item,
  converter: SizeConverter,
  site: Site,
): { readonly sizes: string; readonly title: string } {
  const texts = variantSizesOf(item).map((size) => sizeOn(converter, size, site)?.size ?? size.value);
  return { sizes: [...new Set(texts)].join(', '), title: titleOnSite(item, converter, site) };
}
