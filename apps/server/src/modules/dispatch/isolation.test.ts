import { createAmazonConnector } from '@quayside/connector-amazon';
import { accounts, health, session } from '@quayside/contract';
import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { eventually, PATIENCE_MS } from '../../../test/eventually.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { homeStockKey, PRIORITY, queueShipment, type Sender, setDesiredState } from './index.ts';

/** Longer than the tests wait: who waits for it does not pass them. */
const SLOW_MS = 2 * PATIENCE_MS;

const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, { connectors: () => [createAmazonConnector(sandbox.amazon)] });
let orderId = 0;
let sender: Sender;
let owner: TestLogin;
let shop: AccountRef;

beforeAll(async () => {
  owner = await buildOwner(database.db);
  shop = await connectAmazonShop(database.db, owner.userId, sandbox, 'pennine-crafts-uk');
  sender = server.startSender();
});
afterEach(() => sandbox.clearFaults());
// Responses that are still in progress do not matter here.
afterAll(() => sender.stop(0));

/** A shipment of an order that the marketplace does not know, so the marketplace rejects it at once. */
async function addShipment({ userId, accountId }: AccountRef): Promise<number> {
  orderId += 1;
  const said = { carrier: 'DHL', trackingNumber: `JD${orderId}`, shippedAt: new Date() };
  const orderExternalId = `026-0000000-${String(orderId).padStart(7, '0')}`;
  const lines = [{ externalId: '1', quantity: 1 }];
  await withTransaction(database.db, (tx) =>
    queueShipment(tx, { userId, accountId, orderId, orderExternalId, site: 'UK', number: 1, lines, ...said }),
  );
  return orderId;
}

const stateOf = async (id: number) =>
  (await database.db.selectFrom('shipments').select('state').where('order_id', '=', id).executeTakeFirstOrThrow())
    .state;
const settled = (id: number) => eventually(async () => expect(await stateOf(id)).not.toBe('waiting'));

async function addWork({ userId, accountId }: AccountRef): Promise<void> {
  await withTransaction(database.db, async (tx) => {
    await setDesiredState(
      tx,
      [1, 2, 3].map((itemId) => ({
        userId,
        accountId,
        targetKey: homeStockKey(String(itemId), 'SKU'),
        leaseKey: String(itemId),
        site: 'UK' as const,
        itemId,
        priority: PRIORITY.stockDown,
        changeKind: 'stock' as const,
        isHome: true as const,
        payload: { quantity: 1, sku: 'SKU', isVariant: false },
      })),
    );
    await sql`
      insert into bulk_submissions (user_id, account_id, site, call, ticket, changes, handed_in_at, poll_at)
      values (${userId}, ${accountId}, 'UK', 'publish', 'ticket', 1, now(), now())`.execute(tx);
  });
  for (let n = 0; n < 25; n += 1) await addShipment({ userId, accountId });
}

describe('a platform that is switched off while work is due', () => {
  let account: AccountRef;
  let seller: TestLogin;

  beforeAll(async () => {
    seller = await buildOwner(database.db);
    account = await buildAccount(database.db, seller.userId, { platform: 'ebay' });
    await addWork(account);
  });

  it('does not delay the shipments of other accounts', async () => {
    for (let n = 0; n < 3; n += 1) await settled(await addShipment(shop));
  });

  it('keeps its work until it is switched on again', async () => {
    const { rows } = await sql<{ due: number; shipments: number; attempts: number; submissions: number }>`
      select (select count(*)::integer from desired_states where user_id = ${seller.userId} and state = 'due') as due,
        (select count(*)::integer from shipments where user_id = ${seller.userId} and state = 'waiting') as shipments,
        (select sum(attempts)::integer from shipments where user_id = ${seller.userId}) as attempts,
        (select count(*)::integer from bulk_submissions where user_id = ${seller.userId} and fence = 0) as submissions`.execute(
      database.db,
    );
    expect(rows).toEqual([{ due: 3, shipments: 25, attempts: 0, submissions: 1 }]);
  });

  it('is stated on every screen that shows its accounts', async () => {
    const params = { id: seller.userId, accountId: account.accountId };
    const caller = server.as(seller);
    expect(await caller.call(accounts.get, { params })).toMatchObject({
      status: 'PLATFORM_OFF',
      freshness: { ordersEverySeconds: null },
    });
    expect((await caller.call(accounts.list, { params })).list).toMatchObject([{ status: 'PLATFORM_OFF' }]);
    expect(await caller.call(health.get, { params })).toMatchObject({
      isConnected: true,
      isPlatformOn: false,
      queue: { outlook: { kind: 'off' } },
    });
    const { user } = await caller.call(session.get, {});
    expect(user?.accounts.map(({ status }) => status)).toEqual(['PLATFORM_OFF']);
  });
});

describe('an account', () => {
  it('whose marketplace is slow does not delay the shipments of another', async () => {
    const slow = await connectAmazonShop(database.db, owner.userId, sandbox, 'harbour-toys-uk');
    await sandbox.control('faults', {
      kind: 'slow',
      operation: 'confirmShipment',
      seller: 'harbour-toys-uk',
      ms: SLOW_MS,
    });
    const held: number[] = [];
    for (let n = 0; n < 10; n += 1) held.push(await addShipment(slow));
    await eventually(async () => {
      const { requests } = await sandbox.control<{ requests: { operation: string }[] }>('requests?limit=50');
      expect(requests.length).toBeGreaterThan(0);
      const { rows } =
        await sql`select from shipments where account_id = ${slow.accountId} and lease_until > now()`.execute(
          database.db,
        );
      expect(rows.length).toBeGreaterThan(0);
    });
    for (let n = 0; n < 5; n += 1) await settled(await addShipment(shop));
    expect(await Promise.all(held.map(stateOf))).toEqual(held.map(() => 'waiting'));
  });

  it('whose tokens cannot be read does not delay the shipments of nine others', async () => {
    const broken = await buildAccount(database.db, owner.userId, { platform: 'amazon' });
    await sql`update account_tokens set ciphertext = decode('00', 'hex') where account_id = ${broken.accountId}`.execute(
      database.db,
    );
    for (let n = 0; n < 30; n += 1) await addShipment(broken);
    const others: AccountRef[] = [];
    for (let n = 0; n < 9; n += 1) others.push(shop);
    const shipments = await Promise.all(others.map(addShipment));
    await Promise.all(shipments.map((id) => settled(id)));
  });
});
