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

const ROUNDS = 5;

const database = useTestDatabase();
/** No call is made; the test counts the reads. */
const nowhere = 'http://127.0.0.1:1';
const cdiscount = createCdiscountConnector({ apiUrl: nowhere, authUrl: nowhere, application: null });
const connector = { ...cdiscount, capabilities: { ...cdiscount.capabilities, operationLimits: [] } };
const polls = new Map<number, number>();
const stop = new AbortController();
let failing = 0;
let silent = 0;
let letGo: () => void = () => undefined;
let running: Promise<void>;
let others: number[];

beforeAll(async () => {
  const { db } = database;
  const log = createLog({ name: 'test', level: 'fatal' });
  const { userId } = await buildOwner(db);
  const build = async () => (await buildAccount(db, userId, { platform: 'cdiscount', homeSite: 'FR' })).accountId;
  [failing, silent] = [await build(), await build()];
  others = [];
  for (let n = 0; n < 9; n += 1) others.push(await build());
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
        if (accountId === failing) throw new Error('broken for ever');
        if (accountId === silent) await new Promise<void>((resolve) => (letGo = resolve));
        return new Date();
      },
    },
    stop.signal,
  );
});
afterAll(async () => {
  stop.abort();
  letGo();
  await running;
});

it('keeps reading nine accounts while one always fails and one never returns', async () => {
  await eventually(async () => {
    for (const accountId of others) expect(polls.get(accountId) ?? 0).toBeGreaterThanOrEqual(ROUNDS);
  });
  for (const accountId of [failing, silent]) expect(polls.get(accountId)).toBeGreaterThan(0);
});
