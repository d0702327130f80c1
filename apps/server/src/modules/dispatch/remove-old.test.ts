import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildOwner } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { clockOf } from '../../platform/clock.ts';
import { REMOVAL_BATCH } from '../../platform/database/remove-in-batches.ts';

const now = new Date('2026-11-21T10:00:00Z');
const database = useTestDatabase();
const server = useTestServer(database, { clock: clockOf({ now: () => now, sleep: async () => undefined }) });
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

/** Adds the given number of rows of one business, all with the same time. */
const addSends = (userId: number, count: number, at: Date) =>
  sql`insert into send_attempts (user_id, account_id, target_key, change_kind, generation, fence, outcome, started_at, finished_at)
    select ${userId}::bigint, 1, 'sku-' || n, 'price', 1, 1, 'done', ${at}, ${at} from generate_series(1, ${count}::int) n`.execute(
    database.db,
  );
const addRequests = (userId: number, count: number, at: Date) =>
  sql`insert into marketplace_requests (user_id, account_id, at, operation, method, path, status, duration_ms)
    select ${userId}::bigint, 1, ${at}, 'orders', 'GET', '/orders', 200, 5 from generate_series(1, ${count}::int)`.execute(
    database.db,
  );

async function countOf(table: 'send_attempts' | 'marketplace_requests', userId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where user_id = ${userId}`.execute(database.db);
  return rows[0]?.n ?? 0;
}

it('send attempts are kept for 90 days and removed after that, however many there are', async () => {
  const [one, other] = [await buildOwner(database.db), await buildOwner(database.db)];
  await addSends(one.userId, REMOVAL_BATCH + 1, daysAgo(91));
  await addSends(one.userId, 3, daysAgo(89));
  await addSends(other.userId, 2, daysAgo(91));
  await server.runJob('dispatch.remove-old-sends', {});
  expect([await countOf('send_attempts', one.userId), await countOf('send_attempts', other.userId)]).toEqual([3, 0]);
});

it('marketplace requests are kept for a week', async () => {
  const { userId } = await buildOwner(database.db);
  await addRequests(userId, REMOVAL_BATCH + 1, daysAgo(8));
  await addRequests(userId, 2, daysAgo(6));
  await server.runJob('accounts.remove-old-requests', {});
  expect(await countOf('marketplace_requests', userId)).toBe(2);
});

it('a stopped job stops between two batches, and the next run continues', async () => {
  const { userId } = await buildOwner(database.db);
  await addSends(userId, 2, daysAgo(91));
  await server.runJob('dispatch.remove-old-sends', {}, { signal: AbortSignal.abort() });
  expect(await countOf('send_attempts', userId)).toBe(2);
  await server.runJob('dispatch.remove-old-sends', {});
  expect(await countOf('send_attempts', userId)).toBe(0);
});
