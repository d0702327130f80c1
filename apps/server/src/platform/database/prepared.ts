import { createHash } from 'node:crypto';
import { type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely';
import type pg from 'pg';
import { arrayLiteral } from './array-literal.ts';

const MARK = '/* prepared */';
const UNREAD_MARK = '/* prepared */ /* unread */';

/**
 * Marks a statement that PostgreSQL parses and plans once per connection, for the few statements of nearly every request. Its text must be
 * constant, and one plan must suit every value: no lists of variable length, no search patterns.
 */
export const prepared = sql.raw(MARK);

/**
 * The same for a write or a lock whose answer nobody reads. In a transaction it waits for the next statement, at the latest for the commit,
 * and is sent together with it. That one fails with the error of the first.
 */
export const preparedUnread = sql.raw(UNREAD_MARK);

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

const NOTHING: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] };

function wrap(client: pg.PoolClient): PostgresPoolClient {
  /** What was not sent yet of an open transaction. A begin waits too, so that it costs no answer of its own. */
  let begin: pg.QueryConfig | undefined;
  let unread: pg.QueryConfig[] = [];
  let isOpen = false;

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not set up: page by keyset');
    const statement = { name: nameOf(text), text, values: values.map(toParameter) };
    if (/^(begin|start transaction)/.test(text)) {
      [begin, unread, isOpen] = [statement, [], true];
      return Promise.resolve(NOTHING);
    }
    if (isOpen && text.trimStart().startsWith(UNREAD_MARK)) {
      unread.push(statement);
      return Promise.resolve(NOTHING);
    }
    const isEnd = text === 'commit' || text === 'rollback';
    const isVoid = isEnd && begin !== undefined && (text === 'rollback' || unread.length === 0);
    const waiting = [...(begin ? [begin] : []), ...(text === 'rollback' ? [] : unread)];
    [begin, unread, isOpen] = [undefined, [], isOpen && !isEnd];
    if (isVoid) return Promise.resolve(NOTHING);
    return waiting.length === 0 ? client.query(statement) : queryTogether(client, [...waiting, statement]);
  }
  return { query, release: () => client.release() };
}

/** Sends statements at once. @returns the answer to the last. @throws the first error: those of later statements follow from it */
async function queryTogether(client: pg.PoolClient, statements: readonly pg.QueryConfig[]): Promise<pg.QueryResult> {
  const { stream } = client.connection;
  stream.cork();
  const answers = statements.map((statement) => client.query(statement));
  stream.uncork();
  const settled = await Promise.allSettled(answers);
  for (const answer of settled) if (answer.status === 'rejected') throw answer.reason;
  return answers.at(-1) as Promise<pg.QueryResult>;
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
