import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadOrder, LoadResult } from './load-client.ts';

export interface LoadClient {
  /**
   * Keeps every connection busy with GET requests.
   * @throws if a response is not 200
   */
  run(order: LoadOrder): Promise<LoadResult>;
  stop(): Promise<void>;
}

/** Starts a separate client process, so that the client does not load the server's event loop. */
export function startLoadClient(): LoadClient {
  const child = fork(fileURLToPath(new URL('./load-client.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  return {
    async run(order) {
      child.send(order);
      const [answer] = (await once(child, 'message')) as [LoadResult | { error: string }];
      if ('error' in answer) throw new Error(`${order.path}: ${answer.error}`);
      return answer;
    },
    stop: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.disconnect();
  await exited;
}
