import { createEbayConnector } from '@quayside/connector-ebay';
import { siteTitles, translations } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { holdWriters } from '../../../test/held-writers.ts';
import { recountTitles, storedTotals } from '../../../test/recount-titles.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { rememberAnswer } from '../../../test/titles.ts';
import type { Account } from '../accounts/index.ts';

/* No two of a seller's items are called the same on a site. */

const database = useTestDatabase();
const sandbox = useTestSandbox({ catalogue: [] });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });

let owner: TestLogin;
let account: Account;

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
});

interface Given {
  readonly sku: string;
  readonly title?: string;
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
  readonly mpn?: string;
}

const TITLE = 'Harbour Wooden Train';

async function build(given: readonly Given[], of = account) {
  const items = await buildItems(
    database.db,
    of,
    given.map(({ title = TITLE, attributes = {}, ...one }) => ({ title, brand: 'Harbour', attributes, ...one })),
  );
  await server.teachTitles(owner.userId);
  return new Map(items.map((item) => [item.sku, item]));
}

async function make(of = account, site: Site = 'DE') {
  const params = { id: owner.userId, accountId: of.accountId, site };
  await server.as(owner).call(siteTitles.make, { params, body: { again: true } });
  await server.runJob('translations.make-titles', { userId: owner.userId, accountId: of.accountId, site });
}

async function listed(of = account, site: Site = 'DE') {
  const params = { id: owner.userId, accountId: of.accountId, site };
  const { list } = await server.as(owner).call(siteTitles.list, { params, query: {} });
  return new Map(list.map((one) => [one.sku, one]));
}

const titles = async (of = account) => new Map([...(await listed(of))].map(([sku, { title }]) => [sku, title]));

afterEach(async () => {
  // The stored totals are right after every kind of change.
  expect(await storedTotals(database, owner.userId)).toEqual(await recountTitles(database, owner.userId));
});

describe('items with one title at home', () => {
  it('are told apart by the specific in which they differ, in the language of the site', async () => {
    await build([
      { sku: 'A', attributes: { Colour: ['Red'], Material: ['Wood'] } },
      { sku: 'B', attributes: { Colour: ['Blue'], Material: ['Wood'] } },
      { sku: 'C', attributes: { Colour: ['Blue'], Material: ['Wood'], Size: ['30cm'] } },
      { sku: 'D', attributes: {} },
    ]);
    await make();
    const made = await titles();
    const plain = made.get('D') ?? '';
    expect(made.get('A')).toBe(`${plain} Rot`);
    expect(made.get('B')).toBe(`${plain} Blau`);
    expect(made.get('C')).toBe(`${plain} Blau 30cm`);
  });

  it('are told apart by the maker’s number where no specific differs', async () => {
    await build([
      { sku: 'A', mpn: 'HX-100' },
      { sku: 'B', mpn: 'HX-200' },
      { sku: 'C', mpn: 'Does not apply' },
    ]);
    await make();
    const made = await titles();
    expect([made.get('A'), made.get('B')]).toEqual([`${made.get('C')} HX-100`, `${made.get('C')} HX-200`]);
  });

  it('wait where nothing tells them apart, all but the first, and name it', async () => {
    const items = await build([{ sku: 'A' }, { sku: 'B' }, { sku: 'C' }]);
    await make();
    const list = await listed();
    expect(list.get('A')).toMatchObject({ state: 'ready', reason: null, sameAs: null });
    const first = { itemId: items.get('A')?.itemId, sku: 'A' };
    for (const sku of ['B', 'C']) {
      expect(list.get(sku)).toMatchObject({ title: null, state: 'missing', reason: 'duplicate_title', sameAs: first });
    }
  });

  it('are told apart over all accounts of the seller, whatever their home titles begin with', async () => {
    const other = await buildAccount(database.db, owner.userId);
    for (const title of ['Harbour Sofa', 'Harbour Settee']) {
      await rememberAnswer(database.db, owner.userId, { title, said: 'Harbour Couch', brand: 'Harbour' });
    }
    await build([{ sku: 'A', title: 'Harbour Sofa', attributes: { Colour: ['Red'] } }]);
    await build([{ sku: 'B', title: 'Harbour Settee', attributes: { Colour: ['Green'] } }], other);
    await make(account);
    const alone = (await titles()).get('A');
    await make(other);
    const [a, b] = [(await titles()).get('A'), (await titles(other)).get('B')];
    expect(a).not.toBeNull();
    expect(b).not.toBeNull();
    expect(a?.toLowerCase()).not.toBe(b?.toLowerCase());
    expect([a, b].some((title) => title !== alone)).toBe(true);
  });

  it('differ from a title that is live, which stays', async () => {
    const items = await build([{ sku: 'A' }]);
    await make();
    const live = (await titles()).get('A') ?? '';
    const [item] = [...items.values()];
    if (item) await buildListing(database.db, account, item, { site: 'DE', state: 'L', title: live });
    await build([{ sku: 'B', mpn: 'HX-200' }, { sku: 'C' }]);
    await make();
    const list = await listed();
    expect(list.get('A')?.title).toBe(live);
    expect(list.get('B')?.title).toBe(`${live} HX-200`);
    expect(list.get('C')).toMatchObject({ title: null, sameAs: { sku: 'A' } });
  });

  it('differ from a title that the seller wrote for another, which stays and is warned about with its item', async () => {
    const items = await build([{ sku: 'A' }, { sku: 'B', title: 'Acme Kite', mpn: 'K-7' }]);
    await make();
    const taken = (await titles()).get('A') ?? '';
    const itemId = items.get('B')?.itemId ?? 0;
    const params = { id: owner.userId, itemId };
    const body = { new_translations: [{ site: 'DE' as const, translation: taken }] };
    const answer = await server.as(owner).call(translations.update, { params, body });
    expect(answer.translations.find(({ site }) => site === 'DE')).toMatchObject({
      manual_title_translation: { translation: taken },
      same_as: { itemId: items.get('A')?.itemId, sku: 'A' },
    });
    expect((await listed()).get('B')).toMatchObject({ title: taken, isDuplicate: true, sameAs: { sku: 'A' } });
    await make();
    // Nothing tells the first from the seller's words, so it is the first that waits.
    expect((await listed()).get('A')).toMatchObject({ title: null, sameAs: { sku: 'B' } });
  });

  it('get two titles where two workers make them at once', async () => {
    const other = await buildAccount(database.db, owner.userId);
    await build([{ sku: 'A', mpn: 'HX-100' }]);
    await build([{ sku: 'B', mpn: 'HX-200' }], other);
    const held = await holdWriters(database, 'title_digests');
    const both = Promise.all([make(account), make(other)]);
    await held.areWaiting(2);
    await held.release();
    await both;
    const [a, b] = [(await titles()).get('A') ?? '', (await titles(other)).get('B') ?? ''];
    expect(a).not.toBe('');
    expect(b).not.toBe('');
    expect(a).not.toBe(b);
  });
});
