import { DAY_MS, HOUR_MS, MINUTE_MS } from '@quayside/kernel';
import type { Offer } from '@quayside/kernel/repricing';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { loadLastReadings, loadLowestOffers, type StoredReading, streamReadings } from './readings.repository.ts';
import { storeReadings } from './store-readings.ts';
import { watchOffers } from './watches.repository.ts';

const database = useTestDatabase({ isPerTest: true });
const server = useTestServer(database, { isPerTest: true });
let userId: number;
let listing: { readonly itemId: number; readonly site: 'DE' };
const key = () => `${listing.itemId}/DE`;
const START = Date.now() - 20 * DAY_MS;

beforeEach(async () => {
  ({ userId } = await buildOwner(database.db));
  const account = await buildAccount(database.db, userId, { platform: 'amazon', externalId: 'AME' });
  const [item] = await buildItems(database.db, account, [{ sku: 'A' }]);
  if (!item) throw new Error('The item was not stored');
  await buildListing(database.db, account, item, { site: 'DE', state: 'L' });
  listing = { itemId: item.itemId, site: 'DE' };
  await withTransaction(database.db, (tx) => watchOffers(tx, userId, [listing]));
});

const offer = (price: number, changes: Partial<Offer> = {}): Offer => ({
  ...{ sellerId: 'ARIVAL', sellerName: null, price, shipping: 0, fulfilment: 'seller', rating: 9_800 },
  ...{ feedbackCount: 12, condition: 'NEW', deliveryDays: 2, isFeatured: false, isOwn: false },
  ...changes,
});
/** @param minutes after the start */
const tell = (minutes: number, ...offers: Offer[]) =>
  withTransaction(database.db, (tx) => {
    const at = new Date(START + minutes * MINUTE_MS);
    return storeReadings(tx, userId, [{ ...listing, offers }], { at, dueAt: new Date(at.getTime() + HOUR_MS) });
  });
const last = async () => (await loadLastReadings(database.db, userId, [listing])).get(key());
const lowest = async () => (await loadLowestOffers(database.db, userId, [listing])).get(key());
const stream = async (from = 0, to = Date.now()) => {
  const found: StoredReading[] = [];
  for await (const reading of streamReadings(database.db, userId, { from, to })) found.push(reading);
  return found;
};
const minutes = ({ firstAt, lastAt }: StoredReading) => [firstAt, lastAt].map((at) => (at - START) / MINUTE_MS);

describe('readings of a listing', () => {
  it('has none before the first: an unknown market is not an empty one', async () => {
    expect(await last()).toBeUndefined();
    expect(await lowest()).toBeUndefined();
    await tell(0);
    expect(await last()).toMatchObject({ offers: [], readAt: START });
  });

  it('are one row as long as the offers are the same, with its first and last time', async () => {
    expect(await tell(0, offer(1_000))).toMatchObject([{ isChanged: true }]);
    expect(await tell(5, offer(1_000))).toMatchObject([{ isChanged: false }]);
    await tell(10, offer(1_000));
    await tell(15, offer(900));
    await tell(20, offer(1_000));
    expect((await stream()).map((reading) => [...minutes(reading), reading.offers[0]?.price])).toEqual([
      [0, 10, 1_000],
      [15, 15, 900],
      [20, 20, 1_000],
    ]);
    expect(await last()).toMatchObject({ readAt: START + 20 * MINUTE_MS, offers: [{ price: 1_000 }] });
  });

  it('are streamed if they held in the time that is asked for', async () => {
    await tell(0, offer(1_000));
    await tell(60, offer(1_000));
    await tell(90, offer(900));
    const at = (minute: number) => START + minute * MINUTE_MS;
    expect((await stream(at(30), at(80))).map(minutes)).toEqual([[0, 60]]);
    expect((await stream(at(70), at(90))).map(minutes)).toEqual([]);
    expect((await stream(at(60), at(91))).map(minutes)).toEqual([
      [0, 60],
      [90, 90],
    ]);
  });

  it('stay in order if the marketplace’s clock is set back', async () => {
    await tell(30, offer(1_000));
    await tell(10, offer(900));
    const found = await stream();
    expect(found.map(({ offers }) => offers[0]?.price)).toEqual([1_000, 900]);
    expect(found[1]?.firstAt).toBeGreaterThan(found[0]?.firstAt ?? 0);
  });

  it('mark what another account of the business offers, also one that is connected later', async () => {
    await tell(0, offer(1_000, { sellerId: 'AOTHER' }));
    expect((await last())?.offers[0]?.isOwn).toBe(false);
    await buildAccount(database.db, userId, { platform: 'amazon', externalId: 'AOTHER', username: 'other' });
    const reading = await last();
    expect(reading?.offers[0]?.isOwn).toBe(true);
    expect([...(reading?.ownSellers ?? [])]).toEqual(expect.arrayContaining(['AME', 'AOTHER']));
    expect((await stream())[0]?.offers[0]?.isOwn).toBe(true);
  });

  it('keep the last sound lowest price when a competitor falls to a tenth, asks 0.01 or leaves', async () => {
    await tell(0, offer(1_000, { shipping: 200 }), offer(5, { isOwn: true }));
    expect(await lowest()).toEqual({ before: 1_200, now: 1_200 });
    await tell(5, offer(120));
    expect(await lowest()).toEqual({ before: 1_200, now: 120 });
    await tell(10, offer(1));
    expect(await lowest()).toEqual({ before: 1_200, now: 1 });
    await tell(15);
    expect(await lowest()).toEqual({ before: 1_200, now: null });
    await tell(20, offer(121));
    expect(await lowest()).toEqual({ before: 121, now: 121 });
  });

  it('are removed a month after they ended; the one that holds stays, however old', async () => {
    const month = (-11 * DAY_MS) / MINUTE_MS;
    await tell(month, offer(1_000));
    await tell(month + 1, offer(900));
    await server.runJob('competitors.remove-old-readings', {});
    expect((await stream()).map(({ offers }) => offers[0]?.price)).toEqual([900]);
    expect((await last())?.offers[0]?.price).toBe(900);
  });
});
