import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** Where the statements of npm test are recorded; none is recorded unless it is set. */
const DIRECTORY = process.env.QUAYSIDE_STATEMENTS;
const isRecorded = process.env.QUAYSIDE_TESTS === 'short';
/** The statements that PostgreSQL can prepare. */
const PREPARABLE = /^\s*(?:\/\*.*?\*\/\s*)?(?:select|insert|update|delete|merge|with|values)\b/is;

/**
 * Records the different statements of a pool, so that another version of PostgreSQL can check them without running the tests again.
 * @returns stores them; to be called before the pool ends
 */
export function recordStatements(pool: pg.Pool): () => void {
  if (DIRECTORY === undefined || !isRecorded) return () => undefined;
  const recorded = new Set<string>();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const text = typeof given[0] === 'string' ? given[0] : (given[0] as { text?: unknown } | undefined)?.text;
      if (typeof text === 'string' && PREPARABLE.test(text)) recorded.add(text);
      return query(...given);
    }) as typeof client.query;
  });
  return () => {
    const content = JSON.stringify([...recorded]);
    mkdirSync(DIRECTORY, { recursive: true });
    writeFileSync(join(DIRECTORY, `${createHash('sha256').update(content).digest('hex')}.json`), content);
  };
}

/** The different statements that a run has recorded. @throws if none was recorded */
export function readRecordedStatements(): string[] {
  if (DIRECTORY === undefined) throw new Error('QUAYSIDE_STATEMENTS names no directory');
  const statements = new Set<string>();
  for (const name of readdirSync(DIRECTORY)) {
    for (const text of JSON.parse(readFileSync(join(DIRECTORY, name), 'utf8')) as string[]) statements.add(text);
  }
  return [...statements];
}
