import { sql } from 'kysely';
import type { Db } from './database/db.ts';

/**
 * The right to do something alone for a while, across all processes. The fence grows with every change of holder: whoever
 * writes under a lease compares it, so that a holder who was asleep past the end can not overwrite its successor.
 */
export interface Lease {
  readonly name: string;
  readonly owner: string;
  readonly fence: number;
  /** By the database's clock, which is the only one that leases go by. */
  readonly expiresAt: Date;
}

/** Takes the lease, or lengthens it for its present owner (the fence stays). Null where another holds it. One statement. */
export async function acquireLease(db: Db, name: string, owner: string, ttlMs: number): Promise<Lease | null> {
  const { rows } = await sql<Lease>`
    insert into leases as held (name, owner, expires_at)
    values (${name}, ${owner}, clock_timestamp() + ${ttlMs} * interval '1 ms')
    on conflict (name) do update
      set owner = excluded.owner,
          expires_at = excluded.expires_at,
          fence = held.fence + case when held.owner = excluded.owner and held.expires_at > clock_timestamp() then 0 else 1 end
      where held.owner = excluded.owner or held.expires_at <= clock_timestamp()
    returning name, owner, fence, expires_at as "expiresAt"`.execute(db);
  return rows[0] ?? null;
}

/**
 * Lengthens the lease for as long as its work takes, so that its term can be short: a dead holder's work is taken over after one term.
 * A renewal that fails is left to the next one; the fence tells who holds it. The answer ends the renewing.
 */
export function keepLease(db: Db, lease: Lease, ttlMs: number): () => void {
  const timer = setInterval(() => {
    acquireLease(db, lease.name, lease.owner, ttlMs).catch(() => undefined);
  }, ttlMs / 3);
  timer.unref();
  return () => clearInterval(timer);
}

/** Gives the lease back before its time; without effect where it has passed on already. */
export async function releaseLease(db: Db, lease: Lease): Promise<void> {
  await sql`
    update leases set expires_at = '-infinity'
     where name = ${lease.name} and owner = ${lease.owner} and fence = ${lease.fence}`.execute(db);
}

/**
 * Whether the lease still holds, for the transaction that asks: nobody can take it over before that ends. Ask it in the
 * transaction that writes.
 */
export async function isLeaseHeld(tx: Db, lease: Lease): Promise<boolean> {
  const { rows } = await sql`
    select from leases
     where name = ${lease.name} and owner = ${lease.owner} and fence = ${lease.fence} and expires_at > clock_timestamp()
       for share`.execute(tx);
  return rows.length > 0;
}
