import { setTimeout as delay } from 'node:timers/promises';
import type { Clock as ConnectorClock } from '@quayside/connector-kit';

/** Where every module reads the time from, so that a test can say what time it is. Connectors need no more than `now` and `sleep` of it. */
export interface Clock extends ConnectorClock {
  /** How many of the clock's milliseconds pass in `ms` of the machine's. A pace that Quayside sets itself is of the machine's time. */
  ofMachine(ms: number): number;
  /** When the machine's clock will show what this clock shows at `instant`. The job queue waits by the machine's clock. */
  machineTime(instant: Date): Date;
  /**
   * Time that never goes back. What is stored to be waited for is stored in this time and compared with it. It is `now()` unless a sandbox's
   * clock was set back: then whatever waited before is due.
   */
  monotonic(): Date;
  toMonotonic(instant: Date): Date;
  fromMonotonic(instant: Date): Date;
}

/** A past time as it is shown: not in the future, where a clock was set back since. */
export function notAfter(now: Date, at: Date | null): Date | null {
  return at && at > now ? now : at;
}

/** A clock that runs as the machine's does and never goes back. */
export function clockOf(clock: ConnectorClock): Clock {
  const same = (instant: Date) => instant;
  return {
    ...clock,
    ofMachine: (ms) => ms,
    machineTime: same,
    monotonic: () => clock.now(),
    toMonotonic: same,
    fromMonotonic: same,
  };
}

export const systemClock: Clock = clockOf({
  now: () => new Date(),
  sleep: (ms, signal) => delay(ms, undefined, signal === undefined ? {} : { signal }),
});

/** A clock that stands still until it is moved. Times are ISO 8601 strings or dates; steps are milliseconds. */
export interface MovableClock extends Clock {
  set(instant: Date | string): void;
  advance(ms: number): void;
}

/** Sleeping on it takes no time: the clock is moved on instead. */
export function createMovableClock(start: Date | string): MovableClock {
  let current = new Date(start).getTime();
  return {
    ...clockOf({
      now: () => new Date(current),
      sleep: async (ms, signal) => {
        signal?.throwIfAborted();
        current += ms;
      },
    }),
    set: (instant) => {
      current = new Date(instant).getTime();
    },
    advance: (ms) => {
      current += ms;
    },
  };
}
