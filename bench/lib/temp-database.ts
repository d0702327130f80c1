import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { createDatabase } from '../../apps/server/src/platform/database/database.ts';
import type { Db } from '../../apps/server/src/platform/database/db.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded/embedded-postgres.ts';
import { migrate, readMigrations } from '../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../apps/server/src/platform/database/pool.ts';
import type { Tables } from '../../apps/server/src/platform/database/tables.data.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { removeDataDir } from '../../scripts/lib/data-dir.mjs';

const MIGRATIONS = fileURLToPath(new URL('../../apps/server/migrations', import.meta.url));
/** The gateway's pool size. */
const POOL_SIZE = 10;

export interface TempDatabase {
  readonly pool: pg.Pool;
  readonly db: Db;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
}

/** Starts a separate server with a migrated, empty database and the product's settings. */
export async function openTempDatabase(): Promise<TempDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quayside-bench-'));
  const log = createLog({ name: 'bench', level: 'error' });
  const server = await startEmbeddedPostgres({ dataDir, log });
  const { connectionString } = server;
  const pool = createPool({ connectionString, applicationName: 'quayside-bench', max: POOL_SIZE, log });
  await migrate(pool, readMigrations(MIGRATIONS));
  return {
    pool,
    db: createDatabase<Tables>(pool),
    async remove() {
      await pool.end();
      await server.stop();
      await removeDataDir(dataDir);
    },
  };
}
