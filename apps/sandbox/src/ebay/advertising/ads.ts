import { truncatedList } from '../../platform/faults.ts';
import { type BulkResponse, brokenEntryIndex, bulkAnswer } from '../bulk.ts';
import { isObject, type JsonObject } from '../conform.ts';
import { EbayRefusal, ebayError, refusal } from '../errors.ts';
import { type ListingView, viewListing } from '../listing-view.ts';
import type { StoredAd, StoredCampaign } from '../model.ts';
import { type Answer, json, type Operation, type UserCall } from '../operation.ts';
import type { Change } from '../seller-state.ts';
import { requireEligible } from './advertising-account.ts';
import { readBid } from './bids.ts';
import { campaignStatus, findAd, requireAlive, requireCampaign } from './campaign-state.ts';
import { base } from './campaigns.ts';
import { readPaging } from './paging.ts';

const LISTINGS_A_CALL = 500;
const ADS_A_CAMPAIGN = 50_000;
/** A listing of the Inventory API is known to advertising this long after it went live. */
export const LISTING_SYNC_MS = 2_000;

/** A bulk call under way: what its entries have changed so far is seen by the later ones. */
interface Bulk {
  readonly call: UserCall;
  readonly campaign: StoredCampaign;
  readonly now: number;
  readonly changes: Change[];
  readonly changed: StoredAd[];
  /** Listing ids of other sellers, looked up beforehand: nothing may happen between the checks and their outcome. */
  readonly foreign: ReadonlySet<string>;
  /** The places that the campaign's ads take, counted when first needed. */
  taken: number | undefined;
}

function readEntries(body: unknown): JsonObject[] {
  const requests = isObject(body) ? body.requests : undefined;
  if (!Array.isArray(requests) || requests.length === 0 || !requests.every(isObject)) throw refusal(400, 35033);
  if (requests.length > LISTINGS_A_CALL) throw refusal(409, 35071, { maxSupportedNumber: LISTINGS_A_CALL });
  const ids = requests.map(({ listingId }) => listingId).filter((id) => id !== undefined);
  if (new Set(ids).size < ids.length) throw refusal(400, 35018);
  return requests;
}

function readListingId({ listingId }: JsonObject): string {
  if (listingId === undefined || listingId === '') throw refusal(400, 35014);
  if (typeof listingId !== 'string' || !/^\d{6,19}$/.test(listingId)) {
    throw refusal(400, 35013, { listingId: String(listingId) });
  }
  return listingId;
}

/** Every variation of a listing takes a place in the campaign. */
const placesOf = (view: ListingView | undefined): number => Math.max(1, view?.variations.length ?? 1);

async function foreignIn({ world, seller }: UserCall, entries: readonly JsonObject[]): Promise<Set<string>> {
  const foreign = new Set<string>();
  for (const { listingId } of entries) {
    if (typeof listingId !== 'string' || viewListing(world, seller, listingId)) continue;
    const owner = await world.ebay.sellers.ofItemId(listingId);
    if (owner && owner.profile !== seller.profile && viewListing(world, owner, listingId)) foreign.add(listingId);
  }
  return foreign;
}

function requirePromotable({ call, campaign, now, foreign }: Bulk, listingId: string): ListingView {
  if (foreign.has(listingId)) throw refusal(409, 35057, { listingId });
  const view = viewListing(call.world, call.seller, listingId);
  if (!view) throw refusal(400, 35048, { listingId });
  const isKnown = view.isHome || now - view.startedAt >= LISTING_SYNC_MS;
  if (view.endedAt !== null || !isKnown) throw refusal(400, 35048, { listingId });
  if (view.format !== undefined) throw refusal(409, 35058, { listingId });
  if (view.site.marketplaceId !== campaign.marketplaceId) throw refusal(409, 35054, { listingId });
  return view;
}

function placesTaken(bulk: Bulk): number {
  const { world, seller } = bulk.call;
  const ads = seller.state.ads.get(bulk.campaign.campaignId) ?? new Map<string, StoredAd>();
  bulk.taken ??= [...ads.keys()].reduce((sum, id) => sum + placesOf(viewListing(world, seller, id)), 0);
  return bulk.taken;
}

function createAd(bulk: Bulk, entry: JsonObject): BulkResponse {
  const { call, campaign, now } = bulk;
  const listingId = readListingId(entry);
  const isDynamic = campaign.bid === undefined;
  if (isDynamic && entry.bidPercentage !== undefined) throw refusal(400, 35010);
  const bid = isDynamic ? {} : { bid: readBid(entry.bidPercentage) };
  const view = requirePromotable(bulk, listingId);
  if (findAd(call.seller, listingId, now)) throw refusal(400, 35036, { listingId });
  const places = placesTaken(bulk) + placesOf(view);
  if (places > ADS_A_CAMPAIGN) throw refusal(409, 35072, { maxSupportedNumber: ADS_A_CAMPAIGN });
  bulk.taken = places;
  const { value, change } = call.seller.next('ad', bulk.changes);
  bulk.changes.push(change);
  const adId = `${call.seller.profile.number}${String(value).padStart(9, '0')}2`;
  bulk.changed.push({ adId, listingId, ...bid, createdAt: now, endedAt: null });
  const href = `${call.world.config.publicUrl}/ebay${base}/ad_campaign/${campaign.campaignId}/ad/${adId}`;
  return { listingId, statusCode: 200, adId, href };
}

function ownAd({ call, campaign }: Bulk, listingId: string): StoredAd | undefined {
  return call.seller.state.ads.get(campaign.campaignId)?.get(listingId);
}

function updateBid(bulk: Bulk, entry: JsonObject): BulkResponse {
  const listingId = readListingId(entry);
  if (bulk.campaign.bid === undefined) throw refusal(400, 35010);
  const bid = readBid(entry.bidPercentage);
  const ad = ownAd(bulk, listingId);
  if (!ad) throw refusal(400, 35044, { ad_id: listingId });
  if (!viewListing(bulk.call.world, bulk.call.seller, listingId)) throw refusal(400, 35048, { listingId });
  bulk.changed.push({ ...ad, bid });
  return { listingId, statusCode: 200, adId: ad.adId };
}

function deleteAd(bulk: Bulk, entry: JsonObject): BulkResponse {
  const listingId = readListingId(entry);
  const ad = ownAd(bulk, listingId);
  if (!ad) throw refusal(400, 35013, { listingId });
  bulk.changed.push({ ...ad, endedAt: bulk.now });
  return { listingId, statusCode: 200, adId: ad.adId };
}

type Work = (bulk: Bulk, entry: JsonObject) => BulkResponse;

function settleEntry(work: Work, bulk: Bulk, entry: JsonObject): BulkResponse {
  try {
    return work(bulk, entry);
  } catch (error) {
    if (!(error instanceof EbayRefusal)) throw error;
    const { listingId } = entry;
    return { ...(typeof listingId === 'string' ? { listingId } : {}), statusCode: error.status, errors: error.errors };
  }
}

function begin(call: UserCall, byClick: 35080 | 36101, foreign: ReadonlySet<string>): Bulk {
  const { seller, world } = call;
  requireEligible(seller);
  const campaign = requireCampaign(seller, call.params.campaignId);
  const now = world.clock.now();
  requireAlive(seller, campaign, now);
  if (campaign.fundingModel === 'COST_PER_CLICK') throw refusal(400, byClick);
  if (campaign.isByRules) throw refusal(409, 35064);
  if (call.fault('concurrent-access')) throw refusal(409, 35061, { campaign_id: campaign.campaignId });
  return { call, campaign, now, changes: [], changed: [], foreign, taken: undefined };
}

/** An answer that was cut short leaves out entries that were carried out. */
const bulkOf = (work: Work, byClick: 35080 | 36101) => async (call: UserCall) => {
  const entries = readEntries(call.body);
  const foreign = await foreignIn(call, entries);
  const bulk = begin(call, byClick, foreign);
  const spoiled = brokenEntryIndex(call, entries.length);
  const responses = entries.map((entry, index) =>
    index === spoiled
      ? { listingId: entry.listingId, statusCode: 500, errors: [ebayError(35001)] }
      : settleEntry(work, bulk, entry),
  );
  if (bulk.changed.length > 0) {
    call.seller.commit([...bulk.changes, { t: 'ads', campaignId: bulk.campaign.campaignId, ads: bulk.changed }]);
  }
  return bulkAnswer(call.fault('cut-short') ? truncatedList(responses) : responses);
};

/** The ads of listings that are live. */
function getAds(call: UserCall): Answer {
  const { seller, world, query } = call;
  const campaign = requireCampaign(seller, call.params.campaignId);
  if (campaignStatus(seller, campaign, world.clock.now()) === 'ENDED') {
    throw refusal(400, 35035, { campaign_id: campaign.campaignId });
  }
  const paging = readPaging(call);
  const wanted = query.listing_ids?.split(',');
  if (wanted && wanted.length > LISTINGS_A_CALL) throw refusal(409, 35068, { maxSupportedNumber: LISTINGS_A_CALL });
  const strange = wanted?.find((id) => !/^\d+$/.test(id));
  if (strange !== undefined) throw refusal(400, 35013, { listingId: strange });
  const stored = seller.state.ads.get(campaign.campaignId) ?? new Map<string, StoredAd>();
  const chosen = wanted ? wanted.flatMap((id) => stored.get(id) ?? []) : [...stored.values()];
  const live = chosen.filter(({ listingId }) => {
    const view = viewListing(world, seller, listingId);
    return view !== undefined && view.endedAt === null;
  });
  const ads = paging.cut(live).map(({ adId, listingId, bid }) => ({
    adId,
    listingId,
    ...(bid === undefined ? {} : { bidPercentage: bid }),
  }));
  return json(200, { ...paging.of(live), ads });
}

const api = 'marketing';
const auth = 'user';
const one = `${base}/ad_campaign/:campaignId`;
const CREATE = 'bulk_create_ads_by_listing_id';
const UPDATE = 'bulk_update_ads_bid_by_listing_id';
const DELETE = 'bulk_delete_ads_by_listing_id';

export const adOperations: readonly Operation[] = [
  {
    api,
    auth,
    name: 'bulkCreateAdsByListingId',
    method: 'POST',
    url: `${one}/${CREATE}`,
    run: bulkOf(createAd, 35080),
  },
  {
    api,
    auth,
    name: 'bulkUpdateAdsBidByListingId',
    method: 'POST',
    url: `${one}/${UPDATE}`,
    run: bulkOf(updateBid, 36101),
  },
  {
    api,
    auth,
    name: 'bulkDeleteAdsByListingId',
    method: 'POST',
    url: `${one}/${DELETE}`,
    run: bulkOf(deleteAd, 36101),
  },
  { api, auth, name: 'getAds', method: 'GET', url: `${one}/ad`, run: getAds },
];
