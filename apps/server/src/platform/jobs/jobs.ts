import { CompiledQuery, type QueryExecutorProvider, sql } from 'kysely';
import { type Db, PgBoss, type UpdateQueueOptions } from 'pg-boss';
import { type Clock, systemClock } from '../clock.ts';
import { createSignals, type Signals, signal } from '../database/signals.ts';
import type { Log } from '../log.ts';
import { startCron } from './cron.ts';
import type { Job, JobHandler } from './define-job.ts';
import { type ClaimedJob, createJobClaims, type JobClaims } from './job-claims.ts';
import { type JobLoop, startJobLoop } from './job-loop.ts';
import { createWorkerPresence } from './worker-presence.ts';

export interface JobsOptions {
  connectionString: string;
  log: Log;
  /** The clock of `startAfter`; default: real time. The queue itself waits in real time. */
  clock?: Pick<Clock, 'machineTime'>;
  /** Default: own ones. */
  signals?: Signals;
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
  /** Identifies this process as a worker. */
  readonly worker: string;
  /** Records that a worker ended by its own doing, which counts against the jobs that it ran. For a process that works. */
  noteCrash(worker: string): Promise<void>;
  /**
   * Stops taking work, waits up to `patienceMs` for running jobs and then aborts them. The next worker continues them at once as the same
   * attempt. Enqueuing still works.
   */
  endWork(patienceMs?: number): Promise<void>;
  /** Stops working, if necessary, and closes every connection. */
  stop(patienceMs?: number): Promise<void>;
}

const SCHEMA = 'jobs';
/** The interval at which the queue itself ends jobs that took too long and removes old ones; `job-claims.ts` is faster. */
const SUPERVISE_SECONDS = 600;
/** A job of a cron expression is added once in this time, however many workers there are. */
const CRON_SLOT_SECONDS = 60;
/** The interval of the queue's features that this product does not use: background migrations and jobs that wait for jobs. */
const UNUSED_SECONDS = 3_600;
/** Finished jobs are kept for a week for inspection. */
const KEEP_SECONDS = 7 * 24 * 3_600;
const POOL_SIZE = 4;
/** A busy machine may take long to make a connection; that is no failure. */
const CONNECT_WITHIN_MS = 120_000;
/** The maximum age of the queue's list of queues, which change at the start only. */
const CACHE_SECONDS = 600;

export function createJobs({ connectionString, log, clock = systemClock, signals: given }: JobsOptions): Jobs {
  const signals = given ?? createSignals({ connectionString, log });
  const presence = createWorkerPresence(connectionString);
  let boss = createBoss(false);
  let claims: JobClaims | undefined;
  let loop: JobLoop | undefined;
  let stopListening: () => void = () => undefined;
  let definitions: readonly Job[] = [];

  function createBoss(isWorker: boolean): PgBoss {
    const made = new PgBoss({
      connectionString,
      application_name: 'quayside-jobs',
      schema: SCHEMA,
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      supervise: isWorker,
      // `cron.ts` is cheaper: the queue's own schedule reads every expression again, twice a minute.
      schedule: false,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
      queueCacheIntervalSeconds: CACHE_SECONDS,
      bamIntervalSeconds: UNUSED_SECONDS,
      flowIntervalSeconds: UNUSED_SECONDS,
    });
    made.on('error', (error) => log.warn({ err: error }, 'The job queue can not reach the database'));
    made.on('warning', ({ message, data }) => log.warn({ data }, message));
    return made;
  }

  async function start(jobs: readonly Job[]): Promise<void> {
    definitions = jobs;
    assertUnique(definitions.map(({ name }) => name));
    await boss.start();
    const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const job of definitions) {
      const { policy, ...options } = queueOptions(job);
      const known = existing.get(job.name);
      if (!known) await boss.createQueue(job.name, { policy, ...options });
      // Claims and signals of our own take the place of the queue's heartbeats and notifications.
      else if (!isSame(known, { ...options, heartbeatSeconds: null }))
        await boss.updateQueue(job.name, { ...options, heartbeatSeconds: null });
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
    await signal(tx, 'jobs');
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
    claims = await createJobClaims({
      db: boss.getDb(),
      schema: SCHEMA,
      names: definitions.map(({ name }) => name),
      keepSeconds: KEEP_SECONDS,
      presence,
      log,
      onReleased: () => loop?.wake(),
    });
    const started = startJobLoop({ handlers, claims, settle, log });
    loop = started;
    const stopSignals = signals.on('jobs', () => started.wake());
    const add = async ({ name }: Job) => {
      if ((await boss.send(name, {}, { singletonSeconds: CRON_SLOT_SECONDS })) !== null) started.wake();
    };
    const stopCron = startCron({ jobs: definitions, add, log });
    stopListening = () => {
      stopCron();
      stopSignals();
    };
  }

  async function settle({ name, id, retryCount }: ClaimedJob, failure: unknown): Promise<void> {
    if (failure === undefined) await boss.complete(name, { id, retryCount });
    else await boss.fail(name, { id, retryCount }, failure instanceof Error ? failure : { value: failure });
  }

  async function endWork(patienceMs = 5_000): Promise<void> {
    const ending = loop;
    if (!ending) return;
    loop = undefined;
    stopListening();
    await ending.end(patienceMs);
    await claims?.end();
  }

  async function stop(patienceMs?: number): Promise<void> {
    await endWork(patienceMs);
    if (!given) await signals.close();
    await boss.stop({ graceful: false });
  }

  return {
    start,
    enqueue,
    work,
    worker: presence.owner,
    noteCrash: async (worker) => claims?.noteCrash(worker),
    endWork,
    stop,
  };
}

function queueOptions(job: Job) {
  const policies = job.isOneWaitingPerKey ? (['short', 'stately'] as const) : (['standard', 'singleton'] as const);
  return {
    policy: policies[job.isOneActivePerKey ? 1 : 0],
    retryLimit: job.retry.limit,
    retryDelay: job.retry.delaySeconds,
    retryBackoff: true,
    retryDelayMax: job.retry.maxDelaySeconds,
    expireInSeconds: job.expireInSeconds,
    deleteAfterSeconds: KEEP_SECONDS,
    notify: false,
  };
}

function isSame(known: UpdateQueueOptions, wanted: UpdateQueueOptions): boolean {
  const names = Object.keys(wanted) as (keyof UpdateQueueOptions)[];
  return names.every((name) => (known[name] ?? null) === (wanted[name] ?? null));
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
