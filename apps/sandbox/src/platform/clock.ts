/** The sandbox's time: the machine's clock plus an offset that the console moves. Times are epoch milliseconds. */
export interface Clock {
  now(): number;
  /** Moves time forwards (or, with a negative number, backwards) by so many milliseconds. */
  advance(ms: number): void;
  reset(): void;
  readonly offsetMs: number;
}

export function createClock(offsetMs = 0, machineNow: () => number = Date.now): Clock {
  let offset = offsetMs;
  return {
    now: () => machineNow() + offset,
    advance(ms) {
      offset += ms;
    },
    reset() {
      offset = 0;
    },
    get offsetMs() {
      return offset;
    },
  };
}
