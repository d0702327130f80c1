import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Gives a data directory to one process at a time, because two processes would not see each other's changes in the journals. Waits for a
 * process that is ending, and takes over the lock of a killed one.
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
  /** The start time of the process if the system states it (Linux, in clock ticks since boot), because pids are reused. */
  began: string;
}

function beganAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces; the 20th field after it is the start time.
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
    // A file that is missing, or was truncated by a kill, means no owner.
    return undefined;
  }
}

/** @throws DirectoryInUse if another process still owns the directory after `patienceMs` */
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
      // Two processes may both remove the same stale lock; the one that wrote last keeps it.
      await pause(RETRY_MS);
      if (isMine()) return { release: () => isMine() && rmSync(path, { force: true }) };
    } else if (Date.now() > deadline) {
      throw new DirectoryInUse(`${directory} is in use by process ${owner.pid}`);
    } else {
      await pause(RETRY_MS);
    }
  }
}
