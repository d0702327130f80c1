import { createEbayConnector } from '@quayside/connector-ebay';
import { costs, dashboards, history, imports, publishing, shipping } from '@quayside/contract';
import { DAY_MS } from '@quayside/kernel';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { createShiftedClock, driveFlows } from '../../../test/flows.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createSignals } from '../../platform/database/signals.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createLog } from '../../platform/log.ts';
import { runFlowSchedule } from './schedule.ts';

const ITEMS = 45;
const log = createLog({ name: 'test', level: 'silent' });
const PER_TEST = { isPerTest: true } as const;

const clock = createShiftedClock();
const database = useTestDatabase(PER_TEST);
const sandbox = useTestSandbox({
  ...PER_TEST,
  catalogue: Array.from(
    { length: ITEMS },
    (_, n) => `TRAIN-${n},Wooden toy train No. ${n} blue,Figures & Playsets,Tidewater,${10 + n}.00,GBP,5`,
  ),
});
const server = useTestServer(database, {
  ...PER_TEST,
  marketplaceClock: clock,
  connectors: () => [createEbayConnector(sandbox.ebay)],
});
const SELLER = 'harbour-toys-uk';
const shop = useEbayShop({ database, sandbox, server }, { ...PER_TEST, seller: SELLER, singles: 45, varied: 0 });
const flow = driveFlows(database, server, clock, () => shop);
const caller = () => server.as(shop.owner);
const params = () => ({ id: shop.owner.userId });

beforeEach(() => server.teachTitles(shop.owner.userId));

const queued = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ n: number }>(
    "select count(*)::int as n from listings where user_id = $1 and state in ('Q', 'P', 'L')",
    [shop.owner.userId],
  );
  return rows[0]?.n ?? 0;
};
const reasonsOf = async (runId: number) =>
  Object.fromEntries(
    (await shop.runs.runItems(runId)).map(({ itemId, reason, outcome }) => [itemId, reason ?? outcome]),
  );

describe('a flow that lists without asking', () => {
  it('lists its number each day of the account, the items in their order, until every item is listed', async () => {
    const { id } = await flow.create({ mostADay: 20 });
    const days: number[] = [];
    for (let day = 0; day < 4; day += 1) {
      const before = await queued();
      const { today } = await flow.day(id);
      days.push((await queued()) - before);
      expect(today.consented).toBe(days.at(-1));
      // The rest of the day lists nothing more.
      await flow.day(id);
      expect(await queued()).toBe(before + (days.at(-1) ?? 0));
      clock.move(DAY_MS);
    }
    expect(days).toEqual([20, 20, 5, 0]);
    const order = await database.pool.query<{ item_id: number }>(
      "select item_id from run_items where user_id = $1 and outcome = 'queued' order by run_id, item_id",
      [shop.owner.userId],
    );
    expect(order.rows.map(({ item_id }) => item_id)).toEqual([...shop.itemIds]);
  });

  it('counts listings, not items, and goes on the next day with the item that the number has cut', async () => {
    const { id } = await flow.create({ mostADay: 7, sites: ['DE', 'FR'] });
    await flow.day(id);
    expect(await queued()).toBe(7);
    clock.move(DAY_MS);
    await flow.day(id);
    expect(await queued()).toBe(14);
    const { rows } = await database.pool.query<{ n: number }>(
      "select count(distinct item_id)::int as n from listings where user_id = $1 and state = 'Q'",
      [shop.owner.userId],
    );
    expect(rows[0]?.n).toBe(7);
  });

  it('lists each item once, and within each order’s number, although two orders take the same items at the same time', async () => {
    const orders = [await flow.create({ mostADay: 20 }), await flow.create({ name: 'The same toys', mostADay: 12 })];
    for (let day = 0; day < 3; day += 1) {
      // Both have a run of the same items before either is carried out.
      do for (const { id } of orders) await flow.advance(id);
      while ((await flow.work()) > 0);
      for (const { id, mostADay } of orders) expect((await flow.get(id)).today.consented).toBeLessThanOrEqual(mostADay);
      clock.move(DAY_MS);
    }
    expect(await queued()).toBe(ITEMS);
    const { rows } = await database.pool.query<{ item_id: number }>(
      "select item_id from run_items where user_id = $1 and outcome = 'queued' order by item_id",
      [shop.owner.userId],
    );
    expect(rows.map(({ item_id }) => item_id)).toEqual([...shop.itemIds].sort((one, other) => one - other));
  });

  it('records its consent with flow, version, number and most a day under the name of who gave the order', async () => {
    const { id } = await flow.create({ name: 'Trains' });
    await flow.update(id, { mostADay: 8 });
    await flow.day(id);
    const { list } = await caller().call(history.list, { params: params(), query: { view: 'overview' } });
    expect(list.find(({ why }) => why === 'flow_confirmed')).toMatchObject({
      actor: { kind: 'login', id: shop.owner.loginId },
      entity: 'run',
      after: { flow: 'Trains', version: 2, expected: 8, mostADay: 8 },
    });
  });

  it('lists nothing below its thresholds: by the label of the title, and by a margin that is too low or unknown', async () => {
    const [cheap = 0, unknown = 0] = shop.itemIds;
    await shop.runs.prepare('list', [cheap], ['DE']);
    const { id } = await flow.create({ titles: ['human'], mostADay: 100 });
    await flow.day(id);
    expect(await queued()).toBe(0);
    const [first] = await flow.runs(id);
    expect(first).toMatchObject({ state: 'nothing', planned: 0, items: ITEMS });
    expect(new Set(Object.values(await reasonsOf(first?.runId ?? 0)))).toEqual(new Set(['flow_title']));

    await caller().call(shipping.create, {
      params: params(),
      body: {
        ...{ name: 'Parcels', currency: 'GBP', handling_time: 1, free_shipping: true, is_default: true, regions: [] },
        rates: [{ region: 'EU', country: null, service: 'STANDARD', type: 'flat', cost: 100, additional_cost: 0 }],
      },
    });
    const validFrom = '2020-01-01';
    await caller().call(costs.setAssumptions, {
      params: params(),
      query: { accountId: shop.accountId },
      body: {
        ...{ site: null, validFrom },
        assumptions: {
          ...{ vatScheme: 'exempt', vatRate: 0, commission: 1_000, adRate: 0, returnShare: 0 },
          ...{ returnCost: null, costShare: null },
        },
      },
    });
    for (const itemId of shop.itemIds.slice(2))
      await caller().call(costs.setOfItem, {
        params: { ...params(), itemId },
        body: { validFrom, cost: { minor: 100, currency: 'GBP' }, isMeant: true },
      });
    await caller().call(costs.setOfItem, {
      params: { ...params(), itemId: cheap },
      body: { validFrom, cost: { minor: 5_000, currency: 'GBP' }, isMeant: true },
    });
    clock.move(DAY_MS);
    await flow.update(id, { titles: ['memory'], leastMargin: 1_000 });
    await flow.day(id);
    const [second] = await flow.runs(id);
    const reasons = await reasonsOf(second?.runId ?? 0);
    expect([reasons[cheap], reasons[unknown]]).toEqual(['flow_margin', 'flow_margin_unknown']);
    expect(await queued()).toBe(ITEMS - 2);
    expect(second).toMatchObject({ state: 'consented', consented: ITEMS - 2 });
  });

  it('does not list again what has ended or failed on the site', async () => {
    const [ended = 0, failed = 0] = shop.itemIds;
    const { id } = await flow.create({ mostADay: 100 });
    await flow.day(id);
    await database.pool.query("update listings set state = 'E', ended_at = now() where item_id = $1", [ended]);
    await database.pool.query("update listings set state = 'F' where item_id = $1", [failed]);
    const before = await queued();
    clock.move(DAY_MS);
    await flow.day(id);
    expect(await queued()).toBe(before);
  });
});

describe('a flow that asks', () => {
  it('waits with its run, which the dashboard tells, and counts the consent on the day on which it is given', async () => {
    const { id } = await flow.create({ asks: 'always', mostADay: 6 });
    const { waitingRunId } = await flow.day(id);
    expect(await queued()).toBe(0);
    const todo = await caller().call(dashboards.getTodo, { params: { ...params(), platform: 'ebay' }, query: {} });
    expect(todo.list.find(({ kind }) => kind === 'runs')?.places).toMatchObject([{ runId: waitingRunId }]);
    clock.move(DAY_MS);
    const run = await shop.runs.get(waitingRunId ?? 0);
    await caller().call(publishing.confirm, {
      params: shop.runs.params(run.runId),
      body: { allowDrafts: false, expected: 6 },
    });
    const { today } = await flow.day(id);
    expect([await queued(), today.consented]).toEqual([6, 6]);
    expect(await flow.runs(id)).toMatchObject([{ state: 'consented', consented: 6, isAsked: true }]);
    clock.move(DAY_MS);
    expect((await flow.day(id)).waitingRunId).not.toBeNull();
  });

  it('asks only above its number, and starts nothing more on the day on which the seller discards a run', async () => {
    const { id } = await flow.create({ asks: 'above', asksAbove: 4, mostADay: 4 });
    await flow.day(id);
    expect(await queued()).toBe(4);
    clock.move(DAY_MS);
    await flow.update(id, { mostADay: 9 });
    const { waitingRunId } = await flow.day(id);
    await caller().call(publishing.cancel, { params: shop.runs.params(waitingRunId ?? 0) });
    await flow.day(id);
    expect((await flow.runs(id)).map(({ state }) => state)).toEqual(['discarded', 'consented']);
    expect(await queued()).toBe(4);
  });

  it('has nobody consent to a run before it has said what it lists', async () => {
    const { id } = await flow.create({ asks: 'always', titles: ['human'] });
    await flow.advance(id);
    const [{ runId = 0 } = {}] = await flow.runs(id);
    await server.runJob('publishing.prepare', { userId: shop.owner.userId, runId });
    const refused = await caller().refused(publishing.confirm, {
      params: shop.runs.params(runId),
      body: { allowDrafts: true, expected: ITEMS },
    });
    expect(refused).toMatchObject({ status: 409, error: 'run_not_prepared' });
  });
});

it('a dry run says of every item what the order then does, and lists nothing', async () => {
  const { id } = await flow.create({ isEnabled: false, mostADay: 12 });
  await caller().call((await import('@quayside/contract')).flows.dryRun, { params: flow.params(id) });
  const { dryRun } = await flow.day(id);
  expect(dryRun).toMatchObject({ isRunning: false, runs: [{ state: 'shown', planned: 12, items: ITEMS }] });
  expect(await queued()).toBe(0);
  const shown = await shop.runs.runItems(dryRun?.runs[0]?.runId ?? 0);
  expect(shown.map(({ reason }) => reason)).toEqual(shop.itemIds.map((_, n) => (n < 12 ? 'discarded' : 'flow_cap')));
  await flow.update(id, { isEnabled: true });
  await flow.day(id);
  const [{ runId = 0 } = {}] = await flow.runs(id);
  const done = await shop.runs.runItems(runId);
  const going = (rows: typeof done, outcome: string) =>
    rows.filter((row) => row.outcome === outcome).map(({ itemId }) => itemId);
  expect(going(done, 'queued')).toEqual(going(shown, 'cancelled'));
});

describe('a flow pauses itself and says why', () => {
  const pausedWhy = async (id: number) => {
    const { paused, isEnabled } = await flow.day(id);
    expect(isEnabled).toBe(false);
    const todo = await caller().call(dashboards.getTodo, { params: { ...params(), platform: 'ebay' }, query: {} });
    expect(todo.list.find(({ kind }) => kind === 'pausedFlows')).toMatchObject({ n: 1 });
    const { list } = await caller().call(history.list, { params: params(), query: { view: 'every' } });
    expect(list.find(({ why }) => why === 'flow_paused')).toMatchObject({ after: { paused: paused?.reason } });
    return paused?.reason;
  };

  it('when a home list lacks a fifth of the catalogue: what it has prepared is discarded', async () => {
    const { id } = await flow.create({ asks: 'always' });
    const { waitingRunId } = await flow.day(id);
    clock.move(DAY_MS);
    await caller().call(publishing.cancel, { params: shop.runs.params(waitingRunId ?? 0) });
    await flow.day(id);
    clock.move(DAY_MS);
    await sandbox.control('faults', { kind: 'cut-short', operation: 'GetMyeBaySelling', seller: SELLER, count: 1 });
    const { importId } = await caller().call(imports.create, { params: params(), body: { accountId: shop.accountId } });
    await server.runJob('sync.import', { userId: shop.owner.userId, importId });
    expect(await pausedWhy(id)).toBe('catalogue_dropped');
    expect(await queued()).toBe(0);
  });

  it('when the items at home are far fewer than at its last run, and goes on when it is switched on again', async () => {
    const { id } = await flow.create({ mostADay: 5 });
    await flow.day(id);
    await sql`update product_totals set n = n - 15 where user_id = ${shop.owner.userId} and status = '*'`.execute(
      database.db,
    );
    clock.move(DAY_MS);
    expect(await pausedWhy(id)).toBe('catalogue_dropped');
    await flow.update(id, { isEnabled: true });
    expect(await flow.day(id)).toMatchObject({ paused: null, today: { consented: 5 } });
  });

  it('when access to the account is lost', async () => {
    const { id } = await flow.create();
    await database.pool.query("update account_tokens set state = 'B' where user_id = $1", [shop.owner.userId]);
    expect(await pausedWhy(id)).toBe('access_expired');
  });

  it('when the exchange rate is too old', async () => {
    const { id } = await flow.create();
    await sql`update rates_in_force set checked_date = '2020-01-01'`.execute(database.db);
    expect(await pausedWhy(id)).toBe('rate_stale');
  });

  it('when most of what it has listed lately has failed', async () => {
    const { id } = await flow.create({ mostADay: 12 });
    await flow.day(id);
    const [{ runId = 0 } = {}] = await flow.runs(id);
    await database.pool.query(
      "update publish_counts set outcome = 'failed' where user_id = $1 and run_id = $2 and outcome = 'queued'",
      [shop.owner.userId, runId],
    );
    clock.move(DAY_MS);
    expect(await pausedWhy(id)).toBe('most_failed');
  });

  it('when listing flows are switched off for the business', async () => {
    const { id } = await flow.create();
    await database.pool.query(
      "insert into user_settings (user_id, name, value) values ($1, 'listing-flows-enabled', false)",
      [shop.owner.userId],
    );
    await flow.advance(id);
    const { rows } = await database.pool.query('select paused_reason from listing_flows where flow_id = $1', [id]);
    expect(rows).toEqual([{ paused_reason: 'not_allowed' }]);
  });
});

it('two workers that advance a flow at once begin and consent to each batch once', async () => {
  const { id } = await flow.create({ mostADay: 30 });
  for (let turn = 0; turn < 6; turn += 1) {
    await Promise.all([flow.advance(id), flow.advance(id), flow.advance(id)]);
    await flow.work();
  }
  expect(await queued()).toBe(30);
  const runs = await flow.runs(id);
  expect(runs.reduce((sum, { consented }) => sum + consented, 0)).toBe(30);
});

it('is found by the schedule when it is switched on, and again when its next day begins', async () => {
  const signals = createSignals({ connectionString: database.connectionString, log });
  const found: object[] = [];
  const enqueue: Jobs['enqueue'] = async (_tx, _job, payload) => void found.push(payload);
  const end = new AbortController();
  const deps = { db: database.db, clock, log, signals, jobs: { enqueue } };
  const running = runFlowSchedule(deps, end.signal);
  try {
    const { id } = await flow.create({ mostADay: 10 });
    const own = { userId: shop.owner.userId, flowId: id };
    await eventually(() => expect(found).toContainEqual(own));
    await flow.day(id);
    found.length = 0;
    clock.move(DAY_MS);
    await eventually(() => expect(found).toContainEqual(own));
  } finally {
    end.abort();
    await running;
    await signals.close();
  }
});
