import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log.ts';
import { startCron } from './cron.ts';
import { defineJob } from './define-job.ts';

const log = createLog({ name: 'test', level: 'silent' });
const MINUTE = 60_000;

describe('jobs with a cron expression', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-29T00:58:30Z') }));
  afterEach(() => void vi.useRealTimers());

  function start(crons: readonly string[], failing?: string) {
    const added: string[] = [];
    const stop = startCron({
      jobs: crons.map((cron) => defineJob({ name: cron, payload: z.object({}), cron })),
      async add({ name }) {
        if (name === failing) throw new Error('The database is away');
        added.push(`${new Date().toISOString().slice(11, 16)} ${name}`);
      },
      log,
    });
    return { added, stop };
  }

  it('are added at each of their times in UTC, and no more once that is stopped', async () => {
    const { added, stop } = start(['*/2 * * * *', '1,59 * * * *', '0 3 * * *']);
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(added).toEqual(['00:59 1,59 * * * *', '01:00 */2 * * * *', '01:01 1,59 * * * *']);
    stop();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(added).toHaveLength(3);
  });

  it('are added once for all times that passed while the machine slept', async () => {
    const { added, stop } = start(['* * * * *']);
    vi.setSystemTime(new Date('2026-03-29T05:10:30Z'));
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(added).toEqual(['05:11 * * * * *']);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(added).toEqual(['05:11 * * * * *', '05:12 * * * * *']);
    stop();
  });

  it('are added though another could not be', async () => {
    const { added, stop } = start(['* * * * *', '59 * * * *'], '* * * * *');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(added).toEqual(['00:59 59 * * * *']);
    stop();
  });
});
