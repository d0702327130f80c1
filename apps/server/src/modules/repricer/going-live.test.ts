import { changes, history, type RepricerRuleInput, type RepricingInput, repricer } from '@quayside/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { buildRepriced, repricerRule, setFloors } from '../../../test/repricing.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';
import type { Item } from '../products/index.ts';

/* Going live is a previewed change: sample or all, consent by number, undo. The rule goes by sales, of which there are none: a step down. */

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;
let items: readonly Item[];
let ruleId: number;

const SLOW: RepricerRuleInput = {
  ...repricerRule,
  strategy: { kind: 'velocity', days: 1, slow: 1, fast: 5, step: { in: 'percent', basisPoints: 1_000 } },
};
/** A tenth below 23.99, rounded down. */
const STEPPED = 2_159;

const as = () => server.as(owner);
const params = () => ({ id: owner.userId, accountId: account.accountId });
const round = () => server.runJob('repricer.decide-all', { userId: owner.userId, accountId: account.accountId });
const at = (changeId: number) => ({ params: { id: owner.userId, changeId } });
const work = (changeId: number) => server.runJob('changes.work', { userId: owner.userId, changeId });
const turn = (isEnabled: boolean) => as().call(repricer.switch, { params: params(), body: { isEnabled } });
const modes = async () =>
  (await as().call(repricer.listDecisions, { params: params(), query: {} })).list.map(({ mode }) => mode);

async function prepare(given: Partial<RepricingInput>) {
  const body = { to: 'live', sites: null, itemIds: null, sample: null, ...given } as const;
  const { changeId } = await as().call(repricer.prepare, { params: params(), body });
  await work(changeId);
  const { list } = await as().call(changes.listRows, { ...at(changeId), query: {} });
  return { changeId, rows: list };
}
async function carryOut({ changeId, rows }: Awaited<ReturnType<typeof prepare>>) {
  const expected = rows.filter(({ state }) => state === 'ready' || state === 'warned').length;
  await as().call(changes.confirm, { ...at(changeId), body: { expected } });
  await work(changeId);
  return (await as().call(changes.listRows, { ...at(changeId), query: {} })).list;
}
/** The wanted prices by item, with their owners. */
async function wanted() {
  const { rows } = await database.pool.query<{ price_minor: number; price_owner: string }>(
    'select price_minor, price_owner from listings where user_id = $1 order by item_id',
    [owner.userId],
  );
  return rows.map(({ price_minor, price_owner }) => [Number(price_minor), price_owner]);
}
/** What the sender finds: only prices that differ from those that were set before. */
async function due() {
  const { rows } = await database.pool.query<{ payload: { minor: number; owner: string } }>(
    "select payload from desired_states where user_id = $1 and change_kind = 'price' order by item_id",
    [owner.userId],
  );
  return rows.map(({ payload: { minor, owner: by } }) => [minor, by]);
}

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId, { platform: 'amazon' });
  items = await buildRepriced(database.db, account, 'DE', 4);
  await sql`update listings set listed_at = now() - interval '30 days' where user_id = ${owner.userId}`.execute(
    database.db,
  );
  // The last one has no lowest price.
  await setFloors(database.db, owner.userId, items.slice(0, 3), 'DE', 1_500);
  ruleId = (await as().call(repricer.createRule, { params: params(), body: SLOW })).ruleId ?? 0;
  await turn(true);
  await round();
});

it('shows a dry run without any wanted price', async () => {
  const { list } = await as().call(repricer.listDecisions, { params: params(), query: {} });
  expect(list.map(({ code, present, price }) => [code, present, price])).toEqual([
    ...Array(3).fill(['sales_slow', 2_399, STEPPED]),
    ['no_floor', 2_399, 2_399],
  ]);
  expect(await wanted()).toEqual(Array(4).fill([2_399, 'rule']));
  expect(await due()).toEqual([]);
});

it('lets a sample go live by consent, and undoes it', async () => {
  const preview = await prepare({ sample: 2 });
  expect(preview.rows).toMatchObject([
    { state: 'warned', reason: 'live', before: { minor: 2_399 }, after: { minor: STEPPED } },
    { state: 'warned', reason: 'live', before: { minor: 2_399 }, after: { minor: STEPPED } },
  ]);
  expect(await due()).toEqual([]);
  expect((await carryOut(preview)).map(({ state }) => state)).toEqual(['done', 'done']);
  expect(await due()).toEqual([
    [STEPPED, 'repricer'],
    [STEPPED, 'repricer'],
  ]);
  expect(await modes()).toEqual(['live', 'live', 'dry', 'dry']);
  expect((await as().call(repricer.get, { params: params() })).live).toBe(2);

  const undo = await as().call(changes.undo, at(preview.changeId));
  await work(undo.changeId);
  await as().call(changes.confirm, { ...at(undo.changeId), body: { expected: 2 } });
  await work(undo.changeId);
  expect(await wanted()).toEqual(Array(4).fill([2_399, 'rule']));
  expect(await modes()).toEqual(['dry', 'dry', 'dry', 'dry']);
  const { list } = await as().call(history.list, { params: { id: owner.userId }, query: { view: 'every' } });
  expect(list.map(({ why }) => why)).toEqual(expect.arrayContaining(['repricing_went_live', 'repricing_turned_back']));
});

it('names what lacks a lowest price when all go live, and leaves it out', async () => {
  const preview = await prepare({});
  expect(preview.rows.map(({ state, reason }) => [state, reason])).toEqual([
    ...Array(3).fill(['warned', 'live']),
    ['refused', 'no_floor'],
  ]);
  await carryOut(preview);
  expect((await wanted()).map(([, by]) => by)).toEqual(['repricer', 'repricer', 'repricer', 'rule']);
  const again = await prepare({});
  expect(again.rows.map(({ reason }) => reason)).toEqual(['unchanged', 'unchanged', 'unchanged', 'no_floor']);
});

it('skips rows whose decision has changed since the preview', async () => {
  const preview = await prepare({ sample: 3 });
  await setFloors(database.db, owner.userId, items.slice(0, 1), 'DE', 2_300);
  await as().call(repricer.block, {
    params: { id: owner.userId },
    body: { itemIds: [items[1]?.itemId ?? 0], repricerBlocked: true },
  });
  const rows = await carryOut(preview);
  expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
    ['skipped', 'outdated'],
    ['skipped', 'not_repriced'],
    ['done', null],
  ]);
});

it.each<[string, () => Promise<unknown>]>([
  [
    'its rule changes',
    () => as().call(repricer.updateRule, { params: { ...params(), ruleId }, body: { ...SLOW, mostChangesPerDay: 5 } }),
  ],
  [
    'its rule is switched off',
    () => as().call(repricer.updateRule, { params: { ...params(), ruleId }, body: { ...SLOW, isEnabled: false } }),
  ],
  ['its rule is removed', () => as().call(repricer.removeRule, { params: { ...params(), ruleId } })],
  ['repricing is switched off', () => turn(false)],
  [
    'the seller blocks it',
    () =>
      as().call(repricer.block, {
        params: { id: owner.userId },
        body: { itemIds: [items[0]?.itemId ?? 0], repricerBlocked: true },
      }),
  ],
])('keeps the price that buyers pay, and needs another consent, once %s', async (_, change) => {
  await carryOut(await prepare({ itemIds: [items[0]?.itemId ?? 0] }));
  expect(await wanted()).toMatchObject([
    [STEPPED, 'repricer'],
    [2_399, 'rule'],
    [2_399, 'rule'],
    [2_399, 'rule'],
  ]);
  await change();
  await round();
  // The price had not arrived: what buyers pay is wanted again, and nothing else is sent later.
  expect((await wanted())[0]).toEqual([2_399, 'repricer']);
  expect((await modes())[0]).toBe('kept');
  await as().call(repricer.block, {
    params: { id: owner.userId },
    body: { itemIds: [items[0]?.itemId ?? 0], repricerBlocked: false },
  });
  await as()
    .call(repricer.updateRule, { params: { ...params(), ruleId }, body: SLOW })
    .catch(() => undefined);
  await turn(true);
  await round();
  expect((await wanted())[0]).toEqual([2_399, 'repricer']);

  const back = await prepare({ to: 'dry' });
  expect(back.rows).toMatchObject([{ itemId: items[0]?.itemId, after: { minor: 2_399 } }]);
  await carryOut(back);
  expect(await wanted()).toEqual(Array(4).fill([2_399, 'rule']));
});

it('gives a listing up to a manual price, and takes no old price back when that is removed', async () => {
  const itemId = items[0]?.itemId ?? 0;
  await carryOut(await prepare({ itemIds: [itemId] }));
  await database.pool.query(
    `insert into manual_prices (user_id, item_id, site, price_minor, currency, source_price_minor) values ($1, $2, 'DE', 2100, 'EUR', 2399)`,
    [owner.userId, itemId],
  );
  await round();
  const { rows } = await database.pool.query(
    'select price_minor, live_rule_id from repricer_listings where user_id = $1 and item_id = $2',
    [owner.userId, itemId],
  );
  expect(rows).toEqual([{ price_minor: null, live_rule_id: null }]);
});
