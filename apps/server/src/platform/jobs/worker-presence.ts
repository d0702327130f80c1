import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * A worker's sign of life: a lock of the database on a connection of its own. When the process ends, however it ends, the database ends
 * the connection and with it the lock, at once. The worker has nothing to do for that: one that computes for seconds keeps its lock.
 */
export interface WorkerPresence {
  /** Names the worker in its claims: the number of the lock, as text. */
  readonly owner: string;
  /** Connects and takes the lock where the connection is new or broke. */
  keep(): Promise<void>;
  end(): Promise<void>;
}

/** SQL: whether the worker that `owner` names holds its lock. PostgreSQL shows a lock of one number as two halves. */
export const holdsPresence = (owner: string) => `exists (
  select from pg_locks l where l.locktype = 'advisory' and l.objsubid = 1 and l.granted
    and l.database = (select oid from pg_database where datname = current_database())
    and ((l.classid::bigint << 32) | l.objid::bigint)::text = ${owner})`;

const CONNECT_WITHIN_MS = 5_000;

export function createWorkerPresence(connectionString: string): WorkerPresence {
  /** A positive number of 62 bits. */
  const owner = (randomBytes(8).readBigUInt64BE() >> 2n).toString();
  let client: pg.Client | undefined;

  return {
    owner,
    async keep() {
      if (client) return;
      const made = new pg.Client({
        connectionString,
        application_name: 'quayside-presence',
        connectionTimeoutMillis: CONNECT_WITHIN_MS,
        keepAlive: true,
      });
      const forget = () => {
        if (client === made) client = undefined;
      };
      made.on('error', forget);
      made.on('end', forget);
      await made.connect();
      await made.query('select pg_advisory_lock($1::bigint)', [owner]);
      client = made;
    },
    async end() {
      await client?.end();
    },
  };
}
