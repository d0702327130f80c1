import { history, products, type RepricerRuleInput, repricer } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { buildRepriced, repricerRule, setFloors } from '../../../test/repricing.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId, { platform: 'amazon' });
});

const params = () => ({ id: owner.userId, accountId: account.accountId });
const add = (name: string, given: Partial<RepricerRuleInput> = {}) =>
  server.as(owner).call(repricer.createRule, { params: params(), body: { ...repricerRule, ...given, name } });
const overview = () => server.as(owner).call(repricer.get, { params: params() });
const names = async () => (await overview()).rules.map(({ name }) => name);
const turn = (isEnabled: boolean) => server.as(owner).call(repricer.switch, { params: params(), body: { isEnabled } });
const round = () => server.runJob('repricer.decide-all', { userId: owner.userId, accountId: account.accountId });
const decisions = async (query = {}) =>
  (await server.as(owner).call(repricer.listDecisions, { params: params(), query })).list;

describe('the default rule', () => {
  it('is off until the seller saves it, and is then tried last on every account', async () => {
    const place = { params: { id: owner.userId } };
    expect(await server.as(owner).call(repricer.getDefault, place)).toMatchObject({ ruleId: null, isEnabled: false });
    const saved = await server.as(owner).call(repricer.updateDefault, { ...place, body: repricerRule });
    expect(saved).toMatchObject({ ...repricerRule, version: 1 });
    expect(await server.as(owner).call(repricer.getDefault, place)).toEqual(saved);
    expect((await overview()).defaultRule).toEqual(saved);
  });
});

describe('rules', () => {
  it('are kept in the seller’s order, and a change that decides otherwise is a new version', async () => {
    const first = await add('First');
    const second = await add('Second');
    expect(await names()).toEqual(['First', 'Second']);
    const ruleIds = [second.ruleId ?? 0, first.ruleId ?? 0];
    await server.as(owner).call(repricer.sortRules, { params: params(), body: { ruleIds } });
    expect(await names()).toEqual(['Second', 'First']);
    const one = { params: { ...params(), ruleId: first.ruleId ?? 0 } };
    const renamed = await server
      .as(owner)
      .call(repricer.updateRule, { ...one, body: { ...repricerRule, name: 'One' } });
    expect(renamed).toMatchObject({ name: 'One', version: 1 });
    const off = await server
      .as(owner)
      .call(repricer.updateRule, { ...one, body: { ...repricerRule, name: 'One', isEnabled: false } });
    expect(off).toMatchObject({ version: 2, isEnabled: false });
    await server.as(owner).call(repricer.removeRule, one);
    expect(await names()).toEqual(['Second']);
    const { list } = await server.as(owner).call(history.list, { params: { id: owner.userId }, query: {} });
    expect(list.flatMap(({ field, why }) => (field === 'repricer-rule' ? why : []))).toEqual([
      'repricer_rule_removed',
      'repricer_rule_changed',
      'repricer_rule_changed',
      'repricer_rules_sorted',
      'repricer_rule_created',
      'repricer_rule_created',
    ]);
  });

  it.each<[string, object]>([
    ['a step above what the gate lets through', { largestStep: { in: 'percent', basisPoints: 3_001 } }],
    ['a step of nothing', { largestStep: { in: 'amount', minor: 0 } }],
    ['a negative distance', { strategy: { kind: 'lowest', below: { in: 'amount', minor: -1 } } }],
    [
      'slow sales above fast ones',
      { strategy: { kind: 'velocity', days: 7, slow: 9, fast: 2, step: { in: 'percent', basisPoints: 100 } } },
    ],
    ['no change a day', { mostChangesPerDay: 0 }],
    ['a price band upside down', { items: { brands: null, categories: null, priceBand: { from: 2, to: 1 } } }],
  ])('are refused with %s', async (_, given) => {
    const body = { ...repricerRule, ...given } as RepricerRuleInput;
    const refusal = await server.as(owner).refused(repricer.createRule, { params: params(), body });
    expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
  });

  it('fail with their own codes', async () => {
    const { ruleId } = await add('Only');
    const gone = { params: { ...params(), ruleId: (ruleId ?? 0) + 1 } };
    expect(await server.as(owner).refused(repricer.removeRule, gone)).toMatchObject({
      status: 404,
      error: 'repricer_rule_not_found',
    });
    expect(await server.as(owner).refused(repricer.updateRule, { ...gone, body: repricerRule })).toMatchObject({
      error: 'repricer_rule_not_found',
    });
    for (const ruleIds of [[], [ruleId ?? 0, ruleId ?? 0], [(ruleId ?? 0) + 1]]) {
      expect(await server.as(owner).refused(repricer.sortRules, { params: params(), body: { ruleIds } })).toMatchObject(
        {
          status: 409,
          error: 'repricer_rules_changed',
        },
      );
    }
    const other = await buildAccount(database.db, owner.userId, { platform: 'ebay' });
    const wrong = { params: { ...params(), accountId: other.accountId } };
    expect(await server.as(owner).refused(repricer.get, wrong)).toMatchObject({
      status: 404,
      error: 'account_not_found',
    });
    for (let count = 1; count < 50; count += 1) await add(`Rule ${count}`);
    expect(await server.as(owner).refused(repricer.createRule, { params: params(), body: repricerRule })).toMatchObject(
      {
        status: 409,
        error: 'too_many_repricer_rules',
      },
    );
  });
});

describe('repricing', () => {
  it('decides nothing while it is off, and nothing can go live', async () => {
    await buildRepriced(database.db, account, 'DE', 1);
    await add('All');
    await round();
    expect(await decisions()).toEqual([]);
    const body = { to: 'live', sites: null, itemIds: null, sample: null } as const;
    expect(await server.as(owner).refused(repricer.prepare, { params: params(), body })).toMatchObject({
      status: 409,
      error: 'repricer_off',
    });
  });

  it('says of each listing what it is told and why, and never reprices without a lowest price', async () => {
    const items = await buildRepriced(database.db, account, 'DE', 3);
    await add('All');
    await setFloors(database.db, owner.userId, items.slice(1), 'DE', 1_500);
    await turn(true);
    await round();
    const list = await decisions();
    expect(list.map(({ code, price, mode }) => [code, price, mode])).toEqual([
      ['no_floor', 2_399, 'dry'],
      ['offers_unknown', 2_399, 'dry'],
      ['offers_unknown', 2_399, 'dry'],
    ]);
    expect(list[0]).toMatchObject({
      site: 'DE',
      currency: 'EUR',
      rule: { name: 'All', isDefault: false },
      floor: null,
    });
    expect((await overview()).counts).toEqual({ up: 0, down: 0, stay: 0, lacking: 3, off: 0 });
    expect(await decisions({ query: items[1]?.sku ?? '' })).toHaveLength(1);
    expect(await decisions({ view: 'down' })).toEqual([]);
    const page = await server.as(owner).call(repricer.listDecisions, { params: params(), query: { limit: 2 } });
    expect(page.list).toHaveLength(2);
    expect(await decisions({ cursor: page.nextCursor })).toHaveLength(1);
  });

  it('stores equal decisions once', async () => {
    await buildRepriced(database.db, account, 'DE', 2);
    await add('All');
    await turn(true);
    await round();
    const count = async () =>
      (await database.pool.query('select count(*)::int as n from repricer_log where user_id = $1', [owner.userId]))
        .rows[0].n;
    const before = await count();
    expect(before).toBe(2);
    await round();
    expect(await count()).toBe(before);
  });

  it('leaves alone what the seller blocks, what has a manual price, and what chose a rule that is off', async () => {
    const [blocked, manual, chosen] = await buildRepriced(database.db, account, 'DE', 3);
    if (!blocked || !manual || !chosen) throw new Error('The items were not built');
    const { ruleId: off } = await add('Off', { isEnabled: false });
    await add('All');
    await turn(true);
    const body = { itemIds: [blocked.itemId], repricerBlocked: true };
    expect(await server.as(owner).call(repricer.block, { params: { id: owner.userId }, body })).toEqual({ changed: 1 });
    expect(await server.as(owner).call(repricer.block, { params: { id: owner.userId }, body })).toEqual({ changed: 0 });
    const place = { id: owner.userId, itemId: blocked.itemId };
    const product = await server.as(owner).call(products.get, { params: { ...place, platform: 'amazon' } });
    expect(product.repricerBlocked).toBe(true);
    await database.pool.query(
      `insert into manual_prices (user_id, item_id, site, price_minor, currency, source_price_minor) values ($1, $2, 'DE', 2100, 'EUR', 2399)`,
      [owner.userId, manual.itemId],
    );
    const choice = { params: { id: owner.userId, itemId: chosen.itemId, site: 'DE' as const }, body: { ruleId: off } };
    expect((await server.as(owner).call(repricer.chooseRule, choice)).listings).toMatchObject([{ chosenRuleId: off }]);
    await round();
    expect((await decisions()).map(({ code }) => code)).toEqual(['blocked', 'manual_price', 'chosen_rule_off']);
    expect((await overview()).counts.off).toBe(3);

    const item = await server.as(owner).call(repricer.getItem, { params: place });
    expect(item).toMatchObject({
      repricerBlocked: true,
      listings: [{ site: 'DE', isEnabled: true, decision: { code: 'blocked' } }],
    });
    const log = await server.as(owner).call(repricer.listLog, { params: { ...place, site: 'DE' } });
    expect(log.list).toMatchObject([{ code: 'blocked', isLive: false }]);
    const elsewhere = { params: { ...choice.params, site: 'FR' as const }, body: choice.body };
    expect(await server.as(owner).refused(repricer.chooseRule, elsewhere)).toMatchObject({
      error: 'site_not_supported',
    });
    const unknown = { ...choice, body: { ruleId: 999_999_999 } };
    expect(await server.as(owner).refused(repricer.chooseRule, unknown)).toMatchObject({
      error: 'repricer_rule_not_found',
    });
    const gone = { params: { ...place, itemId: 999_999_999 } };
    expect(await server.as(owner).refused(repricer.getItem, gone)).toMatchObject({
      status: 404,
      error: 'item_not_found',
    });
  });
});
