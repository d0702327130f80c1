import { createEbayConnector } from '@quayside/connector-ebay';
import { products } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const SHOP = 'rockpool-knits-uk';
/** Every variation starts with this many pieces. */
const STOCK = 8;

const database = useTestDatabase();
const sandbox = useTestSandbox({ only: { singles: 0, varied: 1 } });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SHOP, singles: 0, varied: 1 });

interface Row {
  readonly sku: string;
  readonly itemId: string;
  readonly quantity: number;
  readonly variation: Readonly<Record<string, string>> | null;
}
const rowsOn = async (site: 'UK' | 'DE') =>
  (await sandbox.control<{ rows: Row[] }>(`listings?seller=${SHOP}&site=${site}&limit=5000`)).rows;
const valuesOf = (specifics: object | null) =>
  Object.values(specifics ?? {})
    .toSorted()
    .join('/');

/** The variations at home by the sandbox's own names, with their units and their SKUs on DE. */
let known: readonly { readonly home: string; readonly unitId: number; readonly there: string }[] = [];
const itemId = () => shop.itemIds[0] ?? 0;

/** Pieces of each variation at home and on DE, in the order of `known`. */
async function quantities() {
  const home = new Map((await rowsOn('UK')).map((row) => [row.sku, row.quantity]));
  const there = new Map((await rowsOn('DE')).map((row) => [row.sku, row.quantity]));
  return known.map((one) => [home.get(one.home), there.get(one.there)]);
}

const expectQuantities = (wanted: readonly number[]) =>
  eventually(async () => expect(await quantities()).toEqual(wanted.map((n) => [n, n])));

describe('a listing whose variations have no SKUs', () => {
  it('keeps its variations apart by their specifics: at imports, in its stock, abroad, and in orders from abroad and at home', async () => {
    // Imported once and again.
    const names = async () => (await shop.product(itemId())).units.map(({ sku }) => sku);
    const { rows } = await database.pool.query<{ external_id: string }>(
      'select external_id from items where user_id = $1 and item_id = $2',
      [shop.owner.userId, itemId()],
    );
    const listingId = rows[0]?.external_id ?? '';
    const before = await names();
    expect(before.length).toBeGreaterThan(1);
    expect(before.every((sku) => sku.startsWith(`${listingId}:`))).toBe(true);
    await shop.importAgain();
    expect(await names()).toEqual(before);

    // Stock at home.
    const sender = server.startSender();
    const { units } = await shop.product(itemId());
    const params = { id: shop.owner.userId, platform: 'ebay' as const, itemId: itemId() };
    for (const { unitId } of units) {
      await server.as(shop.owner).call(products.countStock, { params, body: { unitId, onHand: STOCK } });
    }
    const home = (await rowsOn('UK')).filter((row) => row.itemId === listingId);
    known = units.map(({ unitId, specifics }) => {
      const row = home.find(({ variation }) => valuesOf(variation) === valuesOf(specifics));
      return { home: row?.sku ?? '', unitId, there: '' };
    });
    sender.wake();
    await eventually(async () => {
      const now = (await rowsOn('UK')).filter((row) => row.itemId === listingId);
      expect(now.map(({ quantity }) => quantity)).toEqual(now.map(() => STOCK));
    });

    // Abroad.
    const run = await shop.runs.prepare('list', [itemId()], ['DE']);
    await shop.runs.carryOut(run);
    sender.wake();
    await shop.runs.finished(run.runId);
    const { rows: targets } = await database.pool.query<{ unit_id: string; marketplace_sku: string }>(
      "select unit_id, marketplace_sku from stock_targets where user_id = $1 and item_id = $2 and site = 'DE' and not is_home",
      [shop.owner.userId, itemId()],
    );
    const skus = new Map(targets.map((row) => [Number(row.unit_id), row.marketplace_sku]));
    known = known.map((one) => ({ ...one, there: skus.get(one.unitId) ?? '' }));
    await expectQuantities(known.map(() => STOCK));

    // Sold abroad.
    const [first, sold] = known;
    await sandbox.control('orders', { seller: SHOP, orders: [{ sku: sold?.there, site: 'DE', quantity: 3 }] });
    await server.pollOrders(shop.owner.userId, shop.accountId);
    sender.wake();
    await expectQuantities(known.map((_one, index) => (index === 1 ? STOCK - 3 : STOCK)));

    // Sold at home: the order identifies the variation by its specifics alone.
    await sandbox.control('orders', { seller: SHOP, orders: [{ sku: first?.home, site: 'UK', quantity: 2 }] });
    await server.pollOrders(shop.owner.userId, shop.accountId);
    sender.wake();
    await expectQuantities(known.map((_one, index) => [STOCK - 2, STOCK - 3][index] ?? STOCK));
  });
});
