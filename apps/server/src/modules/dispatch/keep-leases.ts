import type { Db } from '../../platform/database/db.ts';
import type { Log } from '../../platform/log.ts';
import { type Batch, renewLeases } from './claim.repository.ts';

/** Renews the leases of all that was taken, also of what is added meanwhile. Answers what ends it. */
export function keepLeases({ db, log }: { db: Db; log: Log }, taken: readonly Batch[], ttlMs: number): () => void {
  const renew = (batch: Batch) =>
    renewLeases(db, batch, ttlMs).catch((error: unknown) => log.warn({ err: error }, 'Leases could not be renewed'));
  const renewal = setInterval(() => {
    for (const batch of taken) void renew(batch);
  }, ttlMs / 3);
  return () => clearInterval(renewal);
}
