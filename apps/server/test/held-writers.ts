import { expect, onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';
import type { TestDatabase } from './setup/test-database.ts';

/** Stops a transaction at an exact point: its first write to a table. */
export interface HeldWriters {
  /** Waits until this many transactions wait for a lock, including the stopped one, or until `orUntil` holds. */
  areWaiting(n: number, orUntil?: () => boolean): Promise<void>;
  release(): Promise<void>;
}

/** Waits until this many transactions wait for a lock, or until `orUntil` holds. */
export function areWaiting(
  { pool }: Pick<TestDatabase, 'pool'>,
  n: number,
  orUntil: () => boolean = () => false,
): Promise<void> {
  return eventually(async () => {
    const { rows } = await pool.query<{ pid: number }>(
      `select distinct a.pid from pg_stat_activity a join pg_locks l using (pid)
       where a.datname = current_database() and not l.granted`,
    );
    expect(rows.length >= n || orUntil(), `${rows.length} wait`).toBe(true);
  });
}

/** Blocks writers of the table from now on, at the latest until the test ends; readers continue. */
export async function holdWriters(database: Pick<TestDatabase, 'pool'>, table: string): Promise<HeldWriters> {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in share mode`);
  let isHeld = true;
  const release = async () => {
    if (!isHeld) return;
    isHeld = false;
    await client.query('rollback');
    client.release();
  };
  onTestFinished(release);
  return { areWaiting: (n, orUntil) => areWaiting(database, n, orUntil), release };
}
