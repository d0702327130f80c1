import { createEbayConnector } from '@quayside/connector-ebay';
import { accounts, products } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { ALL_DRAFTS, countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { takeShippingAway } from '../../../test/shipping.ts';

const SELLER = 'demo-shop-uk';

const database = useTestDatabase();
const sandbox = useTestSandbox({ only: { singles: 4, varied: 0 } });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 4, varied: 0 });
const { runs, expectCountsKept } = shop;

const params = () => ({ id: shop.owner.userId, platform: 'ebay' as const });
/** Needed because readiness is cached for an hour. */
const recheckReadiness = () =>
  server.as(shop.owner).call(accounts.checkReadiness, {
    params: { id: shop.owner.userId, accountId: shop.accountId },
  });
const listOf = async (query: object) => {
  const page = await server.as(shop.owner).call(products.list, { params: params(), query: { limit: 200, ...query } });
  return { count: page.count, ids: page.list.map(({ id }) => id).sort((a, b) => a - b) };
};
const totalOf = async (key: string) =>
  (await server.as(shop.owner).call(products.listTotals, { params: params(), query: {} })).totals[key] ?? 0;
const listingOf = async (itemId: number, site: string) =>
  (await server.as(shop.owner).call(products.get, { params: { ...params(), itemId } })).listings.find(
    (listing) => listing.site === site,
  );

const eligibilityOf = async (itemId: number) =>
  (await server.as(shop.owner).call(products.get, { params: { ...params(), itemId } })).eligibility;

describe('a preparation', () => {
  it('makes an item eligible if a site may take it, and not eligible if none may', async () => {
    const [, , taken = 0, refused = 0] = shop.itemIds;
    expect(await eligibilityOf(taken)).toBe('not_processed');
    // The home site says nothing about listing abroad.
    await runs.prepare('list', [taken], ['UK']);
    expect(await eligibilityOf(taken)).toBe('not_processed');
    const shipping = await takeShippingAway(sandbox, SELLER, 'EBAY_IT');
    await recheckReadiness();
    await runs.prepare('list', [taken, refused], ['IT']);
    expect(await eligibilityOf(taken)).toBe('not_eligible');
    await runs.prepare('list', [taken], ['IT', 'DE']);
    expect(await eligibilityOf(taken)).toBe('eligible');
    expect((await listOf({ eligibility: 'not_eligible' })).ids).toEqual([refused]);
    expect((await listOf({ eligibility: 'not_eligible', site: 'IT' })).ids).toEqual(
      [taken, refused].toSorted((a, b) => a - b),
    );
    await shipping.giveBack();
    await recheckReadiness();
    await runs.prepare('list', [taken, refused], ['IT']);
    expect(await eligibilityOf(refused)).toBe('eligible');
  });
});

describe('an obstacle that publishing finds for an item', () => {
  it('is stored with its reason, can be searched for, and is removed when it is gone', async () => {
    const [itemId = 0] = shop.itemIds;
    const shipping = await takeShippingAway(sandbox, SELLER, 'EBAY_IT');
    await recheckReadiness();
    const blocked = await runs.prepare('list', [itemId], ['IT', 'UK']);
    expect(countOf(blocked, { site: 'IT', verdict: 'blocked', reason: 'no_shipping' })).toBe(1);
    expect(await listingOf(itemId, 'IT')).toMatchObject({
      state: 'B',
      isListed: false,
      reason: { code: 'no_shipping' },
      url: null,
    });
    // An item whose home is this site is not blocked there.
    expect(await listingOf(itemId, 'UK')).toBeUndefined();
    expect(await listOf({ eligibility: 'noShipping' })).toEqual({ count: 1, ids: [itemId] });
    expect((await listOf({ status: 'notListed' })).ids).toContain(itemId);
    await expectCountsKept();

    await shipping.giveBack();
    await recheckReadiness();
    await runs.prepare('list', [itemId], ['IT']);
    expect(await listingOf(itemId, 'IT')).toMatchObject({ state: 'N', reason: null });
    expect(await listOf({ eligibility: 'noShipping' })).toEqual({ count: 0, ids: [] });
    expect(await totalOf('noShipping')).toBe(0);
    await expectCountsKept();
  });

  it('does not remove an item from any other list', async () => {
    const [, itemId = 0] = shop.itemIds;
    const sender = server.startSender();
    const run = await runs.carryOut(await runs.prepare('list', [itemId], ['DE']), ALL_DRAFTS);
    await runs.finished(run.runId);
    await sender.stop();
    const shipping = await takeShippingAway(sandbox, SELLER, 'EBAY_IT');
    await recheckReadiness();
    await runs.prepare('list', [itemId], ['IT', 'DE']);
    await shipping.giveBack();
    await recheckReadiness();
    expect(await listingOf(itemId, 'DE')).toMatchObject({ state: 'L' });
    expect(await listOf({ eligibility: 'noShipping' })).toEqual({ count: 1, ids: [itemId] });
    expect(await listOf({ status: 'listedAbroad' })).toEqual({ count: 1, ids: [itemId] });
    await expectCountsKept();
  });
});
