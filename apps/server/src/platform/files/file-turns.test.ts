import { expect, it } from 'vitest';
import { fileTurns } from './file-turns.ts';

/** Work that ends when the test says so. */
function work() {
  let finish = () => {};
  let hasBegun = false;
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {
    run: () => {
      hasBegun = true;
      return ended;
    },
    finish: () => finish(),
    hasBegun: () => hasBegun,
  };
}

it('reads one file of a business at once, and a few in all, in the order of their arrival', async () => {
  const turns = fileTurns({ atOnce: 2, waiting: 2, waitingPerUser: 1 });
  const [first, second, other, third] = [work(), work(), work(), work()];
  const taken = [
    turns.take(1, first.run),
    turns.take(1, second.run),
    turns.take(2, other.run),
    turns.take(3, third.run),
  ];
  await expect(turns.take(1, work().run)).rejects.toThrow('files_waiting');
  await expect(turns.take(4, work().run)).rejects.toThrow('files_waiting');
  const begun = () => [first, second, other, third].map((one) => one.hasBegun());
  expect(begun()).toEqual([true, false, true, false]);
  other.finish();
  await taken[2];
  expect(begun()).toEqual([true, false, true, true]);
  first.finish();
  await taken[0];
  expect(begun()).toEqual([true, true, true, true]);
  second.finish();
  third.finish();
  await Promise.all(taken);
});

it('gives the turn away after a file that failed', async () => {
  const turns = fileTurns({ atOnce: 1, waiting: 1, waitingPerUser: 1 });
  await expect(turns.take(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.take(1, () => Promise.resolve('read'))).toBe('read');
});
