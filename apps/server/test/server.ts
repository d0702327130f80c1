import { fileURLToPath } from 'node:url';
import type { Connector } from '@quayside/connector-kit';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { compose } from '../src/compose.ts';
import type { Composition } from '../src/composition.ts';
import { type AccountsDeps, openAccount } from '../src/modules/accounts/index.ts';
import type { Sender } from '../src/modules/dispatch/index.ts';
import { ensureBundledRates } from '../src/modules/pricing/index.ts';
import { type Clock, systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config/config.ts';
import type { JobRun } from '../src/platform/jobs/define-job.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { createLog, type LogLevel } from '../src/platform/log.ts';
import { createThrottle, limitsOf } from '../src/platform/throttle.ts';
import { testBox } from './factories/account.ts';
import { buildTestApp, NEVER_IDLE_MS, type TestApp } from './http.ts';
import { type ReceivedMail, useTestMails } from './mail.ts';
import type { TestDatabase } from './setup/test-database.ts';

export interface TestServerOptions {
  /** What is logged to the output; failures of the server itself where nothing is said. */
  readonly logLevel?: LogLevel;
  readonly clock?: Clock;
  /** The marketplaces' time, where it is another one. */
  readonly marketplaceClock?: Clock;
  readonly publicUrl?: string;
  /** After so long without a request a session is over; never where nothing is said. */
  readonly sessionIdleMs?: number;
  /** What attempts to sign in beyond a limit wait by; they do not wait where nothing is said. */
  readonly wait?: (ms: number) => Promise<void>;
  /** Proxies that are believed; those on this machine where nothing is said. */
  readonly trustedProxies?: readonly string[];
  /** Settings of the installation that are not the default's. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Asked for in beforeAll, so that a sandbox may be started before. */
  readonly connectors?: () => readonly Connector[];
  /** Calls keep the marketplaces' published rates, as in the product; otherwise the throttle lets all of them through. */
  readonly keepsRates?: boolean;
}

export interface TestServer extends TestApp {
  /** Does the work of a job as a worker would, once and here. @throws what the job throws */
  runJob(name: string, payload: object, run?: Partial<Pick<JobRun, 'signal' | 'isLastAttempt'>>): Promise<void>;
  /** Gives a job up during which workers died, as a worker would. */
  giveUpJob(name: string, payload: object): Promise<void>;
  /** Sends desired states until it is stopped, at the latest with the file's last test. */
  startSender(): Sender;
  /** Looks after accounts as a worker does, until that is ended, at the latest with the file's last test. */
  startSchedule(): { end(): Promise<void> };
  /** Looks for an account's orders, as the schedule would. */
  pollOrders(userId: number, accountId: number): Promise<void>;
  /** Sends what waits in the outbox, as a worker would. @returns what ever arrived for the address, oldest first */
  mailsTo(address: string): Promise<ReceivedMail[]>;
}

/** A rate that never makes a test wait. */
const FAST = { ratePerSecond: 1_000, burst: 1_000, quota: null, windowSeconds: 86_400 };
const JOBS_STOP_MS = 0;
const FONTS = fileURLToPath(new URL('../assets/fonts', import.meta.url));

/**
 * The whole server as `main.ts` joins it, for the time of a test file, without a worker: what is enqueued stays in the queue, and
 * the desired states stay to be sent.
 */
export function useTestServer(
  database: Pick<TestDatabase, 'db' | 'connectionString'>,
  options: TestServerOptions = {},
): TestServer {
  const {
    clock = systemClock,
    marketplaceClock = clock,
    settings = {},
    publicUrl = 'http://localhost:4400',
    sessionIdleMs = NEVER_IDLE_MS,
    connectors = () => [],
    keepsRates = false,
  } = options;
  const { logLevel = 'error', trustedProxies } = options;
  const log = createLog({ name: 'test', level: logLevel });
  let server:
    | ({ app: TestApp } & Pick<Composition, 'jobHandlers' | 'startSender' | 'runSchedule' | 'pollOrders'> & {
          accounts: AccountsDeps;
        })
    | undefined;
  const running = () => {
    if (server === undefined) throw new Error('The server is composed in beforeAll: use it inside the tests');
    return server;
  };
  const mails = useTestMails();
  const closers: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const { db, connectionString } = database;
    const jobs = createJobs({ connectionString, log });
    const made = connectors();
    const throttle = createThrottle({
      db,
      clock,
      maxWaitMs: 3_000,
      limitOf: keepsRates ? limitsOf(made) : () => FAST,
    });
    const byPlatform = new Map(made.map((connector) => [connector.platform, connector]));
    const config = readConfig(settings, '/');
    const composition = compose({
      db,
      clock,
      marketplaceClock,
      log,
      jobs,
      box: testBox,
      throttle,
      connectors: byPlatform,
      publicUrl,
      sessionIdleMs,
      wait: options.wait ?? (async () => undefined),
      notificationUrl: (platform) => `${publicUrl}/${platform}/notifications`,
      alertEmail: 'alerts@quayside.example',
      pollIntervalMs: 1_000,
      translationEngine: 'off',
      portal: config.portal,
      supportEmail: config.supportEmail,
      keep: config.keep,
      mailTransport: mails.transport,
      billing: config.billing,
      fontsDir: FONTS,
    });
    closers.push(() => composition.close());
    await Promise.all([jobs.start(composition.jobHandlers.map(({ job }) => job)), ensureBundledRates(db)]);
    closers.push(() => jobs.stop(JOBS_STOP_MS));
    const { routes, jobHandlers, startSender, runSchedule, pollOrders } = composition;
    const mount = (made: FastifyInstance) => composition.mountPages(made);
    const app = await buildTestApp({ db, clock, routes, logLevel, sessionIdleMs, trustedProxies, mount });
    const requestLogs = { of: () => ({ record: () => undefined }), close: async () => undefined };
    const accounts = { db, clock, box: testBox, throttle, connectors: byPlatform, requestLogs };
    server = { app, jobHandlers, startSender, runSchedule, pollOrders, accounts };
    closers.push(() => app.app.close());
  });
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });
  const handlerOf = (name: string) => {
    const handler = running().jobHandlers.find(({ job }) => job.name === name);
    if (!handler) throw new Error(`There is no job ${name}`);
    return handler;
  };
  const runJob: TestServer['runJob'] = async (name, payload, run = {}) => {
    const { signal = new AbortController().signal, isLastAttempt = false } = run;
    const noteProgress = async () => undefined;
    await handlerOf(name).handle(payload, { id: name, attempt: 1, isLastAttempt, signal, noteProgress, log });
  };
  return {
    get app() {
      return running().app.app;
    },
    as: (session) => running().app.as(session),
    startSender() {
      const sender = running().startSender();
      closers.push(() => sender.stop());
      return sender;
    },
    startSchedule() {
      const ended = new AbortController();
      const schedule = running().runSchedule(ended.signal);
      const end = () => {
        ended.abort();
        return schedule;
      };
      closers.push(end);
      return { end };
    },
    runJob,
    giveUpJob: async (name, payload) => handlerOf(name).giveUp?.(payload),
    async pollOrders(userId, accountId) {
      const opened = await openAccount(running().accounts, userId, accountId);
      await running().pollOrders(opened);
    },
    async mailsTo(address) {
      const waiting = await database.db
        .selectFrom('mails')
        .select('mail_id')
        .where('sealed_values', 'is not', null)
        .orderBy('mail_id')
        .execute();
      for (const row of waiting) await runJob('mail.send', { mailId: row.mail_id });
      return mails.read(address);
    },
  };
}
