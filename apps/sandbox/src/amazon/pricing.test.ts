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

const V0 = '/products/pricing/v0/listings';
const SUMMARY = '/products/pricing/2022-05-01/items/competitiveSummary';
const EXPECTED = '/products/pricing/2022-05-01/offer/featuredOfferExpectedPrice';

/** The one answer of a batch. */
async function askOne<T>(path: string, request: object): Promise<T> {
  await advance(sandbox, 61_000);
  await connectAgain();
  const { body, status } = await client.call('POST', `/batches${path}`, { requests: [request] });
  expect(status).toBe(200);
  const [one] = body.responses as { body: T }[];
  if (!one) throw new Error('there is no answer');
  return one.body;
}

test('offers are those of the condition asked for, each with its own', async () => {
  const { body } = await sandbox.control<{
    rows: { sku: string; asin: string; condition: string; quantity: number; parentSku: string | null }[];
  }>('amazon/listings?site=UK&limit=5000');
  const used = body.rows.find((row) => row.condition === 'used_very_good' && row.quantity > 0 && !row.parentSku);
  if (!used) throw new Error('nothing used is for sale');
  const { asin, sku } = used;
  const rival = { asin, site: 'UK', alone: true, behaviour: 'undercut' };
  await sandbox.control('amazon/competitors', { ...rival, sellerId: 'ANEW', price: 4 });
  await sandbox.control('amazon/competitors', { ...rival, sellerId: 'AGOOD', price: 5, condition: 'used_good' });
  expect(
    await sandbox.control('amazon/competitors', { ...rival, sellerId: 'AODD', price: 5, condition: 'used' }),
  ).toMatchObject({ status: 400 });
  await sandbox.control('amazon/listings/change', { sku, price: 6 });

  const listed = async (ItemCondition: string) => {
    const uri = `${V0}/${encodeURIComponent(sku)}/offers`;
    const request = { uri, method: 'GET', MarketplaceId: UK, ItemCondition };
    const { payload } = await askOne<{ payload: Record<string, unknown> & { Offers: Record<string, unknown>[] } }>(
      '/products/pricing/v0/listingOffers',
      request,
    );
    expect(payload).toMatchObject({ ItemCondition, Identifier: { ItemCondition } });
    return {
      status: payload.status,
      offers: payload.Offers.map((one) => [one.SellerId, one.SubCondition, one.IsBuyBoxWinner]),
    };
  };
  expect(await listed('Used')).toEqual({
    status: 'Success',
    offers: [
      ['AGOOD', 'good', true],
      [client.sellerId, 'very_good', false],
    ],
  });
  expect(await listed('New')).toEqual({ status: 'Success', offers: [['ANEW', 'new', true]] });
  expect(await listed('Collectible')).toEqual({ status: 'NoBuyableOffers', offers: [] });

  const asked = { uri: SUMMARY, method: 'GET', asin, marketplaceId: UK };
  const inputs = ['New', 'Used', 'Refurbished'].map((itemCondition) => ({ itemCondition, offerType: 'Consumer' }));
  const includedData = ['featuredBuyingOptions', 'lowestPricedOffers'];
  const told = await askOne(SUMMARY, { ...asked, includedData, lowestPricedOffersInputs: inputs });
  expect(told).toMatchObject({
    featuredBuyingOptions: [
      {
        buyingOptionType: 'New',
        segmentedFeaturedOffers: [{ sellerId: 'ANEW', condition: 'New', subCondition: 'New' }],
      },
    ],
    lowestPricedOffers: [
      { lowestPricedOffersInput: { itemCondition: 'New' }, offers: [{ sellerId: 'ANEW' }] },
      {
        lowestPricedOffersInput: { itemCondition: 'Used' },
        offers: [
          { sellerId: 'AGOOD', condition: 'Used', subCondition: 'Good' },
          { sellerId: client.sellerId, condition: 'Used', subCondition: 'VeryGood' },
        ],
      },
    ],
  });
  expect(await askOne(EXPECTED, { uri: EXPECTED, method: 'GET', marketplaceId: UK, sku })).toMatchObject({
    featuredOfferExpectedPriceResults: [
      {
        resultStatus: 'VALID_FOEP',
        competingFeaturedOffer: { offerIdentifier: { sellerId: 'AGOOD' }, condition: 'Used' },
      },
    ],
  });
  const wrong = [{ itemCondition: 'Fresh', offerType: 'Consumer' }];
  await advance(sandbox, 61_000);
  const { status } = await client.call('POST', `/batches${SUMMARY}`, {
    requests: [{ ...asked, includedData, lowestPricedOffersInputs: wrong }],
  });
  expect(status).toBe(400);
});

test('used goods have sellers of their own unless only placed ones sell', async () => {
  const { body } = await sandbox.control<{ rows: { asin: string }[] }>('amazon/listings?site=UK&limit=100');
  const told = new Set<string>();
  const lowestPricedOffersInputs = [{ itemCondition: 'Used', offerType: 'Consumer' }];
  for (const { asin } of body.rows.slice(20, 30)) {
    const { lowestPricedOffers } = await askOne<{ lowestPricedOffers: { offers: { subCondition: string }[] }[] }>(
      SUMMARY,
      {
        ...{ uri: SUMMARY, method: 'GET', asin, marketplaceId: UK, includedData: ['lowestPricedOffers'] },
        lowestPricedOffersInputs,
      },
    );
    for (const { subCondition } of lowestPricedOffers[0]?.offers ?? []) told.add(subCondition);
  }
  expect(told.size).toBeGreaterThan(0);
  expect(['Mint', 'VeryGood', 'Good', 'Acceptable']).toEqual(expect.arrayContaining([...told]));
});
