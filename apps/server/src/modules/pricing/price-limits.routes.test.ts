import { history, pricing } from '@quayside/contract';
import { money, type Site } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItem } from '../../../test/factories/item.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';
import type { Item } from '../products/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;
let item: Item;

beforeEach(async () => {
  owner = await buildOwner(database.db, { name: 'Robin' });
  account = await buildAccount(database.db, owner.userId);
  item = await buildItem(database.db, account);
});

const users = () => ({ params: { id: owner.userId } });
const place = (itemId = item.itemId) => ({ params: { id: owner.userId, itemId } });
const getFloors = async () => (await server.as(owner).call(pricing.getFloors, place())).list;
const setFloors = (...floors: { site: Site; minor: number | null }[]) =>
  server.as(owner).call(pricing.setFloors, { ...place(), body: { floors } });
const floorOn = async (site: Site) => (await getFloors()).find((floor) => floor.site === site);
const historyOf = async (field: string) =>
  (await server.as(owner).call(history.list, { ...users(), query: {} })).list.filter((entry) => entry.field === field);

describe('floors of an item', () => {
  it('are initially empty for every site where the item can be listed', async () => {
    const list = await getFloors();
    expect(list.map(({ site }) => site)).toEqual(
      expect.arrayContaining(['DE', 'ES', 'IT', 'FR', 'AU', 'US', 'CA', 'IE', 'AT', 'BEFR', 'CDFR']),
    );
    expect(list.every(({ own, byRule }) => own === null && byRule === null)).toBe(true);
  });

  it('are stored in the currency of their site, and can be removed', async () => {
    const { list, sentAgain } = await setFloors({ site: 'DE', minor: 1_500 }, { site: 'US', minor: 1_700 });
    expect(sentAgain).toBe(0);
    expect(list.filter(({ own }) => own)).toEqual([
      {
        site: 'DE',
        own: money(1_500, 'EUR'),
        byRule: null,
        byItems: null,
        waiting: 0,
        ceiling: null,
        isStopped: false,
      },
      {
        site: 'US',
        own: money(1_700, 'USD'),
        byRule: null,
        byItems: null,
        waiting: 0,
        ceiling: null,
        isStopped: false,
      },
    ]);
    await setFloors({ site: 'DE', minor: null });
    expect(await floorOn('DE')).toEqual({
      site: 'DE',
      own: null,
      byRule: null,
      byItems: null,
      waiting: 0,
      ceiling: null,
      isStopped: false,
    });
    expect(await floorOn('US')).toMatchObject({ own: money(1_700, 'USD') });
  });

  it('are shown with the floor of the site’s rule', async () => {
    const rule = {
      is_pricing_enabled: true,
      price_increase: 10,
      increase_type: 'percent',
      neat_prices: true,
    } as const;
    const config = { params: { id: owner.userId, platform: 'ebay' as const }, query: { accountId: account.accountId } };
    const rules = [{ ...rule, site: 'DE' as const, floor: 900 }];
    await server.as(owner).call(pricing.updateConfig, { ...config, body: { rules } });
    await setFloors({ site: 'DE', minor: 1_500 });
    expect(await floorOn('DE')).toEqual({
      site: 'DE',
      own: money(1_500, 'EUR'),
      byRule: money(900, 'EUR'),
      byItems: null,
      waiting: 0,
      ceiling: null,
      isStopped: false,
    });
    // A rule without a floor setting keeps its floor.
    await server.as(owner).call(pricing.updateConfig, { ...config, body: { rules: [{ ...rule, site: 'DE' }] } });
    expect(await floorOn('DE')).toMatchObject({ byRule: money(900, 'EUR') });
    expect(await historyOf('rule')).toMatchObject([
      { before: { floor: null }, after: { floor: money(900, 'EUR') }, site: 'DE' },
    ]);
  });

  it('are recorded in the history if they changed', async () => {
    await setFloors({ site: 'DE', minor: 1_500 });
    await setFloors({ site: 'DE', minor: 1_500 });
    await setFloors({ site: 'DE', minor: null });
    expect((await historyOf('floor')).map(({ itemId, before, after, why }) => [itemId, before, after, why])).toEqual([
      [item.itemId, money(1_500, 'EUR'), null, 'floor_removed'],
      [item.itemId, null, money(1_500, 'EUR'), 'floor_set'],
    ]);
  });

  it('are rejected at or below zero, and on the home site', async () => {
    const refused = (site: Site, minor: number) =>
      server.as(owner).refused(pricing.setFloors, { ...place(), body: { floors: [{ site, minor }] } });
    expect(await refused('DE', 0)).toMatchObject({ status: 400, error: 'price_not_positive' });
    expect(await refused('DE', -1)).toMatchObject({ status: 400, error: 'price_not_positive' });
    expect(await refused('UK', 1_500)).toMatchObject({ status: 400, error: 'site_not_supported' });
  });

  it('cannot be set for another seller’s item', async () => {
    const stranger = await buildOwner(database.db);
    const { itemId } = await buildItem(database.db, await buildAccount(database.db, stranger.userId));
    const body = { floors: [{ site: 'DE' as const, minor: 100 }] };
    const missing = { status: 404, error: 'item_not_found' };
    expect(await server.as(owner).refused(pricing.getFloors, place(itemId))).toMatchObject(missing);
    expect(await server.as(owner).refused(pricing.setFloors, { ...place(itemId), body })).toMatchObject(missing);
  });
});

describe('stopped prices', () => {
  const setStop = (body: { accountId?: number; isStopped: boolean }) =>
    server.as(owner).call(pricing.setStop, { ...users(), body });

  it('apply to one account or to all', async () => {
    const { accountId } = account;
    const other = (await buildAccount(database.db, owner.userId, { platform: 'amazon', homeSite: 'DE' })).accountId;
    const stopsOf = (isAllStopped: boolean, ...stopped: number[]) => ({
      isAllStopped,
      accounts: [accountId, other].map((id) => ({ accountId: id, isStopped: stopped.includes(id), waiting: 0 })),
    });
    expect(await server.as(owner).call(pricing.getStops, users())).toEqual(stopsOf(false));
    expect(await setStop({ accountId: other, isStopped: true })).toEqual(stopsOf(false, other));
    expect(await setStop({ isStopped: true })).toEqual(stopsOf(true, other));
    expect(await setStop({ accountId: other, isStopped: false })).toEqual(stopsOf(true));
    expect(await setStop({ isStopped: false })).toEqual(stopsOf(false));
  });

  it('are recorded in the history once, with their author', async () => {
    await setStop({ accountId: account.accountId, isStopped: true });
    await setStop({ accountId: account.accountId, isStopped: true });
    await setStop({ isStopped: true });
    await setStop({ isStopped: false });
    const entries = await historyOf('prices-stopped');
    expect(entries.map(({ entity, entityId, after, why }) => [entity, entityId, after, why])).toEqual([
      ['user', owner.userId, false, 'prices_resumed'],
      ['user', owner.userId, true, 'prices_stopped'],
      ['account', account.accountId, true, 'prices_stopped'],
    ]);
    expect(entries[0]?.actor).toMatchObject({ kind: 'login', name: 'Robin' });
  });

  it('cannot be changed by another seller', async () => {
    const stranger = await buildOwner(database.db);
    const { accountId } = await buildAccount(database.db, stranger.userId);
    const refusal = await server
      .as(owner)
      .refused(pricing.setStop, { ...users(), body: { accountId, isStopped: true } });
    expect(refusal).toMatchObject({ status: 404, error: 'account_not_found' });
  });
});
