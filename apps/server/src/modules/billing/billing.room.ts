import type { PaymentProviderName } from '@quayside/contract';
import type { Room } from '../../platform/room.ts';
import { billingHandlers } from './billing.jobs.ts';
import { billingRoutes } from './billing.routes.ts';
import type { BillingDeps } from './billing-deps.ts';
import { createTestProvider } from './provider/test-provider.ts';

export interface BillingRoomDeps extends Omit<BillingDeps, 'provider' | 'supplier'> {
  readonly billing: {
    /** `off` sells no plans. */
    readonly provider: Extract<PaymentProviderName, 'test'> | 'off';
    readonly supplier: BillingDeps['supplier'];
  };
}

export function createBillingRoom({ billing, ...given }: BillingRoomDeps): Room {
  const { supplier } = billing;
  const deps: BillingDeps = {
    ...given,
    supplier,
    provider: billing.provider === 'test' ? createTestProvider(given) : null,
  };
  return { routes: billingRoutes(deps), jobs: billingHandlers(deps) };
}
