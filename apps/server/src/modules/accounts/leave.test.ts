import { createEbayConnector } from '@quayside/connector-ebay';
import { accounts, connecting, history, imports } from '@quayside/contract';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { answerConsentPage, connectShop } from '../../../test/consent.ts';
import { testBox } from '../../../test/factories/account.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { holdWriters } from '../../../test/held-writers.ts';
import { driveRuns } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { markAuthBroken } from './account-health.ts';
import { readToken } from './tokens.repository.ts';

const ITEMS = 3;

const database = useTestDatabase();
const row = (n: number) => `SKU-${n},Wooden train no. ${n},Toys,Tidewater,${10 + n}.99,GBP,${n + 2}`;
const sandbox = useTestSandbox({ catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const sellers = [
  'harbour-toys-uk',
  'demo-shop-uk',
  'tideway-home-uk',
  'northgate-outdoors-uk',
  'pennine-crafts-uk',
  'saltmarsh-sports-uk',
];

let owner: TestLogin;
let accountId: number;
let seller: string;
const runs = driveRuns(server, () => ({ owner, accountId }));

beforeEach(async () => {
  // A shop belongs to one user at a time; the tests take turns.
  await database.db.deleteFrom('account_directory').execute();
  owner = await buildOwner(database.db);
  seller = sellers.shift() ?? '';
  sellers.push(seller);
  accountId = await connectShop(server, owner, seller);
  const { list } = await server.as(owner).call(imports.list, { params: { id: owner.userId }, query: {} });
  await server.runJob('sync.import', { userId: owner.userId, importId: list[0]?.importId ?? 0, accountId });
});

const at = () => ({ id: owner.userId, accountId });
const listAccounts = async () => (await server.as(owner).call(accounts.list, { params: at() })).list;
const leave = (listings: 'leave' | 'end', expected: number) =>
  server.as(owner).call(accounts.leave, { params: at(), body: { listings, expected } });
const liveAt = async (): Promise<number> => {
  const { sellers: found } = await sandbox.control<{ sellers: { username: string; live: Record<string, number> }[] }>(
    'sellers',
  );
  return found.find(({ username }) => username === seller)?.live.DE ?? 0;
};
/** Stops with its test; otherwise it would send what the next test expects to find waiting. */
const listInGermany = async () => {
  const sender = server.startSender();
  onTestFinished(() => sender.stop());
  const run = await runs.carryOut(await runs.prepare('list', null, ['DE']));
  await runs.finished(run.runId);
  expect(await liveAt()).toBe(ITEMS);
  return sender;
};
/** A prepared run and a queued import. */
const beginWork = async () => {
  const { runId } = await runs.prepare('list', null, ['DE']);
  const { importId } = await server
    .as(owner)
    .call(imports.create, { params: { id: owner.userId }, body: { accountId } });
  return { runId, importId };
};
const stateOf = async (runId: number, importId: number) => ({
  run: (await runs.get(runId)).state,
  import: (await server.as(owner).call(imports.get, { params: { id: owner.userId, importId } })).state,
});
const tokenNow = async () => (await readToken(database.db, testBox, owner.userId, accountId))?.token;

describe('disconnecting an account', () => {
  it('without ending its listings deletes the access at once and changes nothing at the marketplace', async () => {
    await listInGermany();
    expect(await leave('leave', ITEMS)).toEqual({ state: 'closed' });
    expect(await listAccounts()).toEqual([]);
    expect(await tokenNow()).toMatchObject({ accessToken: '', refreshToken: null });
    expect(await liveAt()).toBe(ITEMS);
    const { list } = await server.as(owner).call(history.list, { params: { id: owner.userId }, query: {} });
    expect(list[0]).toMatchObject({ entityId: accountId, why: 'account_closed', before: seller });
  });

  it('and ending its listings closes it after the last one', async () => {
    await listInGermany();
    expect(await leave('end', ITEMS)).toEqual({ state: 'leaving' });
    expect((await listAccounts())[0]?.leaving).toMatchObject({ listings: ITEMS });
    await server.runJob('accounts.leave', { userId: owner.userId, accountId });
    expect(await liveAt()).toBe(0);
    expect(await listAccounts()).toEqual([]);
    expect(await tokenNow()).toMatchObject({ refreshToken: null });
  });

  it('can be cancelled until the last listing has ended: listings whose end was not sent stay live', async () => {
    const sender = await listInGermany();
    await sender.stop();
    await leave('end', ITEMS);
    const leaving = server.runJob('accounts.leave', { userId: owner.userId, accountId });
    const ends = async () => (await server.as(owner).call(accounts.get, { params: at() })).waiting.end;
    await expect.poll(ends).toBe(ITEMS);
    for (let times = 0; times < 2; times += 1) {
      expect(await server.as(owner).call(accounts.stay, { params: at() })).toEqual({ ending: 0 });
    }
    await leaving;
    const gone = server.startSender();
    await expect.poll(ends).toBe(0);
    await gone.stop();
    expect(await liveAt()).toBe(ITEMS);
    expect(await listAccounts()).toMatchObject([{ accountId, leaving: null, listedBySite: { DE: ITEMS } }]);
    const { list } = await server.as(owner).call(history.list, { params: { id: owner.userId }, query: { limit: 1 } });
    expect(list).toMatchObject([{ entityId: accountId, why: 'account_kept', after: seller }]);
  });

  it('and ending its listings cancels its run and its import', async () => {
    const { runId, importId } = await beginWork();
    await leave('end', 0);
    await server.runJob('accounts.leave', { userId: owner.userId, accountId });
    expect(await stateOf(runId, importId)).toEqual({ run: 'cancelled', import: 'cancelled' });
  });

  it('cancels neither its run nor its import if the seller decides to stay before the job runs', async () => {
    const { runId, importId } = await beginWork();
    await leave('end', 0);
    await server.as(owner).call(accounts.stay, { params: at() });
    await server.runJob('accounts.leave', { userId: owner.userId, accountId });
    expect(await stateOf(runId, importId)).toEqual({ run: 'prepared', import: 'queued' });
  });

  it('is not followed by an import that began at the same moment, so that the shop can be connected again', async () => {
    const held = await holdWriters(database, 'account_tokens');
    const left = leave('leave', 0);
    await held.areWaiting(1);
    let isAnswered = false;
    const begun = server
      .as(owner)
      .send(imports.create, { params: { id: owner.userId }, body: { accountId } })
      .finally(() => {
        isAnswered = true;
      });
    await held.areWaiting(2, () => isAnswered);
    await held.release();
    await Promise.all([left, begun]);
    expect(await connectShop(server, owner, seller)).toBe(accountId);
    const { list } = await server.as(owner).call(imports.list, { params: { id: owner.userId }, query: {} });
    expect(list.map(({ state }) => state)).toEqual(['queued', 'done']);
  });

  it('by ending its listings lets no further import begin', async () => {
    await leave('end', 0);
    const input = { params: { id: owner.userId }, body: { accountId } };
    expect(await server.as(owner).refused(imports.create, input)).toMatchObject({
      status: 409,
      error: 'account_leaving',
    });
  });

  it('is rejected if the number of live listings differs from the one shown', async () => {
    const refusal = await server
      .as(owner)
      .refused(accounts.leave, { params: at(), body: { listings: 'end', expected: 7 } });
    expect(refusal).toMatchObject({ status: 409, error: 'live_listings_changed' });
    expect(await listAccounts()).toHaveLength(1);
  });

  it('ends nothing without access: the seller must reconnect or leave the listings live', async () => {
    await withTransaction(database.db, (tx) => markAuthBroken(tx, owner.userId, accountId, 1));
    const refusal = await server
      .as(owner)
      .refused(accounts.leave, { params: at(), body: { listings: 'end', expected: 0 } });
    expect(refusal).toMatchObject({ status: 409, error: 'account_disconnected' });
    expect(await leave('leave', 0)).toEqual({ state: 'closed' });
  });

  it('releases the shop, and reconnecting restores the account with its items', async () => {
    await leave('leave', 0);
    const other = await buildOwner(database.db);
    expect(await connectShop(server, other, seller)).not.toBe(accountId);
    await server.as(other).call(accounts.leave, {
      params: {
        id: other.userId,
        accountId:
          (await server.as(other).call(accounts.list, { params: { id: other.userId } })).list[0]?.accountId ?? 0,
      },
      body: { listings: 'leave', expected: 0 },
    });
    const { redirect_url } = await server.as(owner).call(connecting.begin, {
      params: { id: owner.userId, platform: 'ebay' },
      body: { redirect_back_url: '/' },
    });
    const url = await answerConsentPage(redirect_url, seller);
    await server.app.inject({ method: 'GET', url, headers: { cookie: owner.cookie } });
    expect(await listAccounts()).toMatchObject([{ accountId, itemCount: ITEMS, status: 'ACTIVE' }]);
  });
});
