import type { BillingDeps } from '../src/modules/billing/billing-deps.ts';
import type { PaymentProvider } from '../src/modules/billing/provider/payment-provider.ts';
import { createTestProvider } from '../src/modules/billing/provider/test-provider.ts';
import { systemClock } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/database/db.ts';
import { testBox } from './factories/account.ts';
import { testSupplier } from './factories/plan.ts';

/**
 * A worker's dependencies in billing, with the built-in provider. Tests may replace its calls to lose their responses.
 */
export function billingDepsOf(
  db: Db,
  change: (provider: PaymentProvider) => Partial<PaymentProvider> = () => ({}),
): BillingDeps {
  const provider = createTestProvider({ db, clock: systemClock });
  return {
    db,
    clock: systemClock,
    jobs: { enqueue: async () => undefined },
    box: testBox,
    enqueueMail: async () => undefined,
    publicUrl: 'http://localhost:4400',
    provider: { ...provider, ...change(provider) },
    supplier: testSupplier,
    registers: null,
    portal: { chatScriptUrl: null, isRequestFormOn: true },
  };
}
