import { sql } from 'kysely';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';

/**
 * The clock was set back: what waits for a time after `after` is due at `now`, since that time may be far away. What then turns out to come
 * too early is told so by the marketplace and waits again. Of all users: a sandbox's clock is everybody's.
 */
export async function endWaits(db: Db, { after, now }: { readonly after: Date; readonly now: Date }): Promise<void> {
  await withTransaction(db, async (tx) => {
    await sql`update desired_states set due_at = ${now} where state in ('due', 'uncertain') and due_at > ${after}`.execute(
      tx,
    );
    await sql`update dispatch_holds set until = ${now} where until > ${after}`.execute(tx);
    await sql`update bulk_submissions set look_at = ${now} where look_at > ${after}`.execute(tx);
    await sql`update shipments set due_at = ${now} where state = 'waiting' and due_at > ${after}`.execute(tx);
  });
}
