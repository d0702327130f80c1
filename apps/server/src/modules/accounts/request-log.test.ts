import type { RequestLogEntry } from '@quayside/connector-kit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createLog } from '../../platform/log.ts';
import { countRecentRequests, createRequestLogBook, type RequestLogBook } from './request-log.ts';

const database = useTestDatabase();
const log = createLog({ name: 'test', level: 'silent' });
let book: RequestLogBook;
let userId: number;
let accountId: number;

beforeEach(async () => {
  book = createRequestLogBook(database.db, log);
  ({ userId } = await buildOwner(database.db));
  ({ accountId } = await buildAccount(database.db, userId));
});
afterEach(() => book.close());

const look: RequestLogEntry = {
  operation: 'getOrders',
  method: 'GET',
  path: '/orders?filter=lastmodifieddate:%5B2026-11-21T10%3A00%3A00.000Z..%5D&limit=50',
  status: 200,
  durationMs: 12,
  isRead: true,
};

function record(...entries: readonly RequestLogEntry[]): void {
  for (const entry of entries) book.of(userId, accountId).record(entry);
}

/** The stored rows, oldest first. */
async function rows() {
  await book.close();
  return database.db
    .selectFrom('marketplace_requests')
    .select(['operation', 'path', 'status', 'calls', 'at', 'last_at'])
    .where('user_id', '=', userId)
    .orderBy('request_id')
    .execute();
}

const told = async () => (await rows()).map(({ operation, status, calls }) => [operation, status, calls]);

it('keeps a thousand equal answers to a read as one row with their number and the time of the last', async () => {
  for (let second = 0; second < 1_000; second += 1) {
    const since = new Date(Date.UTC(2026, 10, 21) + second * 1_000).toISOString().replaceAll(':', '%3A');
    record({ ...look, path: look.path.replace('2026-11-21T10%3A00%3A00.000Z', since), durationMs: second });
  }
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ operation: 'getOrders', status: 200, calls: 1_000 });
  expect(row?.last_at?.getTime()).toBeGreaterThanOrEqual(row?.at.getTime() ?? 0);
});

it('begins a new row when the answer differs, in the order of the calls', async () => {
  record(look, look, { ...look, status: 429 }, { ...look, status: 429 }, look);
  expect(await told()).toEqual([
    ['getOrders', 200, 2],
    ['getOrders', 429, 2],
    ['getOrders', 200, 1],
  ]);
});

it('adds calls to a row that is already stored', async () => {
  record(look);
  await rows();
  record(look, look);
  expect(await told()).toEqual([['getOrders', 200, 3]]);
});

it('lists every write, every page and the reads of every account', async () => {
  const { accountId: other } = await buildAccount(database.db, userId);
  const write: RequestLogEntry = { ...look, operation: 'publish', method: 'POST', path: '/publish', isRead: false };
  record(write, write, look, { ...look, path: '/orders?offset=50' });
  book.of(userId, other).record(look);
  expect(await told()).toEqual([
    ['publish', 200, 1],
    ['publish', 200, 1],
    ['getOrders', 200, 1],
    ['getOrders', 200, 1],
    ['getOrders', 200, 1],
  ]);
});

it('counts repeated calls among the recent ones, those of a longer time by their share', async () => {
  const now = Date.now();
  const at = (secondsAgo: number) => new Date(now - secondsAgo * 1_000);
  await database.db
    .insertInto('marketplace_requests')
    .values([
      { ...storable(200), at: at(1_000), last_at: at(0), calls: 1_001 },
      { ...storable(429), at: at(5), last_at: at(2), calls: 4 },
      { ...storable(200), at: at(900), last_at: at(400), calls: 50 },
      { ...storable(200), at: at(3) },
    ])
    .execute();
  const { calls, turnedAway } = await countRecentRequests(database.db, userId, accountId, at(300));
  expect(turnedAway).toBe(4);
  expect(calls).toBeGreaterThanOrEqual(305);
  expect(calls).toBeLessThanOrEqual(307);
});

const storable = (status: number) => ({
  user_id: userId,
  account_id: accountId,
  operation: 'getOrders',
  method: 'GET',
  path: '/orders',
  status,
  duration_ms: 1,
});
