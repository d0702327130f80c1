import { hash32 } from '../../platform/seeded.ts';
import { isObject } from '../conform.ts';
import { refusal } from '../errors.ts';
import { activeIds, viewListing } from '../listing-view.ts';
import { type Answer, json, noContent, type Operation, type UserCall } from '../operation.ts';
import { AD_MARKETPLACES } from './advertising-account.ts';
import { suggestedBid, trendingBid } from './bids.ts';
import { findAd } from './campaign-state.ts';
import { readPaging } from './paging.ts';

const LISTINGS_A_CALL = 500;
const RECOMMENDED_OF_A_HUNDRED = 55;

function requireFilter(filter: string | undefined): void {
  if (filter === undefined) return;
  const types = /^recommendationTypes:\{(.*)\}$/.exec(filter)?.[1]?.split('|') ?? [];
  if (types.length > 1) throw refusal(400, 145104);
  if (types[0] !== 'AD') throw refusal(400, 145102, { recommendationTypes: filter });
}

function readListingIds(body: unknown): string[] | undefined {
  if (!isObject(body) || Object.keys(body).length === 0) return undefined;
  const ids = body.listingIds;
  if (!Array.isArray(ids) || ids.length === 0) throw refusal(400, 145103);
  if (ids.length > LISTINGS_A_CALL) throw refusal(400, 145106);
  const strange = ids.filter((id) => typeof id !== 'string' || !/^\d+$/.test(id));
  if (strange.length > 0) throw refusal(400, 145105, { listingIds: strange.join(',') });
  return ids as string[];
}

/** A listing that is invalid, not live, or promoted already has no recommendation. */
function recommendationOf({ world, seller }: UserCall, marketplaceId: string, listingId: string) {
  const view = viewListing(world, seller, listingId);
  const isLive = view !== undefined && view.endedAt === null && view.format === undefined;
  if (!isLive || view.site.marketplaceId !== marketplaceId || findAd(seller, listingId, world.clock.now())) {
    return { listingId };
  }
  const { seed } = world.config;
  const isRecommended = hash32(`${seed}/recommended/${listingId}`) % 100 < RECOMMENDED_OF_A_HUNDRED;
  const bidPercentages = [
    { basis: 'ITEM', value: suggestedBid(seed, listingId) },
    { basis: 'TRENDING', value: trendingBid(seed, view.categoryId) },
  ];
  const ad = { promoteWithAd: isRecommended ? 'RECOMMENDED' : 'UNDETERMINED', bidPercentages };
  return { listingId, marketing: { ad } };
}

function find(call: UserCall): Answer {
  const marketplaceId = call.header('x-ebay-c-marketplace-id') ?? '';
  if (!AD_MARKETPLACES.includes(marketplaceId)) {
    throw refusal(400, 145101, { marketplaceId, marketplaceIds: AD_MARKETPLACES.join(', ') });
  }
  requireFilter(call.query.filter);
  const ids = readListingIds(call.body);
  const paging = readPaging(call);
  const found = (ids ?? activeIds(call.seller, marketplaceId))
    .map((listingId) => recommendationOf(call, marketplaceId, listingId))
    // Without listing ids, only those that eBay recommends to promote are answered.
    .filter((one) => ids !== undefined || one.marketing?.ad.promoteWithAd === 'RECOMMENDED');
  if (found.length === 0) return noContent;
  return json(200, { ...paging.of(found), listingRecommendations: paging.cut(found) });
}

export const recommendationOperations: readonly Operation[] = [
  {
    api: 'recommendation',
    auth: 'user',
    name: 'findListingRecommendations',
    method: 'POST',
    url: '/sell/recommendation/v1/find',
    run: find,
  },
];
