import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { startTimeLimit } from './answer-body.ts';

it('a time limit ends what it limits, also when memory is cleaned up meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const collecting = setInterval(collect, 20);
  const ended = once(startTimeLimit(200, new AbortController().signal).signal, 'abort');
  await ended;
  clearInterval(collecting);
});

it('a time limit for work that has been stopped already is over at once', () => {
  const work = new AbortController();
  work.abort(new Error('stopped'));
  const { signal, end } = startTimeLimit(600_000, work.signal);
  expect(signal.reason).toMatchObject({ message: 'stopped' });
  end();
});
