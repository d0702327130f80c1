import type { AccountRef } from '@quayside/kernel';
import { withTransaction } from '../../../platform/database/database.ts';
import { claimSubmissions, SUBMISSION_QUEUE } from '../bulk.repository.ts';
import { CAMPAIGN_QUEUE, claimCampaigns } from '../campaigns.repository.ts';
import { keepingLeases } from '../leases/keep-leases.ts';
import { type ClaimOptions, findDueAccounts, type Lease, type LeaseQueue } from '../leases/leases.ts';
import { ANSWER_QUEUE, claimAnswers } from '../order-answers.repository.ts';
import { CHANGE_QUEUE, claimOrderChanges } from '../order-changes.repository.ts';
import type { OpenAccount } from '../ports.ts';
import { beginSubmission } from '../sending/begin-submission.ts';
import { pollSubmission } from '../sending/poll-submission.ts';
import { sendAnswers } from '../sending/send-answers.ts';
import { sendCampaigns } from '../sending/send-campaigns.ts';
import { sendOrderChanges } from '../sending/send-order-changes.ts';
import { sendPolicies } from '../sending/send-policies.ts';
import { confirmShipments } from '../sending/send-shipments.ts';
import { claimShipments, SHIPMENT_QUEUE } from '../shipments.repository.ts';
import { claimPolicies, POLICY_QUEUE } from '../shipping-policies.repository.ts';
import { createAccountRound } from './account-round.ts';
import type { SenderControl, SenderDeps } from './sender-deps.ts';

/**
 * The number of an account's rows that are sent together, and how long their lease lasts once their sender has stopped.
 */
const ROWS_AT_ONCE = 20;
const ROW_LEASE_MS = 15_000;
/** Cancellations and refunds are sent one after the other. */
const CHANGES_AT_ONCE = 4;
/** The number of submissions of one account that are polled in parallel. */
const LOOKS_AT_ONCE = 4;
/** The number of campaigns of one account, each of another site, that are sent in parallel. */
const CAMPAIGNS_AT_ONCE = 4;
/**
 * Longer than for single rows: a submission has thousands of changes, and a machine that is busy for some seconds must
 * not lose it.
 */
export const SUBMISSION_LEASE_MS = 30_000;

interface QueueWork<Row extends Lease> {
  /** For the log. */
  readonly task: string;
  readonly queue: LeaseQueue<Row>;
  readonly claim: (db: SenderDeps['db'], account: AccountRef, options: ClaimOptions) => Promise<readonly Row[]>;
  readonly limit: number;
  readonly ttlMs: number;
  readonly atOnce?: number;
  readonly carryOut: (context: SenderDeps & OpenAccount, rows: readonly Row[]) => Promise<void>;
}

/**
 * Sends decisions on orders as soon as they are made.
 * @returns a function that starts sending the due ones
 */
export function createAnswerRound(deps: SenderDeps, control: SenderControl): () => Promise<void> {
  return createQueueRound(deps, control, {
    task: 'answer orders',
    queue: ANSWER_QUEUE,
    claim: claimAnswers,
    limit: ROWS_AT_ONCE,
    ttlMs: ROW_LEASE_MS,
    carryOut: sendAnswers,
  });
}

/**
 * Confirms shipments as soon as their marketplace accepts them.
 * @returns a function that starts confirming the due ones
 */
export function createShipmentRound(deps: SenderDeps, control: SenderControl): () => Promise<void> {
  return createQueueRound(deps, control, {
    task: 'confirm shipments',
    queue: SHIPMENT_QUEUE,
    claim: claimShipments,
    limit: ROWS_AT_ONCE,
    ttlMs: ROW_LEASE_MS,
    carryOut: confirmShipments,
  });
}

/**
 * Sends cancellations and refunds as soon as they are decided.
 * @returns a function that starts sending the due ones
 */
export function createChangeRound(deps: SenderDeps, control: SenderControl): () => Promise<void> {
  return createQueueRound(deps, control, {
    task: 'change orders',
    queue: CHANGE_QUEUE,
    claim: (db, account, options) => withTransaction(db, (tx) => claimOrderChanges(tx, account, options)),
    limit: CHANGES_AT_ONCE,
    ttlMs: ROW_LEASE_MS,
    carryOut: sendOrderChanges,
  });
}

/**
 * Sends shipping policies, for which listings wait.
 * @returns a function that starts sending the due ones
 */
export function createPolicyRound(deps: SenderDeps, control: SenderControl): () => Promise<void> {
  return createQueueRound(deps, control, {
    task: 'send shipping policies',
    queue: POLICY_QUEUE,
    claim: claimPolicies,
    limit: ROWS_AT_ONCE,
    ttlMs: ROW_LEASE_MS,
    carryOut: sendPolicies,
  });
}

/**
 * Sends campaigns and their ads, one worker per campaign.
 * @returns a function that starts sending the due ones
 */
export function createCampaignRound(deps: SenderDeps, control: SenderControl): () => Promise<void> {
  return createQueueRound(deps, control, {
    task: 'send campaigns',
    queue: CAMPAIGN_QUEUE,
    claim: claimCampaigns,
    limit: 1,
    ttlMs: ROW_LEASE_MS,
    atOnce: CAMPAIGNS_AT_ONCE,
    carryOut: sendCampaigns,
  });
}

/**
 * Starts submissions and polls for their outcome, whichever process prepared them.
 * @returns a function that starts the due polls
 */
export function createSubmissionRound(deps: SenderDeps, control: SenderControl): () => Promise<void> {
  return createQueueRound(deps, control, {
    task: 'poll submissions',
    queue: SUBMISSION_QUEUE,
    claim: claimSubmissions,
    limit: 1,
    ttlMs: SUBMISSION_LEASE_MS,
    atOnce: LOOKS_AT_ONCE,
    carryOut: async (context, submissions) => {
      for (const submission of submissions) {
        await (submission.isBegun ? pollSubmission(context, submission) : beginSubmission(context, submission));
      }
    },
  });
}

/** Claims an account's due rows and works on them while their leases are renewed. */
function createQueueRound<Row extends Lease>(
  deps: SenderDeps,
  control: SenderControl,
  { task, queue, claim, limit, ttlMs, atOnce = 1, carryOut }: QueueWork<Row>,
): () => Promise<void> {
  return createAccountRound(deps, control, {
    task,
    atOnce,
    find: () => findDueAccounts(deps.db, queue, deps.clock.monotonic()),
    carryOut: async (account) => {
      const open = await deps.accounts.open(account, control.signal);
      const rows = await claim(deps.db, account, { now: deps.clock.monotonic(), limit, ttlMs });
      await keepingLeases(
        deps,
        queue,
        () => rows,
        ttlMs,
        () => carryOut({ ...deps, ...open }, rows),
      );
    },
  });
}
