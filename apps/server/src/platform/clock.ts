import { setTimeout as delay } from 'node:timers/promises';
import type { Clock as ConnectorClock } from '@quayside/connector-kit';

/** The time source of every module, so that tests can set the time. Connectors use only `now` and `sleep`. */
export interface Clock extends ConnectorClock {
  /** Converts real milliseconds to this clock's. Intervals that Quayside sets itself count in real time. */
  ofMachine(ms: number): number;
  /** The real time at which this clock shows `instant`. The job queue waits by real time. */
  machineTime(instant: Date): Date;
  /**
   * A time that never goes back. Due times are stored in this time and compared with it. Equals `now()` unless a sandbox's clock was set
   * back; earlier due times are then due.
   */
  monotonic(): Date;
  toMonotonic(instant: Date): Date;
  fromMonotonic(instant: Date): Date;
}

/** A past time for display, limited to now in case the clock was set back. */
export function notAfter(now: Date, at: Date | null): Date | null {
  return at && at > now ? now : at;
}

/** A clock that follows real time and never goes back. */
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

/** A clock that stands still until a test moves it. Times are ISO 8601 strings or dates; steps are milliseconds. */
export interface MovableClock extends Clock {
  set(instant: Date | string): void;
  advance(ms: number): void;
}

/** Sleeping on this clock moves it on and takes no time. */
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
