import { ConnectorError, type Outcome } from '@quayside/connector-kit';
import { withTransaction } from '../../../platform/database/database.ts';
import { decideRetry } from '../retry-policy.ts';
import type { SettleDeps } from '../settle.ts';
import { storeOutcome, type WaitingShipment } from '../shipments.repository.ts';
import { outcomesOf, type SendContext } from './send.ts';

/** While the account is paused, or its marketplace accepts no shipments. */
const LATER_MS = 5_000;

/** Confirms shipments to a marketplace. Confirming one again changes nothing there, so nothing has to be read back. */
export async function confirmShipments(
  context: SendContext & SettleDeps,
  shipments: readonly WaitingShipment[],
): Promise<void> {
  const { connector, session } = context;
  const outcomes = await outcomesOf(context, shipments, async () =>
    connector.ship
      ? connector.ship(
          session,
          shipments.map(({ shipment }) => shipment),
        )
      : shipments.map((): Outcome<void> => ({ ok: false, error: notTaken() })),
  );
  for (const [index, shipment] of shipments.entries()) {
    const outcome = outcomes[index];
    if (outcome) await settle(context, shipment, outcome);
  }
}

function notTaken(): ConnectorError {
  return new ConnectorError('rejected', 'This marketplace has no call that confirms a shipment.');
}

async function settle(
  context: SendContext & SettleDeps,
  shipment: WaitingShipment,
  outcome: Outcome<void>,
): Promise<void> {
  const { db, clock, accounts, listeners, consent } = context;
  const now = clock.now();
  const { userId, accountId, orderId, attempts } = shipment;
  const decision = outcome.ok
    ? null
    : decideRetry({ changeKind: 'stock', attempts, mayHaveBeenSent: true }, outcome.error, now);
  await withTransaction(db, async (tx) => {
    const isAgain = decision?.kind === 'again';
    const isOurs = await storeOutcome(tx, shipment, {
      state: outcome.ok ? 'confirmed' : isAgain ? 'waiting' : 'rejected',
      reason: outcome.ok ? null : outcome.error.message,
      dueAt: isAgain ? new Date(Math.max(decision.at.getTime(), now.getTime() + LATER_MS)) : now,
      attempts: isAgain ? decision.attempts : attempts,
    });
    if (!isOurs) return;
    const account = { userId, accountId };
    if (!outcome.ok && outcome.error.kind === 'auth-expired') {
      if (await accounts.markAuthBroken(tx, account, consent, outcome.error.lost)) {
        for (const listener of listeners) await listener.paused?.(tx, account, { reason: 'auth_expired', until: null });
      }
    }
    if (isAgain) return;
    for (const listener of listeners) {
      const { site, trackingNumber } = shipment.shipment;
      const refusal = outcome.ok ? null : outcome.error.message;
      await listener.shipmentConfirmed?.(tx, account, { orderId, site, trackingNumber, refusal });
    }
  });
}
