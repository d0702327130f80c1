import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../database/database.ts';
import { createLog } from '../log.ts';
import { defineJob, handleJob, type Job, type JobHandler } from './define-job.ts';
import { createJobs, type Jobs } from './jobs.ts';

const payload = z.object({ n: z.int() });
const log = createLog({ name: 'test', level: 'silent' });

describe('jobs', () => {
  const database = useTestDatabase();
  const running: Jobs[] = [];

  afterEach(async () => {
    await Promise.all(running.splice(0).map((jobs) => jobs.stop(100)));
  });

  async function startJobs(definitions: readonly Job[], handlers?: readonly JobHandler[]): Promise<Jobs> {
    const jobs = createJobs({ connectionString: database.connectionString, definitions, log });
    running.push(jobs);
    await jobs.start();
    if (handlers !== undefined) await jobs.work(handlers);
    return jobs;
  }

  it('runs a job soon after the transaction that enqueued it has committed, and never after a rollback', async () => {
    const job = defineJob({ name: 'test.add', payload });
    const seen: number[] = [];
    const jobs = await startJobs([job], [handleJob(job, async ({ n }) => void seen.push(n))]);
    await expect(
      withTransaction(database.db, async (tx) => {
        await jobs.enqueue(tx, job, { n: 1 });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    const startedAt = Date.now();
    await withTransaction(database.db, (tx) => jobs.enqueue(tx, job, { n: 2 }));
    await vi.waitFor(() => expect(seen).toEqual([2]), { timeout: 3_000, interval: 10 });
    expect(Date.now() - startedAt).toBeLessThan(900);
  });

  it('refuses to work with a job nobody handles, or a handler of no job', async () => {
    const job = defineJob({ name: 'test.lonely', payload });
    const other = defineJob({ name: 'test.other', payload });
    await expect(startJobs([job], [handleJob(other, async () => {})])).rejects.toThrow(
      'test.lonely has no handler; test.other is handled but not defined',
    );
  });

  it('refuses a payload that its schema does not know', async () => {
    const job = defineJob({ name: 'test.checked', payload });
    const jobs = await startJobs([job]);
    await expect(jobs.enqueue(database.db, job, { n: 1.5 })).rejects.toThrow(z.ZodError);
  });

  it('tries a failed job again and says which attempt it is', async () => {
    const job = defineJob({ name: 'test.flaky', payload, retry: { limit: 2, delaySeconds: 0, maxDelaySeconds: 1 } });
    const attempts: [number, boolean][] = [];
    const jobs = await startJobs(
      [job],
      [
        handleJob(job, async (_, run) => {
          attempts.push([run.attempt, run.isLastAttempt]);
          throw new Error('not yet');
        }),
      ],
    );
    await jobs.enqueue(database.db, job, { n: 1 });
    await vi.waitFor(() => expect(attempts).toHaveLength(3), { timeout: 10_000 });
    expect(attempts).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });

  it('lets one job wait per key, and that one sees what the later transaction wrote', async () => {
    const job = defineJob({ name: 'test.keyed', payload, isOneWaitingPerKey: true, isOneActivePerKey: true });
    const jobs = await startJobs([job]);
    await jobs.enqueue(database.db, job, { n: 1 }, { key: 'a' });

    let hasCommitted = false;
    const sawCommit: boolean[] = [];
    const later = withTransaction(database.db, async (tx) => {
      await jobs.enqueue(tx, job, { n: 2 }, { key: 'a' });
      await sleep(700); // a worker that is free would start the waiting job here
      hasCommitted = true;
    });
    await jobs.work([handleJob(job, async () => void sawCommit.push(hasCommitted))]);
    await later;
    await vi.waitFor(() => expect(sawCommit).toHaveLength(1), { timeout: 5_000 });
    await sleep(300);
    expect(sawCommit).toEqual([true]);
  });

  it('gives the job of a worker that fell silent to another at once, as the same attempt', async () => {
    const job = defineJob({
      name: 'test.taken-over',
      payload,
      retry: { limit: 1, delaySeconds: 60, maxDelaySeconds: 60 },
    });
    const jobs = await startJobs([job]);
    await jobs.enqueue(database.db, job, { n: 1 });
    await database.pool.query(
      `with taken as (update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() where name = $1 returning id)
       insert into leases (name, owner, expires_at) select 'job:' || id, 'a dead worker', now() - interval '1 s' from taken`,
      [job.name],
    );
    const attempts: number[] = [];
    await jobs.work([handleJob(job, async (_, run) => void attempts.push(run.attempt))]);
    await vi.waitFor(() => expect(attempts).toEqual([1]), { timeout: 5_000 });
  });

  it('shares the work of one queue between two workers without doing any of it twice', async () => {
    const job = defineJob({ name: 'test.shared', payload, concurrency: 4 });
    const done: number[] = [];
    const handlers = [handleJob(job, async ({ n }) => void done.push(n))];
    const jobs = await startJobs([job], handlers);
    await startJobs([job], handlers);
    const numbers = Array.from({ length: 60 }, (_, n) => n);
    await withTransaction(database.db, async (tx) => {
      for (const n of numbers) await jobs.enqueue(tx, job, { n });
    });
    await vi.waitFor(() => expect(done).toHaveLength(60), { timeout: 15_000 });
    expect(done.toSorted((a, b) => a - b)).toEqual(numbers);
  });
});
