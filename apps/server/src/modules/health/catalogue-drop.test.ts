import { createAmazonConnector } from '@quayside/connector-amazon';
import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { createEbayConnector } from '@quayside/connector-ebay';
import { type AccountHealth, connecting, health, history, imports, products } from '@quayside/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectShop } from '../../../test/consent.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/** For the shops of eBay and Amazon; Cdiscount's shop has its own items. */
const ITEMS = 45;

const database = useTestDatabase();
const row = (n: number) => `SKU-${n},Wooden train no. ${n},Toys,Tidewater,${10 + n}.99,GBP,${1 + (n % 7)}`;
const sandbox = useTestSandbox({ catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });
const server = useTestServer(database, {
  connectors: () => [
    createEbayConnector(sandbox.ebay),
    createAmazonConnector(sandbox.amazon),
    createCdiscountConnector(sandbox.cdiscount),
  ],
});

const SELLER = 'harbour-toys-uk';
const byConsent = (platform: 'ebay' | 'amazon') => (owner: TestLogin) => connectShop(server, owner, SELLER, platform);
/** A shop whose seller has linked the installation's client. */
async function bySellerId(owner: TestLogin): Promise<number> {
  const { account_id } = await server.as(owner).call(connecting.connect, {
    params: { id: owner.userId, platform: 'cdiscount' },
    body: { credentials: { sellerId: '60211' } },
  });
  return account_id;
}

describe.each([
  { platform: 'ebay', seller: SELLER, list: 'GetMyeBaySelling', connect: byConsent('ebay') },
  { platform: 'amazon', seller: SELLER, list: 'createReport', connect: byConsent('amazon') },
  { platform: 'cdiscount', seller: 'demo-shop-fr', list: 'getOffers', connect: bySellerId },
] as const)('a truncated list of the shop at $platform', ({ platform, seller, list, connect }) => {
  let owner: TestLogin;
  let accountId: number;
  let known: number;
  const caller = () => server.as(owner);
  const user = () => ({ id: owner.userId });
  const account = () => ({ ...user(), accountId });
  const read = (): Promise<AccountHealth> => caller().call(health.get, { params: account() });
  const totals = async () =>
    (await caller().call(products.listTotals, { params: { ...user(), platform }, query: {} })).totals;
  const stockOnHand = async () => {
    const { rows } = await database.pool.query<{ n: number }>(
      'select sum(on_hand)::int as n from stock_levels where user_id = $1',
      [owner.userId],
    );
    return rows[0]?.n;
  };
  const desiredEnds = async () => {
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from desired_states where user_id = $1 and (payload ->> 'quantity')::int = 0`,
      [owner.userId],
    );
    return rows[0]?.n;
  };
  const runOpenImport = async () => {
    const { list: found } = await caller().call(imports.list, { params: user(), query: {} });
    const [latest] = found;
    await server.runJob('sync.import', { userId: owner.userId, importId: latest?.importId ?? 0 });
  };
  const importAgain = async () => {
    await caller().call(imports.create, { params: user(), body: { accountId } });
    await runOpenImport();
  };
  const importShort = async () => {
    await sandbox.control('faults', { kind: 'cut-short', operation: list, seller, count: 1 });
    await importAgain();
  };

  beforeAll(async () => {
    owner = await buildOwner(database.db);
    accountId = await connect(owner);
    await runOpenImport();
    known = (await totals())['*'] ?? 0;
  });

  it('ends nothing until a complete list clears the alarm, or the seller confirms the number: then exactly what it lacked, once', async () => {
    const before = await stockOnHand();
    await importShort();
    const { drop } = await read();
    expect(drop).toMatchObject({ known, times: 1, isReading: false });
    // The list shows a third of the shop; the number differs if variations are listed one by one.
    const missing = drop?.missing ?? 0;
    expect(missing).toBeGreaterThan(known / 3);
    expect((await totals()).ended ?? 0).toBe(0);
    expect([await stockOnHand(), await desiredEnds()]).toEqual([before, 0]);

    await caller().call(health.rereadList, { params: account() });
    expect((await read()).drop).toMatchObject({ isReading: true });
    // Two requests cause one read.
    await caller().call(health.rereadList, { params: account() });
    expect(await caller().refused(health.applyDrop, { params: account(), body: { expected: missing } })).toMatchObject({
      error: 'import_running',
    });
    await runOpenImport();
    expect((await read()).drop).toBeNull();
    expect((await totals()).ended ?? 0).toBe(0);
    expect(await caller().refused(health.rereadList, { params: account() })).toMatchObject({ error: 'drop_not_found' });

    await importShort();
    await importShort();
    expect((await read()).drop).toMatchObject({ known, missing, times: 2 });
    const other = await caller().refused(health.applyDrop, { params: account(), body: { expected: 3 } });
    expect(other.error).toBe('drop_changed');
    expect((await totals()).ended ?? 0).toBe(0);

    const body = { expected: missing };
    expect(await caller().call(health.applyDrop, { params: account(), body })).toEqual({ ended: missing });
    expect((await totals()).ended).toBe(missing);
    expect((await read()).drop).toBeNull();
    expect(await caller().refused(health.applyDrop, { params: account(), body })).toMatchObject({
      error: 'drop_not_found',
    });
    const { list: changes } = await caller().call(history.list, { params: user(), query: { limit: 200 } });
    const whys = changes.filter(({ field }) => field === 'catalogue').map(({ why, after }) => [why, after]);
    expect(whys).toEqual([
      ['drop_applied', known - missing],
      ['catalogue_dropped', known - missing],
      ['drop_recovered', known],
      ['catalogue_dropped', known - missing],
    ]);

    // An item that still exists returns with the next list that shows it.
    await importAgain();
    expect((await totals()).ended ?? 0).toBe(0);
  });
});
