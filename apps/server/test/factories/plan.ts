import type { InvoiceDetails } from '@quayside/contract';
import type { PlanChoice } from '@quayside/kernel';
import { seedPlan } from '../../src/modules/billing/index.ts';
import type { Tx } from '../../src/platform/database/db.ts';

/** The issuer of invoices in tests. */
export const testSupplier = {
  name: 'Quayside Demo GmbH',
  street: 'Musterkai 1',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  vatId: 'DE123456788',
};

export const britishDetails: InvoiceDetails = {
  name: 'Harbour Lane Trading Ltd',
  line1: '12 Harbour Lane',
  line2: '',
  city: 'Falmouth',
  postalCode: 'TR11 3AA',
  state: '',
  country: 'GB',
  vatId: '',
  currency: 'GBP',
};

/** Gives a user a plan that a test card has paid. */
export function buildPlan(
  tx: Tx,
  userId: number,
  choice: PlanChoice = { plan: 'growth', interval: 'monthly' },
  now = new Date(),
): Promise<void> {
  return seedPlan(tx, userId, { choice, details: britishDetails, supplier: testSupplier, now });
}
