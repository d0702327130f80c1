import { setTimeout as delay } from 'node:timers/promises';
import type { Clock as ConnectorClock } from '@quayside/connector-kit';

/** Where every module reads the time from, so that a test can say what time it is. */
export type Clock = ConnectorClock;

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms, signal) => delay(ms, undefined, signal === undefined ? {} : { signal }),
};

/** A clock that stands still until it is moved. Times are ISO 8601 strings or dates; steps are milliseconds. */
export interface MovableClock extends Clock {
  set(instant: Date | string): void;
  advance(ms: number): void;
}

/** Sleeping on it takes no time: the clock is moved on instead. */
export function createMovableClock(start: Date | string): MovableClock {
  let current = new Date(start).getTime();
  return {
    now: () => new Date(current),
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      current += ms;
    },
    set: (instant) => {
      current = new Date(instant).getTime();
    },
    advance: (ms) => {
      current += ms;
    },
  };
}
