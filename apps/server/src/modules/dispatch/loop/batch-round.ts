import type { AccountRef } from '@quayside/kernel';
import { type BackOff, createBackOff } from '../../../platform/back-off.ts';
import { lookaheadUntil } from '../bulk.repository.ts';
import { type Batch, findWaitingAccounts, LISTINGS, leasesOf } from '../claim.repository.ts';
import { type ClaimRequest, claimBatches, claimMore } from '../claim.ts';
import { mayLeave } from '../gathering.ts';
import { keepingLeases } from '../leases/keep-leases.ts';
import type { BatchOutcome } from '../outcome.ts';
import { accountKeyOf, type OpenAccount } from '../ports.ts';
import { beginSubmission } from '../sending/begin-submission.ts';
import type { SendContext } from '../sending/send.ts';
import { makeSubmission } from '../sending/send-bulk.ts';
import { sendEnd } from '../sending/send-end.ts';
import { sendHomeStock } from '../sending/send-home-stock.ts';
import { sendPublish } from '../sending/send-publish.ts';
import { sendUpdate } from '../sending/send-update.ts';
import type { DispatchCall } from '../set-desired-state.ts';
import { settleBatch } from '../settle.ts';
import { createAccountRound } from './account-round.ts';
import { SUBMISSION_LEASE_MS } from './queue-round.ts';
import type { SenderControl, SenderDeps } from './sender-deps.ts';

export interface BatchOptions {
  /** Identifies this sender among all senders. */
  readonly owner: string;
  readonly leaseMs: number;
  /**
   * Batches in progress per account. At most `publishing` of them are listing calls, so that stock always finds a free
   * slot.
   */
  readonly inFlight: { readonly all: number; readonly publishing: number };
}

/** The calls in progress for one account. */
interface Load {
  all: number;
  publishing: number;
  /**
   * Submissions that are being prepared: one at a time, so that the first reaches the marketplace while the next is
   * prepared.
   */
  making: number;
}

/** A sender's batches. */
interface BatchWork {
  readonly deps: SenderDeps;
  readonly control: SenderControl;
  readonly options: BatchOptions;
  readonly loads: Map<string, Load>;
  /** Accounts whose batches threw an error of our own, one outside the closed set of connector errors. */
  readonly backOff: BackOff;
}

const URGENT: readonly DispatchCall[] = ['homeStock', 'update', 'end'];
const ALL: readonly DispatchCall[] = [...URGENT, 'publish'];

/**
 * Turns desired states into calls, batch by batch.
 * @returns a function that starts as many batches as there are free slots
 */
export function createBatchRound(deps: SenderDeps, control: SenderControl, options: BatchOptions): () => Promise<void> {
  const backOff = createBackOff({ log: deps.log, task: 'carry out a batch', longestMs: 30_000 });
  const work: BatchWork = { deps, control, options, loads: new Map(), backOff };
  return createAccountRound(
    deps,
    { ...control, track: control.hold },
    {
      task: 'take desired states',
      find: () => findWaitingAccounts(deps.db),
      carryOut: (account) => beginBatches(work, account),
      backOff,
    },
  );
}

/** Claims the account's batches and starts them until no slot is free or nothing is due. */
async function beginBatches(work: BatchWork, account: AccountRef): Promise<void> {
  const { deps, control, options, loads } = work;
  const load = loads.get(accountKeyOf(account)) ?? { all: 0, publishing: 0, making: 0 };
  if (load.all >= options.inFlight.all) return;
  const open = await deps.accounts.open(account, control.signal);
  while (load.all < options.inFlight.all && !control.isStopping()) {
    const request = await requestOf(work, account, open, load);
    const batches = await claimBatches(deps.db, request, deps.listeners);
    if (batches.length === 0) return;
    loads.set(accountKeyOf(account), load);
    for (const batch of batches) begin(work, open, batch, request, load);
  }
}

async function requestOf(
  { deps, options }: BatchWork,
  account: AccountRef,
  open: OpenAccount,
  load: Load,
): Promise<ClaimRequest> {
  const { inFlight, owner, leaseMs } = options;
  const freePublishing = Math.min(inFlight.publishing - load.publishing, inFlight.all - load.all);
  return {
    account,
    calls: freePublishing > 0 ? ALL : URGENT,
    batchesOf: (call: DispatchCall) => (call === 'publish' ? freePublishing : inFlight.all - load.all),
    capabilities: open.connector.capabilities,
    bulk: open.connector.bulk,
    maySubmit: load.making === 0 && (await mayLeave(deps.db, open, deps.clock.monotonic())),
    owner,
    leaseMs,
    submissionLeaseMs: SUBMISSION_LEASE_MS,
    now: deps.clock.monotonic(),
    lookaheadUntil: lookaheadUntil(deps.clock),
  };
}

function begin(work: BatchWork, open: OpenAccount, batch: Batch, request: ClaimRequest, load: Load): void {
  const { control, loads } = work;
  const publishing = batch.call === 'publish' ? 1 : 0;
  let making = batch.isSubmission ? 1 : 0;
  load.all += 1;
  load.publishing += publishing;
  load.making += making;
  const noteMade = () => {
    load.making -= making;
    making = 0;
    control.wake();
  };
  const noteReady = open.connector.bulk?.overlaps ? noteMade : () => undefined;
  const sending = batch.isSubmission ? submit(work, open, batch, request, noteReady) : carryOut(work, open, batch);
  control.track(
    sending.finally(() => {
      load.all -= 1;
      load.publishing -= publishing;
      noteMade();
      if (load.all === 0) loads.delete(accountKeyOf(batch.account));
    }),
  );
}

async function submit(
  work: BatchWork,
  open: OpenAccount,
  batch: Batch,
  request: ClaimRequest,
  noteReady: () => void,
): Promise<void> {
  const { deps, control } = work;
  const claimed = [batch];
  const claimRest = async (room: number) => {
    if (control.isStopping() || room <= 0) return [];
    const until = { now: deps.clock.monotonic(), lookaheadUntil: lookaheadUntil(deps.clock) };
    const more = await claimMore(deps.db, { ...request, ...until }, batch, room, deps.listeners);
    if (more) claimed.push(more);
    return more?.listings ?? [];
  };
  await underLeases(work, batch, claimed, SUBMISSION_LEASE_MS, async () => {
    const context = { ...deps, ...open };
    const submission = await makeSubmission(context, batch, { claimRest, noteReady });
    if (submission) await beginSubmission(context, submission);
  });
}

async function carryOut(work: BatchWork, open: OpenAccount, batch: Batch): Promise<void> {
  const { deps, options } = work;
  await underLeases(work, batch, [batch], options.leaseMs, async () => {
    const outcome = await send({ ...deps, ...open }, batch);
    const discarded = await settleBatch(deps, batch, outcome, { now: deps.clock.now(), consent: open.consent });
    if (discarded > 0) deps.log.warn({ discarded }, 'Outcomes were discarded: another sender had taken over');
  });
}

/**
 * If the work throws, the leases expire and the rows are read back.
 * @param claimed all batches, including those claimed later
 */
async function underLeases(
  { deps, backOff }: BatchWork,
  { account }: Batch,
  claimed: readonly Batch[],
  ttlMs: number,
  work: () => Promise<void>,
): Promise<void> {
  await backOff.run(accountKeyOf(account), () =>
    keepingLeases(deps, LISTINGS, () => claimed.flatMap(leasesOf), ttlMs, work),
  );
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
