import { createEbayConnector } from '@quayside/connector-ebay';
import { imports } from '@quayside/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { useTestServer } from '../../../test/server.ts';
import { useEditingProxy } from '../../../test/setup/editing-proxy.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/* What a marketplace states unreadably is not absent: its item stays, also abroad, and the seller is told. */

const SELLER = 'demo-shop-uk';
const ITEMS = 4;

const database = useTestDatabase();
const row = (n: number) => `SKU-${n},Wooden train no. ${n},Toys,Tidewater,${10 + n}.99,GBP,${5 + n}`;
const sandbox = useTestSandbox({ catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });
const proxy = useEditingProxy(sandbox);
const server = useTestServer(database, { connectors: () => [createEbayConnector(proxy.in(sandbox.ebay))] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: ITEMS, varied: 0 });
const { runs, live, product } = shop;

beforeAll(async () => {
  server.startSender();
  const { runId } = await runs.carryOut(await runs.prepare('list', shop.itemIds, ['US']));
  await runs.finished(runId);
});
afterEach(() => proxy.rewrite(undefined));

const latest = async () => {
  const { list } = await server.as(shop.owner).call(imports.list, { params: { id: shop.owner.userId }, query: {} });
  const [view] = list;
  if (!view) throw new Error('There is no import');
  const params = { id: shop.owner.userId, importId: view.importId };
  const problems = await server.as(shop.owner).call(imports.listProblems, { params, query: {} });
  return { view, problems: problems.list };
};

/** Changes the item's part of eBay's XML answers. */
const spoil = (externalId: string, change: (item: string) => string, call = /.*/) =>
  proxy.rewrite(({ headers }, answer) => {
    if (!call.test(String(headers['x-ebay-api-call-name']))) return answer;
    return answer.replaceAll(/<Item>[\s\S]*?<\/Item>/g, (item) =>
      item.includes(`<ItemID>${externalId}</ItemID>`) ? change(item) : item,
    );
  });

describe('an import', () => {
  it.each([
    [
      'a decimal comma',
      (item: string) => item.replaceAll(/(<(?:Current|Start)Price [^>]*>)[^<]*/g, '$139,90'),
      'price',
    ],
    ['a currency that the site does not have', (item: string) => item.replaceAll('"GBP"', '"PLN"'), 'currency'],
    ['an unknown site', (item: string) => item.replaceAll(/<Site>[^<]*/g, '<Site>Narnia'), 'site'],
    ['another site', (item: string) => item.replaceAll(/<Site>[^<]*/g, '<Site>Germany'), 'site'],
    [
      'no price',
      (item: string) => item.replaceAll(/<(Current|Start)Price [^>]*>[^<]*<\/(Current|Start)Price>/g, ''),
      'price',
    ],
    [
      'a price below zero',
      (item: string) => item.replaceAll(/(<(?:Current|Start)Price [^>]*>)[^<]*/g, '$1-4.00'),
      'price',
    ],
    [
      'a price with groups',
      (item: string) => item.replaceAll(/(<(?:Current|Start)Price [^>]*>)[^<]*/g, '$11,045.90'),
      'price',
    ],
    ['no currency', (item: string) => item.replaceAll(' currencyID="GBP"', ''), 'currency'],
    ['no title', (item: string) => item.replaceAll(/<Title>[^<]*<\/Title>/g, ''), 'title'],
    [
      'no quantity',
      (item: string) => item.replaceAll(/<Quantity(Available)?>[^<]*<\/Quantity(Available)?>/g, ''),
      'quantity',
    ],
    [
      'a quantity below zero',
      (item: string) => item.replaceAll(/<Quantity(Available)?>[^<]*/g, '<Quantity$1>-2'),
      'quantity',
    ],
    [
      'a quantity in words',
      (item: string) => item.replaceAll(/<Quantity(Available)?>[^<]*/g, '<Quantity$1>zwei'),
      'quantity',
    ],
    ['half a piece', (item: string) => item.replaceAll(/<Quantity(Available)?>[^<]*/g, '<Quantity$1>2.5'), 'quantity'],
  ])(
    'keeps an item with %s for sale at home and abroad, and names it with its value',
    async (_what, change, problem) => {
      const before = await product(shop.itemIds[0] ?? 0);
      spoil(before.ref, change);
      await shop.importAgain();
      const { view, problems } = await latest();
      expect(view).toMatchObject({ state: 'done', failed: 1, errorCode: null });
      expect(problems).toMatchObject([{ externalId: before.ref, problem }]);
      const after = await product(shop.itemIds[0] ?? 0);
      expect(after).toMatchObject({ isEnded: false, quantity: before.quantity, price: before.price });
      expect((await live('US')).get(`${before.sku}-US`)?.quantity).toBe(before.quantity);
    },
  );
});

it('follows a readable quantity of a listing whose price cannot be read, and forgets the problem once it is read', async () => {
  const [, itemId = 0] = shop.itemIds;
  const before = await product(itemId);
  server.startSchedule();
  spoil(before.ref, (item) => item.replaceAll(/(<(?:Current|Start)Price [^>]*>)[^<]*/g, '$11.045,90'));
  await sandbox.control('listings/change', { seller: SELLER, sku: before.sku, quantity: 2 });
  await eventually(async () => {
    expect((await live('US')).get(`${before.sku}-US`)?.quantity).toBe(2);
    const { problems } = await latest();
    expect(problems).toContainEqual(
      expect.objectContaining({ externalId: before.ref, problem: 'price', value: '1.045,90 GBP' }),
    );
  });
  expect(await product(itemId)).toMatchObject({ isEnded: false, quantity: 2, price: before.price });

  proxy.rewrite(undefined);
  await sandbox.control('listings/change', { seller: SELLER, sku: before.sku, quantity: 3 });
  await eventually(async () => {
    expect((await latest()).problems.map(({ externalId }) => externalId)).not.toContain(before.ref);
  });
});
