import type { Db } from '../../platform/database/db.ts';
import { acquireLease, extendLeases, type Lease, releaseLease } from '../../platform/leases.ts';

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

interface Kept {
  readonly lease: Lease;
  /** When it was last extended and last needed, in milliseconds of a monotonic clock. */
  readonly renewedAt: number;
  usedAt: number;
}

/** A lease that was not needed for this many terms is left to expire. */
const UNUSED_TERMS = 3;

export function createKeptLeases(db: Db, owner: string, ttlMs: number): KeptLeases {
  const kept = new Map<string, Kept>();
  let extending: Promise<void> | undefined;

  /** All at once, so that many leases cost one statement in half a term. */
  async function extendAll(): Promise<void> {
    const askedAt = performance.now();
    for (const [name, { usedAt }] of kept) if (askedAt - usedAt > UNUSED_TERMS * ttlMs) kept.delete(name);
    const before = new Map(kept);
    const extended = await extendLeases(db, [...before.keys()], owner, ttlMs);
    const names = new Map(extended.map((lease) => [lease.name, lease]));
    for (const [name, { lease: old, usedAt }] of before) {
      const lease = names.get(name);
      if (lease?.fence === old.fence) kept.set(name, { lease, renewedAt: askedAt, usedAt });
      else kept.delete(name);
    }
  }

  const extend = () => {
    extending ??= extendAll().finally(() => {
      extending = undefined;
    });
    return extending;
  };

  const fresh = (name: string): Lease | undefined => {
    const own = kept.get(name);
    if (!own) return undefined;
    own.usedAt = performance.now();
    return own.usedAt - own.renewedAt < ttlMs / 2 ? own.lease : undefined;
  };

  return {
    async hold(name) {
      const before = kept.get(name)?.lease;
      const own = fresh(name);
      if (own) return { lease: own, how: 'kept' };
      if (before) {
        await extend();
        const extended = fresh(name);
        if (extended) return { lease: extended, how: 'kept' };
      }
      const askedAt = performance.now();
      const lease = await acquireLease(db, name, owner, ttlMs);
      if (!lease) {
        kept.delete(name);
        return null;
      }
      kept.set(name, { lease, renewedAt: askedAt, usedAt: askedAt });
      return { lease, how: lease.fence === before?.fence ? 'kept' : 'taken' };
    },
    async release() {
      const leases = [...kept.values()];
      kept.clear();
      for (const { lease } of leases) await releaseLease(db, lease);
    },
  };
}
