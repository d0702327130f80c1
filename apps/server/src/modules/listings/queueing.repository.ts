import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';

/*
 * A change of content counts the listings that it affects, and records them, in one transaction. A listing that is queued meanwhile would
 * be sent with the old content and not be recorded. So a change and a transaction that queues listings wait for each other.
 */

/**
 * Waits for transactions that queue the business's listings, and makes new ones wait until this one ends. Call it before every other lock
 * of the transaction.
 */
export async function lockQueueing(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`queueing ${userId}`}, 0))`.execute(tx);
}

/** Held while listings are queued; several transactions may hold it. Call it before every other lock of the transaction. */
export async function holdQueueing(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${`queueing ${userId}`}, 0))`.execute(tx);
}
