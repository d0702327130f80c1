import { ConnectorError, failed, type Outcome, succeeded } from '@quayside/connector-kit';
import type { CancelReason, RefundReason } from '@quayside/kernel';
import type { Tx } from '../../../platform/database/db.ts';
import {
  forgetShownBefore,
  keepShownBefore,
  type LeasedOrderChange,
  storeChangeOutcome,
} from '../order-changes.repository.ts';
import type { OutcomeListener } from '../ports.ts';
import type { SettleDeps } from '../settle.ts';
import type { SendContext } from './send.ts';
import { type QueuedResult, sendQueued } from './send-queued.ts';

/** While the account is paused. */
const MIN_PAUSE_MS = 5_000;

/**
 * Sends cancellations and refunds one after the other, because each is about money. For a cancellation, the order is
 * read before a retry. For a refund, the order's refunds are stored before the first attempt, so that a retry can tell
 * whether an earlier one arrived.
 */
export async function sendOrderChanges(
  context: SendContext & SettleDeps,
  changes: readonly LeasedOrderChange[],
): Promise<void> {
  const { connector, listeners } = context;
  for (const change of changes) {
    const isKnown = change.kind === 'cancel' ? connector.cancelOrder : connector.refunds;
    await sendQueued(context, [change], {
      call: isKnown && (async () => [await send(context, change)]),
      leastPauseMs: () => MIN_PAUSE_MS,
      store: (tx, row, result, now) => storeChange(tx, row, result, now, listeners),
    });
  }
}

async function send(context: SendContext, change: LeasedOrderChange): Promise<Outcome<void>> {
  const { db, connector, session } = context;
  const { externalId: orderId, site, lines } = change;
  if (change.kind === 'cancel') {
    const lineIds = lines.length === 0 ? null : lines.map(({ externalId }) => externalId);
    await connector.cancelOrder?.(session, { orderId, site, reason: change.reason as CancelReason, lineIds });
    return succeeded(undefined);
  }
  const { amountMinor, currency } = change;
  if (amountMinor === null || currency === null) throw new Error('A refund has no amount');
  let before = change.shownBefore;
  if (before === null) {
    before = (await connector.refunds?.read(session, orderId)) ?? '';
    // The outcome is discarded too, because the lease was lost.
    if (!(await keepShownBefore(db, change, before))) return failed(new ConnectorError('unavailable', 'Lease lost'));
  }
  await connector.refunds?.give(
    session,
    {
      orderId,
      site,
      reason: change.reason as RefundReason,
      amount: { minor: amountMinor, currency },
      lines: lines.map(({ externalId, minor }) => ({ externalId, minor: minor ?? 0 })),
    },
    before,
  );
  return succeeded(undefined);
}

async function storeChange(
  tx: Tx,
  change: LeasedOrderChange,
  result: QueuedResult,
  now: Date,
  listeners: readonly OutcomeListener[],
): Promise<boolean> {
  const { userId, accountId, orderId, number, kind, site, pieces, attempts } = change;
  if (result.kind === 'again') {
    const error = result.error.message;
    return storeChangeOutcome(tx, change, { state: 'waiting', error, dueAt: result.at, attempts: result.attempts });
  }
  const refusal = result.kind === 'rejected' ? result.message : null;
  const state = refusal === null ? 'confirmed' : 'rejected';
  if (!(await storeChangeOutcome(tx, change, { state, error: refusal, dueAt: now, attempts }))) return false;
  const money =
    change.amountMinor === null || change.currency === null
      ? null
      : { minor: change.amountMinor, currency: change.currency };
  for (const listener of listeners) {
    await listener.orderChanged?.(
      tx,
      { userId, accountId },
      { orderId, number, kind, site, amount: money, pieces, refusal },
    );
  }
  // Last, because a seller who sends one of them again has locked the order before its change.
  if (state === 'confirmed') await forgetShownBefore(tx, change);
  return true;
}
