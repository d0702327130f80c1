import { DAY_MS } from '../../platform/durations.ts';
import { hash32 } from '../../platform/seeded.ts';
import type { EbayWorld } from '../ebay-world.ts';
import type { AdReportTask, StoredAd, StoredCampaign } from '../model.ts';
import type { Seller } from '../seller.ts';
import { chargedBid, tenthsOf } from './bids.ts';
import { ranAt } from './campaign-state.ts';

/** What one listing did in one campaign on one day (UTC). Money in minor units. */
export interface AdDay {
  campaignId: string;
  listingId: string;
  /** The day's first moment. */
  at: number;
  impressions: number;
  clicks: number;
  sales: number;
  amountMinor: number;
  feesMinor: number;
  currency: string;
}

const dayOf = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS;
const keyOf = (campaignId: string, listingId: string, at: number) => `${campaignId}/${listingId}/${at}`;

/** Views follow from the seed and the rate: a high rate is seen by up to three times as many buyers. */
function viewsOf(seed: string, campaign: StoredCampaign, ad: StoredAd, at: number) {
  const chance = hash32(`${seed}/views/${ad.adId}/${at}`);
  const factor = Math.min(3, 1 + tenthsOf(chargedBid(seed, campaign, ad)) / 100);
  const impressions = Math.round((20 + (chance % 180)) * factor);
  return { impressions, clicks: Math.floor((impressions * (hash32(`${seed}/clicks/${ad.adId}/${at}`) % 41)) / 1_000) };
}

/** Whether the ad was shown at any time of the day: the campaign's state at its start, middle and end decides. */
function wasShown(campaign: StoredCampaign, { createdAt, endedAt }: StoredAd, at: number, now: number): boolean {
  const from = Math.max(at, createdAt);
  const to = Math.min(at + DAY_MS - 1, endedAt ?? now, now);
  return from <= to && [from, Math.floor((from + to) / 2), to].some((moment) => ranAt(campaign, moment));
}

function adsOf(seller: Seller, campaignId: string): StoredAd[] {
  const { ads, pastAds } = seller.state;
  return [...(pastAds.get(campaignId)?.values() ?? []), ...(ads.get(campaignId)?.values() ?? [])];
}

/** Days from the task's first to its last, at most to now. */
function daysOf({ dateFrom, dateTo }: AdReportTask, now: number): number[] {
  const days: number[] = [];
  for (let at = dayOf(dateFrom); at <= Math.min(dateTo, now); at += DAY_MS) days.push(at);
  return days;
}

/** All days on which an ad was seen or sold something. A cancelled order is neither a sale nor charged. */
export function numbersOf(world: EbayWorld, seller: Seller, task: AdReportTask, currency: string): AdDay[] {
  const { seed } = world.config;
  const now = world.clock.now();
  const rows = new Map<string, AdDay>();
  const rowOf = (campaignId: string, listingId: string, at: number): AdDay => {
    const key = keyOf(campaignId, listingId, at);
    const known = rows.get(key);
    if (known) return known;
    const row = {
      campaignId,
      listingId,
      at,
      impressions: 0,
      clicks: 0,
      sales: 0,
      amountMinor: 0,
      feesMinor: 0,
      currency,
    };
    rows.set(key, row);
    return row;
  };
  const days = daysOf(task, now);
  for (const campaignId of task.campaignIds) {
    const campaign = seller.state.campaigns.get(campaignId);
    if (campaign?.marketplaceId !== task.marketplaceId) continue;
    for (const ad of adsOf(seller, campaignId)) {
      for (const at of days) {
        if (!wasShown(campaign, ad, at, now)) continue;
        const row = rowOf(campaignId, ad.listingId, at);
        const { impressions, clicks } = viewsOf(seed, campaign, ad, at);
        row.impressions += impressions;
        row.clicks += clicks;
      }
    }
  }
  for (const order of seller.state.orders.values()) {
    if (
      order.cancellation ||
      order.combinedInto !== undefined ||
      order.createdAt < task.dateFrom ||
      order.createdAt > task.dateTo
    )
      continue;
    for (const { ad, itemId, quantity, priceMinor } of order.lines) {
      if (!ad || !task.campaignIds.includes(ad.campaignId) || order.marketplaceId !== task.marketplaceId) continue;
      const row = rowOf(ad.campaignId, itemId, dayOf(order.createdAt));
      row.clicks = Math.max(row.clicks, row.sales + 1);
      row.impressions = Math.max(row.impressions, row.clicks);
      row.sales += quantity;
      row.amountMinor += priceMinor * quantity;
      row.feesMinor += ad.feeMinor;
    }
  }
  return [...rows.values()];
}
