import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AnswerOrder, AnswerTimes } from './answer-client.ts';

export interface AnswerMeter {
  /** How long the answers took while this work ran. */
  during(work: () => Promise<unknown>): Promise<AnswerTimes>;
  stop(): Promise<void>;
}

/** Asks from a separate process, so that the work of the bench itself delays no answer. */
export function startAnswerMeter(order: AnswerOrder): AnswerMeter {
  const child = fork(fileURLToPath(new URL('./answer-client.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  return {
    async during(work) {
      child.send(order);
      try {
        await work();
      } finally {
        child.send('stop');
      }
      const [answer] = (await once(child, 'message')) as [AnswerTimes | { error: string }];
      if ('error' in answer) throw new Error(String(answer.error));
      return answer as AnswerTimes;
    },
    stop: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.disconnect();
  await exited;
}

/** @param share of the values that are smaller, such as 0.99 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
