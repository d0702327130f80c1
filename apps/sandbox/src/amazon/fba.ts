import { FBA_CHANNEL, stockOf } from './attributes.ts';
import { invalidInput } from './errors.ts';
import { type AmazonCall, type AmazonOperation, iso, json, listOf, marketplacesOf } from './operation.ts';
import { titleOf } from './product-page.ts';

/** FBA Inventory v1: the stock in Amazon's warehouses, which is read-only. */
const PAGE = 50;
const MAX_SKUS = 50;

function summaries(call: AmazonCall) {
  const { query, seller } = call;
  const home = seller.profile.home.marketplaceId;
  const [marketplaceId = ''] = marketplacesOf(call);
  if (query.granularityType !== 'Marketplace' || query.granularityId !== marketplaceId) {
    throw invalidInput('The granularity has to be the marketplace asked for.');
  }
  const isDetailed = query.details === 'true';
  const asked = new Set([...listOf(query.sellerSkus), ...listOf(query.sellerSku)]);
  if (asked.size > MAX_SKUS) throw invalidInput(`At most ${MAX_SKUS} 'sellerSkus' are allowed.`);
  const skus = (asked.size > 0 ? [...asked] : seller.skusOn(home)).filter((sku) => {
    const listing = seller.listing(sku);
    return listing !== undefined && stockOf(listing.attributes)?.channel === FBA_CHANNEL;
  });
  const from = Number(query.nextToken ?? 0);
  if (!Number.isInteger(from) || from < 0) throw invalidInput("The 'nextToken' is not valid.");
  const inventorySummaries = skus.slice(from, from + PAGE).flatMap((sku) => {
    const listing = seller.listing(sku);
    const market = listing && Object.values(listing.markets)[0];
    if (!listing || !market) return [];
    const quantity = seller.fbaQuantity(sku);
    return [
      {
        asin: market.asin,
        fnSku: `X00${market.asin.slice(3)}`,
        sellerSku: sku,
        condition: 'NewItem',
        ...(isDetailed ? { inventoryDetails: { fulfillableQuantity: quantity } } : {}),
        lastUpdatedTime: iso(market.updatedAt),
        productName: titleOf(seller, listing, home) ?? sku,
        totalQuantity: quantity,
      },
    ];
  });
  const isMore = from + PAGE < skus.length;
  return json(200, {
    ...(isMore ? { pagination: { nextToken: String(from + PAGE) } } : {}),
    payload: { granularity: { granularityType: 'Marketplace', granularityId: marketplaceId }, inventorySummaries },
  });
}

export const fbaOperations: readonly AmazonOperation[] = [
  { name: 'getInventorySummaries', method: 'GET', url: '/fba/inventory/v1/summaries', run: summaries },
];
