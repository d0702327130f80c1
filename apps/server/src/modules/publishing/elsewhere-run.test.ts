import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { createEbayConnector } from '@quayside/connector-ebay';
import { accounts, connecting, imports, onboarding, pricing, products, publishing, taxes } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectShop } from '../../../test/consent.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { liveRows } from '../../../test/live-rows.ts';
import { countOf, countsKeptAndCounted, driveRuns } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Sender } from '../dispatch/index.ts';

const EBAY_SHOP = 'harbour-toys-uk';
const OTHER_EBAY_SHOP = 'demo-shop-uk';
const CDISCOUNT_SHOP = 'demo-shop-fr';
const STOCK = 9;
/** Goods whose EANs Cdiscount's catalogue knows, one that it does not know, and one without an EAN. */
const KNOWN = ['TRAIN-0', 'TRAIN-1', 'TRAIN-2'];
const UNKNOWN = 'TRAIN-8';
const NAMELESS = 'TRAIN-4';

/** Each test has shops at eBay and Cdiscount of its own. */
const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const row = (sku: string, n: number) =>
  `${sku},Wooden Train ${sku},Figures & Playsets,Tidewater,${10 + n}.00,GBP,${STOCK}`;
const sandbox = useTestSandbox({ rate: 20, isPerTest, catalogue: [...KNOWN, UNKNOWN, NAMELESS].map(row) });
const server = useTestServer(database, {
  marketplaceClock: sandbox.clock,
  isPerTest,
  connectors: () => [createEbayConnector(sandbox.ebay), createCdiscountConnector(sandbox.cdiscount)],
});

let owner: TestLogin;
let accountId = 0;
let sellerId = 0;
let sender: Sender;
const runs = driveRuns(server, () => ({ owner, accountId, sellerId }));
const caller = () => server.as(owner);
const params = () => ({ id: owner.userId });

/** Runs the waiting imports. */
async function importAll(): Promise<void> {
  const { list } = await caller().call(imports.list, { params: params(), query: {} });
  for (const { importId, state } of list) {
    if (state === 'queued') await server.runJob('sync.import', { userId: owner.userId, importId });
  }
}

beforeEach(async () => {
  owner = await buildOwner(database.db);
  accountId = await connectShop(server, owner, EBAY_SHOP);
  const body = { credentials: { sellerId: '60211' } };
  sellerId = (await caller().call(connecting.connect, { params: { ...params(), platform: 'cdiscount' }, body }))
    .account_id;
  await importAll();
});

interface Offer {
  readonly sku: string;
  readonly title: string;
  readonly price: string;
  readonly quantity: number;
  readonly taxes: Readonly<Record<string, number>>;
  readonly updatedAt: string;
}
/** Quayside's offers at Cdiscount, by the item's own SKU. */
const offersThere = async () => {
  const path = `octopia/listings?seller=${CDISCOUNT_SHOP}&limit=5000`;
  const { rows } = await sandbox.control<{ rows: Offer[] }>(path);
  const ours = rows.filter(({ sku }) => sku.endsWith('-CDFR'));
  return new Map(ours.map((offer) => [offer.sku.replace('-CDFR', ''), offer]));
};
const itemOf = async (sku: string) => {
  const query = { accountId, query: sku };
  const { list } = await caller().call(products.list, { params: { ...params(), platform: 'ebay' }, query });
  const found = list.find((item) => item.sku === sku);
  if (!found) throw new Error(`There is no item ${sku}`);
  return found;
};
const quantities = async (sku: string) => ({
  ebay: (await liveRows(sandbox, EBAY_SHOP, 'UK')).find((one) => one.sku === sku)?.quantity,
  cdiscount: (await offersThere()).get(sku)?.quantity,
});
const refusal = async (sites: readonly Site[], seller?: number) => {
  const body = {
    kind: 'list' as const,
    selection: { accountId, filter: {} },
    sites,
    ...(seller ? { accountId: seller } : {}),
  };
  return (await caller().refused(publishing.create, { params: params(), body })).error;
};
/** Confirms a VAT rate, without which nothing is offered. */
async function confirmRate(): Promise<void> {
  const body = { standard: { vat_rate: 2_000, eco_tax: 7 }, rules: [], expected: 0 };
  await caller().call(taxes.update, { params: params(), query: { accountId: sellerId }, body });
}
/** Offers the known goods at Cdiscount, by a sender that goes on. @returns the finished run */
async function offer() {
  await confirmRate();
  const run = await runs.prepare('list', null, ['CDFR']);
  sender = server.startSender();
  await runs.carryOut(run);
  return runs.finished(run.runId);
}

describe('items of an eBay account at Cdiscount', () => {
  it('can be listed only there, through an account of the seller that may sell', async () => {
    expect(await refusal(['CDFR'])).toBe('site_not_supported');
    expect(await refusal(['FR'], sellerId)).toBe('site_not_supported');
    expect(await refusal(['CDFR'], 999_999)).toBe('account_not_found');
    const at = { user_id: owner.userId, account_id: sellerId, site: 'CDFR' };
    await database.db
      .insertInto('account_sites')
      .values({ ...at, is_enabled: false })
      .execute();
    expect(await refusal(['CDFR'], sellerId)).toBe('site_disabled');
    await database.db.deleteFrom('account_sites').where('account_id', '=', sellerId).execute();
    const paused = (state: string) =>
      database.db.updateTable('account_tokens').set({ state }).where('account_id', '=', sellerId).execute();
    await paused('B');
    expect(await refusal(['CDFR'], sellerId)).toBe('account_disconnected');
    await paused('A');
  });

  it('wait until the seller has confirmed a VAT rate, for which there is no preset', async () => {
    const at = { params: params(), query: { accountId: sellerId } };
    expect(await caller().call(taxes.get, at)).toEqual({ standard: null, confirmed_at: null, rules: [] });
    const run = await runs.prepare('list', null, ['CDFR']);
    expect(countOf(run, { reason: 'no_tax_rate', fix: 'set_taxes' })).toBe(KNOWN.length);
    expect(countOf(run, { verdict: 'ready' })).toBe(0);
    const [first = ''] = KNOWN;
    const waiting = { state: 'B' };
    expect((await itemOf(first)).translations.CDFR).toMatchObject(waiting);
    const standard = { vat_rate: 2_000, eco_tax: 7 };
    const freed = { expected: 0, freed: KNOWN.length };
    expect(await caller().call(taxes.preview, { ...at, body: { standard, rules: [] } })).toEqual(freed);
    await caller().call(taxes.update, { ...at, body: { standard, rules: [], expected: 0 } });
    await server.runJob('listings.follow', { userId: owner.userId });
    expect((await itemOf(first)).translations.CDFR?.state).not.toBe('B');
  });

  it('are prepared under the catalogue’s titles, and each other one has a reason', async () => {
    await confirmRate();
    const run = await runs.prepare('list', null, ['CDFR']);
    expect(run).toMatchObject({ state: 'prepared', accountId: sellerId, sourceAccountId: accountId });
    // The run is found at the account that sells, and at the account that prepared it.
    for (const at of [sellerId, accountId]) {
      const { list } = await caller().call(publishing.list, { params: params(), query: { accountId: at } });
      expect(list[0]?.runId).toBe(run.runId);
    }
    const runItems = new Map((await runs.runItems(run.runId)).map((runItem) => [runItem.sku, runItem]));
    expect(runItems.get(UNKNOWN)).toMatchObject({ verdict: 'blocked', reason: 'not_in_catalogue', fix: 'check_gtin' });
    expect(runItems.get(NAMELESS)).toMatchObject({ verdict: 'blocked', reason: 'no_gtin', fix: 'add_gtin' });
    for (const sku of KNOWN) {
      const runItem = runItems.get(sku);
      expect(runItem).toMatchObject({ verdict: 'ready', titleLabel: 'catalogue', quantity: STOCK });
      expect(runItem?.title).not.toContain('Wooden');
      expect(runItem?.price).toMatchObject({ currency: 'EUR' });
    }
    const first = runItems.get(KNOWN[0] ?? '');
    const at = { ...runs.params(run.runId), itemId: first?.itemId ?? 0, site: 'CDFR' as const };
    const preview = await caller().call(publishing.preview, { params: at });
    expect(preview).toMatchObject({ title: first?.title, description: '', attributes: {} });
    expect(preview.images.length).toBeGreaterThan(0);
  });

  it('go live once after the consent, and are not imported as the shop’s own', async () => {
    const done = await offer();
    expect(countOf(done, { outcome: 'listed' })).toBe(KNOWN.length);
    const there = await offersThere();
    expect([...there.keys()].sort()).toEqual(KNOWN);
    const runItems = new Map((await runs.runItems(done.runId)).map((runItem) => [runItem.sku, runItem]));
    for (const [sku, offer] of there) {
      const runItem = runItems.get(sku);
      expect(offer).toMatchObject({ title: runItem?.title, quantity: STOCK });
      expect(Math.round(Number(offer.price) * 100)).toBe(runItem?.price?.minor);
      expect(offer.taxes).toEqual({ VAT: 20, Ecotax: 0.07 });
    }
    await caller().call(imports.create, { params: params(), body: { accountId: sellerId } });
    await importAll();
    const at = { ...params(), platform: 'cdiscount' as const };
    const page = await caller().call(products.list, { params: at, query: { accountId: sellerId, query: 'CDFR' } });
    expect(page.list).toEqual([]);
    const again = await runs.prepare('list', null, ['CDFR']);
    expect(countOf(again, { reason: 'already_listed' })).toBe(KNOWN.length);
    const { kept, counted } = await countsKeptAndCounted(database, owner.userId);
    expect(kept).toEqual(counted);
  });

  it('are shown with their account at eBay and with the account that sells them', async () => {
    await offer();
    const detail = async (id: number) => caller().call(accounts.get, { params: { ...params(), accountId: id } });
    const source = await detail(accountId);
    expect(source.listedBySite).toEqual({ CDFR: KNOWN.length });
    expect(source.listed_in.CDFR).toMatchObject({ dst_account_id: sellerId, from_site: 'UK', listings: KNOWN.length });
    const selling = await detail(sellerId);
    expect(selling.listed_in.CDFR).toMatchObject({ dst_account_id: sellerId, listings: KNOWN.length, list_all: false });
    expect(selling.not_listed).toEqual([]);
    expect((await itemOf(KNOWN[0] ?? '')).translations.CDFR).toMatchObject({ state: 'L' });
  });
});

describe('the shared stock', () => {
  it('decreases at eBay with an order at Cdiscount, and at Cdiscount with one at eBay', async () => {
    await offer();
    const [first = '', second = ''] = KNOWN;
    await sandbox.control('octopia/orders', { seller: CDISCOUNT_SHOP, sku: `${first}-CDFR`, quantity: 2 });
    await sandbox.control('orders', { seller: EBAY_SHOP, orders: [{ sku: second, site: 'UK', quantity: 3 }] });
    await server.pollOrders(owner.userId, sellerId);
    await server.pollOrders(owner.userId, accountId);
    sender.wake();
    await eventually(async () => {
      expect(await quantities(first)).toEqual({ ebay: STOCK - 2, cdiscount: STOCK - 2 });
      expect(await quantities(second)).toEqual({ ebay: STOCK - 3, cdiscount: STOCK - 3 });
    });
  });
});

describe('the price adjustment of the Cdiscount account', () => {
  it('is its price rule and changes live prices, except manual ones', async () => {
    await offer();
    const [first = '', second = ''] = KNOWN;
    const before = await offersThere();
    const manual = { site: 'CDFR' as const, minor: 4_321, enabled: true };
    const { id: itemId } = await itemOf(second);
    await caller().call(pricing.setManual, { params: { ...params(), itemId }, body: { prices: [manual] } });
    const terms = { handling_time: 9, shipping_options: ['TRK'], price_adjustment: 2_000 };
    const save = { params: params(), query: { accountId: sellerId } };
    const unasked = await caller().refused(onboarding.updateCdiscount, { ...save, body: terms });
    expect(unasked).toMatchObject({ status: 409, error: 'prices_changed' });
    const expected = KNOWN.length - 1;
    await caller().call(onboarding.updateCdiscount, { ...save, body: { ...terms, expected } });
    const query = { accountId: sellerId };
    const { rules } = await caller().call(pricing.getConfig, { params: { ...params(), platform: 'cdiscount' }, query });
    expect(rules).toMatchObject([{ site: 'CDFR', increase_type: 'percent', price_increase: 20 }]);
    await server.runJob('listings.follow', { userId: owner.userId });
    sender.wake();
    await eventually(async () => {
      const now = await offersThere();
      expect(Number(now.get(first)?.price)).toBeCloseTo(Number(before.get(first)?.price) * 1.2, 1);
      expect(now.get(second)?.price).toBe('43.21');
    });
  });
});

describe('the terms of the Cdiscount account', () => {
  it('apply to listings of items of other accounts as well as its own offers', async () => {
    await offer();
    const at = { params: params(), query: { accountId: sellerId } };
    const terms = { handling_time: 9, shipping_options: ['TRK'], price_adjustment: 0 };
    await caller().call(onboarding.updateCdiscount, { ...at, body: { ...terms, expected: 0 } });
    const { offers, differing } = await caller().call(onboarding.compareTerms, at);
    expect(differing).toBe(offers);
    await caller().call(onboarding.applyTerms, { ...at, body: { expected: differing } });
    sender.wake();
    await eventually(async () => {
      expect((await caller().call(onboarding.compareTerms, at)).differing).toBe(0);
    });
    expect((await offersThere()).size).toBe(KNOWN.length);
  });
});

describe('the taxes of the Cdiscount account', () => {
  it('change exactly the offers that a rule applies to, after consent to their number, and no others', async () => {
    await offer();
    const [first = '', second = '', third = ''] = KNOWN;
    const { id } = await itemOf(first);
    const at = { params: params(), query: { accountId: sellerId } };
    const ofItem = { vat_rate: 550, eco_tax: 12, category: null, item_id: id };
    const body = { standard: { vat_rate: 2_000, eco_tax: 7 }, rules: [ofItem] };
    expect(await caller().call(taxes.preview, { ...at, body })).toEqual({ expected: 1, freed: 0 });
    const unasked = await caller().refused(taxes.update, { ...at, body: { ...body, expected: 0 } });
    expect(unasked).toMatchObject({ status: 409, error: 'taxes_changed' });
    const before = await offersThere();
    await caller().call(taxes.update, { ...at, body: { ...body, expected: 1 } });
    await server.runJob('listings.follow', { userId: owner.userId });
    sender.wake();
    await eventually(async () => {
      expect((await offersThere()).get(first)?.taxes).toEqual({ VAT: 5.5, Ecotax: 0.12 });
    });
    const after = await offersThere();
    expect(after.get(first)).toMatchObject({ price: before.get(first)?.price, quantity: before.get(first)?.quantity });
    for (const sku of [second, third]) expect(after.get(sku)).toEqual(before.get(sku));
  });

  it('are those of an item’s category unless the item has its own', async () => {
    await offer();
    const found = await caller().call(taxes.listCategories, { params: params(), query: { query: 'Playsets' } });
    const [category] = found.categories;
    if (!category) throw new Error('The items have no category');
    const at = { params: params(), query: { accountId: sellerId } };
    const { id } = await itemOf(KNOWN[0] ?? '');
    const ofItem = { vat_rate: 550, eco_tax: 12, category: null, item_id: id };
    const ofCategory = { vat_rate: 210, eco_tax: 0, category, item_id: null };
    const body = { standard: { vat_rate: 2_000, eco_tax: 7 }, rules: [ofItem, ofCategory] };
    const { expected } = await caller().call(taxes.preview, { ...at, body });
    expect(expected).toBe(KNOWN.length);
    await caller().call(taxes.update, { ...at, body: { ...body, expected } });
    await server.runJob('listings.follow', { userId: owner.userId });
    sender.wake();
    await eventually(async () => {
      const rates = await offersThere();
      expect(KNOWN.map((sku) => rates.get(sku)?.taxes.VAT)).toEqual([5.5, 2.1, 2.1]);
    });
  });
});

describe('a second shop with the same goods', () => {
  it('offers none of them a second time', async () => {
    await offer();
    const other = await connectShop(server, owner, OTHER_EBAY_SHOP);
    await importAll();
    const theirs = driveRuns(server, () => ({ owner, accountId: other, sellerId }));
    const run = await theirs.prepare('list', null, ['CDFR']);
    expect(countOf(run, { reason: 'sold_there_already' })).toBe(KNOWN.length);
    expect(countOf(run, { verdict: 'ready' })).toBe(0);
  });
});

describe('disconnecting the account of the items', () => {
  it('ends the listings that other accounts have of them, and stops their prepared runs', async () => {
    await offer();
    const open = await runs.prepare('end', null, ['CDFR']);
    const at = { ...params(), accountId };
    const body = { listings: 'end' as const, expected: KNOWN.length };
    expect(await caller().call(accounts.leave, { params: at, body })).toEqual({ state: 'leaving' });
    const leaving = server.runJob('accounts.leave', { userId: owner.userId, accountId });
    await eventually(async () => expect((await offersThere()).size).toBe(0));
    await leaving;
    expect((await runs.get(open.runId)).state).toBe('cancelled');
    const { list } = await caller().call(accounts.list, { params: params() });
    expect(list.map((one) => one.accountId)).not.toContain(accountId);
    expect(list.find((one) => one.accountId === sellerId)?.listedBySite).toEqual({});
  });
});
