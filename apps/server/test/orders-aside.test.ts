import { createAmazonConnector } from '@quayside/connector-amazon';
import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { createEbayConnector } from '@quayside/connector-ebay';
import { orders } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { beforeAll, expect, it } from 'vitest';
import { buildOwner, type TestLogin } from './factories/seller.ts';
import { useTestServer } from './server.ts';
import { useTestSandbox } from './setup/sandbox.ts';
import { useTestDatabase } from './setup/test-database.ts';
import { connectThreeShops, offeredAtCdiscount, SHOPS } from './three-shops.ts';

/** Orders of every platform of which a part cannot be read: each waits with its reason and stops no other. */
const DEFECTS = [
  'impossible_date',
  'foreign_currency',
  'no_lines',
  'negative_amount',
  'bad_quantity',
  'text_too_long',
  'duplicate_lines',
  'unreadable',
] as const;

const database = useTestDatabase();
const sandbox = useTestSandbox({ catalogue: ['TRAIN-0,Wooden Train,Figures & Playsets,Tidewater,10.00,GBP,90'] });
const server = useTestServer(database, {
  connectors: () => [
    createEbayConnector(sandbox.ebay),
    createAmazonConnector(sandbox.amazon),
    createCdiscountConnector(sandbox.cdiscount),
  ],
});
let owner: TestLogin;
let accounts: Readonly<Record<Platform, number>>;
let offered: string;
beforeAll(async () => {
  owner = await buildOwner(database.db);
  accounts = await connectThreeShops({ server, database, sandbox }, owner);
  [offered = ''] = await offeredAtCdiscount(sandbox, 1);
});

const buy: Readonly<Record<Platform, (more: object) => Promise<unknown>>> = {
  ebay: (more) => sandbox.control('orders', { seller: SHOPS.ebay, sku: 'TRAIN-0', site: 'UK', ...more }),
  amazon: (more) => sandbox.control('amazon/orders', { seller: SHOPS.amazon, sku: 'TRAIN-0', site: 'UK', ...more }),
  cdiscount: (more) =>
    sandbox.control('octopia/orders', { seller: SHOPS.cdiscount, sku: offered, race: true, ...more }),
};

/** Of these, not even a line can be read. */
const WITHOUT_LINES: ReadonlySet<string | null> = new Set(['no_lines', 'bad_quantity']);

it.each(['ebay', 'amazon', 'cdiscount'] as const)(
  'of %s count as far as they can be read, and the others are whole',
  async (platform) => {
    for (const defect of DEFECTS) await buy[platform]({ defect });
    await buy[platform]({ defect: 'unknown_item' });
    await buy[platform]({});
    await server.pollOrders(owner.userId, accounts[platform]);
    const params = { id: owner.userId, platform };
    const { sales, count } = await server.as(owner).call(orders.list, { params, query: { limit: 100 } });
    expect(sales.map(({ problem }) => problem).toSorted()).toEqual([...DEFECTS, 'unknown_item', null].toSorted());
    expect(count).toBe(DEFECTS.length + 2);
    const aside = sales.filter(({ problem }) => problem !== null && problem !== 'unknown_item');
    // An item of Amazon of which nothing is ordered counts as cancelled.
    const isWithout = ({ problem }: (typeof aside)[number]) =>
      (WITHOUT_LINES.has(problem) && !(platform === 'amazon' && problem === 'bad_quantity')) ||
      (platform === 'cdiscount' && problem === 'unreadable');
    for (const order of aside) expect(order.lines).toHaveLength(isWithout(order) ? 0 : 1);
    const sound = sales.find(({ problem }) => problem === null);
    expect(sound?.lines).toMatchObject([{ quantity: 1, reserved: 1 }]);
  },
);
