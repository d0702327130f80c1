import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/db.ts';

/** The rows of the queues, as a server of this test worker has made them. */
let known: string | undefined;

/** Makes the queues in a new database: those that an earlier server has made, by one statement instead of three for each of them. */
export async function makeKnownQueues(db: Db): Promise<void> {
  if (known === undefined) return;
  await sql`insert into jobs.queue select * from json_populate_recordset(null::jobs.queue, ${known}::json) on conflict do nothing`.execute(
    db,
  );
}

/** Keeps the queues of a server that has started, for the next ones. */
export async function keepQueues(db: Db): Promise<void> {
  if (known !== undefined) return;
  const { rows } = await sql<{ queues: string }>`select json_agg(q)::text as queues from jobs.queue q`.execute(db);
  known = rows[0]?.queues;
}
