import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../errors.ts';

/**
 * Checks that a port can be opened, by opening it.
 * @param patienceMs how long to wait for a port in use
 * @throws with one sentence that names the setting
 */
export async function assertPortFree(options: {
  host: string;
  port: number;
  setting: string;
  patienceMs: number;
}): Promise<void> {
  const { host, port, setting, patienceMs } = options;
  for (const giveUpAt = Date.now() + patienceMs; ; await sleep(100)) {
    const problem = await tryToListen(host, port);
    if (problem === undefined) return;
    if (problem === 'EADDRINUSE' && Date.now() < giveUpAt) continue;
    throw new Error(`${setting}: ${PROBLEMS[problem] ?? problem} (${host}:${port})`);
  }
}

const PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program uses this port; end it or set another port',
  EACCES: 'this port may not be opened by this user; set one above 1023',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'this host name is not known',
};

function tryToListen(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(errorCode(error) ?? error.message));
    server.listen({ host, port }, () => server.close(() => resolve(undefined)));
  });
}
