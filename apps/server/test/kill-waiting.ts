import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import type { TestDatabase } from './setup/test-database.ts';

/** Ends the database session of every transaction that waits for a lock, as the death of its process would. */
export async function killWaiting({ pool }: Pick<TestDatabase, 'pool'>): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(a.pid) from pg_stat_activity a
     where a.datname = current_database() and exists (select from pg_locks l where l.pid = a.pid and not l.granted)`,
  );
}

/**
 * Lets a worker work until it waits for the rows of an item, and then kills it.
 * @param table the table whose rows the worker locks
 */
export async function killAtItem(
  database: Pick<TestDatabase, 'pool'>,
  table: 'items' | 'listings',
  itemId: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select from ${table} where item_id = $1 for update`, [itemId]);
    let isOver = false;
    const killed = work()
      .catch((error: unknown) => error)
      .finally(() => {
        isOver = true;
      });
    await eventually(async () => {
      await killWaiting(database);
      expect(isOver).toBe(true);
    });
    expect(await killed).toBeInstanceOf(Error);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
