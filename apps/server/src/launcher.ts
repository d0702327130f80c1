import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { errorMessage } from './platform/errors.ts';
import { type Launched, launch } from './platform/launcher/launch.ts';
import { CAN_NOT_START } from './platform/launcher/start-failure.ts';
import { watchParent } from './platform/parent-watch.ts';

/* This file is bundled to apps/server/dist/launcher.js, next to the programs that it starts. */
const HERE = dirname(fileURLToPath(import.meta.url));
const PROGRAMS = { server: join(HERE, 'main.js'), sandbox: join(HERE, '../../sandbox/dist/main.js') };

export interface StartOptions {
  /** The base of relative settings, such as the data directory. */
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** The address in the ready message; default: the portal's own. */
  readyAt?: string;
}

/**
 * Starts Quayside, prints one line when it is ready, and stops it on Ctrl-C, on SIGTERM, or when its parent process has ended. Problems at
 * the start are printed one per line, and the process exits with code 1.
 */
export async function start({ cwd, env, readyAt }: StartOptions): Promise<Launched> {
  const asked = new AbortController();
  try {
    const config = readConfig(env, cwd);
    const report = (message: string) => console.warn(message);
    const launching = launch({ config, env, programs: PROGRAMS, report, signal: asked.signal });
    stopWithUs(launching, asked);
    const launched = await launching;
    const what = config.role === 'worker' ? "Quayside's worker is ready" : 'Quayside is ready at';
    process.stdout.write(config.role === 'worker' ? `${what}\n` : `${what} ${readyAt ?? config.publicUrl}\n`);
    return launched;
  } catch (error) {
    if (asked.signal.aborted) process.exit(0);
    const problems = error instanceof ConfigError ? error.problems : [errorMessage(error)];
    for (const problem of problems) console.error(`${CAN_NOT_START}${problem}`);
    process.exit(1);
  }
}

/** One Ctrl-C can arrive several times: from the terminal and from npm. */
const SAME_REQUEST_WITHIN_MS = 1_000;

/** Whatever ends this process also ends everything that it started; a start that is under way is broken off by `asked`. */
function stopWithUs(launching: Promise<Launched>, asked: AbortController): void {
  let askedAt: number | undefined;
  const end = () => {
    if (askedAt !== undefined) return;
    askedAt = Date.now();
    asked.abort();
    launching
      .then((launched) => launched.stop())
      .then(() => process.exit(0))
      .catch(() => undefined); // start() ends the process.
  };
  const onSignal = () => {
    // A second request: the children end by themselves, and the next start adopts the database.
    if (askedAt !== undefined && Date.now() - askedAt > SAME_REQUEST_WITHIN_MS) process.exit(130);
    end();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  watchParent(end);
  // The reader of the output may have ended; that must not prevent an orderly stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', end);
}
