import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { preparePlaces } from '../../src/platform/database/embedded/places.ts';
import { findPostmaster } from '../../src/platform/database/embedded/postmaster.ts';
import { eventually } from '../eventually.ts';

const BUILD = fileURLToPath(new URL('../../../../.build', import.meta.url));
const SERVER = fileURLToPath(new URL('../..', import.meta.url));

it('the database of a run that is killed ends after it', async () => {
  mkdirSync(BUILD, { recursive: true });
  const dataDir = mkdtempSync(join(BUILD, 'guarded-'));
  const script = join(dataDir, 'run.mts');
  writeFileSync(
    script,
    `import { guardPostgres } from '${SERVER}test/setup/guard-postgres.ts';
     import { startEmbeddedPostgres } from '${SERVER}src/platform/database/embedded/embedded-postgres.ts';
     import { createLog } from '${SERVER}src/platform/log.ts';
     guardPostgres('${dataDir}');
     await startEmbeddedPostgres({ dataDir: '${dataDir}', log: createLog({ name: 'run', level: 'silent' }) });
     process.send('ready');`,
  );
  const run = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await new Promise((resolve) => run.once('message', resolve));
  const places = preparePlaces(dataDir);
  expect(findPostmaster(places)).toBeDefined();
  run.kill('SIGKILL');
  await eventually(async () => expect(findPostmaster(places)).toBeUndefined());
  rmSync(readFileSync(join(dataDir, 'database', 'location'), 'utf8').trim(), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});
