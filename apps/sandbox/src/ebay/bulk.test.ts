import { expect, test } from 'vitest';
import { chessItem, chessOffer, type EbayAnswer, errorIds, german, goLive, inventory } from '../../test/ebay-client.ts';
import { useEbay } from '../../test/set-up.ts';
import type { ListingPage } from '../control/listings.ts';
import type { Amount } from './model.ts';

const { sandbox, client } = useEbay();

const bulk = (name: string, requests: unknown[], headers: Record<string, string> = german) =>
  client.call('POST', `${inventory}/${name}`, { requests }, headers);
const statuses = (body: EbayAnswer): number[] => body.responses.map((response) => response.statusCode);
const item = (sku: string, overrides: Record<string, unknown> = {}) => ({
  sku,
  locale: 'de_DE',
  ...chessItem(),
  ...overrides,
});

test('25 items, offers and listings are created in three calls', async () => {
  const skus = Array.from({ length: 25 }, (_, index) => `BULK-${index}`);
  const items = await bulk(
    'bulk_create_or_replace_inventory_item',
    skus.map((sku) => item(sku)),
  );
  expect(items.status).toBe(200);
  const offers = await bulk('bulk_create_offer', await Promise.all(skus.map((sku) => chessOffer(client, sku))));
  expect(new Set(statuses(offers.body))).toEqual(new Set([201]));
  const published = await bulk(
    'bulk_publish_offer',
    offers.body.responses.map(({ offerId }) => ({ offerId })),
  );
  expect(published.status).toBe(200);
  expect(new Set(published.body.responses.map(({ listingId }) => listingId)).size).toBe(25);
});

test('one invalid entry gets its own error, with 207, and the others are carried out', async () => {
  const { status, body } = await bulk('bulk_create_or_replace_inventory_item', [
    item('MIX-1'),
    item('MIX-2', { condition: 'ALMOST_NEW' }),
    item('MIX-3'),
  ]);
  expect(status).toBe(207);
  expect(statuses(body)).toEqual([201, 400, 201]);
  expect(errorIds(body.responses[1])).toEqual([25021]);
  const read = await bulk('bulk_get_inventory_item', [{ sku: 'MIX-1' }, { sku: 'MIX-2' }]);
  expect(statuses(read.body)).toEqual([200, 404]);
});

test('a label whose picture eBay does not store is rejected alone, both in a publish and in an update of a live offer', async () => {
  const labelled = (sku: string, host: string) => {
    const energyEfficiencyLabel = {
      ...{ imageURL: `https://${host}/images/g/demo/s-l1600.png`, imageDescription: 'E of A to G' },
      productInformationSheet: 'https://sheets.example/e.pdf',
    };
    return chessOffer(client, sku, { regulatory: { energyEfficiencyLabel } });
  };
  await bulk('bulk_create_or_replace_inventory_item', [item('LABEL-1'), item('LABEL-2')]);
  const asked = [await labelled('LABEL-1', 'i.ebayimg.com'), await labelled('LABEL-2', 'pics.example')];
  const offers = (await bulk('bulk_create_offer', asked)).body.responses.map(({ offerId }) => offerId);
  const published = await bulk(
    'bulk_publish_offer',
    offers.map((offerId) => ({ offerId })),
  );
  expect(statuses(published.body)).toEqual([200, 400]);
  expect(errorIds(published.body.responses[1])).toEqual([25086]);
  const [live, refused] = offers;
  expect(errorIds((await client.call('POST', `${inventory}/offer/${refused}/publish`)).body)).toEqual([25086]);
  const elsewhere = await labelled('LABEL-1', 'pics.example');
  expect(errorIds((await client.call('PUT', `${inventory}/offer/${live}`, elsewhere, german)).body)).toEqual([25086]);
});

test('26 entries, a repeated entry, and an entry without a locale make eBay reject the whole call', async () => {
  const many = Array.from({ length: 26 }, (_, index) => item(`MANY-${index}`));
  expect(errorIds((await bulk('bulk_create_or_replace_inventory_item', many)).body)).toEqual([25727]);
  const twice = await bulk('bulk_create_or_replace_inventory_item', [item('TWICE'), item('TWICE')]);
  expect(errorIds(twice.body)).toEqual([25728]);
  expect(errorIds((await bulk('bulk_create_or_replace_inventory_item', [{ sku: 'X' }])).body)).toEqual([25733]);
  const offers = await bulk('bulk_publish_offer', [{ offerId: '1' }, { offerId: '1' }]);
  expect(errorIds(offers.body)).toEqual([25731]);
  expect((await client.call('GET', `${inventory}/inventory_item/TWICE`)).status).toBe(404);
});

test('price and stock change together, and an unknown SKU in the same call fails alone', async () => {
  const { sku, offerId, listingId } = await goLive(client, 'PQ-1');
  const { status, body } = await bulk(
    'bulk_update_price_quantity',
    [
      {
        sku,
        shipToLocationAvailability: { quantity: 3 },
        offers: [{ offerId, availableQuantity: 3, price: { value: '19.95', currency: 'EUR' } }],
      },
      { sku: 'NOPE', shipToLocationAvailability: { quantity: 1 } },
    ],
    {},
  );
  expect(status).toBe(207);
  expect(body.responses[0]).toEqual({ offerId, sku, statusCode: 200 });
  expect(body.responses[1]).toMatchObject({ sku: 'NOPE', statusCode: 400, errors: [{ errorId: 25702 }] });
  const { body: listings } = await sandbox.control<ListingPage>('listings?seller=harbour-toys-uk&site=DE');
  const row = listings.rows.find((one) => one.itemId === listingId);
  expect(row).toMatchObject({ price: '19.95', quantity: 3, status: 'ACTIVE' });
});

test('a price update keeps title and description, and rejects zero, negative and foreign-currency prices', async () => {
  const { offerId, sku } = await goLive(client, 'PQ-2');
  const update = (price: Amount) => bulk('bulk_update_price_quantity', [{ offers: [{ offerId, price }] }], {});
  expect((await update({ value: '21.00', currency: 'EUR' })).status).toBe(200);
  for (const price of [
    { value: '0.00', currency: 'EUR' },
    { value: '-3.00', currency: 'EUR' },
    { value: '3.00', currency: 'USD' },
  ]) {
    expect(statuses((await update(price)).body)).toEqual([400]);
  }
  const { body } = await client.call('GET', `${inventory}/inventory_item/${sku}`);
  expect(body.product).toEqual(chessItem().product);
  expect((await client.call('GET', `${inventory}/offer/${offerId}`)).body.pricingSummary.price.value).toBe('21.00');
});

test('each call returns the error ids that are published for it', async () => {
  const { offerId, sku } = await goLive(client, 'IDS-1');
  const price = { value: '3.00', currency: 'EUR' };
  const unknown = await bulk('bulk_update_price_quantity', [{ offers: [{ offerId: '8000', price }] }], {});
  expect(errorIds(unknown.body.responses[0])).toEqual([25709]);
  const tooMany = await bulk('bulk_update_price_quantity', Array(26).fill({ sku }), {});
  expect(errorIds(tooMany.body)).toEqual([25709]);
  const path = `${inventory}/offer/${offerId}`;
  expect(errorIds((await client.call('PUT', path, await chessOffer(client, sku))).body)).toEqual([25604]);
  const pricingSummary = { price: { ...price, value: '-3' } };
  const negative = await client.call('PUT', path, await chessOffer(client, sku, { pricingSummary }), german);
  expect(errorIds(negative.body)).toEqual([25604]);
  const nameless = await client.call('POST', `${inventory}/offer/withdraw_by_inventory_item_group`, {});
  expect(errorIds(nameless.body)).toEqual([25725]);
});

test('a sold-out listing stays and shows as out of stock', async () => {
  const { sku, offerId } = await goLive(client, 'PQ-3');
  await bulk('bulk_update_price_quantity', [{ sku, shipToLocationAvailability: { quantity: 0 } }], {});
  const { body } = await client.call('GET', `${inventory}/offer/${offerId}`);
  expect(body.listing.listingStatus).toBe('OUT_OF_STOCK');
});

test('a group is one listing with its variations, published and withdrawn as one', async () => {
  const skus = ['GRP-ROT', 'GRP-BLAU'];
  for (const [index, sku] of skus.entries()) {
    const aspects = { Marke: ['Pawnworth'], Produktart: ['Brettspiel'], Farbe: [index === 0 ? 'Rot' : 'Blau'] };
    await client.call('PUT', `${inventory}/inventory_item/${sku}`, chessItem({ aspects }), german);
  }
  const group = {
    title: 'Schachspiel in zwei Farben',
    description: '<p>Zwei Farben</p>',
    imageUrls: ['https://pictures.example/group.jpg'],
    variantSKUs: skus,
    variesBy: { aspectsImageVariesBy: ['Farbe'], specifications: [{ name: 'Farbe', values: ['Rot', 'Blau'] }] },
  };
  const path = `${inventory}/inventory_item_group/GRP`;
  const unknown = await client.call('PUT', path, { ...group, variantSKUs: [...skus, 'GRP-GRÜN'] }, german);
  expect(errorIds(unknown.body)).toEqual([25701]);
  expect((await client.call('PUT', path, group, german)).status).toBe(201);
  const offers = await bulk('bulk_create_offer', await Promise.all(skus.map((sku) => chessOffer(client, sku))));
  const [first] = offers.body.responses;
  const alone = await bulk('bulk_publish_offer', [{ offerId: first?.offerId }]);
  expect(errorIds(alone.body.responses[0])).toEqual([25732]);
  const named = { inventoryItemGroupKey: 'GRP', marketplaceId: 'EBAY_DE' };
  const ofOneColour = { specifications: [{ name: 'Farbe', values: ['Rot'] }] };
  await client.call('PUT', path, { ...group, variesBy: ofOneColour }, german);
  const unnamed = await client.call('POST', `${inventory}/offer/publish_by_inventory_item_group`, named);
  expect(errorIds(unnamed.body)).toEqual([25013]);
  await client.call('PUT', path, group, german);
  const published = await client.call('POST', `${inventory}/offer/publish_by_inventory_item_group`, named);
  expect(published.status).toBe(200);
  const { body: listings } = await sandbox.control<ListingPage>('listings?seller=harbour-toys-uk&site=DE');
  const rows = listings.rows.filter((row) => row.itemId === published.body.listingId);
  expect(rows.map((row) => [row.sku, row.variation?.Farbe])).toEqual([
    ['GRP-ROT', 'Rot'],
    ['GRP-BLAU', 'Blau'],
  ]);
  const withdrawn = await client.call('POST', `${inventory}/offer/withdraw_by_inventory_item_group`, named);
  expect(withdrawn.status).toBe(204);
  expect((await client.call('GET', `${inventory}/offer/${first?.offerId}`)).body.status).toBe('UNPUBLISHED');
});
