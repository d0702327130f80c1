/**
 * The sandbox's time: one clock for every marketplace in it. It runs from the machine's, and the console moves it and lets it run
 * faster. Times are epoch milliseconds.
 */
export interface Clock {
  now(): number;
  /** Moves time forwards (or, with a negative number, backwards) by so many milliseconds. */
  advance(ms: number): void;
  /** From now on so many milliseconds pass in each one of the machine's. */
  setRate(rate: number): void;
  /** Back to the machine's time and pace. */
  reset(): void;
  readonly rate: number;
  /** What it says at one moment, and how far that is from the machine's time then: enough to go on from elsewhere. */
  read(): { readonly now: number; readonly offsetMs: number; readonly rate: number; readonly setBack: SetBacks };
}

/** How often the clock was set back, and by how many milliseconds in all. */
export interface SetBacks {
  readonly times: number;
  readonly ms: number;
}

/** What has to be kept so that a clock goes on: at the machine's time `machine` it was `sandbox`, and it runs at `rate` since. */
export interface ClockSetting {
  machine: number;
  sandbox: number;
  rate: number;
  /** Not in settings that were kept before set-backs were counted. */
  setBack?: SetBacks;
}

const ordinary = { machine: 0, sandbox: 0, rate: 1 };

/** `keep` is told of every change. */
export function createClock(
  setting: ClockSetting = ordinary,
  keep: (setting: ClockSetting) => void = () => undefined,
  machineNow: () => number = Date.now,
): Clock {
  let kept = setting;
  const at = (machine: number) => Math.round(kept.sandbox + (machine - kept.machine) * kept.rate);
  const change = (next: Omit<ClockSetting, 'setBack'>) => {
    const machine = machineNow();
    const before = at(machine);
    const { times, ms } = kept.setBack ?? { times: 0, ms: 0 };
    kept = { ...next, setBack: { times, ms } };
    const backMs = before - at(machine);
    if (backMs > 0) kept = { ...kept, setBack: { times: times + 1, ms: ms + backMs } };
    keep(kept);
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
    read() {
      const machine = machineNow();
      const now = at(machine);
      return { now, offsetMs: now - machine, rate: kept.rate, setBack: kept.setBack ?? { times: 0, ms: 0 } };
    },
  };
}
