import type { EbayWorld } from './ebay-world.ts';
import type { SiteCategory } from './site-categories.ts';
import type { EbaySite } from './sites.data.ts';

const EUROPEAN: ReadonlySet<string> = new Set(['DE', 'FR', 'IT', 'ES', 'IE', 'AT', 'BE', 'NL', 'PL', 'GB']);
const LAMPS = /^Home > Lighting/;

const CLEANERS = /(Cleaning|Paint|Glue|Adhesive|Fuel|Battery|Perfume|Nail)/i;
const TOYS = /^(Toys|Figures)/;

/** Whether the site's listings can show hazards and warnings. */
export const hasSafetyLabels = ({ marketplaceId }: Pick<EbaySite, 'marketplaceId'>): boolean =>
  EUROPEAN.has(marketplaceId.slice('EBAY_'.length, 'EBAY_'.length + 2));

/** What the law makes eBay require in a category, by eBay's names. In Europe, lamps need an energy label. */
export function dutiesIn(
  world: EbayWorld,
  site: EbaySite,
  category: SiteCategory,
): { name: string; usage: 'REQUIRED' | 'RECOMMENDED' }[] {
  if (!hasSafetyLabels(site)) return [];
  const isRequired = requiresEnergyLabel(world, site.marketplaceId, category.id);
  return [
    ...(isRequired || LAMPS.test(category.kind.path)
      ? [{ name: 'ENERGY_EFFICIENCY', usage: isRequired ? ('REQUIRED' as const) : ('RECOMMENDED' as const) }]
      : []),
    { name: 'MANUFACTURER_CONTACT', usage: 'RECOMMENDED' },
    ...labelDuty(world, site, category, 'HAZMAT', CLEANERS),
    ...labelDuty(world, site, category, 'PRODUCT_SAFETY', TOYS),
  ];
}

export function requiresEnergyLabel({ ebay }: EbayWorld, marketplaceId: string, categoryId: string): boolean {
  return ebay.energyLabelled.has(`${marketplaceId} ${categoryId}`);
}

/** The labels that goods of a category need, in addition to the energy label. */
export type LabelDuty = 'HAZMAT' | 'PRODUCT_SAFETY';

export const requiresLabels = ({ ebay }: EbayWorld, duty: LabelDuty, marketplaceId: string, categoryId: string) =>
  ebay.labelled.has(`${duty} ${marketplaceId} ${categoryId}`);

function labelDuty(
  world: EbayWorld,
  { marketplaceId }: EbaySite,
  category: SiteCategory,
  name: LabelDuty,
  recommended: RegExp,
): { name: string; usage: 'REQUIRED' | 'RECOMMENDED' }[] {
  if (requiresLabels(world, name, marketplaceId, category.id)) return [{ name, usage: 'REQUIRED' }];
  return recommended.test(category.kind.path) ? [{ name, usage: 'RECOMMENDED' }] : [];
}
