import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface NotificationRow {
  readonly id: number;
  readonly html: string;
  readonly createdAt: Date;
}

/** Newest first, before an id. */
export async function listNotifications(
  db: Db,
  userId: number,
  options: { beforeId: number | undefined; limit: number },
): Promise<NotificationRow[]> {
  let query = db.selectFrom('notifications').selectAll().where('user_id', '=', userId);
  if (options.beforeId !== undefined) query = query.where('notification_id', '<', options.beforeId);
  const rows = await query.orderBy('notification_id', 'desc').limit(options.limit).execute();
  return rows.map((row) => ({ id: row.notification_id, html: row.html, createdAt: row.created_at }));
}

/** @param html sanitized HTML */
export async function insertNotification(tx: Tx, userId: number, html: string, now: Date): Promise<NotificationRow> {
  const row = await tx
    .insertInto('notifications')
    .values({ user_id: userId, html, created_at: now })
    .returning('notification_id')
    .executeTakeFirstOrThrow();
  return { id: row.notification_id, html, createdAt: now };
}

/** The id of the newest notification that a login has read; 0 if none. */
export async function findLastRead(db: Db, userId: number, loginId: number): Promise<number> {
  const row = await db
    .selectFrom('notification_marks')
    .select('last_read_id')
    .where('user_id', '=', userId)
    .where('login_id', '=', loginId)
    .executeTakeFirst();
  return row?.last_read_id ?? 0;
}

/** Counts notifications after an id, at most `most`. */
export async function countAfter(db: Db, userId: number, afterId: number, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select 1 from notifications where user_id = ${userId} and notification_id > ${afterId} limit ${most}
    ) as news`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Moves a login's read mark forward up to the newest notification, never back. */
export async function moveMark(db: Db, userId: number, loginId: number, upTo: number): Promise<void> {
  await sql`
    insert into notification_marks as m (user_id, login_id, last_read_id)
    select ${userId}, ${loginId}, max(notification_id) from notifications
     where user_id = ${userId} and notification_id <= ${upTo}
    having max(notification_id) is not null
    on conflict (user_id, login_id) do update set last_read_id = greatest(m.last_read_id, excluded.last_read_id)`.execute(
    db,
  );
}
