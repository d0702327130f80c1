import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Where `scripts/lib/test-programs.mjs` builds them. */
const BUILT = new URL('../../../../.build/test-processes/', import.meta.url);

/** Programs of this folder that a test starts and kills. */
export interface Processes {
  /** Starts a program and waits until it reports that it has begun. @param order read by the program from its first argument */
  start(name: 'caller-process' | 'sender-process', order: object): Promise<ChildProcess>;
  /** Kills those that still run. */
  killAll(): void;
}

export function createProcesses(): Processes {
  const children = new Set<ChildProcess>();
  return {
    async start(name, order) {
      const child = fork(fileURLToPath(new URL(`${name}.js`, BUILT)), [JSON.stringify(order)]);
      children.add(child);
      await new Promise((resolve, reject) => {
        child.once('message', resolve);
        child.once('exit', (code) => {
          children.delete(child);
          reject(new Error(`${name} ended with ${code} before it began`));
        });
      });
      return child;
    },
    killAll() {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}
