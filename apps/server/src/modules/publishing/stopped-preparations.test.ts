import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEbayConnector } from '@quayside/connector-ebay';
import type { RunView } from '@quayside/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const WORDS = 'The category tree is being moved. Ask for another category.';

const database = useTestDatabase();
const sandbox = useTestSandbox();
/** An eBay taxonomy that always rejects this application. */
let refusing: Server;
beforeAll(async () => {
  refusing = createServer(({ url = '' }, response) => {
    const isToken = url.endsWith('/oauth2/token');
    const refusal = { errors: [{ errorId: 62_004, message: WORDS }] };
    response.writeHead(isToken ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isToken ? { access_token: 'application', expires_in: 7_200 } : refusal));
  });
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
});
afterAll(() => refusing.close());

const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
/** The same installation, started without eBay. */
const without = useTestServer(database);
/** The same installation, rejected by eBay. */
const refused = useTestServer(database, {
  connectors: () => {
    const apiUrl = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
    return [createEbayConnector({ ...sandbox.ebay, apiUrl })];
  },
});
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: 2, varied: 0 });
const { runs } = shop;
/** For the test that closes its account. */
const closing = useEbayShop({ database, sandbox, server }, { seller: 'harbour-toys-uk', singles: 2, varied: 0 });

let schedule: { end(): Promise<void> } | undefined;
afterEach(async () => {
  await schedule?.end();
  await sandbox.clearFaults();
});

const payload = ({ runId }: RunView) => ({ userId: shop.owner.userId, runId });
const isTakenUp = ({ runId }: RunView) =>
  eventually(async () => {
    const { rows } = await database.pool.query(
      `select from jobs.job where name = 'publishing.prepare' and (data->>'runId')::bigint = $1`,
      [runId],
    );
    // One job from its creation, and one to continue.
    expect(rows).toHaveLength(2);
  });

/** Jobs of the run that wait. */
async function jobsOf({ runId }: RunView): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select name from jobs.job where (data->>'runId')::bigint = $1 and state = 'created' order by name`,
    [runId],
  );
  return rows.map(({ name }) => name);
}
/** As after the last attempt of each of its jobs. */
const loseJobs = ({ runId }: RunView) =>
  database.pool.query(`delete from jobs.job where (data->>'runId')::bigint = $1`, [runId]);

describe('a run whose job has used up its attempts', () => {
  it('is carried out once its platform is back', async () => {
    const run = await runs.prepare('list', shop.itemIds, ['DE']);
    await runs.consent(run);
    await expect(without.runJob('publishing.carry-out', payload(run), { isLastAttempt: true })).rejects.toThrow();
    await loseJobs(run);
    await without.runJob('publishing.continue-runs', {});
    expect(await jobsOf(run)).toEqual([]);
    for (let n = 0; n < 2; n += 1) await server.runJob('publishing.continue-runs', {});
    // One that waits is enough.
    expect(await jobsOf(run)).toEqual(['publishing.carry-out']);
    await server.runJob('publishing.carry-out', payload(run));
    const going = await runs.get(run.runId);
    expect(going.state).toBe('running');
    expect(countOf(going, { outcome: 'queued' })).toBe(shop.itemIds.length);
  });

  it('is settled if it was stopped', async () => {
    const run = await runs.prepare('list', shop.itemIds, ['IT']);
    // As after the first step of a large run.
    await database.pool.query(
      `update publish_runs set state = 'cancelled', finished_at = now() where user_id = $1 and run_id = $2`,
      [shop.owner.userId, run.runId],
    );
    await loseJobs(run);
    await server.runJob('publishing.continue-runs', {});
    expect(await jobsOf(run)).toEqual(['publishing.carry-out']);
    await server.runJob('publishing.carry-out', payload(run));
    expect(countOf(await runs.get(run.runId), { outcome: 'waiting' })).toBe(0);
    await loseJobs(run);
    await server.runJob('publishing.continue-runs', {});
    expect(await jobsOf(run)).toEqual([]);
  });
});

describe('a preparation', () => {
  it.each(['list', 'end'] as const)(
    'to %s reports that its platform is switched off, and continues when the platform is back',
    async (kind) => {
      const run = await runs.create(kind, shop.itemIds, ['DE']);
      await without.runJob('publishing.prepare', payload(run));
      expect(await runs.get(run.runId)).toMatchObject({ state: 'preparing', pausedReason: 'platform_off' });
      schedule = server.startSchedule();
      await isTakenUp(run);
      await server.runJob('publishing.prepare', payload(run));
      const done = { state: 'prepared', pausedReason: null, pausedUntil: null, errorText: null };
      expect(await runs.get(run.runId)).toMatchObject(done);
    },
  );

  it('does not change while its platform is still off', async () => {
    const run = await runs.create('list', shop.itemIds, ['DE']);
    for (let n = 0; n < 2; n += 1) await without.runJob('publishing.prepare', payload(run), { isLastAttempt: n > 0 });
    expect(await runs.get(run.runId)).toMatchObject({ state: 'preparing', pausedReason: 'platform_off' });
  });

  it('that the marketplace rejects ends at once with the marketplace’s message', async () => {
    const run = await runs.create('list', shop.itemIds, ['DE']);
    await refused.runJob('publishing.prepare', payload(run));
    const { state, errorText } = await runs.get(run.runId);
    expect({ state, errorText }).toEqual({ state: 'failed', errorText: expect.stringContaining(WORDS) });
  });

  it('shows that the marketplace does not answer while it is retried', async () => {
    await sandbox.control('faults', { kind: '5xx', operation: 'getDefaultCategoryTreeId' });
    const run = await runs.create('list', shop.itemIds, ['FR']);
    await expect(server.runJob('publishing.prepare', payload(run))).rejects.toThrow();
    expect(await runs.get(run.runId)).toMatchObject({ state: 'preparing', pausedReason: 'marketplace_unavailable' });
    await sandbox.clearFaults();
    await server.runJob('publishing.prepare', payload(run));
    expect(await runs.get(run.runId)).toMatchObject({ state: 'prepared', pausedReason: null });
  });

  it('ends with a message if its account no longer exists', async () => {
    const run = await closing.runs.create('list', closing.itemIds, ['DE']);
    const { rows } = await database.pool.query(
      'update marketplace_accounts set closed_at = now() where user_id = $1 and account_id = $2 returning account_id',
      [closing.owner.userId, closing.accountId],
    );
    expect(rows).toHaveLength(1);
    await server.runJob('publishing.prepare', { userId: closing.owner.userId, runId: run.runId });
    const { state, errorText } = await closing.runs.get(run.runId);
    expect({ state, errorText }).toEqual({
      state: 'failed',
      errorText: 'The marketplace account is no longer connected',
    });
  });
});
