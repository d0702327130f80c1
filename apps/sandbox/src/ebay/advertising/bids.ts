import { hash32 } from '../../platform/seeded.ts';
import { refusal } from '../errors.ts';
import type { StoredAd, StoredCampaign } from '../model.ts';

/** eBay's limits of an ad rate in percent; a suggestion may be lower. */
const LOWEST_BID = '2.0';
const HIGHEST_BID = '100.0';
const BID = /^\d{1,3}(\.\d)?$/;
const LOWEST_SUGGESTION = 10;

/** A rate in tenths of a percent. */
export const tenthsOf = (bid: string): number => Math.round(Number(bid) * 10);
export const bidOf = (tenths: number): string => (tenths / 10).toFixed(1);

/** @returns the rate with one decimal */
export function readBid(value: unknown): string {
  const isBid = typeof value === 'string' && BID.test(value);
  if (isBid && tenthsOf(value) >= tenthsOf(LOWEST_BID) && tenthsOf(value) <= tenthsOf(HIGHEST_BID)) {
    return bidOf(tenthsOf(value));
  }
  throw refusal(400, 35007, {
    bidPercentage: typeof value === 'string' ? value : '',
    minBidPercent: LOWEST_BID,
    maxBidPercent: HIGHEST_BID,
  });
}

/** The suggested rate of a listing, 1.0 to 16.0, the same every day. */
export const suggestedBid = (seed: string, listingId: string): string =>
  bidOf(LOWEST_SUGGESTION + (hash32(`${seed}/suggested-bid/${listingId}`) % 151));

export const trendingBid = (seed: string, categoryId: string): string =>
  bidOf(LOWEST_SUGGESTION + (hash32(`${seed}/trending-bid/${categoryId}`) % 121));

/** The rate that a sale costs: the ad's own, or the suggestion up to the campaign's cap. */
export function chargedBid(seed: string, { cap }: StoredCampaign, { bid, listingId }: StoredAd): string {
  if (bid !== undefined) return bid;
  const suggested = Math.max(tenthsOf(LOWEST_BID), tenthsOf(suggestedBid(seed, listingId)));
  return bidOf(Math.min(suggested, tenthsOf(cap ?? HIGHEST_BID)));
}
