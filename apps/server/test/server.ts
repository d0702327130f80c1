import type { Connector } from '@quayside/connector-kit';
import { afterAll, beforeAll } from 'vitest';
import { ALL_JOBS, compose } from '../src/compose.ts';
import { ensureBundledRates } from '../src/modules/pricing/index.ts';
import { type Clock, systemClock } from '../src/platform/clock.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { createThrottle } from '../src/platform/throttle.ts';
import { testBox } from './factories/account.ts';
import { buildTestApp, type TestApp } from './http.ts';
import type { TestDatabase } from './setup/test-database.ts';

export interface TestServerOptions {
  readonly clock?: Clock;
  readonly publicUrl?: string;
  /** Asked for in beforeAll, so that a sandbox may be started before. */
  readonly connectors?: () => readonly Connector[];
}

/** A rate that never makes a test wait. */
const FAST = { ratePerSecond: 1_000, burst: 1_000, quota: null, windowSeconds: 86_400 };
const JOBS_STOP_MS = 0;

/**
 * The whole server as `main.ts` joins it, for the time of a test file, without a worker: what is enqueued stays in the queue, and
 * what is wished for stays to be sent.
 */
export function useTestServer(
  database: Pick<TestDatabase, 'db' | 'connectionString'>,
  options: TestServerOptions = {},
): TestApp {
  const { clock = systemClock, publicUrl = 'http://localhost:4400', connectors = () => [] } = options;
  let server: TestApp | undefined;
  const running = (): TestApp => {
    if (server === undefined) throw new Error('The server is composed in beforeAll: use it inside the tests');
    return server;
  };
  const closers: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const { db, connectionString } = database;
    const log = createLog({ name: 'test', level: 'error' });
    const jobs = createJobs({ connectionString, definitions: ALL_JOBS, log });
    await Promise.all([jobs.start(), ensureBundledRates(db)]);
    closers.push(() => jobs.stop(JOBS_STOP_MS));
    const composition = compose({
      db,
      clock,
      log,
      jobs,
      box: testBox,
      throttle: createThrottle({ db, clock, maxWaitMs: 3_000, limitOf: () => FAST }),
      connectors: new Map(connectors().map((connector) => [connector.platform, connector])),
      publicUrl,
      pollIntervalMs: 1_000,
    });
    closers.push(() => composition.close());
    server = await buildTestApp({ db, clock, routes: composition.routes, mount: (app) => composition.mountPages(app) });
    closers.push(() => running().app.close());
  });
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });
  return {
    get app() {
      return running().app;
    },
    as: (session) => running().as(session),
  };
}
