import { createHash } from 'node:crypto';
import type { Notice } from '@quayside/connector-kit';
import type { Platform } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** What is to be done for a notice; gone once it is done, for it names a person. */
export interface NoticeWork {
  readonly asks: 'erase' | 'revoked';
  readonly externalId: string | null;
  readonly username: string | null;
}

/** @returns false where the same notice was delivered before */
export async function insertNotice(
  tx: Tx,
  platform: Platform,
  notice: Notice,
  work: NoticeWork | null,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('marketplace_notifications')
    .values({
      platform,
      notification_id: notice.notificationId,
      topic: notice.topic,
      subject: work && JSON.stringify(work),
      event_at: notice.eventAt,
      received_at: now,
      done_at: work ? null : now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A notice whose work is still to be done, under lock; undefined where it is done. */
export async function lockNotice(
  tx: Tx,
  platform: Platform,
  notificationId: string,
): Promise<{ work: NoticeWork; eventAt: Date } | undefined> {
  const row = await tx
    .selectFrom('marketplace_notifications')
    .select(['subject', 'event_at'])
    .where('platform', '=', platform)
    .where('notification_id', '=', notificationId)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && { work: row.subject as unknown as NoticeWork, eventAt: row.event_at };
}

/** More than that is for the next look. */
const OPEN_AT_ONCE = 1_000;

/** Notices that came and whose work is not done, oldest first. */
export async function listOpenNotices(db: Db): Promise<{ platform: Platform; notificationId: string }[]> {
  const rows = await db
    .selectFrom('marketplace_notifications')
    .select(['platform', 'notification_id'])
    .where('done_at', 'is', null)
    .orderBy('received_at')
    .limit(OPEN_AT_ONCE)
    .execute();
  return rows.map((row) => ({ platform: row.platform as Platform, notificationId: row.notification_id }));
}

export async function finishNotice(tx: Tx, platform: Platform, notificationId: string, now: Date): Promise<void> {
  await tx
    .updateTable('marketplace_notifications')
    .set({ done_at: now, subject: null })
    .where('platform', '=', platform)
    .where('notification_id', '=', notificationId)
    .execute();
}

/** A name is kept as its hash: enough to know it again, and nothing to read. */
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

/** Of these names, those of people whose data is not to be kept. */
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

/** Users with an account on the platform, closed ones included: where a person's traces may be. */
export async function listUsersOn(db: Db, platform: Platform, afterUserId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from marketplace_accounts
    where platform = ${platform} and user_id > ${afterUserId} order by user_id limit ${limit}`.execute(db);
  return rows.map((row) => row.user_id);
}

/** Takes the person out of the account's own row. */
export async function eraseIdentity(tx: Tx, userId: number, accountId: number): Promise<void> {
  const nameless = `erased-${accountId}`;
  await tx
    .updateTable('marketplace_accounts')
    .set({ external_id: nameless, username: nameless })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .execute();
}
