import { setImmediate } from 'node:timers/promises';

/** So many simple things take a few milliseconds. */
const STEP = 1_000;

/** Hands out a long list in parts, and lets other work have its turn between them. */
export async function* inSteps<T>(list: readonly T[], step = STEP): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < list.length; at += step) {
    if (at > 0) await setImmediate();
    yield list.slice(at, at + step);
  }
}
