import type { TestDatabase } from './setup/test-database.ts';

/** Ends the database session of every transaction that waits for a lock, as the death of its process would. */
export async function killWaiting({ pool }: Pick<TestDatabase, 'pool'>): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(a.pid) from pg_stat_activity a
     where a.datname = current_database() and exists (select from pg_locks l where l.pid = a.pid and not l.granted)`,
  );
}
