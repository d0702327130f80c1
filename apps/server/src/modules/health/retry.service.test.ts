import type { AccountRef } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildSeller } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { retryRestJob } from './health.enqueue.ts';
import { retryFailures, retryRest } from './retry.service.ts';

const database = useTestDatabase();
const cause = { changeKind: 'price' as const, code: 'rejected_by_marketplace' as const, marketplaceCode: '25003' };
const actor = { kind: 'login' as const, id: 1 };
const enqueued: { payload: object; key: string | undefined }[] = [];
beforeEach(() => {
  enqueued.length = 0;
});
const deps = () => ({
  db: database.db,
  clock: { now: () => new Date() },
  jobs: {
    enqueue: async (_tx: unknown, _job: unknown, payload: object, options: { key?: string } = {}) => {
      enqueued.push({ payload, key: options.key });
    },
  },
});

/** Rejected price changes of live listings. */
async function buildFailures({ userId, accountId }: AccountRef, from: number, to: number): Promise<void> {
  await database.pool.query(
    `insert into dispatch_listings (user_id, account_id, lease_key, site, is_live)
     select $1, $2, 'SKU-' || n, 'DE', true from generate_series($3::int, $4::int) as n`,
    [userId, accountId, from, to],
  );
  await database.pool.query(
    `insert into desired_states (user_id, account_id, target_key, change_kind, site, lease_key, call, item_id, payload, priority, state, attempts,
       last_error)
     select $1, $2, 'SKU-' || n, 'price', 'DE', 'SKU-' || n, 'update', n, '{}', 2, 'failed', 3,
       '{"code": "rejected_by_marketplace", "params": {"code": "25003", "message": "Invalid price."}}'
     from generate_series($3::int, $4::int) as n`,
    [userId, accountId, from, to],
  );
}

async function states(userId: number): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ state: string; n: number }>(
    'select state, count(*)::int as n from desired_states where user_id = $1 group by 1',
    [userId],
  );
  return Object.fromEntries(rows.map((row) => [row.state, row.n]));
}

describe('a cause with more failures than one step', () => {
  it('continues by itself in steps, excludes later failures, and may run twice', async () => {
    const userId = await buildSeller(database.db);
    const account = await buildAccount(database.db, userId);
    const ref = { userId, accountId: account.accountId };
    await buildFailures(ref, 1, 2_500);
    expect(await retryFailures(deps(), ref, cause, actor)).toEqual({ again: 1_000, left: 1_500 });
    expect(await states(userId)).toEqual({ due: 1_000, failed: 1_500 });
    expect(enqueued).toHaveLength(1);

    await buildFailures(ref, 2_501, 2_510);
    const payload = retryRestJob.payload.parse(enqueued[0]?.payload);
    const run = { signal: new AbortController().signal, noteProgress: async () => undefined };
    await retryRest(deps(), payload, run);
    expect(await states(userId)).toEqual({ due: 2_500, failed: 10 });
    await retryRest(deps(), payload, run);
    expect(await states(userId)).toEqual({ due: 2_500, failed: 10 });
    const { rows } = await database.pool.query(
      `select sum((after ->> 'again')::int)::int as n from history where user_id = $1 and why = 'sent_again'`,
      [userId],
    );
    expect(rows).toEqual([{ n: 2_500 }]);
  });

  it('notes its progress after each step, so that it is not given up while it still moves', async () => {
    const userId = await buildSeller(database.db);
    const account = await buildAccount(database.db, userId);
    const ref = { userId, accountId: account.accountId };
    await buildFailures(ref, 1, 3_500);
    await retryFailures(deps(), ref, cause, actor);
    const payload = retryRestJob.payload.parse(enqueued.at(-1)?.payload);
    const noted: (number | undefined)[] = [];
    const { signal } = new AbortController();
    const noteProgress = async () => void noted.push((await states(userId)).due);
    await retryRest(deps(), payload, { signal, noteProgress });
    expect(noted).toEqual([2_000, 3_000, 3_500]);
    // Nothing is left, so a second run makes no progress.
    await retryRest(deps(), payload, { signal, noteProgress });
    expect(noted).toHaveLength(3);
  });

  it('cannot be retried by another user', async () => {
    const [userId, otherId] = [await buildSeller(database.db), await buildSeller(database.db)];
    const own = await buildAccount(database.db, userId);
    const other = await buildAccount(database.db, otherId);
    await buildFailures({ userId: otherId, accountId: other.accountId }, 1, 3);
    expect(await retryFailures(deps(), { userId, accountId: own.accountId }, cause, actor)).toEqual({
      again: 0,
      left: 0,
    });
    expect(await states(otherId)).toEqual({ failed: 3 });
  });
});
