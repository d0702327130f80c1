import { createEbayConnector } from '@quayside/connector-ebay';
import { DAY_MS } from '@quayside/kernel';
import { expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { createShiftedClock, driveFlows } from '../../../test/flows.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const [ITEMS, MOST_A_DAY] = [6_000, 500];

const clock = createShiftedClock();
const database = useTestDatabase();
const sandbox = useTestSandbox({
  catalogue: Array.from(
    { length: ITEMS },
    (_, n) => `TRAIN-${n},Wooden toy train No. ${n} blue,Figures & Playsets,Tidewater,${10 + (n % 90)}.00,GBP,5`,
  ),
});
const server = useTestServer(database, {
  marketplaceClock: clock,
  connectors: () => [createEbayConnector(sandbox.ebay)],
});
const shop = useEbayShop({ database, sandbox, server }, { seller: 'harbour-toys-uk', singles: 1, varied: 0 });
const flow = driveFlows(database, server, clock, () => shop);

it('a flow over 6,000 items with 500 a day queues 500 a day, and each item once', async () => {
  await server.teachTitles(shop.owner.userId);
  const { id } = await flow.create({ mostADay: MOST_A_DAY });
  const days: number[] = [];
  for (let day = 0; day <= ITEMS / MOST_A_DAY; day += 1) {
    days.push((await flow.day(id)).today.consented);
    clock.move(DAY_MS);
  }
  expect(days).toEqual([...Array(ITEMS / MOST_A_DAY).fill(MOST_A_DAY), 0]);
  const { rows } = await database.pool.query(
    "select count(*)::int as n, count(distinct item_id)::int as items from run_items where outcome = 'queued'",
  );
  expect(rows).toEqual([{ n: ITEMS, items: ITEMS }]);
});
