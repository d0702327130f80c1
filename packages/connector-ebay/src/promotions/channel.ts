import { lateMethods, type PromotionChannel } from '@quayside/connector-kit';
import type { EbayConfig } from '../config.ts';
import type { Rest } from '../rest.ts';
import { promotionPage } from '../sites.ts';
import { HIGHEST_BID, LOWEST_BID } from './bids.ts';
import { ADS_BATCH, PROMOTION_SITES, REPORT_CAMPAIGNS, REPORT_DAYS } from './limits.ts';
import { refusalOf } from './refusals.data.ts';

const CALLS = [
  'eligibility',
  'suggestedBids',
  'listCampaigns',
  'findCampaign',
  'readCampaign',
  'createCampaign',
  'setCampaignState',
  'renameCampaign',
  'addAds',
  'updateBids',
  'removeAds',
  'listAds',
  'findAds',
  'campaignsOf',
  'requestReport',
  'readReport',
] as const satisfies readonly (keyof PromotionChannel)[];
export type PromotionCall = (typeof CALLS)[number];

/** Promoted Listings, general strategy: paid by sale. */
export function createPromotionChannel(config: EbayConfig, rest: Rest): PromotionChannel {
  return {
    sites: PROMOTION_SITES,
    lowestBid: LOWEST_BID,
    highestBid: HIGHEST_BID,
    adsPerCampaign: 50_000,
    batch: ADS_BATCH,
    nameLimit: 80,
    reportDays: REPORT_DAYS,
    reportCampaigns: REPORT_CAMPAIGNS,
    operation: 'ebay.marketing',
    reportOperation: 'ebay.ad-report',

    refusalOf,
    termsPage: (site) => promotionPage(config, site),

    ...lateMethods<PromotionChannel, PromotionCall>(
      async () => (await import('./channel-calls.ts')).createChannelCalls(rest),
      CALLS,
    ),
  };
}
