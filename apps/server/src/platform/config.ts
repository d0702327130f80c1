import { resolve } from 'node:path';
import type { PortalSettings } from '@quayside/contract';
import { isEmail } from '@quayside/kernel';
import { LOG_LEVELS, type LogLevel } from './log.ts';
import type { SettingName } from './settings.data.ts';

export type Role = 'all' | 'gateway' | 'worker';

/** The checked settings. `settings.data.ts` says in words what each of them decides. */
export interface Config {
  readonly role: Role;
  readonly host: string;
  readonly port: number;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly pgBinDir: string | undefined;
  /** Undefined: the one in the data directory, see `secret-file.ts`. */
  readonly secret: string | undefined;
  /** Earlier ones, which still open what they sealed. */
  readonly oldSecrets: readonly string[];
  readonly isDemo: boolean;
  readonly logLevel: LogLevel;
  readonly pollIntervalMs: number;
  /** How many times as fast as the machine's the marketplaces' clocks run; 1 but for a sandbox that is being measured. */
  readonly marketplaceClockSpeed: number;
  readonly mail: MailConfig;
  readonly translationEngine: 'ebay' | 'off';
  readonly sandbox: SandboxConfig | null;
  readonly ebay: EbayConfig;
  readonly keep: KeepConfig;
  /** Of a worker without a gateway; null: its metrics are not served. */
  readonly metricsPort: number | null;
  /** What every browser is told. */
  readonly portal: PortalSettings;
  /** Null: sellers can not connect Amazon. */
  readonly amazon: AmazonConfig | null;
  /** Null: sellers can not connect Cdiscount. */
  readonly cdiscount: CdiscountConfig | null;
  /** The mailbox of support requests; empty where there is no form. */
  readonly supportEmail: string;
}

export interface MailConfig {
  /** Undefined: mails are written into `<dataDir>/mail`. */
  readonly smtpUrl: string | undefined;
  /** `Name <address>` or the bare address. */
  readonly from: string;
}

/** For how many days records are kept that only grow. */
export interface KeepConfig {
  /** What was sent to marketplaces, with outcome and verdict. */
  readonly keepSendsDays: number;
  /** Every call to a marketplace, without its secrets. */
  readonly keepRequestsDays: number;
}

export interface SandboxConfig {
  readonly port: number;
  /** Absolute path of a CSV file; undefined: the built-in catalogue. */
  readonly catalogPath: string | undefined;
}

/** Hosts without a slash at their end, and the client that the developer portal gave. */
export interface EbayConfig {
  readonly apiUrl: string;
  readonly apizUrl: string;
  readonly apimUrl: string;
  readonly authUrl: string;
  readonly tradingUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly ruName: string;
  /** Undefined: eBay sends no notifications here. */
  readonly verificationToken: string | undefined;
  /** Where they arrive, as it is registered at eBay. */
  readonly notificationUrl: string;
}

/** Hosts without a slash at their end, and the application that Seller Central gave. */
export interface AmazonConfig {
  readonly apiUrl: string;
  readonly authUrl: string;
  readonly sellerCentralUrl: string;
  readonly applicationId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

/** Octopia's hosts without a slash at their end, and the client that sellers link to their accounts. */
export interface CdiscountConfig {
  readonly apiUrl: string;
  readonly authUrl: string;
  /** Null: each seller brings a client of its own. */
  readonly application: { readonly clientId: string; readonly clientSecret: string } | null;
}

/** The applications that the sandbox knows without being told. */
export const SANDBOX_OCTOPIA_CLIENT = {
  clientId: 'quayside-demo-aggregator',
  clientSecret: 'quayside-demo-secret',
} as const;
export const SANDBOX_AMAZON_CLIENT = {
  applicationId: 'amzn1.sp.solution.quayside-demo',
  clientId: 'amzn1.application-oa2-client.quayside-demo',
  clientSecret: 'quayside-demo-secret',
} as const;
export const SANDBOX_EBAY_CLIENT = {
  clientId: 'quayside-demo',
  clientSecret: 'quayside-demo-secret',
  ruName: 'Quayside-demo-ru',
  verificationToken: 'quayside-demo-verification-token-0001',
} as const;

export const MIN_SECRET_LENGTH = 32;
const DEFAULT_SANDBOX_PORT = 4410;

/** Settings that are wrong, one sentence each; the message holds them all. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Reads every setting. Nothing else in the program reads the environment. Relative paths start at `cwd`.
 * @throws ConfigError with every problem at once
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
  const portal = readPortal(read);

  const config: Config = {
    role: read.oneOf('QUAYSIDE_ROLE', ['all', 'gateway', 'worker'], 'all'),
    host: read.text('QUAYSIDE_HOST') ?? '127.0.0.1',
    port,
    publicUrl,
    dataDir: resolve(cwd, read.text('QUAYSIDE_DATA') ?? '.quayside'),
    databaseUrl: read.databaseUrl('DATABASE_URL'),
    pgBinDir: pgBinDir === undefined ? undefined : resolve(cwd, pgBinDir),
    secret: read.secret('QUAYSIDE_SECRET'),
    oldSecrets: read.secrets('QUAYSIDE_OLD_SECRETS'),
    isDemo: read.oneOf('QUAYSIDE_DEMO', ['on', 'off'], ebay.apiUrl === sandboxUrl ? 'on' : 'off') === 'on',
    logLevel: read.oneOf('QUAYSIDE_LOG_LEVEL', LOG_LEVELS, 'info'),
    pollIntervalMs: read.integer('QUAYSIDE_POLL_INTERVAL_MS', { fallback: 1_000, min: 100, max: 3_600_000 }),
    marketplaceClockSpeed: read.integer('QUAYSIDE_MARKETPLACE_CLOCK_SPEED', { fallback: 1, min: 1, max: 1_000 }),
    keep: {
      keepSendsDays: read.integer('KEEP_SENDS_DAYS', { fallback: 90, min: 1, max: 3_650 }),
      keepRequestsDays: read.integer('KEEP_REQUESTS_DAYS', { fallback: 7, min: 1, max: 3_650 }),
    },
    metricsPort: read.text('WORKER_METRICS_PORT') === undefined ? null : read.port('WORKER_METRICS_PORT', 0),
    mail: {
      smtpUrl: read.smtpUrl('SMTP_URL'),
      from: read.mailFrom('MAIL_FROM', `Quayside <no-reply@${new URL(publicUrl).hostname}>`),
    },
    // The sandbox's translations are marked text and never count as an engine's.
    translationEngine: read.oneOf('TRANSLATION_ENGINE', ['ebay', 'off'], ebay.apiUrl === sandboxUrl ? 'off' : 'ebay'),
    sandbox:
      sandboxPort === null
        ? null
        : { port: sandboxPort, catalogPath: catalogPath === undefined ? undefined : resolve(cwd, catalogPath) },
    ebay,
    amazon: isAmazonOn ? readAmazon(read, `${sandboxHost}/amazon`, publicUrl) : null,
    cdiscount: isCdiscountOn ? readCdiscount(read, `${sandboxHost}/octopia`) : null,
    portal,
    supportEmail: portal.isRequestFormOn ? read.mailbox('SUPPORT_EMAIL', mailboxOf(portal.contactUrl)) : '',
  };
  if (sandboxPort === port) read.problems.push(`QUAYSIDE_PORT and SANDBOX_PORT are both ${port}; expected two ports`);
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return config;
}

function readEbay(read: SettingReader, sandboxUrl: string, publicUrl: string): EbayConfig {
  const apiUrl = read.url('EBAY_API_URL', sandboxUrl);
  return {
    apiUrl,
    apizUrl: read.url('EBAY_APIZ_URL', sandboxUrl),
    apimUrl: read.url('EBAY_APIM_URL', sandboxUrl),
    authUrl: read.url('EBAY_AUTH_URL', sandboxUrl),
    tradingUrl: read.url('EBAY_TRADING_URL', sandboxUrl),
    clientId: read.text('EBAY_CLIENT_ID') ?? SANDBOX_EBAY_CLIENT.clientId,
    clientSecret: read.text('EBAY_CLIENT_SECRET') ?? SANDBOX_EBAY_CLIENT.clientSecret,
    ruName: read.text('EBAY_RU_NAME') ?? SANDBOX_EBAY_CLIENT.ruName,
    verificationToken:
      read.verificationToken('EBAY_VERIFICATION_TOKEN') ??
      (apiUrl === sandboxUrl ? SANDBOX_EBAY_CLIENT.verificationToken : undefined),
    notificationUrl: read.url('EBAY_NOTIFICATION_URL', `${publicUrl}/ebay/notifications`),
  };
}

/** The hosts of an installation of its own; the unset ones are addresses that nobody can own. */
function readPortal(read: SettingReader): PortalSettings {
  const contactUrl = read.contact('CONTACT_URL', 'mailto:support@quayside.example');
  const hasMailbox = read.text('SUPPORT_EMAIL') !== undefined || mailboxOf(contactUrl) !== undefined;
  return {
    mainSiteUrl: read.url('MAIN_SITE_URL', 'https://www.quayside.example'),
    careersUrl: read.url('CAREERS_URL', 'https://careers.quayside.example'),
    shippingUrl: read.url('SHIPPING_URL', 'https://shipping.quayside.example'),
    adminPortalUrls: [
      read.url('ADMIN_PORTAL_URL', 'https://admin.quayside.example'),
      read.url('ADMIN_PORTAL_2_URL', 'https://admin2.quayside.example'),
    ],
    helpCentreUrl: read.url('HELP_CENTRE_URL', 'https://help.quayside.example'),
    contactUrl,
    isRequestFormOn: read.oneOf('SUBMIT_REQUEST', ['form', 'contact'], hasMailbox ? 'form' : 'contact') === 'form',
    chatScriptUrl: read.text('CHAT_SCRIPT_URL') === undefined ? null : read.url('CHAT_SCRIPT_URL', ''),
    popUp: readPopUp(read),
  };
}

function readPopUp(read: SettingReader): PortalSettings['popUp'] {
  const userPercentage = read.integer('POP_UP_PERCENTAGE', { fallback: 100, min: 0, max: 100 });
  const delayMs = read.integer('POP_UP_DELAY_MS', { fallback: 2_000, min: 0, max: 600_000 });
  return read.text('POP_UP_URL') === undefined ? null : { url: read.url('POP_UP_URL', ''), userPercentage, delayMs };
}

function readAmazon(read: SettingReader, sandboxUrl: string, publicUrl: string): AmazonConfig {
  return {
    apiUrl: read.url('AMAZON_API_URL', sandboxUrl),
    authUrl: read.url('AMAZON_AUTH_URL', sandboxUrl),
    sellerCentralUrl: read.url('AMAZON_SELLER_CENTRAL_URL', sandboxUrl),
    applicationId: read.text('AMAZON_APPLICATION_ID') ?? SANDBOX_AMAZON_CLIENT.applicationId,
    clientId: read.text('AMAZON_CLIENT_ID') ?? SANDBOX_AMAZON_CLIENT.clientId,
    clientSecret: read.text('AMAZON_CLIENT_SECRET') ?? SANDBOX_AMAZON_CLIENT.clientSecret,
    redirectUri: read.url('AMAZON_REDIRECT_URI', `${publicUrl}/amazon/oauth`),
  };
}

function readCdiscount(read: SettingReader, sandboxUrl: string): CdiscountConfig {
  const apiUrl = read.url('OCTOPIA_API_URL', sandboxUrl);
  const authUrl = read.url('OCTOPIA_AUTH_URL', sandboxUrl);
  const clientId = read.text('OCTOPIA_CLIENT_ID');
  const clientSecret = read.text('OCTOPIA_CLIENT_SECRET');
  if ((clientId === undefined) !== (clientSecret === undefined)) {
    read.problems.push('OCTOPIA_CLIENT_ID and OCTOPIA_CLIENT_SECRET belong together; expected both or neither');
  }
  if (clientId !== undefined && clientSecret !== undefined) {
    return { apiUrl, authUrl, application: { clientId, clientSecret } };
  }
  return { apiUrl, authUrl, application: apiUrl === sandboxUrl ? SANDBOX_OCTOPIA_CLIENT : null };
}

/** Reads one variable at a time. A wrong one is noted and its fallback goes on, so that all are found in one start. */
class SettingReader {
  readonly problems: string[] = [];
  readonly #env: Readonly<Record<string, string | undefined>>;

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.#env = env;
  }

  /** The trimmed value; undefined where the variable is unset or empty. */
  text(name: SettingName): string | undefined {
    const value = this.#env[name]?.trim();
    return value === '' ? undefined : value;
  }

  port(name: SettingName, fallback: number): number {
    return this.integer(name, { fallback, min: 1, max: 65_535 });
  }

  integer(name: SettingName, { fallback, min, max }: { fallback: number; min: number; max: number }): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    return this.#refuse(name, text, `a whole number from ${min} to ${max}`, fallback);
  }

  oneOf<T extends string>(name: SettingName, choices: readonly T[], fallback: T): T {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const choice = choices.find((candidate) => candidate === text);
    return choice ?? this.#refuse(name, text, `one of ${choices.join(', ')}`, fallback);
  }

  url(name: SettingName, fallback: string): string {
    const text = this.text(name);
    if (text === undefined) return fallback;
    if (/^https?:$/.test(parseUrl(text)?.protocol ?? '')) return text.replace(/\/+$/, '');
    return this.#refuse(name, text, 'an address such as https://example.com', fallback);
  }

  /** An address of a page, or of a mailbox. */
  contact(name: SettingName, fallback: string): string {
    const text = this.text(name);
    if (text === undefined || /^mailto:[^\s@]+@[^\s@]+$/.test(text)) return text ?? fallback;
    return this.url(name, fallback);
  }

  /** A bare address of mail; without a fallback it has to be set. */
  mailbox(name: SettingName, fallback: string | undefined): string {
    const text = this.text(name) ?? fallback;
    if (text === undefined) {
      this.problems.push(`${name} is not set; expected a mailbox such as support@example.com`);
      return '';
    }
    return isEmail(text) ? text : this.#refuse(name, text, 'a mailbox such as support@example.com', '');
  }

  databaseUrl(name: SettingName): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const url = parseUrl(text);
    if (url !== undefined && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) return text;
    // The value is left out: it may hold a password.
    this.problems.push(`${name} is not understood; expected postgresql://user:password@host:5432/name`);
    return undefined;
  }

  smtpUrl(name: SettingName): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const url = parseUrl(text);
    if (url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return text;
    // The value is left out: it may hold a password.
    this.problems.push(`${name} is not understood; expected smtp://user:password@host:587`);
    return undefined;
  }

  mailFrom(name: SettingName, fallback: string): string {
    const text = this.text(name);
    if (text === undefined) return fallback;
    if (/^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(text)) return text;
    return this.#refuse(name, text, 'a sender such as Quayside <no-reply@example.com>', fallback);
  }

  verificationToken(name: SettingName): string | undefined {
    const text = this.text(name);
    if (text === undefined || /^[\w-]{32,80}$/.test(text)) return text;
    this.problems.push(`${name} is not understood; expected 32 to 80 letters, digits, _ and -`);
    return undefined;
  }

  secret(name: SettingName): string | undefined {
    const text = this.text(name);
    if (text === undefined || text.length >= MIN_SECRET_LENGTH) return text;
    this.problems.push(`${name} has ${text.length} characters; expected at least ${MIN_SECRET_LENGTH}`);
    return undefined;
  }

  /** Several, with commas between them. */
  secrets(name: SettingName): string[] {
    const given = (this.text(name) ?? '').split(',').flatMap((one) => one.trim() || []);
    if (given.some((one) => one.length < MIN_SECRET_LENGTH)) {
      this.problems.push(`${name} names a secret of fewer than ${MIN_SECRET_LENGTH} characters`);
    }
    return given;
  }

  #refuse<T>(name: SettingName, given: string, expected: string, fallback: T): T {
    this.problems.push(`${name} is "${given}"; expected ${expected}`);
    return fallback;
  }
}

/** The mailbox of a `mailto:` address; undefined for a page. */
function mailboxOf(contactUrl: string): string | undefined {
  return contactUrl.startsWith('mailto:') ? contactUrl.slice('mailto:'.length) : undefined;
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined; // reported by the caller, with the variable's name
  }
}
