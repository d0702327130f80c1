import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signal as condition, eventually } from '../../../test/eventually.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Signals } from '../database/signals.ts';
import { createLog } from '../log.ts';
import { defineJob, handleJob, type Job, type JobHandler } from './define-job.ts';
import { createJobs, type Jobs } from './jobs.ts';

const payload = z.object({ n: z.int() });
const log = createLog({ name: 'test', level: 'silent' });
const DEAF: Signals = { on: () => () => undefined, close: async () => undefined };

describe('the loop over all queues', () => {
  const database = useTestDatabase();
  const running: Jobs[] = [];

  afterEach(async () => {
    await Promise.all(running.splice(0).map((jobs) => jobs.stop(100)));
  });

  async function startJobs(handlers: readonly JobHandler[], signals?: Signals): Promise<Jobs> {
    const { connectionString } = database;
    const jobs = createJobs({ connectionString, log, ...(signals ? { signals } : {}) });
    running.push(jobs);
    await jobs.start(handlers.map(({ job }) => job));
    await jobs.work(handlers);
    return jobs;
  }

  const stateOf = async (job: Job) =>
    (await database.pool.query('select state, retry_count as retries from jobs.job where name = $1', [job.name])).rows;

  it('starts a job although the signal of it was lost', async () => {
    const job = defineJob({ name: 'test.unheard', payload });
    const seen: number[] = [];
    const jobs = await startJobs([handleJob(job, async ({ n }) => void seen.push(n))], DEAF);
    await jobs.enqueue(database.db, job, { n: 1 });
    await eventually(async () => expect(seen).toEqual([1]));
  });

  it('hears signals again after its connection was broken', async () => {
    const job = defineJob({ name: 'test.heard-again', payload });
    const seen: number[] = [];
    const jobs = await startJobs([handleJob(job, async ({ n }) => void seen.push(n))]);
    const listening = async () =>
      (
        await database.pool.query<{ pid: number }>(
          `select pid from pg_stat_activity where application_name = 'quayside-signals' and datname = current_database()`,
        )
      ).rows.map(({ pid }) => pid);
    await eventually(async () => expect(await listening()).toHaveLength(1));
    const [first] = await listening();
    await database.pool.query('select pg_terminate_backend($1)', [first]);
    await eventually(async () => {
      const now = await listening();
      expect(now).toHaveLength(1);
      expect(now).not.toEqual([first]);
    });
    await jobs.enqueue(database.db, job, { n: 1 });
    await eventually(async () => expect(seen).toEqual([1]));
  });

  it('runs jobs of eighty queues at the same time, each of which waits for all others', async () => {
    const queues = Array.from({ length: 80 }, (_, n) => defineJob({ name: `test.queue-${n}`, payload }));
    const begun = new Set<string>();
    const allBegun = condition();
    const jobs = await startJobs(
      queues.map((job) =>
        handleJob(job, async () => {
          begun.add(job.name);
          if (begun.size === queues.length) allBegun.resolve();
          await allBegun.promise;
        }),
      ),
    );
    for (const job of queues) await jobs.enqueue(database.db, job, { n: 1 });
    await eventually(async () => {
      const { rows } = await database.pool.query(
        `select from jobs.job where name like 'test.queue-%' and state = 'completed'`,
      );
      expect(rows).toHaveLength(queues.length);
    });
  });

  it('runs one job of a key at a time, and those of other keys meanwhile', async () => {
    const job = defineJob({ name: 'test.keys', payload, isOneActivePerKey: true, concurrency: 3 });
    const order: string[] = [];
    const released = condition();
    const handler = handleJob(job, async ({ n }) => {
      order.push(`begins ${n}`);
      if (n === 1) await released.promise;
      order.push(`ends ${n}`);
      if (n === 3) released.resolve();
    });
    const jobs = await startJobs([handler]);
    await startJobs([handler]);
    await database.db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, job, { n: 1 }, { key: 'a', priority: 1 });
      await jobs.enqueue(tx, job, { n: 2 }, { key: 'a' });
      await jobs.enqueue(tx, job, { n: 3 }, { key: 'b' });
    });
    await eventually(async () => expect(order).toHaveLength(6));
    expect(order).toEqual(['begins 1', 'begins 3', 'ends 3', 'ends 1', 'begins 2', 'ends 2']);
  });

  it('records the outcome of a job once the database is back', async () => {
    const job = defineJob({ name: 'test.cut-off', payload });
    let runs = 0;
    const handler = handleJob(job, async () => {
      runs += 1;
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'quayside-%'
           and datname = current_database() and pid <> pg_backend_pid()`,
      );
    });
    const jobs = await startJobs([handler]);
    await jobs.enqueue(database.db, job, { n: 1 });
    await eventually(async () => expect(await stateOf(job)).toEqual([{ state: 'completed', retries: 0 }]));
    expect(runs).toBe(1);
  });

  it('aborts a job that another worker has taken over, and leaves the outcome to that one', async () => {
    const job = defineJob({ name: 'test.overtaken', payload });
    let why: unknown;
    const handler = handleJob(job, async (_, { id, signal }) => {
      await database.pool.query(`update leases set owner = '1', expires_at = 'infinity' where name = 'job:' || $1`, [
        id,
      ]);
      await sleep(300_000, undefined, { signal }).catch(({ cause }: Error) => {
        why = cause;
      });
    });
    const jobs = await startJobs([handler]);
    const hold = await database.pool.connect();
    // The other worker lives.
    await hold.query('select pg_advisory_lock(1)');
    await jobs.enqueue(database.db, job, { n: 1 });
    await eventually(async () => expect(String(why)).toContain('Another worker has taken the job over'));
    await jobs.endWork(0);
    expect(await stateOf(job)).toEqual([{ state: 'active', retries: 0 }]);
    hold.release(true);
  });

  it('counts a job that takes too long as failed, and repeats it', async () => {
    const job = defineJob({
      name: 'test.too-long',
      payload,
      expireInSeconds: 1,
      retry: { limit: 1, delaySeconds: 0, maxDelaySeconds: 1 },
    });
    const attempts: number[] = [];
    const handler = handleJob(job, async (_, { attempt, signal }) => {
      attempts.push(attempt);
      if (attempt === 1) await new Promise((resolve) => signal.addEventListener('abort', resolve));
    });
    const jobs = await startJobs([handler]);
    await jobs.enqueue(database.db, job, { n: 1 });
    await eventually(async () => expect(await stateOf(job)).toEqual([{ state: 'completed', retries: 1 }]));
    expect(attempts).toEqual([1, 2]);
  });
});
