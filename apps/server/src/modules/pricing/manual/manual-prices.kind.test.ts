import { changes, history, type PriceAdjustment, pricing } from '@quayside/contract';
import { money, type Site } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../test/factories/account.ts';
import { buildItems } from '../../../../test/factories/item.ts';
import { buildListing } from '../../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../../test/factories/seller.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';
import type { Account } from '../../accounts/index.ts';
import type { Item } from '../../products/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;
let items: readonly Item[];

const as = () => server.as(owner);
const at = (changeId: number) => ({ id: owner.userId, changeId });
const params = () => ({ id: owner.userId, platform: 'ebay' as const });
const prepare = (adjustment: PriceAdjustment, sites: readonly Site[] = ['DE', 'FR']) =>
  as().call(pricing.prepareManual, {
    params: params(),
    body: { accountId: account.accountId, filter: {}, sites, adjustment },
  });
const confirm = (changeId: number, expected: number) =>
  as().call(changes.confirm, { params: at(changeId), body: { expected } });
const rowsOf = async (changeId: number) =>
  (await as().call(changes.listRows, { params: at(changeId), query: {} })).list;
const manual = async () => {
  const { rows } = await database.pool.query<{ text: string }>(
    `select i.title || ' ' || m.site || ' ' || m.price_minor as text from manual_prices m join items i using (user_id, item_id)
     where m.user_id = $1 and m.is_enabled order by text`,
    [owner.userId],
  );
  return rows.map(({ text }) => text);
};
const set = (minor: number): PriceAdjustment => ({ kind: 'set', minor, currency: 'EUR' });

beforeEach(async () => {
  owner = await buildOwner(database.db, { name: 'Robin' });
  account = await buildAccount(database.db, owner.userId);
  items = await buildItems(database.db, account, [{ title: 'Train' }, { title: 'Tunnel' }]);
});

describe('a preview', () => {
  it('shows each product on each site before and after, and changes nothing', async () => {
    const shown = await prepare(set(1_250));
    expect(shown).toMatchObject({ kind: 'manual-prices', state: 'ready', expected: 4 });
    expect(await rowsOf(shown.changeId)).toMatchObject([
      { label: 'Train', site: 'DE', before: null, after: { minor: 1_250, currency: 'EUR' }, state: 'ready' },
      { label: 'Train', site: 'FR' },
      { label: 'Tunnel', site: 'DE' },
      { label: 'Tunnel', site: 'FR' },
    ]);
    expect(await manual()).toEqual([]);
  });

  it('raises by per cent what each site asks now, rounded half up', async () => {
    await confirm((await prepare(set(1_010))).changeId, 4);
    const shown = await prepare({ kind: 'percent', basisPoints: 500 }, ['DE']);
    // 10.10 × 1.05 = 10.605
    expect(await rowsOf(shown.changeId)).toMatchObject([
      { before: { minor: 1_010 }, after: { minor: 1_061 } },
      { before: { minor: 1_010 }, after: { minor: 1_061 } },
    ]);
  });

  it('refuses a price of zero, below the lowest price and what is so already, each with its reason', async () => {
    await confirm((await prepare(set(500), ['DE'])).changeId, 2);
    const [train] = items;
    await as().call(pricing.setFloors, {
      params: { id: owner.userId, itemId: train?.itemId ?? 0 },
      body: { floors: [{ site: 'FR', minor: 900 }] },
    });
    const less = await prepare({ kind: 'add', minor: -500, currency: 'EUR' }, ['DE']);
    expect(less).toMatchObject({ expected: 0, reasons: [{ state: 'refused', reason: 'no_price', rows: 2 }] });
    const same = await prepare(set(500));
    expect(same.expected).toBe(1);
    expect((await rowsOf(same.changeId)).map(({ label, site, reason }) => [label, site, reason])).toEqual([
      ['Train', 'DE', 'unchanged'],
      ['Train', 'FR', 'under_floor'],
      ['Tunnel', 'DE', 'unchanged'],
      ['Tunnel', 'FR', null],
    ]);
  });

  it('warns of live listings, and says where a price falls steeply', async () => {
    const [train, tunnel] = items;
    if (train) await buildListing(database.db, account, train, { site: 'DE', state: 'L', price: money(2_599, 'EUR') });
    if (tunnel)
      await buildListing(database.db, account, tunnel, { site: 'DE', state: 'L', price: money(2_599, 'EUR') });
    expect((await rowsOf((await prepare(set(300), ['DE'])).changeId)).map(({ reason }) => reason)).toEqual([
      'steep_fall',
      'steep_fall',
    ]);
    const mild = await prepare({ kind: 'percent', basisPoints: 100 }, ['DE']);
    expect(await rowsOf(mild.changeId)).toMatchObject([
      { state: 'warned', reason: 'live', listings: 1 },
      { state: 'warned', reason: 'live', listings: 1 },
    ]);
  });

  it('refuses an amount for sites of several currencies', async () => {
    const body = { accountId: account.accountId, filter: {}, sites: ['DE', 'US'] as const, adjustment: set(500) };
    expect(await as().refused(pricing.prepareManual, { params: params(), body })).toMatchObject({
      status: 400,
      error: 'site_currency_differs',
    });
  });
});

describe('a change that was confirmed', () => {
  it('sends the new prices of live listings, and is taken back where nothing has changed since', async () => {
    const [train] = items;
    if (train) await buildListing(database.db, account, train, { site: 'DE', state: 'L', price: money(2_599, 'EUR') });
    const shown = await prepare(set(2_400));
    expect(await confirm(shown.changeId, 4)).toMatchObject({ state: 'done', counts: { done: 4 } });
    expect(await manual()).toEqual(['Train DE 2400', 'Train FR 2400', 'Tunnel DE 2400', 'Tunnel FR 2400']);
    const { rows } = await database.pool.query(
      `select price_minor as minor, price_owner as owner from listings where user_id = $1`,
      [owner.userId],
    );
    expect(rows).toEqual([{ minor: 2_400, owner: 'manual' }]);
    await confirm((await prepare(set(2_500), ['FR'])).changeId, 2);
    const undo = await as().call(changes.undo, { params: at(shown.changeId) });
    expect(undo).toMatchObject({
      expected: 2,
      reasons: expect.arrayContaining([{ state: 'refused', reason: 'moved', rows: 2 }]),
    });
    await confirm(undo.changeId, 2);
    expect(await manual()).toEqual(['Train FR 2500', 'Tunnel FR 2500']);
    const { list } = await as().call(history.list, {
      params: { id: owner.userId },
      query: { itemId: train?.itemId ?? 0 },
    });
    expect(list.filter(({ field, site }) => field === 'manual-price' && site === 'DE')).toMatchObject([
      { before: { minor: 2_400 }, after: null, why: 'change_undone', actor: { name: 'Robin' } },
      { before: null, after: { minor: 2_400 }, why: 'manual_price_set' },
    ]);
  });

  it('removes prices by hand, and an undo brings them back', async () => {
    await confirm((await prepare(set(700), ['DE'])).changeId, 2);
    const cleared = await prepare({ kind: 'clear' });
    expect(cleared).toMatchObject({ expected: 2, reasons: [{ state: 'refused', reason: 'unchanged', rows: 2 }] });
    await confirm(cleared.changeId, 2);
    expect(await manual()).toEqual([]);
    const undo = await as().call(changes.undo, { params: at(cleared.changeId) });
    await confirm(undo.changeId, 2);
    expect(await manual()).toEqual(['Train DE 700', 'Tunnel DE 700']);
  });
});
