import type { InvoiceDetails } from '@quayside/contract';
import {
  type BillingCurrency,
  type BillingInterval,
  type PlanId,
  type VatTreatment,
  vatFor,
  vatOn,
} from '@quayside/kernel';

/** A line of an invoice. `net` is in minor units; a credit is negative. Times are ISO 8601. */
export interface InvoiceLine {
  readonly kind: 'plan' | 'credit';
  readonly plan: PlanId;
  readonly interval: BillingInterval;
  readonly net: number;
  readonly from: string;
  readonly to: string;
}

/** The amounts of an invoice in minor units of its currency. */
export interface InvoiceAmounts {
  readonly currency: BillingCurrency;
  readonly lines: readonly InvoiceLine[];
  readonly net: number;
  readonly vat: number;
  readonly total: number;
  readonly vatBasisPoints: number;
  readonly vatTreatment: VatTreatment;
}

/** Who issues the invoices: the operator of this installation. */
export interface Supplier {
  readonly name: string;
  /** Street, postal code and city in one line. */
  readonly address: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly vatId: string;
}

/** Adds VAT to the lines, for a supply on this day. */
export function amountsOf(
  supplier: Pick<Supplier, 'country'>,
  buyer: Pick<InvoiceDetails, 'country' | 'vatId' | 'currency'>,
  lines: readonly InvoiceLine[],
  at: Date,
): InvoiceAmounts {
  const rule = vatFor(supplier.country, { country: buyer.country, vatId: buyer.vatId || null }, dayOf(at));
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  const vat = vatOn(net, rule.basisPoints);
  return {
    currency: buyer.currency,
    lines,
    net,
    vat,
    total: net + vat,
    vatBasisPoints: rule.basisPoints,
    vatTreatment: rule.treatment,
  };
}

/** The day in UTC, `YYYY-MM-DD`. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
