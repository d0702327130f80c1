import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createChildLog } from './child-log.ts';

const directory = mkdtempSync(join(tmpdir(), 'quayside-child-log-'));
const messages: string[] = [];

afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
  messages.length = 0;
});

function entry(msg: string, err?: { message: string; code?: string; type?: string }): string {
  return JSON.stringify({ level: 'warn', msg, ...(err ? { err } : {}) });
}

it('reports an outage of the database once, and keeps every line in the file', async () => {
  const file = join(directory, 'worker.log');
  const log = createChildLog(file, (message) => messages.push(message));
  log.read(entry('An idle database connection broke', { message: 'terminating connection', code: '57P01' }));
  for (let n = 0; n < 20; n += 1) {
    log.read(entry(`A job failed`, { message: 'connect ECONNREFUSED /run/.s.PGSQL.5432', code: 'ECONNREFUSED' }));
    log.read(
      entry('The sender could not look for work', { message: 'the database system is starting up', code: '57P03' }),
    );
  }
  log.read(
    entry('A look failed', {
      type: 'ConnectorError',
      message: 'The marketplace cannot be reached.',
      code: 'ECONNREFUSED',
    }),
  );
  expect(messages).toEqual([
    'The database can not be reached: terminating connection',
    'A look failed: The marketplace cannot be reached.',
  ]);
  await eventually(() => expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(42));
});
