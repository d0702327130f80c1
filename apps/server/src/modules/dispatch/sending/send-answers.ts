import type { ConnectorError } from '@quayside/connector-kit';
import type { Tx } from '../../../platform/database/db.ts';
import { isOwn } from '../leases/leases.ts';
import { ANSWER_QUEUE, type LeasedAnswer, postponeAnswer, removeConfirmed } from '../order-answers.repository.ts';
import type { OutcomeListener } from '../ports.ts';
import type { SettleDeps } from '../settle.ts';
import type { SendContext } from './send.ts';
import { type QueuedResult, type Retry, sendQueued } from './send-queued.ts';

/** While the account is paused. */
const PAUSED_MS = 5_000;
/** A decision that the marketplace rejects is sent again now and then, until the marketplace reports the order's end. */
const REJECTED_MS = 60_000;

/**
 * Tells a marketplace which orders are accepted and which are declined. If a response was lost, the same decision is
 * sent again: the connector reads the order back if the marketplace no longer waits for it.
 */
export async function sendAnswers(context: SendContext & SettleDeps, answers: readonly LeasedAnswer[]): Promise<void> {
  const { connector, session, listeners } = context;
  await sendQueued(context, answers, {
    call:
      connector.answerOrders &&
      (async () =>
        (await connector.answerOrders?.(
          session,
          answers.map(({ answer }) => answer),
        )) ?? []),
    leastPauseMs: ({ kind }: ConnectorError) => (kind === 'auth-expired' ? PAUSED_MS : 0),
    store: (tx, answer, result, now) => storeAnswer(tx, answer, result, now, listeners),
  });
}

async function storeAnswer(
  tx: Tx,
  answer: LeasedAnswer,
  result: QueuedResult,
  now: Date,
  listeners: readonly OutcomeListener[],
): Promise<boolean> {
  // No lock is needed: everybody locks the order's own row before this one.
  if (!(await isOwn(tx, ANSWER_QUEUE, answer))) return false;
  if (result.kind !== 'done') {
    await postponeAnswer(tx, answer, result.kind === 'again' ? result : afterRejection(answer, result.message, now));
    return true;
  }
  const { userId, accountId, orderId } = answer;
  const { isAccepted } = answer.answer;
  for (const listener of listeners) await listener.orderAnswered?.(tx, { userId, accountId }, { orderId, isAccepted });
  await removeConfirmed(tx, answer);
  return true;
}

/** Never gives up: the marketplace's own deadline ends the wait for a decision. */
function afterRejection({ attempts }: LeasedAnswer, message: string, now: Date): Retry {
  const at = new Date(now.getTime() + REJECTED_MS);
  return { kind: 'again', at, attempts: attempts + 1, error: { kind: 'rejected', message } };
}
