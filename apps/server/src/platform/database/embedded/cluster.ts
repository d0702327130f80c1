import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { makePrivate, type Places } from './places.ts';

/** The role that owns the cluster, and the database in it. */
export const CLUSTER_USER = 'quayside';

/**
 * Makes the cluster where there is none. It is made under another name and renamed when it is whole, so that a full disk or a
 * kill leaves nothing half-made behind.
 * @throws where the cluster is of another major version than the programs
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
      '--auth-local=trust', // the socket's directory can be entered by that account (and root) alone
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
 * Compared by code point, with upper and lower case of every script known: the same on each machine and in each version of its
 * libraries, so that an index never goes stale. Language-aware orders are asked for by query.
 */
function localeOptions(major: number): string[] {
  return major >= 17
    ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    : ['--locale-provider=icu', '--icu-locale=und', '--locale=C'];
}

/** What a library that is put before every program reads: a clock that is set in this way has to be the database's too. */
const PRELOADED = /^(LD_PRELOAD|FAKETIME.*)$/;

/** How to start a program as the borrowed account, with nothing of our environment but the way to its tools and such a library. */
export function asAccount(account: Account | null): { uid?: number; gid?: number; env: NodeJS.ProcessEnv } {
  const preloaded = Object.fromEntries(Object.entries(process.env).filter(([name]) => PRELOADED.test(name)));
  const env = { ...preloaded, PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  return account === null ? { env } : { uid: account.uid, gid: account.gid, env };
}

/** Answers to our own attempts at connecting; they stand in the log between the lines that say what went wrong. */
const REFUSALS = /the database system is (starting up|shutting down|in recovery|not yet accepting)/;

/** The line that says what went wrong, in what PostgreSQL's programs print. */
export function firstErrorIn(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !REFUSALS.test(line));
  const telling = lines.find((line) => /\b(FATAL|PANIC|error|fatal):/.test(line)) ?? lines.at(-1);
  return telling?.replace(/^.*?\b(FATAL|PANIC|error|fatal):\s*/, '') ?? 'it ended without a message';
}
