import { afterEach, expect, test } from 'vitest';
import {
  askToken,
  chessItem,
  chessOffer,
  connect,
  errorIds,
  german,
  goLive,
  inventory,
} from '../../test/ebay-client.ts';
import { useEbay } from '../../test/set-up.ts';
import { createFaults } from './faults.ts';

const { sandbox, client } = useEbay();
afterEach(async () => {
  await sandbox.control('faults', undefined, 'DELETE');
});

const fault = (body: Record<string, unknown>) => sandbox.control('faults', body);
const items = (...skus: string[]) => ({ requests: skus.map((sku) => ({ sku, locale: 'de_DE', ...chessItem() })) });

test('a response dropped after the work leaves the work done and the connection closed', async () => {
  await client.call('PUT', `${inventory}/inventory_item/DROP-1`, chessItem(), german);
  const offer = await client.call('POST', `${inventory}/offer`, await chessOffer(client, 'DROP-1'), german);
  await fault({ kind: 'drop-after-work', operation: 'publishOffer', count: 1 });
  const path = `${inventory}/offer/${offer.body.offerId}/publish`;
  await expect(client.call('POST', path)).rejects.toThrow();
  await sandbox.restart();
  const { body } = await client.call('GET', `${inventory}/offer/${offer.body.offerId}`);
  expect(body.status).toBe('PUBLISHED');
  const again = await client.call('POST', path);
  expect(again.body.errors?.[0]?.message).toContain(body.listing.listingId);
});

test('a server error comes before the work, with its API’s id, as often as requested', async () => {
  await fault({ kind: '5xx', operation: 'bulkCreateOrReplace*', count: 2 });
  const send = () => client.call('POST', `${inventory}/bulk_create_or_replace_inventory_item`, items('ERR-1'), german);
  for (let count = 0; count < 2; count++) {
    const { status, body } = await send();
    expect(status).toBe(500);
    expect(errorIds(body)).toEqual([25001]);
  }
  expect((await client.call('GET', `${inventory}/inventory_item/ERR-1`)).status).toBe(404);
  expect((await send()).status).toBe(200);
});

test('one entry of a bulk call can fail without its work being done', async () => {
  await fault({ kind: 'partial-207', operation: 'bulkCreateOrReplaceInventoryItem', count: 1 });
  const path = `${inventory}/bulk_create_or_replace_inventory_item`;
  const { status, body } = await client.call('POST', path, items('P-1', 'P-2', 'P-3', 'P-4'), german);
  expect(status).toBe(207);
  const failed = body.responses.filter((response) => response.statusCode === 500);
  expect(failed).toHaveLength(1);
  const missing = await client.call('GET', `${inventory}/inventory_item/${failed[0]?.sku}`);
  expect(missing.status).toBe(404);
});

test('a slow response is late and correct', async () => {
  await fault({ kind: 'slow', operation: 'getUser', count: 1, ms: 300 });
  const began = performance.now();
  expect((await client.call('GET', '/commerce/identity/v1/user/')).status).toBe(200);
  expect(performance.now() - began).toBeGreaterThan(290);
});

test('a token revoked during a run affects that seller only', async () => {
  const victim = await connect(sandbox, 'northgate-outdoors-uk');
  await fault({ kind: 'revoked-token', operation: '*', seller: 'northgate-outdoors-uk', count: 1 });
  expect((await client.call('GET', '/commerce/identity/v1/user/')).status).toBe(200);
  expect((await victim.call('GET', '/commerce/identity/v1/user/')).status).toBe(401);
  const refreshed = await askToken(sandbox.url, { grant_type: 'refresh_token', refresh_token: victim.refreshToken });
  expect(refreshed.body.error).toBe('invalid_grant');
});

test('throttling responds 429 with an application error', async () => {
  await fault({ kind: 'throttle-429', operation: 'getOffers', count: 1 });
  const { status, body } = await client.call('GET', `${inventory}/offer?sku=X`);
  expect(status).toBe(429);
  expect(body.errors).toMatchObject([{ errorId: 2001, category: 'APPLICATION' }]);
});

test('the console shows a call’s operation, seller, status and fault', async () => {
  await goLive(client, 'LOG-1');
  await fault({ kind: 'throttle-429', operation: 'getOffer', count: 1 });
  await client.call('GET', `${inventory}/offer/1`);
  const { body } = await sandbox.control<{ requests: Record<string, unknown>[] }>('requests?limit=5000');
  expect(body.requests.at(-1)).toMatchObject({
    operation: 'getOffer',
    seller: 'harbour-toys-uk',
    status: 429,
    fault: 'throttle-429',
  });
  const after = await sandbox.control<{ requests: unknown[] }>(`requests?after=${body.requests.at(-1)?.id}`);
  expect(after.body.requests).toEqual([]);
});

test('a random fault is reproducible with its seed', () => {
  const strikes = (seed: string) => {
    const faults = createFaults('any');
    faults.add({ kind: '5xx', operation: '*', probability: 0.3, seed });
    return Array.from({ length: 200 }, () => faults.strike('getOffer', null).length);
  };
  expect(strikes('a')).toEqual(strikes('a'));
  expect(strikes('a')).not.toEqual(strikes('b'));
  const hits = strikes('a').filter((count) => count > 0).length;
  expect(hits).toBeGreaterThan(40);
  expect(hits).toBeLessThan(80);
});

test('a stale read shows neither a new offer nor a new quantity', async () => {
  await client.call('PUT', `${inventory}/inventory_item/STALE-1`, chessItem(), german);
  const made = await client.call('POST', `${inventory}/offer`, await chessOffer(client, 'STALE-1'), german);
  await fault({ kind: 'stale-read', operation: 'getOffers', count: 1 });
  const offers = () => client.call('GET', `${inventory}/offer?sku=STALE-1`);
  expect((await offers()).body.offers).toEqual([]);
  expect((await offers()).body.offers).toMatchObject([{ offerId: made.body.offerId }]);
  const raised = { ...chessItem(), availability: { shipToLocationAvailability: { quantity: 9 } } };
  await client.call('PUT', `${inventory}/inventory_item/STALE-1`, raised, german);
  await fault({ kind: 'stale-read', operation: 'getInventoryItem', count: 1 });
  const quantity = async () => {
    const { body } = await client.call('GET', `${inventory}/inventory_item/STALE-1`);
    return (body.availability as { shipToLocationAvailability: { quantity: number } }).shipToLocationAvailability
      .quantity;
  };
  expect(await quantity()).toBe(5);
  expect(await quantity()).toBe(9);
});

test('a missing scope is rejected with 403 before the work', async () => {
  await fault({ kind: 'access-denied', operation: 'createOrReplaceInventoryItem', count: 1 });
  const put = () => client.call('PUT', `${inventory}/inventory_item/DENIED-1`, chessItem(), german);
  expect(errorIds((await put()).body)).toEqual([1100]);
  expect((await put()).status).toBe(201);
});

test('concurrent calls on an item fail with eBay’s own id, and other calls continue', async () => {
  await fault({ kind: 'concurrent-access', operation: '*', count: 2 });
  const put = () => client.call('PUT', `${inventory}/inventory_item/BUSY-1`, chessItem(), german);
  const refused = await put();
  expect(refused.status).toBe(500);
  expect(errorIds(refused.body)).toEqual([25025]);
  expect((await client.call('GET', '/commerce/identity/v1/user/')).status).toBe(200);
  expect((await put()).status).toBe(201);
});

test('a seller at the selling limit keeps live listings and cannot add any', async () => {
  await goLive(client, 'LIMIT-1');
  await client.call('PUT', `${inventory}/inventory_item/LIMIT-2`, chessItem(), german);
  const made = await client.call('POST', `${inventory}/offer`, await chessOffer(client, 'LIMIT-2'), german);
  await fault({ kind: 'selling-limit', operation: '*ublish*', count: 1 });
  const publish = () => client.call('POST', `${inventory}/offer/${made.body.offerId}/publish`);
  expect(errorIds((await publish()).body)).toEqual([25026]);
  expect((await client.call('GET', `${inventory}/offer?sku=LIMIT-1`)).body.offers).toMatchObject([
    { status: 'PUBLISHED' },
  ]);
  expect((await publish()).status).toBe(200);
});
