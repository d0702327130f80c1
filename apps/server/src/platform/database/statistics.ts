import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { errorMessage } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Signals } from './signals.ts';

/** How soon PostgreSQL plans with a new catalogue or run; autovacuum checks once a minute. */
const CHECK_EVERY_MS = 3_000;
/** A check reads the size of every table. It is rarer once no job was added and no table has grown for a minute. */
const IDLE_CHECK_EVERY_MS = 30_000;
const BUSY_FOR_MS = 60_000;

/**
 * The growth since the last analysis that triggers a new one; pages of 8 KB. A plan stays good for a table half as large again, so a run of
 * thousands of listings is not slowed by an analysis every few seconds.
 */
const GROWN_BY_SHARE = 0.5;
const GROWN_BY_PAGES = 20;

/**
 * Analyzes tables that have grown much since the last analysis. Autovacuum is not sufficient: it is too late for a run of 30,000 listings,
 * whose seller has no rows for the planner until then; and a crash of the database loses its change counters, so that an unchanged table is
 * never analyzed again. Sizes on disk are not lost.
 * @returns the names of the analyzed tables
 */
export async function refreshStatistics<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind = 'r'
      and pg_relation_size(c.oid) / current_setting('block_size')::int
        > c.relpages * ${1 + GROWN_BY_SHARE}::float8 + ${GROWN_BY_PAGES}::int
      and pg_catalog.pg_get_userbyid(c.relowner) = current_user`.execute(db);
  const names = rows.map(({ name }) => name);
  // One at a time in separate transactions; skips a table that another process is analyzing.
  for (const name of names) await sql`analyze (skip_locked) ${sql.table(name)}`.execute(db);
  return names;
}

/**
 * Repeats this until the signal aborts. Ignores an unavailable database.
 * @param signals hints that jobs were added
 */
export async function keepStatisticsFresh<Tables>(
  db: Kysely<Tables>,
  { log, signals }: { readonly log: Log; readonly signals: Pick<Signals, 'on'> },
  signal: AbortSignal,
): Promise<void> {
  let busyAt = performance.now();
  let checkedAt = Number.NEGATIVE_INFINITY;
  const stopListening = signals.on('jobs', () => {
    busyAt = performance.now();
  });
  while (!signal.aborted) {
    const isBusy = performance.now() - busyAt < BUSY_FOR_MS;
    if (isBusy || performance.now() - checkedAt >= IDLE_CHECK_EVERY_MS) {
      checkedAt = performance.now();
      try {
        const names = await refreshStatistics(db);
        if (names.length > 0) busyAt = performance.now();
        if (names.length > 0) log.debug({ tables: names }, 'Tables have grown; their statistics are new');
      } catch (error) {
        log.debug(`The statistics could not be renewed: ${errorMessage(error)}`);
      }
    }
    await sleep(CHECK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
  stopListening();
}
