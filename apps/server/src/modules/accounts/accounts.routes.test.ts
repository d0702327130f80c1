import { createEbayConnector } from '@quayside/connector-ebay';
import { type AccountDetail, type AccountPage, accounts } from '@quayside/contract';
import { HOUR_MS, sitesOf } from '@quayside/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectShop } from '../../../test/consent.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItem, buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { markAuthBroken } from './index.ts';

const database = useTestDatabase();
const clock = createMovableClock(new Date());
const sandbox = useTestSandbox();
const server = useTestServer(database, { clock, connectors: () => [createEbayConnector(sandbox.ebay)] });
let owner: TestLogin;

beforeEach(async () => {
  clock.set(new Date());
  owner = await buildOwner(database.db);
});
afterEach(() => sandbox.clearFaults());

const list = async (login = owner) =>
  (await server.as(login).call(accounts.list, { params: { id: login.userId } })).list;
const get = (accountId: number, login = owner) =>
  server.as(login).call(accounts.get, { params: { id: login.userId, accountId } });
const accountOf = (accountId: number) => ({ params: { id: owner.userId, accountId } });

describe('marketplace accounts', () => {
  it('are read in a constant number of statements, each with its own figures', async () => {
    const [first, second, third] = [
      await buildAccount(database.db, owner.userId),
      await buildAccount(database.db, owner.userId),
      await buildAccount(database.db, owner.userId),
    ];
    await buildItem(database.db, first);
    const items = await buildItems(database.db, second, [{}, {}]);
    for (const item of items) await buildListing(database.db, second, item, { site: 'DE', state: 'L' });
    await database.db
      .insertInto('dispatch_holds')
      .values({
        user_id: owner.userId,
        account_id: third.accountId,
        call: 'update',
        reason: 'quota',
        until: new Date(clock.now().getTime() + HOUR_MS),
        announced_until: new Date(clock.now().getTime() + HOUR_MS),
      })
      .execute();
    const summaries = (await list()).map(({ accountId, itemCount, listedBySite, pausedReason }) => [
      accountId,
      itemCount,
      listedBySite,
      pausedReason,
    ]);
    expect(summaries).toEqual([
      [first.accountId, 1, {}, null],
      [second.accountId, 2, { DE: 2 }, null],
      [third.accountId, 0, {}, 'quota'],
    ]);
  });
});

describe('an account', () => {
  it('is shown without its tokens', async () => {
    const account = await buildAccount(database.db, owner.userId, { username: 'harbour-goods-uk' });
    const shown: AccountDetail = {
      accountId: account.accountId,
      platform: 'ebay',
      username: 'harbour-goods-uk',
      site: 'UK',
      businessType: 'BUSINESS',
      status: 'ACTIVE',
      pausedReason: null,
      pausedUntil: null,
      consentExpiresAt: '2100-01-01T00:00:00.000Z',
      asOf: clock.now().toISOString(),
      connectedAt: account.connectedAt.toISOString(),
      itemCount: 0,
      listedBySite: {},
      freshness: { importedAt: null, ordersAt: null, comparedAt: null, ordersEverySeconds: 1 },
      leaving: null,
    };
    expect(await list()).toEqual([shown]);
    const { sourceSite, consentedAt } = account;
    expect(await get(account.accountId)).toEqual<AccountPage>({
      ...shown,
      listed_in: {},
      not_listed: sitesOf('ebay').filter((site) => site !== sourceSite),
      tokens: [{ state: 'A', type: 'R', since: consentedAt.toISOString(), expires_at: '2100-01-01T00:00:00.000Z' }],
      waiting: { content: 0, price: 0, stock: 0, end: 0 },
    });
  });

  it('shows no interval for reading orders while it has no access', async () => {
    const { accountId } = await buildAccount(database.db, owner.userId);
    const every = async () => (await get(accountId)).freshness.ordersEverySeconds;
    expect(await every()).toBe(1);
    await database.db.updateTable('account_tokens').set({ state: 'B' }).where('account_id', '=', accountId).execute();
    expect(await every()).toBeNull();
  });

  it('shows the name and seller type that the marketplace last returned', async () => {
    const first = await buildAccount(database.db, owner.userId, { username: 'anna-sells', businessType: 'INDIVIDUAL' });
    expect(await get(first.accountId)).toMatchObject({ username: 'anna-sells', businessType: 'INDIVIDUAL' });
    await buildAccount(database.db, owner.userId, { externalId: first.externalId, username: 'anna-ltd' });
    expect(await list()).toMatchObject([{ username: 'anna-ltd', businessType: 'BUSINESS' }]);
  });

  it('shows its items, its live listings by site, and the age of each figure', async () => {
    const account = await buildAccount(database.db, owner.userId);
    const [first, second] = await buildItems(database.db, account, [{}, {}]);
    for (const item of [first, second]) {
      if (item) await buildListing(database.db, account, item, { site: 'DE', state: 'L' });
    }
    if (first) await buildListing(database.db, account, first, { site: 'FR', state: 'L' });
    if (second) await buildListing(database.db, account, second, { site: 'FR', state: 'F' });
    const at = { user_id: owner.userId, account_id: account.accountId };
    await database.db
      .insertInto('sync_cursors')
      .values([
        { ...at, kind: 'import', last_success_at: new Date('2026-11-21T09:00:00Z') },
        { ...at, kind: 'orders', last_run_at: new Date(), error_text: 'away' },
        { ...at, kind: 'compare', last_success_at: new Date('2026-11-21T09:30:00Z') },
      ])
      .execute();
    expect(await get(account.accountId)).toMatchObject({
      itemCount: 2,
      listedBySite: { DE: 2, FR: 1 },
      freshness: { importedAt: '2026-11-21T09:00:00.000Z', ordersAt: null, comparedAt: '2026-11-21T09:30:00.000Z' },
    });
  });

  it('shows on which sites it sells all or some of its items, and on which it does not', async () => {
    const account = await buildAccount(database.db, owner.userId, { username: 'harbour-goods-uk' });
    const { accountId } = account;
    const [first, second] = await buildItems(database.db, account, [{}, {}]);
    for (const item of [first, second]) {
      if (item) await buildListing(database.db, account, item, { site: 'DE', state: 'L' });
    }
    if (first) await buildListing(database.db, account, first, { site: 'FR', state: 'L' });
    const page = await get(accountId);
    expect(Object.keys(page.listed_in).sort()).toEqual(['DE', 'FR']);
    expect(page.listed_in.DE).toEqual({
      id: `${accountId}-DE`,
      dst_account_id: accountId,
      dst_site: 'DE',
      from_site: 'UK',
      list_all: true,
      via_account_id: accountId,
      via_account_name: 'harbour-goods-uk',
      listings: 2,
    });
    expect(page.listed_in.FR).toMatchObject({ list_all: false, listings: 1 });
    expect(page.not_listed).toEqual(sitesOf('ebay').filter((site) => !['UK', 'DE', 'FR'].includes(site)));
    const { list: tokens } = await server.as(owner).call(accounts.listTokens, { params: { id: owner.userId } });
    expect(tokens).toEqual([
      {
        account_id: accountId,
        platform: 'ebay',
        username: 'harbour-goods-uk',
        listed_in: page.listed_in,
        tokens: page.tokens,
      },
    ]);
  });

  it('requires attention in the last sixty days of its consent', async () => {
    const token = { refreshExpiresAt: '2027-05-01T00:00:00.000Z' };
    const { accountId } = await buildAccount(database.db, owner.userId, { token });
    clock.set('2027-03-02T00:00:00Z');
    expect((await get(accountId)).status).toBe('ACTIVE');
    clock.set('2027-03-02T00:00:01Z');
    expect((await get(accountId)).status).toBe('REQUIRES_ATTENTION_2');
  });

  it('that the marketplace rejects is broken and paused until it is reconnected, with one alert', async () => {
    const { accountId } = await buildAccount(database.db, owner.userId);
    const eventsBefore = await countEvents();
    for (let call = 0; call < 3; call += 1) {
      await withTransaction(database.db, (tx) => markAuthBroken(tx, owner.userId, accountId, 1));
    }
    expect(await get(accountId)).toMatchObject({ status: 'BROKEN', pausedReason: 'auth_expired', pausedUntil: null });
    expect(await countEvents()).toBe(eventsBefore + 1);
  });

  it('is listed in the order of connecting, without accounts of other users', async () => {
    const stranger = await buildOwner(database.db);
    const first = await buildAccount(database.db, owner.userId);
    const foreign = await buildAccount(database.db, stranger.userId);
    const second = await buildAccount(database.db, owner.userId, { platform: 'amazon', homeSite: 'DE' });
    await buildItem(database.db, foreign);
    expect((await list()).map((account) => account.accountId)).toEqual([first.accountId, second.accountId]);
  });

  it('is not found if it belongs to another seller or does not exist', async () => {
    const stranger = await buildOwner(database.db);
    const foreign = await buildAccount(database.db, stranger.userId);
    for (const accountId of [foreign.accountId, 999_999]) {
      for (const call of [accounts.get, accounts.listReadiness]) {
        expect(await server.as(owner).refused(call, accountOf(accountId))).toMatchObject({
          status: 404,
          error: 'account_not_found',
        });
      }
    }
  });
});

describe('readiness to sell', () => {
  const readiness = async (accountId: number) =>
    (await server.as(owner).call(accounts.listReadiness, accountOf(accountId))).list;
  const connect = (seller: string) => connectShop(server, owner, seller);

  it('is read from the marketplace for each foreign site, and cached for an hour unless a refresh is requested', async () => {
    const accountId = await connect('demo-shop-uk');
    const first = await readiness(accountId);
    expect(first.map((row) => row.site).toSorted()).toEqual(
      sitesOf('ebay')
        .filter((site) => site !== 'UK')
        .toSorted(),
    );
    expect(first.every((row) => row.isReady && row.gaps.length === 0)).toBe(true);

    const checkedAt = first[0]?.checkedAt;
    clock.advance(HOUR_MS - 1_000);
    await sandbox.control('faults', { kind: '5xx', operation: '*' });
    expect(new Set((await readiness(accountId)).map((row) => row.checkedAt))).toEqual(new Set([checkedAt]));
    const refusal = await server.as(owner).refused(accounts.checkReadiness, accountOf(accountId));
    expect(refusal).toMatchObject({ status: 502, error: 'marketplace_unavailable' });

    await sandbox.clearFaults();
    clock.advance(1_000);
    const fresh = await readiness(accountId);
    expect(new Set(fresh.map((row) => row.checkedAt))).toEqual(new Set([clock.now().toISOString()]));
  });

  it('is refreshed by users with write access, at most six times a minute, and never by reading', async () => {
    const accountId = await connect('tideway-home-uk');
    const [{ checkedAt: first } = { checkedAt: '' }] = await readiness(accountId);
    const check = () => server.as(owner).call(accounts.checkReadiness, accountOf(accountId));
    clock.advance(1_000);
    const { list } = await check();
    expect(new Set(list.map((row) => row.checkedAt))).toEqual(new Set([clock.now().toISOString()]));
    expect(list[0]?.checkedAt).not.toBe(first);
    for (let times = 1; times < 6; times += 1) await check();
    const tooSoon = await server.as(owner).refused(accounts.checkReadiness, accountOf(accountId));
    expect(tooSoon).toMatchObject({ status: 429, error: 'checked_lately' });
    clock.advance(60_000);
    await check();

    const viewer = await buildLogin(database.db, owner.userId, { role: 'viewer' });
    const refusal = await server.as(viewer).refused(accounts.checkReadiness, accountOf(accountId));
    expect(refusal).toMatchObject({ status: 403, error: 'forbidden' });
    const byReading = await server
      .as(owner)
      .send(accounts.listReadiness, { ...accountOf(accountId), query: { refresh: true } });
    expect(byReading.statusCode).toBe(400);
  });

  it('names what a new shop lacks', async () => {
    const accountId = await connect('fresh-start-uk');
    const german = (await readiness(accountId)).find((row) => row.site === 'DE');
    expect(german?.isReady).toBe(false);
    expect(german?.gaps).toEqual(expect.arrayContaining(['fulfillment_policy', 'location']));
  });

  it('of an account without consent is unknown, and the account shows that from then on', async () => {
    const seller = 'harbour-toys-uk';
    const accountId = await connect(seller);
    await sandbox.control('tokens/revoke', { seller });
    const refusal = await server.as(owner).refused(accounts.listReadiness, accountOf(accountId));
    expect(refusal).toMatchObject({ status: 409, error: 'account_disconnected' });
    expect(await get(accountId)).toMatchObject({ status: 'BROKEN', pausedReason: 'auth_expired' });
  });
});

async function countEvents(): Promise<number> {
  const { rows } = await database.pool.query('select count(*)::int as n from user_events where user_id = $1', [
    owner.userId,
  ]);
  return rows[0].n;
}
