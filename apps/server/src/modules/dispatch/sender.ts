import { setMaxListeners } from 'node:events';
import { hostname } from 'node:os';
import { newToken } from '../../platform/ids.ts';
import { gatheredUntil } from './bulk.repository.ts';
import { type Batch, findWaitingAccounts, recoverLostSends } from './claim.repository.ts';
import { type ClaimRequest, claimBatches, claimMore } from './claim.ts';
import { keepLeases } from './keep-leases.ts';
import type { BatchOutcome } from './outcome.ts';
import { createParcelRound } from './parcel-round.ts';
import type { AccountRef, OpenAccount } from './ports.ts';
import { resumeReturnedQuotas } from './quota-watch.ts';
import type { SenderDeps } from './sender-deps.ts';
import { beginSubmission } from './sending/begin-submission.ts';
import type { SendContext } from './sending/send.ts';
import { makeSubmission } from './sending/send-bulk.ts';
import { sendEnd } from './sending/send-end.ts';
import { sendHomeStock } from './sending/send-home-stock.ts';
import { sendPublish } from './sending/send-publish.ts';
import { sendUpdate } from './sending/send-update.ts';
import { settleBatch } from './settle.ts';
import { createSubmissionRound, SUBMISSION_LEASE_MS } from './submission-round.ts';
import type { DispatchCall } from './wish.ts';

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
  const breakOff = new AbortController();
  setMaxListeners(0, breakOff.signal); // every call under way listens
  let isStopping = false;
  let isWoken = false;
  let endPause: () => void = () => undefined;
  let recoveredAt = 0;
  let quotasCheckedAt = Date.now();

  const beside = { signal: breakOff.signal, track };
  const askAfterSubmissions = createSubmissionRound(deps, beside);
  const tellOfParcels = createParcelRound(deps, beside);

  const loop = (async () => {
    while (!isStopping) {
      isWoken = false;
      try {
        await recover();
        watchQuotas();
        await startBatches();
        await askAfterSubmissions();
        await tellOfParcels();
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

  function track(work: Promise<void>): void {
    const tracked = work.finally(() => {
      running.delete(tracked);
      wake();
    });
    running.add(tracked);
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
    track(
      resumeReturnedQuotas(deps).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'Quotas could not be asked for'),
      ),
    );
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
    const work = batch.isSubmission ? submit(open, batch, request, noteReady) : carryOut(open, batch);
    track(
      work.finally(() => {
        load.all -= 1;
        load.publishing -= publishing;
        noteMade();
      }),
    );
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
