import { type Clock as ConnectorClock, startTimeLimit } from '@quayside/connector-kit';
import { DAY_MS } from '@quayside/kernel';
import { z } from 'zod';
import { type Clock, systemClock } from './clock.ts';
import { errorMessage } from './errors.ts';
import type { Log } from './log.ts';

/** A clock controlled by another process: it can be moved, also back, and run faster than real time. */
export interface FollowedClock extends Clock {
  stop(): void;
}

/** At the real time `machine` it showed `shown`, and `rate` of its milliseconds pass per real one. */
export interface Reading {
  readonly machine: number;
  readonly shown: number;
  readonly rate: number;
  /** How often it has ever been set back, and by how many milliseconds in total. */
  readonly setBack: { readonly times: number; readonly ms: number };
}

export interface FollowOptions {
  /**
   * Responds with `{ now, offsetMs, rate, setBack: { times, ms }, version }`: the sandbox's `/control/api/clock`. With
   * the query `unlike` and the last version it holds the response until the clock is changed, for some time.
   */
  readonly url: string;
  readonly log: Log;
  readonly machine?: ConnectorClock;
  /** The shortest interval of calls in real time, by which the end of a shortened wait may be late. */
  readonly everyMs?: number;
  /** How long a sandbox that refuses is asked for the first reading; without one it starts with real time. */
  readonly patienceMs?: number;
}

const answerSchema = z.object({
  now: z.iso.datetime(),
  offsetMs: z.number(),
  rate: z.number().positive(),
  setBack: z.object({ times: z.int().nonnegative(), ms: z.number().nonnegative() }),
  version: z.number().optional(),
});

/** The sandbox holds a response for 20 s. On a machine of which others take nine tenths each answer may take long; one that is gone refuses. */
const READ_WITHIN_MS = 120_000;
const ASK_AGAIN_MS = 100;
/** A changed reading ends a sleep, so it needs no look of its own; but timers of Node take no longer times than 24 days. */
const LONGEST_SLEEP_MS = DAY_MS;
/** Readings are rounded to milliseconds, so a difference below this is no change. */
const SAME_MS = 5;
/** The smallest move that is logged. */
const MOVED_MS = 60_000;
/**
 * Nothing waits for longer than a day. Each set-back advances monotonic time by more than that, so that everything
 * waiting becomes due.
 */
const DAYS_PER_SET_BACK = 3;
/** However fast it runs, a wait must let other work run. */
const SHORTEST_WAIT_MS = 5;

/**
 * Follows the sandbox's clock: all marketplaces of an installation use it, rate limits refill and tokens expire by it,
 * and the operator of the sandbox may move it at any time. Every process that follows it shows the same time, also one
 * that was started later. It is never behind real time, with which the database timestamps rows.
 */
export async function followClock(options: FollowOptions): Promise<FollowedClock> {
  const { url, log, machine = systemClock, everyMs = 250, patienceMs = 5_000 } = options;
  let reading: Reading = { machine: 0, shown: 0, rate: 1, setBack: { times: 0, ms: 0 } };
  let isKnown = false;
  let isSilent = false;
  let version: number | undefined;
  const stopped = new AbortController();
  /** What ends each sleep in progress. */
  const sleepers = new Set<() => void>();

  const machineMs = () => machine.now().getTime();
  const at = (ms: number, of: Reading = reading) => shownAt(ms, of);

  async function readTime(): Promise<void> {
    const limit = startTimeLimit(READ_WITHIN_MS, stopped.signal);
    try {
      const answer = await fetch(version === undefined ? url : `${url}?unlike=${version}`, { signal: limit.signal });
      const { now, offsetMs, rate, setBack, version: shownVersion } = answerSchema.parse(await answer.json());
      version = shownVersion;
      const shown = Date.parse(now);
      take({ machine: shown - offsetMs, shown, rate, setBack });
      isSilent = false;
    } catch (error) {
      version = undefined;
      if (stopped.signal.aborted || isSilent) return;
      isSilent = true;
      log.warn(
        { url, error: errorMessage(error) },
        'The sandbox does not say what time it is: its clock goes on as it did',
      );
    } finally {
      limit.end();
    }
  }

  function take(next: Reading): void {
    const ms = machineMs();
    const moved = at(ms, next) - at(ms);
    const isSame = next.rate === reading.rate && next.setBack.times === reading.setBack.times;
    if (isKnown && isSame && Math.abs(moved) <= SAME_MS) return;
    reading = next;
    isKnown = true;
    for (const end of [...sleepers]) end();
    if (Math.abs(moved) > MOVED_MS || next.rate !== 1) {
      log.info(
        { now: new Date(at(ms)).toISOString(), movedMs: moved, rate: next.rate },
        'The sandbox’s clock was moved',
      );
    }
  }

  async function sleepUntilMoved(ms: number, signal?: AbortSignal): Promise<void> {
    const moved = new AbortController();
    const end = () => moved.abort();
    signal?.throwIfAborted();
    signal?.addEventListener('abort', end, { once: true });
    sleepers.add(end);
    try {
      await machine.sleep(ms, moved.signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (!moved.signal.aborted) throw error;
    } finally {
      sleepers.delete(end);
      signal?.removeEventListener('abort', end);
    }
  }

  for (const giveUpAt = machineMs() + patienceMs; ; ) {
    await readTime();
    if (isKnown || machineMs() >= giveUpAt) break;
    await machine.sleep(ASK_AGAIN_MS);
  }
  let timer: NodeJS.Timeout;
  // Most answers take as long as the sandbox holds them, and nothing wakes the process meanwhile.
  const readAgain = () => {
    timer = setTimeout(() => void readTime().finally(() => stopped.signal.aborted || readAgain()), everyMs).unref();
  };
  readAgain();

  return {
    ...createReadClock({ now: machine.now, sleep: sleepUntilMoved }, () => reading, LONGEST_SLEEP_MS),
    stop() {
      stopped.abort();
      clearTimeout(timer);
    },
  };
}

/** The sandbox's time at the real time `ms`, by a reading; never behind real time. */
function shownAt(ms: number, { machine, shown, rate }: Reading): number {
  return Math.max(ms, Math.round(shown + (ms - machine) * rate));
}

/**
 * A clock based on readings. It hides changes of the rate, jumps and set-backs: its users see an ordinary clock.
 * @param longestSleepMs the maximum delay of a sleep that a jump shortens
 */
export function createReadClock(machine: ConnectorClock, reading: () => Reading, longestSleepMs: number): Clock {
  const machineMs = () => machine.now().getTime();
  const at = (ms: number) => shownAt(ms, reading());
  /** The clock is never behind real time, so it is never slower either. */
  const pace = () => Math.max(1, reading().rate);
  /** Whole days, so that quotas per day, hour or minute are reset at the same times. */
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
        // The clock was set back in the meantime: what was waited for before that still counts.
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
