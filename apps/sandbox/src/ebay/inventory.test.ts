import { expect, test } from 'vitest';
import { chessItem, chessOffer, connect, errorIds, german, goLive, inventory } from '../../test/ebay-client.ts';
import { advance } from '../../test/harness.ts';
import { useEbay } from '../../test/set-up.ts';

const { sandbox, client, connectAgain } = useEbay();

const put = (sku: string, body: unknown, headers: Record<string, string> = german) =>
  client.call('PUT', `${inventory}/inventory_item/${sku}`, body, headers);
const offerOf = (sku: string) => client.call('GET', `${inventory}/offer?sku=${sku}`);
const publish = (offerId: string) => client.call('POST', `${inventory}/offer/${offerId}/publish`);

async function createOffer(
  sku: string,
  overrides: Record<string, unknown> = {},
  headers: Record<string, string> = german,
) {
  return client.call('POST', `${inventory}/offer`, await chessOffer(client, sku, overrides), headers);
}

/** Publishes an incomplete offer and returns the error ids. */
async function publishErrors(sku: string, item: unknown, overrides: Record<string, unknown> = {}): Promise<number[]> {
  await put(sku, item);
  const offer = await createOffer(sku, overrides);
  expect(offer.status).toBe(201);
  const published = await publish(offer.body.offerId);
  expect(published.status).toBe(400);
  return errorIds(published.body);
}

test('an item needs its Content-Language, and aspects must be an object of lists', async () => {
  expect(errorIds((await put('A-1', chessItem(), {})).body)).toEqual([25709]);
  expect(errorIds((await put('A-1', chessItem({ aspects: '{"Marke":["x"]}' }))).body)).toEqual([25709]);
  expect(errorIds((await put('A-1', chessItem({ aspects: { Marke: 'x' } }))).body)).toEqual([25709]);
  expect(errorIds((await put('x'.repeat(51), chessItem())).body)).toEqual([25707]);
  expect((await put('A-1', chessItem())).status).toBe(201);
  expect((await put('A-1', chessItem())).status).toBe(204);
});

test('an Accept-Language that eBay does not know is rejected, such as the default one of fetch', async () => {
  for (const language of ['*', 'de', 'pl-PL']) {
    const refused = await client.call('GET', '/sell/inventory/v1/location', undefined, { 'accept-language': language });
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.[0]?.parameters).toContainEqual({ name: 'fieldName', value: 'Accept-Language' });
  }
  for (const language of ['en-GB', 'fr-be', 'de-DE,de;q=0.8']) {
    const answered = await client.call('GET', '/sell/inventory/v1/location', undefined, {
      'accept-language': language,
    });
    expect(answered.status).toBe(200);
  }
});

const aspect = (name: string, value: string) => ({ aspects: { [name]: [value] } });
const picture = 'https://pictures.example/chess.jpg';
test.each([
  ['a subtitle of 56 characters', chessItem({ subtitle: 's'.repeat(56) }), 25016],
  ['a description of 4,001 characters', chessItem({ description: 'd'.repeat(4_001) }), 25016],
  ['a brand of 66 characters', chessItem({ brand: 'b'.repeat(66) }), 25016],
  ['a part number of 66 characters', chessItem({ mpn: 'm'.repeat(66) }), 25016],
  ['an item specific whose name has 41 characters', chessItem(aspect('n'.repeat(41), 'v')), 25016],
  ['an item specific whose value has 51 characters', chessItem(aspect('Marke', 'v'.repeat(51))), 25016],
  ['a condition description of 1,001 characters', { ...chessItem(), conditionDescription: 'c'.repeat(1_001) }, 25016],
  ['an unknown condition', { ...chessItem(), condition: 'SHINY' }, 25021],
  ['25 pictures', chessItem({ imageUrls: Array(25).fill(picture) }), 25014],
])('an item with %s is rejected at once', async (_what, item, errorId) => {
  expect(errorIds((await put('A-LONG', item)).body)).toEqual([errorId]);
});

test('replacing an item removes what the new body omits', async () => {
  await put('A-2', chessItem({ brand: 'Pawnworth', mpn: 'PW-38' }));
  await put('A-2', chessItem());
  const { body } = await client.call('GET', `${inventory}/inventory_item/A-2`);
  expect(body.product.brand).toBeUndefined();
  expect(body.product.mpn).toBeUndefined();
  expect(body).toMatchObject({ sku: 'A-2', locale: 'de_DE', condition: 'NEW' });
});

test('the same SKU in another locale is another item: an offer finds only the one in its own language', async () => {
  await put('A-3', chessItem({ title: 'Wooden chess set' }), { 'content-language': 'en-US' });
  const refused = await createOffer('A-3');
  expect(refused.status).toBe(400);
  expect(errorIds(refused.body)).toEqual([25702]);
  expect(refused.body.errors?.[0]?.message).toContain('is not available in the system for the marketplace EBAY_DE');
});

test('an offer in the wrong language is accepted and fails when it is published', async () => {
  const english = { 'content-language': 'en-US' };
  await put('A-4', chessItem(), english);
  const offer = await createOffer('A-4', {}, english);
  expect(offer.status).toBe(201);
  expect(errorIds((await publish(offer.body.offerId)).body)).toEqual([25604]);
});

test('a SKU can be on one marketplace only', async () => {
  await put('A-5', chessItem());
  await put('A-5', chessItem(), { 'content-language': 'fr-FR' });
  expect((await createOffer('A-5')).status).toBe(201);
  const second = await createOffer('A-5', { marketplaceId: 'EBAY_FR' }, { 'content-language': 'fr-FR' });
  expect(errorIds(second.body)).toEqual([25709]);
});

test('a second offer for the same SKU, marketplace and format is rejected, and the first is found by SKU', async () => {
  await put('A-6', chessItem());
  const first = await createOffer('A-6');
  const second = await createOffer('A-6');
  expect(errorIds(second.body)).toEqual([25709]);
  const requests = [await chessOffer(client, 'A-6')];
  const bulk = await client.call('POST', `${inventory}/bulk_create_offer`, { requests }, german);
  expect(bulk.body.responses[0]).toMatchObject({ statusCode: 400, errors: [{ errorId: 25729 }] });
  const { body } = await offerOf('A-6');
  expect(body.offers.map((offer) => offer.offerId)).toEqual([first.body.offerId]);
  expect((await offerOf('A-UNKNOWN')).body).toMatchObject({ total: 0, offers: [] });
});

test('an offer with a location key of 37 characters is rejected at once', async () => {
  await put('A-8', chessItem());
  const refused = await createOffer('A-8', { merchantLocationKey: 'k'.repeat(37) });
  expect(errorIds(refused.body)).toEqual([25709]);
});

test('an incomplete offer is accepted, and publishing lists everything that it lacks', async () => {
  await put('A-7', { availability: { shipToLocationAvailability: { quantity: 1 } } });
  const offer = await client.call(
    'POST',
    `${inventory}/offer`,
    { sku: 'A-7', marketplaceId: 'EBAY_DE', format: 'FIXED_PRICE' },
    german,
  );
  expect(offer.status).toBe(201);
  const ids = errorIds((await publish(offer.body.offerId)).body);
  expect(ids).toEqual([25021, 25016, 25016, 25014, 25005, 25007, 25008, 25009, 25012, 25003]);
});

test.each([
  ['a title of more than 80 characters', chessItem({ title: 'x'.repeat(81) }), {}, 25016],
  ['no picture', chessItem({ imageUrls: [] }), {}, 25014],
  ['a picture without https', chessItem({ imageUrls: ['http://pictures.example/a.jpg'] }), {}, 25015],
  ['a missing item specific', chessItem({ aspects: { Marke: ['Pawnworth'] } }), {}, 25029],
  [
    'an English name for a German item specific',
    chessItem({ aspects: { Brand: ['a'], Produktart: ['b'] } }),
    {},
    25029,
  ],
  ['a price of zero', chessItem(), { pricingSummary: { price: { value: '0.00', currency: 'EUR' } } }, 25003],
  [
    'a price in another currency',
    chessItem(),
    { pricingSummary: { price: { value: '9.00', currency: 'GBP' } } },
    25003,
  ],
  ['a duration of three days', chessItem(), { listingDuration: 'DAYS_3' }, 25016],
  ['an unknown category', chessItem(), { categoryId: '7' }, 25005],
  ['an unknown location', chessItem(), { merchantLocationKey: 'moon' }, 25012],
  ['a policy of another marketplace', chessItem(), { listingPolicies: { fulfillmentPolicyId: '6111071000' } }, 25007],
  ['no stock', { ...chessItem(), availability: { shipToLocationAvailability: { quantity: 0 } } }, {}, 25004],
])('publishing with %s is rejected', async (name, item, overrides, errorId) => {
  expect(await publishErrors(`B-${name.replaceAll(' ', '')}`.slice(0, 50), item, overrides)).toContain(errorId);
});

/** The category that the site suggests first for the words, and its parent. */
async function suggested(tree: number, words: string) {
  const path = `/commerce/taxonomy/v1/category_tree/${tree}/get_category_suggestions?q=${encodeURIComponent(words)}`;
  const [first] = (await client.call('GET', path)).body.categorySuggestions;
  return { leaf: first?.category.categoryId, parent: first?.categoryTreeNodeAncestors[0]?.categoryId };
}

test('a category of another site and one with subcategories are rejected', async () => {
  const { leaf, parent } = await suggested(77, 'chess');
  expect((await suggested(3, 'chess')).leaf).not.toBe(leaf);
  expect(await publishErrors('CAT-1', chessItem(), { categoryId: (await suggested(3, 'chess')).leaf })).toEqual([
    25005,
  ]);
  expect(await publishErrors('CAT-2', chessItem(), { categoryId: parent })).toEqual([25005]);
});

test('a condition that the category does not allow is rejected, and so is a value that it does not offer', async () => {
  const soap = { categoryId: (await suggested(77, 'Bade Körperpflege')).leaf };
  expect(await publishErrors('CAT-3', { ...chessItem(), condition: 'USED_EXCELLENT' }, soap)).toEqual([25021]);
  const shoes = { categoryId: (await suggested(77, 'Laufschuhe')).leaf };
  const aspects = { Marke: ['a'], Produktart: ['b'], 'EU-Schuhgröße': ['39'], Abteilung: ['Women'] };
  expect(await publishErrors('CAT-4', chessItem({ aspects }), shoes)).toEqual([25002]);
  await put('CAT-5', chessItem({ aspects: { ...aspects, Abteilung: ['Damen'] } }));
  const offer = await createOffer('CAT-5', shoes);
  expect((await publish(offer.body.offerId)).status).toBe(200);
});

test('a price that is invalid or below zero is rejected together with the offer', async () => {
  await put('A-8', chessItem());
  for (const value of ['-1.00', '1.234', 'zwölf']) {
    const refused = await createOffer('A-8', { pricingSummary: { price: { value, currency: 'EUR' } } });
    expect(errorIds(refused.body)).toEqual([25709]);
  }
});

test('a published offer is live and cannot be published twice', async () => {
  const live = await goLive(client, 'C-1');
  expect(live.listingId).toMatch(/^\d{12}$/);
  const { body } = await client.call('GET', `${inventory}/offer/${live.offerId}`);
  expect(body).toMatchObject({ status: 'PUBLISHED', listing: { listingId: live.listingId, listingStatus: 'ACTIVE' } });
  const again = await publish(live.offerId);
  expect(errorIds(again.body)).toEqual([25002]);
  expect(again.body.errors?.[0]?.message).toContain(live.listingId);
});

test('updating an offer replaces it completely, and a live one may not lose required fields', async () => {
  const { offerId } = await goLive(client, 'C-2');
  const full = await chessOffer(client, 'C-2', { quantityLimitPerBuyer: 2, listingDescription: '<p>Lang</p>' });
  expect((await client.call('PUT', `${inventory}/offer/${offerId}`, full, german)).status).toBe(204);
  const partial = await chessOffer(client, 'C-2');
  expect((await client.call('PUT', `${inventory}/offer/${offerId}`, partial, german)).status).toBe(204);
  const { body } = await client.call('GET', `${inventory}/offer/${offerId}`);
  expect(body.quantityLimitPerBuyer).toBeUndefined();
  expect(body.listingDescription).toBeUndefined();
  const bare = await client.call('PUT', `${inventory}/offer/${offerId}`, { availableQuantity: 1 }, german);
  expect(errorIds(bare.body)).toContain(25003);
  expect((await client.call('GET', `${inventory}/offer/${offerId}`)).body).toEqual(body);
});

test('a live item changes at once, and a change that would invalidate its listing is rejected', async () => {
  const { listingId } = await goLive(client, 'C-3');
  const page = async () => (await fetch(`${sandbox.url}/ebay/itm/${listingId}`)).text();
  expect((await put('C-3', chessItem({ title: 'Neuer Titel' }))).status).toBe(204);
  expect(await page()).toContain('Neuer Titel');
  expect(errorIds((await put('C-3', chessItem({ title: 'y'.repeat(81) }))).body)).toEqual([25016]);
  expect(await page()).toContain('Neuer Titel');
});

test('withdrawing ends the listing and keeps the offer; publishing again starts a new listing', async () => {
  const { offerId, listingId } = await goLive(client, 'C-4');
  const withdrawn = await client.call('POST', `${inventory}/offer/${offerId}/withdraw`);
  expect(withdrawn).toMatchObject({ status: 200, body: { listingId } });
  expect((await fetch(`${sandbox.url}/ebay/itm/${listingId}`)).status).toBe(404);
  expect((await client.call('GET', `${inventory}/offer/${offerId}`)).body.status).toBe('UNPUBLISHED');
  expect((await client.call('POST', `${inventory}/offer/${offerId}/withdraw`)).status).toBe(400);
  const again = await publish(offerId);
  expect(again.body.listingId).not.toBe(listingId);
});

test('deleting an item ends its listing and removes its offer', async () => {
  const { offerId, listingId } = await goLive(client, 'C-5');
  expect((await client.call('DELETE', `${inventory}/inventory_item/C-5`)).status).toBe(204);
  expect((await client.call('GET', `${inventory}/offer/${offerId}`)).status).toBe(404);
  expect((await fetch(`${sandbox.url}/ebay/itm/${listingId}`)).status).toBe(404);
});

test('the offset of inventory items is the number of a page', async () => {
  const fresh = await connect(sandbox, 'saltmarsh-sports-uk');
  for (const sku of ['P-1', 'P-2', 'P-3', 'P-4', 'P-5']) {
    await fresh.call('PUT', `${inventory}/inventory_item/${sku}`, chessItem(), german);
  }
  const { body } = await fresh.call('GET', `${inventory}/inventory_item?limit=2&offset=1`);
  expect(body.inventoryItems.map((item) => item.sku)).toEqual(['P-3', 'P-4']);
  expect(body).toMatchObject({ total: 5, size: 2, limit: 2 });
});

test('a listing accepts 250 revisions a day, of whatever kind', async () => {
  const { offerId } = await goLive(client, 'C-6');
  const update = (quantity: number) =>
    client.call('POST', `${inventory}/bulk_update_price_quantity`, {
      requests: [{ offers: [{ offerId, availableQuantity: quantity }] }],
    });
  for (let count = 1; count < 250; count++) expect((await update(count)).status).toBe(200);
  const refused = await update(1);
  expect(refused.status).toBe(207);
  expect(refused.body.responses[0]).toMatchObject({ statusCode: 400, errors: [{ errorId: 25002 }] });
  expect(errorIds((await put('C-6', chessItem())).body)).toEqual([25019]);
  await advance(sandbox, 86_400_000);
  await connectAgain();
  expect((await update(1)).status).toBe(200);
  await sandbox.control('clock', { reset: true });
  await connectAgain();
});

test('a seller with an incomplete account gets the missing parts', async () => {
  const fresh = await connect(sandbox, 'fresh-start-uk');
  await fresh.call('PUT', `${inventory}/inventory_item/F-1`, chessItem(), german);
  const offer = await fresh.call('POST', `${inventory}/offer`, await chessOffer(client, 'F-1'), german);
  const published = await fresh.call('POST', `${inventory}/offer/${offer.body.offerId}/publish`);
  expect(errorIds(published.body)).toEqual([25018, 25007, 25008, 25009, 25012]);
});

test('everything exists again after a restart', async () => {
  const { offerId, listingId } = await goLive(client, 'C-7');
  const before = await client.call('GET', `${inventory}/offer/${offerId}`);
  await sandbox.restart();
  expect((await client.call('GET', `${inventory}/offer/${offerId}`)).body).toEqual(before.body);
  expect((await fetch(`${sandbox.url}/ebay/itm/${listingId}`)).status).toBe(200);
});
