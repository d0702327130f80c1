import { setTimeout as pause } from 'node:timers/promises';
import { createEbayConnector } from '@quayside/connector-ebay';
import { imports, pricing, publishing, type RunView, translations } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectShop } from '../consent.ts';
import { eventually } from '../eventually.ts';
import { buildOwner, type TestLogin } from '../factories/seller.ts';
import { liveRows } from '../live-rows.ts';
import { ALL_DRAFTS, countOf, driveRuns } from '../runs.ts';
import { useTestServer } from '../server.ts';
import { startTestSandbox, type TestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';
import { createRandom, isThorough, PATIENCE_MS } from './kills.ts';
import { createWorkers } from './worker-process.ts';

/*
 * While two workers carry out runs on several sites, the test makes sales at home and changes prices, titles and ends, and kills one
 * worker. Afterwards the ledger, the last sent quantities and the marketplace must agree on every listing.
 */

const SELLER = 'harbour-toys-uk';
const SITES: readonly Site[] = isThorough ? ['DE', 'FR', 'IT', 'US', 'AU'] : ['DE', 'FR', 'US'];
/** Each change has its own items. */
const SEEDS: readonly number[] = isThorough ? [11, 12, 13, 14] : [11, 12];
const ITEMS = isThorough ? 120 : 50;
const STOCK = 25;
const BATCHES = 12;
const SALES = isThorough ? 30 : 12;
const LONGEST_PAUSE_MS = 600;

const database = useTestDatabase();
let sandbox: TestSandbox;
let owner: TestLogin;
let accountId: number;
/** A different kind of product in each round, because a manual title of one is remembered for others of its kind. */
const KINDS = ['Train', 'Boat', 'Car', 'Robot'];
const good = (round: number, n: number) =>
  `${KINDS[round]}-${n},Wooden ${KINDS[round]} No. ${n} Blue,Figures & Playsets,Tidewater,${10 + n}.00,GBP,${STOCK}`;
beforeAll(async () => {
  sandbox = await startTestSandbox({
    catalogue: SEEDS.flatMap((_seed, round) => Array.from({ length: ITEMS }, (_, n) => good(round, n))),
  });
});
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const [steady, killed] = [createWorkers(database, () => sandbox), createWorkers(database, () => sandbox)];
afterAll(async () => {
  await Promise.all([steady.stop(), killed.stop()]);
  await sandbox?.stop();
});
const runs = driveRuns(server, () => ({ owner, accountId }));

beforeAll(async () => {
  owner = await buildOwner(database.db);
  accountId = await connectShop(server, owner, SELLER);
  await Promise.all([steady.start(), killed.start()]);
  await eventually(async () => {
    const { list } = await server.as(owner).call(imports.list, { params: { id: owner.userId }, query: {} });
    expect(list.map(({ state }) => state)).toEqual(['done']);
  }, PATIENCE_MS);
}, 2 * PATIENCE_MS);

/** Creates a run and lets a worker prepare it. */
async function prepared(kind: 'list' | 'end', itemIds: readonly number[], site: Site): Promise<RunView> {
  const { runId } = await runs.create(kind, itemIds, [site]);
  await eventually(async () => expect((await runs.get(runId)).state).toBe('prepared'), PATIENCE_MS);
  return runs.get(runId);
}

async function confirm(run: RunView): Promise<void> {
  const expected = countOf(run) - countOf(run, { verdict: 'blocked' });
  await server.as(owner).call(publishing.confirm, {
    params: runs.params(run.runId),
    body: { ...ALL_DRAFTS, expected },
  });
}

interface Item {
  readonly itemId: number;
  readonly sku: string;
}

async function itemsOf(round: number): Promise<Item[]> {
  const { rows } = await database.pool.query<Item>(
    `select item_id::int as "itemId", sku from items where user_id = $1 and sku like $2 || '-%' order by item_id`,
    [owner.userId, KINDS[round]],
  );
  return rows;
}

interface Stand {
  readonly sku: string;
  readonly title: string;
  readonly price: string;
  readonly quantity: number;
}

/** The expected state of a site: the ledger's and the last sent quantity, and the listing's title and price. */
async function wanted(site: Site, items: readonly Item[]): Promise<(Stand & { sentQuantity: number })[]> {
  const { rows } = await database.pool.query<Stand & { sentQuantity: number }>(
    `select t.marketplace_sku as sku, l.title, (l.price_minor / 100.0)::numeric(12, 2)::text as price, t.sent_quantity as "sentQuantity",
       greatest(s.on_hand - s.reserved - s.buffer, 0) as quantity
     from listings l
     join stock_targets t on t.user_id = l.user_id and t.account_id = l.account_id and t.listing_key = l.listing_key and t.site = l.site
     join stock_levels s on s.user_id = t.user_id and s.unit_id = t.unit_id
     where l.user_id = $1 and l.site = $2 and l.item_id = any($3::bigint[]) and l.state = 'L' order by 1`,
    [owner.userId, site, items.map(({ itemId }) => itemId)],
  );
  return rows;
}

async function reservedOf(items: readonly Item[]): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ reserved: number }>(
    'select sum(reserved)::int as reserved from stock_levels where user_id = $1 and item_id = any($2::bigint[])',
    [owner.userId, items.map(({ itemId }) => itemId)],
  );
  return rows[0]?.reserved;
}

async function expectAgreement(items: readonly Item[]): Promise<void> {
  for (const site of SITES) {
    const should = await wanted(site, items);
    const skus = new Set(items.map(({ sku }) => `${sku}-${site}`));
    const rows = (await liveRows(sandbox, SELLER, site)).filter(
      ({ sku, status }) => skus.has(sku) && status !== 'ENDED',
    );
    const there = rows.map(({ sku, title, price, quantity }) => ({
      sku,
      title,
      price,
      quantity,
      sentQuantity: quantity,
    }));
    expect(there.toSorted((a, b) => (a.sku < b.sku ? -1 : 1))).toEqual(
      should.map((row) => ({ ...row })).toSorted((a, b) => (a.sku < b.sku ? -1 : 1)),
    );
  }
}

it.each(SEEDS.map((seed, round) => ({ seed, round })))(
  'changes during publishing reach every listing, with seed $seed',
  {
    timeout: 6 * PATIENCE_MS,
  },
  async ({ seed, round }) => {
    const random = createRandom(seed);
    const items = await itemsOf(round);
    /** This many distinct items. */
    const some = (n: number) =>
      items
        .map((item) => ({ item, at: random() }))
        .toSorted((one, other) => one.at - other.at)
        .slice(0, n)
        .map(({ item }) => item);
    const site = () => SITES[Math.floor(random() * SITES.length)] as Site;
    const as = server.as(owner);
    const params = { id: owner.userId };
    const throwIn = {
      sales: () =>
        sandbox.control('orders', { seller: SELLER, orders: some(SALES).map(({ sku }) => ({ sku, site: 'UK' })) }),
      prices: async () => {
        for (const { itemId } of some(4)) {
          const prices = [{ site: site(), minor: 5_000 + Math.floor(random() * 5_000), enabled: true as const }];
          await as.call(pricing.setManual, { params: { ...params, itemId }, body: { prices, expected: 1 } });
        }
      },
      titles: async () => {
        for (const { itemId } of some(4)) {
          const translation = `Written ${Math.floor(random() * 1e9)} by hand`;
          const body = { new_translations: [{ site: site(), translation }] };
          await as.call(translations.update, { params: { ...params, itemId }, body });
        }
      },
      ends: async () => {
        const itemIds = some(3).map(({ itemId }) => itemId);
        const run = await prepared('end', itemIds, site());
        if (countOf(run) > countOf(run, { verdict: 'blocked' })) await confirm(run);
      },
    };

    const listing = await Promise.all(
      SITES.map((one) =>
        prepared(
          'list',
          items.map(({ itemId }) => itemId),
          one,
        ),
      ),
    );
    for (const run of listing) await confirm(run);
    let sold = 0;
    for (let batch = 0; batch < BATCHES; batch += 1) {
      await pause(random() * LONGEST_PAUSE_MS);
      await throwIn.sales();
      sold += SALES;
      await throwIn.prices();
      await throwIn.titles();
      if (batch % 4 === 1) await throwIn.ends();
      if (batch === 5) await killed.kill();
      if (batch === 7) await killed.start();
    }
    for (const { runId } of listing) {
      await eventually(async () => expect((await runs.get(runId)).finishedAt).not.toBeNull(), PATIENCE_MS);
      expect(countOf(await runs.get(runId), { outcome: 'failed' })).toBe(0);
    }
    await eventually(async () => expect(await reservedOf(items)).toBe(sold));
    await eventually(() => expectAgreement(items));
  },
);
