import { expect, test } from 'vitest';
import { acceptWithRetry } from './accept-with-retry.ts';

function calls(...answers: readonly (string | Error)[]) {
  const made: string[] = [];
  const left = [...answers];
  const make = (name: string) => async () => {
    made.push(name);
    const answer = left.shift();
    if (answer instanceof Error || answer === undefined) throw answer ?? new Error('not expected');
    return answer;
  };
  const failures: string[] = [];
  const run = () =>
    acceptWithRetry(make('accept'), make('create'), (error) =>
      failures.push(error instanceof Error ? error.message : ''),
    );
  return { made, failures, run };
}

test('a successful acceptance makes no second call', async () => {
  const { made, failures, run } = calls('accepted');
  expect(await run()).toBe('accepted');
  expect(made).toEqual(['accept']);
  expect(failures).toEqual([]);
});

test('a failed one is repeated once with the other call, and reported', async () => {
  const { made, failures, run } = calls(new Error('first'), 'created');
  expect(await run()).toBe('created');
  expect(made).toEqual(['accept', 'create']);
  expect(failures).toEqual(['first']);
});

test('there is no third attempt', async () => {
  const { made, failures, run } = calls(new Error('first'), new Error('second'));
  await expect(run()).rejects.toThrow('second');
  expect(made).toEqual(['accept', 'create']);
  expect(failures).toEqual(['first', 'second']);
});
