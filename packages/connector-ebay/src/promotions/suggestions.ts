import {
  type AccountSession,
  chunked,
  failedBy,
  mapBounded,
  type Outcome,
  type SuggestedBid,
  succeeded,
} from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { Recommendation } from '../wire.ts';
import { bidOf, raised } from './bids.ts';
import { PAGE, type PromotionCalls } from './calls.ts';

const PARALLEL = 2;

export async function suggestedBids(
  calls: PromotionCalls,
  session: AccountSession,
  site: Site,
  listingIds: readonly string[],
): Promise<Outcome<SuggestedBid>[]> {
  const outcomes = await mapBounded(chunked(listingIds, PAGE), PARALLEL, async (chunk) => {
    try {
      const found = await calls.findListingRecommendations(session, site, chunk);
      const byListing = new Map(found.map((one) => [one.listingId, one]));
      return chunk.map((listingId) => succeeded(toSuggestion(listingId, byListing.get(listingId))));
    } catch (error) {
      const failure = failedBy(error);
      if (failure.error.kind === 'auth-expired') throw failure.error;
      return chunk.map((): Outcome<SuggestedBid> => failure);
    }
  });
  return outcomes.flat();
}

function toSuggestion(listingId: string, found: Recommendation | undefined): SuggestedBid {
  const { promoteWithAd, bidPercentages = [] } = found?.marketing?.ad ?? {};
  const rateBy = (basis: string) => bidOf(bidPercentages.find((one) => one.basis === basis)?.value);
  return {
    listingId,
    bid: raised(rateBy('ITEM')),
    trending: rateBy('TRENDING'),
    isRecommended: promoteWithAd === 'RECOMMENDED',
  };
}
