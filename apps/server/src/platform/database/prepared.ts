import { createHash } from 'node:crypto';
import { type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely';
import type pg from 'pg';
import { arrayLiteral } from './array-literal.ts';

const MARK = '/* prepared */';

/**
 * Marks a statement that PostgreSQL parses and plans once per connection, for the few statements of nearly every request. Its text must be
 * constant, and one plan must suit every value: no lists of variable length, no search patterns.
 */
export const prepared = sql.raw(MARK);

/** The pool for the query builder: marked statements are sent with a name. */
export function withPreparedStatements(pool: pg.Pool): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client);
      if (known !== undefined) return known;
      const made = wrap(client);
      wrapped.set(client, made);
      return made;
    },
    end: () => pool.end(),
  };
}

function wrap(client: pg.PoolClient): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not set up: page by keyset');
    return client.query({ name: nameOf(text), text, values: values.map(toParameter) });
  }
  return { query, release: () => client.release() };
}

/** Lists are sent as text; everything else as the driver formats it. */
function toParameter(value: unknown): unknown {
  return Array.isArray(value) ? (arrayLiteral(value) ?? value) : value;
}

const names = new Map<string, string>();

/** A statement's name, equal for equal text on every connection; undefined without the mark. */
function nameOf(text: string): string | undefined {
  if (!text.trimStart().startsWith(MARK)) return undefined;
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `quayside_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  return name;
}
