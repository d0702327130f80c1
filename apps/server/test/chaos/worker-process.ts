import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { TestSandbox } from '../setup/sandbox.ts';
import { createRandom, isThorough } from './kills.ts';

const LONGEST_LIFE_MS = 2_500;
/** A worker may renew its access within this time after the access has ended. */
const RENEWAL_MS = 150;
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** The product's workers, one at a time, on a test's database and sandbox. */
export interface Workers {
  start(): Promise<void>;
  /** Kills the current worker without warning. */
  kill(): Promise<void>;
  /**
   * Runs workers that live only for a moment, and then one that keeps running.
   * @param before runs before each kill, to make its moment a critical one
   * @returns how many workers were killed before the work was done
   */
  workAndKill(kills: number, isOver: () => Promise<boolean>, before?: () => Promise<unknown>): Promise<number>;
  stop(): Promise<void>;
}

export function createWorkers(database: { readonly connectionString: string }, sandbox: () => TestSandbox): Workers {
  let worker: ChildProcess | undefined;
  let dataDir: string | undefined;
  const random = createRandom(1);
  /** With few kills, each worker lives a little longer, so that the kills spread; with many, each kill may come at any moment. */
  const lifeOf = (kill: number) => (isThorough ? random() * LONGEST_LIFE_MS : 400 + kill * 350);

  const workers: Workers = {
    async start() {
      dataDir ??= await mkdtemp(join(tmpdir(), 'quayside-killed-'));
      const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
        cwd: ROOT,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          DATABASE_URL: database.connectionString,
          QUAYSIDE_ROLE: 'worker',
          QUAYSIDE_DEMO: 'off',
          QUAYSIDE_SECRET: 'a secret of the tests, long enough',
          QUAYSIDE_DATA: dataDir,
          QUAYSIDE_LOG_LEVEL: 'error',
          SANDBOX_PORT: new URL(sandbox().url).port,
        },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      worker = child;
      await new Promise((resolve, reject) => {
        child.once('message', resolve);
        child.once('exit', (code) => reject(new Error(`The worker ended with ${code} before it began`)));
      });
    },

    async kill() {
      const child = worker;
      worker = undefined;
      if (!child || child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },

    async workAndKill(most, isOver, before = async () => undefined) {
      let kills = 0;
      for (; kills < most; kills += 1) {
        if (!worker) await workers.start();
        await pause(lifeOf(kills));
        if (await isOver()) break;
        await before();
        await pause(random() * RENEWAL_MS);
        await workers.kill();
      }
      if (!worker) await workers.start();
      return kills;
    },

    async stop() {
      await workers.kill();
      if (dataDir !== undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
  return workers;
}
