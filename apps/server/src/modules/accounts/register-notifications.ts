import { createHash } from 'node:crypto';
import type { MarketplaceNotificationChannel, ReadingConnector } from '@quayside/connector-kit';
import type { MarketplaceNotificationsHealth } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import type { BackOff } from '../../platform/back-off.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Log } from '../../platform/log.ts';
import {
  getMarketplaceNotificationRegistration,
  listLastMarketplaceNotifications,
  type MarketplaceNotificationRegistrationRow,
  saveMarketplaceNotificationRegistration,
} from './notification-registrations.repository.ts';
import type { AccountsDeps } from './open-account.ts';

export interface RegisterMarketplaceNotificationsDeps
  extends Pick<AccountsDeps, 'db' | 'clock' | 'connectors' | 'requestLogs'> {
  readonly log: Log;
  /** Failed platforms with the time until their next attempt. */
  readonly registering: BackOff;
  /** Real time, because the marketplaces' clock may be moved. */
  readonly machineClock: Clock;
  /** The address exactly as used for a marketplace's challenge. */
  readonly notificationUrl: (platform: Platform) => string;
  /** The contact address for marketplaces' alerts; null keeps the registered one. */
  readonly alertEmail: string | null;
}

/** How often a registration is checked: it can be changed at the marketplace, which also drops an unresponsive address. */
const CHECK_EVERY_MS = 3_600_000;
/** The first retry follows after a minute. The delay doubles up to the regular check. */
const RETRY_MS = 60_000;

/**
 * Registers this installation's address at each marketplace with notifications. Acts if a registration is missing, changed or due for a
 * check. May run at any time and concurrently, because a registration is read before it is written. A failing platform does not stop the
 * others.
 */
export async function registerMarketplaceNotifications(
  deps: RegisterMarketplaceNotificationsDeps,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  await Promise.all(
    [...deps.connectors].map(async ([platform, { notifications }]) => {
      if (!notifications || deps.registering.isWaiting(platform)) return;
      await deps.registering.run(platform, () => registerAt(deps, platform, notifications));
    }),
  );
}

async function registerAt(
  deps: RegisterMarketplaceNotificationsDeps,
  platform: Platform,
  notifications: MarketplaceNotificationChannel,
): Promise<void> {
  const { db, machineClock, log, alertEmail } = deps;
  const address = deps.notificationUrl(platform);
  // Identifies the settings by the response to a challenge, which depends on the address and the shared secret.
  const wanted = createHash('sha256')
    .update(notifications.answerChallenge(alertEmail ?? '', address))
    .digest('hex');
  const known = await getMarketplaceNotificationRegistration(db, platform);
  if (known && known.wanted === wanted && machineClock.now() < dueAt(known)) return;
  const request = { endpoint: address, alertEmail, reference: known?.reference ?? null };
  const outcome = await notifications.register(request, { clock: deps.clock, requestLog: deps.requestLogs.of(0, 0) });
  await saveMarketplaceNotificationRegistration(db, platform, { wanted, address }, outcome, machineClock.now());
  if (!outcome.ok) {
    const { trouble, words } = outcome;
    log[trouble === 'address' ? 'info' : 'warn'](
      { platform, address, trouble, words },
      'A marketplace does not send notifications here',
    );
  } else if (!known || known.trouble !== null || known.wanted !== wanted) {
    log.info({ platform, address, topics: outcome.topics }, 'A marketplace sends its notifications here');
  }
}

function dueAt({ trouble, checkedAt, failures }: MarketplaceNotificationRegistrationRow): Date {
  const waitMs = trouble === null ? CHECK_EVERY_MS : Math.min(CHECK_EVERY_MS, RETRY_MS * 2 ** (failures - 1));
  return new Date(checkedAt.getTime() + waitMs);
}

/** Whether the platform's notifications arrive, and the remedy if they do not; null for a platform without notifications. */
export async function readMarketplaceNotificationsHealth(
  db: Db,
  { platform, capabilities, notifications }: Pick<ReadingConnector, 'platform' | 'capabilities' | 'notifications'>,
): Promise<MarketplaceNotificationsHealth | null> {
  if (!capabilities.sendsMarketplaceNotifications) return null;
  const row = notifications && (await getMarketplaceNotificationRegistration(db, platform));
  if (!row) {
    return {
      state: notifications ? 'waiting' : 'off',
      address: null,
      trouble: null,
      words: '',
      checkedAt: null,
      topics: [],
    };
  }
  const topics = row.topics.map(({ topic }) => topic);
  const last = await listLastMarketplaceNotifications(db, platform, topics);
  return {
    // Without a public address there is nothing to fix: this installation works without notifications.
    state: row.trouble === null ? 'registered' : row.trouble === 'address' ? 'off' : 'failed',
    address: row.address,
    trouble: row.trouble,
    words: row.words,
    checkedAt: row.checkedAt.toISOString(),
    topics: row.topics.map(({ topic, state }) => ({
      topic,
      isSubscribed: state === 'subscribed',
      lastAt: last.get(topic)?.toISOString() ?? null,
    })),
  };
}
