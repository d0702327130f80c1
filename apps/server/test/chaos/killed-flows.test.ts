import { createEbayConnector } from '@quayside/connector-ebay';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectShop } from '../consent.ts';
import { eventually } from '../eventually.ts';
import { buildOwner, type TestLogin } from '../factories/seller.ts';
import { createShiftedClock, driveFlows } from '../flows.ts';
import { liveRows } from '../live-rows.ts';
import { useTestServer } from '../server.ts';
import { useTestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';
import { isThorough, killsOf, PATIENCE_MS } from './kills.ts';
import { createWorkers } from './worker-process.ts';

/*
 * A flow lists a catalogue, so many a day, at a clock a thousand times as fast, by two workers, one of which is killed again and again.
 * Every item is listed once, and no day has more than the order allows.
 */

const [ITEMS, MOST_A_DAY] = isThorough ? [6_000, 500] : [100, 50];
const SELLER = 'harbour-toys-uk';
/** 86 seconds are a day. */
const RATE = 1_000;

const database = useTestDatabase();
const sandbox = useTestSandbox({
  catalogue: Array.from(
    { length: ITEMS },
    (_, n) => `TRAIN-${n},Wooden toy train No. ${n} blue,Figures & Playsets,Tidewater,${10 + (n % 90)}.00,GBP,5`,
  ),
});
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const [steady, killed] = [createWorkers(database, () => sandbox), createWorkers(database, () => sandbox)];
afterAll(() => Promise.all([steady.stop(), killed.stop()]));

let owner: TestLogin;
let accountId: number;
const flow = driveFlows(database, server, createShiftedClock(), () => ({ owner, accountId }));
const perDay = async () => {
  const { rows } = await database.pool.query<{ day: string; n: number }>(
    `select consented_on::text as day, sum(consented)::int as n from listing_flow_runs where series = 0 and consented > 0
     group by consented_on order by consented_on`,
  );
  return rows.map(({ n }) => n);
};
const count = async (statement: string): Promise<number> => (await database.pool.query(statement)).rows[0].n;
const listed = () => count("select count(*)::int as n from listings where site = 'DE' and state = 'L'");

beforeAll(async () => {
  owner = await buildOwner(database.db);
  accountId = await connectShop(server, owner, SELLER);
  const { rows } = await database.pool.query<{ import_id: number }>('select import_id from imports');
  await server.runJob('sync.import', { userId: owner.userId, importId: rows[0]?.import_id });
  await server.teachTitles(owner.userId);
}, 4 * PATIENCE_MS);

it('a flow at a fast clock lists its number each day, and each item once, while one of two workers is killed', {
  timeout: 20 * PATIENCE_MS,
}, async () => {
  const { id } = await flow.create({ mostADay: MOST_A_DAY });
  await sandbox.control('clock', { rate: RATE });
  await steady.start();
  await killed.workAndKill(killsOf(3), async () => (await perDay()).length * MOST_A_DAY >= ITEMS);
  await eventually(async () => expect(await listed()).toBe(ITEMS), 15 * PATIENCE_MS);
  const days = await perDay();
  expect(Math.max(...days)).toBeLessThanOrEqual(MOST_A_DAY);
  expect(days.reduce((sum, n) => sum + n, 0)).toBe(ITEMS);
  expect(days.length).toBeGreaterThanOrEqual(ITEMS / MOST_A_DAY);
  // By the run items as well, whatever the flow has counted.
  const twice = await count(
    "select count(*)::int as n from (select from run_items where outcome = 'listed' group by item_id, site having count(*) > 1) x",
  );
  expect(twice).toBe(0);
  expect(await liveRows(sandbox, SELLER, 'DE')).toHaveLength(ITEMS);
  expect((await flow.get(id)).paused).toBeNull();
});
