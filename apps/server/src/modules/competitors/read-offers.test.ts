import { createAmazonConnector } from '@quayside/connector-amazon';
import { competitors } from '@quayside/contract';
import { HOUR_MS, MINUTE_MS } from '@quayside/kernel';
import type { Offer } from '@quayside/kernel/repricing';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { testBox } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useEditingProxy } from '../../../test/setup/editing-proxy.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock, type MovableClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { acquireLease, type Lease } from '../../platform/leases.ts';
import { createThrottle, limitsOf } from '../../platform/throttle.ts';
import type { Account } from '../accounts/index.ts';
import { READ_EVERY_MS, type ReadOffersDeps, readDueOffers } from './read-offers.ts';
import { loadLastReadings } from './readings.repository.ts';
import { unwatchOffers, watchOffers } from './watches.repository.ts';

const SELLER = 'harbour-toys-uk';
const SKUS = Array.from({ length: 45 }, (_, n) => `T${n}`);
const database = useTestDatabase({ isPerTest: true });
const sandbox = useTestSandbox({
  catalogue: SKUS.map((sku, n) => `${sku}-UK,Figure number ${n},Figures & Playsets,Harbour,${n + 10}.00,GBP,5`),
});
const proxy = useEditingProxy(sandbox);
const server = useTestServer(database, {
  isPerTest: true,
  connectors: () => [createAmazonConnector(proxy.in(sandbox.amazon))],
});
const signal = new AbortController().signal;

let owner: TestLogin;
let account: Account;
let clock: MovableClock;
let deps: ReadOffersDeps;
let listings: { readonly itemId: number; readonly site: 'UK' }[];
let told: { itemId: number }[][];

beforeEach(async () => {
  proxy.leave();
  const { db } = database;
  owner = await buildOwner(db);
  account = await connectAmazonShop(db, owner.userId, sandbox, SELLER);
  const items = await buildItems(
    db,
    account,
    SKUS.map((sku) => ({ sku, externalId: `${owner.userId} ${sku}` })),
  );
  for (const item of items) await buildListing(db, account, item, { site: 'UK', state: 'L' });
  listings = items.map(({ itemId }) => ({ itemId, site: 'UK' }));
  const movable = createMovableClock(new Date());
  // Time passes at the marketplace as it does here, so that its buckets fill while the throttle waits.
  clock = {
    ...movable,
    sleep: async (ms, ended) => {
      await movable.sleep(ms, ended);
      await sandbox.control('clock', { advanceMs: Math.ceil(ms) });
    },
  };
  const connectors = new Map([['amazon', createAmazonConnector(proxy.in(sandbox.amazon))] as const]);
  const throttle = createThrottle({ db, clock, maxWaitMs: 5_000, limitOf: limitsOf([...connectors.values()]) });
  told = [];
  deps = {
    ...{ db, clock, box: testBox, throttle, connectors },
    requestLogs: { of: () => ({ record: () => undefined }), close: async () => undefined },
    offersChanged: async (_tx, _userId, changed) => void told.push([...changed]),
  };
});

const watch = (some = listings) => withTransaction(database.db, (tx) => watchOffers(tx, owner.userId, some));
const unwatch = (some = listings) => withTransaction(database.db, (tx) => unwatchOffers(tx, owner.userId, some));
const nameOfLease = () => `offers:${owner.userId}:${account.accountId}`;
async function leaseOf(worker: string): Promise<Lease> {
  const lease = await acquireLease(database.db, nameOfLease(), worker, HOUR_MS);
  if (!lease) throw new Error('Another worker has the lease');
  return lease;
}
/** The sandbox's buckets are full, as after a pause; within a read, the throttle keeps the rate on the tests' clock. */
async function read(lease?: Lease) {
  await sandbox.control('amazon/buckets/fill', {});
  return readDueOffers(deps, account, lease ?? (await leaseOf('one')), signal);
}
const calls = () => proxy.requests.filter(({ path }) => path.includes('/listingOffers')).length;
const readings = () => loadLastReadings(database.db, owner.userId, listings);
const offersOf = async (index: number): Promise<readonly Offer[] | undefined> => {
  const listing = listings[index];
  return listing && (await readings()).get(`${listing.itemId}/UK`)?.offers;
};
const asinOf = async (sku: string) => {
  const { rows } = await sandbox.control<{ rows: { sku: string; asin: string }[] }>(
    `amazon/listings?seller=${SELLER}&site=UK&limit=5000`,
  );
  return rows.find((row) => row.sku === `${sku}-UK`)?.asin ?? '';
};
const place = async (sku: string, fields: object) =>
  sandbox.control('amazon/competitors', { asin: await asinOf(sku), site: 'UK', alone: true, ...fields });
const problems = async () => {
  const { rows } = await database.pool.query<{ problem: string | null; n: number }>(
    'select problem, count(*)::int as n from competitor_listings where user_id = $1 group by 1 order by 1',
    [owner.userId],
  );
  return rows;
};
/** Every answer about offers is changed like this. */
const rewriteOffers = (change: (responses: Answer[]) => unknown) =>
  proxy.rewrite(({ path }, text) =>
    path.includes('/listingOffers')
      ? JSON.stringify({ responses: change((JSON.parse(text) as { responses: Answer[] }).responses) })
      : text,
  );
interface Answer {
  request: { SellerSKU: string };
  body: { payload: { SKU: string; Offers: Record<string, unknown>[] } };
}

describe('reading the offers that are due', () => {
  it('does nothing as long as nobody watches a listing', async () => {
    const before = calls();
    await read();
    await watch();
    await unwatch();
    await read();
    expect(calls()).toBe(before);
  });

  it('reads 45 listings by three calls, once, and again when their time has come', async () => {
    const before = calls();
    expect(await watch()).toBe(45);
    await read();
    expect(calls() - before).toBe(3);
    expect((await readings()).size).toBe(45);
    expect(told.flat()).toHaveLength(45);
    await read();
    expect(calls() - before).toBe(3);
    clock.advance(READ_EVERY_MS);
    await read();
    expect(calls() - before).toBe(6);
  });

  it('keeps Amazon’s rate: a batch every two seconds', async () => {
    await watch();
    const startedAt = clock.now().getTime();
    await read();
    expect(clock.now().getTime() - startedAt).toBeGreaterThanOrEqual(4_000);
  });

  it('tells of a change only if the offers differ', async () => {
    await place('T0', { sellerId: 'ARIVAL', price: 8 });
    await watch(listings.slice(0, 1));
    await read();
    clock.advance(READ_EVERY_MS);
    await read();
    expect(told).toHaveLength(1);
    await place('T0', { sellerId: 'ARIVAL', price: 7 });
    clock.advance(READ_EVERY_MS);
    await read();
    expect(told).toHaveLength(2);
    expect((await offersOf(0))?.[0]).toMatchObject({ sellerId: 'ARIVAL', price: 700 });
  });

  it('marks the offer of the business’s other account, which Amazon does not', async () => {
    const other = await connectAmazonShop(database.db, owner.userId, sandbox, 'tideway-home-uk');
    await place('T1', { account: 'tideway-home-uk', price: 2 });
    await watch(listings.slice(1, 2));
    await read();
    expect(await offersOf(1)).toMatchObject([
      { sellerId: other.externalId, price: 200, isOwn: true },
      { sellerId: account.externalId, isOwn: true },
    ]);
  });

  it('lets two workers read once', async () => {
    await watch();
    const before = calls();
    const lease = await leaseOf('one');
    expect(await acquireLease(database.db, nameOfLease(), 'two', HOUR_MS)).toBeNull();
    await Promise.all([read(lease), eventually(() => expect(calls() - before).toBe(3))]);
    expect(calls() - before).toBe(3);
  });

  it('stores nothing for a worker that has lost its lease between reading and storing; the next one reads it', async () => {
    await watch(listings.slice(0, 5));
    const lost = { ...(await leaseOf('one')), fence: -1 };
    await read(lost);
    expect((await readings()).size).toBe(0);
    expect(told).toEqual([]);
    await read();
    expect((await readings()).size).toBe(5);
  });

  it('keeps the last reading, with its age and a named problem, when the next one fails', async () => {
    await watch(listings.slice(0, 3));
    await read();
    const before = await readings();
    clock.advance(READ_EVERY_MS);
    await sandbox.control('faults', { kind: '5xx', operation: 'getListingOffersBatch' });
    const { notBefore } = await read();
    expect(notBefore?.getTime()).toBeGreaterThan(clock.now().getTime());
    expect(await readings()).toEqual(before);
    expect(await problems()).toEqual([{ problem: 'unavailable', n: 3 }]);
    await sandbox.clearFaults();
    clock.advance(5 * MINUTE_MS);
    await read();
    expect(await problems()).toEqual([{ problem: null, n: 3 }]);
  });

  it.each<[string, (responses: Answer[]) => unknown]>([
    ['in a foreign currency', (all) => eachPrice(all, { CurrencyCode: 'USD', Amount: 3 })],
    ['at 0', (all) => eachPrice(all, { CurrencyCode: 'GBP', Amount: 0 })],
    ['of other listings', (all) => all.map((one, n) => ({ ...one, body: all[(n + 1) % all.length]?.body }))],
    ['of no listing', () => []],
  ])('stores no offers that are told %s', async (_how, change) => {
    await watch(listings.slice(0, 4));
    await read();
    const before = await readings();
    rewriteOffers(change);
    clock.advance(READ_EVERY_MS);
    await read();
    expect(await readings()).toEqual(before);
    expect(await problems()).toEqual([{ problem: 'unreadable', n: 4 }]);
  });

  it('stores the same for an answer that is twice as long and in another order', async () => {
    for (const sku of ['T0', 'T1', 'T2']) await place(sku, { sellerId: 'ARIVAL', price: 5 });
    await watch(listings.slice(0, 3));
    await read();
    rewriteOffers((responses) => [...responses, ...responses].toReversed());
    clock.advance(READ_EVERY_MS);
    await read();
    expect(await problems()).toEqual([{ problem: null, n: 3 }]);
    expect(told).toHaveLength(1);
  });

  it('names why a listing is not read: it is not live, or has variations', async () => {
    await database.pool.query(
      `update listings set state = case when item_id = $2 then 'E' else state end, is_group = item_id = $3
       where user_id = $1 and item_id in ($2, $3)`,
      [owner.userId, listings[0]?.itemId, listings[1]?.itemId],
    );
    await watch(listings.slice(0, 3));
    await read();
    expect(await problems()).toEqual([
      { problem: 'not_live', n: 1 },
      { problem: 'variations', n: 1 },
      { problem: null, n: 1 },
    ]);
  });

  it('shows an item’s offers on each site, and reads them first when the seller asks', async () => {
    await place('T9', { sellerId: 'ARIVAL', price: 4.5 });
    const [first] = listings.slice(9);
    if (!first) throw new Error('too few listings');
    const params = { id: owner.userId, itemId: first.itemId };
    const asOwner = server.as(owner);
    expect((await asOwner.call(competitors.getOfItem, { params })).list).toMatchObject([
      { site: 'UK', reading: null, history: [], problem: null, isAsked: false },
    ]);
    expect((await asOwner.call(competitors.readOfItem, { params })).list).toMatchObject([{ isAsked: true }]);
    await read();
    const { list } = await asOwner.call(competitors.getOfItem, { params });
    expect(list).toMatchObject([
      {
        reading: { offers: [{ sellerId: 'ARIVAL', price: { minor: 450, currency: 'GBP' } }, { isOwn: true }] },
        history: [{ own: { minor: 1_900 } }],
        isAsked: false,
        expectedPrice: { minor: expect.any(Number), currency: 'GBP' },
        referencePrice: { minor: expect.any(Number), currency: 'GBP' },
      },
    ]);
    const before = calls();
    clock.advance(READ_EVERY_MS);
    await read();
    expect(calls()).toBe(before);
  });
});

function eachPrice(responses: Answer[], price: object): unknown {
  for (const { body } of responses) for (const offer of body.payload.Offers) offer.ListingPrice = price;
  return responses;
}
