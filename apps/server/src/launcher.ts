import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { errorMessage } from './platform/errors.ts';
import { type Launched, launch } from './platform/launcher/launch.ts';
import { CAN_NOT_START } from './platform/launcher/start-failure.ts';
import { watchParent } from './platform/parent-watch.ts';

/* This file is bundled to apps/server/dist/launcher.js; the programs it starts lie around it. */
const HERE = dirname(fileURLToPath(import.meta.url));
const PROGRAMS = { server: join(HERE, 'main.js'), sandbox: join(HERE, '../../sandbox/dist/main.js') };

export interface StartOptions {
  /** Where relative settings start, such as the data directory. */
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** The address in the line that says ready; by default the portal's own. */
  readyAt?: string;
}

/**
 * Starts Quayside, prints one line when it is ready, and stops it on Ctrl-C, on SIGTERM, or when the process that started this
 * one has gone. What prevents the start is printed as one line per problem, and the process ends with code 1.
 */
export async function start({ cwd, env, readyAt }: StartOptions): Promise<Launched> {
  try {
    const config = readConfig(env, cwd);
    const launching = launch({ config, env, programs: PROGRAMS, report: (message) => console.warn(message) });
    stopWithUs(launching);
    const launched = await launching;
    const what = config.role === 'worker' ? "Quayside's worker is ready" : 'Quayside is ready at';
    process.stdout.write(config.role === 'worker' ? `${what}\n` : `${what} ${readyAt ?? config.publicUrl}\n`);
    return launched;
  } catch (error) {
    const problems = error instanceof ConfigError ? error.problems : [errorMessage(error)];
    for (const problem of problems) console.error(`${CAN_NOT_START}${problem}`);
    process.exit(1);
  }
}

/** One Ctrl-C can arrive several times: from the terminal, and handed on by npm. */
const SAME_REQUEST_WITHIN_MS = 1_000;

/** Whatever ends this process ends everything that was started, also when that is still starting. */
function stopWithUs(launching: Promise<Launched>): void {
  let askedAt: number | undefined;
  const end = () => {
    if (askedAt !== undefined) return;
    askedAt = Date.now();
    launching
      .then((launched) => launched.stop())
      .then(() => process.exit(0))
      .catch(() => process.exit(1)); // start() has said what was wrong
  };
  const onSignal = () => {
    // Asked again: the children end by themselves, and the next start adopts the database.
    if (askedAt !== undefined && Date.now() - askedAt > SAME_REQUEST_WITHIN_MS) process.exit(130);
    end();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  watchParent(end);
  // Who reads our lines may be gone before us; that must not keep us from stopping in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', end);
}
