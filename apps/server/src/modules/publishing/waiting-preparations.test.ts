import { setTimeout as pause } from 'node:timers/promises';
import { createEbayConnector } from '@quayside/connector-ebay';
import type { RunView } from '@quayside/contract';
import { DAY_MS } from '@quayside/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { clockOf } from '../../platform/clock.ts';

const SELLER = 'demo-shop-uk';

let offsetMs = 0;
/** Runs like the machine's clock, and can be advanced. */
const clock = clockOf({
  now: () => new Date(Date.now() + offsetMs),
  sleep: (ms, signal) => pause(ms, undefined, signal ? { signal } : {}),
});
/** Each test has quotas of its own. */
const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const sandbox = useTestSandbox({ isPerTest, quotaProfile: 'strict' });
const server = useTestServer(database, { isPerTest, clock, connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { isPerTest, seller: SELLER, singles: 3, varied: 0 });
const { runs } = shop;

let schedule: { end(): Promise<void> } | undefined;
beforeEach(() => {
  offsetMs = 0;
});
afterEach(async () => {
  await schedule?.end();
});

/** Makes taxonomy calls until the day's quota is used up, as another application's run would. */
async function useUpTaxonomy(): Promise<void> {
  const { apiUrl, clientId, clientSecret } = sandbox.ebay;
  const answer = await fetch(`${apiUrl}/identity/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      scope: 'https://api.ebay.com/oauth/api_scope',
    }).toString(),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const path = '/commerce/taxonomy/v1/get_default_category_tree_id?marketplace_id=EBAY_DE';
  const call = async () => {
    const { status, ...rest } = await fetch(`${apiUrl}${path}`, { headers: { authorization: `Bearer ${token}` } }).then(
      async (one) => ({ status: one.status, text: await one.text() }),
    );
    expect([200, 429], JSON.stringify(rest)).toContain(status);
    return status;
  };
  for (let isLeft = true; isLeft; ) {
    isLeft = !(await Promise.all(Array.from({ length: 100 }, call))).includes(429);
  }
}

/** The end of the API's day, as stated by the marketplace. */
async function endOfDay(api: string): Promise<string | undefined> {
  const { quotas } = await sandbox.control<{ quotas: { api: string; resetAt: string }[] }>('quotas');
  return quotas.find((quota) => quota.api === api)?.resetAt;
}

/** How many jobs are due to continue the run's preparation. */
async function countDue({ runId }: RunView): Promise<number> {
  const { rows } = await database.pool.query(
    `select from jobs.job where name = 'publishing.prepare' and (data->>'runId')::bigint = $1 and start_after <= now()`,
    [runId],
  );
  return rows.length;
}

async function countCalls(operation: string): Promise<number> {
  const { requests } = await sandbox.control<{ requests: { operation: string }[] }>('requests?limit=5000');
  return requests.filter((request) => request.operation === operation).length;
}

const prepare = ({ runId }: RunView) => server.runJob('publishing.prepare', { userId: shop.owner.userId, runId });

describe('a preparation that encounters a used-up quota', () => {
  it('shows until when it waits, does nothing until then, and continues at the next check after the quota is restored', async () => {
    await useUpTaxonomy();
    const run = await runs.prepare('list', shop.itemIds, ['DE']);
    expect(run).toMatchObject({ state: 'preparing', pausedReason: 'quota', pausedUntil: await endOfDay('taxonomy') });
    const asked = await countCalls('getRateLimits');
    schedule = server.startSchedule();
    await eventually(async () => expect(await countCalls('getRateLimits')).toBeGreaterThan(asked));
    await schedule.end();
    // The job from its creation is the only one so far.
    expect(await countDue(run)).toBe(1);
    expect(await runs.get(run.runId)).toEqual(run);

    await sandbox.control('clock', { advanceMs: DAY_MS });
    schedule = server.startSchedule();
    await eventually(async () => expect(await countDue(run)).toBe(2));
    await prepare(run);
    expect(await runs.get(run.runId)).toMatchObject({ state: 'prepared', pausedReason: null, pausedUntil: null });
  });

  it('continues at its time if the marketplace does not state the remaining quota', async () => {
    await database.pool.query('delete from account_site_readiness');
    for (const operation of ['getOptedInPrograms', 'getRateLimits', 'getUserRateLimits']) {
      await sandbox.control('faults', { kind: 'throttle-429', operation });
    }
    const run = await runs.prepare('list', shop.itemIds, ['FR']);
    expect(run).toMatchObject({ state: 'preparing', pausedReason: 'quota' });
    const waitMs = Date.parse(run.pausedUntil ?? '') - clock.now().getTime();
    expect(waitMs).toBeGreaterThan(0);
    offsetMs += waitMs;
    schedule = server.startSchedule();
    await eventually(async () => expect(await countDue(run)).toBe(2));
    await sandbox.clearFaults();
    await prepare(run);
    expect(await runs.get(run.runId)).toMatchObject({ state: 'prepared', pausedReason: null, pausedUntil: null });
  });
});
