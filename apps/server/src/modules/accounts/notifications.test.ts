import { createServer } from 'node:net';
import { createEbayConnector } from '@quayside/connector-ebay';
import { accounts, connecting, health, history, imports, orders } from '@quayside/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerConsentPage, connectShop } from '../../../test/consent.ts';
import { eventually } from '../../../test/eventually.ts';
import { testBox } from '../../../test/factories/account.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/* The sandbox sends notifications to the gateway over HTTP, as eBay would. */

const TOKEN = 'a-verification-token-of-these-tests';
const SELLER = 'harbour-toys-uk';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
const gateway = `http://127.0.0.1:${await freePort()}`;
/** eBay rejects addresses of this machine, so a public address represents it. */
const publicUrl = 'https://quay.example';
const endpoint = `${publicUrl}/ebay/notifications`;

const database = useTestDatabase();
const sandbox = useTestSandbox({ catalogue: ['SKU-1,Wooden train,Toys,Tidewater,10.99,GBP,50'] });
const server = useTestServer(database, {
  publicUrl,
  connectors: () => [createEbayConnector({ ...sandbox.ebay, verificationToken: TOKEN })],
});
beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: Number(new URL(gateway).port) });
  await sandbox.control('notifications/hosts', { origin: publicUrl, standsFor: gateway });
  await server.runJob('accounts.register-notifications', {});
});

let owner: TestLogin;
let accountId: number;
beforeEach(async () => {
  await database.db.deleteFrom('account_directory').execute();
  owner = await buildOwner(database.db);
  accountId = await connectShop(server, owner, SELLER);
});

interface Sent {
  readonly notificationId: string;
}
interface Delivered {
  readonly notificationId: string;
  readonly hasArrived: boolean;
  readonly lastStatus: number | null;
}
const send = async (topic: string, username: string, how: object = {}): Promise<string> =>
  (await sandbox.control<Sent>('notifications', { topic, username, endpoint, ...how })).notificationId;
const deliveriesOf = async (notificationId: string) =>
  (await sandbox.control<{ deliveries: Delivered[] }>('notifications')).deliveries.filter(
    (one) => one.notificationId === notificationId,
  );
/** Waits until every copy has arrived, and runs the notification's work. */
const carriedOut = async (notificationId: string) => {
  await eventually(async () =>
    expect((await deliveriesOf(notificationId)).map(({ hasArrived }) => hasArrived)).not.toContain(false),
  );
  await server.runJob('accounts.act-on-notification', { platform: 'ebay', notificationId });
};
const stored = () =>
  database.db.selectFrom('marketplace_notifications').selectAll().orderBy('received_at', 'desc').execute();
const account = async () =>
  (await server.as(owner).call(accounts.list, { params: { id: owner.userId } })).list.find(
    (one) => one.accountId === accountId,
  );
const reconnect = async () => {
  const { redirect_url } = await server.as(owner).call(connecting.begin, {
    params: { id: owner.userId, platform: 'ebay' },
    body: { redirect_back_url: '/', account_id: accountId },
  });
  const url = await answerConsentPage(redirect_url, SELLER);
  await server.app.inject({ method: 'GET', url, headers: { cookie: owner.cookie } });
};
const listOrders = async () =>
  (await server.as(owner).call(orders.list, { params: { id: owner.userId, platform: 'ebay' }, query: {} })).sales;

describe('the address for notifications', () => {
  it('answers eBay’s challenge, with the shared token only', async () => {
    const other = { endpoint, verificationToken: `${TOKEN}-another` };
    await expect(sandbox.control('notifications/subscribe', other)).rejects.toThrow('409');
    expect((await server.app.inject({ method: 'GET', url: '/ebay/notifications' })).statusCode).toBe(400);
  });

  it.each(['broken', 'foreign'] as const)('rejects a %s signature with 412 and does nothing', async (signature) => {
    const before = (await stored()).length;
    const id = await send('MARKETPLACE_ACCOUNT_DELETION', SELLER, { signature });
    await eventually(async () => expect((await deliveriesOf(id))[0]?.lastStatus).toBe(412));
    expect(await stored()).toHaveLength(before);
    expect(await account()).toMatchObject({ status: 'ACTIVE' });
  });

  it('rejects an unsigned message', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/ebay/notifications', payload: { metadata: {} } });
    expect(answer.statusCode).toBe(412);
  });
});

describe('the address at eBay', () => {
  const readHealth = async () =>
    (await server.as(owner).call(health.get, { params: { id: owner.userId, accountId } })).notifications;
  const isDueAgain = () =>
    database.db
      .updateTable('marketplace_notification_registrations')
      .set({ checked_at: new Date('2026-01-01') })
      .execute();
  const revocation = async () =>
    (await sandbox.control<{ subscriptions: object[] }>('notifications')).subscriptions.filter(
      (one) => 'topicId' in one && one.topicId === 'AUTHORIZATION_REVOCATION',
    );

  it('is registered once by the worker, and the account’s health shows it', async () => {
    await Promise.all([1, 2].map(() => server.runJob('accounts.register-notifications', {})));
    expect(await revocation()).toMatchObject([{ endpoint, status: 'ENABLED' }]);
    expect(await readHealth()).toMatchObject({
      state: 'registered',
      address: endpoint,
      topics: [
        { topic: 'AUTHORIZATION_REVOCATION', isSubscribed: true },
        { topic: 'MARKETPLACE_ACCOUNT_DELETION', isSubscribed: false },
      ],
    });
  });

  it('that cannot be checked shows why, and recovers by itself', async () => {
    await isDueAgain();
    await sandbox.control('faults', { kind: '5xx', operation: 'getSubscriptions', count: 20 });
    await server.runJob('accounts.register-notifications', {});
    expect(await readHealth()).toMatchObject({ state: 'failed', trouble: 'away', address: endpoint });
    await sandbox.clearFaults();
    // Not at once, because a failing marketplace is left alone for a minute.
    await server.runJob('accounts.register-notifications', {});
    expect(await readHealth()).toMatchObject({ state: 'failed' });
    await isDueAgain();
    await server.runJob('accounts.register-notifications', {});
    expect(await readHealth()).toMatchObject({ state: 'registered', trouble: null, words: '' });
  });
});

describe('a consent withdrawn at eBay', () => {
  it('stops the account at once and shows the reason', async () => {
    const known = new Set((await stored()).map(({ notification_id }) => notification_id));
    const fresh = async () => (await stored()).find(({ notification_id }) => !known.has(notification_id));
    await sandbox.control('tokens/revoke', { seller: SELLER });
    await eventually(async () => expect((await fresh())?.topic).toBe('AUTHORIZATION_REVOCATION'));
    const id = (await fresh())?.notification_id ?? '';
    await server.runJob('accounts.act-on-notification', { platform: 'ebay', notificationId: id });
    expect(await account()).toMatchObject({ status: 'BROKEN', pausedReason: 'access_revoked' });
    const { list } = await server.as(owner).call(history.list, { params: { id: owner.userId }, query: {} });
    expect(list[0]).toMatchObject({ field: 'token', why: 'token_revoked' });
    await reconnect();
    expect(await account()).toMatchObject({ status: 'ACTIVE' });
  });

  it('before a newer consent changes nothing, however late the notification arrives', async () => {
    const id = await send('AUTHORIZATION_REVOCATION', SELLER, { delayMs: 1_500 });
    await reconnect();
    await carriedOut(id);
    expect(await account()).toMatchObject({ status: 'ACTIVE', pausedReason: null });
  });
});

describe('a person whose eBay account is deleted', () => {
  const buy = async () => {
    const listing = await sandbox.control<{ rows: { listingId: string; sku: string }[] }>(
      `listings?seller=${SELLER}&site=UK`,
    );
    const first = listing.rows[0];
    await sandbox.control('orders', {
      seller: SELLER,
      site: 'UK',
      listingId: first?.listingId,
      sku: first?.sku,
      quantity: 1,
    });
    await server.pollOrders(owner.userId, accountId);
    return listOrders();
  };

  it('is removed from orders as a buyer, once and permanently', async () => {
    const [before] = await buy();
    const buyer = before?.buyer ?? '';
    expect(buyer).not.toBe('');
    const id = await send('MARKETPLACE_ACCOUNT_DELETION', buyer, { copies: 3 });
    await carriedOut(id);
    await server.runJob('accounts.act-on-notification', { platform: 'ebay', notificationId: id });
    expect((await listOrders())[0]).toMatchObject({ buyer: null, id: before?.id });
    const notes = (await stored()).filter((row) => row.notification_id === id);
    expect(notes).toMatchObject([{ subject: null, done_at: expect.any(Date) }]);
    const printed = JSON.stringify(
      await database.db.selectFrom('orders').selectAll().where('user_id', '=', owner.userId).execute(),
    );
    expect(printed).not.toContain(buyer);

    // eBay's order list still names the buyer for a while.
    for (const table of ['order_cursors', 'order_lines', 'orders'] as const) {
      await database.db.deleteFrom(table).where('user_id', '=', owner.userId).execute();
    }
    await server.pollOrders(owner.userId, accountId);
    expect((await listOrders())[0]).toMatchObject({ buyer: null });
  });

  it('is not in the sealed data of a new order that is set aside', async () => {
    const defect = { seller: SELLER, site: 'UK', sku: 'SKU-1', defect: 'no_lines' };
    const placed = await sandbox.control<{ orders: { orderId: string }[] }>('orders', defect);
    const orderNumber = placed.orders[0]?.orderId ?? '';
    const asideOf = async () => {
      await server.pollOrders(owner.userId, accountId);
      const row = await database.db
        .selectFrom('orders')
        .select('aside_sealed')
        .where('user_id', '=', owner.userId)
        .where('external_id', '=', orderNumber)
        .executeTakeFirstOrThrow();
      const context = `order-aside:${owner.userId}:${accountId}:${orderNumber}`;
      return JSON.parse(testBox.open(row.aside_sealed ?? Buffer.alloc(0), context));
    };
    const { buyerUsername } = await asideOf();
    await carriedOut(await send('MARKETPLACE_ACCOUNT_DELETION', buyerUsername));
    for (const table of ['order_cursors', 'order_lines', 'orders'] as const) {
      await database.db.deleteFrom(table).where('user_id', '=', owner.userId).execute();
    }
    const aside = await asideOf();
    expect(aside).toMatchObject({ externalId: orderNumber, buyerUsername: null, shipToName: null });
    expect(aside).not.toHaveProperty('contact');
  });

  it('has no open import any more, so that the shop can be connected again', async () => {
    await carriedOut(await send('MARKETPLACE_ACCOUNT_DELETION', SELLER));
    const { list } = await server.as(owner).call(imports.list, { params: { id: owner.userId }, query: {} });
    expect(list).toMatchObject([{ accountId, state: 'cancelled' }]);
  });

  it('is removed as a seller: the account is closed, its access and name are deleted', async () => {
    await carriedOut(await send('MARKETPLACE_ACCOUNT_DELETION', SELLER));
    expect(await account()).toBeUndefined();
    const rows = await database.db
      .selectFrom('marketplace_accounts')
      .selectAll()
      .where('user_id', '=', owner.userId)
      .execute();
    expect(rows).toMatchObject([{ username: `erased-${accountId}`, closed_at: expect.any(Date) }]);
    const { list } = await server.as(owner).call(history.list, { params: { id: owner.userId }, query: {} });
    expect(JSON.stringify(list)).not.toContain(SELLER);
    expect(list[0]).toMatchObject({ why: 'person_erased' });
  });
});
