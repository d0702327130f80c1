import { createAmazonConnector } from '@quayside/connector-amazon';
import { createEbayConnector } from '@quayside/connector-ebay';
import { type AccountHealth, health, history, imports, products } from '@quayside/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectShop } from '../../../test/consent.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { startTestSandbox, type TestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const ITEMS = 45;
/** What a list that is cut short shows of them. */
const SHOWN = 15;

const database = useTestDatabase();
let sandbox: TestSandbox;
beforeAll(async () => {
  const row = (n: number) => `SKU-${n},Wooden train no. ${n},Toys,Tidewater,${10 + n}.99,GBP,${1 + (n % 7)}`;
  sandbox = await startTestSandbox({ catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });
});
afterAll(() => sandbox?.stop());
const server = useTestServer(database, {
  connectors: () => [createEbayConnector(sandbox.ebay), createAmazonConnector(sandbox.amazon)],
});

const sellers = ['harbour-toys-uk', 'demo-shop-uk', 'tideway-home-uk', 'northgate-outdoors-uk', 'pennine-crafts-uk'];

describe.each([
  { platform: 'ebay', list: 'GetMyeBaySelling' },
  { platform: 'amazon', list: 'createReport' },
] as const)('a list of the shop at $platform that is cut short', ({ platform, list }) => {
  const unused = [...sellers];
  let seller: string;
  let owner: TestLogin;
  let accountId: number;
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
  const endedWishes = async () => {
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
  const cutShort = (times: number) =>
    sandbox.control('faults', { kind: 'cut-short', operation: list, seller, count: times });

  beforeEach(async () => {
    seller = unused.shift() ?? '';
    owner = await buildOwner(database.db);
    accountId = await connectShop(server, owner, seller, platform);
    await runOpenImport();
    expect((await totals())['*']).toBe(ITEMS);
    await sandbox.clearFaults();
  });

  it('ends nothing, and asks the seller with the figures; a whole list ends the alarm by itself', async () => {
    const before = await stockOnHand();
    await cutShort(1);
    await importAgain();
    expect((await read()).fall).toMatchObject({ known: ITEMS, missing: ITEMS - SHOWN, times: 1, isLooking: false });
    expect((await totals()).ended ?? 0).toBe(0);
    expect([await stockOnHand(), await endedWishes()]).toEqual([before, 0]);

    await caller().call(health.lookAgain, { params: account() });
    expect((await read()).fall).toMatchObject({ isLooking: true });
    // Asked for twice, it is one look.
    await caller().call(health.lookAgain, { params: account() });
    expect(await caller().refused(health.applyFall, { params: account(), body: { expected: 30 } })).toMatchObject({
      error: 'import_running',
    });
    await runOpenImport();
    expect((await read()).fall).toBeNull();
    expect((await totals()).ended ?? 0).toBe(0);
    expect(await caller().refused(health.lookAgain, { params: account() })).toMatchObject({ error: 'fall_not_found' });
  });

  it('ends what it lacked once the seller has confirmed exactly that number, and once only', async () => {
    await cutShort(2);
    await importAgain();
    await importAgain();
    expect((await read()).fall).toMatchObject({ missing: ITEMS - SHOWN, times: 2 });
    const other = await caller().refused(health.applyFall, { params: account(), body: { expected: 3 } });
    expect(other.error).toBe('fall_changed');
    expect((await totals()).ended ?? 0).toBe(0);

    const body = { expected: ITEMS - SHOWN };
    expect(await caller().call(health.applyFall, { params: account(), body })).toEqual({ ended: ITEMS - SHOWN });
    expect((await totals()).ended).toBe(ITEMS - SHOWN);
    expect((await read()).fall).toBeNull();
    expect(await caller().refused(health.applyFall, { params: account(), body })).toMatchObject({
      error: 'fall_not_found',
    });
    const { list: changes } = await caller().call(history.list, { params: user(), query: { limit: 200 } });
    const whys = changes.filter(({ field }) => field === 'catalogue').map(({ why, after }) => [why, after]);
    expect(whys).toEqual([
      ['fall_applied', SHOWN],
      ['catalogue_fell', SHOWN],
    ]);

    // What was there all the same comes back with the next list that shows it.
    await importAgain();
    expect((await totals()).ended ?? 0).toBe(0);
  });
});
