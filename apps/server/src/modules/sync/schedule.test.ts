import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { buildAccount, testBox } from '../../../test/factories/account.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { storeDeps } from '../../../test/factories/store-deps.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { createRequestLogBook } from '../accounts/index.ts';
import { runSchedule } from './schedule.ts';

const database = useTestDatabase();
/** No call is made; the test counts the reads. */
const nowhere = 'http://127.0.0.1:1';
const cdiscount = createCdiscountConnector({ apiUrl: nowhere, authUrl: nowhere, application: null });
const connector = { ...cdiscount, capabilities: { ...cdiscount.capabilities, operationLimits: [] } };
const polls = new Map<number, number>();
const stop = new AbortController();
let running: Promise<void>;
let userId: number;

beforeAll(async () => {
  const { db } = database;
  const log = createLog({ name: 'test', level: 'error' });
  ({ userId } = await buildOwner(db));
  running = runSchedule(
    {
      db,
      log,
      clock: systemClock,
      box: testBox,
      throttle: { take: async () => undefined, penalise: async () => undefined },
      requestLogs: createRequestLogBook(db, log),
      ...storeDeps,
      connectors: new Map([['cdiscount', connector]]),
      preparations: { list: async () => [], resume: async () => undefined },
      pollIntervalMs: 100,
      async pollOrders({ account: { accountId } }) {
        polls.set(accountId, (polls.get(accountId) ?? 0) + 1);
        return new Date();
      },
    },
    stop.signal,
  );
});
afterAll(async () => {
  stop.abort();
  await running;
});

const pollsOf = (accountId: number) => polls.get(accountId) ?? 0;
const pause = (accountId: number, reason: string | null) =>
  database.db
    .updateTable('marketplace_accounts')
    .set({ paused_reason: reason })
    .where('account_id', '=', accountId)
    .execute();

it('reads the orders of every account repeatedly, including a newly connected one, but not of a paused one', async () => {
  const { accountId: first } = await buildAccount(database.db, userId, { platform: 'cdiscount', homeSite: 'FR' });
  await eventually(async () => expect(pollsOf(first)).toBeGreaterThan(2));
  const { accountId: second } = await buildAccount(database.db, userId, { platform: 'cdiscount', homeSite: 'FR' });
  await eventually(async () => expect(pollsOf(second)).toBeGreaterThan(0));

  await pause(first, 'auth_expired');
  const nextOf = async (accountId: number, n: number) => {
    const before = pollsOf(accountId);
    await eventually(async () => expect(pollsOf(accountId)).toBeGreaterThanOrEqual(before + n));
  };
  // Accounts are read from time to time, and a read that has started ends.
  await eventually(async () => {
    const before = pollsOf(first);
    await nextOf(second, 3);
    expect(pollsOf(first)).toBe(before);
  });

  await pause(first, null);
  await nextOf(first, 1);
});
