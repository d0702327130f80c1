import { PLANS } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import { emitEvents } from '../events/index.ts';
import { applyFailure, applySuccess } from './apply-payment.ts';
import type { BillingDeps } from './billing-deps.ts';
import { chargeKey } from './charge-key.ts';
import { findCheckoutOfPayment } from './checkouts.repository.ts';
import { getProviderCustomer, lockCustomer, setProviderCustomer } from './customers.repository.ts';
import {
  getPayment,
  listDuePayments,
  type Payment,
  type PaymentRef,
  storeOutcome,
  storePoll,
} from './payments.repository.ts';
import { applyStanding } from './platform-states.ts';
import type { PaymentProvider, ProviderPayment } from './provider/payment-provider.ts';

/** The polling intervals while a seller may be waiting, and after that. */
const SOON_MS = 2_000;
const SOON_POLLS = 30;
const LATER_MS = 5 * 60_000;
/**
 * A provider remembers a key for at least a day. After that, a charge whose response was lost is looked up before
 * anything else.
 */
const KEY_HOLDS_MS = 20 * 3_600_000;
/** A payment that is not settled after a day is cancelled at the provider. */
const GIVE_UP_MS = 24 * 3_600_000;
const DUE_BATCH = 100;

/**
 * Asks the provider once, and stores its response. The provider charges once per key, so a repeated or simultaneous
 * call is harmless; the outcome is applied once, in one transaction.
 * @returns whether the payment is still pending
 * @throws ProviderUnavailable; the payment stays pending
 */
export async function pollPayment(deps: BillingDeps, { userId, paymentId }: PaymentRef): Promise<boolean> {
  const { db, clock, provider } = deps;
  const payment = await getPayment(db, userId, paymentId);
  if (payment?.status !== 'pending' || provider?.name !== payment.provider) return false;
  const answer = await ask(deps, provider, payment, userId);
  const methodRef = answer.methodRef ?? payment.methodRef;
  const method = answer.status === 'succeeded' ? await provider.describe(payment.methodType, methodRef) : undefined;
  return withTransaction(db, async (tx) => {
    await lockCustomer(tx, userId);
    const current = await getPayment(tx, userId, paymentId);
    if (current?.status !== 'pending') return false;
    const now = clock.now();
    const { status, customerRef } = answer;
    if (customerRef !== null) await setProviderCustomer(tx, userId, customerRef);
    if (status === 'pending' || status === 'requires_action') {
      const waitMs = current.polls < SOON_POLLS ? SOON_MS : LATER_MS;
      await storePoll(tx, userId, current, answer, clock.toMonotonic(new Date(now.getTime() + waitMs)));
      return true;
    }
    await storeOutcome(tx, userId, paymentId, { ...answer, status }, now);
    if (status === 'succeeded') await applySuccess(tx, userId, { ...current, methodRef }, method, now);
    else await applyFailure(deps, tx, userId, { ...current, errorCode: answer.errorCode }, now);
    await applyStanding(tx, userId, now);
    await emitEvents(tx, userId, [{ kind: 'user' }]);
    return false;
  });
}

async function ask(
  { db, clock }: BillingDeps,
  provider: PaymentProvider,
  payment: Payment,
  userId: number,
): Promise<ProviderPayment> {
  const key = chargeKey(userId, payment);
  const ageMs = clock.now().getTime() - payment.createdAt.getTime();
  if (payment.providerRef === null && ageMs > KEY_HOLDS_MS) return (await provider.find(key)) ?? notMade(key);
  if (payment.providerRef === null) {
    return provider.charge({
      key,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      methodType: payment.methodType,
      methodRef: payment.methodRef,
      isSellerPresent: payment.purpose !== 'renewal',
      customer: { key: String(userId), ref: await getProviderCustomer(db, userId) },
      description: `Quayside ${PLANS[payment.intent.plan].title}`,
      returnPath: await returnPathOf(db, userId, payment),
    });
  }
  return ageMs > GIVE_UP_MS ? provider.cancel(payment.providerRef) : provider.read(payment.providerRef);
}

/**
 * The result of a payment that was never requested from the provider, or whose request never arrived. Nobody waits for
 * it any more.
 */
function notMade(ref: string): ProviderPayment {
  return { ref, status: 'failed', errorCode: 'expired', actionUrl: null, methodRef: null, customerRef: null };
}

/** The path to which the provider's page leads back: the checkout that waits for the payment, or the plans. */
async function returnPathOf(
  db: BillingDeps['db'],
  userId: number,
  { paymentId, methodType }: Payment,
): Promise<string> {
  const checkout = await findCheckoutOfPayment(db, userId, paymentId);
  return checkout ? `/checkout/pending/${methodType.toLowerCase()}?checkout_id=${checkout.checkoutId}` : '/user/plans';
}

/**
 * Polls until the payment is settled, for as long as a seller waits at the checkout. `settleDuePayments` continues
 * after that.
 */
export async function settlePayment(deps: BillingDeps, payment: PaymentRef, signal: AbortSignal): Promise<void> {
  for (let poll = 0; poll < SOON_POLLS; poll += 1) {
    if (!(await pollPayment(deps, payment))) return;
    await deps.clock.sleep(SOON_MS, signal);
  }
}

/** Polls every payment whose next poll is due. One that fails does not stop the others. */
export async function settleDuePayments(deps: BillingDeps, log: Log): Promise<void> {
  for (const payment of await listDuePayments(deps.db, deps.clock.monotonic(), DUE_BATCH)) {
    try {
      await pollPayment(deps, payment);
    } catch (error) {
      log.warn({ err: error, userId: payment.userId }, 'The payment provider did not answer');
    }
  }
}
