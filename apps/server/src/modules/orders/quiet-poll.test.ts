import type { AccountSession, OrderPage } from '@quayside/connector-kit';
import { beforeAll, expect, it } from 'vitest';
import { buildAccount, testBox } from '../../../test/factories/account.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { clockOf } from '../../platform/clock.ts';
import { pollOrders } from './orders.service.ts';

const database = useTestDatabase();
const startedAt = Date.parse('2026-11-21T10:00:00Z');
let now = startedAt;
const clock = clockOf({ now: () => new Date(now), sleep: async () => undefined });
const asked: (string | null)[] = [];
let userId: number;
let accountId: number;

beforeAll(async () => {
  ({ userId } = await buildOwner(database.db));
  ({ accountId } = await buildAccount(database.db, userId));
});

/** A marketplace without orders, whose position is its time. */
async function listOrders(_session: AccountSession, cursor: string | null): Promise<OrderPage> {
  asked.push(cursor);
  return { orders: [], nextCursor: new Date(now).toISOString(), hasMore: false };
}

const session = { accountKey: 'none' } as AccountSession;
const poll = () =>
  pollOrders(
    {
      db: database.db,
      clock,
      box: testBox,
      addSales: async () => undefined,
      awaitsAnswers: () => true,
      notifyOnHold: async () => undefined,
    },
    { account: { userId, accountId, platform: 'cdiscount' }, connector: { listOrders }, session },
  );

/** The cursor's row, with the transaction that wrote it last. */
async function stored() {
  const { rows } = await database.pool.query<{ writer: string; cursor: string; at: Date }>(
    'select xmin::text as writer, cursor, looked_at as at from order_cursors where user_id = $1',
    [userId],
  );
  return rows[0];
}

it('writes nothing while there are no orders, but stores after some seconds that it has looked', async () => {
  await poll();
  const first = await stored();
  expect(first?.cursor).toBe('2026-11-21T10:00:00.000Z');
  for (let second = 2; second < 10; second += 2) {
    now = startedAt + second * 1_000;
    await poll();
    expect(await stored()).toEqual(first);
  }
  now = startedAt + 10_000;
  await poll();
  const later = await stored();
  expect(later?.writer).not.toBe(first?.writer);
  expect(later?.at.getTime()).toBe(now);
  // Each look began where the last stored one ended, so that none leaves a gap.
  expect(asked).toEqual([null, ...Array<string>(5).fill('2026-11-21T10:00:00.000Z')]);
});
