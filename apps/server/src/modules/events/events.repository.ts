import type { UserEvent } from '@quayside/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { preparedUnread } from '../../platform/database/prepared.ts';
import { signalSql } from '../../platform/database/signals.ts';

export interface StoredEvent {
  readonly id: number;
  readonly event: UserEvent;
}

/**
 * Notifies a user's browsers of changes. Call it last in its transaction: it locks the user's counter row until the commit, so that ids
 * become visible in order.
 */
export async function emitEvents(tx: Tx, userId: number, events: readonly UserEvent[]): Promise<void> {
  if (events.length === 0) return;
  const kinds = events.map((event) => event.kind);
  const payloads = events.map((event) => JSON.stringify(event));
  await sql`
    ${preparedUnread} with counter as (
      insert into user_event_counters as c (user_id, last_event_id) values (${userId}, ${events.length})
      on conflict (user_id) do update set last_event_id = c.last_event_id + ${events.length}
      returning last_event_id - ${events.length} as before, ${sql.raw(signalSql('events'))} is null as is_told
    )
    insert into user_events (user_id, event_id, kind, payload)
    select ${userId}::bigint, counter.before + e.position, e.kind, e.payload::jsonb
    from counter, unnest(${kinds}::text[], ${payloads}::text[]) with ordinality as e (kind, payload, position)`.execute(
    tx,
  );
}

/** Events after an id, oldest first. */
export async function listEvents(db: Db, userId: number, after: number, limit: number): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('user_events')
    .select(['event_id', 'payload'])
    .where('user_id', '=', userId)
    .where('event_id', '>', after)
    .orderBy('event_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.event_id, event: row.payload as UserEvent }));
}

export async function findLastEventId(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('user_event_counters')
    .select('last_event_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.last_event_id ?? 0;
}

/** The users with events beyond the read position; one query for all users of a gateway. */
export async function findUsersWithNews(db: Db, read: ReadonlyMap<number, number>): Promise<number[]> {
  const userIds = [...read.keys()];
  const positions = userIds.map((userId) => read.get(userId) ?? 0);
  const { rows } = await sql<{ user_id: number }>`
    select c.user_id from user_event_counters c
    join unnest(${userIds}::bigint[], ${positions}::bigint[]) as r (user_id, position) on r.user_id = c.user_id
    where c.last_event_id > r.position`.execute(db);
  return rows.map((row) => row.user_id);
}

/** Removes old events. They are only hints: a browser that was away for more than a day reloads everything. */
export async function removeOldEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('user_events').where('created_at', '<', before).execute();
}
