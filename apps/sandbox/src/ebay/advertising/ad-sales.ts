import { hash32 } from '../../platform/seeded.ts';
import type { EbayWorld } from '../ebay-world.ts';
import type { AdSale, OrderLine } from '../model.ts';
import type { Seller } from '../seller.ts';
import { chargedBid, tenthsOf } from './bids.ts';
import { findAd, ranAt } from './campaign-state.ts';

/** Of a hundred sales of promoted listings, how many eBay says an ad has led to. */
const SALES_BY_AD = 60;

/** The fee is the rate's share of the price without shipping, in whole minor units of the order's currency. */
export const adFeeMinor = (bid: string, priceMinor: number): number => Math.round((priceMinor * tenthsOf(bid)) / 1_000);

export const adFeesMinor = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { ad }) => sum + (ad?.feeMinor ?? 0), 0);

/**
 * The ad that a sale is attributed to; undefined if none runs, or if the buyer came by another way. The seed decides, the same way for the
 * same order.
 * @param isByAd states it instead of the seed
 */
export function attribute(
  world: EbayWorld,
  seller: Seller,
  { itemId, quantity, priceMinor }: Pick<OrderLine, 'itemId' | 'quantity' | 'priceMinor'>,
  { orderId, now, isByAd }: { orderId: string; now: number; isByAd?: boolean | undefined },
): AdSale | undefined {
  const { seed } = world.config;
  const found = findAd(seller, itemId, now);
  if (!found || !ranAt(found.campaign, now)) return undefined;
  if (!(isByAd ?? hash32(`${seed}/ad-sale/${orderId}`) % 100 < SALES_BY_AD)) return undefined;
  const bid = chargedBid(seed, found.campaign, found.ad);
  return { campaignId: found.campaign.campaignId, bid, feeMinor: adFeeMinor(bid, priceMinor * quantity) };
}
