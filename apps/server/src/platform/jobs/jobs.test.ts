import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { eventually } from '../../../test/eventually.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../database/database.ts';
import { createLog } from '../log.ts';
import { defineJob, handleJob, type Job, type JobHandler, type JobRun } from './define-job.ts';
import { createJobClaims } from './job-claims.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { createWorkerPresence } from './worker-presence.ts';

const payload = z.object({ n: z.int() });
const log = createLog({ name: 'test', level: 'silent' });

describe('jobs', () => {
  const database = useTestDatabase();
  const running: Jobs[] = [];

  afterEach(async () => {
    await Promise.all(running.splice(0).map((jobs) => jobs.stop(100)));
  });

  async function startJobs(definitions: readonly Job[], handlers?: readonly JobHandler[]): Promise<Jobs> {
    const jobs = createJobs({ connectionString: database.connectionString, log });
    running.push(jobs);
    await jobs.start(definitions);
    if (handlers !== undefined) await jobs.work(handlers);
    return jobs;
  }

  it('runs a job soon after the commit of its transaction, and never after a rollback', async () => {
    const job = defineJob({ name: 'test.add', payload });
    const seen: number[] = [];
    const jobs = await startJobs([job], [handleJob(job, async ({ n }) => void seen.push(n))]);
    await expect(
      withTransaction(database.db, async (tx) => {
        await jobs.enqueue(tx, job, { n: 1 });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await withTransaction(database.db, (tx) => jobs.enqueue(tx, job, { n: 2 }));
    await eventually(() => expect(seen).toEqual([2]));
  });

  it('runs a job at its time, once in a minute of the database’s clock with two workers', async () => {
    const minute = async () =>
      Number((await database.pool.query('select floor(extract(epoch from now()) / 60) as minute')).rows[0].minute);
    const first = await minute();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-29T00:59:59.950Z') });
    try {
      const job = defineJob({ name: 'test.each-minute', payload: z.object({}), cron: '* * * * *' });
      let runs = 0;
      for (let worker = 0; worker < 2; worker += 1) await startJobs([job], [handleJob(job, async () => void runs++)]);
      vi.setSystemTime(new Date('2026-03-29T01:00:02Z'));
      await eventually(() => {
        vi.setSystemTime(Date.now() + 10);
        expect(runs).toBeGreaterThan(0);
      });
      const { rows } = await database.pool.query('select from jobs.job where name = $1', [job.name]);
      expect(rows.length).toBeLessThanOrEqual((await minute()) - first + 1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('rejects a job without a handler, and a handler without a job', async () => {
    const job = defineJob({ name: 'test.lonely', payload });
    const other = defineJob({ name: 'test.other', payload });
    await expect(startJobs([job], [handleJob(other, async () => {})])).rejects.toThrow(
      'test.lonely has no handler; test.other is handled but not defined',
    );
  });

  it('rejects a payload that does not match its schema', async () => {
    const job = defineJob({ name: 'test.checked', payload });
    const jobs = await startJobs([job]);
    await expect(jobs.enqueue(database.db, job, { n: 1.5 })).rejects.toThrow(z.ZodError);
  });

  it('retries a failed job and passes the number of the attempt', async () => {
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
    await eventually(() => expect(attempts).toHaveLength(3));
    expect(attempts).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });

  it('lets only one job wait per key, which sees what the later transaction wrote', async () => {
    const job = defineJob({ name: 'test.keyed', payload, isOneWaitingPerKey: true, isOneActivePerKey: true });
    const jobs = await startJobs([job]);
    await jobs.enqueue(database.db, job, { n: 1 }, { key: 'a' });

    let hasCommitted = false;
    const sawCommit: boolean[] = [];
    const others: number[] = [];
    const anotherRuns = async (n: number) => {
      await jobs.enqueue(database.db, job, { n }, { key: `other ${n}` });
      await eventually(() => expect(others).toContain(n));
    };
    const later = withTransaction(database.db, async (tx) => {
      await jobs.enqueue(tx, job, { n: 2 }, { key: 'a' });
      await anotherRuns(3); // The worker is free, and would start the waiting job before.
      hasCommitted = true;
    });
    await jobs.work([
      handleJob(job, async ({ n }) => {
        if (n > 2) others.push(n);
        else sawCommit.push(hasCommitted);
      }),
    ]);
    await later;
    await eventually(() => expect(sawCommit).toHaveLength(1));
    await anotherRuns(4);
    expect(sawCommit).toEqual([true]);
  });

  /** A job that a dead worker had claimed; it renewed its claim, which lasts three minutes, when `expires` says. */
  async function leaveBehind(name: string, { owner = '1', expires = '174 s', ran = '60 s' } = {}): Promise<void> {
    await database.pool.query(
      `with taken as (update jobs.job set state = 'active', started_on = now() - $4::interval, heartbeat_on = now()
         where name = $1 and state in ('created', 'retry') returning id)
       insert into leases (name, owner, expires_at) select 'job:' || id, $2, now() + $3::interval from taken`,
      [name, owner, expires, ran],
    );
  }
  const keyed = (name: string) =>
    defineJob({
      name,
      payload,
      isOneActivePerKey: true,
      retry: { limit: 1, delaySeconds: 60, maxDelaySeconds: 60 },
    });

  it('adds no job for a key that has one which waits, retries or runs, if that is asked', async () => {
    const job = keyed('test.present');
    const jobs = await startJobs([job]);
    const count = async () => {
      const { rows } = await database.pool.query('select from jobs.job where name = $1', [job.name]);
      return rows.length;
    };
    const add = (key: string) => jobs.enqueue(database.db, job, { n: 1 }, { key, isUnlessPresent: true });
    await add('a');
    for (const state of ['created', 'active', 'retry']) {
      await database.pool.query('update jobs.job set state = $2 where name = $1', [job.name, state]);
      await add('a');
      expect(await count(), state).toBe(1);
    }
    await add('b');
    expect(await count()).toBe(2);
    await database.pool.query(`update jobs.job set state = 'failed' where name = $1`, [job.name]);
    await add('a');
    expect(await count()).toBe(3);
  });

  it('gives the job of a dead worker to another within seconds, as the same attempt', async () => {
    const job = keyed('test.taken-over');
    const jobs = await startJobs([job]);
    await jobs.enqueue(database.db, job, { n: 1 }, { key: 'a' });
    await leaveBehind(job.name);
    // The queue records every few seconds that a job runs for the key.
    await database.pool.query(`update jobs.queue set singletons_active = '{a}' where name = $1`, [job.name]);
    const attempts: number[] = [];
    await jobs.work([handleJob(job, async (_, run) => void attempts.push(run.attempt))]);
    await eventually(() => expect(attempts).toEqual([1]));
  });

  it('leaves the job of a worker that computes for minutes with that worker', async () => {
    const job = keyed('test.computing');
    const jobs = await startJobs([job]);
    const other = createWorkerPresence(database.connectionString);
    await other.keep();
    await jobs.enqueue(database.db, job, { n: 1 }, { key: 'a' });
    await leaveBehind(job.name, { owner: other.owner, expires: '60 s' });
    await jobs.enqueue(database.db, job, { n: 2 }, { key: 'b' });
    await leaveBehind(job.name);
    const seen: number[] = [];
    await jobs.work([handleJob(job, async ({ n }) => void seen.push(n))]);
    // Found when all claims are looked through.
    await eventually(() => expect(seen).toEqual([2]));
    await other.end();
    await eventually(() => expect(seen).toEqual([2, 1]));
  });

  it('gives a job that a stopping worker aborts to the next one, as the same attempt', async () => {
    const job = keyed('test.handed-over');
    let hasBegun = false;
    const untilAborted = async (_: unknown, { signal }: JobRun) => {
      hasBegun = true;
      await sleep(60_000, undefined, { signal });
    };
    const first = await startJobs([job], [handleJob(job, untilAborted)]);
    await first.enqueue(database.db, job, { n: 1 }, { key: 'a' });
    await eventually(() => expect(hasBegun).toBe(true));
    const attempts: number[] = [];
    await startJobs([job], [handleJob(job, async (_, run) => void attempts.push(run.attempt))]);
    await first.endWork(0);
    await eventually(() => expect(attempts).toEqual([1]));
    expect(await points()).toEqual([]);
  });

  /** Searches for dead workers' jobs as each worker does, without working. */
  async function releaseOnce(name: string): Promise<void> {
    const presence = createWorkerPresence(database.connectionString);
    const claims = await createJobClaims({
      db: { executeSql: (text, values = []) => database.pool.query(text, [...values]) },
      schema: 'jobs',
      names: [name],
      keepSeconds: 60,
      presence,
      log,
      onReleased: () => undefined,
    });
    const { pool } = database;
    const state = async () => (await pool.query('select state from jobs.job where name = $1', [name])).rows[0]?.state;
    await eventually(async () => expect(await state()).toBe('retry'));
    await claims.end();
  }
  const points = async () =>
    (
      await database.pool.query(
        'select sum(points)::int as points from job_crashes join crashed_workers using (owner) group by job_id',
      )
    ).rows.map((row) => row.points);

  /** Lets workers die during a job, some seconds into it. @param isOwnDoing whether their launcher saw that they crashed */
  async function dieDuring(name: string, times: number, isOwnDoing: boolean): Promise<void> {
    for (let n = 0; n < times; n += 1) {
      const owner = `${name}-${n}`;
      await leaveBehind(name, { owner });
      await releaseOnce(name);
      if (isOwnDoing) await database.pool.query('insert into crashed_workers (owner) values ($1)', [owner]);
    }
  }

  it('counts no death of a worker that was killed from outside, or with the database', async () => {
    const job = keyed('test.killed');
    const jobs = await startJobs([job]);
    await jobs.enqueue(database.db, job, { n: 7 }, { key: 'a' });
    await dieDuring(job.name, 7, false);
    expect(await points()).toEqual([]);
    const attempts: number[] = [];
    await jobs.work([handleJob(job, async (_, { attempt }) => void attempts.push(attempt))]);
    await eventually(() => expect(attempts).toEqual([1]));
  });

  it('lets a job rest during which three workers crashed, and then continues it by itself', async () => {
    const job = keyed('test.resting');
    const jobs = await startJobs([job]);
    await jobs.enqueue(database.db, job, { n: 7 }, { key: 'a' });
    await dieDuring(job.name, 3, true);
    expect(await points()).toEqual([9]);
    await jobs.enqueue(database.db, job, { n: 8 }, { key: 'b' });
    const begun: number[] = [];
    await jobs.work([handleJob(job, async ({ n }) => void begun.push(n))]);
    await eventually(() => expect(begun).toEqual([8]));
    await database.pool.query(`update job_crashes set crashed_at = crashed_at - interval '6 minutes'`);
    await eventually(() => expect(begun).toEqual([8, 7]));
    await eventually(async () => expect(await points()).toEqual([]));
  });

  it('gives up a job during which workers crashed again after its rest, and reports that', async () => {
    const job = keyed('test.poison');
    const jobs = await startJobs([job]);
    await jobs.enqueue(database.db, job, { n: 7 }, { key: 'a' });
    await dieDuring(job.name, 6, true);
    expect(await points()).toEqual([18]);
    await database.pool.query(`update job_crashes set crashed_at = crashed_at - interval '6 minutes'`);
    const begun: number[] = [];
    const givenUp: number[] = [];
    const handle = async ({ n }: { n: number }) => void begun.push(n);
    await jobs.work([handleJob(job, handle, async ({ n }) => void givenUp.push(n))]);
    await eventually(() => expect(givenUp).toEqual([7]));
    await eventually(async () => expect(await points()).toEqual([]));
    expect(begun).toEqual([]);
  });

  it('forgets earlier crashes of workers once a job has made progress', async () => {
    const job = keyed('test.steady');
    const jobs = await startJobs([job]);
    await jobs.enqueue(database.db, job, { n: 7 }, { key: 'a' });
    await dieDuring(job.name, 1, true);
    // Another job may have broken the second worker: this job had just started, although the death was detected a minute later.
    await leaveBehind(job.name, { owner: 'second', ran: '60 s', expires: '120 s' });
    await releaseOnce(job.name);
    await database.pool.query(`insert into crashed_workers (owner) values ('second')`);
    expect(await points()).toEqual([4]);
    const afterProgress: unknown[] = [];
    const handle = async (_: unknown, { noteProgress }: JobRun) => {
      await noteProgress();
      afterProgress.push(await points());
    };
    await jobs.work([handleJob(job, handle)]);
    await eventually(() => expect(afterProgress).toEqual([[]]));
  });

  it('records a crash that a launcher reports, once', async () => {
    const job = keyed('test.reported');
    const jobs = await startJobs([job], [handleJob(job, async () => undefined)]);
    for (let n = 0; n < 2; n += 1) await jobs.noteCrash('reported');
    const { rows } = await database.pool.query(`select owner from crashed_workers where owner = 'reported'`);
    expect(rows).toEqual([{ owner: 'reported' }]);
  });

  it('shares a queue between two workers without running a job twice', async () => {
    const job = defineJob({ name: 'test.shared', payload, concurrency: 4 });
    const done: number[] = [];
    const handlers = [handleJob(job, async ({ n }) => void done.push(n))];
    const jobs = await startJobs([job], handlers);
    await startJobs([job], handlers);
    const numbers = Array.from({ length: 60 }, (_, n) => n);
    await withTransaction(database.db, async (tx) => {
      for (const n of numbers) await jobs.enqueue(tx, job, { n });
    });
    await eventually(() => expect(done).toHaveLength(60));
    expect(done.toSorted((a, b) => a - b)).toEqual(numbers);
  });
});
