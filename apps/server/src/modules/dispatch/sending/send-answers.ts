import { ConnectorError, type Outcome } from '@quayside/connector-kit';
import { withTransaction } from '../../../platform/database/database.ts';
import { isStillOurs, type LeasedAnswer, putOff, removeConfirmed } from '../order-answers.repository.ts';
import { decideRetry } from '../retry-policy.ts';
import type { SettleDeps } from '../settle.ts';
import { outcomesOf, type SendContext } from './send.ts';

/** While the account is paused. */
const LATER_MS = 5_000;
/** A decision that the marketplace rejects is sent again now and then, until the marketplace reports the order's end. */
const AFTER_REFUSAL_MS = 60_000;

/**
 * Sends a marketplace which orders are accepted and which are declined. When an answer was lost, the same decision is sent again: the
 * connector reads the order back if the marketplace no longer waits for it.
 */
export async function sendAnswers(context: SendContext & SettleDeps, answers: readonly LeasedAnswer[]): Promise<void> {
  const { connector, session } = context;
  const outcomes = await outcomesOf(context, answers, async () =>
    connector.answerOrders
      ? connector.answerOrders(
          session,
          answers.map(({ answer }) => answer),
        )
      : answers.map((): Outcome<void> => ({ ok: false, error: notAsked() })),
  );
  for (const [index, answer] of answers.entries()) {
    const outcome = outcomes[index];
    if (outcome) await settle(context, answer, outcome);
  }
}

function notAsked(): ConnectorError {
  return new ConnectorError('rejected', 'The marketplace does not wait for answers to orders.');
}

async function settle(context: SendContext & SettleDeps, leased: LeasedAnswer, outcome: Outcome<void>): Promise<void> {
  const { db, clock, accounts, listeners, consent } = context;
  const { userId, accountId, orderId, answer } = leased;
  const account = { userId, accountId };
  await withTransaction(db, async (tx) => {
    // Whoever took over settles it; what the marketplace has given up meanwhile is settled already.
    if (!(await isStillOurs(tx, leased))) return;
    if (outcome.ok) {
      for (const listener of listeners) {
        await listener.orderAnswered?.(tx, account, { orderId, isAccepted: answer.isAccepted });
      }
      return removeConfirmed(tx, leased);
    }
    const { kind, message, lost } = outcome.error;
    await putOff(tx, leased, { ...againAfter(leased, outcome.error, clock.now()), error: { kind, message } });
    if (kind !== 'auth-expired' || !(await accounts.markAuthBroken(tx, account, consent, lost))) return;
    for (const listener of listeners) await listener.paused?.(tx, account, { reason: 'auth_expired', until: null });
  });
}

/** An answer is never given up here: the marketplace ends the wait for it. */
function againAfter({ attempts }: LeasedAnswer, error: ConnectorError, now: Date): { at: Date; attempts: number } {
  const decision = decideRetry({ changeKind: 'stock', attempts, mayHaveBeenSent: true }, error, now);
  if (decision.kind === 'failed') return { at: new Date(now.getTime() + AFTER_REFUSAL_MS), attempts: attempts + 1 };
  const leastMs = error.kind === 'auth-expired' ? LATER_MS : 0;
  return { at: new Date(Math.max(decision.at.getTime(), now.getTime() + leastMs)), attempts: decision.attempts };
}
