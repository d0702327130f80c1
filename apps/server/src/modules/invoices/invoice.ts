import type { InvoiceDetails } from '@quayside/contract';
import {
  type BillingCurrency,
  type BillingInterval,
  DAY_MS,
  type PlanId,
  type VatProof,
  type VatTerritory,
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
  /** The place that makes the VAT differ from that of the buyer's country; null if there is none. */
  readonly vatTerritory: VatTerritory | null;
  /** What was known of the buyer's VAT id; null without one, or if its form is unknown. */
  readonly vatProof: VatProof | null;
}

/** Who issues the invoices: the operator of this installation. */
export interface Supplier {
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly vatId: string;
}

/** A buyer, as far as VAT depends on it. */
export interface VatBuyer extends Pick<InvoiceDetails, 'country' | 'postalCode' | 'vatId' | 'currency'> {
  readonly vatProof: VatProof | null;
}

/** Adds VAT to the lines, for a supply on this day. A VAT id that its register calls invalid counts as absent. */
export function amountsOf(
  supplier: Pick<Supplier, 'country' | 'postalCode'>,
  buyer: VatBuyer,
  lines: readonly InvoiceLine[],
  at: Date,
): InvoiceAmounts {
  const isInvalid = buyer.vatProof?.verdict === 'invalid';
  const rule = vatFor(supplier, { ...buyer, vatId: isInvalid ? null : buyer.vatId || null }, dayOf(at));
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
    vatTerritory: rule.territory,
    vatProof: buyer.vatProof,
  };
}

/** The day in UTC, `YYYY-MM-DD`. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/**
 * The last day of a period in UTC, `YYYY-MM-DD`. A period ends before its end, so that the day on which the next one
 * starts belongs only to that.
 */
export function lastDayOf(from: Date, to: Date): string {
  const [first, last] = [dayOf(from), dayOf(new Date(Date.parse(dayOf(to)) - DAY_MS))];
  return last < first ? first : last;
}

/**
 * How the amount of a document is settled. `refunded`: a credit note whose amount went back to the payment method.
 * `offset`: one whose amount is set against an invoice that nobody has paid. `cancelled`: such an invoice.
 */
export type Settlement = 'open' | 'paid' | 'cancelled' | 'refunded' | 'offset';

/** An invoice that was paid stays paid when its amount is refunded: what was refunded stands in the credit note. */
export function settlementOf({ kind, status, paymentId, isCreditedPaid }: SettledInvoice): Settlement {
  if (kind === 'credit_note') return isCreditedPaid ? 'refunded' : 'offset';
  if (paymentId !== null || status === 'paid') return 'paid';
  return status === 'credited' ? 'cancelled' : 'open';
}

interface SettledInvoice {
  readonly kind: 'invoice' | 'credit_note';
  readonly status: 'open' | 'paid' | 'credited';
  readonly paymentId: number | null;
  /** Of a credit note: whether its invoice was paid. */
  readonly isCreditedPaid: boolean;
}
