import type { Clock } from './clock.ts';

/** The pauses of a loop that looks for work: a hint ends the present one, so that it may be long. */
export interface Pause {
  /** Waits for this long by the clock, or until it is ended or the loop's signal aborts. Never rejects. */
  wait(ms: number): Promise<void>;
  /** Ends the present pause, or the next one if the loop is at work: it may already have looked. */
  end(): void;
}

/** A loop whose next time has just passed must let other work run. */
const SHORTEST_MS = 5;

/** @param signal the loop's end */
export function createPause(clock: Pick<Clock, 'sleep' | 'ofMachine'>, signal: AbortSignal): Pause {
  let current: AbortController | undefined;
  let isEnded = false;
  const end = () => {
    isEnded = true;
    current?.abort();
  };
  signal.addEventListener('abort', end, { once: true });
  return {
    async wait(ms) {
      current = new AbortController();
      const shortest = clock.ofMachine(SHORTEST_MS);
      await clock.sleep(isEnded ? shortest : Math.max(shortest, ms), current.signal).catch(() => undefined);
      current = undefined;
      isEnded = signal.aborted;
    },
    end,
  };
}
