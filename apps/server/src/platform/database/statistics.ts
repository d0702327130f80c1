import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { errorMessage } from '../errors.ts';
import type { Log } from '../log.ts';

/** How soon after a seller's catalogue or run has come in PostgreSQL plans with it; autovacuum looks once a minute. */
const LOOK_EVERY_MS = 3_000;

/**
 * A table that has grown by this much since it was last counted; pages of 8 KB. A plan that is right for a table is right for one half as
 * large again, and a run of thousands of listings is not slowed by counting what it writes every few seconds.
 */
const GROWN_BY_SHARE = 0.5;
const GROWN_BY_PAGES = 20;

/**
 * Counts the tables anew that have grown much since PostgreSQL last did. Autovacuum alone is not enough: it is late for a run
 * of 30,000 listings, whose seller the planner takes for one without rows until then, and a crash of the database takes the
 * tally of changes that it goes by, so that a table that rests afterwards is never counted at all. The size on disk is not lost.
 *
 * @returns the names of the tables that were counted
 */
export async function refreshStatistics<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind = 'r'
      and pg_relation_size(c.oid) / current_setting('block_size')::int
        > c.relpages * ${1 + GROWN_BY_SHARE}::float8 + ${GROWN_BY_PAGES}::int
      and pg_catalog.pg_get_userbyid(c.relowner) = current_user`.execute(db);
  const names = rows.map(({ name }) => name);
  // One at a time, in transactions of their own; a table that another process is counting is passed over.
  for (const name of names) await sql`analyze (skip_locked) ${sql.table(name)}`.execute(db);
  return names;
}

/** Does so from time to time until the signal aborts. A database that is away is left to those who need it. */
export async function keepStatisticsFresh<Tables>(db: Kysely<Tables>, log: Log, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const names = await refreshStatistics(db);
      if (names.length > 0) log.debug({ tables: names }, 'Tables have grown; their statistics are new');
    } catch (error) {
      log.debug(`The statistics could not be renewed: ${errorMessage(error)}`);
    }
    await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
