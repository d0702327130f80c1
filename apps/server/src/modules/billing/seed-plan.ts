import type { InvoiceDetails } from '@quayside/contract';
import { type PlanChoice, periodEnd, priceOf, vatIdCheckFor } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { amountsOf, dayOf, issueInvoice, type Supplier } from '../invoices/index.ts';
import { lockCustomer, setInvoiceDetails, setPaymentMethod } from './customers.repository.ts';
import { insertPayment, storeOutcome } from './payments.repository.ts';
import { applyStanding } from './platform-states.ts';
import { TEST_METHODS } from './provider/test-methods.data.ts';
import { recordTestPayment } from './provider/test-provider.ts';
import { getSubscription, startSubscription } from './subscriptions.repository.ts';
import { loadVatProof } from './vat-registers/vat-proof.ts';

const METHOD = 'test_card_success';

/** Gives a demo business a plan that was paid with a test card, unless it has ever had one. */
export async function seedPlan(
  tx: Tx,
  userId: number,
  {
    details,
    choice,
    supplier,
    now,
  }: {
    readonly details: InvoiceDetails;
    readonly choice: PlanChoice;
    readonly supplier: Supplier;
    readonly now: Date;
  },
): Promise<void> {
  await lockCustomer(tx, userId);
  if (await getSubscription(tx, userId)) return;
  const { currency } = details;
  const end = periodEnd(now, choice.interval, now);
  const net = priceOf(choice.plan, choice.interval, currency);
  const [from, to] = [now.toISOString(), end.toISOString()];
  const by = details.vatId === '' ? null : vatIdCheckFor(details.country);
  await setInvoiceDetails(tx, userId, details, by && { on: dayOf(now), by });
  const vatProof = await loadVatProof(tx, userId, details);
  const line = { kind: 'plan' as const, ...choice, net, from, to };
  const amounts = amountsOf(supplier, { ...details, vatProof }, [line], now);
  const intent = {
    ...choice,
    anchor: from,
    periodStart: from,
    periodEnd: to,
    periodNet: net,
    discountPercent: 0,
    discountUntil: null,
    amounts,
    invoiceId: null,
    loginId: null,
  };
  const method = { methodType: 'CREDIT_CARD', methodRef: METHOD, provider: 'test' } as const;
  const paymentId = await insertPayment(
    tx,
    userId,
    { purpose: 'checkout', intent, amountMinor: amounts.total, currency, ...method },
    now,
  );
  const ref = `tp_${userId}-${paymentId}`;
  await storeOutcome(
    tx,
    userId,
    paymentId,
    { ref, status: 'succeeded', actionUrl: null, errorCode: null, methodRef: null, customerRef: null },
    now,
  );
  await recordTestPayment(tx, { ref, methodRef: METHOD, amountMinor: amounts.total, currency }, now);
  const label = TEST_METHODS[METHOD]?.label ?? METHOD;
  await setPaymentMethod(
    tx,
    userId,
    { type: 'CREDIT_CARD', provider: 'test', ref: METHOD, label, expiresOn: null },
    now,
  );
  const period = { periodStart: now, periodEnd: end };
  await startSubscription(
    tx,
    userId,
    {
      ...choice,
      currency,
      ...period,
      state: 'active',
      anchor: now,
      periodNet: net,
      discountPercent: 0,
      discountUntil: null,
      next: null,
      cancelsAtPeriodEnd: false,
      dunningStep: 0,
      dueAt: end,
    },
    now,
  );
  await applyStanding(tx, userId, now);
  await issueInvoice(tx, userId, { buyer: details, amounts, ...period, paymentId }, now);
}
