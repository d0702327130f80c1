import { setMaxListeners } from 'node:events';
import { hostname } from 'node:os';
import { createBackOff } from '../../platform/back-off.ts';
import { newToken } from '../../platform/ids.ts';
import { createAnswerRound } from './answer-round.ts';
import { type BatchOptions, createBatchRound } from './batch-round.ts';
import { recoverLostSends } from './claim.repository.ts';
import { createQuotaWatch } from './quota-watch.ts';
import type { SenderControl, SenderDeps } from './sender-deps.ts';
import { createShipmentRound } from './shipment-round.ts';
import { createSubmissionRound } from './submission-round.ts';

export interface SenderOptions {
  /** How often the database is asked for work while there is none. */
  readonly pollMs?: number;
  /** A listing whose sender is silent for so long is taken over. */
  readonly leaseMs?: number;
  /** How often the marketplace is asked whether a used-up quota is back before its time. */
  readonly quotaCheckMs?: number;
  readonly inFlight?: BatchOptions['inFlight'];
}

export interface Sender {
  /** Looks for work now instead of at the next poll. */
  wake(): void;
  /** Takes no more work and resolves when what is under way is stored; after `patienceMs` it is broken off and read back later. */
  stop(patienceMs?: number): Promise<void>;
}

const RECOVER_EVERY_MS = 1_000;
/** While the database is away. */
const LONGEST_PAUSE_MS = 2_000;

/**
 * Sends desired states as long as it runs. Any number of senders in any number of processes share the work: one listing is sent by
 * one of them at a time, and what a dead one had under way is read back by another. Each kind of work goes on by itself, and within it
 * each account: what fails or is slow holds nothing else.
 */
export function startSender(deps: SenderDeps, options: SenderOptions = {}): Sender {
  const { pollMs = 200, leaseMs = 8_000, quotaCheckMs = 60_000, inFlight = { all: 8, publishing: 4 } } = options;
  const owner = `${hostname()}:${process.pid}:${newToken().slice(0, 8)}`;
  const running = new Set<Promise<void>>();
  const breakOff = new AbortController();
  setMaxListeners(0, breakOff.signal); // every call under way listens
  let isStopping = false;
  let isWoken = false;
  let endPause: () => void = () => undefined;

  const control: SenderControl = { signal: breakOff.signal, isStopping: () => isStopping, hold, track, wake };
  const rounds = new Map<string, () => Promise<void>>([
    ['read lost sends back', atMostEvery(RECOVER_EVERY_MS, recover)],
    ['ask for quotas', atMostEvery(quotaCheckMs, createQuotaWatch(deps, control), Date.now())],
    ['look for desired states', createBatchRound(deps, control, { owner, leaseMs, inFlight })],
    ['look for submissions', createSubmissionRound(deps, control)],
    ['look for shipments', createShipmentRound(deps, control)],
    ['look for answers to orders', createAnswerRound(deps, control)],
  ]);
  const backOff = createBackOff({ log: deps.log, task: 'sender', firstMs: 500, longestMs: LONGEST_PAUSE_MS });

  const loop = (async () => {
    while (!isStopping) {
      isWoken = false;
      await Promise.all(
        [...rounds].map(async ([name, round]) => {
          if (!backOff.isWaiting(name)) await backOff.run(name, round);
        }),
      );
      if (!isWoken && !isStopping) await pause(pollMs);
    }
  })();

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function wake(): void {
    isWoken = true;
    endPause();
  }

  function hold(work: Promise<void>): void {
    const held = work.finally(() => running.delete(held));
    running.add(held);
  }

  function track(work: Promise<void>): void {
    hold(work.finally(wake));
  }

  async function recover(): Promise<void> {
    const recovered = await recoverLostSends(deps.db);
    if (recovered > 0) deps.log.info({ recovered }, 'Sends of a sender that fell silent are read back');
  }

  return {
    wake,
    async stop(patienceMs = 5_000) {
      isStopping = true;
      wake();
      await loop;
      const timer = setTimeout(() => breakOff.abort(), patienceMs);
      while (running.size > 0) await Promise.all(running);
      clearTimeout(timer);
    },
  };
}

/** @param since when it was last done, by the machine's clock */
function atMostEvery(ms: number, work: () => Promise<void>, since = Number.NEGATIVE_INFINITY): () => Promise<void> {
  let doneAt = since;
  return async () => {
    if (Date.now() - doneAt < ms) return;
    doneAt = Date.now();
    await work();
  };
}
