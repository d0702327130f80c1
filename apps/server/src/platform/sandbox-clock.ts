import type { Clock as ConnectorClock } from '@quayside/connector-kit';
import { DAY_MS } from '@quayside/kernel';
import { z } from 'zod';
import { type Clock, systemClock } from './clock.ts';
import { errorMessage } from './errors.ts';
import type { Log } from './log.ts';

/** A clock controlled by another process: it can be moved, also back, and made to run faster than the machine's. */
export interface FollowedClock extends Clock {
  stop(): void;
}

/** At the machine's time `machine` it said `told`, and so many of its milliseconds pass in each one of the machine's. */
export interface Reading {
  readonly machine: number;
  readonly told: number;
  readonly rate: number;
  /** How often it was set back, ever, and by how many milliseconds in all. */
  readonly setBack: { readonly times: number; readonly ms: number };
}

export interface FollowOptions {
  /** Answers with `{ now, offsetMs, rate, setBack: { times, ms } }`: the sandbox's `/control/api/clock`. */
  readonly url: string;
  readonly log: Log;
  readonly machine?: ConnectorClock;
  /** How often it is looked at, by the machine's clock; a wait that it shortens ends that late at most. */
  readonly everyMs?: number;
  /** How long the first reading is waited for; without one it starts as the machine's clock. */
  readonly patienceMs?: number;
}

const answerSchema = z.object({
  now: z.iso.datetime(),
  offsetMs: z.number(),
  rate: z.number().positive(),
  setBack: z.object({ times: z.int().nonnegative(), ms: z.number().nonnegative() }),
});

const READ_WITHIN_MS = 2_000;
const ASK_AGAIN_MS = 100;
/** Readings are rounded to milliseconds: one that says nearly what is known says nothing new. */
const SAME_MS = 5;
/** A move that is worth a line in the log. */
const MOVED_MS = 60_000;
/** Nothing waits for longer than a day. Each set-back takes monotonic time on by more than that: what waits is due then. */
const DAYS_PER_SET_BACK = 3;
/** However fast it runs, a wait gives others their turn. */
const SHORTEST_WAIT_MS = 5;

/**
 * Follows the sandbox's clock: all marketplaces of an installation are in it, its buckets fill and its tokens end by it, and whoever runs the
 * sandbox may move it at any moment. Every process that follows it says the same time, also one that was started later. It is never behind the
 * machine's: the database stamps rows with that.
 */
export async function followClock(options: FollowOptions): Promise<FollowedClock> {
  const { url, log, machine = systemClock, everyMs = 250, patienceMs = 5_000 } = options;
  let reading: Reading = { machine: 0, told: 0, rate: 1, setBack: { times: 0, ms: 0 } };
  let isKnown = false;
  let isSilent = false;
  let isStopped = false;

  const machineMs = () => machine.now().getTime();
  const at = (ms: number, of: Reading = reading) => shownAt(ms, of);

  async function look(): Promise<void> {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(READ_WITHIN_MS) });
      const { now, offsetMs, rate, setBack } = answerSchema.parse(await answer.json());
      const told = Date.parse(now);
      take({ machine: told - offsetMs, told, rate, setBack });
      isSilent = false;
    } catch (error) {
      if (isStopped || isSilent) return;
      isSilent = true;
      log.warn(
        { url, error: errorMessage(error) },
        'The sandbox does not say what time it is: its clock goes on as it did',
      );
    }
  }

  function take(next: Reading): void {
    const ms = machineMs();
    const moved = at(ms, next) - at(ms);
    const isSame = next.rate === reading.rate && next.setBack.times === reading.setBack.times;
    if (isKnown && isSame && Math.abs(moved) <= SAME_MS) return;
    reading = next;
    isKnown = true;
    if (Math.abs(moved) > MOVED_MS || next.rate !== 1) {
      log.info(
        { now: new Date(at(ms)).toISOString(), movedMs: moved, rate: next.rate },
        'The sandbox’s clock was moved',
      );
    }
  }

  for (const giveUpAt = machineMs() + patienceMs; ; ) {
    await look();
    if (isKnown || machineMs() >= giveUpAt) break;
    await machine.sleep(ASK_AGAIN_MS);
  }
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  }, everyMs);
  timer.unref();

  return {
    ...createReadClock(machine, () => reading, everyMs),
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

/** The sandbox's time at the machine's time `ms`, by a reading; never behind that. */
function shownAt(ms: number, { machine, told, rate }: Reading): number {
  return Math.max(ms, Math.round(told + (ms - machine) * rate));
}

/**
 * The clock that readings make. Pace, jumps and set-backs end here: who reads the time sees one clock.
 * @param longestSleepMs a sleep that a jump shortens ends that late at most
 */
export function createReadClock(machine: ConnectorClock, reading: () => Reading, longestSleepMs: number): Clock {
  const machineMs = () => machine.now().getTime();
  const at = (ms: number) => shownAt(ms, reading());
  /** The clock is never behind the machine's, so it is never slower either. */
  const pace = () => Math.max(1, reading().rate);
  /** Whole days, so that quotas that are counted by day, by hour or by minute begin anew at the same moments. */
  const aheadMs = () => {
    const { times, ms } = reading().setBack;
    return (Math.ceil(ms / DAY_MS) + times * DAYS_PER_SET_BACK) * DAY_MS;
  };
  const toMonotonic = (instant: Date) => new Date(instant.getTime() + aheadMs());
  const now = () => new Date(at(machineMs()));
  return {
    now,
    async sleep(ms, signal) {
      let left = ms;
      for (let before = at(machineMs()); left > 0; ) {
        await machine.sleep(Math.max(SHORTEST_WAIT_MS, Math.min(left / reading().rate, longestSleepMs)), signal);
        const shown = at(machineMs());
        // Set back meanwhile: what was waited for before that still counts.
        left -= Math.max(0, shown - before);
        before = shown;
      }
    },
    ofMachine: (ms) => ms * pace(),
    machineTime(instant) {
      const ms = machineMs();
      return new Date(ms + (instant.getTime() - at(ms)) / pace());
    },
    monotonic: () => toMonotonic(now()),
    toMonotonic,
    fromMonotonic: (instant) => new Date(instant.getTime() - aheadMs()),
  };
}
