import { money } from '@quayside/kernel';
import type { Item } from '../../src/modules/products/index.ts';

/** An item of an eBay shop in Britain, in the form that descriptions use. */
export function testItem({
  variants = [],
  ...given
}: Partial<Item> & { readonly variants?: readonly Readonly<Record<string, string>>[] }): Item {
  return {
    ...{ itemId: 1, accountId: 1, platform: 'ebay', externalId: '110', asin: null, sku: 'A-1', gtin: null, mpn: null },
    ...{ title: 'Vase', description: '', categoryId: null, categoryPath: [], tags: [] },
    ...{ brand: null, condition: 'NEW' },
    ...{ price: money(100, 'GBP'), images: [], attributes: {}, hasVariants: variants.length > 0, url: null },
    ...{ isEnded: false, isBlacklisted: false, blacklistingReason: '', importedAt: new Date(0) },
    units: variants.map((specifics, unitId) => ({
      ...{ unitId, sku: `A-1-${unitId}`, gtin: null, specifics, price: money(100, 'GBP'), images: [] },
    })),
    ...given,
  };
}
