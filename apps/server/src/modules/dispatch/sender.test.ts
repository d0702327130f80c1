import { ConnectorError } from '@quayside/connector-kit';
import { listingKeyOf, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/chaos/shop.ts';
import { type ShopItem, skuOf } from '../../../test/chaos/shop-desired-states.ts';
import { eventually, signal } from '../../../test/eventually.ts';
import { liveRows } from '../../../test/live-rows.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { EndedResult, FailedResult, PublishedResult, Sender } from './index.ts';
import { withdrawDesiredStates } from './withdraw.ts';

/** Each test has a shop of its own. */
const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const sandbox = useTestSandbox({ isPerTest });
const seller = 'demo-shop-uk';
let shop: Shop;
const senders: Sender[] = [];

const stopSenders = () => Promise.all(senders.splice(0).map((sender) => sender.stop()));
afterEach(() => stopSenders());

async function openNext(items = 3): Promise<void> {
  shop = await openShop(database.db, sandbox.ebay, { seller, items });
}

function send(options: Parameters<Shop['startSender']>[0] = {}): Sender {
  const sender = shop.startSender(options);
  senders.push(sender);
  return sender;
}

/** Lists the shop's items, by a sender that has ended afterwards. */
async function list(...sites: Site[]): Promise<void> {
  await shop.setListings(sites);
  send();
  await settled();
  await stopSenders();
}

function firstItem(): ShopItem {
  const [item] = shop.items;
  if (!item) throw new Error('The shop has no items');
  return item;
}

async function states(): Promise<Record<string, number>> {
  const rows = await database.db
    .selectFrom('desired_states')
    .select((eb) => ['state', eb.fn.countAll<number>().as('n')])
    .where('user_id', '=', shop.userId)
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.state, Number(row.n)]));
}

async function settled(): Promise<void> {
  await eventually(async () => {
    const { idle: _idle, failed: _failed, ...open } = await states();
    expect(open).toEqual({});
  });
}

describe('a desired state', () => {
  beforeEach(() => openNext());

  it('is published on each site with the desired price and the stock on hand', async () => {
    const published: PublishedResult[] = [];
    await shop.setListings(['DE', 'US']);
    send({ listener: { published: async (_tx, _account, results) => void published.push(...results) } });
    await settled();
    for (const site of ['DE', 'US'] as const) {
      const rows = await liveRows(sandbox, seller, site);
      expect(rows.map((row) => [row.sku, row.price, row.quantity]).sort()).toEqual(
        shop.items.map((item) => [skuOf(item, site), '10.00', item.home.quantity]).sort(),
      );
    }
    expect(published).toHaveLength(2 * shop.items.length);
  });

  it('changes the price of a live listing and keeps its quantity', async () => {
    await list('DE');
    const item = firstItem();
    await shop.setPrices('DE', 1_250, [item]);
    send();
    await settled();
    const row = (await liveRows(sandbox, seller, 'DE')).find((r) => r.sku === skuOf(item, 'DE'));
    expect(row).toMatchObject({ price: '12.50', quantity: item.home.quantity });
  });

  it('is sent even if the marketplace already shows it, when a lost call with another state may still arrive', async () => {
    await list('DE');
    const item = firstItem();
    const calls = async () => {
      const { requests } = await sandbox.control<{ requests: { operation: string }[] }>('requests?limit=5000');
      return requests.filter(({ operation }) => operation === 'bulkUpdatePriceQuantity').length;
    };
    /** The row that a killed sender leaves behind: it had sent the latest generation or the one before. */
    const leave = async (generationsAgo: number) => {
      await sql`
        update desired_states set state = 'uncertain', taken_generation = generation - ${generationsAgo}::int
        where user_id = ${shop.userId} and site = 'DE' and change_kind = 'price' and target_key = ${skuOf(item, 'DE')}`.execute(
        database.db,
      );
      const before = await calls();
      send();
      await settled();
      await stopSenders();
      return (await calls()) - before;
    };
    for (const minor of [1_300, 1_250]) await shop.setPrices('DE', minor, [item]);
    expect(await leave(1)).toBe(1);
    expect(await leave(0)).toBe(0);
  });

  it('is not sent if its price is below the floor, and the record says so', async () => {
    await list('US');
    const item = firstItem();
    const failures: unknown[] = [];
    shop.facts.set(listingKeyOf({ itemId: item.itemId, site: 'US' }), { floor: { minor: 900, currency: 'USD' } });
    await shop.setPrices('US', 899, [item]);
    send({ listener: { updateFailed: async (_tx, _account, results) => void failures.push(...results) } });
    await settled();
    expect(failures).toMatchObject([{ changeKind: 'price', reason: { code: 'price_below_floor' } }]);
    const row = (await liveRows(sandbox, seller, 'US')).find((r) => r.sku === skuOf(item, 'US'));
    expect(row?.price).toBe('10.00');
    const refused = await database.db
      .selectFrom('send_attempts')
      .selectAll()
      .where('outcome', '=', 'refused_by_gate')
      .execute();
    expect(refused).toMatchObject([
      { gate: [{ price: { minor: 899 }, floor: { minor: 900 }, refusal: 'below_floor' }] },
    ]);
  });

  it('ends a listing, and a second end changes nothing', async () => {
    await list('US');
    const ended: EndedResult[] = [];
    send({ listener: { ended: async (_tx, _account, results) => void ended.push(...results) } });
    await shop.endListings('US');
    await settled();
    await shop.endListings('US');
    await settled();
    expect(await liveRows(sandbox, seller, 'US')).toEqual([]);
    expect(ended).toHaveLength(2 * shop.items.length);
    expect(ended.every((result) => result.cause === 'asked')).toBe(true);
  });

  it('is listed again after an end, with the same offers', async () => {
    await list('US');
    send();
    await shop.endListings('US');
    await settled();
    await shop.setListings(['US']);
    await settled();
    expect(await liveRows(sandbox, seller, 'US')).toHaveLength(shop.items.length);
  });
});

describe('a desired state that is set while a call is in progress', () => {
  beforeEach(() => openNext());

  it('is sent after that call: a price that changes while its listing is being published', async () => {
    await sandbox.control('faults', { kind: 'slow', operation: 'bulkPublishOffer', seller, ms: 1_500, count: 1 });
    await shop.setListings(['DE']);
    const isPublishing = signal();
    send({ listener: { publishing: async () => isPublishing.resolve() } });
    await isPublishing.promise;
    await shop.setPrices('DE', 2_000);
    await settled();
    const rows = await liveRows(sandbox, seller, 'DE');
    expect(rows.map((row) => row.price)).toEqual(shop.items.map(() => '20.00'));
  });

  it('is sent after that call: an end while the listing is being published', async () => {
    await sandbox.control('faults', { kind: 'slow', operation: 'bulkPublishOffer', seller, ms: 1_500, count: 1 });
    await shop.setListings(['FR']);
    const isPublishing = signal();
    send({ listener: { publishing: async () => isPublishing.resolve() } });
    await isPublishing.promise;
    await shop.endListings('FR');
    await settled();
    expect(await liveRows(sandbox, seller, 'FR')).toEqual([]);
  });

  it('is sent once when the same state is set twice', async () => {
    await list('DE');
    await shop.setPrices('DE', 2_100);
    await shop.setPrices('DE', 2_100);
    send();
    await settled();
    await shop.setPrices('DE', 2_100);
    await settled();
    const sends = await database.db
      .selectFrom('send_attempts')
      .select('target_key')
      .where('user_id', '=', shop.userId)
      .where('change_kind', '=', 'price')
      .where(sql<boolean>`sent ->> 'minor' = '2100'`)
      .execute();
    expect(sends).toHaveLength(shop.items.length);
  });

  it('can be withdrawn while it has not been sent', async () => {
    await shop.setListings(['IT'], shop.items, 77);
    const withdrawn = await withTransaction(database.db, (tx) => withdrawDesiredStates(tx, shop.userId, 77));
    expect(withdrawn.map((w) => w.listingKey).sort()).toEqual(shop.items.map((item) => skuOf(item, 'IT')).sort());
    send();
    await settled();
    expect(await liveRows(sandbox, seller, 'IT')).toEqual([]);
  });
});

describe('a misbehaving marketplace', () => {
  beforeEach(() => openNext());

  it('lists nothing twice if the response was lost after the work', async () => {
    for (const operation of ['bulkCreateOffer', 'bulkPublishOffer']) {
      await sandbox.control('faults', { kind: 'drop-after-work', operation, seller, count: 1 });
    }
    await shop.setListings(['DE']);
    send();
    await settled();
    const rows = await liveRows(sandbox, seller, 'DE');
    expect(rows.map((row) => row.sku).sort()).toEqual(shop.items.map((item) => skuOf(item, 'DE')).sort());
    const { rows: all } = await sandbox.control<{ rows: unknown[] }>(`listings?seller=${seller}&limit=5000`);
    expect(all.filter((row) => (row as { site: string }).site === 'DE')).toHaveLength(shop.items.length);
  });

  it('ends nothing twice, and sends no price twice, if the response was lost', async () => {
    await list('DE');
    await sandbox.control('faults', {
      kind: 'drop-after-work',
      operation: 'bulkUpdatePriceQuantity',
      seller,
      count: 1,
    });
    await sandbox.control('faults', { kind: 'drop-after-work', operation: 'withdrawOffer', seller, count: 1 });
    send();
    await shop.setPrices('DE', 3_000);
    await settled();
    const rows = await liveRows(sandbox, seller, 'DE');
    expect(rows.map((row) => [row.price, row.revisions])).toEqual(rows.map(() => ['30.00', rows[0]?.revisions]));
    await shop.endListings('DE', shop.items.slice(0, 1));
    await settled();
    expect(await liveRows(sandbox, seller, 'DE')).toHaveLength(shop.items.length - 1);
  });

  it('fails only the bad entry of a bulk response', async () => {
    await sandbox.control('faults', { kind: 'partial-207', operation: 'bulkPublishOffer', seller, count: 1 });
    const failures: FailedResult[] = [];
    await shop.setListings(['ES']);
    send({ listener: { publishFailed: async (_tx, _account, results) => void failures.push(...results) } });
    await settled();
    const live = await liveRows(sandbox, seller, 'ES');
    expect(live.length + failures.length).toBe(shop.items.length);
    expect(failures.length).toBeLessThanOrEqual(1);
  });

  it('stops at a revoked token and continues once the account is connected again', async () => {
    await sandbox.control('tokens/revoke', { seller });
    const pauses: unknown[] = [];
    await shop.setListings(['FR']);
    send({ listener: { paused: async (_tx, _account, pause) => void pauses.push(pause.reason) } });
    await eventually(async () => expect(pauses).toContain('auth_expired'));
    expect(await liveRows(sandbox, seller, 'FR')).toEqual([]);
    // The listener is notified within the transaction.
    await eventually(async () => expect((await states()).due).toBe(shop.items.length));
    await shop.reconnect();
    await settled();
    expect(await liveRows(sandbox, seller, 'FR')).toHaveLength(shop.items.length);
  });

  it('is not called for a while when it is unavailable, and everything arrives in the end', async () => {
    await list('FR');
    await sandbox.control('faults', { kind: '5xx', operation: '*', seller, count: 4 });
    await shop.setPrices('FR', 4_000);
    send();
    await settled();
    expect((await liveRows(sandbox, seller, 'FR')).map((row) => row.price)).toEqual(shop.items.map(() => '40.00'));
  });
});

describe('several senders', () => {
  beforeEach(() => openNext(60));

  it('share the work, and do nothing twice', async () => {
    const counts = new Map<string, number>();
    const listener = {
      published: async (_tx: unknown, _account: unknown, results: readonly PublishedResult[]) => {
        for (const { listingKey } of results) counts.set(listingKey, (counts.get(listingKey) ?? 0) + 1);
      },
    };
    await shop.setListings(['DE', 'FR', 'US']);
    send({ listener });
    send({ listener });
    await settled();
    expect(counts.size).toBe(3 * shop.items.length);
    expect([...counts.values()].every((count) => count === 1)).toBe(true);
    const done = await database.db
      .selectFrom('send_attempts')
      .select('target_key')
      .where('user_id', '=', shop.userId)
      .where('outcome', '=', 'done')
      .execute();
    expect(done).toHaveLength(counts.size);
  });

  it('take over what one of them left behind, and discard its late outcome', async () => {
    await sandbox.control('faults', { kind: 'slow', operation: 'bulkPublishOffer', seller, ms: 4_000, count: 1 });
    const items = shop.items.slice(0, 5);
    const late: PublishedResult[] = [];
    const isPublishing = signal();
    await shop.setListings(['ES'], items);
    // A sender whose lease expires at once behaves like a frozen process.
    send({
      leaseMs: 60_000,
      listener: {
        publishing: async () => isPublishing.resolve(),
        published: async (_tx, _account, results) => void late.push(...results),
      },
    });
    await isPublishing.promise;
    await eventually(async () => expect((await states()).sending).toBe(items.length));
    await database.db
      .updateTable('dispatch_listings')
      .set({ lease_until: new Date(0) })
      .where('user_id', '=', shop.userId)
      .where('lease_until', 'is not', null)
      .execute();
    const taken: PublishedResult[] = [];
    send({ listener: { published: async (_tx, _account, results) => void taken.push(...results) } });
    await settled();
    await stopSenders();
    expect(taken.length + late.length).toBe(items.length);
    expect(await liveRows(sandbox, seller, 'ES')).toHaveLength(items.length);
  });

  it('settle rows that one of them left behind when the listing’s lease has passed to other work', async () => {
    await shop.setListings(['IT'], shop.items.slice(0, 1));
    send();
    await settled();
    await stopSenders();
    const { rows } = await sql<{ lease_key: string }>`
      update desired_states set state = 'sending', generation = generation + 1
      where user_id = ${shop.userId} and site = 'IT' and change_kind = 'stock' returning lease_key`.execute(
      database.db,
    );
    await sql`update dispatch_listings set fence = fence + 1
      where user_id = ${shop.userId} and site = 'IT' and lease_key = ${rows[0]?.lease_key}`.execute(database.db);
    send();
    await settled();
  });
});

describe('a failing listener', () => {
  beforeEach(() => openNext(2));

  it('rolls back the outcome; the listing is read back and reported again', async () => {
    let attempts = 0;
    await shop.setListings(['DE']);
    send({
      leaseMs: 1_000,
      listener: {
        published: async () => {
          attempts += 1;
          if (attempts === 1) throw new ConnectorError('unknown', 'the listener broke');
        },
      },
    });
    await settled();
    expect(attempts).toBeGreaterThan(1);
    expect(await liveRows(sandbox, seller, 'DE')).toHaveLength(shop.items.length);
  });
});
