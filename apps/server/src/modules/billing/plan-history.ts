import type { HistoryWhy } from '@quayside/contract';
import { PLANS, type PlanChoice } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { type Actor, recordHistory } from '../history/index.ts';

type PlanWhy = Extract<HistoryWhy, `plan_${string}` | `payment_${string}` | 'refund_failed'>;

/** The part of a plan shown in the history. */
function shown(choice: PlanChoice | null) {
  return choice && { plan: PLANS[choice.plan].title, interval: choice.interval };
}

/** Writes a change of the plan into the history, in the transaction that makes it. */
export function recordPlan(
  tx: Tx,
  userId: number,
  actor: Actor,
  why: PlanWhy,
  before: PlanChoice | null,
  after: PlanChoice | null,
): Promise<void> {
  return recordHistory(tx, userId, [
    { actor, entity: 'user', entityId: userId, field: 'plan', before: shown(before), after: shown(after), why },
  ]);
}
