import { createEbayConnector } from '@quayside/connector-ebay';
import { products, type ShippingRateInput, shipping } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually, PATIENCE_MS } from '../../../test/eventually.ts';
import { ALL_DRAFTS, countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const SELLER = 'demo-shop-uk';
const SITES: readonly Site[] = ['DE', 'FR', 'US'];

const database = useTestDatabase();
const sandbox = useTestSandbox({ only: { singles: 6, varied: 0 } });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 6, varied: 0 });

const params = () => ({ id: shop.owner.userId });
const as = () => server.as(shop.owner);
const rate = (region: 'EU' | 'NA', cost: number): ShippingRateInput => ({
  region,
  country: null,
  service: 'STANDARD',
  type: 'flat',
  cost,
  additional_cost: 0,
});
const create = (name: string, cost: number, excluded: readonly string[] = []) =>
  as().call(shipping.create, {
    params: params(),
    body: {
      name,
      currency: 'GBP',
      handling_time: 2,
      free_shipping: false,
      regions: [{ code: 'EU', countries: excluded.map((code) => ({ code, type: 'EXCLUDED' as const })) }],
      rates: [rate('EU', cost), rate('NA', cost * 2)],
    },
  });
const assign = (profileId: number, itemIds: readonly number[]) =>
  as().call(shipping.addItems, {
    params: { ...params(), profileId },
    query: { platform: 'ebay' },
    body: { item_ids: itemIds },
  });
const follow = () => server.runJob('listings.follow', { userId: shop.owner.userId });
/** The state and the cost of a profile's policy on each site. */
const policiesOf = async (profileId: number) => {
  const query = { accountId: shop.accountId };
  const { sites } = await as().call(shipping.listPolicies, { params: { ...params(), profileId }, query });
  return sites
    .filter(({ site }) => SITES.includes(site))
    .map(({ site, bands }) => [site, bands[0]?.state, bands[0]?.policyId, bands[0]?.services[0]?.cost.minor] as const);
};
describe('a shop with three profiles', () => {
  it('lists with the policies that they define, leaves an excluded country out, and changes what was counted', async () => {
    const { itemIds, runs } = shop;
    const own = await as().call(shipping.getDefault, { params: params() });
    expect(own).toMatchObject({ wasCreated: false, isSet: false });
    expect(own.data?.rates.length).toBeGreaterThan(0);

    const small = await create('Small', 490);
    const large = await create('Large', 1_290);
    const home = await create('No Germany', 690, ['DE']);
    await assign(small.id, itemIds.slice(0, 2));
    await assign(large.id, itemIds.slice(2, 4));
    await assign(home.id, itemIds.slice(4, 6));

    const sender = server.startSender();
    const run = await runs.prepare('list', itemIds, SITES);
    expect(countOf(run, { site: 'DE', verdict: 'blocked', reason: 'no_shipping' })).toBe(2);
    const done = await runs.finished((await runs.carryOut(run, ALL_DRAFTS)).runId);
    const listed = countOf(done, { outcome: 'listed' });
    expect(listed).toBeGreaterThan(0);

    const before = await policiesOf(small.id);
    expect(before.map(([site, state]) => [site, state])).toEqual(SITES.map((site) => [site, 'sent']));
    const others = await policiesOf(large.id);
    const [itemId = 0] = itemIds;
    const shown = await as().call(products.get, { params: { ...params(), platform: 'ebay', itemId } });
    expect(shown.listings.find(({ site }) => site === 'DE')?.priceBreakdown?.shipping).toMatchObject({
      cost: { currency: 'EUR' },
    });

    const rates = [rate('EU', 590), rate('NA', 980)];
    const change = { change: 'rates' as const, profileId: small.id, rates };
    const { expected, sites } = await as().call(shipping.preview, { params: params(), body: change });
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from listings where user_id = $1 and item_id = any($2) and site in ('DE', 'FR') and state = 'L'`,
      [shop.owner.userId, itemIds.slice(0, 2)],
    );
    expect(expected).toBe(rows[0]?.n);
    expect(sites.map(({ site }) => site)).toEqual(['DE', 'FR']);
    await as().call(shipping.updateRates, {
      params: { ...params(), profileId: small.id },
      body: { rates, expected },
    });
    await follow();
    await eventually(async () => {
      expect((await policiesOf(small.id)).every(([, state]) => state === 'sent')).toBe(true);
    });
    const after = await policiesOf(small.id);
    await sender.stop();
    // The same policies, changed in place: the listings need not be sent again.
    expect(after.map(([site, , policyId]) => [site, policyId])).toEqual(before.map(([site, , id]) => [site, id]));
    expect(after.map(([, , , cost], index) => cost === before[index]?.[3])).toEqual([false, false, true]);
    expect(await policiesOf(large.id)).toEqual(others);
    await shop.expectCountsKept();
  });

  it('shows one of the seller’s own policies, which can be used for a site instead', async () => {
    const { list } = await as().call(shipping.list, { params: params(), query: { query: 'Large' } });
    const profileId = list[0]?.id ?? 0;
    const query = { accountId: shop.accountId };
    const { sites } = await as().call(shipping.listPolicies, { params: { ...params(), profileId }, query });
    const policyId = sites.find(({ site }) => site === 'FR')?.own[0]?.policyId ?? '';
    const place = { ...params(), profileId, site: 'FR' as const };
    const wrong = await as().refused(shipping.choosePolicy, {
      params: place,
      body: { accountId: shop.accountId, policyId: 'none' },
    });
    expect(wrong).toMatchObject({ status: 404, error: 'shipping_policy_not_found' });
    const change = { change: 'policy' as const, profileId, accountId: shop.accountId, site: 'FR' as const, policyId };
    const { expected } = await as().call(shipping.preview, { params: params(), body: change });
    const chosen = await as().call(shipping.choosePolicy, {
      params: place,
      body: { accountId: shop.accountId, policyId, expected },
    });
    expect(chosen.sites.find(({ site }) => site === 'FR')).toMatchObject({ chosen: policyId });
  });
});

it('reports promptly that the marketplace does not respond, and has then changed nothing', async () => {
  const { list } = await as().call(shipping.list, { params: params(), query: { query: 'Large' } });
  const place = { ...params(), profileId: list[0]?.id ?? 0 };
  const { accountId } = shop;
  const before = await as().call(shipping.listPolicies, { params: place, query: { accountId } });
  expect(before.sites.find(({ site }) => site === 'FR')?.chosen).not.toBeNull();
  await sandbox.control('faults', { kind: 'slow', operation: 'getFulfillmentPolicies', ms: 2 * PATIENCE_MS });
  const silent = { error: 'marketplace_unavailable' };
  expect(await as().refused(shipping.listPolicies, { params: place, query: { accountId } })).toMatchObject(silent);
  const choice = { params: { ...place, site: 'FR' as const }, body: { accountId, policyId: null, expected: 0 } };
  expect(await as().refused(shipping.choosePolicy, choice)).toMatchObject(silent);
  await sandbox.clearFaults();
  expect(await as().call(shipping.listPolicies, { params: place, query: { accountId } })).toEqual(before);
});

it('rejects a policy for a site where the account has none', async () => {
  const { list } = await as().call(shipping.list, { params: params(), query: {} });
  const refusal = await as().refused(shipping.choosePolicy, {
    params: { ...params(), profileId: list[0]?.id ?? 0, site: 'CDFR' },
    body: { accountId: shop.accountId, policyId: null },
  });
  expect(refusal).toMatchObject({ status: 400, error: 'site_not_supported' });
});
