import type { BillingConfig } from '../../platform/config/billing.ts';
import type { Room } from '../../platform/room.ts';
import { billingHandlers } from './billing.jobs.ts';
import { billingRoutes } from './billing.routes.ts';
import { billingTables } from './billing.tables.data.ts';
import type { BillingDeps } from './billing-deps.ts';
import type { PaymentProvider } from './provider/payment-provider.ts';
import { createStripeWhenNeeded } from './provider/stripe-when-needed.ts';
import { createTestProvider } from './provider/test-provider.ts';
import { createVatRegisters } from './vat-registers/create-registers.ts';

export interface BillingRoomDeps extends Omit<BillingDeps, 'provider' | 'supplier' | 'registers'> {
  readonly billing: BillingConfig;
}

export function createBillingRoom({ billing, ...given }: BillingRoomDeps): Room {
  const { supplier, stripe, vatRegisters } = billing;
  const registers = vatRegisters && createVatRegisters(vatRegisters, { clock: given.clock, supplier });
  const deps: BillingDeps = { ...given, supplier, registers, provider: providerOf(billing, given) };
  return {
    tables: billingTables,
    routes: billingRoutes(deps),
    jobs: billingHandlers(deps),
    mountPages(app) {
      if (!stripe) return;
      void app.register(async (scope) => {
        const { mountStripeEndpoint } = await import('./provider/stripe-endpoint.ts');
        mountStripeEndpoint(scope, deps, stripe.webhookSecret);
      });
    },
  };
}

function providerOf(
  { provider, stripe }: BillingConfig,
  given: Pick<BillingDeps, 'db' | 'clock' | 'publicUrl'>,
): PaymentProvider | null {
  if (stripe) return createStripeWhenNeeded({ ...stripe, publicUrl: given.publicUrl });
  return provider === 'test' ? createTestProvider(given) : null;
}
