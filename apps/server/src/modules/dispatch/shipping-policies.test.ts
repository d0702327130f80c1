import type { RemotePolicy } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { homeContentOf } from '../../../test/chaos/home-content.ts';
import { openShop, type Shop } from '../../../test/chaos/shop.ts';
import { skuOf } from '../../../test/chaos/shop-desired-states.ts';
import { eventually } from '../../../test/eventually.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { policyContent, wantPolicies } from '../../../test/shipping-policies.ts';
import type { Content, ContentSource, Sender, ShippingPolicy } from './index.ts';
import { listPolicyStates } from './shipping-policies.repository.ts';

const SELLER = 'demo-shop-uk';
const SITES: readonly Site[] = ['DE', 'FR'];
/** Each test has a shop of its own. */
const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const sandbox = useTestSandbox({ isPerTest });
let shop: Shop;
let content: ContentSource;
const senders: Sender[] = [];
/** The policy of an item's listing; by key of the policy. */
const keyOfItem = new Map<number, string>();
const costs = new Map<string, number>();

const policyOf = (key: string, site: Site): ShippingPolicy => ({
  key,
  name: `Profile ${key}`,
  content: policyContent(site, costs.get(key) ?? 0),
});

beforeEach(async () => {
  keyOfItem.clear();
  costs.clear();
  shop = await openShop(database.db, sandbox.ebay, { seller: SELLER, items: 3 });
  const plain = homeContentOf(shop.items, shop.connector, await shop.session());
  content = {
    async load(db, account, site, keys) {
      const contents = await plain.load(db, account, site, keys);
      return new Map(
        [...contents].map(([key, one]): [string, Content] => {
          const item = shop.items.find((candidate) => skuOf(candidate, site) === key);
          const policy = keyOfItem.get(item?.itemId ?? 0);
          return [key, policy === undefined ? one : { ...one, policy: policyOf(policy, site) }];
        }),
      );
    },
  };
});
afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.stop()));
});

function send(): void {
  senders.push(shop.startSender({ content }));
}

/** Lists every item on both sites: the first with one policy, the others with another. */
async function list(): Promise<void> {
  for (const [index, { itemId }] of shop.items.entries()) keyOfItem.set(itemId, index === 0 ? '1.p0' : '2.p0');
  costs.set('1.p0', 490).set('2.p0', 790);
  await shop.setListings(SITES);
  send();
  await listingsSettled();
}

interface Row {
  sku: string;
  fulfillmentPolicyId: string;
  shipping: { service: string; cost: string } | null;
}

async function shown(site: Site): Promise<Map<string, Row>> {
  const { rows } = await sandbox.control<{ rows: Row[] }>(`listings?seller=${SELLER}&site=${site}&limit=5000`);
  return new Map(rows.map((row) => [row.sku, row]));
}

async function statesOf(kind: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('desired_states')
    .select('state')
    .where('user_id', '=', shop.userId)
    .where('change_kind', '=', kind)
    .execute();
  return [...new Set(rows.map(({ state }) => state))];
}

const listingsSettled = () => eventually(async () => expect(await statesOf('content')).toEqual(['idle']));

const policiesSent = () =>
  eventually(async () => {
    const states = await listPolicyStates(database.db, shop);
    expect([...new Set(states.map(({ state }) => state))]).toEqual(['sent']);
  });

const kept = async (site: Site): Promise<readonly RemotePolicy[]> =>
  ((await shop.connector.shippingPolicies?.list(await shop.session(), site)) ?? []).filter(({ key }) => key !== null);

/** The names of the calls that eBay received during the work. */
async function callsOf(work: () => Promise<void>): Promise<string[]> {
  type Log = { requests: { id: number; operation: string; method: string }[] };
  const before = (await sandbox.control<Log>('requests?limit=5000')).requests.at(-1)?.id ?? 0;
  await work();
  const { requests } = await sandbox.control<Log>(`requests?limit=5000&after=${before}`);
  return requests.filter(({ method }) => method !== 'GET').map(({ operation }) => operation);
}

it('a listing waits for its policy, and uses it with the cost for its site', async () => {
  await sandbox.control('faults', { kind: 'slow', operation: 'createFulfillmentPolicy', ms: 300 });
  await sandbox.control('faults', { kind: 'drop-after-work', operation: 'createFulfillmentPolicy', count: 1 });
  await list();
  for (const site of SITES) {
    const rows = await shown(site);
    const policies = await kept(site);
    expect(policies.map(({ name }) => name.replace(/ · .*/, '')).sort()).toEqual(['Profile 1.p0', 'Profile 2.p0']);
    for (const item of shop.items) {
      const key = keyOfItem.get(item.itemId) ?? '';
      expect(rows.get(skuOf(item, site))).toMatchObject({
        fulfillmentPolicyId: policies.find(({ name }) => name.startsWith(`Profile ${key}`))?.policyId,
        shipping: { cost: ((costs.get(key) ?? 0) / 100).toFixed(2) },
      });
    }
  }
});

it('a changed rate updates the policy with one call per site, and no listing', async () => {
  await list();
  costs.set('2.p0', 850);
  const calls = await callsOf(async () => {
    await wantPolicies(
      database.db,
      shop,
      SITES.flatMap((site) => ['1.p0', '2.p0'].map((key) => ({ site, ...policyOf(key, site) }))),
    );
    await policiesSent();
  });
  expect(calls).toEqual(['updateFulfillmentPolicy', 'updateFulfillmentPolicy']);
  const [first, second] = shop.items;
  const rows = await shown('DE');
  expect(first && rows.get(skuOf(first, 'DE'))?.shipping?.cost).toBe('4.90');
  expect(second && rows.get(skuOf(second, 'DE'))?.shipping?.cost).toBe('8.50');
});

it('moving an item to another profile changes only its own listing', async () => {
  const [first, second] = shop.items;
  if (!first || !second) throw new Error('The shop has too few items');
  await list();
  const before = await shown('DE');
  keyOfItem.set(second.itemId, '1.p0');
  const calls = await callsOf(async () => {
    await shop.setListings(['DE'], [second]);
    await listingsSettled();
  });
  expect(calls.filter((operation) => operation === 'updateOffer')).toHaveLength(1);
  const after = await shown('DE');
  expect(after.get(skuOf(second, 'DE'))?.fulfillmentPolicyId).toBe(after.get(skuOf(first, 'DE'))?.fulfillmentPolicyId);
  for (const [sku, row] of after) if (sku !== skuOf(second, 'DE')) expect(row).toEqual(before.get(sku));
});

it('a policy that eBay rejects reports the reason and holds its listings until it is fixed', async () => {
  const [first] = shop.items;
  if (!first) throw new Error('The shop has no items');
  await list();
  keyOfItem.set(first.itemId, '3.p0');
  costs.set('3.p0', 600);
  const bad = {
    ...policyOf('3.p0', 'FR'),
    content: policyContent('FR', 600, { services: [...policyContent('DE', 600).services] }),
  };
  await wantPolicies(database.db, shop, [{ site: 'FR', ...bad }]);
  await shop.setListings(['FR'], [first]);
  await eventually(async () => expect((await statesOf('content')).sort()).toEqual(['failed', 'idle']));
  const [state] = (await listPolicyStates(database.db, shop)).filter(({ key }) => key === '3.p0');
  expect(state).toMatchObject({ site: 'FR', policyId: null, state: 'failed' });
  expect(state?.message).toContain('DE_StandardversandAusDemAusland');

  await wantPolicies(database.db, shop, [{ site: 'FR', ...policyOf('3.p0', 'FR') }]);
  await listingsSettled();
  expect((await shown('FR')).get(skuOf(first, 'FR'))?.shipping?.cost).toBe('6.00');
});
