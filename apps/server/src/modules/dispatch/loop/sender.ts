import { setMaxListeners } from 'node:events';
import { hostname } from 'node:os';
import { type BackOff, createBackOff } from '../../../platform/back-off.ts';
import { newToken } from '../../../platform/ids.ts';
import { recoverLostSends } from '../claim.repository.ts';
import { type BatchOptions, createBatchRound } from './batch-round.ts';
import { hasOpenWork } from './open-work.ts';
import {
  createAnswerRound,
  createCampaignRound,
  createChangeRound,
  createPolicyRound,
  createShipmentRound,
  createSubmissionRound,
} from './queue-round.ts';
import { createQuotaWatch } from './quota-watch.ts';
import type { SenderControl, SenderDeps } from './sender-deps.ts';

export interface SenderOptions {
  /** How often the database is polled while there is work; a fifth to a tenth as often while there is none. */
  readonly pollMs?: number;
  /** A lease that is not renewed for this long is taken over by another sender. */
  readonly leaseMs?: number;
  /** How often the marketplace is asked whether a used-up quota was restored early. */
  readonly quotaCheckMs?: number;
  readonly inFlight?: BatchOptions['inFlight'];
}

export interface Sender {
  /** Polls for work now instead of at the next interval. */
  wake(): void;
  /**
   * Claims no more work and resolves once work in progress is stored. After `patienceMs` that work is aborted and read
   * back later.
   */
  stop(patienceMs?: number): Promise<void>;
}

type Round = () => Promise<void>;

/** The state of a running sender between its rounds. */
interface SenderState {
  isStopping: boolean;
  isWoken: boolean;
  /** When work was last started, in milliseconds of a monotonic clock. */
  startedAt: number;
  endPause: () => void;
  readonly underWay: Set<Promise<void>>;
  readonly breakOff: AbortController;
}

/** The look for any work, for the log. */
const LOOK = 'look for work';
const RECOVER_EVERY_MS = 1_000;
/** A sender that has started nothing for this long looks less often. */
const BUSY_FOR_MS = 5_000;
/** How many intervals apart it looks if all work is for later, and if there is none. Signals and starts end the pause. */
const LATER = 5;
const NONE = 10;
/** While the database is unavailable. */
const LONGEST_PAUSE_MS = 2_000;

/**
 * Sends desired states until it is stopped. Any number of senders in any number of processes share the work. Only one
 * of them sends a listing at a time, and another reads back what a crashed one had in progress. Kinds of work run
 * independently, and so do the accounts within each kind: a slow or failing one delays no other.
 */
export function startSender(deps: SenderDeps, options: SenderOptions = {}): Sender {
  const breakOff = new AbortController();
  setMaxListeners(0, breakOff.signal); // Every call in progress listens to it.
  const state: SenderState = {
    isStopping: false,
    isWoken: false,
    startedAt: performance.now(),
    endPause: () => undefined,
    underWay: new Set(),
    breakOff,
  };
  const backOff = createBackOff({ log: deps.log, task: 'sender', firstMs: 500, longestMs: LONGEST_PAUSE_MS });
  const loop = run(deps, state, roundsOf(deps, controlOf(state), options), backOff, options.pollMs ?? 200);
  return { wake: () => wake(state), stop: (patienceMs = 5_000) => stop(state, loop, patienceMs) };
}

/** The kinds of a sender's work, by name. */
function roundsOf(deps: SenderDeps, control: SenderControl, options: SenderOptions): ReadonlyMap<string, Round> {
  const { leaseMs = 8_000, quotaCheckMs = 60_000, inFlight = { all: 8, publishing: 4 } } = options;
  const owner = `${hostname()}:${process.pid}:${newToken().slice(0, 8)}`;
  return new Map<string, Round>([
    ['read lost sends back', atMostEvery(RECOVER_EVERY_MS, () => recover(deps))],
    ['ask for quotas', atMostEvery(quotaCheckMs, createQuotaWatch(deps, control), Date.now())],
    ['look for shipping policies', createPolicyRound(deps, control)],
    ['look for desired states', createBatchRound(deps, control, { owner, leaseMs, inFlight })],
    ['look for submissions', createSubmissionRound(deps, control)],
    ['look for shipments', createShipmentRound(deps, control)],
    ['look for answers to orders', createAnswerRound(deps, control)],
    ['look for campaigns', createCampaignRound(deps, control)],
    ['look for changes of orders', createChangeRound(deps, control)],
  ]);
}

async function run(
  { db, clock }: SenderDeps,
  state: SenderState,
  rounds: ReadonlyMap<string, Round>,
  backOff: BackOff,
  pollMs: number,
): Promise<void> {
  while (!state.isStopping) {
    state.isWoken = false;
    let isOpen = true;
    const isBusy = state.underWay.size > 0 || performance.now() - state.startedAt < BUSY_FOR_MS;
    if (!isBusy) {
      await backOff.run(LOOK, async () => {
        isOpen = await hasOpenWork(db, clock.monotonic());
      });
    }
    if (isOpen) {
      const ready = [...rounds].filter(([name]) => !backOff.isWaiting(name));
      await Promise.all(ready.map(([name, round]) => backOff.run(name, round)));
    }
    const intervals = isBusy ? 1 : isOpen ? LATER : NONE;
    if (!state.isWoken && !state.isStopping) await pause(state, pollMs * intervals);
  }
}

function controlOf(state: SenderState): SenderControl {
  const hold = (work: Promise<void>) => {
    state.startedAt = performance.now();
    const tracked = work.finally(() => state.underWay.delete(tracked));
    state.underWay.add(tracked);
  };
  return {
    signal: state.breakOff.signal,
    isStopping: () => state.isStopping,
    hold,
    track: (work) => hold(work.finally(() => wake(state))),
    wake: () => wake(state),
  };
}

function pause(state: SenderState, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    state.endPause = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

function wake(state: SenderState): void {
  state.isWoken = true;
  state.endPause();
}

async function stop(state: SenderState, loop: Promise<void>, patienceMs: number): Promise<void> {
  state.isStopping = true;
  wake(state);
  await loop;
  const timer = setTimeout(() => state.breakOff.abort(), patienceMs);
  while (state.underWay.size > 0) await Promise.all(state.underWay);
  clearTimeout(timer);
}

async function recover({ db, log }: SenderDeps): Promise<void> {
  const recovered = await recoverLostSends(db);
  if (recovered > 0) log.info({ recovered }, 'Sends of a sender that fell silent are read back');
}

/** @param since the real time of the last run */
function atMostEvery(ms: number, work: Round, since = Number.NEGATIVE_INFINITY): Round {
  let doneAt = since;
  return async () => {
    if (Date.now() - doneAt < ms) return;
    doneAt = Date.now();
    await work();
  };
}
