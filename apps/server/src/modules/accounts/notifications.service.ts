import type { MarketplaceNotification } from '@quayside/connector-kit';
import type { Platform } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { eraseConnections, recordHistory, SYSTEM } from '../history/index.ts';
import { markAuthBroken } from './account-health.ts';
import { enqueueMarketplaceNotification } from './accounts.enqueue.ts';
import { getAccount } from './accounts.repository.ts';
import { findHolder } from './connections.repository.ts';
import { type CloseDeps, close } from './leave.service.ts';
import {
  eraseIdentity,
  finishMarketplaceNotification,
  insertMarketplaceNotification,
  listUsersOn,
  lockMarketplaceNotification,
  type MarketplaceNotificationWork,
  rememberErased,
} from './notifications.repository.ts';

export interface MarketplaceNotificationDeps extends CloseDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /**
   * Removes a buyer from a user's orders.
   * @returns the number of orders that named the buyer
   */
  readonly eraseBuyer: (tx: Tx, userId: number, platform: Platform, usernames: readonly string[]) => Promise<number>;
}

/** Stores a delivery and enqueues its work, once however often it is delivered. */
export async function receiveMarketplaceNotification(
  deps: Pick<MarketplaceNotificationDeps, 'db' | 'clock' | 'jobs'>,
  platform: Platform,
  notification: MarketplaceNotification,
): Promise<void> {
  const { asks, person, notificationId } = notification;
  const work = asks === 'other' ? null : { asks, ...person };
  await withTransaction(deps.db, async (tx) => {
    const isNew = await insertMarketplaceNotification(tx, platform, notification, work, deps.clock.now());
    if (isNew && work) await enqueueMarketplaceNotification(deps.jobs, tx, { platform, notificationId });
  });
}

/** Carries out a notification. May run twice and resumes after a crash: the notification is done when all of its work is. */
export async function actOnMarketplaceNotification(
  deps: MarketplaceNotificationDeps,
  { platform, notificationId }: { readonly platform: Platform; readonly notificationId: string },
  signal: AbortSignal,
): Promise<void> {
  const found = await withTransaction(deps.db, (tx) => lockMarketplaceNotification(tx, platform, notificationId));
  if (!found) return;
  if (found.work.asks === 'erase') await erase(deps, platform, found.work, signal);
  else await withTransaction(deps.db, (tx) => revoke(tx, platform, found.work, found.eventAt));
  await withTransaction(deps.db, (tx) => finishMarketplaceNotification(tx, platform, notificationId, deps.clock.now()));
}

/** The seller withdrew the consent at the marketplace. A newer consent stays valid, because deliveries arrive late and in any order. */
async function revoke(
  tx: Tx,
  platform: Platform,
  { externalId }: MarketplaceNotificationWork,
  eventAt: Date,
): Promise<void> {
  const holder = externalId === null ? undefined : await findHolder(tx, platform, externalId);
  const account = holder && (await getAccount(tx, holder.userId, holder.accountId));
  if (!account || account.consentedAt > eventAt) return;
  await markAuthBroken(tx, account.userId, account.accountId, account.consent, 'revoked');
}

/** Users processed between two checks of the abort signal. */
const USERS_AT_ONCE = 100;

/**
 * Handles the deletion of a person's marketplace account. As a buyer the person is removed from every order. As a seller the account is
 * closed and its name deleted. The hash of the name stays, so that later orders are stored without the name.
 */
async function erase(
  deps: MarketplaceNotificationDeps,
  platform: Platform,
  work: MarketplaceNotificationWork,
  signal: AbortSignal,
): Promise<void> {
  const names = [work.username, work.externalId].filter((name) => name !== null);
  await withTransaction(deps.db, async (tx) => {
    await rememberErased(tx, platform, names, deps.clock.now());
    await closeErased(deps, tx, platform, work.externalId);
  });
  for (let after = 0; ; ) {
    signal.throwIfAborted();
    const users = await listUsersOn(deps.db, platform, after, USERS_AT_ONCE);
    for (const userId of users) {
      await withTransaction(deps.db, (tx) => deps.eraseBuyer(tx, userId, platform, names));
    }
    const last = users.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

async function closeErased(
  deps: MarketplaceNotificationDeps,
  tx: Tx,
  platform: Platform,
  externalId: string | null,
): Promise<void> {
  const holder = externalId === null ? undefined : await findHolder(tx, platform, externalId);
  if (!holder) return;
  await close(deps, tx, holder, SYSTEM);
  await eraseIdentity(tx, holder.userId, holder.accountId);
  await eraseConnections(tx, holder.userId, holder.accountId);
  await recordHistory(tx, holder.userId, [
    {
      actor: SYSTEM,
      entity: 'account',
      entityId: holder.accountId,
      field: 'connection',
      before: null,
      after: null,
      why: 'person_erased',
    },
  ]);
}
