import pg from 'pg';
import type { Log } from '../log.ts';

export interface PoolOptions {
  connectionString: string;
  /** Shown in `pg_stat_activity`: `quayside-gateway`, `quayside-worker`. */
  applicationName: string;
  /** The maximum number of connections. */
  max: number;
  log: Log;
  /** A longer statement is cancelled (error 57014). Default two minutes; 0 for none. */
  statementTimeoutMs?: number;
  /** The wait for a free or new connection, after which a statement fails. Default two minutes. */
  connectWithinMs?: number;
}

/** A database that is away refuses at once. On a busy machine a connection may take many seconds, which is no failure. */
const CONNECT_WITHIN_MS = 120_000;
/** Statements take milliseconds; a machine of which others take nine tenths needs tenfold. */
const STATEMENT_WITHIN_MS = 120_000;
/** A transaction that waits for its own program is a bug; it must not hold its locks for long. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** Creates a pool that survives broken idle connections. `bigint` is parsed as a number; `date` (`2026-11-21`) and `numeric` as text. */
export function createPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    application_name: options.applicationName,
    max: options.max,
    connectionTimeoutMillis: options.connectWithinMs ?? CONNECT_WITHIN_MS,
    statement_timeout: options.statementTimeoutMs ?? STATEMENT_WITHIN_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    // Statements are sent without waiting for the answers of those before (`withPreparedStatements`).
    pipeline: true,
    types: { getTypeParser },
  });
  pool.on('error', (error) => options.log.warn({ err: error }, 'An idle database connection broke'));
  // The pool handles errors of idle connections only. A connection that breaks between two statements of a transaction would end the
  // process; its next statement reports the error instead.
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

/** Type ids of `bigint[]` and `text[]`, fixed in PostgreSQL's catalogue; pg names only those of scalar types. */
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
