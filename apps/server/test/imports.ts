import { createEbayConnector } from '@quayside/connector-ebay';
import { imports, products } from '@quayside/contract';
import { afterEach, expect } from 'vitest';
import { connectShop } from './consent.ts';
import { eventually } from './eventually.ts';
import { buildOwner, type TestLogin } from './factories/seller.ts';
import { useTestServer } from './server.ts';
import { hooksOf, type Lifetime } from './setup/lifetime.ts';
import { useTestSandbox } from './setup/sandbox.ts';
import { useTestDatabase } from './setup/test-database.ts';

/** Items in every sandbox shop: more than a batch of details, so that tests can interrupt a run. */
export const ITEMS = 150;

const sellers = [
  'harbour-toys-uk',
  'demo-shop-uk',
  'tideway-home-uk',
  'northgate-outdoors-uk',
  'pennine-crafts-uk',
  'saltmarsh-sports-uk',
];
const row = (n: number) => `SKU-${n},Wooden train no. ${n},Toys,Tidewater,${10 + n}.99,GBP,${n % 7}`;

/** Shops with imports that the tests of a file run themselves. */
export function useImports() {
  const database = useTestDatabase();
  const sandbox = useTestSandbox({ catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });
  const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
  const left = [...sellers];
  const shop = { seller: '', accountId: 0, owner: undefined as TestLogin | undefined };
  afterEach(() => sandbox.clearFaults());

  const owner = (): TestLogin => {
    if (!shop.owner) throw new Error('A block of tests has a shop once it calls useNextShop');
    return shop.owner;
  };
  const params = () => ({ id: owner().userId });
  const latestImport = async () => {
    const { list } = await server.as(owner()).call(imports.list, { params: params(), query: {} });
    const [latest] = list;
    if (!latest) throw new Error('There is no import');
    return latest;
  };
  const run = (importId: number, options = {}) =>
    server.runJob('sync.import', { userId: owner().userId, importId }, options);
  const fault = (kind: string, operation: string, more = {}) =>
    sandbox.control('faults', { kind, operation, seller: shop.seller, ...more });
  const list = async (query: object) => {
    const input = { params: { ...params(), platform: 'ebay' as const }, query };
    return (await server.as(owner()).call(products.list, input)).list;
  };
  return {
    ...{ database, sandbox, server, owner, params, latestImport, run, fault },
    shop: shop as { readonly seller: string; readonly accountId: number },
    /** Each block of tests has its own shop, or each of its tests. There are as many as sellers. */
    useNextShop(lifetime: Lifetime = {}): void {
      hooksOf(lifetime).before(async () => {
        shop.seller = left.shift() ?? '';
        shop.owner = await buildOwner(database.db);
        shop.accountId = await connectShop(server, shop.owner, shop.seller);
      });
    },
    startImport: async () =>
      (await server.as(owner()).call(imports.create, { params: params(), body: { accountId: shop.accountId } }))
        .importId,
    totals: async () =>
      (await server.as(owner()).call(products.listTotals, { params: { ...params(), platform: 'ebay' }, query: {} }))
        .totals,
    find: (query: string) => list({ query }),
    some: (limit: number) => list({ limit }),
    changeAtHome: (change: object) => sandbox.control('listings/change', { seller: shop.seller, ...change }),
    /** Starts the open import with slow details, and resolves when the first of them are stored. */
    async runToTheMiddle(signal?: AbortSignal): Promise<{ importId: number; end: Promise<void> }> {
      await fault('slow', 'GetItem', { ms: 300 });
      const { importId } = await latestImport();
      const end = run(importId, signal ? { signal } : {});
      end.catch(() => undefined); // The test checks the result when it awaits it.
      await eventually(async () => expect((await latestImport()).imported).toBeGreaterThan(0));
      return { importId, end };
    },
    /** Everything that an import may change: items, units, stock, desired states and history. */
    async snapshot(): Promise<unknown> {
      const { rows } = await database.pool.query(
        `select (select jsonb_agg(to_jsonb(i) - 'imported_at' order by item_id) from items i where user_id = $1) as items,
           (select jsonb_agg(u order by unit_id) from item_units u where user_id = $1) as units,
           (select jsonb_agg(s order by unit_id) from stock_levels s where user_id = $1) as levels,
           (select jsonb_agg(r order by item_id) from product_rows r where user_id = $1) as rows,
           (select count(*) from history where user_id = $1) as history,
           (select count(*) from desired_states where user_id = $1) as desiredStates`,
        [owner().userId],
      );
      return rows[0];
    },
  };
}
