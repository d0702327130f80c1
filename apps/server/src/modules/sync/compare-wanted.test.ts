import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { beforeEach, expect, it } from 'vitest';
import { buildAccount, testBox } from '../../../test/factories/account.ts';
import { buildSeller } from '../../../test/factories/seller.ts';
import { storeDeps } from '../../../test/factories/store-deps.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log.ts';
import { type Account, createRequestLogBook, openAccount } from '../accounts/index.ts';
import { compareHome } from './compare-home.ts';
import { findComparable, noteSyncSuccess, requestComparison } from './cursors.repository.ts';
import { cancelAccountImport, startImport } from './imports.service.ts';

const database = useTestDatabase();
const clock = createMovableClock('2026-11-21T10:00:00.000Z');
/** No call is made. */
const nowhere = 'http://127.0.0.1:1';
const cdiscount = createCdiscountConnector({ apiUrl: nowhere, authUrl: nowhere, application: null });
/** Runs while the marketplace prepares its list. */
let meanwhile: () => Promise<void>;
const connector = {
  ...cdiscount,
  async snapshotHomeListings() {
    clock.advance(1_000);
    await meanwhile();
    clock.advance(1_000);
    return { rows: [], unreadable: [] };
  },
};
const log = createLog({ name: 'test', level: 'error' });
const depsOf = () => ({
  db: database.db,
  log,
  clock,
  box: testBox,
  throttle: { take: async () => undefined, penalise: async () => undefined },
  requestLogs: createRequestLogBook(database.db, log),
  ...storeDeps,
  connectors: new Map([['cdiscount' as const, connector]]),
  pollOrders: async () => clock.now(),
});
let account: Account;

beforeEach(async () => {
  const userId = await buildSeller(database.db);
  account = await buildAccount(database.db, userId, { platform: 'cdiscount', homeSite: 'FR' });
  await noteSyncSuccess(database.db, userId, account.accountId, 'import', clock.now());
  meanwhile = async () => undefined;
});

const request = () =>
  withTransaction(database.db, (tx) => requestComparison(tx, account.userId, account.accountId, clock.monotonic()));
const compare = async () => compareHome(depsOf(), await openAccount(depsOf(), account.userId, account.accountId));
/** Whether a comparison is due now, although the account was imported or compared just before. */
const isDue = async () => {
  const after = new Date(clock.now().getTime() - 3_600_000);
  return (await findComparable(database.db, [account], { after, now: clock.now() })).has(account.accountId);
};

it('a requested comparison is due until one is made', async () => {
  expect(await isDue()).toBe(false);
  await request();
  expect(await isDue()).toBe(true);
  await compare();
  expect(await isDue()).toBe(false);
});

it('a comparison that is requested while another one waits for its list is made after that one', async () => {
  await request();
  meanwhile = request;
  await compare();
  expect(await isDue()).toBe(true);
  meanwhile = async () => undefined;
  await compare();
  expect(await isDue()).toBe(false);
});

it('a comparison that is requested while an import runs is made after the import', async () => {
  await withTransaction(database.db, (tx) => startImport(depsOf(), tx, account.userId, account.accountId));
  await request();
  expect(await isDue()).toBe(false);
  // The regular comparison, which leaves the differences to the import.
  await compare();
  await withTransaction(database.db, (tx) => cancelAccountImport(depsOf(), tx, account));
  expect(await isDue()).toBe(true);
  await compare();
  expect(await isDue()).toBe(false);
});
