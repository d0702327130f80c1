import { afterEach, expect, test } from 'vitest';
import { advance } from '../../test/harness.ts';
import { CHANNEL, connectOctopia, UNTIL_DONE_MS } from '../../test/octopia-client.ts';
import { useOctopia } from '../../test/set-up.ts';

const { sandbox, client } = useOctopia();
afterEach(async () => {
  await sandbox.control('faults', undefined, 'DELETE');
});

async function allOffers(query = 'limit=25'): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  let path: string | undefined = `/offers?salesChannelId=${CHANNEL}&${query}`;
  while (path !== undefined) {
    const { body, headers }: Awaited<ReturnType<typeof client.call>> = await client.call('GET', path);
    found.push(...body.items);
    path = /<[^>]*\/octopia\/seller\/v2([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  return found;
}

interface Feedback {
  onlineStatus: string;
  bestOfferDetails: { isBestOffer: boolean; price: number };
  competingOffers: { sellerName: string; price: number; totalPrice: number }[];
}

const feedbackOf = async (reference: string) => {
  const query = `salesChannelId=${CHANNEL}&sellerExternalReferences=${reference}&expand=salesChannelFeedback`;
  const { body } = await client.call('GET', `/offers?${query}`);
  return body.items[0]?.salesChannelFeedback as Feedback;
};

test('the catalogue is listed by cursor, each offer once: single ones and variants, with valid GTINs', async () => {
  const offers = await allOffers();
  expect(offers).toHaveLength(60);
  expect(new Set(offers.map(({ sellerExternalReference }) => sellerExternalReference)).size).toBe(60);
  for (const offer of offers) {
    const { gtin } = offer.product as { gtin: string };
    expect(gtin).toMatch(/^\d{13}$/);
    const sum = [...gtin].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
    expect(sum % 10).toBe(0);
    expect(offer.offerId).toBe(`60211_AUC${gtin}_New_CDISFR`);
  }
  const groups = new Map<unknown, number>();
  for (let index = 1; ; index++) {
    const { body } = await client.call('GET', `/products?pageIndex=${index}&pageSize=50`);
    for (const { variantGroupReference: group } of body.items) groups.set(group, (groups.get(group) ?? 0) + 1);
    if (body.items.length < 50) break;
  }
  const variants = [...groups].filter(([group]) => group !== null);
  expect(variants.length).toBeGreaterThan(5);
  for (const [, count] of variants) expect(count).toBeGreaterThan(1);
});

test('offers are filtered by state, reference, GTIN and time of change; the channel is required', async () => {
  const [first] = await allOffers();
  const { gtin } = (first as { product: { gtin: string } }).product;
  expect(await allOffers(`gtins=${gtin}`)).toHaveLength(1);
  expect(await allOffers('sellerExternalReferences=FR-0001,FR-0002')).toHaveLength(2);
  expect(await allOffers('offerStates=Inactive')).toHaveLength(0);
  // Later than every change of other tests.
  await advance(sandbox, 60_000);
  const since = encodeURIComponent(new Date(sandbox.world.clock.now() - 1_000).toISOString());
  expect(await allOffers(`updatedAtMin=${since}`)).toHaveLength(0);
  await sandbox.control('octopia/listings/change', { sku: 'FR-0001', price: 12.5 });
  expect(await allOffers(`updatedAtMin=${since}`)).toMatchObject([{ integrationPrice: { price: 12.5 } }]);
  expect((await client.call('GET', '/offers')).status).toBe(400);
  expect((await client.call('GET', '/offers?salesChannelId=NOWHERE')).status).toBe(400);
  expect((await client.call('GET', `/offers?salesChannelId=${CHANNEL}&cursor=guess`)).status).toBe(400);
});

test('requesting certain fields disables what expand would add', async () => {
  const [narrow] = await allOffers('sellerExternalReferences=FR-0002&fields=quantity&expand=salesChannelFeedback');
  expect(Object.keys(narrow ?? {}).sort()).toEqual(['offerId', 'quantity', 'sellerExternalReference']);
});

test('competitors’ prices follow the clock, and price decides the best offer', async () => {
  const { product } = (await client.offer('FR-0003')) as { product: { gtin: string } };
  const { gtin } = product;
  await sandbox.control('octopia/competitors', { gtin, name: 'Le Voisin', price: 0.5 });
  const lost = await feedbackOf('FR-0003');
  expect(lost.bestOfferDetails).toMatchObject({ isBestOffer: false, price: 0.5 });
  await sandbox.control('octopia/competitors', { gtin, name: 'Le Voisin' });
  await sandbox.control('octopia/listings/change', { sku: 'FR-0003', price: 1 });
  const won = await feedbackOf('FR-0003');
  expect(won).toMatchObject({ onlineStatus: 'Online', bestOfferDetails: { isBestOffer: true, price: 1 } });
  const prices = async () => {
    const query = 'limit=1000&expand=salesChannelFeedback';
    return (await allOffers(query)).map(
      ({ salesChannelFeedback }) => (salesChannelFeedback as Feedback).competingOffers,
    );
  };
  const before = await prices();
  await advance(sandbox, 25 * 60_000);
  const after = await prices();
  expect(before.flat().length).toBeGreaterThan(30);
  expect(after).not.toEqual(before);
});

test('only offers in the same condition compete', async () => {
  const { product } = (await client.offer('FR-0005')) as { product: { gtin: string } };
  const rival = { gtin: product.gtin, name: 'Le Voisin', price: 0.5, alone: true };
  await sandbox.control('octopia/competitors', { ...rival, condition: 'UsedGood' });
  expect((await feedbackOf('FR-0005')).competingOffers).toEqual([]);
  await sandbox.control('octopia/competitors', { ...rival, price: 0.7 });
  expect((await feedbackOf('FR-0005')).competingOffers).toMatchObject([{ sellerName: 'Le Voisin', price: 0.7 }]);
  const answer = await sandbox.control('octopia/competitors', { ...rival, condition: 'Fresh' });
  expect(answer).toMatchObject({ status: 400 });
});

test('a stale read returns the offer before its last change', async () => {
  await sandbox.control('octopia/listings/change', { sku: 'FR-0004', quantity: 8 });
  await sandbox.control('octopia/listings/change', { sku: 'FR-0004', quantity: 9 });
  await sandbox.control('faults', { kind: 'stale-read', operation: 'getOffers', count: 1 });
  expect((await client.offer('FR-0004'))?.quantity).toBe(8);
  expect((await client.offer('FR-0004'))?.quantity).toBe(9);
});

test('faults apply to Octopia’s calls as to the others’', async () => {
  const strike = (kind: string, operation: string) => sandbox.control('faults', { kind, operation, count: 1 });
  await strike('5xx', 'getOffers');
  expect((await client.call('GET', `/offers?salesChannelId=${CHANNEL}`)).status).toBe(500);
  await strike('throttle-429', 'getOffers');
  expect((await client.call('GET', `/offers?salesChannelId=${CHANNEL}`)).status).toBe(429);
  await strike('duplicate', 'getOffers');
  expect(await allOffers('limit=1000')).toHaveLength(61);
  await strike('cut-short', 'getOffers');
  expect(await allOffers('limit=1000')).toHaveLength(20);
  await strike('partial-207', 'offerLine');
  const id = await client.submit('Update', [
    { sellerExternalReference: 'FR-0005', quantity: 2 },
    { sellerExternalReference: 'FR-0006', quantity: 2 },
  ]);
  await advance(sandbox, UNTIL_DONE_MS);
  const states = (await client.resultsOf(id)).map(({ integrationStatus }) => integrationStatus);
  expect(states).toEqual(['Rejected', 'Integrated']);
});

test('a package can be slowed down by the clock', async () => {
  await sandbox.control('faults', { kind: 'slow', operation: 'offerPackage', ms: 600_000, count: 1 });
  const id = await client.submit('Update', [{ sellerExternalReference: 'FR-0008', quantity: 4 }]);
  const state = async () => (await client.call('GET', `/offer-packages/${id}`)).body.state;
  await advance(sandbox, 590_000);
  expect(await state()).toBe('IntegrationPending');
  await advance(sandbox, 20_000);
  expect(await state()).toBe('Integrated');
});

test('a response lost after the work is done leaves the package opened or completed', async () => {
  const count = async () => (await client.call('GET', '/offer-packages?limit=1000')).body.items.length;
  const before = await count();
  await sandbox.control('faults', { kind: 'drop-after-work', operation: 'createOfferPackage', count: 1 });
  const open = () => client.call('POST', '/offer-packages', { packageType: 'Update' }, { saleschannelid: CHANNEL });
  await expect(open()).rejects.toThrow();
  expect(await count()).toBe(before + 1);
  const path = (await open()).headers.get('content-location') ?? '';
  await client.call('POST', `${path}/offer-requests`, [{ sellerExternalReference: 'FR-0007', quantity: 3 }]);
  await sandbox.control('faults', { kind: 'drop-after-work', operation: 'patchOfferPackage', count: 1 });
  await expect(client.call('PATCH', path, { state: 'Ready' })).rejects.toThrow();
  await advance(sandbox, UNTIL_DONE_MS);
  expect((await client.offer('FR-0007'))?.quantity).toBe(3);
});

test('a revoking fault ends the seller’s links with this call', async () => {
  await sandbox.control('octopia/links', { seller: 'comptoir-du-ressac-fr', linked: true });
  const other = await connectOctopia(sandbox, '60213');
  expect((await other.call('GET', '/sellers')).status).toBe(200);
  await sandbox.control('faults', { kind: 'revoked-token', operation: '*', seller: 'comptoir-du-ressac-fr', count: 1 });
  expect((await other.call('GET', '/sellers')).status).toBe(403);
  await sandbox.control('faults', undefined, 'DELETE');
  expect((await other.call('GET', '/sellers')).status).toBe(403);
});

test('a shop can be filled with offers for tests, each a separate product with a valid GTIN', async () => {
  const { body } = await sandbox.control<{ offers: number }>('octopia/seed', { seller: 'demo-shop-fr', count: 500 });
  const offers = await allOffers('limit=1000');
  expect(offers).toHaveLength(body.offers);
  expect(new Set(offers.map(({ product }) => (product as { gtin: string }).gtin)).size).toBe(offers.length);
  await sandbox.restart();
  expect(await allOffers('limit=1000')).toEqual(offers);
});

test('delivery modes belong to the account', async () => {
  const { body } = await client.call('GET', '/sellers/delivery-modes');
  expect(body.items.map(({ code }) => code)).toEqual(['STD', 'TRK', 'REG', 'REL']);
  expect(body.items[0]).toMatchObject({ is_express_delivery: false, more_than30_kg_product: false });
});
