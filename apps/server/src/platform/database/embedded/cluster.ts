import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { makePrivate, type Places } from './places.ts';

/** The role that owns the cluster, and the name of its database. */
export const CLUSTER_USER = 'quayside';

/**
 * Creates the cluster if it is missing. It is created under another name and renamed when complete, so that a full disk or a kill leaves no
 * partial cluster.
 * @throws if the cluster has another major version than the programs
 */
export async function prepareCluster(places: Places, binaries: Binaries): Promise<void> {
  const versionFile = join(places.cluster, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const major = Number(readFileSync(versionFile, 'utf8'));
    if (major === binaries.major) return;
    throw new Error(
      `The database in ${places.cluster} was made by PostgreSQL ${major} and can not be opened by ${binaries.major}: ` +
        `name the programs of version ${major} in QUAYSIDE_PG_BIN`,
    );
  }
  const unfinished = `${places.cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  makePrivate(unfinished, places.account);
  await runInitdb(binaries, places, unfinished);
  renameSync(unfinished, places.cluster);
}

async function runInitdb(binaries: Binaries, places: Places, directory: string): Promise<void> {
  const child = spawn(
    binaries.initdb,
    [
      `--pgdata=${directory}`,
      `--username=${CLUSTER_USER}`,
      '--encoding=UTF8',
      '--auth-local=trust', // Only that user and root can enter the socket's directory.
      '--auth-host=reject',
      ...localeOptions(binaries.major),
    ],
    { ...asAccount(places.account), cwd: places.home, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  rmSync(directory, { recursive: true, force: true });
  throw new Error(`The database could not be made: ${firstErrorIn(output)}`);
}

/**
 * Compares by code point, with case rules for all scripts: equal on each machine and library version, so that indexes stay valid. Queries
 * request language-aware orders explicitly.
 */
function localeOptions(major: number): string[] {
  return major >= 17
    ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    : ['--locale-provider=icu', '--icu-locale=und', '--locale=C'];
}

/** Preloaded libraries such as faketime, which must affect the database's clock too. */
const PRELOADED = /^(LD_PRELOAD|FAKETIME.*)$/;

/** Options to start a program as the other user, with no environment except PATH and preloaded libraries. */
export function asAccount(account: Account | null): { uid?: number; gid?: number; env: NodeJS.ProcessEnv } {
  const preloaded = Object.fromEntries(Object.entries(process.env).filter(([name]) => PRELOADED.test(name)));
  const env = { ...preloaded, PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  return account === null ? { env } : { uid: account.uid, gid: account.gid, env };
}

/** Responses to Quayside's own connection attempts, which the log contains between relevant lines. */
const REFUSALS = /the database system is (starting up|shutting down|in recovery|not yet accepting)/;

/** The relevant error line in the output of PostgreSQL's programs. */
export function firstErrorIn(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !REFUSALS.test(line));
  const telling = lines.find((line) => /\b(FATAL|PANIC|error|fatal):/.test(line)) ?? lines.at(-1);
  return telling?.replace(/^.*?\b(FATAL|PANIC|error|fatal):\s*/, '') ?? 'it ended without a message';
}
