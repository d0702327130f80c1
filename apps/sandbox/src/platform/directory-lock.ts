import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * One process at a time on a data directory: two that append to the same journals would not know of each other's changes. A
 * process that is just ending is waited for; what a kill left behind is taken over.
 */
export interface DirectoryLock {
  release(): void;
}

export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';
}

const RETRY_MS = 50;

interface Owner {
  pid: number;
  /** When the process began, where the system tells (Linux, in clock ticks since boot): process numbers are used again. */
  began: string;
}

function beganAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold spaces; the 20th field after it is the start time.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning({ pid, began }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return began === '' || beganAt(pid) === began;
}

function readOwner(path: string): Owner | undefined {
  try {
    const { pid, began } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Owner>;
    return typeof pid === 'number' && typeof began === 'string' ? { pid, began } : undefined;
  } catch {
    // Not there, or written by half before a kill: nobody's.
    return undefined;
  }
}

/** @throws DirectoryInUse when another process still holds the directory after `patienceMs`. */
export async function lockDirectory(directory: string, patienceMs = 5000): Promise<DirectoryLock> {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'lock.json');
  const self: Owner = { pid: process.pid, began: beganAt(process.pid) };
  const isMine = () => {
    const owner = readOwner(path);
    return owner?.pid === self.pid && owner.began === self.began;
  };
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const owner = readOwner(path);
    if (owner === undefined || !isRunning(owner)) {
      rmSync(path, { force: true });
      try {
        writeFileSync(path, JSON.stringify(self), { flag: 'wx' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      // Two that find the same stale lock may both remove it: the one that wrote last keeps it.
      await pause(RETRY_MS);
      if (isMine()) return { release: () => isMine() && rmSync(path, { force: true }) };
    } else if (Date.now() > deadline) {
      throw new DirectoryInUse(`${directory} is in use by process ${owner.pid}`);
    } else {
      await pause(RETRY_MS);
    }
  }
}
