import type { InvoiceDetails } from '@quayside/contract';
import { roundHalfUp } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { dayOf, type InvoiceAmounts } from './invoice.ts';
import { getInvoice, insertInvoice, setInvoiceStatus, sumCredited } from './invoices.repository.ts';

export interface InvoiceInput {
  readonly buyer: InvoiceDetails;
  readonly amounts: InvoiceAmounts;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** The payment that paid it; null for an invoice to be paid. */
  readonly paymentId: number | null;
}

export interface IssuedInvoice {
  readonly invoiceId: number;
  readonly number: string;
}

/** Issues an invoice with the next number, in the transaction that creates its subject. */
export function issueInvoice(tx: Tx, userId: number, given: InvoiceInput, now: Date): Promise<IssuedInvoice> {
  const { buyer, amounts, periodStart, periodEnd, paymentId } = given;
  return insertInvoice(
    tx,
    userId,
    {
      ...amounts,
      kind: 'invoice',
      status: paymentId === null ? 'open' : 'paid',
      date: dayOf(now),
      periodStart,
      periodEnd,
      buyer,
      paymentId,
      creditsId: null,
    },
    now,
  );
}

export function payInvoice(tx: Tx, userId: number, invoiceId: number, paymentId: number, now: Date): Promise<void> {
  return setInvoiceStatus(tx, userId, invoiceId, { status: 'paid', paymentId }, now);
}

/**
 * Issues a credit note at the invoice's own VAT rate, over the rest of the invoice or a part of it. The invoice counts
 * as credited once nothing is left.
 * @param grossMinor the refunded amount, including VAT; without it, everything that is left
 * @throws Error if the user has no such invoice
 */
export async function creditInvoice(
  tx: Tx,
  userId: number,
  invoiceId: number,
  now: Date,
  grossMinor?: number,
): Promise<IssuedInvoice> {
  const invoice = await getInvoice(tx, userId, invoiceId);
  if (!invoice) throw new Error(`There is no invoice ${invoiceId} of user ${userId}`);
  const left = await remainderOf(tx, userId, invoice);
  const isAll = grossMinor === undefined || grossMinor >= left.total;
  const credit = isAll ? left : partOf(grossMinor, invoice.vatBasisPoints);
  const isWhole = credit.total === invoice.total;
  const { creditsNumber: _number, isCreditedPaid: _paid, invoiceId: creditsId, ...given } = invoice;
  const issued = await insertInvoice(
    tx,
    userId,
    {
      ...given,
      kind: 'credit_note',
      status: 'credited',
      date: dayOf(now),
      lines: isWhole
        ? given.lines.map((line) => ({ ...line, net: 0 - line.net }))
        : given.lines.slice(0, 1).map((line) => ({ ...line, net: 0 - credit.net })),
      net: 0 - credit.net,
      vat: 0 - credit.vat,
      total: 0 - credit.total,
      paymentId: null,
      creditsId,
    },
    now,
  );
  if (isAll) await setInvoiceStatus(tx, userId, invoiceId, { status: 'credited' }, now);
  return issued;
}

type Amounts = Pick<InvoiceAmounts, 'net' | 'vat' | 'total'>;

/** The part of an invoice that no credit note covers. */
export async function remainderOf(tx: Tx, userId: number, invoice: Amounts & { readonly invoiceId: number }) {
  const credited = await sumCredited(tx, userId, invoice.invoiceId);
  // The sums of credit notes are negative.
  return {
    net: invoice.net + credited.net,
    vat: invoice.vat + credited.vat,
    total: invoice.total + credited.total,
  };
}

/** Splits a gross amount into net and VAT, which add up to it exactly. */
function partOf(total: number, basisPoints: number): Amounts {
  const net = roundHalfUp(total * 10_000, 10_000 + basisPoints);
  return { net, vat: total - net, total };
}
