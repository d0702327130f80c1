import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './errors.ts';
import { identifyProcess, isRunning, type ProcessIdentity } from './processes.ts';

/*
 * Who uses something (the embedded database, a data directory) is written in the names of empty files, `<pid>-<start>-<n>`: names need no space on a full
 * disk, and a process that was killed is told from one that lives by its start, not by its number alone.
 */

let heldSoFar = 0;

function me(): ProcessIdentity {
  const identity = identifyProcess(process.pid);
  if (identity === undefined) throw new Error('This process can not see itself in the process list');
  return identity;
}

function encode({ pid, started }: ProcessIdentity): string {
  return `${pid}-${Buffer.from(started).toString('base64url')}`;
}

function decode(name: string): ProcessIdentity | undefined {
  const match = /^(\d+)-([\w-]+?)(?:\.\d+)?$/.exec(name);
  if (match === null) return undefined;
  return { pid: Number(match[1]), started: Buffer.from(match[2] ?? '', 'base64url').toString() };
}

/** Notes in `directory` that a process, this one by default, uses what it stands for. The answer takes the note back. */
export function hold(directory: string, holder: ProcessIdentity = me()): () => void {
  mkdirSync(directory, { recursive: true });
  heldSoFar += 1;
  const path = join(directory, `${encode(holder)}.${heldSoFar}`);
  writeFileSync(path, '');
  return () => rmSync(path, { force: true });
}

/** The living processes that have a note there, once for each; notes of dead ones are cleared away. */
export function listHolders(directory: string): ProcessIdentity[] {
  mkdirSync(directory, { recursive: true });
  return readdirSync(directory).flatMap((name) => {
    const holder = decode(name);
    if (holder !== undefined && isRunning(holder)) return [holder];
    rmSync(join(directory, name), { force: true });
    return [];
  });
}

/**
 * Runs `work` while no other process does so under the same path. A lock whose owner has died is taken over.
 * @throws when a living owner keeps it for longer than `timeoutMs`
 */
export async function withFileLock<T>(path: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  heldSoFar += 1;
  const own = `${path}.${encode(me())}.${heldSoFar}`;
  writeFileSync(own, encode(me()));
  try {
    const giveUpAt = Date.now() + timeoutMs;
    while (!tryLink(own, path)) {
      takeFromDeadOwner(path, own);
      if (Date.now() > giveUpAt) throw new Error(`Another process has kept ${path} for ${timeoutMs / 1000} s`);
      await sleep(25);
    }
    try {
      return await work();
    } finally {
      rmSync(path, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** link(2) fails where the name exists: the one step of a lock that has to be atomic. */
function tryLink(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function takeFromDeadOwner(path: string, own: string): void {
  const aside = `${own}.aside`;
  try {
    if (isOwned(path)) return;
    renameSync(path, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return; // its owner gave it back meanwhile
    throw error;
  }
  // Between the look and the rename somebody else may have taken the lock over: give it back.
  if (isOwned(aside)) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function isOwned(path: string): boolean {
  const owner = decode(readFileSync(path, 'utf8'));
  return owner !== undefined && isRunning(owner);
}
