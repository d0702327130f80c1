import { resolve } from 'node:path';
import type { PortalSettings } from '@quayside/contract';
import { LOG_LEVELS, type LogLevel } from '../log.ts';
import { type BillingConfig, readBilling } from './billing.ts';
import { type EnginesConfig, readEngines } from './engines.ts';
import {
  type AmazonConfig,
  type CdiscountConfig,
  type EbayConfig,
  readAmazon,
  readCdiscount,
  readEbay,
} from './marketplaces.ts';
import { mailboxOf, readPortal } from './portal.ts';
import { SettingReader } from './setting-reader.ts';

export type Role = 'all' | 'gateway' | 'worker';

/** The validated settings. `settings.data.ts` describes each of them. */
export interface Config {
  readonly role: Role;
  readonly host: string;
  readonly port: number;
  /** `loopback`, addresses and networks of trusted proxies. */
  readonly trustedProxies: readonly string[];
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** An absolute path. */
  readonly dataDir: string;
  /** Undefined for the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly pgBinDir: string | undefined;
  /** Undefined for the secret in the data directory, see `secret-file.ts`. */
  readonly secret: string | undefined;
  /** Earlier secrets, with which existing data can still be decrypted. */
  readonly oldSecrets: readonly string[];
  readonly isDemo: boolean;
  readonly logLevel: LogLevel;
  /** The idle time after which a session ends. */
  readonly sessionIdleMs: number;
  readonly pollIntervalMs: number;
  /** The source of the marketplaces' time if it is not real time: the sandbox, if it represents every marketplace. */
  readonly marketplaceClockUrl: string | null;
  readonly mail: MailConfig;
  readonly translationEngine: 'ebay' | 'off';
  /** The folder of the files of exchange rates; null for none. */
  readonly ratesUrl: string | null;
  /** Published rates that the operator has checked: currency and day, `GBP@2026-11-17`. */
  readonly checkedRates: readonly string[];
  readonly engines: EnginesConfig;
  readonly sandbox: SandboxConfig | null;
  readonly ebay: EbayConfig;
  readonly keep: KeepConfig;
  /** The ports of the two programs' metrics; null for none. */
  readonly metricsPorts: { readonly gateway: number | null; readonly worker: number | null };
  /** The settings for every browser. */
  readonly portal: PortalSettings;
  /** Null if Amazon cannot be connected. */
  readonly amazon: AmazonConfig | null;
  /** Null if Cdiscount cannot be connected. */
  readonly cdiscount: CdiscountConfig | null;
  /** The mailbox of support requests; empty without a form. */
  readonly supportEmail: string;
  readonly billing: BillingConfig;
}

export interface MailConfig {
  /** Undefined if mails are written into `<dataDir>/mail`. */
  readonly smtpUrl: string | undefined;
  /** `Name <address>` or an address only. */
  readonly from: string;
}

/** Retention of growing records, in days. */
export interface KeepConfig {
  /** Send attempts with outcome and verdict. */
  readonly keepSendsDays: number;
  /** The log of marketplace calls, without secrets. */
  readonly keepRequestsDays: number;
}

export interface SandboxConfig {
  readonly port: number;
  /** The absolute path of a CSV file; undefined for the built-in catalogue. */
  readonly catalogPath: string | undefined;
}

const DEFAULT_SANDBOX_PORT = 4410;
const ECB_URL = 'https://www.ecb.europa.eu/stats/eurofxref';

/** Invalid settings, one sentence each; the message contains them all. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Reads and validates every setting. No other code reads the environment. Relative paths start at `cwd`.
 * @throws ConfigError with all problems at once
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, cwd: string): Config {
  const read = new SettingReader(env);
  const port = read.port('QUAYSIDE_PORT', 4400);
  const sandboxPort = read.text('SANDBOX_PORT') === 'off' ? null : read.port('SANDBOX_PORT', DEFAULT_SANDBOX_PORT);
  const sandboxHost = `http://127.0.0.1:${sandboxPort ?? DEFAULT_SANDBOX_PORT}`;
  const sandboxUrl = `${sandboxHost}/ebay`;
  const catalogPath = read.text('SANDBOX_CATALOG');
  const pgBinDir = read.text('QUAYSIDE_PG_BIN');
  const publicUrl = read.url('QUAYSIDE_PUBLIC_URL', `http://localhost:${port}`);
  const ebay = readEbay(read, sandboxUrl, publicUrl);
  const isAmazonOn = read.text('AMAZON_API_URL') !== undefined || ebay.apiUrl === sandboxUrl;
  const isCdiscountOn = read.text('OCTOPIA_API_URL') !== undefined || ebay.apiUrl === sandboxUrl;
  const portal = readPortal(read, publicUrl);
  const role = read.oneOf('QUAYSIDE_ROLE', ['all', 'gateway', 'worker'], 'all');
  const isDemo = read.oneOf('QUAYSIDE_DEMO', ['on', 'off'], ebay.apiUrl === sandboxUrl ? 'on' : 'off') === 'on';
  const amazon = isAmazonOn ? readAmazon(read, `${sandboxHost}/amazon`, publicUrl) : null;
  const cdiscount = isCdiscountOn ? readCdiscount(read, `${sandboxHost}/octopia`) : null;
  const isAllSandbox =
    sandboxPort !== null &&
    [ebay.apiUrl, amazon?.apiUrl, cdiscount?.apiUrl].every(
      (url) => url === undefined || url.startsWith(`${sandboxHost}/`),
    );

  const config: Config = {
    role,
    host: read.text('QUAYSIDE_HOST') ?? '127.0.0.1',
    port,
    trustedProxies: read.proxies('TRUSTED_PROXIES'),
    publicUrl,
    dataDir: resolve(cwd, read.text('QUAYSIDE_DATA') ?? '.quayside'),
    databaseUrl: read.databaseUrl('DATABASE_URL'),
    pgBinDir: pgBinDir === undefined ? undefined : resolve(cwd, pgBinDir),
    secret: read.secret('QUAYSIDE_SECRET'),
    oldSecrets: read.secrets('QUAYSIDE_OLD_SECRETS'),
    isDemo,
    logLevel: read.oneOf('QUAYSIDE_LOG_LEVEL', LOG_LEVELS, 'info'),
    sessionIdleMs: read.integer('SESSION_IDLE_MINUTES', { fallback: 10_080, min: 5, max: 43_200 }) * 60_000,
    pollIntervalMs: read.integer('QUAYSIDE_POLL_INTERVAL_MS', { fallback: 1_500, min: 100, max: 3_600_000 }),
    marketplaceClockUrl: read.urlOrOff(
      'MARKETPLACE_CLOCK_URL',
      isAllSandbox ? `${sandboxHost}/control/api/clock` : null,
    ),
    keep: {
      keepSendsDays: read.integer('KEEP_SENDS_DAYS', { fallback: 90, min: 1, max: 3_650 }),
      keepRequestsDays: read.integer('KEEP_REQUESTS_DAYS', { fallback: 7, min: 1, max: 3_650 }),
    },
    metricsPorts: {
      gateway: read.text('GATEWAY_METRICS_PORT') === undefined ? null : read.port('GATEWAY_METRICS_PORT', 0),
      worker: read.text('WORKER_METRICS_PORT') === undefined ? null : read.port('WORKER_METRICS_PORT', 0),
    },
    mail: {
      smtpUrl: read.smtpUrl('SMTP_URL'),
      from: read.mailFrom('MAIL_FROM', `Quayside <no-reply@${new URL(publicUrl).hostname}>`),
    },
    // The sandbox's translations are marked text and never count as a translation engine's.
    translationEngine: read.oneOf('TRANSLATION_ENGINE', ['ebay', 'off'], ebay.apiUrl === sandboxUrl ? 'off' : 'ebay'),
    ratesUrl: read.urlOrOff('RATES_URL', ebay.apiUrl === sandboxUrl ? `${sandboxHost}/ecb/stats/eurofxref` : ECB_URL),
    checkedRates: read.checkedRates('RATES_CHECKED'),
    engines: readEngines(read, ebay.apiUrl === sandboxUrl ? `${sandboxHost}/engines` : null),
    sandbox:
      sandboxPort === null
        ? null
        : { port: sandboxPort, catalogPath: catalogPath === undefined ? undefined : resolve(cwd, catalogPath) },
    ebay,
    amazon,
    cdiscount,
    portal,
    billing: readBilling(read, isDemo, ebay.apiUrl === sandboxUrl ? sandboxHost : null),
    supportEmail: portal.isRequestFormOn ? read.mailbox('SUPPORT_EMAIL', mailboxOf(portal.contactUrl)) : '',
  };
  read.differentPorts([
    ['QUAYSIDE_PORT', port],
    ['SANDBOX_PORT', sandboxPort],
    ['GATEWAY_METRICS_PORT', config.metricsPorts.gateway],
    ['WORKER_METRICS_PORT', config.metricsPorts.worker],
  ]);
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return config;
}
