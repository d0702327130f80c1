import { createEbayConnector } from '@quayside/connector-ebay';
import { changes, siteTitles } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';
import type { Item } from '../products/index.ts';
import { replaceWords } from './replace-words.ts';

const database = useTestDatabase();
const sandbox = useTestSandbox({ catalogue: [] });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
let owner: TestLogin;
let account: Account;
let items: readonly Item[];

const as = () => server.as(owner);
const at = (changeId: number) => ({ id: owner.userId, changeId });
const prepare = (find: string, replace: string) =>
  as().call(siteTitles.prepareReplacement, {
    params: { id: owner.userId, platform: 'ebay' },
    body: { accountId: account.accountId, filter: {}, sites: ['DE'], find, replace, isExact: false },
  });
const confirm = (changeId: number, expected: number) =>
  as().call(changes.confirm, { params: at(changeId), body: { expected } });
const rowsOf = async (changeId: number) =>
  (await as().call(changes.listRows, { params: at(changeId), query: {} })).list;
const own = async () =>
  (
    await database.pool.query<{ title: string }>(
      'select translation as title from manual_titles where user_id = $1 order by item_id',
      [owner.userId],
    )
  ).rows.map(({ title }) => title);

async function write(titles: readonly string[]): Promise<void> {
  const csv = ['sku,translated_title', ...titles.map((title, index) => `SKU-${index},${title}`)].join('\n');
  const params = { id: owner.userId, accountId: account.accountId, site: 'DE' as const };
  await as().call(siteTitles.importCsv, { params, body: { csv, expected: titles.length } });
}

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
  items = await buildItems(
    database.db,
    account,
    ['Train', 'Tunnel', 'Bridge'].map((title, index) => ({ title, sku: `SKU-${index}` })),
  );
});

describe('finding and replacing words', () => {
  it('takes the words as they are, in any case unless it is exact, and leaves no double space', () => {
    const all = { isExact: false };
    expect(replaceWords('Roter ZUG, zug (neu)', { ...all, find: 'zug', replace: 'Bahn' })).toBe(
      'Roter Bahn, Bahn (neu)',
    );
    expect(replaceWords('Roter Zug', { find: 'zug', replace: 'Bahn', isExact: true })).toBeUndefined();
    expect(replaceWords('Alter roter Zug', { ...all, find: 'roter', replace: '' })).toBe('Alter Zug');
    expect(replaceWords('1.5 (neu)', { ...all, find: '(neu)', replace: '$& $1' })).toBe('1.5 $& $1');
    expect(replaceWords('105', { ...all, find: '1.5', replace: 'x' })).toBeUndefined();
  });

  it('changes only titles with the words, warns of live ones, and ends where it began when undone', async () => {
    await write(['Roter Zug', 'Tunnel', 'Rote Brücke']);
    const [train] = items;
    if (train) await buildListing(database.db, account, train, { site: 'DE', state: 'L', title: 'Roter Zug' });
    const shown = await prepare('rot', 'Blau');
    expect(shown).toMatchObject({ kind: 'title-words', expected: 2 });
    expect(await rowsOf(shown.changeId)).toMatchObject([
      { before: 'Roter Zug', after: 'Blauer Zug', site: 'DE', state: 'warned', reason: 'live', listings: 1 },
      { before: 'Rote Brücke', after: 'Blaue Brücke', state: 'ready' },
    ]);
    await confirm(shown.changeId, 2);
    expect(await own()).toEqual(['Blauer Zug', 'Tunnel', 'Blaue Brücke']);
    const undo = await as().call(changes.undo, { params: at(shown.changeId) });
    await confirm(undo.changeId, 2);
    expect(await own()).toEqual(['Roter Zug', 'Tunnel', 'Rote Brücke']);
  });

  it('refuses titles that are empty, too long or taken, each with its reason', async () => {
    await write(['Zug', 'Zug rot', 'Brücke']);
    const [train] = items;
    if (train) await buildListing(database.db, account, train, { site: 'DE', state: 'L', title: 'Zug' });
    const refused = async (find: string, replace: string) =>
      (await rowsOf((await prepare(find, replace)).changeId)).map(({ state, reason }) => [state, reason]);
    expect(await refused('Brücke', '')).toEqual([['refused', 'title_empty']]);
    expect(await refused('Brücke', 'x'.repeat(81))).toEqual([['refused', 'title_too_long']]);
    expect(await refused('Brücke', 'Zug')).toEqual([['refused', 'title_taken']]);
  });
});
