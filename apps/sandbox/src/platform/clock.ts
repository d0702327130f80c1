/**
 * The sandbox's time: one clock for all its marketplaces. It follows real time, and the console can set it and change
 * its rate. Times are epoch milliseconds.
 */
export interface Clock {
  now(): number;
  /** Moves the time forward by this many milliseconds, or back with a negative number. */
  advance(ms: number): void;
  /** Sets the rate: this many milliseconds pass per real one. */
  setRate(rate: number): void;
  /** Returns to real time and the normal rate. */
  reset(): void;
  readonly rate: number;
  /** Differs after each change of the clock, also from that of an earlier process. */
  readonly version: number;
  /** Resolves at the next change, after `withinMs` of real time, or once the signal aborts. */
  untilChanged(withinMs: number, signal: AbortSignal): Promise<void>;
  /** A reading of the clock and its distance from real time, from which another process can continue. */
  read(): { readonly now: number; readonly offsetMs: number; readonly rate: number; readonly setBack: SetBacks };
}

/** The number of set-backs and their total length in milliseconds. */
export interface SetBacks {
  readonly times: number;
  readonly ms: number;
}

/** The stored state of a clock: at the real time `machine` it showed `sandbox`, and it has run at `rate` since. */
export interface ClockSetting {
  machine: number;
  sandbox: number;
  rate: number;
  /** Absent in settings from before set-backs were counted. */
  setBack?: SetBacks;
}

const ordinary = { machine: 0, sandbox: 0, rate: 1 };

/** `keep` is called with every change. */
export function createClock(
  setting: ClockSetting = ordinary,
  keep: (setting: ClockSetting) => void = () => undefined,
  machineNow: () => number = Date.now,
): Clock {
  let kept = setting;
  let version = Date.now();
  const waiting = new Set<() => void>();
  const at = (machine: number) => Math.round(kept.sandbox + (machine - kept.machine) * kept.rate);
  const change = (next: Omit<ClockSetting, 'setBack'>) => {
    const machine = machineNow();
    const before = at(machine);
    const { times, ms } = kept.setBack ?? { times: 0, ms: 0 };
    kept = { ...next, setBack: { times, ms } };
    const backMs = before - at(machine);
    if (backMs > 0) kept = { ...kept, setBack: { times: times + 1, ms: ms + backMs } };
    keep(kept);
    version += 1;
    for (const resolve of waiting) resolve();
  };
  return {
    now: () => at(machineNow()),
    advance: (ms) => change({ ...kept, sandbox: kept.sandbox + ms }),
    setRate(rate) {
      const machine = machineNow();
      change({ machine, sandbox: at(machine), rate });
    },
    reset: () => change(ordinary),
    get rate() {
      return kept.rate;
    },
    get version() {
      return version;
    },
    async untilChanged(withinMs, signal) {
      if (signal.aborted) return;
      await new Promise<void>((resolve) => {
        // A timer of its own: a signal made by `AbortSignal.any` with `AbortSignal.timeout` may be collected unfired.
        const timer = setTimeout(() => end(), withinMs);
        const end = () => {
          clearTimeout(timer);
          waiting.delete(end);
          signal.removeEventListener('abort', end);
          resolve();
        };
        waiting.add(end);
        signal.addEventListener('abort', end);
      });
    },
    read() {
      const machine = machineNow();
      const now = at(machine);
      return { now, offsetMs: now - machine, rate: kept.rate, setBack: kept.setBack ?? { times: 0, ms: 0 } };
    },
  };
}
