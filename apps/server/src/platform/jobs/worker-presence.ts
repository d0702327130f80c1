import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * A worker's liveness: an advisory lock on its own database connection. When the process ends in any way, the database closes the
 * connection and releases the lock at once. It needs no action of the worker, so a worker that computes for seconds keeps its lock.
 */
export interface WorkerPresence {
  /** Identifies the worker in its claims: the number of the lock as text. */
  readonly owner: string;
  /** Connects, and takes the lock on a new or restored connection. */
  keep(): Promise<void>;
  end(): Promise<void>;
}

/** SQL: whether the worker with the id `owner` has its lock. PostgreSQL shows the number of a lock as two halves. */
export const holdsPresence = (owner: string) => `exists (
  select from pg_locks l where l.locktype = 'advisory' and l.objsubid = 1 and l.granted
    and l.database = (select oid from pg_database where datname = current_database())
    and ((l.classid::bigint << 32) | l.objid::bigint)::text = ${owner})`;

/** On a busy machine a connection may take many seconds. */
const CONNECT_WITHIN_MS = 60_000;

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
