import { createAmazonConnector } from '@quayside/connector-amazon';
import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { createEbayConnector } from '@quayside/connector-ebay';
import { type Order, orderActions, orders } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { buildOwner, type TestLogin } from '../factories/seller.ts';
import { useTestServer } from '../server.ts';
import { startTestSandbox, type TestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';
import { connectThreeShops, offeredAtCdiscount, SHOPS } from '../three-shops.ts';
import { isThorough, killsOf, PATIENCE_MS } from './kills.ts';
import { createWorkers } from './worker-process.ts';

/** 1,000 orders over three platforms, with `KILLS`. */
const ORDERS: Readonly<Record<Platform, number>> = isThorough
  ? { ebay: 400, amazon: 300, cdiscount: 300 }
  : { ebay: 24, amazon: 16, cdiscount: 16 };
/** A fifth of them is shipped by file; some of these in two shipments with a row each. */
const SHIPPED = isThorough ? 200 : 12;
const IN_TWO = isThorough ? 38 : 3;
const CHANGED = isThorough ? 20 : 4;
const BAD_ROWS = 12;
const KILLS = killsOf(3);
/** The share of calls whose responses are lost. */
const LOST_ANSWERS_SHARE = 0.2;

const database = useTestDatabase();
const GOODS = Math.max(ORDERS.ebay, ORDERS.amazon);
const good = (n: number) => `TRAIN-${n},Wooden Train No. ${n},Figures & Playsets,Tidewater,${10 + (n % 40)}.00,GBP,20`;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ catalogue: Array.from({ length: GOODS }, (_, n) => good(n)) });
  await sandbox.control('octopia/seed', { seller: SHOPS.cdiscount, count: ORDERS.cdiscount });
});
const server = useTestServer(database, {
  connectors: () => [
    createEbayConnector(sandbox.ebay),
    createAmazonConnector(sandbox.amazon),
    createCdiscountConnector(sandbox.cdiscount),
  ],
});
const workers = createWorkers(database, () => sandbox);
afterAll(async () => {
  await workers.stop();
  await sandbox?.stop();
});

let owner: TestLogin;
const params = () => ({ id: owner.userId });
let accountIds: readonly number[] = [];

async function placeOrders(): Promise<void> {
  const skus = (count: number) => Array.from({ length: count }, (_, n) => `TRAIN-${n}`);
  const quantityOf = (n: number) => (n < IN_TWO ? 2 : 1);
  const wanted = skus(ORDERS.ebay).map((sku, n) => ({ sku, site: 'UK', quantity: quantityOf(n) }));
  for (let at = 0; at < wanted.length; at += 100) {
    await sandbox.control('orders', { seller: SHOPS.ebay, orders: wanted.slice(at, at + 100) });
  }
  for (const sku of skus(ORDERS.amazon)) {
    await sandbox.control('amazon/orders', { seller: SHOPS.amazon, site: 'UK', sku, quantity: 1 });
  }
  const offered = await offeredAtCdiscount(sandbox, ORDERS.cdiscount);
  for (const sku of offered) await sandbox.control('octopia/orders', { seller: SHOPS.cdiscount, sku, quantity: 1 });
}

async function listAll(): Promise<Order[]> {
  const found: Order[] = [];
  let cursor: string | undefined;
  do {
    const page = await server.as(owner).call(orders.list, {
      params: { ...params(), platform: 'all' as const },
      query: { limit: 200, ...(cursor === undefined ? {} : { cursor }) },
    });
    found.push(...page.sales);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}

async function untilPaid(): Promise<Order[]> {
  const total = ORDERS.ebay + ORDERS.amazon + ORDERS.cdiscount;
  let paid: Order[] = [];
  await eventually(async () => {
    for (const accountId of accountIds) await server.pollOrders(owner.userId, accountId);
    paid = (await listAll()).filter(({ status, canShip }) => status === 'paid' && canShip);
    expect(paid).toHaveLength(total);
  }, PATIENCE_MS);
  return paid;
}

/** The rows of the file: 12 invalid ones, each in its own way, among the valid ones. */
function fileOf(
  chosen: readonly Order[],
  others: readonly Order[],
): { text: string; rows: number; shipments: string[] } {
  const shipments: string[] = [];
  const rows = chosen.flatMap((order, n) => {
    const skuOf = order.lines[0]?.sku ?? '';
    const quantity = order.lines[0]?.quantity ?? 1;
    const parts = quantity === 2 && n < IN_TWO ? ['A', 'B'] : ['A'];
    return parts.map((part) => {
      const tracking = `QS${n}${part}`;
      shipments.push(`${order.externalId} ${tracking}`);
      return `${order.externalId};${skuOf};${quantity / parts.length},0;DHL;${tracking}`;
    });
  });
  const spare = others[0]?.externalId ?? '';
  const first = chosen[0];
  const bad = [
    ';TRAIN-1;1;DHL;X1',
    'NO-SUCH-ORDER;;1;DHL;X2',
    `${spare};NO-SUCH-SKU;1;DHL;X3`,
    `${spare};;0;DHL;X4`,
    `${spare};;1,5;DHL;X5`,
    `${spare};;many;DHL;X6`,
    `${spare};;99;DHL;X7`,
    `${spare};;1;;X8`,
    `${spare};;1;DHL;`,
    `${spare};;1;DHL;X#9`,
    `${spare};;1;DHL;X10;too;many`,
    `${first?.externalId};${first?.lines[0]?.sku};1;DHL;X11`,
  ];
  const text = ['order;sku;quantity;carrier;tracking', ...rows, ...bad].join('\r\n');
  return { text, rows: rows.length, shipments };
}

interface There {
  readonly orderId: string;
  readonly shipments?: readonly { trackingNumber: string; pieces: number }[];
  readonly refunds?: readonly { amount: { value: string } }[];
  readonly cancelReason?: string | null;
  readonly parcels?: readonly { trackingNumber: string }[];
  readonly status: string;
  readonly lines: readonly { parcels?: readonly { parcelNumber: string }[] }[];
}
const ordersThere = async (): Promise<There[]> => {
  const paths = [
    `orders?seller=${SHOPS.ebay}&limit=1000`,
    `amazon/orders?seller=${SHOPS.amazon}&limit=1000`,
    `octopia/orders?seller=${SHOPS.cdiscount}&limit=1000`,
  ];
  const pages = await Promise.all(paths.map((path) => sandbox.control<{ orders: There[] }>(path)));
  return pages.flatMap((page) => page.orders);
};
const trackingOf = ({ shipments = [], parcels = [], lines }: There): string[] => [
  ...shipments.map(({ trackingNumber }) => trackingNumber),
  ...parcels.map(({ trackingNumber }) => trackingNumber),
  ...lines.flatMap((line) => (line.parcels ?? []).map(({ parcelNumber }) => parcelNumber)),
];

async function openWork(): Promise<number> {
  const { rows } = await database.pool.query<{ n: string }>(
    `select (select count(*) from shipments where user_id = $1 and state = 'waiting')
       + (select count(*) from order_changes where user_id = $1 and state = 'waiting') as n`,
    [owner.userId],
  );
  return Number(rows[0]?.n);
}

it('ships the valid rows of a file, cancels and refunds once each, however often its workers are killed and responses are lost', {
  timeout: 6 * PATIENCE_MS,
}, async () => {
  owner = await buildOwner(database.db);
  accountIds = Object.values(await connectThreeShops({ server, database, sandbox }, owner));
  await placeOrders();
  const sender = server.startSender();
  const paid = await untilPaid();
  await sender.stop();

  const of = (platform: Platform) => paid.filter((order) => order.platform === platform).toReversed();
  const [ebay, amazon, cdiscount] = [of('ebay'), of('amazon'), of('cdiscount')];
  const double = ebay.filter(({ lines }) => lines[0]?.quantity === 2).slice(0, IN_TWO);
  const single = ebay.filter((order) => !double.includes(order));
  const rest = Math.floor((SHIPPED - double.length) / 3);
  const chosen = [
    ...double,
    ...single.slice(0, SHIPPED - double.length - 2 * rest),
    ...amazon.slice(0, rest),
    ...cdiscount.slice(0, rest),
  ];
  const kept = single.filter((order) => !chosen.includes(order));
  const file = fileOf(chosen, kept.slice(-1));
  expect(file.rows).toBe(SHIPPED + IN_TWO);

  const check = await server.as(owner).call(orderActions.checkFile, { params: params(), body: { file: file.text } });
  expect(check).toMatchObject({ rows: file.rows, orders: SHIPPED, shipments: file.rows });
  expect(check.problems.map(({ code }) => code)).toEqual([
    'order_missing',
    'order_unknown',
    'line_unknown',
    'quantity_invalid',
    'quantity_invalid',
    'quantity_invalid',
    'quantity_too_large',
    'carrier_missing',
    'tracking_missing',
    'tracking_invalid',
    'uneven',
    'quantity_too_large',
  ]);
  expect(check.problems).toHaveLength(BAD_ROWS);

  for (const operation of [
    'createShippingFulfillment',
    'confirmShipment',
    'createShipments',
    'createCancellation',
    'issueRefund',
  ]) {
    await sandbox.control('faults', {
      kind: 'drop-after-work',
      operation,
      probability: LOST_ANSWERS_SHARE,
      seed: operation,
    });
  }
  await server
    .as(owner)
    .call(orderActions.shipFile, { params: params(), body: { file: file.text, expected: file.rows } });
  const cancelled = [...kept.slice(0, CHANGED), ...cdiscount.slice(rest, rest + CHANGED)];
  const refunded = kept.slice(CHANGED, 2 * CHANGED);
  for (const { id } of cancelled) {
    await server.as(owner).call(orderActions.cancel, {
      params: { ...params(), orderId: id },
      body: { reason: 'out_of_stock' as const, isRestocked: false, seen: 0 },
    });
  }
  for (const { id } of refunded) {
    await server.as(owner).call(orderActions.refund, {
      params: { ...params(), orderId: id },
      body: { reason: 'goodwill' as const, minor: 123, restock: [], seen: 0 },
    });
  }
  const kills = await workers.workAndKill(KILLS, async () => (await openWork()) === 0);
  await eventually(async () => expect(await openWork()).toBe(0), PATIENCE_MS);
  expect(kills).toBeGreaterThan(0);

  const all = await ordersThere();
  const byId = new Map(all.map((order) => [order.orderId, order]));
  const shippedThere = all.flatMap((order) => trackingOf(order).map((tracking) => `${order.orderId} ${tracking}`));
  expect(shippedThere.toSorted()).toEqual(file.shipments.toSorted());
  for (const { externalId } of double) {
    expect(byId.get(externalId)?.shipments?.map(({ pieces }) => pieces)).toEqual([1, 1]);
  }
  for (const { externalId, platform } of cancelled) {
    const order = byId.get(externalId);
    expect(platform === 'ebay' ? order?.cancelReason : order?.status).toBe(
      platform === 'ebay' ? 'OUT_OF_STOCK_OR_CANNOT_FULFILL' : 'Cancelled',
    );
  }
  for (const { externalId } of refunded) {
    expect(byId.get(externalId)?.refunds?.map(({ amount }) => amount.value)).toEqual(['1.23']);
  }
  const refundsThere = all.flatMap(({ refunds = [], cancelReason = null }) => (cancelReason === null ? refunds : []));
  expect(refundsThere).toHaveLength(refunded.length);
  const { rows } = await database.pool.query<{ state: string; n: number }>(
    `select state, count(*) as n from (select state from shipments where user_id = $1
       union all select state from order_changes where user_id = $1) s group by state`,
    [owner.userId],
  );
  expect(rows).toEqual([{ state: 'confirmed', n: file.rows + cancelled.length + refunded.length }]);
});
