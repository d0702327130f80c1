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
