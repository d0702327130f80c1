import type { PaymentMethodType } from '@quayside/contract';
import { addMonths } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import {
  type DescribedMethod,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderStatus,
  ProviderUnavailable,
} from './payment-provider.ts';
import { TEST_METHODS, type TestOutcome } from './test-methods.data.ts';

/** The number of server errors of `unavailable`, and of polls before `pending` is settled. */
const FAILURES = 2;
const LOOKS_WHILE_PENDING = 2;

interface Row {
  readonly payment_ref: string;
  readonly method_ref: string;
  readonly status: string;
  readonly error_code: string | null;
  readonly calls: number;
}

/**
 * The built-in test provider, which takes no money. It keeps its own records outside our transactions, as a provider's
 * service would, so that a killed process finds them unchanged.
 */
export function createTestProvider({ db, clock }: { readonly db: Db; readonly clock: Clock }): PaymentProvider {
  /** Counts the call, and advances the payment as its method defines. */
  async function readPayment(ref: string): Promise<ProviderPayment> {
    const row = await db
      .updateTable('test_payments')
      .set({ calls: sql`calls + 1` })
      .where('payment_ref', '=', ref)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new Error(`The test provider has no payment ${ref}`);
    const outcome = TEST_METHODS[row.method_ref]?.outcome ?? 'declined';
    if (outcome === 'unavailable' && row.calls <= FAILURES) throw new ProviderUnavailable('The test provider is down');
    const isSettledNow =
      row.status === 'pending' &&
      (outcome === 'unavailable' || (outcome === 'pending' && row.calls > LOOKS_WHILE_PENDING));
    return isSettledNow ? settle(ref, 'pending', 'succeeded') : toPayment(row);
  }

  async function settle(
    ref: string,
    from: ProviderStatus,
    to: ProviderStatus,
    errorCode: string | null = null,
  ): Promise<ProviderPayment> {
    await db
      .updateTable('test_payments')
      .set({ status: to, error_code: errorCode })
      .where('payment_ref', '=', ref)
      .where('status', '=', from)
      .execute();
    const row = await db
      .selectFrom('test_payments')
      .selectAll()
      .where('payment_ref', '=', ref)
      .executeTakeFirstOrThrow();
    return toPayment(row);
  }

  return {
    name: 'test',
    async charge({ key, amountMinor, currency, methodRef, isSellerPresent }) {
      const first = firstStatus(TEST_METHODS[methodRef]?.outcome ?? 'declined', isSellerPresent);
      const ref = `tp_${key}`;
      await db
        .insertInto('test_payments')
        .values({
          idempotency_key: key,
          payment_ref: ref,
          method_ref: methodRef,
          amount_minor: amountMinor,
          currency,
          status: first.status,
          error_code: first.errorCode,
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return readPayment(ref);
    },
    read: readPayment,
    async cancel(ref) {
      await settle(ref, 'requires_action', 'failed', 'cancelled');
      return settle(ref, 'pending', 'failed', 'cancelled');
    },
    async find(key) {
      const row = await db
        .selectFrom('test_payments')
        .select('payment_ref')
        .where('idempotency_key', '=', key)
        .executeTakeFirst();
      return row && readPayment(row.payment_ref);
    },
    // It has no dashboard, so nobody can refund a payment there.
    readRefunds: async () => undefined,
    async refund({ paymentRef, amountMinor }) {
      const { numUpdatedRows } = await db
        .updateTable('test_payments')
        .set({ refunded_minor: amountMinor })
        .where('payment_ref', '=', paymentRef)
        .where('status', '=', 'succeeded')
        .where('refunded_minor', 'in', [0, amountMinor])
        .executeTakeFirst();
      return numUpdatedRows > 0n
        ? { ref: `tr_${paymentRef}`, status: 'succeeded', errorCode: null }
        : { ref: null, status: 'failed', errorCode: 'not_refundable' };
    },
    async accept(methodType, given) {
      const method = await describe(methodType, given);
      return method && { ...method, ref: given, isChosenLater: false };
    },
    openMethodPage: async () => undefined,
    describe,
  };

  async function describe(methodType: PaymentMethodType, methodRef: string): Promise<DescribedMethod | undefined> {
    const method = TEST_METHODS[methodRef];
    if (method?.type !== methodType) return undefined;
    const { label, expiresInMonths } = method;
    return {
      label,
      expiresOn: expiresInMonths === undefined ? null : lastDayOfMonth(addMonths(clock.now(), expiresInMonths)),
    };
  }
}

/** Adds a successful payment to the provider's records, for a fictional business that has already paid. */
export async function recordTestPayment(
  db: Db,
  payment: {
    readonly ref: string;
    readonly methodRef: string;
    readonly amountMinor: number;
    readonly currency: string;
  },
  now: Date,
): Promise<void> {
  await db
    .insertInto('test_payments')
    .values({
      idempotency_key: payment.ref,
      payment_ref: payment.ref,
      method_ref: payment.methodRef,
      amount_minor: payment.amountMinor,
      currency: payment.currency,
      status: 'succeeded',
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Answers the second factor of a test payment.
 * @returns false if the payment does not ask for one
 */
export async function answerTestPayment(db: Db, ref: string, isApproved: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('test_payments')
    .set(isApproved ? { status: 'succeeded' } : { status: 'failed', error_code: 'authentication_failed' })
    .where('payment_ref', '=', ref)
    .where('status', '=', 'requires_action')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function firstStatus(
  outcome: TestOutcome,
  isSellerPresent: boolean,
): { readonly status: ProviderStatus; readonly errorCode: string | null } {
  switch (outcome) {
    case 'success':
      return { status: 'succeeded', errorCode: null };
    case 'declined':
      return { status: 'failed', errorCode: 'card_declined' };
    case 'insufficient_funds':
      return { status: 'failed', errorCode: 'insufficient_funds' };
    case 'second_factor':
      return { status: isSellerPresent ? 'requires_action' : 'succeeded', errorCode: null };
    case 'recurring_declined':
      return isSellerPresent
        ? { status: 'succeeded', errorCode: null }
        : { status: 'failed', errorCode: 'card_declined' };
    case 'pending':
    case 'stuck':
    case 'unavailable':
      return { status: 'pending', errorCode: null };
  }
}

function toPayment({ payment_ref: ref, status, error_code: errorCode }: Row): ProviderPayment {
  const isAsked = status === 'requires_action';
  return {
    ref,
    status: status as ProviderStatus,
    actionUrl: isAsked ? `/payment/second-factor?payment=${encodeURIComponent(ref)}` : null,
    errorCode,
    methodRef: null,
    customerRef: null,
  };
}

function lastDayOfMonth(instant: Date): string {
  return new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}
