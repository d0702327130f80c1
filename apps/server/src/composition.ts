import type { Connector, Throttle } from '@quayside/connector-kit';
import type { EngineName, PortalSettings } from '@quayside/contract';
import type { AccessUser, Platform } from '@quayside/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenedAccount } from './modules/accounts/index.ts';
import type { Sender } from './modules/dispatch/index.ts';
import type { OperatorEngine } from './modules/engines/index.ts';
import type { RatesFeed } from './modules/rates/index.ts';
import type { Clock } from './platform/clock.ts';
import type { BillingConfig } from './platform/config/billing.ts';
import type { KeepConfig } from './platform/config/config.ts';
import type { Db } from './platform/database/db.ts';
import type { RoomTables } from './platform/database/room-tables.ts';
import type { Signals } from './platform/database/signals.ts';
import type { Route, Who } from './platform/http/route.ts';
import type { JobHandler } from './platform/jobs/define-job.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import type { MailTransport } from './platform/mail/mail-transport.ts';
import type { SecretBox } from './platform/secrets.ts';

export interface ComposeOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** The marketplaces' clock if it differs from real time, as a sandbox's may. Never behind `clock`. */
  readonly marketplaceClock?: Clock;
  readonly log: Log;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** Hints of other processes. */
  readonly signals: Signals;
  readonly box: SecretBox;
  readonly throttle: Throttle;
  readonly connectors: ReadonlyMap<Platform, Connector>;
  readonly publicUrl: string;
  /** Whether logins have published passwords. Then an admin may act as a seller without a second factor. */
  readonly isDemo: boolean;
  /** The idle time after which a session ends; default a week. */
  readonly sessionIdleMs?: number;
  /** Delays a sign-in attempt above a limit; default: a real timer. */
  readonly wait?: (ms: number) => Promise<void>;
  /** The registered address of a marketplace's notifications. */
  readonly notificationUrl: (platform: Platform) => string;
  /** The contact address for marketplaces' alerts; null keeps the registered one. */
  readonly alertEmail: string | null;
  readonly pollIntervalMs: number;
  readonly translationEngine: 'ebay' | 'off';
  /** Where published exchange rates are read; null for the stored ones. */
  readonly ratesFeed: RatesFeed | null;
  /** Where translation engines are, if not at their own hosts. */
  readonly engineUrls: Readonly<Partial<Record<EngineName, string>>>;
  /** The absolute path of the offline engine's models; it need not exist. */
  readonly modelsDir: string;
  /** Where its models are fetched; null for their own address. */
  readonly modelsUrl: string | null;
  /** The engine that the operator pays for; null for none. */
  readonly operatorEngine: OperatorEngine | null;
  readonly portal: PortalSettings;
  /** The mailbox of support requests. */
  readonly supportEmail: string;
  readonly mailTransport: MailTransport;
  readonly billing: BillingConfig;
  /** Retention of the log of marketplace calls, in days. */
  readonly keep: KeepConfig;
  /** The absolute path of the fonts for documents. */
  readonly fontsDir: string;
  /** The absolute path of the help articles, a folder per language. */
  readonly helpDir: string;
}

/** The connected rooms; `main.ts` decides what a gateway or a worker uses. */
export interface Composition {
  readonly routes: readonly Route[];
  readonly resolveWho: (request: FastifyRequest) => Promise<Who | null>;
  readonly loadAccess: (who: Who) => Promise<AccessUser>;
  /** Addresses outside the contract, to which marketplaces redirect browsers. */
  mountPages(app: FastifyInstance): void;
  /** Every room's declaration of its tables. */
  readonly tables: readonly RoomTables[];
  readonly jobHandlers: readonly JobHandler[];
  startSender(): Sender;
  /** Reads an account's orders, as the schedule does. */
  pollOrders(opened: OpenedAccount): Promise<Date>;
  /** Runs the regular reads of accounts until the signal aborts. */
  runSchedule(signal: AbortSignal): Promise<void>;
  seedDemo(): Promise<void>;
  /** Reads newer exchange rates now, if there are any. */
  refreshRates(signal: AbortSignal): Promise<void>;
  /** Makes the stored help articles equal to the files of this version. */
  installArticles(): Promise<void>;
  close(): Promise<void>;
}
