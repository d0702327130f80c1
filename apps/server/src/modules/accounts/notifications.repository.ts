import { createHash } from 'node:crypto';
import type { MarketplaceNotification } from '@quayside/connector-kit';
import type { Platform } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** The pending work of a notification. Deleted when done, because it names a person. */
export interface MarketplaceNotificationWork {
  readonly asks: 'erase' | 'revoked';
  readonly externalId: string | null;
  readonly username: string | null;
}

/** @returns false if the same notification was delivered before */
export async function insertMarketplaceNotification(
  tx: Tx,
  platform: Platform,
  notification: MarketplaceNotification,
  work: MarketplaceNotificationWork | null,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('marketplace_notifications')
    .values({
      platform,
      notification_id: notification.notificationId,
      topic: notification.topic,
      subject: work && JSON.stringify(work),
      event_at: notification.eventAt,
      received_at: now,
      done_at: work ? null : now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Locks a notification whose work is pending; undefined if it is done. */
export async function lockMarketplaceNotification(
  tx: Tx,
  platform: Platform,
  notificationId: string,
): Promise<{ work: MarketplaceNotificationWork; eventAt: Date } | undefined> {
  const row = await tx
    .selectFrom('marketplace_notifications')
    .select(['subject', 'event_at'])
    .where('platform', '=', platform)
    .where('notification_id', '=', notificationId)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && { work: row.subject as unknown as MarketplaceNotificationWork, eventAt: row.event_at };
}

/** The maximum number of notifications read at once. */
const OPEN_AT_ONCE = 1_000;

/** Notifications with pending work, oldest first. */
export async function listOpenMarketplaceNotifications(
  db: Db,
): Promise<{ platform: Platform; notificationId: string }[]> {
  const rows = await db
    .selectFrom('marketplace_notifications')
    .select(['platform', 'notification_id'])
    .where('done_at', 'is', null)
    .orderBy('received_at')
    .limit(OPEN_AT_ONCE)
    .execute();
  return rows.map((row) => ({ platform: row.platform as Platform, notificationId: row.notification_id }));
}

export async function finishMarketplaceNotification(
  tx: Tx,
  platform: Platform,
  notificationId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('marketplace_notifications')
    .set({ done_at: now, subject: null })
    .where('platform', '=', platform)
    .where('notification_id', '=', notificationId)
    .execute();
}

/** Names are stored as hashes: enough to recognize them, and unreadable. */
const hashOf = (platform: Platform, name: string) =>
  createHash('sha256').update(`${platform}\n${name.toLowerCase()}`).digest();

export async function rememberErased(tx: Tx, platform: Platform, names: readonly string[], now: Date): Promise<void> {
  for (const name of names) {
    await tx
      .insertInto('erased_people')
      .values({ platform, person_hash: hashOf(platform, name), erased_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Filters the names of people whose data must not be stored. */
export async function findErased(db: Db, platform: Platform, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .selectFrom('erased_people')
    .select('person_hash')
    .where('platform', '=', platform)
    .where(
      'person_hash',
      'in',
      names.map((name) => hashOf(platform, name)),
    )
    .execute();
  const erased = new Set(rows.map((row) => row.person_hash.toString('hex')));
  return new Set(names.filter((name) => erased.has(hashOf(platform, name).toString('hex'))));
}

/** Users with an account on the platform, including closed ones, whose data may mention the person. */
export async function listUsersOn(db: Db, platform: Platform, afterUserId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from marketplace_accounts
    where platform = ${platform} and user_id > ${afterUserId} order by user_id limit ${limit}`.execute(db);
  return rows.map((row) => row.user_id);
}

/** Removes the person's data from the account's row. */
export async function eraseIdentity(tx: Tx, userId: number, accountId: number): Promise<void> {
  const nameless = `erased-${accountId}`;
  await tx
    .updateTable('marketplace_accounts')
    .set({ external_id: nameless, username: nameless })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .execute();
}
