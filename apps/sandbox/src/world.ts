import type { AmazonWorld } from './amazon/amazon-world.ts';
import type { Catalog } from './catalog/catalog.ts';
import type { SandboxConfig } from './config.ts';
import type { Notifications } from './ebay/notifications/notifications.ts';
import type { Sellers } from './ebay/seller.ts';
import type { Tokens } from './ebay/tokens.ts';
import type { OctopiaWorld } from './octopia/octopia-world.ts';
import type { Clock } from './platform/clock.ts';
import type { Faults } from './platform/faults.ts';
import type { Log } from './platform/log.ts';
import type { Quotas } from './platform/quotas.ts';
import type { RequestLog } from './platform/request-log.ts';

/** Everything that the rooms of the sandbox share; made once in `sandbox.ts` and handed down. */
export interface World {
  config: SandboxConfig;
  clock: Clock;
  log: Log;
  catalog: Catalog;
  sellers: Sellers;
  tokens: Tokens;
  quotas: Quotas;
  /** eBay's own. */
  notifications: Notifications;
  faults: Faults;
  requests: RequestLog;
  amazon: AmazonWorld;
  octopia: OctopiaWorld;
}
