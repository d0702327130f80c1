import { expect, it } from 'vitest';
import { isPassing } from './start-failure.ts';

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

it.each([
  failure('canceling statement due to statement timeout', '57014'),
  failure('timeout exceeded when trying to connect'),
  failure('Connection terminated unexpectedly'),
  failure('the database system is starting up', '57P03'),
  failure('sorry, too many clients already', '53300'),
  failure('deadlock detected', '40P01'),
  failure('connect ECONNREFUSED', 'ECONNREFUSED'),
  new Error('The database at /tmp can not be used: read', { cause: failure('read', 'ECONNRESET') }),
])('a start that failed by a database that is away or slow is tried again: %s', (error) => {
  expect(isPassing(error)).toBe(true);
});

it.each([
  failure('listen EADDRINUSE', 'EADDRINUSE'),
  failure('password authentication failed', '28P01'),
  failure('relation does not exist', '42P01'),
  new Error('QUAYSIDE_SECRET is not the one that the stored tokens were encrypted with'),
])('a start that will fail again is not tried again: %s', (error) => {
  expect(isPassing(error)).toBe(false);
});
