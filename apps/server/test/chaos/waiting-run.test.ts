import { createEbayConnector } from '@quayside/connector-ebay';
import { accounts, imports } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { HOUR_MS } from '@quayside/kernel';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { clockOf } from '../../src/platform/clock.ts';
import { createLog } from '../../src/platform/log.ts';
import { type FollowedClock, followClock } from '../../src/platform/sandbox-clock.ts';
import { connectShop } from '../consent.ts';
import { eventually } from '../eventually.ts';
import { buildOwner, type TestLogin } from '../factories/seller.ts';
import { countOf, driveRuns } from '../runs.ts';
import { useTestServer } from '../server.ts';
import { startTestSandbox, type TestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';

const SELLER = 'demo-shop-uk';
const SITES: readonly Site[] = ['DE', 'US'];
/** Enough for a dozen bulk calls. */
const GOODS = Array.from({ length: 120 }, (_, n) => {
  return `WAIT-${n},Wooden toy train ${n + 1} blue,Figures & Playsets > Accessories,Harbour,${5 + n}.50,GBP,5`;
});

const database = useTestDatabase();
let sandbox: TestSandbox;
let sandboxClock: FollowedClock;
beforeAll(async () => {
  sandbox = await startTestSandbox({ catalogue: GOODS });
  const log = createLog({ name: 'test', level: 'silent' });
  sandboxClock = await followClock({ url: `${sandbox.url}/control/api/clock`, log, everyMs: 50 });
});
afterAll(async () => {
  sandboxClock?.stop();
  await sandbox?.stop();
});
const clock = clockOf({
  now: () => sandboxClock.now(),
  sleep: (ms, signal) => sandboxClock.sleep(ms, signal),
});
const server = useTestServer(database, { clock, connectors: () => [createEbayConnector(sandbox.ebay)] });

let owner: TestLogin;
let accountId: number;
const runs = driveRuns(server, () => ({ owner, accountId }));
const account = () => server.as(owner).call(accounts.get, { params: { id: owner.userId, accountId } });

beforeAll(async () => {
  owner = await buildOwner(database.db);
  accountId = await connectShop(server, owner, SELLER);
  const { list } = await server.as(owner).call(imports.list, { params: { id: owner.userId }, query: {} });
  await server.runJob('sync.import', { userId: owner.userId, importId: list[0]?.importId });
  server.startSender();
});
afterEach(() => sandbox.clearFaults());

const secretExpires = (expired: boolean) =>
  sandbox.control('clients/secret', { clientId: sandbox.ebay.clientId, expired });

it('pauses its preparation while keys are rejected, and continues when they are accepted again', async () => {
  const { runId } = await runs.create('list', null, SITES);
  const prepare = () => server.runJob('publishing.prepare', { userId: owner.userId, runId });
  const countJobs = async () => {
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from jobs.job where name = 'publishing.prepare' and (data->>'runId')::bigint = $1`,
      [runId],
    );
    return rows[0]?.n;
  };
  await secretExpires(true);
  await sandbox.control('tokens/expire', { seller: SELLER, what: 'access' });
  await prepare();
  expect(await runs.get(runId)).toMatchObject({ state: 'preparing', pausedReason: 'auth_expired', itemsPrepared: 0 });
  expect(await account()).toMatchObject({ status: 'BROKEN', pausedReason: 'keys_refused' });
  expect(await countJobs()).toBe(1);
  await secretExpires(false);
  await server.runJob('onboarding.regain-access', {});
  expect(await runs.get(runId)).toMatchObject({ state: 'preparing', pausedReason: null });
  expect(await countJobs()).toBe(2);
  await prepare();
  expect(await runs.get(runId)).toMatchObject({ state: 'prepared', pausedReason: null, itemsPrepared: GOODS.length });
});

it('shows in run and account why access is missing, and continues automatically after keys are accepted or consent is renewed', async () => {
  const prepared = await runs.prepare('list', null, SITES);
  await secretExpires(true);
  await sandbox.control('tokens/expire', { seller: SELLER, what: 'access' });
  await sandbox.control('faults', { kind: 'slow', operation: 'bulkPublishOffer', seller: SELLER, ms: 300 });
  const { runId } = await runs.carryOut(prepared);
  await eventually(async () => {
    expect(await runs.get(runId)).toMatchObject({ state: 'running', pausedReason: 'auth_expired' });
    expect(await account()).toMatchObject({ status: 'BROKEN', pausedReason: 'keys_refused' });
  });
  expect(countOf(await runs.get(runId), { outcome: 'failed' })).toBe(0);
  await secretExpires(false);
  await server.runJob('onboarding.regain-access', {});
  expect(await account()).toMatchObject({ status: 'ACTIVE', pausedReason: null });

  await eventually(async () => {
    // An answer that was on its way may refuse the keys once more. Access is looked for every minute, here at once.
    await server.runJob('onboarding.regain-access', {});
    expect(countOf(await runs.get(runId), { outcome: 'listed' })).toBeGreaterThan(0);
  });
  await sandbox.control('tokens/revoke', { seller: SELLER });

  await eventually(async () => {
    expect(await runs.get(runId)).toMatchObject({ state: 'running', pausedReason: 'auth_expired', pausedUntil: null });
    expect(await account()).toMatchObject({ status: 'BROKEN', pausedReason: 'auth_expired' });
  });

  await sandbox.clearFaults();
  expect(await connectShop(server, owner, SELLER)).toBe(accountId);
  expect(await account()).toMatchObject({ status: 'ACTIVE', pausedReason: null });
  expect((await runs.get(runId)).pausedReason).toBeNull();
  const done = await runs.finished(runId);
  expect(done).toMatchObject({ state: 'done', pausedReason: null });
  expect(countOf(done, { outcome: 'listed' })).toBe(GOODS.length * SITES.length);
});

it('shows in the account, and in a run that starts in the meantime, until when a used-up quota lasts', async () => {
  const until = new Date(Date.now() + 3_600_000);
  await database.db
    .insertInto('dispatch_holds')
    .values({
      user_id: owner.userId,
      account_id: accountId,
      call: 'end',
      reason: 'quota',
      until,
      announced_until: until,
    })
    .execute();
  expect(await account()).toMatchObject({
    status: 'ACTIVE',
    pausedReason: 'quota',
    pausedUntil: until.toISOString(),
  });
  const ending = await runs.carryOut(await runs.prepare('end', null, ['US']));
  expect(ending).toMatchObject({ pausedReason: 'quota', pausedUntil: until.toISOString() });

  await database.db.deleteFrom('dispatch_holds').where('user_id', '=', owner.userId).execute();
  expect(await runs.finished(ending.runId)).toMatchObject({ state: 'done', pausedReason: null });
});

/** Consents to list everything on a site, and moves the sandbox's clock during the run. */
async function listWhileClockJumps(site: Site, advanceMs: number): Promise<number> {
  const prepared = await runs.prepare('list', null, [site]);
  await sandbox.control('faults', { kind: 'slow', operation: 'bulkPublishOffer', seller: SELLER, ms: 300 });
  const { runId } = await runs.carryOut(prepared);
  await eventually(async () => expect(countOf(await runs.get(runId), { outcome: 'listed' })).toBeGreaterThan(0));
  await sandbox.control('clock', { advanceMs });
  await sandbox.clearFaults();
  return runId;
}

it('continues automatically when the clock jumps past the end of its access and past the day', async () => {
  for (const [site, advanceMs] of [
    ['FR', 2 * HOUR_MS],
    ['IT', 26 * HOUR_MS],
  ] as const) {
    const done = await runs.finished(await listWhileClockJumps(site, advanceMs));
    expect(done).toMatchObject({ state: 'done', pausedReason: null });
    expect(countOf(done, { outcome: 'listed' })).toBe(GOODS.length);
    expect(await account()).toMatchObject({ status: 'ACTIVE', pausedReason: null });
  }
});

it('warns before the consent ends, and waits after its end until the consent is renewed', async () => {
  const endsAt = Date.parse((await account()).consentExpiresAt ?? '');
  await sandbox.control('clock', { advanceMs: endsAt - clock.now().getTime() - 7 * 24 * HOUR_MS });
  await eventually(async () => expect((await account()).status).toBe('REQUIRES_ATTENTION_2'));
  const runId = await listWhileClockJumps('ES', 8 * 24 * HOUR_MS);
  await eventually(async () => {
    expect(await runs.get(runId)).toMatchObject({ state: 'running', pausedReason: 'auth_expired', pausedUntil: null });
    expect(await account()).toMatchObject({ status: 'BROKEN', pausedReason: 'auth_expired' });
  });

  expect(await connectShop(server, owner, SELLER)).toBe(accountId);
  const done = await runs.finished(runId);
  expect(done).toMatchObject({ state: 'done', pausedReason: null });
  expect(countOf(done, { outcome: 'listed' })).toBe(GOODS.length);
  expect(await account()).toMatchObject({ status: 'ACTIVE', pausedReason: null });
});
