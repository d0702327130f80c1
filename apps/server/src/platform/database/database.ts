import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import { errorCode, errorMessage } from '../errors.ts';
import type { Log } from '../log.ts';
import { withPreparedStatements } from './prepared.ts';

/** SQLSTATE codes of a transaction that PostgreSQL aborted in favour of another one and that may succeed when repeated. */
const RETRIED_CODES: ReadonlySet<string> = new Set(['40001' /* serialization failure */, '40P01' /* deadlock */]);
const TRANSACTION_ATTEMPTS = 5;

/** SQLSTATE classes and codes that no retry can fix: wrong password or role, unknown database, no permission. */
const HOPELESS = /^(28|3D|42501)/;

export function createDatabase<Tables>(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }) });
}

/**
 * Runs `work` in one transaction that commits when it resolves. After a deadlock or serialization failure all of it runs again, up to five
 * times, so it must have no effects outside the database.
 */
export function withTransaction<Tables, T>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return repeated(() => db.transaction().execute(work));
}

/** Like `withTransaction`, but all statements of `work` read the database as it was at the first one. */
export function withSnapshot<Tables, T>(db: Kysely<Tables>, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return repeated(() => db.transaction().setIsolationLevel('repeatable read').execute(work));
}

async function repeated<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt >= TRANSACTION_ATTEMPTS || !RETRIED_CODES.has(errorCode(error) ?? '')) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/**
 * Waits until the server answers a query, for a server that is down or starting.
 * @throws after `patienceMs`, or at once if waiting cannot help; the message contains the address without the password
 */
export async function waitForDatabase(
  pool: pg.Pool,
  options: { connectionString: string; patienceMs: number; log: Log },
): Promise<void> {
  const address = describeAddress(options.connectionString);
  let hasSaid = false;
  for (const giveUpAt = Date.now() + options.patienceMs; ; await sleep(250)) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      const isHopeless = HOPELESS.test(errorCode(error) ?? '');
      if (isHopeless || Date.now() > giveUpAt) {
        throw new Error(`The database at ${address} can not be used: ${errorMessage(error)}`, { cause: error });
      }
      if (!hasSaid) options.log.warn(`Waiting for the database at ${address}: ${errorMessage(error)}`);
      hasSaid = true;
    }
  }
}

/** Host, port and database of a connection string, safe to print. */
export function describeAddress(connectionString: string): string {
  try {
    const url = new URL(connectionString);
    const host = url.searchParams.get('host') ?? url.hostname;
    return `${host}:${url.searchParams.get('port') ?? (url.port || '5432')}${url.pathname}`;
  } catch {
    return 'DATABASE_URL'; // Not a URL. The validation of settings reports that without the value.
  }
}
