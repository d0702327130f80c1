import { z } from 'zod';
import { type Clock, systemClock } from './clock.ts';
import { errorMessage } from './errors.ts';
import type { Log } from './log.ts';

/** A clock that is somebody else's: it can be moved, and made to run faster than the machine's. */
export interface FollowedClock extends Clock {
  /** Told of each time that it was set back by more than `SET_BACK_MS`, with what it says now. */
  onSetBack(listener: (now: Date) => void): void;
  stop(): void;
}

/** At the machine's time `machine` it said `told`, and so many of its milliseconds pass in each one of the machine's. */
interface Reading {
  readonly machine: number;
  readonly told: number;
  readonly rate: number;
}

export interface FollowOptions {
  /** Answers with `{ now, offsetMs, rate }`: the sandbox's `/control/api/clock`. */
  readonly url: string;
  readonly log: Log;
  readonly machine?: Clock;
  /** How often it is looked at, by the machine's clock; a wait that it shortens ends that late at most. */
  readonly everyMs?: number;
  /** How long the first reading is waited for; without one it starts as the machine's clock. */
  readonly patienceMs?: number;
}

const answerSchema = z.object({ now: z.iso.datetime(), offsetMs: z.number(), rate: z.number().positive() });

const READ_WITHIN_MS = 2_000;
const ASK_AGAIN_MS = 100;
/** Readings are rounded to milliseconds: one that says nearly what is known says nothing new. */
const SAME_MS = 5;
/** Two processes may differ by less. */
const SET_BACK_MS = 60_000;
/** However fast it runs, a wait gives others their turn. */
const SHORTEST_WAIT_MS = 5;

/**
 * Follows the sandbox's clock: all marketplaces of an installation are in it, its buckets fill and its tokens end by it, and whoever runs the
 * sandbox may move it at any moment. Every process that follows it says the same time, also one that was started later. It is never behind the
 * machine's: the database stamps rows with that.
 */
export async function followClock(options: FollowOptions): Promise<FollowedClock> {
  const { url, log, machine = systemClock, everyMs = 250, patienceMs = 5_000 } = options;
  const listeners: ((now: Date) => void)[] = [];
  let reading: Reading = { machine: 0, told: 0, rate: 1 };
  let isKnown = false;
  let isSilent = false;
  let isStopped = false;

  const machineMs = () => machine.now().getTime();
  const at = (ms: number, { machine: from, told, rate }: Reading = reading) =>
    Math.max(ms, Math.round(told + (ms - from) * rate));

  /** The clock is never behind the machine's, so it is never slower either. */
  const pace = () => Math.max(1, reading.rate);

  async function look(): Promise<void> {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(READ_WITHIN_MS) });
      const { now, offsetMs, rate } = answerSchema.parse(await answer.json());
      const told = Date.parse(now);
      take({ machine: told - offsetMs, told, rate });
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
    if (isKnown && next.rate === reading.rate && Math.abs(moved) <= SAME_MS) return;
    const wasKnown = isKnown;
    reading = next;
    isKnown = true;
    if (Math.abs(moved) > SET_BACK_MS || next.rate !== 1) {
      log.info(
        { now: new Date(at(ms)).toISOString(), movedMs: moved, rate: next.rate },
        'The sandbox’s clock was moved',
      );
    }
    if (wasKnown && moved < -SET_BACK_MS) for (const listener of listeners) listener(new Date(at(ms)));
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
    now: () => new Date(at(machineMs())),
    ofMachine: (ms) => ms * pace(),
    async sleep(ms, signal) {
      let left = ms;
      for (let before = at(machineMs()); left > 0; ) {
        await machine.sleep(Math.max(SHORTEST_WAIT_MS, Math.min(left / reading.rate, everyMs)), signal);
        const now = at(machineMs());
        // Set back meanwhile: what was waited for before that still counts.
        left -= Math.max(0, now - before);
        before = now;
      }
    },
    machineTime(instant) {
      const ms = machineMs();
      return new Date(ms + (instant.getTime() - at(ms)) / pace());
    },
    onSetBack: (listener) => void listeners.push(listener),
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
