import { setImmediate } from 'node:timers/promises';

/** To write and read so many rows takes the process a few milliseconds. */
const STEP = 250;

/** Hands out a long list in parts, and lets other work have its turn between them. */
export async function* inSteps<T>(list: readonly T[], step = STEP): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < list.length; at += step) {
    if (at > 0) await setImmediate();
    yield list.slice(at, at + step);
  }
}

/** The results of work on each part, one part after the other. */
export async function collectInSteps<T, R>(
  list: readonly T[],
  work: (part: readonly T[]) => Promise<readonly R[]>,
): Promise<R[]> {
  const results: R[] = [];
  for await (const part of inSteps(list)) for (const one of await work(part)) results.push(one);
  return results;
}
