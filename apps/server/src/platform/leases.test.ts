import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/setup/test-database.ts';
import { acquireLease, isLeaseHeld, type Lease, releaseLease } from './leases.ts';

describe('a lease', () => {
  const database = useTestDatabase();

  async function acquire(name: string, owner: string, ttlMs = 60_000): Promise<Lease> {
    const lease = await acquireLease(database.db, name, owner, ttlMs);
    if (lease === null) throw new Error(`${owner} did not get ${name}`);
    return lease;
  }

  /** Lets the term of a lease end. */
  const expire = (name: string) =>
    database.pool.query(`update leases set expires_at = clock_timestamp() - interval '1 ms' where name = $1`, [name]);

  it('goes to one of twenty concurrent callers', async () => {
    const owners = Array.from({ length: 20 }, (_, n) => `worker-${n}`);
    const leases = await Promise.all(owners.map((owner) => acquireLease(database.db, 'import:1', owner, 60_000)));
    expect(leases.filter((lease) => lease !== null)).toHaveLength(1);
  });

  it('is extended by its owner under the same fence', async () => {
    const first = await acquire('a', 'me', 1_000);
    const again = await acquire('a', 'me', 60_000);
    expect(again.fence).toBe(first.fence);
    expect(again.expiresAt.getTime()).toBeGreaterThan(first.expiresAt.getTime());
  });

  it('passes on after its time, and the former owner no longer has it', async () => {
    const slept = await acquire('b', 'me');
    await expire('b');
    expect(await isLeaseHeld(database.db, slept)).toBe(false);
    const successor = await acquire('b', 'other');
    expect(successor.fence).toBeGreaterThan(slept.fence);
    expect(await isLeaseHeld(database.db, slept)).toBe(false);
    expect(await isLeaseHeld(database.db, successor)).toBe(true);
  });

  it('has a new fence for an owner who returns after its time', async () => {
    const first = await acquire('c', 'me');
    await expire('c');
    expect((await acquire('c', 'me')).fence).toBeGreaterThan(first.fence);
  });

  it('can be released early, but only by its owner', async () => {
    const lost = await acquire('d', 'me');
    await expire('d');
    const successor = await acquire('d', 'other');
    await releaseLease(database.db, lost);
    expect(await acquireLease(database.db, 'd', 'third', 1_000)).toBeNull();
    await releaseLease(database.db, successor);
    expect((await acquire('d', 'third')).fence).toBeGreaterThan(successor.fence);
  });
});
