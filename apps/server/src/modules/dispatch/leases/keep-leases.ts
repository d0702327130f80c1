import type { Db } from '../../../platform/database/db.ts';
import type { Log } from '../../../platform/log.ts';
import { type Lease, type LeasedTable, renewLeases } from './leases.ts';

/** A lease is renewed this many times before it would expire, so that two renewals may fail. */
const RENEWALS = 3;

/**
 * Renews leases while the work lasts. If the work throws, the leases expire by themselves.
 * @param rows read again for each renewal, so that rows claimed during the work are renewed too
 */
export async function keepingLeases<Row extends Lease, Result>(
  { db, log }: { readonly db: Db; readonly log: Log },
  leased: LeasedTable<Row>,
  rows: () => readonly Row[],
  ttlMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const renewal = setInterval(() => {
    renewLeases(db, leased, rows(), ttlMs).catch((error: unknown) =>
      log.warn({ err: error, table: leased.table }, 'Leases could not be renewed'),
    );
  }, ttlMs / RENEWALS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
  }
}
