import type { Db } from '../../platform/database/db.ts';
import { acquireLease, type Lease, releaseLease } from '../../platform/leases.ts';

/** The leases of one worker, which keeps them between its reads: what it has needs no statement. */
export interface KeptLeases {
  /**
   * Makes sure that nobody else does the work, for at least half the term.
   * @returns `taken` if another worker may have done it since; null if another worker has the lease
   */
  hold(name: string): Promise<{ readonly lease: Lease; readonly how: 'kept' | 'taken' } | null>;
  /** Lets other workers go on at once. */
  release(): Promise<void>;
}

export function createKeptLeases(db: Db, owner: string, ttlMs: number): KeptLeases {
  const kept = new Map<string, { readonly lease: Lease; readonly renewedAt: number }>();
  return {
    async hold(name) {
      const before = kept.get(name);
      const askedAt = performance.now();
      if (before && askedAt - before.renewedAt < ttlMs / 2) return { lease: before.lease, how: 'kept' };
      const lease = await acquireLease(db, name, owner, ttlMs);
      if (!lease) {
        kept.delete(name);
        return null;
      }
      kept.set(name, { lease, renewedAt: askedAt });
      return { lease, how: lease.fence === before?.lease.fence ? 'kept' : 'taken' };
    },
    async release() {
      const leases = [...kept.values()];
      kept.clear();
      for (const { lease } of leases) await releaseLease(db, lease);
    },
  };
}
