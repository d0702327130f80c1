import { createEbayConnector } from '@quayside/connector-ebay';
import { flows, history, MAX_FLOWS } from '@quayside/contract';
import { expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildLogin, buildOwner } from '../../../test/factories/seller.ts';
import { createShiftedClock, driveFlows, everything } from '../../../test/flows.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const clock = createShiftedClock();
const database = useTestDatabase();
const sandbox = useTestSandbox({ only: { singles: 3, varied: 0 } });
const server = useTestServer(database, {
  marketplaceClock: clock,
  connectors: () => [createEbayConnector(sandbox.ebay)],
});
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: 3, varied: 0 });
const flow = driveFlows(database, server, clock, () => shop);
const caller = () => server.as(shop.owner);
const users = () => ({ id: shop.owner.userId });
const body = () => ({ ...everything, isEnabled: false, accountId: shop.accountId });

it('lists the flows of an account, the newest first, each under its id', async () => {
  const first = await flow.create({ name: 'First', isEnabled: false });
  const second = await flow.create({
    name: 'Second',
    isEnabled: false,
    leastMargin: -250,
    asks: 'above',
    asksAbove: 3,
  });
  const query = { accountId: shop.accountId };
  const { list } = await caller().call(flows.list, { params: users(), query });
  expect(list.slice(0, 2)).toMatchObject([
    {
      id: second.id,
      name: 'Second',
      version: 1,
      leastMargin: -250,
      asks: 'above',
      asksAbove: 3,
      today: { consented: 0 },
    },
    { id: first.id, name: 'First', paused: null, waitingRunId: null, dryRun: null },
  ]);
});

it('refuses flows of other accounts and businesses as if they did not exist', async () => {
  const { id } = await flow.create({ isEnabled: false });
  const stranger = await buildOwner(database.db);
  const { accountId: foreign } = await buildAccount(database.db, stranger.userId);
  const { accountId: amazon } = await buildAccount(database.db, shop.owner.userId, { platform: 'amazon' });
  for (const accountId of [foreign, amazon, 999_999]) {
    const created = await caller().refused(flows.create, { params: users(), body: { ...body(), accountId } });
    expect(created).toMatchObject({ status: 404, error: 'account_not_found' });
    const listed = await caller().refused(flows.list, { params: users(), query: { accountId } });
    expect(listed).toMatchObject({ status: 404, error: 'account_not_found' });
  }
  const params = { id: stranger.userId, flowId: id };
  const other = server.as(stranger);
  for (const refusal of [
    other.refused(flows.update, { params, body: { ...body(), version: 1 } }),
    other.refused(flows.remove, { params }),
    other.refused(flows.dryRun, { params }),
    other.refused(flows.listRuns, { params, query: {} }),
  ])
    expect(await refusal).toMatchObject({ status: 404, error: 'flow_not_found' });
});

it('lets a viewer look, and change nothing', async () => {
  const { id } = await flow.create({ isEnabled: false });
  const viewer = server.as(await buildLogin(database.db, shop.owner.userId, { role: 'viewer' }));
  expect((await viewer.call(flows.list, { params: users(), query: {} })).list.length).toBeGreaterThan(0);
  for (const refusal of [
    viewer.refused(flows.create, { params: users(), body: body() }),
    viewer.refused(flows.update, { params: flow.params(id), body: { ...body(), version: 1 } }),
    viewer.refused(flows.dryRun, { params: flow.params(id) }),
  ])
    expect(await refusal).toMatchObject({ status: 403 });
});

it('refuses a change of a version that another person has changed meanwhile, and a change of the account', async () => {
  const { id } = await flow.create({ isEnabled: false });
  await flow.update(id, { name: 'Changed' });
  const params = flow.params(id);
  expect(await caller().refused(flows.update, { params, body: { ...body(), version: 1 } })).toMatchObject({
    ...{ status: 409, error: 'flow_changed' },
  });
  const { accountId } = await buildAccount(database.db, shop.owner.userId);
  expect(await caller().refused(flows.update, { params, body: { ...body(), accountId, version: 2 } })).toMatchObject({
    ...{ status: 409, error: 'flow_account_fixed' },
  });
});

it('refuses sites at home or of other marketplaces, sites that are switched off, and to be on without access', async () => {
  const refused = (change: object) =>
    caller().refused(flows.create, { params: users(), body: { ...body(), ...change } });
  expect(await refused({ sites: ['UK'] })).toMatchObject({ status: 400, error: 'site_not_supported' });
  expect(await refused({ sites: ['CDFR'] })).toMatchObject({ status: 400, error: 'site_not_supported' });
  await database.pool.query(
    "insert into account_sites (user_id, account_id, site, is_enabled) values ($1, $2, 'IT', false)",
    [shop.owner.userId, shop.accountId],
  );
  expect(await refused({ sites: ['IT'], isEnabled: true })).toMatchObject({ status: 403, error: 'site_disabled' });
  const { accountId } = await buildAccount(database.db, shop.owner.userId);
  await database.pool.query("update account_tokens set state = 'B' where account_id = $1", [accountId]);
  expect(await refused({ accountId, isEnabled: true })).toMatchObject({ status: 409, error: 'account_disconnected' });
  expect((await flow.create({ accountId, isEnabled: false })).isEnabled).toBe(false);
});

it.each([
  ['no site', { sites: [] }],
  ['no origin of titles', { titles: [] }],
  ['no listing a day', { mostADay: 0 }],
  ['more than the most a day', { mostADay: 5_001 }],
  ['a number above which it asks, without asking so', { asksAbove: 4 }],
  ['no such number, although it asks so', { asks: 'above' }],
  ['an unknown filter', { filter: { colour: 'red' } }],
])('refuses an order with %s', async (_what, change) => {
  const refused = caller().refused(flows.create, { params: users(), body: { ...body(), ...(change as object) } });
  expect(await refused).toMatchObject({ status: 400, error: 'invalid_request' });
});

it('makes one dry run of a flow at a time, and shows the runs of a flow page by page', async () => {
  await server.teachTitles(shop.owner.userId);
  const { id } = await flow.create({ isEnabled: false });
  await caller().call(flows.dryRun, { params: flow.params(id) });
  expect(await caller().refused(flows.dryRun, { params: flow.params(id) })).toMatchObject({
    ...{ status: 409, error: 'dry_run_running' },
  });
  await flow.day(id);
  await caller().call(flows.dryRun, { params: flow.params(id) });
  const { dryRun } = await flow.day(id);
  expect(dryRun).toMatchObject({ isRunning: false, runs: [{ series: 2 }] });
  const first = await caller().call(flows.listRuns, { params: flow.params(id), query: { limit: 1 } });
  expect([first.list.map(({ series }) => series), first.nextCursor === null]).toEqual([[2], false]);
  const query = { limit: 1, cursor: first.nextCursor ?? '' };
  const next = await caller().call(flows.listRuns, { params: flow.params(id), query });
  expect([next.list.map(({ series }) => series), next.nextCursor]).toEqual([[1], null]);
});

it('deletes a flow, discards its run without consent, and records it', async () => {
  const { id } = await flow.create({ asks: 'always' });
  await flow.advance(id);
  const runsOf = async (where: string, value: number) =>
    (
      await database.pool.query(`select run_id, state from publish_runs where user_id = $1 and ${where} = $2`, [
        shop.owner.userId,
        value,
      ])
    ).rows;
  const [run] = await runsOf('flow_id', id);
  expect(run).toMatchObject({ state: 'preparing' });
  const params = flow.params(id);
  await caller().call(flows.remove, { params });
  expect(await caller().refused(flows.remove, { params })).toMatchObject({ status: 404, error: 'flow_not_found' });
  const { list } = await caller().call(flows.list, { params: users(), query: {} });
  expect(list.map((one) => one.id)).not.toContain(id);
  expect(await runsOf('run_id', run.run_id)).toEqual([{ run_id: run.run_id, state: 'cancelled' }]);
  const past = await caller().call(history.list, { params: users(), query: {} });
  expect(past.list[0]).toMatchObject({ field: 'listing-flow', why: 'flow_removed' });
});

it('an account has no more flows than a person can keep apart', async () => {
  const { accountId } = await buildAccount(database.db, shop.owner.userId);
  for (let n = 0; n < MAX_FLOWS; n += 1) await flow.create({ accountId, isEnabled: false, name: `Flow ${n}` });
  const refused = caller().refused(flows.create, { params: users(), body: { ...body(), accountId } });
  expect(await refused).toMatchObject({ status: 409, error: 'too_many_flows' });
});
