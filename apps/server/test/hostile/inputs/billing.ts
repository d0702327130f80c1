import { PAYMENT_METHOD_TYPES } from '@quayside/contract';
import { BILLING_CURRENCIES, BILLING_INTERVALS, PLAN_IDS, PLATFORMS } from '@quayside/kernel';
import fc from 'fast-check';
import type { Account } from '../../../src/modules/accounts/index.ts';
import { withTransaction } from '../../../src/platform/database/database.ts';
import type { Db } from '../../../src/platform/database/db.ts';
import { buildPlan } from '../../factories/plan.ts';
import { limit, optional, record, type ValidInputs, word } from '../arbitraries.ts';
import type { RowIds } from '../input-files.ts';
import type { Holdings } from '../world.ts';

/** Calls about plans, payments, trials and invoices. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'billing' | 'invoices'> {
  const id = fc.constant(mine.login.userId);
  const users = record({ params: record({ id }) });
  const trials = record({ params: record({ id, platform: fc.constantFrom(...PLATFORMS) }) });
  const plan = fc.constantFrom(...PLAN_IDS);
  const interval = fc.constantFrom(...BILLING_INTERVALS);
  const choice = record({ plan, interval });
  const methodType = fc.constantFrom(...PAYMENT_METHOD_TYPES);
  const method = fc.constantFrom('test_card_success', 'test_card_declined', 'test_paypal_success', 'nothing');
  const total = fc.integer({ min: -1, max: 300_000 });
  const firstOf = (name: string) => fc.constant(String(mine.rowIds[name]?.[0] ?? ''));
  return {
    billing: {
      listPlans: users,
      listAvailable: users,
      listSubscribed: users,
      getCurrentTitle: users,
      getCurrent: users,
      previewChange: record({ params: record({ id }), query: choice }),
      change: record({ params: record({ id }), body: record({ plan, interval, dueTotal: total }) }),
      cancel: users,
      resume: users,
      getUsage: users,
      quote: record({ params: record({ id }), query: choice }),
      createCheckout: record({
        body: record({
          user_id: id,
          plan,
          interval,
          payment_method_type: methodType,
          payment_method: method,
          total,
          idempotency_key: fc.uuid(),
        }),
      }),
      getCheckout: record({ params: record({ id: fc.uuid().map((uuid) => `chk_${uuid}`) }) }),
      refund: record({ params: record({ id, number: firstOf('number') }) }),
      getPaymentDetails: users,
      updatePaymentMethod: record({
        params: record({ id }),
        body: record({ payment_method_type: methodType, payment_method: method, one_time_token: word(500) }),
      }),
      openMethodPage: record({ params: record({ id }), body: record({ payment_method_type: methodType }) }),
      getPaymentLinks: users,
      getCardToken: users,
      answerPayment: record({
        params: record({ id, paymentRef: firstOf('paymentRef') }),
        body: record({ approved: fc.boolean() }),
      }),
      getTrial: trials,
      prolongTrial: trials,
      startTrial: trials,
      cancelTrial: trials,
      getInvoiceDetails: users,
      previewInvoiceDetails: record({
        params: record({ id }),
        query: record({
          country: fc.constantFrom('GB', 'DE', 'US', 'CAFR'),
          currency: fc.constantFrom(...BILLING_CURRENCIES),
          vatId: optional(fc.constantFrom('', 'DE123456788', 'nothing')),
        }),
      }),
      updateInvoiceDetails: record({
        params: record({ id }),
        body: record({
          name: word(120),
          line1: word(120),
          line2: fc.constantFrom('', 'Unit 4'),
          city: word(120),
          postalCode: fc.constantFrom('TR11 3AA', 'TR11 3AA', '20457', ''),
          state: fc.constantFrom('', 'CA'),
          // Mostly the country of the business, because a move needs current figures.
          country: fc.constantFrom('GB', 'GB', 'GB', 'DE', 'US', 'CAFR'),
          vatId: fc.constantFrom('', 'DE123456788', 'nothing'),
          currency: fc.constantFrom('GBP' as const, 'GBP' as const, ...BILLING_CURRENCIES),
          expected: optional(
            record({
              liveListings: fc.constantFrom(0, 1),
              shippingProfiles: fc.constantFrom(0, 1),
              vatBasisPoints: fc.constantFrom(0, 1_900),
              total: fc.constantFrom(0, 29_00),
            }),
          ),
        }),
      }),
    },
    invoices: {
      list: record({ params: record({ id }), query: record({ limit }) }),
      listUnpaid: users,
      getFile: record({ params: record({ id, number: firstOf('number') }) }),
      exportYear: record({ params: record({ id }), query: record({ year: fc.integer({ min: 2000, max: 2999 }) }) }),
    },
  };
}

export async function build(db: Db, { userId }: Account): Promise<RowIds> {
  await withTransaction(db, (tx) => buildPlan(tx, userId));
  const invoices = await db.selectFrom('invoices').select('number').where('user_id', '=', userId).execute();
  const payments = await db.selectFrom('payments').select('provider_ref').where('user_id', '=', userId).execute();
  return {
    number: invoices.map((row) => row.number),
    paymentRef: payments.flatMap((row) => row.provider_ref ?? []),
  };
}
