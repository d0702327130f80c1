import { createEbayConnector } from '@quayside/connector-ebay';
import { changes, type PromotedItemChange, promotions } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { expect, it } from 'vitest';
import { answerConsentPage } from '../../../test/consent.ts';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { noteSending } from '../dispatch/ads.repository.ts';
import { claimCampaigns, lockCampaign, storeCampaign } from '../dispatch/campaigns.repository.ts';
import { ensureEntitlement } from '../entitlements/index.ts';

/* Ads at the sandbox's eBay follow what the seller consented to, whatever happens on the way. The shop's home listings are promoted. */

const isPerTest = true;
const SELLER = 'demo-shop-uk';
const CATALOGUE = Array.from(
  { length: 12 },
  (_, n) => `UK-${n + 1},Wooden figure ${n + 1},20614,Harbour,${n + 10}.00,GBP,5`,
);
const database = useTestDatabase({ isPerTest });
const sandbox = useTestSandbox({ isPerTest, catalogue: CATALOGUE });
const server = useTestServer(database, { isPerTest, connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { isPerTest, seller: SELLER, singles: 12, varied: 0 });

const FLAT = { kind: 'flat', rate: 500 } as const;
const CAP = { in: 'percent', basisPoints: 1_000 } as const;

const as = () => server.as(shop.owner);
const params = () => ({ id: shop.owner.userId, accountId: shop.accountId });
const work = (changeId: number) => server.runJob('changes.work', { userId: shop.owner.userId, changeId });

interface AtEbay {
  readonly campaigns: readonly {
    readonly campaignId: string;
    readonly name: string;
    readonly status: string;
    readonly ads: number;
  }[];
}
const atEbay = async () => (await sandbox.control<AtEbay>(`advertising?seller=${SELLER}`)).campaigns;
const alive = async () => (await atEbay()).filter(({ status }) => !status.startsWith('END'));
/** A new campaign begins some seconds later; before that eBay lets nobody end it. */
const isRunning = () =>
  eventually(async () => expect((await alive()).map(({ status }) => status)).toEqual(['RUNNING']));
const calls = async (operation: string) => {
  const { requests } = await sandbox.control<{ requests: { operation: string }[] }>('requests?limit=5000');
  return requests.filter((request) => request.operation === operation).length;
};
/** Calls eBay's Marketing API with a token of the seller's own. */
async function askEbay(method: string, path: string, body?: object): Promise<Response> {
  const connector = createEbayConnector(sandbox.ebay);
  const answered = await answerConsentPage(connector.authorizeUrl({ state: 'state', locale: 'en-GB' }), SELLER);
  const code = new URLSearchParams(answered.split('?')[1]).get('code') ?? '';
  const context = { clock: systemClock, requestLog: { record: () => undefined } };
  const { accessToken } = await connector.exchangeCode(code, context);
  const answer = await fetch(`${sandbox.ebay.apiUrl}/sell/marketing/v1/ad_campaign${path}`, {
    method,
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
  return answer;
}
const endAtEbay = (campaignId: string) => askEbay('POST', `/${campaignId}/end`);
const makeAtEbay = (campaignName: string) =>
  askEbay('POST', '', {
    ...{ campaignName, marketplaceId: 'EBAY_GB', startDate: new Date(Date.now() + 1_000).toISOString() },
    fundingStrategy: { fundingModel: 'COST_PER_SALE', bidPercentage: '5.0', adRateStrategy: 'FIXED' },
  });

/** The rates that eBay itself has, in basis points, by listing. */
async function ratesAtEbay(): Promise<ReadonlyMap<string, number>> {
  const rates = new Map<string, number>();
  for (const { campaignId } of await alive()) {
    const answer = await askEbay('GET', `/${campaignId}/ad?limit=500`);
    const { ads = [] } = (await answer.json()) as { ads?: { listingId: string; bidPercentage: string }[] };
    for (const ad of ads) rates.set(ad.listingId, Math.round(Number(ad.bidPercentage) * 100));
  }
  return rates;
}

async function grantAll() {
  const names = [
    'can_onboard_to_epl',
    'can_onboard_to_epl_domestic',
    'can_manage_epl_ad_rate_strategies',
    'can_manage_epl_domestic_ad_rate_strategies',
  ] as const;
  await withTransaction(database.db, async (tx) => {
    for (const name of names) await ensureEntitlement(tx, shop.owner.userId, name);
  });
}

async function confirm(changeId: number) {
  await work(changeId);
  const at = { params: { id: shop.owner.userId, changeId } };
  const { expected } = await as().call(changes.get, at);
  await as().call(changes.confirm, { ...at, body: { expected } });
  await work(changeId);
  return as().call(changes.get, at);
}

async function open(given: Partial<{ strategy: object; cap: object; state: 'open' | 'closed'; site: Site }> = {}) {
  const market = { site: 'UK', state: 'open', strategy: FLAT, cap: CAP, ...given } as never;
  const { changeId } = await as().call(promotions.prepare, { params: params(), body: { markets: [market] } });
  return confirm(changeId);
}

async function say(of: PromotedItemChange['of'], set: PromotedItemChange['set']) {
  const { changeId } = await as().call(promotions.prepareItems, { params: params(), body: { sites: ['UK'], of, set } });
  return confirm(changeId);
}

const items = async () =>
  (await as().call(promotions.listItems, { params: params(), query: { site: 'UK' as const } })).list;
const settled = (check: (list: Awaited<ReturnType<typeof items>>) => void) =>
  eventually(async () => {
    const list = await items();
    expect(list.every(({ state }) => state === null || state === 'done')).toBe(true);
    check(list);
  });

it('promotes all live listings of a market at the consented rate with one bulk call, and ends them with one', async () => {
  await grantAll();
  const done = await open();
  expect(done.counts).toMatchObject({ done: 13, failed: 0, refused: 0 });
  server.startSender();
  await settled((list) => expect(list.map(({ rate }) => rate)).toEqual(Array(12).fill(500)));
  await isRunning();
  expect(await alive()).toEqual([expect.objectContaining({ ads: 12 })]);
  const { campaigns } = await as().call(promotions.stop, { params: params() });
  expect(campaigns).toBe(1);
  await eventually(async () => expect(await alive()).toEqual([]));
  await settled((list) => expect(list.every(({ rate }) => rate === null)).toBe(true));
  expect([await calls('bulkCreateAdsByListingId'), await calls('endCampaign')]).toEqual([1, 1]);
  expect([await calls('bulkDeleteAdsByListingId'), await calls('bulkUpdateAdsBidByListingId')]).toEqual([0, 0]);
});

it('keeps excluded items without an ad and capped items at their cap, and an undo restores both', async () => {
  await grantAll();
  await open();
  server.startSender();
  await settled((list) => expect(list.filter(({ rate }) => rate === 500)).toHaveLength(12));
  const [first, second] = shop.itemIds;
  const named = (itemId: number | undefined) => ({ kind: 'items', itemIds: [itemId ?? 0] }) as const;
  const excluded = await say(named(first), { kind: 'excluded', isExcluded: true });
  const capped = await say(named(second), { kind: 'cap', cap: { in: 'percent', basisPoints: 310 } });
  const rateOf = (list: Awaited<ReturnType<typeof items>>, itemId: number | undefined) =>
    list.find((one) => one.itemId === itemId)?.rate;
  await settled((list) => expect([rateOf(list, first), rateOf(list, second)]).toEqual([null, 310]));
  expect([...(await ratesAtEbay()).values()].sort()).toEqual([310, ...Array(10).fill(500)]);
  for (const { changeId } of [excluded, capped]) {
    const undo = await as().call(changes.undo, { params: { id: shop.owner.userId, changeId } });
    await confirm(undo.changeId);
  }
  await settled((list) => expect(list.filter(({ rate }) => rate === 500)).toHaveLength(12));
  expect(new Set((await ratesAtEbay()).values())).toEqual(new Set([500]));
});

it('excludes what a file of SKUs names, says which are unknown, and includes all again', async () => {
  await grantAll();
  await open();
  const { counts } = await say(
    { kind: 'skus', skus: ['UK-1', 'UK-2', 'nowhere'] },
    { kind: 'excluded', isExcluded: true },
  );
  expect(counts).toMatchObject({ done: 2, refused: 1 });
  expect((await items()).filter(({ lack }) => lack === 'excluded')).toHaveLength(2);
  expect((await say({ kind: 'excluded' }, { kind: 'excluded', isExcluded: false })).counts).toMatchObject({ done: 2 });
  expect((await items()).filter(({ wanted }) => wanted === 500)).toHaveLength(12);
});

it('pauses and resumes a market', async () => {
  await grantAll();
  await open();
  server.startSender();
  await settled((list) => expect(list.filter(({ rate }) => rate === 500)).toHaveLength(12));
  const at = { params: { ...params(), site: 'UK' as const } };
  await as().call(promotions.pause, at);
  await eventually(async () => expect((await alive()).map(({ status }) => status)).toEqual(['PAUSED']));
  await as().call(promotions.resume, at);
  await eventually(async () => expect((await alive()).map(({ status }) => status)).toEqual(['RUNNING']));
});

it.each(['createCampaign', 'bulkCreateAdsByListingId', 'bulkUpdateAdsBidByListingId', 'endCampaign'])(
  'does nothing twice if the answer to %s is lost',
  async (operation) => {
    await grantAll();
    await sandbox.control('faults', { kind: 'drop-after-work', operation, seller: SELLER, count: 1 });
    await open();
    server.startSender();
    await settled((list) => expect(list.filter(({ rate }) => rate === 500)).toHaveLength(12));
    await open({ strategy: { kind: 'flat', rate: 700 } });
    await settled((list) => expect(list.filter(({ rate }) => rate === 700)).toHaveLength(12));
    expect(new Set((await ratesAtEbay()).values())).toEqual(new Set([700]));
    await as().call(promotions.stop, { params: params() });
    await eventually(async () => expect(await alive()).toEqual([]));
    expect(await atEbay()).toHaveLength(1);
  },
);

it('lets two senders share the work without a second campaign or an ad above the cap, and stops while they are busy', async () => {
  await grantAll();
  await open();
  server.startSender();
  server.startSender();
  for (const rate of [900, 300, 800, 400]) {
    await open({ strategy: { kind: 'flat', rate }, cap: { in: 'percent', basisPoints: 650 } });
    const most = Math.max(...(await ratesAtEbay()).values(), 0);
    expect(most).toBeLessThanOrEqual(650);
  }
  await as().call(promotions.stop, { params: params() });
  await eventually(async () => expect(await alive()).toEqual([]));
  expect((await items()).every(({ wanted }) => wanted === null)).toBe(true);
  expect(await atEbay()).toHaveLength(1);
});

it('is taken over from a worker that fell silent after a call was noted, and its late outcome is not stored', async () => {
  await grantAll();
  await open();
  const account = { userId: shop.owner.userId, accountId: shop.accountId };
  const now = new Date(Date.now() + 1_000);
  const [silent] = await claimCampaigns(database.db, account, { now, limit: 1, ttlMs: 300 });
  if (!silent) throw new Error('No campaign waits');
  const noted = shop.itemIds.map((itemId) => ({ itemId, rate: 500 }));
  await withTransaction(database.db, (tx) => noteSending(tx, silent, noted));
  server.startSender();
  await settled((list) => expect(list.filter(({ rate }) => rate === 500)).toHaveLength(12));
  expect(await withTransaction(database.db, (tx) => lockCampaign(tx, silent))).toBeUndefined();
  await withTransaction(database.db, (tx) => storeCampaign(tx, silent, { campaignId: 'stale', state: 'ended' }));
  expect(await alive()).toHaveLength(1);
  await open({ strategy: { kind: 'flat', rate: 600 } });
  await settled((list) => expect(list.filter(({ rate }) => rate === 600)).toHaveLength(12));
});

it('does not open a market by an undo while the account is opted out', async () => {
  await grantAll();
  await open();
  const { changeId } = await open({ state: 'closed' });
  await as().call(promotions.setOptOut, { params: params(), body: { isOptedOut: true } });
  const undo = await as().call(changes.undo, { params: { id: shop.owner.userId, changeId } });
  await confirm(undo.changeId);
  const { markets } = await as().call(promotions.get, { params: params() });
  expect(markets.every(({ state }) => state === 'closed')).toBe(true);
});

it('follows the suggestions of eBay within a range', async () => {
  await grantAll();
  const change = await open({ strategy: { kind: 'range', from: 200, to: 350 } });
  server.startSender();
  await settled((list) => {
    for (const { suggested, rate } of list)
      expect(rate).toBe(suggested === null ? null : Math.min(Math.max(suggested, 200), 350));
    expect(list.some(({ rate }) => rate !== null)).toBe(true);
  });
  expect(change.counts.done).toBeGreaterThan(1);
});

it('closes the market of a campaign that the seller ended at eBay, and makes no second one', async () => {
  await grantAll();
  await open();
  server.startSender();
  await settled((list) => expect(list.filter(({ rate }) => rate === 500)).toHaveLength(12));
  await isRunning();
  const [campaign] = await alive();
  await endAtEbay(campaign?.campaignId ?? '');
  await open({ strategy: { kind: 'flat', rate: 600 } });
  await eventually(async () => {
    const { markets } = await as().call(promotions.get, { params: params() });
    expect(markets.find(({ site }) => site === 'UK')).toMatchObject({ state: 'closed', promoted: 0 });
  });
  expect(await atEbay()).toHaveLength(1);
});

it('lets nobody promote without the plan, choose rates without the plan, or open a market while opted out', async () => {
  const market = { site: 'UK', state: 'open', strategy: FLAT, cap: CAP } as const;
  const prepare = () => as().call(promotions.prepare, { params: params(), body: { markets: [market] } });
  await expect(prepare()).rejects.toThrow('promotion_not_in_plan');
  await withTransaction(database.db, (tx) => ensureEntitlement(tx, shop.owner.userId, 'can_onboard_to_epl_domestic'));
  await expect(prepare()).rejects.toThrow('ad_rates_not_in_plan');
  await grantAll();
  await as().call(promotions.setOptOut, { params: params(), body: { isOptedOut: true } });
  expect(await as().call(promotions.get, { params: params() })).toMatchObject({ isOptedOut: true });
  await expect(prepare()).rejects.toThrow('promotions_opted_out');
});

it('reads eligibility and the seller’s own campaigns, and ends those that the seller names', async () => {
  await grantAll();
  await makeAtEbay('My summer sale');
  const before = await as().call(promotions.refresh, { params: params() });
  expect(before.markets.find(({ site }) => site === 'UK')?.eligibility?.state).toBe('eligible');
  expect(before.ownCampaigns).toMatchObject([{ name: 'My summer sale', site: 'UK' }]);
  const ended = { campaignIds: before.ownCampaigns.map(({ campaignId }) => campaignId) };
  await expect(as().call(promotions.endOwn, { params: params(), body: { campaignIds: ['999'] } })).rejects.toThrow(
    'own_campaign_not_found',
  );
  expect((await as().call(promotions.endOwn, { params: params(), body: ended })).ownCampaigns).toEqual([]);
  server.startSender();
  await eventually(async () => expect(await alive()).toEqual([]));
});
