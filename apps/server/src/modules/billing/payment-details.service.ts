import { randomUUID } from 'node:crypto';
import type {
  CardToken,
  MethodPage,
  PaymentDetails,
  PaymentLinks,
  PaymentMethodInput,
  PaymentMethodType,
} from '@quayside/contract';
import type { AccessUser } from '@quayside/kernel';
import { DAY_MS } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { SecretError } from '../../platform/secrets.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { listOpenInvoices } from '../invoices/index.ts';
import type { BillingDeps } from './billing-deps.ts';
import {
  getPaymentMethod,
  getProviderCustomer,
  lockCustomer,
  type PaymentMethod,
  setPaymentMethod,
  setProviderCustomer,
} from './customers.repository.ts';
import { orUnavailable } from './or-unavailable.ts';
import { findLastPayment } from './payments.repository.ts';
import { requireSubscription } from './plans.service.ts';
import { renew } from './renew-subscription.ts';
import { updateSubscription } from './subscriptions.repository.ts';

/** A card counts as expiring soon in its last 30 days. */
const SOON_DAYS = 30;
const TOKEN_MS = 15 * 60_000;

export async function describePayment(deps: BillingDeps, userId: number): Promise<PaymentDetails> {
  const method = await getPaymentMethod(deps.db, userId);
  const last = await findLastPayment(deps.db, userId);
  const label = method?.label ?? '';
  return {
    provider: deps.provider?.name ?? 'test',
    credit_card_details: method?.type === 'CREDIT_CARD' ? cardOf(method, deps.clock.now()) : null,
    direct_debit_details: method?.type === 'DIRECT_DEBIT' ? { label } : null,
    paypal_details: method?.type === 'PAYPAL' ? { label } : null,
    last_payment_details: last
      ? {
          was_successful: last.status === 'succeeded',
          date: (last.settledAt ?? last.createdAt).toISOString(),
          is_processing: last.status === 'pending',
          error_code: last.errorCode,
        }
      : null,
  };
}

function cardOf({ label, expiresOn }: PaymentMethod, now: Date) {
  const today = now.toISOString().slice(0, 10);
  const soon = new Date(now.getTime() + SOON_DAYS * DAY_MS).toISOString().slice(0, 10);
  const expires = expiresOn ?? '9999-12-31';
  return {
    label,
    expires: expires.slice(0, 7),
    card_expired: expires < today,
    card_will_expire_soon: expires >= today && expires <= soon,
  };
}

export async function listPaymentLinks(db: Db, userId: number): Promise<PaymentLinks> {
  const open = await listOpenInvoices(db, userId);
  return {
    links: {
      plans: '/user/plans',
      update_payment_method: '/payment/card',
      invoices: '/user/invoices',
      pay: open.length > 0 ? '/payment/card' : null,
    },
  };
}

const contextOf = (userId: number) => `payment-method:${userId}`;

/** A token that permits this user's login one change of the payment method within 15 minutes. */
export function makeCardToken({ box, clock }: Pick<BillingDeps, 'box' | 'clock'>, who: Who): CardToken {
  const expiresAt = new Date(clock.now().getTime() + TOKEN_MS);
  const content = JSON.stringify({ loginId: who.loginId, expiresAt: expiresAt.getTime() });
  return {
    token: box.seal(content, contextOf(who.userId)).toString('base64url'),
    expires_at: expiresAt.toISOString(),
  };
}

/** @throws card_token_invalid for a token of another login or user, and for one that has expired */
function checkCardToken({ box, clock }: Pick<BillingDeps, 'box' | 'clock'>, who: Who, token: string): void {
  try {
    const { loginId, expiresAt } = JSON.parse(box.open(Buffer.from(token, 'base64url'), contextOf(who.userId)));
    if (loginId === who.loginId && expiresAt > clock.now().getTime()) return;
  } catch (error) {
    if (!(error instanceof SecretError)) throw error;
  }
  throw fail('card_token_invalid');
}

/**
 * Opens the provider's page for another payment method. The provider's name for the business is stored first, because
 * the method will belong to it.
 * @throws no_access while the switch is off, no_subscription, payment_method_unknown if the provider has no such page
 */
export async function openMethodPage(
  { db, provider, clock }: BillingDeps,
  who: Who,
  access: AccessUser,
  methodType: PaymentMethodType,
): Promise<MethodPage> {
  if (!access.settings['edit-payment-method-enabled']) throw fail('no_access');
  await requireSubscription(db, who.userId, clock.now());
  const page = await orUnavailable(
    provider?.openMethodPage({
      key: `${who.userId}-${randomUUID()}`,
      customer: { key: String(who.userId), ref: await getProviderCustomer(db, who.userId) },
      methodType,
      returnPath: `/payment/card?type=${methodType}&session={session}`,
    }),
  );
  if (!page) throw fail('payment_method_unknown');
  await withTransaction(db, async (tx) => {
    await lockCustomer(tx, who.userId);
    await setProviderCustomer(tx, who.userId, page.customerRef);
  });
  return { url: page.url };
}

/**
 * Replaces the payment method, and immediately retries a past-due payment with it.
 * @throws card_token_invalid, no_subscription, no_access while the switch is off, payment_method_unknown
 */
export async function updatePaymentMethod(
  deps: BillingDeps,
  who: Who,
  access: AccessUser,
  input: PaymentMethodInput,
): Promise<PaymentDetails> {
  if (!access.settings['edit-payment-method-enabled']) throw fail('no_access');
  checkCardToken(deps, who, input.one_time_token);
  const { provider } = deps;
  const customer = await getProviderCustomer(deps.db, who.userId);
  const method = await orUnavailable(provider?.accept(input.payment_method_type, input.payment_method, customer));
  if (!provider || !method || method.isChosenLater) throw fail('payment_method_unknown');
  await withTransaction(deps.db, async (tx) => {
    await lockCustomer(tx, who.userId);
    const now = deps.clock.now();
    const { label, expiresOn } = method;
    const subscription = await requireSubscription(tx, who.userId, now);
    const before = await getPaymentMethod(tx, who.userId);
    await setPaymentMethod(
      tx,
      who.userId,
      { type: input.payment_method_type, provider: provider.name, ref: method.ref, label, expiresOn },
      now,
    );
    await recordHistory(tx, who.userId, [
      {
        actor: actorOf(who),
        entity: 'user',
        entityId: who.userId,
        field: 'payment-method',
        before: before?.label ?? null,
        after: method.label,
        why: 'payment_method_changed',
      },
    ]);
    if (subscription.state === 'past_due') {
      await updateSubscription(tx, who.userId, { ...subscription, dueAt: now });
      await renew(deps, tx, who.userId);
    }
    await emitEvents(tx, who.userId, [{ kind: 'user' }]);
  });
  return describePayment(deps, who.userId);
}
