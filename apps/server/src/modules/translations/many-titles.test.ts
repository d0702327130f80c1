import { createEbayConnector } from '@quayside/connector-ebay';
import { changes, siteTitles, translations } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { killAtItem } from '../../../test/kill-waiting.ts';
import { recountTitles, storedTotals, storeTotals } from '../../../test/recount-titles.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';

/* Many titles to which the seller has consented are stored in steps, each once, whatever happens to the workers. */

const database = useTestDatabase();
const sandbox = useTestSandbox({ catalogue: [] });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });

const STEP = 250;
/** Live listings among the titles: every twentieth, so that some are in each step. */
const LIVE_EVERY = 20;

let owner: TestLogin;
let account: Account;
let itemIds: number[];
const as = () => server.as(owner);
const at = (index: number) => itemIds[index] ?? 0;
const params = () => ({ id: owner.userId, accountId: account.accountId, site: 'DE' as const });
const summary = () => as().call(siteTitles.get, { params: params() });
/** Carries out the seller's changes, like a worker. */
const work = async () => {
  const { rows } = await database.pool.query<{ change_id: number }>(
    'select change_id from changes where user_id = $1 order by change_id',
    [owner.userId],
  );
  for (const { change_id: changeId } of rows) await server.runJob('changes.work', { userId: owner.userId, changeId });
};

/** A shop with a draft of each item's title, and an older title on the live ones. */
async function buildDrafts(count: number): Promise<void> {
  const { rows } = await database.pool.query<{ item_id: number }>(
    `insert into items (user_id, account_id, platform, ref, external_id, sku, title, price_minor, currency, source_hash)
     select $1, $2, 'ebay', 'R-' || n, 'E-' || n, 'S-' || n, 'Train ' || n, 100, 'GBP', '' from generate_series(1, $3::int) as n
     returning item_id`,
    [owner.userId, account.accountId, count],
  );
  itemIds = rows.map((row) => row.item_id).sort((one, other) => one - other);
  await database.pool.query(
    `insert into site_titles (user_id, account_id, site, item_id, source_title, made_title, label, dropped,
       is_draft, title, state, length, title_key, search_text)
     select user_id, account_id, 'DE', item_id, title, 'Zug ' || item_id, 'engine:deepl', '{}', true, 'Zug ' || item_id, 'draft',
       char_length('Zug ' || item_id), 'zug ' || item_id, lower(sku || ' ' || title || ' zug ' || item_id)
     from items where user_id = $1`,
    [owner.userId],
  );
  await database.pool.query(
    `insert into listings (user_id, item_id, site, account_id, state, listing_key, title)
     select user_id, item_id, 'DE', account_id, 'L', sku || '-DE', 'Alt ' || item_id from items
     where user_id = $1 and item_id = any($2::bigint[])`,
    [owner.userId, itemIds.filter((_, index) => index % LIVE_EVERY === 0)],
  );
  await storeTotals(database, owner.userId);
  await database.pool.query('analyze items, site_titles, listings');
}

async function acceptAll() {
  const shown = await as().call(siteTitles.prepareAcceptance, { params: params() });
  const at = { id: owner.userId, changeId: shown.changeId };
  await work();
  const { expected } = await as().call(changes.get, { params: at });
  return as().call(changes.confirm, { params: at, body: { expected } });
}

const fileOf = (titleOf: (index: number) => string) =>
  ['sku,translated_title', ...itemIds.map((_, index) => `S-${index + 1},${titleOf(index)}`)].join('\n');
async function importTitles(csv: string) {
  const { changed } = await as().call(siteTitles.previewImport, { params: params(), body: { csv } });
  return as().call(siteTitles.importCsv, { params: params(), body: { csv, expected: changed } });
}

const ownTitles = async () => {
  const { rows } = await database.pool.query<{ item_id: number; translation: string }>(
    `select item_id, translation from manual_titles where user_id = $1 order by item_id`,
    [owner.userId],
  );
  return new Map(rows.map((row) => [row.item_id, row.translation]));
};
/** How often each title was recorded, and how often each live listing was sent: once each. */
async function repeated(): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    `select (select count(*) from (select item_id from history where user_id = $1 and field = 'manual-title'
       group by item_id having count(*) > 1) h)
     + (select count(*) from desired_states where user_id = $1 and change_kind = 'content' and generation > 1) as n`,
    [owner.userId],
  );
  return Number(rows[0]?.n);
}
const sent = async () => {
  const { rows } = await database.pool.query<{ n: string }>(
    `select count(*) as n from desired_states where user_id = $1 and change_kind = 'content'`,
    [owner.userId],
  );
  return Number(rows[0]?.n);
};

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
});

describe('ten thousand titles that are accepted at once', () => {
  const ITEMS = 10_000;

  it('are continued after a worker was killed half-way, each once', async () => {
    await buildDrafts(ITEMS);
    expect(await acceptAll()).toMatchObject({ state: 'applying', expected: ITEMS - STEP, counts: { done: STEP } });
    expect(await summary()).toMatchObject({ storing: ITEMS - STEP, counts: { draft: ITEMS - STEP, accepted: STEP } });

    await killAtItem(database, 'items', at(ITEMS / 2), work);
    expect(await summary()).toMatchObject({
      storing: ITEMS / 2,
      counts: { draft: ITEMS / 2, accepted: ITEMS / 2 },
    });
    expect((await ownTitles()).size).toBe(ITEMS / 2);
    expect(await sent()).toBe(ITEMS / 2 / LIVE_EVERY);

    // Meanwhile the seller writes one of the titles, and another item gets a new home title.
    const [written, renamed] = [at(ITEMS - 20), at(ITEMS - 1)];
    await as().call(translations.update, {
      params: { id: owner.userId, itemId: written },
      body: { new_translations: [{ site: 'DE', translation: 'Von Hand' }] },
    });
    await database.pool.query(`update items set title = 'Other' where item_id = $1`, [renamed]);

    await Promise.all([work(), work()]);
    const titles = await ownTitles();
    expect(titles.get(written)).toBe('Von Hand');
    expect(titles.has(renamed)).toBe(false);
    const others = itemIds.filter((itemId) => itemId !== written && itemId !== renamed);
    expect(others.filter((itemId) => titles.get(itemId) !== `Zug ${itemId}`)).toEqual([]);
    expect(await summary()).toMatchObject({ storing: 0, counts: { draft: 1, accepted: ITEMS - 2, own: 1 } });
    expect(await sent()).toBe(ITEMS / LIVE_EVERY);
    expect(await repeated()).toBe(0);
    expect(await storedTotals(database, owner.userId)).toEqual(await recountTitles(database, owner.userId));
  });
});

describe('a file of titles with more than one step', () => {
  const ITEMS = 3 * STEP;
  beforeEach(() => buildDrafts(ITEMS));

  it('is continued after a worker was killed half-way, each title once', async () => {
    expect(await importTitles(fileOf((index) => `Eigener Zug ${index}`))).toMatchObject({ counts: { done: STEP } });
    await killAtItem(database, 'items', at(2 * STEP), work);
    expect((await ownTitles()).size).toBe(2 * STEP);
    await Promise.all([work(), work()]);
    const titles = await ownTitles();
    expect(itemIds.map((itemId) => titles.get(itemId))).toEqual(itemIds.map((_, index) => `Eigener Zug ${index}`));
    expect(await summary()).toMatchObject({ storing: 0, counts: { own: ITEMS } });
    expect(await sent()).toBe(Math.ceil(ITEMS / LIVE_EVERY));
    expect(await repeated()).toBe(0);
  });

  it('gives way to a title that is written before it is stored, and lets no other file in between', async () => {
    await importTitles(fileOf((index) => `Erster Zug ${index}`));
    const last = at(ITEMS - 1);
    await as().call(translations.update, {
      params: { id: owner.userId, itemId: last },
      body: { new_translations: [{ site: 'DE', translation: 'Von Hand' }] },
    });
    const body = { csv: 'sku,translated_title\nS-2,Zweiter Zug', expected: 1 };
    const refusal = await as().refused(siteTitles.importCsv, { params: params(), body });
    expect(refusal).toMatchObject({ status: 409, error: 'change_in_way' });
    await work();
    await importTitles(body.csv);
    const titles = await ownTitles();
    expect([0, 1, 2].map((index) => titles.get(at(index)))).toEqual(['Erster Zug 0', 'Zweiter Zug', 'Erster Zug 2']);
    expect(titles.get(last)).toBe('Von Hand');
  });

  it('can be undone, which brings back what the seller had before', async () => {
    await importTitles(fileOf((index) => `Erster Zug ${index}`));
    await work();
    const { changeId } = await importTitles(fileOf((index) => `Zweiter Zug ${index}`));
    await work();
    const params = { id: owner.userId, changeId };
    const undoing = await as().call(changes.undo, { params });
    expect(undoing).toMatchObject({ state: 'ready', expected: ITEMS });
    const body = { expected: ITEMS };
    await as().call(changes.confirm, { params: { ...params, changeId: undoing.changeId }, body });
    await work();
    const titles = await ownTitles();
    expect(itemIds.map((itemId) => titles.get(itemId))).toEqual(itemIds.map((_, index) => `Erster Zug ${index}`));
  });
});
