import type { CheckoutQuote } from '@quayside/contract';
import { type PlanChoice, periodEnd, priceOf } from '@quayside/kernel';
import { amountsOf } from '../invoices/index.ts';
import type { BillingDeps } from './billing-deps.ts';
import { getInvoiceDetails } from './customers.repository.ts';
import { type Customer, findCurrency, offerFor } from './plans.service.ts';
import { TEST_METHODS } from './provider/test-methods.data.ts';
import { getSubscription } from './subscriptions.repository.ts';
import { loadVatProof } from './vat-registers/vat-proof.ts';

/**
 * The price of a new plan for the user, including VAT. Until there are invoice details, VAT follows the business's
 * country.
 */
export async function quoteCheckout(
  { db, clock, supplier, provider }: BillingDeps,
  customer: Customer,
  { plan, interval }: PlanChoice,
): Promise<CheckoutQuote> {
  const now = clock.now();
  const before = await getSubscription(db, customer.userId);
  const details = await getInvoiceDetails(db, customer.userId);
  const currency = await findCurrency(db, customer);
  const offer = offerFor(customer, before);
  const net = priceOf(plan, interval, currency, offer?.percent ?? 0);
  const end = periodEnd(now, interval, now);
  const { country } = customer.access;
  const place = details ?? { country, postalCode: '', vatId: '' };
  const buyer = { ...place, currency, vatProof: await loadVatProof(db, customer.userId, place) };
  const [from, to] = [now.toISOString(), end.toISOString()];
  const { vat, total, vatBasisPoints, vatTreatment, vatTerritory, vatProof } = amountsOf(
    supplier,
    buyer,
    [{ kind: 'plan', plan, interval, net, from, to }],
    now,
  );
  return {
    currency,
    listNet: priceOf(plan, interval, currency),
    net,
    vat,
    total,
    vatBasisPoints,
    vatTreatment,
    vatTerritory,
    vatProof,
    offer,
    periodEnd: to,
    provider: provider?.name ?? null,
    testMethods:
      provider?.name === 'test'
        ? Object.entries(TEST_METHODS).map(([ref, { type, label }]) => ({ type, ref, label }))
        : [],
  };
}
