import { attributesFor, isParent, OWN_CHANNEL, offerOf, parentOf, stockOf, textOf } from './attributes.ts';
import { type Condition, conditionByType, NEW } from './conditions.data.ts';
import type { Issue, Market, StoredListing } from './model.ts';
import { iso } from './operation.ts';
import { titleOf } from './product-page.ts';
import type { itemDataSets } from './query-rules.data.ts';
import type { AmazonSeller } from './seller.ts';

/** A listing in the form of the Listings Items API. */

export type ItemDataSet = (typeof itemDataSets)[number];

/** The pieces that a buyer can order. */
export function availableOf(seller: AmazonSeller, listing: StoredListing): number {
  const stock = stockOf(listing.attributes);
  if (!stock) return 0;
  return stock.channel === OWN_CHANNEL ? stock.quantity : seller.fbaQuantity(listing.sku);
}

export const isFaulty = (market: Market): boolean => market.issues.some(({ severity }) => severity === 'ERROR');

export function statusOf(seller: AmazonSeller, listing: StoredListing, marketplaceId: string): string[] {
  const market = listing.markets[marketplaceId];
  if (!market || isFaulty(market)) return [];
  if (isParent(listing.attributes)) return ['DISCOVERABLE'];
  if (!offerOf(listing.attributes, marketplaceId)) return ['DISCOVERABLE'];
  return availableOf(seller, listing) > 0 ? ['BUYABLE', 'DISCOVERABLE'] : ['DISCOVERABLE'];
}

/** The condition of a listing's goods on a marketplace; new unless it states another one. */
export const conditionOf = ({ attributes }: StoredListing, marketplaceId: string): Condition =>
  conditionByType.get(textOf(attributes, 'condition_type', marketplaceId) ?? '') ?? NEW;

function summaryOf(seller: AmazonSeller, listing: StoredListing, marketplaceId: string, market: Market) {
  const { attributes } = listing;
  const title = titleOf(seller, listing, marketplaceId);
  const link = textOf(attributes, 'main_product_image_locator', marketplaceId, 'media_location');
  const conditionType = textOf(attributes, 'condition_type', marketplaceId);
  return {
    marketplaceId,
    asin: market.asin,
    productType: listing.productType,
    ...(conditionType === undefined ? {} : { conditionType }),
    status: statusOf(seller, listing, marketplaceId),
    ...(title === undefined ? {} : { itemName: title }),
    createdDate: iso(market.createdAt),
    lastUpdatedDate: iso(market.updatedAt),
    ...(link === undefined ? {} : { mainImage: { link, height: 600, width: 600 } }),
  };
}

function relationshipsOf(seller: AmazonSeller, { sku, attributes }: StoredListing, marketplaceId: string) {
  const parent = parentOf(attributes);
  const theme = textOf(attributes, 'variation_theme', marketplaceId, 'name');
  const variationTheme =
    theme === undefined ? {} : { variationTheme: { theme, attributes: theme.toLowerCase().split('/') } };
  const childSkus = isParent(attributes) ? seller.childrenOf(sku) : [];
  if (parent !== undefined) return [{ type: 'VARIATION', parentSkus: [parent], ...variationTheme }];
  return childSkus.length > 0 ? [{ type: 'VARIATION', childSkus, ...variationTheme }] : [];
}

const priceText = (minor: number): string => (minor / 100).toFixed(2);

export const issueJson = ({ code, message, severity, attributeNames, categories }: Issue) => ({
  code,
  message,
  severity,
  ...(attributeNames === undefined ? {} : { attributeNames }),
  categories,
});

/** The item on the requested marketplaces; undefined if it has no listing on any of them. */
export function itemJson(
  seller: AmazonSeller,
  listing: StoredListing | undefined,
  marketplaceIds: readonly string[],
  wanted: readonly ItemDataSet[],
): Record<string, unknown> | undefined {
  const markets = marketplaceIds.flatMap((id) => {
    const market = listing?.markets[id];
    return market ? [[id, market] as const] : [];
  });
  if (!listing || markets.length === 0) return undefined;
  const { attributes } = listing;
  const parts: Record<ItemDataSet, () => unknown> = {
    summaries: () => markets.map(([id, market]) => summaryOf(seller, listing, id, market)),
    attributes: () => attributesFor(attributes, marketplaceIds),
    issues: () =>
      markets.flatMap(([id, market]) => market.issues.map((issue) => ({ ...issueJson(issue), marketplaceIds: [id] }))),
    offers: () =>
      markets.flatMap(([marketplaceId]) => {
        const offer = offerOf(attributes, marketplaceId);
        if (!offer) return [];
        const price = { currencyCode: offer.currency, amount: priceText(offer.priceMinor) };
        return [{ marketplaceId, offerType: 'B2C', price, audience: { value: 'ALL', displayName: 'Sell on Amazon' } }];
      }),
    fulfillmentAvailability: () => {
      const stock = stockOf(attributes);
      if (!stock) return [];
      // FBA stock is part of the FBA inventory and not of the listing.
      return [
        {
          fulfillmentChannelCode: stock.channel,
          ...(stock.channel === OWN_CHANNEL ? { quantity: stock.quantity } : {}),
        },
      ];
    },
    procurement: () => [],
    relationships: () =>
      markets.map(([marketplaceId]) => ({
        marketplaceId,
        relationships: relationshipsOf(seller, listing, marketplaceId),
      })),
    productTypes: () => markets.map(([marketplaceId]) => ({ marketplaceId, productType: listing.productType })),
  };
  return { sku: listing.sku, ...Object.fromEntries(wanted.map((name) => [name, parts[name]()])) };
}
