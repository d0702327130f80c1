import { beforeAll, expect, test } from 'vitest';
import { UK } from '../../test/amazon-client.ts';
import { advance } from '../../test/harness.ts';
import { useAmazon } from '../../test/set-up.ts';

const { sandbox, client, connectAgain } = useAmazon();
let listing: { sku: string; asin: string; price: string };
beforeAll(async () => {
  const { body } = await sandbox.control<{ rows: (typeof listing & { quantity: number; parentSku: null | string })[] }>(
    'amazon/listings?site=UK',
  );
  const found = body.rows.find((row) => row.quantity > 0 && row.parentSku === null);
  if (!found) throw new Error('nothing is for sale');
  listing = found;
});

interface Offer {
  sellerId: string;
  listingPrice: { amount: number };
}

async function summary({ asin } = listing): Promise<{ featured: Offer | undefined; lowest: Offer[] }> {
  // One call in half a minute.
  await advance(sandbox, 31_000);
  const { body, status } = await client.call('POST', '/batches/products/pricing/2022-05-01/items/competitiveSummary', {
    requests: [
      {
        asin,
        marketplaceId: UK,
        includedData: ['featuredBuyingOptions', 'lowestPricedOffers'],
        method: 'GET',
        uri: '/products/pricing/2022-05-01/items/competitiveSummary',
      },
    ],
  });
  expect(status).toBe(200);
  const [one] = body.responses as {
    body: { featuredBuyingOptions: { segmentedFeaturedOffers: Offer[] }[]; lowestPricedOffers: { offers: Offer[] }[] };
  }[];
  return {
    featured: one?.body.featuredBuyingOptions[0]?.segmentedFeaturedOffers[0],
    lowest: one?.body.lowestPricedOffers[0]?.offers ?? [],
  };
}

test('the featured offer is lost to a cheaper competitor and won back when it leaves', async () => {
  const rival = { asin: listing.asin, site: 'UK', sellerId: 'ARIVAL0000000' };
  await sandbox.control('amazon/competitors', { ...rival, price: 0.01 });
  expect((await summary()).featured?.sellerId).toBe(rival.sellerId);
  await sandbox.control('amazon/competitors', rival);
  await sandbox.control('amazon/listings/change', { sku: listing.sku, price: 0.02 });
  expect((await summary()).featured?.sellerId).toBe(client.sellerId);
});

test('competitors’ prices change over time, and are equal at the same time', async () => {
  const { body } = await sandbox.control<{ rows: { asin: string }[] }>('amazon/listings?site=UK&limit=100');
  let moved = 0;
  for (const { asin } of body.rows.slice(0, 12)) {
    const prices = (one: { lowest: Offer[] }) =>
      one.lowest.filter(({ sellerId }) => sellerId !== client.sellerId).map((offer) => offer.listingPrice.amount);
    const before = prices(await summary({ ...listing, asin }));
    await advance(sandbox, 25 * 60_000);
    await connectAgain();
    if (JSON.stringify(prices(await summary({ ...listing, asin }))) !== JSON.stringify(before)) moved += 1;
  }
  expect(moved).toBeGreaterThan(3);
});
