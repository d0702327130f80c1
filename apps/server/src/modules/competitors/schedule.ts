import { randomUUID } from 'node:crypto';
import { createBackOff } from '../../platform/back-off.ts';
import type { Signals } from '../../platform/database/signals.ts';
import { acquireLease, keepLease, releaseLease } from '../../platform/leases.ts';
import type { Log } from '../../platform/log.ts';
import { createPause } from '../../platform/pause.ts';
import { findDueAccounts, isAnythingDue } from './listings.repository.ts';
import { type ReadOffersDeps, readDueOffers } from './read-offers.ts';

export interface OfferScheduleDeps extends ReadOffersDeps {
  readonly log: Log;
  /** Hints of other processes that listings are to be read. */
  readonly signals?: Signals;
}

/** The leases of a crashed worker expire after this time. */
const LEASE_MS = 15_000;
/** How often to look for due listings, in real time: if anybody waits for readings, and if nobody does. A hint comes sooner. */
const LOOK_MS = 2_000;
const IDLE_LOOK_MS = 30_000;
/** The first and the longest pause after failures of an account. */
const AFTER_FAILURE_MS = 10_000;
const LONGEST_AFTER_FAILURE_MS = 5 * 60_000;

/**
 * Reads the offers that are due, one worker per account, all accounts beside each other: each waits for its own quota alone. If nobody
 * watches a listing, it costs one look at an empty index in half a minute. Runs until the signal aborts.
 */
export async function runOfferSchedule(deps: OfferScheduleDeps, signal: AbortSignal): Promise<void> {
  const owner = randomUUID();
  const running = new Map<string, Promise<void>>();
  const notBefore = new Map<string, Date>();
  const backOff = createBackOff({
    log: deps.log,
    task: 'read competitors’ offers',
    firstMs: AFTER_FAILURE_MS,
    longestMs: LONGEST_AFTER_FAILURE_MS,
  });
  let lookAt = Number.NEGATIVE_INFINITY;
  const pause = createPause(deps.clock, signal);
  const stopListening = deps.signals?.on('offers', () => {
    lookAt = Number.NEGATIVE_INFINITY;
    pause.end();
  });

  async function look(): Promise<void> {
    const now = deps.clock.monotonic();
    // A hint that comes during the look asks for another one.
    lookAt = performance.now() + IDLE_LOOK_MS;
    if (!(await isAnythingDue(deps.db))) return;
    lookAt = Math.min(lookAt, performance.now() + LOOK_MS);
    for (const account of await findDueAccounts(deps.db, now)) {
      const key = `${account.userId}:${account.accountId}`;
      if (running.has(key) || backOff.isWaiting(key) || (notBefore.get(key) ?? now) > now) continue;
      const work = async () => {
        const lease = await acquireLease(deps.db, `offers:${key}`, owner, LEASE_MS);
        if (!lease) return;
        const endKeeping = keepLease(deps.db, lease, LEASE_MS);
        try {
          const end = await readDueOffers(deps, account, lease, signal);
          if (end.notBefore) notBefore.set(key, deps.clock.toMonotonic(end.notBefore));
          else notBefore.delete(key);
        } finally {
          endKeeping();
          await releaseLease(deps.db, lease);
        }
      };
      running.set(
        key,
        backOff.run(key, work).then(() => void running.delete(key)),
      );
    }
  }

  while (!signal.aborted) {
    if (performance.now() >= lookAt) {
      await look().catch((error: unknown) => {
        lookAt = performance.now() + LOOK_MS;
        deps.log.warn({ err: error }, 'Due offers could not be looked for');
      });
    }
    await pause.wait(deps.clock.ofMachine(lookAt - performance.now()));
  }
  stopListening?.();
  await Promise.allSettled(running.values());
}
