import type { BillingCurrency, BillingInterval, PlanChoice, PlanId, SubscriptionTerms } from '@quayside/kernel';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { SubscriptionTable } from '../../platform/database/tables.data.ts';

export type SubscriptionState = 'active' | 'past_due' | 'ended';

export interface Subscription extends SubscriptionTerms {
  readonly state: SubscriptionState;
  /** The plan that applies from `periodEnd`; null for no change. */
  readonly next: PlanChoice | null;
  readonly cancelsAtPeriodEnd: boolean;
  readonly dunningStep: number;
  /** When the renewal, the next attempt or the end of the plan is due. */
  readonly dueAt: Date;
}

export async function getSubscription(db: Db, userId: number): Promise<Subscription | undefined> {
  const row = await db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row && toSubscription(row);
}

/** Stores a new subscription, or replaces an ended one. */
export async function startSubscription(tx: Tx, userId: number, subscription: Subscription, now: Date): Promise<void> {
  const values = { ...toColumns(subscription), started_at: now, ended_at: null };
  await tx
    .insertInto('subscriptions')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function updateSubscription(tx: Tx, userId: number, subscription: Subscription): Promise<void> {
  await tx.updateTable('subscriptions').set(toColumns(subscription)).where('user_id', '=', userId).execute();
}

export async function endSubscription(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ state: 'ended', ended_at: now, next_plan: null, next_interval: null })
    .where('user_id', '=', userId)
    .execute();
}

/** The users whose subscription is due for a renewal, another attempt or its end; most overdue first. */
export async function listDueSubscribers(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('state', '<>', 'ended')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

function toColumns(subscription: Subscription) {
  return {
    plan: subscription.plan,
    billing_interval: subscription.interval,
    currency: subscription.currency,
    state: subscription.state,
    anchor: subscription.anchor,
    period_start: subscription.periodStart,
    period_end: subscription.periodEnd,
    period_net: subscription.periodNet,
    discount_percent: subscription.discountPercent,
    discount_until: subscription.discountUntil,
    next_plan: subscription.next?.plan ?? null,
    next_interval: subscription.next?.interval ?? null,
    cancels_at_period_end: subscription.cancelsAtPeriodEnd,
    dunning_step: subscription.dunningStep,
    due_at: subscription.dueAt,
  };
}

function toSubscription(row: Selectable<SubscriptionTable>): Subscription {
  return {
    plan: row.plan as PlanId,
    interval: row.billing_interval as BillingInterval,
    currency: row.currency as BillingCurrency,
    state: row.state as SubscriptionState,
    anchor: row.anchor,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    periodNet: row.period_net,
    discountPercent: row.discount_percent,
    discountUntil: row.discount_until,
    next:
      row.next_plan === null || row.next_interval === null
        ? null
        : { plan: row.next_plan as PlanId, interval: row.next_interval as BillingInterval },
    cancelsAtPeriodEnd: row.cancels_at_period_end,
    dunningStep: row.dunning_step,
    dueAt: row.due_at,
  };
}
