import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DirectoryInUse, lockDirectory } from './directory-lock.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const occupy = (owner: unknown) => writeFile(join(directory, 'lock.json'), JSON.stringify(owner));

test('a directory is locked by one process, and by the next once it is released', async () => {
  const lock = await lockDirectory(directory);
  await expect(lockDirectory(directory, 0)).rejects.toBeInstanceOf(DirectoryInUse);
  const next = lockDirectory(directory);
  lock.release();
  (await next).release();
});

test('the lock of a killed process is taken over', async () => {
  const child = spawn(process.execPath, ['--eval', '']);
  await new Promise((resolve) => child.on('exit', resolve));
  await occupy({ pid: child.pid, began: '' });
  (await lockDirectory(directory, 0)).release();
});

test('a process with the pid of a killed one does not own the directory', async () => {
  await occupy({ pid: process.pid, began: '1' });
  const lock = await lockDirectory(directory, 0);
  expect(JSON.parse(await readFile(join(directory, 'lock.json'), 'utf8')).pid).toBe(process.pid);
  lock.release();
});

test('a lock file truncated by a kill has no owner', async () => {
  await writeFile(join(directory, 'lock.json'), '{"pid":');
  (await lockDirectory(directory, 0)).release();
});
