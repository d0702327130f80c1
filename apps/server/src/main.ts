import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEbayConnector } from '@quayside/connector-ebay';
import type { Connector } from '@quayside/connector-kit';
import type { Platform } from '@quayside/kernel';
import { compose } from './compose.ts';
import type { Composition } from './composition.ts';
import { sealedTokens } from './modules/accounts/index.ts';
import { sealedEngineKeys } from './modules/engines/index.ts';
import { sealedBuyers, sealedSearchKeys } from './modules/orders/index.ts';
import { ensureBundledRates } from './modules/pricing/index.ts';
import { createEcbFeed } from './modules/rates/index.ts';
import { sealedAuthenticators, tokenOf } from './modules/session/index.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import { createDatabase, waitForDatabase } from './platform/database/database.ts';
import { migrate, readMigrations, withInstallationLock } from './platform/database/migrate.ts';
import { createPool } from './platform/database/pool.ts';
import { createSignals } from './platform/database/signals.ts';
import { keepStatisticsFresh } from './platform/database/statistics.ts';
import type { Tables } from './platform/database/tables.data.ts';
import { errorMessage } from './platform/errors.ts';
import { buildHttpApp } from './platform/http/app.ts';
import { measureRequests } from './platform/http/measure-requests.ts';
import { type MetricsServer, serveMetrics } from './platform/http/metrics-server.ts';
import { mountOperations } from './platform/http/operations.ts';
import { createPageAnswer, mountPortal } from './platform/http/portal-files.ts';
import { createPreloadLinks } from './platform/http/preload-links.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { crashedIn, ENDED_AS_ASKED } from './platform/launcher/crashes.ts';
import { CAN_NOT_START, isPassing, PASSING } from './platform/launcher/start-failure.ts';
import { createLog } from './platform/log.ts';
import { createFileTransport, createSmtpTransport, type MailTransport } from './platform/mail/mail-transport.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { watchParent } from './platform/parent-watch.ts';
import { canOpenStored } from './platform/resealing.ts';
import { followClock } from './platform/sandbox-clock.ts';
import { openSecretFile } from './platform/secret-file.ts';
import { createSecretBox } from './platform/secrets.ts';
import { createThrottle, limitsOf } from './platform/throttle.ts';

/** This file is bundled to apps/server/dist/main.js. */
const HERE = dirname(fileURLToPath(import.meta.url));
const MIGRATIONS = join(HERE, '../migrations');
const PORTAL = join(HERE, '../../portal/dist');
const FONTS = join(HERE, '../assets/fonts');
const HELP = join(HERE, '../help');

/** The launcher has reached the database before; a busy or restarting one may need minutes. */
const DATABASE_PATIENCE_MS = 300_000;
/** The first prices are made with today's rates if they can be read this soon; a start never waits longer for them. */
const RATES_AT_START_MS = 5_000;
/** Connections per process; two gateways and two workers stay below PostgreSQL's default of 100. */
const POOL_SIZE = { gateway: 10, worker: 16, all: 20 } as const;
/** A call waits at most this long for its turn; a longer wait is a pause that the seller sees. */
const LONGEST_THROTTLE_WAIT_MS = 10_000;
const STOP_WITHIN_MS = 2_500;
/** The launcher ends a program after three minutes without a sign of life. */
const ALIVE_EVERY_MS = 5_000;
/** The time for a job to end by itself; then it is aborted and handed to the next worker within the remaining second. */
const JOBS_END_WITHIN_MS = 500;

/**
 * The only place that names connectors. Real marketplaces and the sandbox differ only by base URL and credentials. A marketplace that is
 * not set up is not loaded.
 */
async function createConnectors({ ebay, amazon, cdiscount }: Config): Promise<ReadonlyMap<Platform, Connector>> {
  const connectors = [createEbayConnector(ebay)];
  if (amazon) {
    const { createAmazonConnector } = await import('@quayside/connector-amazon');
    connectors.push(createAmazonConnector(amazon));
  }
  if (cdiscount) {
    const { createCdiscountConnector } = await import('@quayside/connector-cdiscount');
    connectors.push(createCdiscountConnector(cdiscount));
  }
  return new Map(connectors.map((connector) => [connector.platform, connector]));
}

/** A mail server if one is configured; otherwise files, whose location is logged. */
function createMailTransport({ mail, dataDir }: Config): MailTransport {
  return mail.smtpUrl
    ? createSmtpTransport(mail.smtpUrl, mail.from)
    : createFileTransport(join(dataDir, 'mail'), mail.from);
}

type Stop = () => Promise<void>;

/** On the loopback address, if a port is configured. */
async function serveRegistry(port: number | null, { registry }: Metrics): Promise<MetricsServer | null> {
  return port === null ? null : serveMetrics(port, () => registry.metrics());
}

async function start(config: Config): Promise<Stop> {
  const { databaseUrl, role } = config;
  if (!databaseUrl)
    throw new Error('DATABASE_URL is not set: this program is started by `npm start`, which starts the database');
  const log = createLog({ name: role, level: config.logLevel });
  const pool = createPool({
    connectionString: databaseUrl,
    applicationName: `quayside-${role}`,
    max: POOL_SIZE[role],
    log,
  });
  await waitForDatabase(pool, { connectionString: databaseUrl, patienceMs: DATABASE_PATIENCE_MS, log });
  await migrate(pool, readMigrations(MIGRATIONS));
  const db = createDatabase<Tables>(pool);
  const followed =
    config.marketplaceClockUrl === null ? null : await followClock({ url: config.marketplaceClockUrl, log });
  const marketplaceClock = followed ?? systemClock;
  const signals = createSignals({ connectionString: databaseUrl, log });
  const jobs = createJobs({ connectionString: databaseUrl, log, clock: marketplaceClock, signals });
  const connectors = await createConnectors(config);
  const mailTransport = createMailTransport(config);
  const box = createSecretBox(config.secret ? [config.secret, ...config.oldSecrets] : openSecretFile(config.dataDir));
  if (
    !(await canOpenStored(db, box, [
      sealedTokens,
      sealedAuthenticators,
      sealedSearchKeys,
      sealedBuyers,
      sealedEngineKeys,
    ]))
  ) {
    const where = config.secret ? 'QUAYSIDE_SECRET' : `the secret in ${join(config.dataDir, 'secret')}`;
    throw new Error(
      `${where} is not the one that the stored marketplace tokens and buyers were encrypted with: restore that one, or name it in QUAYSIDE_OLD_SECRETS`,
    );
  }
  const composition = compose({
    db,
    clock: systemClock,
    marketplaceClock,
    log,
    jobs,
    signals,
    box,
    throttle: createThrottle({
      db,
      clock: marketplaceClock,
      limitOf: limitsOf([...connectors.values()]),
      maxWaitMs: LONGEST_THROTTLE_WAIT_MS,
    }),
    connectors,
    publicUrl: config.publicUrl,
    isDemo: config.isDemo,
    sessionIdleMs: config.sessionIdleMs,
    notificationUrl: (platform) =>
      platform === 'ebay' ? config.ebay.notificationUrl : `${config.publicUrl}/${platform}/notifications`,
    alertEmail: config.ebay.alertEmail,
    pollIntervalMs: config.pollIntervalMs,
    translationEngine: config.translationEngine,
    ratesFeed: config.ratesUrl === null ? null : createEcbFeed(config.ratesUrl, config.checkedRates),
    engineUrls: config.engines.urls,
    modelsDir: join(config.dataDir, 'models'),
    modelsUrl: config.engines.modelsUrl,
    operatorEngine: config.engines.operator,
    portal: config.portal,
    supportEmail: config.supportEmail,
    keep: config.keep,
    mailTransport,
    billing: config.billing,
    fontsDir: FONTS,
    helpDir: HELP,
  });
  await withInstallationLock(pool, async () => {
    await ensureBundledRates(db);
    await jobs.start(composition.jobHandlers.map(({ job }) => job));
    await composition.installArticles();
    if (config.isDemo) await composition.seedDemo();
  });

  const metrics = createMetrics({ role, pool });
  const stops: Stop[] = [];
  if (role !== 'worker') stops.push(await startGateway(config, composition));
  if (role !== 'gateway') stops.push(await startWorker(composition));
  log.info({ role }, 'Ready');
  return async () => {
    await Promise.all([...stops.map((stop) => stop()), jobs.endWork(JOBS_END_WITHIN_MS)]);
    await composition.close();
    await Promise.all([jobs.stop(), signals.close()]);
    followed?.stop();
    await db.destroy();
  };

  async function startGateway(
    { port, host }: Config,
    { routes, resolveWho, loadAccess, mountPages }: Composition,
  ): Promise<Stop> {
    const answerPage = createPageAnswer((request) => tokenOf(request) !== '', createPreloadLinks(PORTAL));
    const app = await buildHttpApp({
      log,
      routes,
      resolveWho,
      loadAccess,
      trustedOrigins: [config.publicUrl],
      trustedProxies: config.trustedProxies,
      isHttps: config.publicUrl.startsWith('https:'),
      answerNotFound: answerPage,
      checkAnswers: false,
    });
    measureRequests(app, routes, metrics.httpDuration);
    await mountOperations(app, {
      db,
      dataDir: config.dataDir,
      describeApi: async () => {
        const { describeApi } = await import('./platform/http/openapi.ts');
        return describeApi(
          routes.map((route) => route.schema),
          config.publicUrl,
        );
      },
    });
    mountPages(app);
    await mountPortal(app, PORTAL, config.portal, answerPage);
    const metricsServer = await serveRegistry(config.metricsPorts.gateway, metrics);
    await app.listen({ port, host });
    return async () => {
      await Promise.all([app.close(), metricsServer?.close()]);
    };
  }

  async function startWorker({ jobHandlers, startSender, runSchedule, refreshRates }: Composition): Promise<Stop> {
    log.info({ destination: mailTransport.destination }, config.mail.smtpUrl ? 'Mails are sent' : 'Mails become files');
    const metricsServer = await serveRegistry(config.metricsPorts.worker, metrics);
    await refreshRates(AbortSignal.timeout(RATES_AT_START_MS)).catch((error: unknown) => {
      log.warn({ err: error }, 'Exchange rates are read later');
    });
    await jobs.work(jobHandlers);
    // The launcher answers with the workers that crashed before.
    process.on('message', (message) => {
      for (const worker of crashedIn(message)) {
        jobs.noteCrash(worker).catch((error) => log.warn({ err: error }, 'A crash could not be recorded'));
      }
    });
    process.send?.({ type: 'worker', worker: jobs.worker });
    const sender = startSender();
    const untilStop = new AbortController();
    const running = [runSchedule(untilStop.signal), keepStatisticsFresh(db, { log, signals }, untilStop.signal)];
    return async () => {
      untilStop.abort();
      await Promise.all([sender.stop(), metricsServer?.close(), ...running]);
    };
  }
}

try {
  const stop = await start(readConfig(process.env, process.cwd()));
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    // Nothing may keep the process from ending; the next process reads back unfinished work.
    setTimeout(() => process.exit(ENDED_AS_ASKED), STOP_WITHIN_MS).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(ENDED_AS_ASKED),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  watchParent(end);
  const sayAlive = () => process.send?.({ type: 'alive' });
  sayAlive();
  process.send?.({ type: 'ready' });
  setInterval(sayAlive, ALIVE_EVERY_MS).unref();
} catch (error) {
  console.error(`${CAN_NOT_START}${errorMessage(error)}`);
  process.exit(isPassing(error) ? PASSING : 1);
}
