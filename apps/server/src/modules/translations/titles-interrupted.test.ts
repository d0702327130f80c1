import { createEbayConnector } from '@quayside/connector-ebay';
import { memory, siteTitles } from '@quayside/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { holdWriters } from '../../../test/held-writers.ts';
import { killWaiting } from '../../../test/kill-waiting.ts';
import { recountTitles, storedTotals } from '../../../test/recount-titles.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';
import type { Item } from '../products/index.ts';

/* Titles of a site are made and accepted completely, despite crashes and concurrent work. */

const database = useTestDatabase();
const sandbox = useTestSandbox({ catalogue: [] });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });

/** More than one step of making titles. */
const ITEMS = 450;
const colours = ['Red', 'Blue', 'Green', 'Black', 'White'];

let owner: TestLogin;
let account: Account;
let items: Item[];
const as = () => server.as(owner);
const place = () => ({ userId: owner.userId, accountId: account.accountId, site: 'DE' as const });
const params = () => ({ id: owner.userId, accountId: account.accountId, site: 'DE' as const });
const ask = () => as().call(siteTitles.make, { params: params(), body: { again: true } });
const work = () => server.runJob('translations.make-titles', place());
const summary = () => as().call(siteTitles.get, { params: params() });
const settled = (job: Promise<unknown>) =>
  job.then(
    () => 'done' as const,
    () => 'died' as const,
  );
const titlesMade = async () => {
  const { rows } = await database.pool.query<{ item: string; made: string | null }>(
    `select item_id::text as item, made_title as made from site_titles where user_id = $1 and site = 'DE' order by item_id`,
    [owner.userId],
  );
  return rows;
};

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
  items = await buildItems(
    database.db,
    account,
    Array.from({ length: ITEMS }, (_, n) => ({
      title: `Harbour XB-${1000 + n} Wooden Train ${colours[n % colours.length]}`,
      brand: 'Harbour',
      attributes: {},
    })),
  );
});

afterEach(async () => {
  // The stored totals are right after every kind of change.
  expect(await storedTotals(database, owner.userId)).toEqual(await recountTitles(database, owner.userId));
});

describe('titles of a site', () => {
  it('are complete, once each, after the worker that made them crashed and another took over', async () => {
    await ask();
    const held = await holdWriters(database, 'site_titles');
    const dying = settled(work());
    await held.areWaiting(1);
    await killWaiting(database);
    expect(await dying).toBe('died');
    await held.release();
    expect(await titlesMade()).toEqual([]);
    expect((await summary()).state).toBe('making');
    await work();
    const after = await titlesMade();
    expect(after.map(({ item }) => Number(item))).toEqual(items.map(({ itemId }) => itemId));
    const { state, counts } = await summary();
    expect(state).toBe('made');
    expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(ITEMS);
  });

  it('are the same if two workers make them at once', async () => {
    await ask();
    await work();
    const alone = await titlesMade();
    await ask();
    expect(await Promise.all([settled(work()), settled(work())])).toEqual(['done', 'done']);
    expect(await titlesMade()).toEqual(alone);
    expect((await summary()).state).toBe('made');
  });

  it('use the memory from before or after a concurrent import, and never a mixture', async () => {
    await ask();
    await work();
    const before = await titlesMade();
    const [from, to] = ['en', 'de'];
    const remembered = colours.map((colour) => [
      `harbour {1} wooden train ${colour.toLowerCase()}`,
      `Harbour {1} Holzeisenbahn ${colour}`,
    ]);
    const text = [
      'src_lang,dst_lang,src_text,dst_text,origin',
      ...remembered.map((pair) => [from, to, ...pair, 'human'].join(',')),
    ].join('\n');
    const shown = await as().call(memory.previewImport, {
      params: { id: owner.userId },
      body: { format: 'csv', text },
    });
    const held = await holdWriters(database, 'translation_memory');
    const storing = as().call(memory.importFile, {
      params: { id: owner.userId },
      body: {
        format: 'csv',
        text,
        replace: true,
        expected: { added: shown.added, conflicts: 0 },
        digest: shown.digest,
      },
    });
    await held.areWaiting(1);
    // The import is not committed yet: the titles do not wait for it.
    await ask();
    await work();
    expect(await titlesMade()).toEqual(before);
    await held.release();
    expect((await storing).added).toBe(colours.length);
    expect((await summary()).isOutdated).toBe(true);
  });
});
