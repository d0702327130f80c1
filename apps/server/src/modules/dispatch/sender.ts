import { setMaxListeners } from 'node:events';
import { hostname } from 'node:os';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { newToken } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import {
  claimSubmissions,
  gatheredUntil,
  postponeSubmission,
  renewSubmission,
  type Submission,
} from './bulk.repository.ts';
import { type Batch, findWaitingAccounts, recoverLostSends } from './claim.repository.ts';
import { type ClaimRequest, claimBatches, claimMore } from './claim.ts';
import { keepLeases } from './keep-leases.ts';
import type { BatchOutcome } from './outcome.ts';
import { claimParcels } from './parcels.repository.ts';
import type { AccountRef, ContentSource, DispatchAccounts, GateSource, OpenAccount, OutcomeListener } from './ports.ts';
import { resumeReturnedQuotas } from './quota-watch.ts';
import { beginSubmission } from './sending/begin-submission.ts';
import { lookAtSubmission } from './sending/look-at-submission.ts';
import type { SendContext } from './sending/send.ts';
import { makeSubmission } from './sending/send-bulk.ts';
import { sendEnd } from './sending/send-end.ts';
import { sendHomeStock } from './sending/send-home-stock.ts';
import { tellParcels } from './sending/send-parcels.ts';
import { sendPublish } from './sending/send-publish.ts';
import { sendUpdate } from './sending/send-update.ts';
import { settleBatch } from './settle.ts';
import type { DispatchCall } from './wish.ts';

export interface SenderDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly accounts: DispatchAccounts;
  readonly content: ContentSource;
  readonly gate: GateSource;
  readonly listeners: readonly OutcomeListener[];
}

export interface SenderOptions {
  /** How often the database is asked for work while there is none. */
  readonly pollMs?: number;
  /** A listing whose sender is silent for so long is taken over. */
  readonly leaseMs?: number;
  /** How often the marketplace is asked whether a used-up quota is back before its time. */
  readonly quotaCheckMs?: number;
  /** Batches under way per account; of them at most `publishing` listing calls, so that stock never waits for a free place. */
  readonly inFlight?: { readonly all: number; readonly publishing: number };
}

export interface Sender {
  /** Looks for work now instead of at the next poll. */
  wake(): void;
  /** Takes no more work and resolves when what is under way is stored; after `patienceMs` it is broken off and read back later. */
  stop(patienceMs?: number): Promise<void>;
}

/** What is under way for one account. */
interface Load {
  all: number;
  publishing: number;
  /** Submissions that are being made: one after the other, so that the first is with the marketplace while the next is made. */
  making: number;
}

const URGENT: readonly DispatchCall[] = ['homeStock', 'update', 'end'];
const ALL: readonly DispatchCall[] = [...URGENT, 'publish'];
/** Submissions of all accounts that are asked after side by side. */
const LOOKS_AT_ONCE = 4;
/** A submission is thousands of changes: nobody takes it over because a busy machine was slow for some seconds. */
const SUBMISSION_LEASE_MS = 30_000;
/** Parcels of all accounts that are told of together, and how long they are ours meanwhile. */
const PARCELS_AT_ONCE = 20;
const PARCEL_LEASE_MS = 30_000;
/** The account is paused: its submissions wait with it. */
const WHILE_INACTIVE_MS = 5_000;
const RECOVER_EVERY_MS = 1_000;
/** While the database is away; batches that end meanwhile cut it short. */
const AFTER_FAILURE_MS = 2_000;

/**
 * Sends what is wished for, as long as it runs. Any number of senders in any number of processes share the work: one listing is sent by
 * one of them at a time, and what a dead one had under way is read back by another.
 */
export function startSender(deps: SenderDeps, options: SenderOptions = {}): Sender {
  const { pollMs = 200, leaseMs = 8_000, quotaCheckMs = 60_000, inFlight = { all: 8, publishing: 4 } } = options;
  const owner = `${hostname()}:${process.pid}:${newToken().slice(0, 8)}`;
  const running = new Set<Promise<void>>();
  const loads = new Map<string, Load>();
  const telling = new Set<Promise<void>>();
  let looking = 0;
  const breakOff = new AbortController();
  setMaxListeners(0, breakOff.signal); // every call under way listens
  let isStopping = false;
  let isWoken = false;
  let endPause: () => void = () => undefined;
  let recoveredAt = 0;
  let quotasCheckedAt = Date.now();

  const loop = (async () => {
    while (!isStopping) {
      isWoken = false;
      try {
        await recover();
        watchQuotas();
        await startBatches();
        await startLooks();
        await startParcels();
      } catch (error) {
        deps.log.error({ err: error }, 'The sender could not look for work');
        if (!isStopping) await pause(AFTER_FAILURE_MS);
        continue;
      }
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

  async function recover(): Promise<void> {
    if (Date.now() - recoveredAt < RECOVER_EVERY_MS) return;
    recoveredAt = Date.now();
    const recovered = await recoverLostSends(deps.db);
    if (recovered > 0) deps.log.info({ recovered }, 'Sends of a sender that fell silent are read back');
  }

  function watchQuotas(): void {
    if (Date.now() - quotasCheckedAt < quotaCheckMs) return;
    quotasCheckedAt = Date.now();
    const work = resumeReturnedQuotas(deps)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'Quotas could not be asked for'))
      .finally(() => {
        running.delete(work);
        wake();
      });
    running.add(work);
  }

  async function startBatches(): Promise<void> {
    const waiting = await findWaitingAccounts(deps.db);
    if (waiting.length === 0) return;
    const active = await deps.accounts.keepActive(deps.db, waiting);
    await Promise.all(active.map(fillAccount));
  }

  async function fillAccount(account: AccountRef): Promise<void> {
    const load = loadOf(account);
    if (load.all >= inFlight.all) return;
    const open = await deps.accounts.open(account, breakOff.signal);
    while (load.all < inFlight.all && !isStopping) {
      const freePublishing = Math.min(inFlight.publishing - load.publishing, inFlight.all - load.all);
      const request: ClaimRequest = {
        account,
        calls: freePublishing > 0 ? ALL : URGENT,
        batchesOf: (call: DispatchCall) => (call === 'publish' ? freePublishing : inFlight.all - load.all),
        capabilities: open.connector.capabilities,
        bulk: open.connector.bulk,
        mayHandIn: load.making === 0,
        owner,
        leaseMs,
        submissionLeaseMs: SUBMISSION_LEASE_MS,
        now: deps.clock.now(),
        gatheredUntil: gatheredUntil(deps.clock),
      };
      const batches = await claimBatches(deps.db, request, deps.listeners);
      if (batches.length === 0) return;
      for (const batch of batches) start(open, batch, request, load);
    }
  }

  function loadOf({ userId, accountId }: AccountRef) {
    const key = `${userId}:${accountId}`;
    const load = loads.get(key) ?? { all: 0, publishing: 0, making: 0 };
    loads.set(key, load);
    return load;
  }

  function start(open: OpenAccount, batch: Batch, request: ClaimRequest, load: Load): void {
    const publishing = batch.call === 'publish' ? 1 : 0;
    let making = batch.isSubmission ? 1 : 0;
    load.all += 1;
    load.publishing += publishing;
    load.making += making;
    const noteMade = () => {
      load.making -= making;
      making = 0;
      wake();
    };
    const noteReady = open.connector.bulk?.overlaps ? noteMade : () => undefined;
    const work = (batch.isSubmission ? submit(open, batch, request, noteReady) : carryOut(open, batch)).finally(() => {
      load.all -= 1;
      load.publishing -= publishing;
      running.delete(work);
      noteMade();
    });
    running.add(work);
  }

  async function submit(open: OpenAccount, batch: Batch, request: ClaimRequest, noteReady: () => void): Promise<void> {
    const taken = [batch];
    const claimRest = async (room: number) => {
      if (isStopping || room <= 0) return [];
      const until = { now: deps.clock.now(), gatheredUntil: gatheredUntil(deps.clock) };
      const more = await claimMore(deps.db, { ...request, ...until }, batch, room, deps.listeners);
      if (more) taken.push(more);
      return more?.listings ?? [];
    };
    await whileHeld(taken, SUBMISSION_LEASE_MS, async () => {
      const context = { ...deps, ...open };
      const submission = await makeSubmission(context, batch, { claimRest, noteReady });
      if (submission) await beginSubmission(context, submission);
    });
  }

  async function carryOut(open: OpenAccount, batch: Batch): Promise<void> {
    await whileHeld([batch], leaseMs, async () => {
      const outcome = await send({ ...deps, ...open }, batch);
      const discarded = await settleBatch(deps, batch, outcome, {
        now: deps.clock.now(),
        consent: open.consent,
      });
      if (discarded > 0) deps.log.warn({ discarded }, 'Outcomes were discarded: another sender had taken over');
    });
  }

  async function whileHeld(taken: readonly Batch[], ttlMs: number, work: () => Promise<void>): Promise<void> {
    const endKeeping = keepLeases(deps, taken, ttlMs);
    try {
      await work();
    } catch (error) {
      // The leases run out by themselves, and the rows are read back.
      const [{ call, site } = {}] = taken;
      deps.log.error({ err: error, call, site }, 'A batch could not be carried out');
    } finally {
      endKeeping();
    }
  }

  /** Submissions are asked after by whoever has time, whichever process handed them in. */
  async function startLooks(): Promise<void> {
    if (looking >= LOOKS_AT_ONCE) return;
    const now = deps.clock.now();
    const submissions = await claimSubmissions(deps.db, now, LOOKS_AT_ONCE - looking, SUBMISSION_LEASE_MS);
    const active = await deps.accounts.keepActive(deps.db, submissions);
    const isActive = (one: Submission) =>
      active.some(({ userId, accountId }) => userId === one.userId && accountId === one.accountId);
    for (const submission of submissions) {
      looking += 1;
      const lookAt = new Date(now.getTime() + WHILE_INACTIVE_MS);
      const work = (
        isActive(submission) ? look(submission) : postponeSubmission(deps.db, submission, { lookAt, error: null })
      )
        .catch((error: unknown) => deps.log.error({ err: error }, 'A submission could not be looked at'))
        .finally(() => {
          looking -= 1;
          running.delete(work);
          wake();
        });
      running.add(work);
    }
  }

  async function startParcels(): Promise<void> {
    if (telling.size > 0) return;
    const now = deps.clock.now();
    const parcels = await claimParcels(deps.db, now, PARCELS_AT_ONCE, PARCEL_LEASE_MS);
    if (parcels.length === 0) return;
    const accounts = new Map(parcels.map((one) => [`${one.userId}:${one.accountId}`, one]));
    // Those of other accounts wait until their lease runs out.
    for (const account of await deps.accounts.keepActive(deps.db, [...accounts.values()])) {
      const own = parcels.filter((one) => one.userId === account.userId && one.accountId === account.accountId);
      const work = deps.accounts
        .open(account, breakOff.signal)
        .then((open) => tellParcels({ ...deps, ...open }, own))
        .catch((error: unknown) => deps.log.error({ err: error }, 'Parcels could not be told of'))
        .finally(() => {
          telling.delete(work);
          running.delete(work);
          wake();
        });
      telling.add(work);
      running.add(work);
    }
  }

  async function look(submission: Submission): Promise<void> {
    const renewal = setInterval(() => {
      renewSubmission(deps.db, submission, SUBMISSION_LEASE_MS).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'The lease of a submission could not be renewed'),
      );
    }, SUBMISSION_LEASE_MS / 3);
    try {
      const open = await deps.accounts.open(submission, breakOff.signal);
      const context = { ...deps, ...open };
      await (submission.isBegun ? lookAtSubmission(context, submission) : beginSubmission(context, submission));
    } finally {
      clearInterval(renewal);
    }
  }

  return {
    wake,
    async stop(patienceMs = 5_000) {
      isStopping = true;
      wake();
      await loop;
      const timer = setTimeout(() => breakOff.abort(), patienceMs);
      await Promise.all(running);
      clearTimeout(timer);
    },
  };
}

function send(context: SendContext, batch: Batch): Promise<BatchOutcome> {
  switch (batch.call) {
    case 'publish':
      return sendPublish(context, batch);
    case 'update':
      return sendUpdate(context, batch);
    case 'end':
      return sendEnd(context, batch);
    case 'homeStock':
      return sendHomeStock(context, batch);
  }
}
