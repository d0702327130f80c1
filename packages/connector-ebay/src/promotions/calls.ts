import type { FileHandle } from 'node:fs/promises';
import { type AccountSession, ConnectorError } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { Rest, RestCall } from '../rest.ts';
import type {
  AdCampaign,
  AdEntry,
  AdvertisingEligibility,
  NewCampaign,
  NewReportTask,
  PromotedAd,
  Recommendation,
  ReportTask,
} from '../wire.ts';

const CAMPAIGNS = '/sell/marketing/v1/ad_campaign';
const REPORTS = '/sell/marketing/v1';
const MARKETING = 'ebay.marketing';
const AD_REPORT = 'ebay.ad-report';
/** The most campaigns, ads or recommendations on a page. */
export const PAGE = 500;
const DOWNLOAD_TIMEOUT_MS = 120_000;

export type BulkAds = 'bulkCreateAdsByListingId' | 'bulkUpdateAdsBidByListingId' | 'bulkDeleteAdsByListingId';

const BULK_PATHS: Readonly<Record<BulkAds, string>> = {
  bulkCreateAdsByListingId: 'bulk_create_ads_by_listing_id',
  bulkUpdateAdsBidByListingId: 'bulk_update_ads_bid_by_listing_id',
  bulkDeleteAdsByListingId: 'bulk_delete_ads_by_listing_id',
};

export interface Page<T> {
  readonly rows: readonly T[];
  readonly total: number | null;
  readonly hasNext: boolean;
}

interface Paged {
  readonly total?: number;
  readonly next?: string;
}

export type PromotionCalls = ReturnType<typeof createPromotionCalls>;

/** Calls of the Marketing, Recommendation and Account APIs for promoted listings, with eBay's names and types. */
export function createPromotionCalls(rest: Rest) {
  const read = async <T>(session: AccountSession, call: Omit<RestCall, 'method' | 'isRepeatable'>) => {
    const method = call.body === undefined ? 'GET' : 'POST';
    return (await rest.call<T>(session, { ...call, method, isRepeatable: true })).body;
  };
  const write = (session: AccountSession, call: Omit<RestCall, 'method' | 'isRepeatable'>) =>
    rest.call<{ responses?: AdEntry[] }>(session, { ...call, method: 'POST', isRepeatable: false });
  const one = (campaignId: string) => `${CAMPAIGNS}/${encodeURIComponent(campaignId)}`;

  return {
    async getAdvertisingEligibility(session: AccountSession, site: Site): Promise<readonly AdvertisingEligibility[]> {
      const body = await read<{ advertisingEligibility?: AdvertisingEligibility[] }>(session, {
        operation: 'ebay.account',
        name: 'getAdvertisingEligibility',
        path: '/sell/account/v1/advertising_eligibility',
        query: { program_types: 'PROMOTED_LISTINGS_STANDARD' },
        marketplace: site,
        members: { advertisingEligibility: 'list' },
      });
      return body?.advertisingEligibility ?? [];
    },

    /** Listings without a recommendation may be absent. */
    async findListingRecommendations(
      session: AccountSession,
      site: Site,
      listingIds: readonly string[],
    ): Promise<readonly Recommendation[]> {
      const body = await read<{ listingRecommendations?: Recommendation[] }>(session, {
        operation: 'ebay.recommendation',
        name: 'findListingRecommendations',
        path: '/sell/recommendation/v1/find',
        query: { filter: 'recommendationTypes:{AD}', limit: String(PAGE), offset: '0' },
        body: { listingIds },
        marketplace: site,
      });
      return body?.listingRecommendations ?? [];
    },

    async getCampaigns(session: AccountSession, offset: number, limit = PAGE): Promise<Page<AdCampaign>> {
      const body = await read<Paged & { campaigns?: AdCampaign[] }>(session, {
        operation: MARKETING,
        name: 'getCampaigns',
        path: CAMPAIGNS,
        query: { funding_strategy: 'COST_PER_SALE', limit: String(limit), offset: String(offset) },
        members: { campaigns: 'list', total: 'value' },
      });
      return pageOf(body, body?.campaigns, offset + limit);
    },

    getCampaign: (session: AccountSession, campaignId: string) =>
      read<AdCampaign>(session, {
        operation: MARKETING,
        name: 'getCampaign',
        path: one(campaignId),
        members: { campaignId: 'value' },
      }),

    getCampaignByName: (session: AccountSession, name: string) =>
      read<AdCampaign>(session, {
        operation: MARKETING,
        name: 'getCampaignByName',
        path: `${CAMPAIGNS}/get_campaign_by_name`,
        query: { campaign_name: name },
        members: { campaignId: 'value' },
      }),

    async findCampaignByAdReference(session: AccountSession, listingId: string): Promise<readonly AdCampaign[]> {
      const body = await read<{ campaigns?: AdCampaign[] }>(session, {
        operation: MARKETING,
        name: 'findCampaignByAdReference',
        path: `${CAMPAIGNS}/find_campaign_by_ad_reference`,
        query: { listing_id: listingId },
        members: { campaigns: 'list' },
      });
      return body?.campaigns ?? [];
    },

    /** @returns the campaign's id; undefined if eBay did not state it */
    async createCampaign(session: AccountSession, campaign: NewCampaign): Promise<string | undefined> {
      const { headers } = await write(session, {
        operation: MARKETING,
        name: 'createCampaign',
        path: CAMPAIGNS,
        body: campaign,
      });
      return lastPart(headers.get('location'));
    },

    async changeCampaign(session: AccountSession, campaignId: string, verb: 'pause' | 'resume' | 'end'): Promise<void> {
      await write(session, { operation: MARKETING, name: `${verb}Campaign`, path: `${one(campaignId)}/${verb}` });
    },

    /** An end that is not repeated is removed. */
    async updateCampaignIdentification(
      session: AccountSession,
      campaignId: string,
      body: { campaignName: string; startDate: string; endDate?: string },
    ): Promise<void> {
      await write(session, {
        operation: MARKETING,
        name: 'updateCampaignIdentification',
        path: `${one(campaignId)}/update_campaign_identification`,
        body,
      });
    },

    async bulkAds(
      session: AccountSession,
      campaignId: string,
      name: BulkAds,
      requests: readonly { listingId: string; bidPercentage?: string }[],
    ): Promise<readonly AdEntry[]> {
      const { body } = await write(session, {
        operation: MARKETING,
        name,
        path: `${one(campaignId)}/${BULK_PATHS[name]}`,
        body: { requests },
      });
      return Array.isArray(body?.responses) ? body.responses : [];
    },

    async getAds(
      session: AccountSession,
      campaignId: string,
      { offset = 0, listingIds }: { offset?: number; listingIds?: readonly string[] },
    ): Promise<Page<PromotedAd>> {
      const body = await read<Paged & { ads?: PromotedAd[] }>(session, {
        operation: MARKETING,
        name: 'getAds',
        path: `${one(campaignId)}/ad`,
        query: {
          limit: String(PAGE),
          offset: String(offset),
          ...(listingIds === undefined ? {} : { listing_ids: listingIds.join(',') }),
        },
        members: { ads: 'list', total: 'value' },
      });
      return pageOf(body, body?.ads, offset + PAGE);
    },

    async createReportTask(session: AccountSession, task: NewReportTask): Promise<string | undefined> {
      const { headers } = await write(session, {
        operation: AD_REPORT,
        name: 'createReportTask',
        path: `${REPORTS}/ad_report_task`,
        body: task,
      });
      return lastPart(headers.get('location'));
    },

    getReportTask: (session: AccountSession, taskId: string) =>
      read<ReportTask>(session, {
        operation: AD_REPORT,
        name: 'getReportTask',
        path: `${REPORTS}/ad_report_task/${encodeURIComponent(taskId)}`,
        members: { reportTaskStatus: 'value' },
      }),

    async getReport(session: AccountSession, reportId: string, saveTo: FileHandle): Promise<void> {
      await rest.call(session, {
        operation: AD_REPORT,
        name: 'getReport',
        method: 'GET',
        path: `${REPORTS}/ad_report/${encodeURIComponent(reportId)}`,
        isRepeatable: true,
        saveTo,
        timeoutMs: DOWNLOAD_TIMEOUT_MS,
      });
    },
  };
}

export function lastPart(url: string | null | undefined): string | undefined {
  return url?.split('/').filter(Boolean).at(-1);
}

/** @throws ConnectorError `unavailable` if there are entries that the page does not have */
function pageOf<T>(paged: Paged | undefined, rows: readonly T[] | undefined, reached: number): Page<T> {
  const total = typeof paged?.total === 'number' ? paged.total : null;
  if (rows === undefined && total !== 0) throw new ConnectorError('unavailable', 'eBay’s page has no list.');
  const hasNext = total === null ? paged?.next !== undefined : reached < total;
  return { rows: rows ?? [], total, hasNext };
}
