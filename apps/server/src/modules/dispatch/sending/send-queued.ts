import { ConnectorError, type Outcome } from '@quayside/connector-kit';
import type { AccountRef } from '@quayside/kernel';
import type { Clock } from '../../../platform/clock.ts';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { decideRetry } from '../leases/retry-policy.ts';
import { type SettleDeps, storeLostAccess } from '../settle.ts';
import { outcomesOf, type SendContext } from './send.ts';

/** A row of a queue, claimed to be sent by a separate call. */
export interface QueuedCall extends AccountRef {
  readonly attempts: number;
}

export interface Retry {
  readonly kind: 'again';
  /** In monotonic time. */
  readonly at: Date;
  readonly attempts: number;
  readonly error: { readonly kind: ConnectorError['kind']; readonly message: string };
}

/** The outcome of a queued call. */
export type QueuedResult = { readonly kind: 'done' } | Retry | { readonly kind: 'rejected'; readonly message: string };

export interface QueuedSending<Row extends QueuedCall> {
  /** Sends the rows, in order. Undefined if the marketplace has no such call; then all rows are rejected. */
  readonly call: (() => Promise<readonly Outcome<void>[]>) | undefined;
  /** The minimum time before the call is repeated. */
  leastPauseMs(error: ConnectorError): number;
  /**
   * Stores the result under the row's lease and notifies the listeners.
   * @param now monotonic
   * @returns false if the lease was lost
   */
  store(tx: Tx, row: Row, result: QueuedResult, now: Date): Promise<boolean>;
}

/** Sends claimed rows and stores each result in its own transaction. An outcome whose lease was lost is discarded. */
export async function sendQueued<Row extends QueuedCall>(
  context: SendContext & SettleDeps,
  rows: readonly Row[],
  { call, leastPauseMs, store }: QueuedSending<Row>,
): Promise<void> {
  const outcomes = await outcomesOf(
    context,
    rows,
    call ?? (async () => rows.map(() => ({ ok: false, error: noSuchCall() }))),
  );
  for (const [index, row] of rows.entries()) {
    const outcome = outcomes[index];
    if (!outcome) continue;
    const result = resultOf(row, outcome, context.clock, leastPauseMs);
    const now = context.clock.monotonic();
    await withTransaction(context.db, async (tx) => {
      if (!(await store(tx, row, result, now))) return;
      if (outcome.ok || outcome.error.kind !== 'auth-expired') return;
      const { userId, accountId } = row;
      await storeLostAccess(tx, context, { userId, accountId }, { consent: context.consent, lost: outcome.error.lost });
    });
  }
}

function noSuchCall(): ConnectorError {
  return new ConnectorError('rejected', 'The marketplace has no such call.');
}

/**
 * Repeating the call changes nothing at the marketplace, so a call that may have arrived is repeated without reading
 * back.
 */
function resultOf(
  { attempts }: QueuedCall,
  outcome: Outcome<void>,
  clock: Clock,
  leastPauseMs: (error: ConnectorError) => number,
): QueuedResult {
  if (outcome.ok) return { kind: 'done' };
  const { error } = outcome;
  const now = clock.now();
  const decision = decideRetry({ changeKind: 'stock', attempts, mayHaveBeenSent: true }, error, now);
  if (decision.kind === 'failed') return { kind: 'rejected', message: error.message };
  const earliest = now.getTime() + leastPauseMs(error);
  return {
    kind: 'again',
    at: clock.toMonotonic(new Date(Math.max(decision.at.getTime(), earliest))),
    attempts: decision.attempts,
    error: { kind: error.kind, message: error.message },
  };
}
