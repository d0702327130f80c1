import { createEbayConnector } from '@quayside/connector-ebay';
import { contract, type OrderDetail } from '@quayside/contract';
import { DAY_MS } from '@quayside/kernel';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { resealAll } from '../../platform/resealing.ts';
import { createSecretBox } from '../../platform/secrets.ts';
import { sealBuyer } from './buyer-box.ts';
import { sealedBuyers, sealedOrdersAside } from './buyers.repository.ts';
import { readSearchKey, sealedSearchKeys } from './search-keys.repository.ts';

const TEST_SECRET = 'a secret of the tests, long enough';
const SELLER = 'harbour-toys-uk';
/** Each test has its own business, shop and orders, because some change or erase all of them. */
const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const row = (n: number) => `FIG-${n},Harbour Figure No. ${n} Red,Figures & Playsets,Harbour,${10 + n}.50,GBP,900`;
const sandbox = useTestSandbox({ isPerTest, catalogue: [1, 2, 3].map(row) });
let later = 0;
const clock = { ...systemClock, now: () => new Date(Date.now() + later) };
const server = useTestServer(database, { isPerTest, clock, connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { isPerTest, seller: SELLER, singles: 1, varied: 0 });
const { orders } = contract;

let bought: OrderDetail;

const listed = (query = {}) =>
  server.as(shop.owner).call(orders.list, { params: { id: shop.owner.userId, platform: 'all' }, query });
const detail = (orderId: number) =>
  server.as(shop.owner).call(orders.get, { params: { id: shop.owner.userId, orderId } });
const poll = () => server.pollOrders(shop.owner.userId, shop.accountId);
const buy = (n: number, more = {}) =>
  sandbox.control('orders', { seller: SELLER, sku: `FIG-${n}`, site: 'UK', ...more });

/** Writes the team's note on the order, as somebody who saw `before`. */
const note = (text: string | null, before: string | null) =>
  server.as(shop.owner).call(orders.note, {
    params: { id: shop.owner.userId, orderId: bought.id },
    body: { note: text, before },
  });

/** Every row of every table, as a dump would write it. */
async function dump(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database.db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.table(name)} t`.execute(database.db);
    texts.push(...rows.map(({ line }) => line));
  }
  return texts.join('\n');
}

function personOf({ buyerDetails: buyer }: OrderDetail): string[] {
  const { username, name, email, phone, address } = buyer ?? {};
  return [username, name, email, phone, ...(address?.lines ?? [])].flatMap((part) => part ?? []);
}

beforeEach(async () => {
  later = 0;
  await buy(1);
  await poll();
  const [first] = (await listed()).sales;
  bought = await detail(first?.id ?? 0);
});

describe('a buyer', () => {
  it('is shown with name, address, e-mail address and telephone number', () => {
    expect(personOf(bought).length).toBeGreaterThanOrEqual(5);
    expect(bought.buyerDetails?.address).toMatchObject({ country: 'GB', city: expect.any(String) });
    expect(bought.amounts.fee?.minor).toBeGreaterThan(0);
    expect(bought.shipBy).not.toBeNull();
  });

  it('is in no table unencrypted', async () => {
    const everything = await dump();
    expect(everything).toContain(bought.externalId);
    for (const part of personOf(bought)) expect(everything).not.toContain(part);
  });

  it('is found by the beginning of a name, in any case', async () => {
    const [first = ''] = (bought.buyerDetails?.name ?? '').split(' ');
    for (const query of [
      first,
      first.slice(0, 3).toUpperCase(),
      bought.buyerDetails?.username ?? '',
      bought.externalId,
    ]) {
      expect((await listed({ query })).sales.map(({ id }) => id)).toEqual([bought.id]);
    }
    expect((await listed({ query: `${first}zz` })).sales).toEqual([]);
    expect((await listed({ query: `${first} figure` })).count).toBe(1);
  });

  it('is still shown and found after the secret was changed and changed back', async () => {
    const secrets = ['another secret of this test, long enough for it', TEST_SECRET] as const;
    const columns = [sealedBuyers, sealedOrdersAside, sealedSearchKeys];
    expect(await resealAll(database.db, createSecretBox(secrets), columns)).toBe(2);
    await expect(listed()).rejects.toThrow();
    expect(await resealAll(database.db, createSecretBox([secrets[1], secrets[0]]), columns)).toBe(2);
    const [first = ''] = (bought.buyerDetails?.name ?? '').split(' ');
    expect((await listed({ query: first })).sales.map(({ buyerName }) => buyerName)).toEqual([
      bought.buyerDetails?.name,
    ]);
  });

  it('is found in another spelling, also if an earlier version made the words, as soon as a job has renewed them', async () => {
    const { userId } = shop.owner;
    const box = createSecretBox([TEST_SECRET]);
    const buyer = {
      username: 'l_oreal',
      name: 'Jørgen Müller-Straße',
      email: null,
      phone: null,
      lines: [],
      city: null,
      region: null,
      postalCode: null,
      note: null,
    };
    const account = { userId, accountId: shop.accountId, platform: 'ebay' as const };
    const { sealed } = sealBuyer(box, await readSearchKey(database.db, box, userId), account, bought.externalId, buyer);
    await sql`update orders set buyer_sealed = ${sealed}, buyer_words = '{}', has_old_words = true
      where user_id = ${userId} and order_id = ${bought.id}`.execute(database.db);
    expect((await listed({ query: 'muller strasse' })).sales).toEqual([]);
    await server.runJob('orders.renew-buyer-words', {});
    for (const query of ['muller strasse', 'Mueller', 'MÜLLER', 'jorgen', 'l_oreal']) {
      expect((await listed({ query })).sales.map(({ buyerName }) => buyerName)).toEqual([buyer.name]);
    }
    expect((await sql`select from orders where has_old_words`.execute(database.db)).rows).toHaveLength(0);
  });
});

describe('a note on an order', () => {
  it('is in the list and on its page, replaces none that its writer has not seen, and is removed on request', async () => {
    expect((await note('Wrap it as a gift', null)).teamNote).toBe('Wrap it as a gift');
    expect((await listed()).sales.map(({ teamNote }) => teamNote)).toEqual(['Wrap it as a gift']);
    const request = {
      params: { id: shop.owner.userId, orderId: bought.id },
      body: { note: 'No gift', before: null },
    };
    expect(await server.as(shop.owner).refused(orders.note, request)).toMatchObject({
      status: 409,
      error: 'note_changed',
    });
    const { teamNote, timeline } = await note(null, 'Wrap it as a gift');
    expect(teamNote).toBeNull();
    expect(timeline.flatMap(({ why }) => why ?? [])).toEqual(
      expect.arrayContaining(['order_noted', 'order_note_removed']),
    );
  });
});

describe('31 days after the delivery', () => {
  /** The order is delivered now, and its buyer erased when the time has come. */
  async function deliver(): Promise<void> {
    await sql`update orders set status = 'shipped', buyer_done_at = ${clock.now()}
      where user_id = ${shop.owner.userId} and order_id = ${bought.id}`.execute(database.db);
  }

  it('no table names the buyer, and amounts and lines stay', async () => {
    await note(`Call ${bought.buyerDetails?.name} before sending`, null);
    await deliver();
    later = 29 * DAY_MS;
    await server.runJob('orders.erase-buyers', {});
    expect((await detail(bought.id)).buyerDetails).not.toBeNull();
    later = 31 * DAY_MS;
    await server.runJob('orders.erase-buyers', {});
    const after = await detail(bought.id);
    expect(after).toMatchObject({ buyerDetails: null, buyer: null, teamNote: null, total: bought.total });
    expect(after.lines).toHaveLength(1);
    expect(after.timeline.map(({ kind }) => kind)).toContain('buyer_erased');
    const everything = await dump();
    for (const part of personOf(bought)) expect(everything).not.toContain(part);
    expect((await listed({ query: bought.buyerDetails?.name ?? '' })).sales).toEqual([]);
  });

  it('the marketplace’s later reports do not restore the buyer anywhere', async () => {
    await deliver();
    later = 31 * DAY_MS;
    await server.runJob('orders.erase-buyers', {});
    await sql`update orders set modified_at = modified_at - interval '1 hour'
      where user_id = ${shop.owner.userId} and order_id = ${bought.id}`.execute(database.db);
    await sql`update order_cursors set cursor = null, looked_at = null where user_id = ${shop.owner.userId}`.execute(
      database.db,
    );
    later = 0;
    await poll();
    expect((await detail(bought.id)).buyerDetails).toBeNull();
  });

  it('the buyer is erased sooner if the business chose fewer days', async () => {
    const params = { id: shop.owner.userId };
    await buy(2);
    await poll();
    const [second] = (await listed()).sales;
    await sql`update orders set buyer_done_at = ${clock.now()}
      where user_id = ${shop.owner.userId} and order_id = ${second?.id ?? 0}`.execute(database.db);
    expect(await server.as(shop.owner).call(orders.getSettings, { params })).toEqual({ buyerRetentionDays: 30 });
    await server.as(shop.owner).call(orders.updateSettings, { params, body: { buyerRetentionDays: 7 } });
    later = 8 * DAY_MS;
    await server.runJob('orders.erase-buyers', {});
    expect((await detail(second?.id ?? 0)).buyerDetails).toBeNull();
    expect(
      await server.as(shop.owner).refused(orders.updateSettings, { params, body: { buyerRetentionDays: 31 } }),
    ).toMatchObject({ status: 400 });
  });
});

describe('orders that break a rule', () => {
  const DEFECTS = [
    'no_lines',
    'impossible_date',
    'foreign_currency',
    'negative_amount',
    'text_too_long',
    'duplicate_lines',
    'unreadable',
    'bad_quantity',
  ];

  it('wait with their reason, stop no other order, and can be shipped as far as their lines can be read', async () => {
    const seen = new Set((await listed()).sales.map(({ id }) => id));
    for (const defect of DEFECTS) await buy(3, { defect });
    await buy(1, { defect: 'unknown_item' });
    await buy(2);
    await poll();
    const { sales } = await listed({ limit: 100 });
    const fresh = sales.filter(({ id }) => !seen.has(id));
    expect(fresh.map(({ problem }) => problem).sort()).toEqual([...DEFECTS, 'unknown_item', null].sort());
    expect(fresh.find(({ problem }) => problem === null)).toMatchObject({ lines: [{ sku: 'FIG-2' }] });
    const { sales: asking } = await listed({ attention: true, limit: 100 });
    expect(asking).toHaveLength(DEFECTS.length + 1);
    expect(asking.every(({ canShip, lines }) => canShip === lines.length > 0)).toBe(true);
    const unreadable = asking.filter(({ lines }) => lines.length === 0).map(({ problem }) => problem);
    expect(unreadable.sort()).toEqual(['bad_quantity', 'no_lines']);
  });

  it('are stored normally once their marketplace has fixed them', async () => {
    await buy(3, { defect: 'no_lines' });
    await poll();
    const [aside] = (await listed({ attention: true })).sales;
    const params = { id: shop.owner.userId, orderId: aside?.id ?? 0 };
    expect((await server.as(shop.owner).call(orders.recheck, { params })).problem).toBe('no_lines');
    await sandbox.control('orders/mend', { seller: SELLER, orderId: aside?.externalId });
    await poll();
    const mended = await detail(aside?.id ?? 0);
    expect(mended).toMatchObject({ problem: null, status: 'paid', lines: [{ sku: 'FIG-3', reserved: 1 }] });
    expect(await server.as(shop.owner).refused(orders.recheck, { params })).toMatchObject({
      status: 409,
      error: 'order_without_problem',
    });
  });
});
