import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { chunked, createLanes, mapAhead, mapBounded } from './concurrency.ts';
import { pauseMs, READ_RETRIES } from './retry.ts';

describe('mapBounded', () => {
  it('keeps the order of the inputs and never exceeds the limit', async () => {
    let running = 0;
    let most = 0;
    const results = await mapBounded([30, 5, 20, 1, 10], 2, async (ms) => {
      running += 1;
      most = Math.max(most, running);
      await pause(ms);
      running -= 1;
      return ms * 2;
    });
    expect(results).toEqual([60, 10, 40, 2, 20]);
    expect(most).toBe(2);
  });

  it('starts no more work after an error and throws the error after running work has ended', async () => {
    const finished: number[] = [];
    const started: number[] = [];
    const work = mapBounded([1, 2, 3, 4], 2, async (input) => {
      started.push(input);
      await pause(input === 1 ? 1 : 20);
      if (input === 1) throw new Error('first');
      finished.push(input);
    });
    await expect(work).rejects.toThrow('first');
    expect(started).toEqual([1, 2]);
    expect(finished).toEqual([2]);
  });
});

describe('mapAhead', () => {
  it('yields in input order while later inputs run, and never exceeds the limit', async () => {
    let running = 0;
    let most = 0;
    const started: number[] = [];
    const work = async (ms: number) => {
      started.push(ms);
      running += 1;
      most = Math.max(most, running);
      await pause(ms);
      running -= 1;
      return ms * 2;
    };
    const results: number[] = [];
    for await (const result of mapAhead([20, 1, 10, 2], 2, work)) {
      if (results.length === 0) expect(started).toEqual([20, 1]);
      results.push(result);
    }
    expect(results).toEqual([40, 2, 20, 4]);
    expect(most).toBe(2);
  });

  it('throws an error in its turn, after running work has ended, and starts no more work', async () => {
    const started: number[] = [];
    const ended: number[] = [];
    const work = async (input: number) => {
      started.push(input);
      if (input === 2) throw new Error('second');
      await pause(input);
      ended.push(input);
      return input;
    };
    const results: number[] = [];
    const all = (async () => {
      for await (const result of mapAhead([1, 2, 3, 4, 5], 3, work)) results.push(result);
    })();
    await expect(all).rejects.toThrow('second');
    expect(results).toEqual([1]);
    expect(started).toEqual([1, 2, 3, 4]);
    expect(ended).toEqual([1, 3, 4]);
  });
});

describe('chunked', () => {
  it('loses nothing and fills every chunk except the last', () => {
    expect(chunked([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(chunked([], 2)).toEqual([]);
  });
});

describe('the pause before a retry', () => {
  it('doubles up to its maximum and is drawn from its upper half', () => {
    expect([1, 2, 3, 4, 9].map((attempt) => pauseMs(attempt, READ_RETRIES, () => 1))).toEqual([
      250, 500, 1_000, 2_000, 2_000,
    ]);
    expect(pauseMs(2, READ_RETRIES, () => 0)).toBe(250);
  });
});

describe('lanes', () => {
  it('admit a limited number per key at a time, in order, also after a failure', async () => {
    const lanes = createLanes();
    const started: number[] = [];
    const ends = new Map<number, (error?: Error) => void>();
    const work = [0, 1, 2, 3].map((n) =>
      lanes
        .run('search', 2, () => {
          started.push(n);
          return new Promise<number>((resolve, reject) => {
            ends.set(n, (error) => (error ? reject(error) : resolve(n)));
          });
        })
        .catch((error: Error) => error.message),
    );
    const until = async (n: number) => {
      while (!ends.has(n)) await pause(1);
    };
    await until(1);
    expect(started).toEqual([0, 1]);
    expect(await lanes.run('patch', 1, async () => 'of another key')).toBe('of another key');
    ends.get(1)?.(new Error('refused'));
    await until(2);
    expect(started).toEqual([0, 1, 2]);
    ends.get(0)?.();
    await until(3);
    ends.get(2)?.();
    ends.get(3)?.();
    expect(await Promise.all(work)).toEqual([0, 'refused', 2, 3]);
    expect(await lanes.run('search', 1, async () => 'there is room again')).toBe('there is room again');
  });
});
