import { fileURLToPath } from 'node:url';
import type { Connector } from '@quayside/connector-kit';
import type { CallSchema } from '@quayside/contract/schema';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { DestinationStream } from 'pino';
import { compose } from '../src/compose.ts';
import type { Composition } from '../src/composition.ts';
import { type AccountsDeps, openAccount } from '../src/modules/accounts/index.ts';
import type { Sender } from '../src/modules/dispatch/index.ts';
import { ensureBundledRates } from '../src/modules/pricing/index.ts';
import type { RatesFeed } from '../src/modules/rates/index.ts';
import { type Clock, systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { createSignals } from '../src/platform/database/signals.ts';
import type { JobRun } from '../src/platform/jobs/define-job.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { createLog, type LogLevel } from '../src/platform/log.ts';
import { createThrottle, limitsOf } from '../src/platform/throttle.ts';
import { testBox } from './factories/account.ts';
import { buildTestApp, NEVER_IDLE_MS, type TestApp } from './http.ts';
import { type ReceivedMail, useTestMails } from './mail.ts';
import { keepQueues, makeKnownQueues } from './setup/known-queues.ts';
import { hooksOf, type Lifetime } from './setup/lifetime.ts';
import type { TestDatabase } from './setup/test-database.ts';
import { teachTitles } from './titles.ts';

export interface TestServerOptions extends Lifetime {
  /** The log level of the output; default: only server errors. */
  readonly logLevel?: LogLevel;
  /** Where the log goes; default: standard output. */
  readonly logTo?: DestinationStream;
  readonly clock?: Clock;
  /** The marketplaces' clock, if it differs. */
  readonly marketplaceClock?: Clock;
  readonly publicUrl?: string;
  /** Whether browsers reach the portal over https, which names its cookies otherwise; default: no. */
  readonly isHttps?: boolean;
  /** The idle time after which a session ends; default: never. */
  readonly sessionIdleMs?: number;
  /** Delays sign-in attempts above a limit; default: no delay. */
  readonly wait?: (ms: number) => Promise<void>;
  /** Trusted proxies; default: those on this machine. */
  readonly trustedProxies?: readonly string[];
  /** Settings of the installation that differ from the default; a function is called in beforeAll. */
  readonly settings?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);
  /** Called in beforeAll, so that a sandbox can be started before. */
  readonly connectors?: () => readonly Connector[];
  /**
   * Whether calls respect the marketplaces' published rates, as in the product; otherwise the throttle never delays
   * them.
   */
  readonly keepsRates?: boolean;
  /** Where exchange rates are read; default: nowhere, and the bundled ones never grow old. */
  readonly ratesFeed?: () => RatesFeed;
  /** The folder of the offline engine's models; default: none. */
  readonly modelsDir?: () => string;
  /** Whether the marketplace's own translation is asked; default: off. */
  readonly translationEngine?: 'ebay' | 'off';
}

export interface TestServer extends TestApp {
  /** The schemas of every call. */
  readonly schemas: readonly CallSchema[];
  /** Every room's declaration of its tables. */
  readonly tables: Composition['tables'];
  /** Runs a job once, like a worker, in this process. @throws what the job throws */
  runJob(
    name: string,
    payload: object,
    run?: Partial<Pick<JobRun, 'signal' | 'isLastAttempt' | 'noteProgress'>>,
  ): Promise<void>;
  /** Gives the seller a memory that knows every title of their items in every language. */
  teachTitles(userId: number): Promise<void>;
  /** Installs the help articles, as each start does. */
  installArticles(): Promise<void>;
  /** Gives up a job whose workers crashed, as a worker does. */
  giveUpJob(name: string, payload: object): Promise<void>;
  /** Sends desired states until it is stopped, at the latest after the file's last test. */
  startSender(): Sender;
  /** Runs the schedules like a worker until they are ended, at the latest after the file's last test. */
  startSchedule(): { end(): Promise<void> };
  /** Reads an account's orders, as the schedule does. */
  pollOrders(userId: number, accountId: number): Promise<void>;
  /** Sends the queued mails, like a worker. @returns all mails for the address so far, oldest first */
  mailsTo(address: string): Promise<ReceivedMail[]>;
}

/** A rate at which no test has to wait. */
const FAST = { ratePerSecond: 1_000, burst: 1_000, quota: null, windowSeconds: 86_400 };
const JOBS_STOP_MS = 0;
const FONTS = fileURLToPath(new URL('../assets/fonts', import.meta.url));
const HELP = fileURLToPath(new URL('../help', import.meta.url));

/**
 * The whole server as `main.ts` connects it, for the duration of a test file or of each test, without a worker: jobs stay in the queue, and desired states
 * are not sent.
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
    isHttps = false,
  } = options;
  const { logLevel = 'error', logTo, trustedProxies } = options;
  const log = createLog({ name: 'test', level: logLevel }, logTo);
  let server:
    | ({ app: TestApp } & Pick<
        Composition,
        'routes' | 'tables' | 'jobHandlers' | 'startSender' | 'runSchedule' | 'pollOrders' | 'installArticles'
      > & {
          accounts: AccountsDeps;
        })
    | undefined;
  const running = () => {
    if (server === undefined) throw new Error('The server is composed in beforeAll: use it inside the tests');
    return server;
  };
  const mails = useTestMails();
  const closers: (() => Promise<void>)[] = [];
  const { before, after } = hooksOf(options);
  before(async () => {
    const { db, connectionString } = database;
    const signals = createSignals({ connectionString, log });
    closers.push(() => signals.close());
    const jobs = createJobs({ connectionString, log, signals });
    const made = connectors();
    const throttle = createThrottle({
      db,
      clock: marketplaceClock,
      maxWaitMs: 3_000,
      limitOf: keepsRates ? limitsOf(made) : () => FAST,
    });
    const byPlatform = new Map(made.map((connector) => [connector.platform, connector]));
    const config = readConfig(
      // Titles come from the seller's memory (`teachTitles`), or from an engine that a test sets up.
      { OPERATOR_ENGINE: 'off', ...(typeof settings === 'function' ? settings() : settings) },
      '/',
    );
    const composition = compose({
      db,
      clock,
      marketplaceClock,
      log,
      jobs,
      signals,
      box: testBox,
      throttle,
      connectors: byPlatform,
      publicUrl,
      isDemo: config.isDemo,
      sessionIdleMs,
      wait: options.wait ?? (async () => undefined),
      notificationUrl: (platform) => `${publicUrl}/${platform}/notifications`,
      alertEmail: 'alerts@quayside.example',
      pollIntervalMs: 1_000,
      translationEngine: options.translationEngine ?? 'off',
      ratesFeed: options.ratesFeed?.() ?? null,
      engineUrls: config.engines.urls,
      modelsDir: options.modelsDir?.() ?? '',
      modelsUrl: config.engines.modelsUrl,
      operatorEngine: config.engines.operator,
      portal: config.portal,
      supportEmail: config.supportEmail,
      keep: config.keep,
      mailTransport: mails.transport,
      billing: config.billing,
      fontsDir: FONTS,
      helpDir: HELP,
    });
    closers.push(() => composition.close());
    await makeKnownQueues(db);
    await Promise.all([jobs.start(composition.jobHandlers.map(({ job }) => job)), ensureBundledRates(db)]);
    await keepQueues(db);
    // The bundled rates are old on the day of a test. Tests of their age set it themselves.
    if (!options.ratesFeed) await sql`update rates_in_force set checked_date = '2200-01-01'`.execute(db);
    closers.push(() => jobs.stop(JOBS_STOP_MS));
    const { routes, tables, jobHandlers, startSender, runSchedule, pollOrders, installArticles } = composition;
    const mount = (made: FastifyInstance) => composition.mountPages(made);
    const app = await buildTestApp({ db, clock, routes, log, sessionIdleMs, trustedProxies, isHttps, mount });
    const requestLogs = { of: () => ({ record: () => undefined }), close: async () => undefined };
    const accounts = { db, clock, box: testBox, throttle, connectors: byPlatform, requestLogs };
    server = { app, routes, tables, jobHandlers, startSender, runSchedule, pollOrders, installArticles, accounts };
    closers.push(() => app.app.close());
  });
  after(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });
  const handlerOf = (name: string) => {
    const handler = running().jobHandlers.find(({ job }) => job.name === name);
    if (!handler) throw new Error(`There is no job ${name}`);
    return handler;
  };
  const runJob: TestServer['runJob'] = async (name, payload, run = {}) => {
    const { signal = new AbortController().signal, isLastAttempt = false, noteProgress = async () => undefined } = run;
    await handlerOf(name).handle(payload, { id: name, attempt: 1, isLastAttempt, signal, noteProgress, log });
  };
  return {
    get tables() {
      return running().tables;
    },
    get app() {
      return running().app.app;
    },
    get schemas() {
      return running().routes.map(({ schema }) => schema);
    },
    as: (session) => running().app.as(session),
    teachTitles: (userId) => teachTitles(database.db, userId),
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
    installArticles: () => running().installArticles(),
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
