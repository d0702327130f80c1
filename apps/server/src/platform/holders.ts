import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './errors.ts';
import { identifyProcess, isRunning, type ProcessIdentity } from './processes.ts';

/*
 * Records the users of a resource (the embedded database, a data directory) in the names of empty files, `<pid>-<start>-<n>`. Names need no
 * space on a full disk, and the start time distinguishes a killed process from a new one with the same pid.
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

/** Records in `directory` that a process, by default this one, uses the resource. Returns a function that removes the record. */
export function hold(directory: string, holder: ProcessIdentity = me()): () => void {
  mkdirSync(directory, { recursive: true });
  heldSoFar += 1;
  const path = join(directory, `${encode(holder)}.${heldSoFar}`);
  writeFileSync(path, '');
  return () => rmSync(path, { force: true });
}

/** The living processes with a record, each once. Removes records of dead ones. */
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
 * Runs `work` while no other process does so under the same path. Takes over the lock of a dead owner.
 * @throws if a living owner keeps it longer than `timeoutMs`
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

/** link(2) fails if the name exists, which makes taking the lock atomic. */
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
    if (errorCode(error) === 'ENOENT') return; // Its owner has released it in the meantime.
    throw error;
  }
  // Another process may have taken the lock between the check and the rename; then it is restored.
  if (isOwned(aside)) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function isOwned(path: string): boolean {
  const owner = decode(readFileSync(path, 'utf8'));
  return owner !== undefined && isRunning(owner);
}
