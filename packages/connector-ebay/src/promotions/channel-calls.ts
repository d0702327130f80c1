import type { PromotionChannel } from '@quayside/connector-kit';
import type { Rest } from '../rest.ts';
import { addAds, findAds, listAds, removeAds, updateBids } from './ads.ts';
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
import type { PromotionCall } from './channel.ts';
import { readEligibility } from './eligibility.ts';
import { readReport, requestReport } from './report.ts';
import { withoutLosingAccess } from './right.ts';
import { suggestedBids } from './suggestions.ts';

/** What the channel asks eBay. It is loaded with the first call. */
export function createChannelCalls(rest: Rest): Pick<PromotionChannel, PromotionCall> {
  const calls = createPromotionCalls(rest);
  return {
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
