import type { Connector, Throttle } from '@quayside/connector-kit';
import type { PortalSettings } from '@quayside/contract';
import type { AccessUser, Platform } from '@quayside/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenedAccount } from './modules/accounts/index.ts';
import type { Sender } from './modules/dispatch/index.ts';
import type { Clock } from './platform/clock.ts';
import type { KeepConfig } from './platform/config/config.ts';
import type { Db } from './platform/database/db.ts';
import type { Route, Who } from './platform/http/route.ts';
import type { JobHandler } from './platform/jobs/define-job.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import type { MailTransport } from './platform/mail/mail-transport.ts';
import type { SecretBox } from './platform/secrets.ts';

export interface ComposeOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** The marketplaces' time, where it is another one: that of a sandbox whose clock is moved. Never behind `clock`. */
  readonly marketplaceClock?: Clock;
  readonly log: Log;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly box: SecretBox;
  readonly throttle: Throttle;
  readonly connectors: ReadonlyMap<Platform, Connector>;
  readonly publicUrl: string;
  /** After so long without a request a session is over; a week where nothing is said. */
  readonly sessionIdleMs?: number;
  /** What an attempt to sign in beyond a limit waits by; the machine's timer where nothing is said. */
  readonly wait?: (ms: number) => Promise<void>;
  /** Where a marketplace's notifications arrive, as it is registered there. */
  readonly notificationUrl: (platform: Platform) => string;
  /** The mailbox that marketplaces write to when their notifications do not arrive; null leaves the one that they know. */
  readonly alertEmail: string | null;
  readonly pollIntervalMs: number;
  readonly translationEngine: 'ebay' | 'off';
  readonly portal: PortalSettings;
  /** The mailbox of support requests. */
  readonly supportEmail: string;
  readonly mailTransport: MailTransport;
  /** For how many days the records of what was asked of marketplaces are kept. */
  readonly keep: KeepConfig;
  /** Absolute; what documents are set in. */
  readonly fontsDir: string;
}

/** The rooms joined to each other; what a gateway or a worker takes is up to `main.ts`. */
export interface Composition {
  readonly routes: readonly Route[];
  readonly resolveWho: (request: FastifyRequest) => Promise<Who | null>;
  readonly loadAccess: (who: Who) => Promise<AccessUser>;
  /** Addresses beside the contract: where marketplaces send browsers back to. */
  mountPages(app: FastifyInstance): void;
  readonly jobHandlers: readonly JobHandler[];
  startSender(): Sender;
  /** Looks for an account's orders, as the schedule does. */
  pollOrders(opened: OpenedAccount): Promise<Date>;
  /** Looks after accounts until the signal aborts. */
  runSchedule(signal: AbortSignal): Promise<void>;
  seedDemo(): Promise<void>;
  close(): Promise<void>;
}
