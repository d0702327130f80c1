import type { Tx } from '../../../platform/database/db.ts';
import type { OutcomeListener } from '../ports.ts';
import type { SettleDeps } from '../settle.ts';
import { storeOutcome, type WaitingShipment } from '../shipments.repository.ts';
import type { SendContext } from './send.ts';
import { type QueuedResult, sendQueued } from './send-queued.ts';

/** While the account is paused, or its marketplace accepts no shipments. */
const MIN_PAUSE_MS = 5_000;

/** Confirms shipments to a marketplace. Repeating a confirmation changes nothing, so nothing has to be read back. */
export async function confirmShipments(
  context: SendContext & SettleDeps,
  shipments: readonly WaitingShipment[],
): Promise<void> {
  const { connector, session, listeners } = context;
  await sendQueued(context, shipments, {
    call:
      connector.ship &&
      (async () =>
        (await connector.ship?.(
          session,
          shipments.map(({ shipment }) => shipment),
        )) ?? []),
    leastPauseMs: () => MIN_PAUSE_MS,
    store: (tx, shipment, result, now) => storeShipment(tx, shipment, result, now, listeners),
  });
}

async function storeShipment(
  tx: Tx,
  waiting: WaitingShipment,
  result: QueuedResult,
  now: Date,
  listeners: readonly OutcomeListener[],
): Promise<boolean> {
  const { userId, accountId, orderId, attempts, shipment } = waiting;
  if (result.kind === 'again') {
    const reason = result.error.message;
    return storeOutcome(tx, waiting, { state: 'waiting', reason, dueAt: result.at, attempts: result.attempts });
  }
  const refusal = result.kind === 'rejected' ? result.message : null;
  const state = refusal === null ? 'confirmed' : 'rejected';
  if (!(await storeOutcome(tx, waiting, { state, reason: refusal, dueAt: now, attempts }))) return false;
  const { site, trackingNumber } = shipment;
  for (const listener of listeners) {
    await listener.shipmentConfirmed?.(tx, { userId, accountId }, { orderId, site, trackingNumber, refusal });
  }
  return true;
}
