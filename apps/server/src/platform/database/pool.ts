import pg from 'pg';
import type { Log } from '../log.ts';

export interface PoolOptions {
  connectionString: string;
  /** Shown in `pg_stat_activity`: `quayside-gateway`, `quayside-worker`. */
  applicationName: string;
  /** Connections at most. */
  max: number;
  log: Log;
  /** A statement that runs for longer is cancelled (error 57014). Default 30 s; 0 for none, as migrations need. */
  statementTimeoutMs?: number;
}

const CONNECT_WITHIN_MS = 5_000;
/** A transaction that waits for its own program is a bug; it must not keep its locks for long. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/**
 * A pool whose idle connections may break without taking the process down. `bigint` arrives as a number, `date` as its text
 * (`2026-11-21`), `numeric` as its text.
 */
export function createPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    application_name: options.applicationName,
    max: options.max,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    types: { getTypeParser },
  });
  pool.on('error', (error) => options.log.warn({ err: error }, 'An idle database connection broke'));
  // The pool listens to idle connections alone; one that breaks between two statements of a transaction would end the process. Its
  // user is told by the next statement, which fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const getTypeParser: typeof pg.types.getTypeParser = (oid, format) => {
  if (format !== 'binary') {
    if (oid === pg.types.builtins.INT8) return parseBigint;
    if (oid === pg.types.builtins.DATE) return (text: string) => text;
    if (Number(oid) === INT8_ARRAY) return parseBigintArray;
  }
  return pg.types.getTypeParser(oid, format);
};

/** Object ids of `bigint[]` and `text[]`, fixed in PostgreSQL's catalogue; pg names only those of scalar types. */
const INT8_ARRAY = 1016;
const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0];

function parseBigintArray(text: string): (number | null)[] {
  const entries: (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY, 'text')(text);
  return entries.map((entry) => (entry === null ? null : parseBigint(entry)));
}

/** @throws RangeError beyond 2^53: a rounded id or amount would be a wrong one */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database answered ${text}, which is no exact number here`);
  return value;
}
