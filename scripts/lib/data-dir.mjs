import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Removes a test's data directory with its database, also if root's database is elsewhere, and stops a server that a killed
 * test left running on it.
 * @param {string} dataDir
 */
export async function removeDataDir(dataDir) {
  const location = join(dataDir, 'database', 'location');
  const home = existsSync(location) ? readFileSync(location, 'utf8').trim() : join(dataDir, 'database');
  const pidFile = join(home, 'cluster', 'postmaster.pid');
  if (existsSync(pidFile)) await endServer(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), join(home, 'cluster'));
  for (const path of [home, dataDir]) rmSync(path, { recursive: true, force: true });
}

/** @param {number} pid @param {string} cluster */
async function endServer(pid, cluster) {
  const commandLine = `/proc/${pid}/cmdline`;
  const isOurs = () => existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(cluster);
  if (!isOurs()) return;
  process.kill(pid, 'SIGQUIT');
  while (isOurs()) await sleep(50);
}
