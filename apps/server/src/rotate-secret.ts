import { sealedTokens } from './modules/accounts/tokens.repository.ts';
import { sealedEngineKeys } from './modules/engines/engines.repository.ts';
import { sealedBuyers, sealedOrdersAside } from './modules/orders/buyers.repository.ts';
import { sealedSearchKeys } from './modules/orders/search-keys.repository.ts';
import { sealedAuthenticators } from './modules/session/second-factor/second-factor.repository.ts';
import { systemClock } from './platform/clock.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { createDatabase } from './platform/database/database.ts';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { createPool } from './platform/database/pool.ts';
import type { Tables } from './platform/database/tables.data.ts';
import { errorMessage } from './platform/errors.ts';
import { createLog } from './platform/log.ts';
import { sealedMails } from './platform/mail/mail.repository.ts';
import { resealAll } from './platform/resealing.ts';
import { rotateSecret } from './platform/rotate-secret.ts';
import { readOrMakeSecrets, writeSecrets } from './platform/secret-file.ts';
import { createSecretBox } from './platform/secrets.ts';

/*
 * This file is bundled to apps/server/dist/rotate-secret.js; `npm run secret:rotate` runs it, with or without a running
 * Quayside.
 */

/** Every column with encrypted values. */
const SEALED = [
  sealedTokens,
  sealedAuthenticators,
  sealedMails,
  sealedSearchKeys,
  sealedBuyers,
  sealedOrdersAside,
  sealedEngineKeys,
];
/** An arbitrary fixed number that serializes concurrent changes of the secret. */
const ROTATION_LOCK = 7_401_002;

const report = (line: string) => process.stdout.write(`${line}\n`);

/** @throws with one sentence for the operator */
async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  if (config.secret !== undefined && config.oldSecrets.length === 0) {
    throw new Error(
      'QUAYSIDE_SECRET is set: put a new one there, the present one into QUAYSIDE_OLD_SECRETS, start every process anew, and run this again',
    );
  }
  const log = createLog({ name: 'rotate-secret', level: 'error' });
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, binDir: config.pgBinDir, log })
      : undefined;
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  const pool = createPool({ connectionString, applicationName: 'quayside-rotate-secret', max: 3, log });
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ROTATION_LOCK]);
    const db = createDatabase<Tables>(pool);
    if (config.secret !== undefined) {
      const resealed = await resealAll(db, createSecretBox([config.secret, ...config.oldSecrets]), SEALED);
      report(`${resealed} values were sealed anew. Run this until it says 0, then remove QUAYSIDE_OLD_SECRETS.`);
      return;
    }
    await rotateSecret({
      db,
      clock: systemClock,
      columns: SEALED,
      secrets: {
        read: () => readOrMakeSecrets(config.dataDir),
        write: (secrets) => writeSecrets(config.dataDir, secrets),
      },
      report,
    });
  } finally {
    client.release(true);
    await pool.end();
    await embedded?.stop();
  }
}

try {
  await main();
} catch (error) {
  const problems = error instanceof ConfigError ? error.problems : [errorMessage(error)];
  for (const problem of problems) console.error(`The secret was not changed: ${problem}`);
  process.exit(1);
}
