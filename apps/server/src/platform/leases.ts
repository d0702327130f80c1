import { sql } from 'kysely';
import type { Db } from './database/db.ts';

/**
 * The exclusive right to do something for a while, across all processes. The fence increases with every new owner.
 * Writes under a lease compare it, so that an owner who slept past the end cannot overwrite its successor.
 */
export interface Lease {
  readonly name: string;
  readonly owner: string;
  readonly fence: number;
  /** By the database's clock, which alone decides about leases. */
  readonly expiresAt: Date;
}

/** Takes the lease, or extends it for its current owner under the same fence. Null if another owner has it. One statement. */
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
 * Extends the lease while the work runs, so that its term can be short: a crashed owner's work is taken over after one
 * term. A failed extension is left to the next one; the fence shows who has the lease. Returns a function that stops
 * extending.
 */
export function keepLease(db: Db, lease: Lease, ttlMs: number): () => void {
  const timer = setInterval(() => {
    acquireLease(db, lease.name, lease.owner, ttlMs).catch(() => undefined);
  }, ttlMs / 3);
  timer.unref();
  return () => clearInterval(timer);
}

/** Extends those of the leases that the owner still has, and returns them. One statement. */
export async function extendLeases(db: Db, names: readonly string[], owner: string, ttlMs: number): Promise<Lease[]> {
  const { rows } = await sql<Lease>`
    update leases set expires_at = clock_timestamp() + ${ttlMs} * interval '1 ms'
     where name in (select name from leases where name = any(${[...names]}::text[]) order by name for update)
       and owner = ${owner} and expires_at > clock_timestamp()
    returning name, owner, fence, expires_at as "expiresAt"`.execute(db);
  return rows;
}

/** Releases the lease early; does nothing if it has already passed on. */
export async function releaseLease(db: Db, lease: Lease): Promise<void> {
  await sql`
    update leases set expires_at = '-infinity'
     where name = ${lease.name} and owner = ${lease.owner} and fence = ${lease.fence}`.execute(db);
}

/**
 * Whether the lease is valid for the calling transaction: nobody can take it over before that ends. Call it in the transaction that writes.
 */
export async function isLeaseHeld(tx: Db, lease: Lease): Promise<boolean> {
  const { rows } = await sql`
    select from leases
     where name = ${lease.name} and owner = ${lease.owner} and fence = ${lease.fence} and expires_at > clock_timestamp()
       for share`.execute(tx);
  return rows.length > 0;
}
