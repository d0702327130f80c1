import type { PromotionChannel } from '@quayside/connector-kit';
import type { EbayConfig } from '../config.ts';
import type { Rest } from '../rest.ts';
import { promotionPage } from '../sites.ts';
import { ADS_BATCH, addAds, findAds, listAds, removeAds, updateBids } from './ads.ts';
import { HIGHEST_BID, LOWEST_BID } from './bids.ts';
import { createPromotionCalls } from './calls.ts';
import {
  createCampaign,
  findCampaign,
  listCampaigns,
  readCampaign,
  renameCampaign,
  setCampaignState,
  toCampaign,
} from './campaigns.ts';
import { PROMOTION_SITES, readEligibility } from './eligibility.ts';
import { refusalOf } from './refusals.data.ts';
import { REPORT_CAMPAIGNS, REPORT_DAYS, readReport, requestReport } from './report.ts';
import { withoutLosingAccess } from './right.ts';
import { suggestedBids } from './suggestions.ts';

/** Promoted Listings, general strategy: paid by sale. */
export function createPromotionChannel(config: EbayConfig, rest: Rest): PromotionChannel {
  const calls = createPromotionCalls(rest);
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

    eligibility: (session, site) => readEligibility(calls, session, site),
    suggestedBids: withoutLosingAccess((session, site, ids) => suggestedBids(calls, session, site, ids)),

    listCampaigns: withoutLosingAccess((session, cursor) => listCampaigns(calls, session, cursor)),
    findCampaign: withoutLosingAccess((session, name) => findCampaign(calls, session, name)),
    readCampaign: withoutLosingAccess((session, campaignId) => readCampaign(calls, session, campaignId)),
    createCampaign: withoutLosingAccess((session, site, wanted) => createCampaign(calls, session, site, wanted)),
    setCampaignState: withoutLosingAccess((session, campaignId, state) =>
      setCampaignState(calls, session, campaignId, state),
    ),
    renameCampaign: withoutLosingAccess((session, campaignId, name) =>
      renameCampaign(calls, session, campaignId, name),
    ),

    addAds: withoutLosingAccess((session, campaignId, ads) => addAds({ calls, session, campaignId }, ads)),
    updateBids: withoutLosingAccess((session, campaignId, ads) => updateBids({ calls, session, campaignId }, ads)),
    removeAds: withoutLosingAccess((session, campaignId, ids) => removeAds({ calls, session, campaignId }, ids)),
    listAds: withoutLosingAccess((session, campaignId, cursor) => listAds({ calls, session, campaignId }, cursor)),
    findAds: withoutLosingAccess((session, campaignId, ids) => findAds({ calls, session, campaignId }, ids)),
    campaignsOf: withoutLosingAccess(async (session, listingId) =>
      (await calls.findCampaignByAdReference(session, listingId)).map(toCampaign),
    ),

    requestReport: withoutLosingAccess((session, site, wanted) => requestReport(calls, session, site, wanted)),
    readReport: withoutLosingAccess((session, ticket) => readReport(calls, session, ticket)),
  };
}
