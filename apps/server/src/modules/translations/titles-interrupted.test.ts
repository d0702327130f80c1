import { createEbayConnector } from '@quayside/connector-ebay';
import { memory, siteTitles } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { holdWriters } from '../../../test/held-writers.ts';
import { killWaiting } from '../../../test/kill-waiting.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';
import type { Item } from '../products/index.ts';

/* Titles of a site are made and accepted whole, whoever dies or works beside. */

const database = useTestDatabase();
const sandbox = useTestSandbox({ catalogue: [] });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });

/** More than one step of the making. */
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

describe('titles of a site', () => {
  it('are all there, once each, after the worker that made them died and another took over', async () => {
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

  it('are the same where two workers make them at once', async () => {
    await ask();
    await work();
    const alone = await titlesMade();
    await ask();
    expect(await Promise.all([settled(work()), settled(work())])).toEqual(['done', 'done']);
    expect(await titlesMade()).toEqual(alone);
    expect((await summary()).state).toBe('made');
  });

  it('are accepted all or not at all, where the acceptance dies', async () => {
    await ask();
    await work();
    const atLeast = 0;
    const shown = await as().call(siteTitles.previewAcceptance, { params: params(), query: { atLeast } });
    expect(shown.count).toBeGreaterThan(0);
    const accept = () =>
      as().call(siteTitles.acceptAll, {
        params: params(),
        body: { atLeast, expected: shown.count, digest: shown.digest },
      });
    const held = await holdWriters(database, 'history');
    const dying = settled(accept());
    await held.areWaiting(1);
    await killWaiting(database);
    expect(await dying).toBe('died');
    await held.release();
    expect((await summary()).counts.accepted).toBe(0);
    const { rows } = await database.pool.query('select from manual_titles where user_id = $1', [owner.userId]);
    expect(rows).toEqual([]);
    expect(await accept()).toEqual({ accepted: shown.count });
    expect((await summary()).counts.accepted).toBe(shown.count);
  });

  it('are of the memory as it was or as it became, never half, where a file of it is stored meanwhile', async () => {
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
    const held = await holdWriters(database, 'translation_memory');
    const storing = as().call(memory.importFile, {
      params: { id: owner.userId },
      body: { format: 'csv', text, replace: true },
    });
    await held.areWaiting(1);
    // The import is not stored yet: the titles do not wait for it.
    await ask();
    await work();
    expect(await titlesMade()).toEqual(before);
    await held.release();
    expect((await storing).added).toBe(colours.length);
    expect((await summary()).isOutdated).toBe(true);
  });
});
