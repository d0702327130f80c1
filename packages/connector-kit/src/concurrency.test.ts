import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { chunked, mapBounded } from './concurrency.ts';
import { pauseMs, READ_RETRIES } from './retry.ts';

describe('mapBounded', () => {
  it('keeps the order of the inputs and never runs more than the limit', async () => {
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

  it('starts nothing more after an error, and throws it once the running ones have ended', async () => {
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

describe('chunked', () => {
  it('loses nothing and fills every chunk but the last', () => {
    expect(chunked([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(chunked([], 2)).toEqual([]);
  });
});

describe('the pause before a retry', () => {
  it('doubles up to its longest and is drawn from its upper half', () => {
    expect([1, 2, 3, 4, 9].map((attempt) => pauseMs(attempt, READ_RETRIES, () => 1))).toEqual([
      250, 500, 1_000, 2_000, 2_000,
    ]);
    expect(pauseMs(2, READ_RETRIES, () => 0)).toBe(250);
  });
});
