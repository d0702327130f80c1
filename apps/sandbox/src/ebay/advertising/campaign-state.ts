import { refusal } from '../errors.ts';
import type { StoredAd, StoredCampaign } from '../model.ts';
import type { Seller } from '../seller.ts';
import { advertisingOf } from './advertising-account.ts';

/** eBay takes a moment to end a campaign. */
const ENDS_WITHIN_MS = 400;

export const campaignStatuses = [
  'DELETED',
  'DRAFT',
  'ENDED',
  'ENDING_SOON',
  'PAUSED',
  'PENDING',
  'RUNNING',
  'SCHEDULED',
  'SYSTEM_PAUSED',
] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

export function campaignStatus(seller: Seller, campaign: StoredCampaign, now: number): CampaignStatus {
  const { endedAt, endsAt, startsAt, pauses } = campaign;
  if (endedAt !== null) return now - endedAt < ENDS_WITHIN_MS ? 'ENDING_SOON' : 'ENDED';
  if (endsAt !== null && endsAt <= now) return 'ENDED';
  if (startsAt > now) return 'SCHEDULED';
  if (advertisingOf(seller).ineligible === 'NOT_IN_GOOD_STANDING') return 'SYSTEM_PAUSED';
  return pauses.at(-1)?.to === null ? 'PAUSED' : 'RUNNING';
}

export function requireCampaign(seller: Seller, campaignId: string | undefined): StoredCampaign {
  const campaign = seller.state.campaigns.get(campaignId ?? '');
  if (!campaign) throw refusal(400, 35045, { campaign_id: campaignId ?? '' });
  return campaign;
}

/** Ends a change of a campaign that takes none any more. */
export function requireAlive(seller: Seller, campaign: StoredCampaign, now: number): CampaignStatus {
  const status = campaignStatus(seller, campaign, now);
  if (status === 'ENDED') throw refusal(400, 35035, { campaign_id: campaign.campaignId });
  if (status === 'ENDING_SOON') throw refusal(409, 35063, { campaign_id: campaign.campaignId });
  return status;
}

/** The ad that a listing has in any campaign that pays by sale and has not ended, with its campaign. */
export function findAd(
  seller: Seller,
  listingId: string,
  now: number,
): { campaign: StoredCampaign; ad: StoredAd } | undefined {
  for (const [campaignId, ads] of seller.state.ads) {
    const ad = ads.get(listingId);
    const campaign = seller.state.campaigns.get(campaignId);
    if (ad && campaign && campaignStatus(seller, campaign, now) !== 'ENDED') return { campaign, ad };
  }
  return undefined;
}

/** Whether the campaign promoted its listings at a time. */
export function ranAt({ startsAt, endsAt, endedAt, pauses }: StoredCampaign, at: number): boolean {
  if (at < startsAt || (endsAt !== null && at >= endsAt) || (endedAt !== null && at >= endedAt)) return false;
  return !pauses.some(({ from, to }) => at >= from && (to === null || at < to));
}
