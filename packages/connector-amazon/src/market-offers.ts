import type { OfferChannel } from '@quayside/connector-kit';
import type { AmazonClient } from './client.ts';
import { throttleName } from './operations.ts';
import { toHints } from './transform/featured-hint.ts';
import { itemConditionOf, toReadings } from './transform/market-offer.ts';

/** Maximum listings of a batch of offers, and maximum products of a batch of summaries. */
const BATCH = 20;

/**
 * Offers are read by the batch of listings' offers, which tells ratings and delivery times, and takes fifteen times as many listings in the
 * same time as the competitive summary. What Amazon expects of a featured offer is asked apart, at its own slow rate.
 */
export function createOfferChannel(client: AmazonClient): OfferChannel {
  return {
    batch: BATCH,
    operation: throttleName('getListingOffersBatch'),
    async read(session, site, listings) {
      const asked = listings.map(({ sku, condition }) => ({ sku, itemCondition: itemConditionOf(condition) }));
      return toReadings(session.externalId, site, listings, await client.getListingOffers(session, site, asked));
    },
    featured: {
      batch: BATCH,
      operation: throttleName('getFeaturedOfferExpectedPriceBatch'),
      async read(session, site, skus) {
        const expected = await client.getExpectedPrices(session, site, skus);
        const asins = [...new Set(expected.flatMap(({ body }) => body?.offerIdentifier?.asin ?? []))];
        const summaries =
          asins.length === 0 ? [] : await client.getReferencePrices(session, site, asins.slice(0, BATCH));
        return toHints(site, skus, expected, summaries);
      },
    },
  };
}
