import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, type QueryExecutorProvider, sql } from 'kysely';
import { type Db, PgBoss, type Queue } from 'pg-boss';
import { type Clock, systemClock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Job, JobHandler } from './define-job.ts';
import { createJobClaims, type JobClaims } from './job-claims.ts';
import { createWorkerPresence } from './worker-presence.ts';

export interface JobsOptions {
  connectionString: string;
  log: Log;
  /** The clock of `startAfter`; default: real time. The queue itself waits in real time. */
  clock?: Pick<Clock, 'machineTime'>;
}

export interface EnqueueOptions {
  /** Required for a kind of job that waits at most once per key. */
  key?: string;
  /** The earliest start, in the marketplaces' time. */
  startAfter?: Date;
  /** Among waiting runs of one job, higher numbers run first; default 0. */
  priority?: number;
  /** Whether to do nothing while a job with the key waits, for a retry too, or runs. */
  isUnlessPresent?: boolean;
}

export interface Jobs {
  /**
   * Connects and creates the queues; jobs can be enqueued from then on.
   * @param definitions every job of the program, whether or not this process runs jobs
   */
  start(definitions: readonly Job[]): Promise<void>;
  /**
   * Adds a job in the caller's transaction, so that it exists only if that commits. A job that already waits for the key cannot start
   * before the commit, so that it sees what the transaction wrote.
   */
  enqueue<Payload extends object>(
    tx: QueryExecutorProvider,
    job: Job<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<void>;
  /**
   * Starts working, and takes over dead workers' jobs.
   * @throws if a defined job has no handler or a handler has no defined job
   */
  work(handlers: readonly JobHandler[]): Promise<void>;
  /**
   * Stops taking work, waits up to `patienceMs` for running jobs and then aborts them. The next worker continues them at once as the same
   * attempt. Enqueuing still works.
   */
  endWork(patienceMs?: number): Promise<void>;
  /** Stops working, if necessary, and closes every connection. */
  stop(patienceMs?: number): Promise<void>;
}

const SCHEMA = 'jobs';
/** The heartbeat interval of a worker; one that misses three is dead. */
const HEARTBEAT_SECONDS = 15;
/** The interval at which the queue itself searches for dead workers' jobs; `job-claims.ts` is faster. */
const SUPERVISE_SECONDS = 5;
/** The maximum wait for jobs without a notification: retries and jobs with a start time. */
const POLL_SECONDS = 1;
/** Finished jobs are kept for a week for inspection. */
const KEEP_SECONDS = 7 * 24 * 3_600;
const POOL_SIZE = 4;
/** The maximum age of the queue's list of keys with a running job. Its default is a minute, for which a job would wait. */
const CACHE_SECONDS = 1;
/** The time an aborted job has to end. */
const ABORT_WITHIN_MS = 1_000;

export function createJobs({ connectionString, log, clock = systemClock }: JobsOptions): Jobs {
  const abort = new AbortController();
  let boss = createBoss(false);
  let claims: JobClaims | undefined;
  let definitions: readonly Job[] = [];
  /** Jobs that were aborted because the worker is stopping. */
  const brokenOff: string[] = [];
  let hasEnded = false;
  /** The polling loops of each queue. */
  const loops = new Map<string, string[]>();

  function createBoss(isWorker: boolean): PgBoss {
    const made = new PgBoss({
      connectionString,
      application_name: 'quayside-jobs',
      schema: SCHEMA,
      max: POOL_SIZE,
      supervise: isWorker,
      schedule: isWorker,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
      queueCacheIntervalSeconds: CACHE_SECONDS,
      useListenNotify: isWorker,
    });
    made.on('error', (error) => log.warn({ err: error }, 'The job queue can not reach the database'));
    made.on('warning', ({ message, data }) => log.warn({ data }, message));
    return made;
  }

  async function start(jobs: readonly Job[]): Promise<void> {
    definitions = jobs;
    assertUnique(definitions.map(({ name }) => name));
    await boss.start();
    const existing = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const job of definitions) {
      const { policy, ...options } = queueOptions(job);
      if (existing.has(job.name)) await boss.updateQueue(job.name, options);
      else await boss.createQueue(job.name, { policy: policy ?? 'standard', ...options });
    }
  }

  const enqueue: Jobs['enqueue'] = async (tx, job, payload, options = {}) => {
    const isKeyed = job.isOneWaitingPerKey || job.isOneActivePerKey;
    if (isKeyed && options.key === undefined) throw new Error(`${job.name} needs a key`);
    if (options.isUnlessPresent && (await isPresent(tx, job.name, options.key ?? ''))) return;
    const data = job.payload.parse(payload);
    const send = () =>
      boss.send(job.name, data, {
        db: inTransaction(tx),
        ...(options.key === undefined ? {} : { singletonKey: options.key }),
        ...(options.startAfter === undefined ? {} : { startAfter: clock.machineTime(options.startAfter) }),
        ...(options.priority === undefined ? {} : { priority: options.priority }),
      });
    // Null if one already waits. Unless it started between the two statements, its row stays locked until the commit.
    while ((await send()) === null) {
      if (!job.isOneWaitingPerKey || (await holdWaiting(tx, job.name, options.key ?? ''))) return;
    }
  };

  async function work(handlers: readonly JobHandler[]): Promise<void> {
    assertComplete(definitions, handlers);
    await boss.stop({ graceful: false });
    boss = createBoss(true);
    await boss.start();
    const names = definitions.map(({ name }) => name);
    const working = await createJobClaims({
      db: boss.getDb(),
      schema: SCHEMA,
      names,
      keepSeconds: KEEP_SECONDS,
      presence: createWorkerPresence(connectionString),
      log,
      onReleased: (released) => {
        for (const name of released) for (const loopId of loops.get(name) ?? []) boss.notifyWorker(loopId);
      },
    });
    claims = working;
    for (const handler of handlers) {
      for (let loop = 0; loop < handler.job.concurrency; loop += 1) await workOn(handler, working);
    }
    for (const { name } of await boss.getSchedules()) {
      if (definitions.every((job) => job.name !== name || job.cron === undefined)) await boss.unschedule(name);
    }
    for (const job of definitions) {
      if (job.cron !== undefined) await boss.schedule(job.name, job.cron, {}, { tz: 'UTC' });
    }
  }

  async function workOn({ job, handle, giveUp }: JobHandler, working: JobClaims): Promise<void> {
    const options = { batchSize: 1, pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS };
    let loopId = '';
    loopId = await boss.work<object>(job.name, options, async ([claimed]) => {
      if (claimed === undefined) return;
      const attempt = claimed.retryCount + 1;
      const isLastAttempt = attempt > job.retry.limit;
      const runLog = log.child({ job: job.name, jobId: claimed.id, attempt });
      const signal = AbortSignal.any([claimed.signal, abort.signal]);
      setMaxListeners(0, signal); // A job has many parallel calls, each of which listens to the signal for a short time.
      try {
        await working.during(claimed.id, async ({ isGivenUp, noteProgress }) => {
          if (!isGivenUp)
            return handle(claimed.data, { id: claimed.id, attempt, isLastAttempt, signal, noteProgress, log: runLog });
          runLog.error('A job is given up: workers died during it');
          await giveUp?.(claimed.data);
        });
      } catch (error) {
        if (abort.signal.aborted) brokenOff.push(claimed.id);
        runLog[isLastAttempt ? 'error' : 'warn']({ err: error }, isLastAttempt ? 'A job is given up' : 'A job failed');
        throw error;
      } finally {
        boss.notifyWorker(loopId); // There may be more waiting jobs, so poll again without a pause.
      }
    });
    loops.set(job.name, [...(loops.get(job.name) ?? []), loopId]);
  }

  async function endWork(patienceMs = 5_000): Promise<void> {
    if (!claims || hasEnded) return;
    hasEnded = true;
    const timer = setTimeout(() => abort.abort(), patienceMs);
    const ended = Promise.all(definitions.map(({ name }) => boss.offWork(name, { wait: true })));
    const patience = new AbortController();
    await Promise.race([
      ended,
      sleep(patienceMs + ABORT_WITHIN_MS, undefined, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
    clearTimeout(timer);
    await claims.handBack(brokenOff);
    await claims.end();
  }

  async function stop(patienceMs?: number): Promise<void> {
    await endWork(patienceMs);
    await boss.stop({ graceful: false });
  }

  return { start, enqueue, work, endWork, stop };
}

function queueOptions(job: Job): Omit<Queue, 'name'> {
  const policies = job.isOneWaitingPerKey ? (['short', 'stately'] as const) : (['standard', 'singleton'] as const);
  return {
    policy: policies[job.isOneActivePerKey ? 1 : 0],
    retryLimit: job.retry.limit,
    retryDelay: job.retry.delaySeconds,
    retryBackoff: true,
    retryDelayMax: job.retry.maxDelaySeconds,
    expireInSeconds: job.expireInSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: KEEP_SECONDS,
    notify: true,
  };
}

/** Runs the queue's statements on the caller's connection. */
function inTransaction(tx: QueryExecutorProvider): Db {
  return {
    executeSql: async (text, values = []) => {
      const result = await tx.getExecutor().executeQuery<object>(CompiledQuery.raw(text, [...values]));
      return { rows: result.rows };
    },
  };
}

async function isPresent(tx: QueryExecutorProvider, name: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from jobs.job
     where name = ${name} and coalesce(singleton_key, '') = ${key} and state in ('created', 'retry', 'active') limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Locks the job that waits under the key until the transaction ends; workers skip a locked job. */
async function holdWaiting(tx: QueryExecutorProvider, name: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select id from jobs.job
     where name = ${name} and coalesce(singleton_key, '') = ${key} and state = 'created' for update`.execute(tx);
  return rows.length > 0;
}

function assertUnique(names: readonly string[]): void {
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Defined twice: ${twice.join(', ')}`);
}

function assertComplete(definitions: readonly Job[], handlers: readonly JobHandler[]): void {
  const handled = handlers.map(({ job }) => job.name);
  const defined = definitions.map(({ name }) => name);
  assertUnique(handled);
  const problems = [
    ...defined.filter((name) => !handled.includes(name)).map((name) => `${name} has no handler`),
    ...handled.filter((name) => !defined.includes(name)).map((name) => `${name} is handled but not defined`),
  ];
  if (problems.length > 0) throw new Error(`The jobs do not agree: ${problems.join('; ')}`);
}
