import type { EbayWorld } from './ebay-world.ts';
import type { SiteCategory } from './site-categories.ts';
import type { EbaySite } from './sites.data.ts';

const EUROPEAN: ReadonlySet<string> = new Set(['DE', 'FR', 'IT', 'ES', 'IE', 'AT', 'BE', 'NL', 'PL', 'GB']);
const LAMPS = /^Home > Lighting/;

/** What law makes eBay ask for in a category, with eBay's names. Lamps have an energy label in Europe. */
export function dutiesIn(
  world: EbayWorld,
  site: EbaySite,
  category: SiteCategory,
): { name: string; usage: 'REQUIRED' | 'RECOMMENDED' }[] {
  if (!EUROPEAN.has(site.marketplaceId.slice('EBAY_'.length, 'EBAY_'.length + 2))) return [];
  const isRequired = requiresEnergyLabel(world, site.marketplaceId, category.id);
  return [
    ...(isRequired || LAMPS.test(category.kind.path)
      ? [{ name: 'ENERGY_EFFICIENCY', usage: isRequired ? ('REQUIRED' as const) : ('RECOMMENDED' as const) }]
      : []),
    { name: 'MANUFACTURER_CONTACT', usage: 'RECOMMENDED' },
  ];
}

export function requiresEnergyLabel({ ebay }: EbayWorld, marketplaceId: string, categoryId: string): boolean {
  return ebay.energyLabelled.has(`${marketplaceId} ${categoryId}`);
}
