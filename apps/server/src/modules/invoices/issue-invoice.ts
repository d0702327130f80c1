import type { InvoiceDetails } from '@quayside/contract';
import type { Tx } from '../../platform/database/db.ts';
import { dayOf, type InvoiceAmounts } from './invoice.ts';
import { getInvoice, insertInvoice, setInvoiceStatus } from './invoices.repository.ts';

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

/** Issues an invoice with the next number, in the transaction of what it invoices. */
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
 * Issues a credit note over the whole invoice, at the invoice's own VAT rate, and marks the invoice as credited.
 * @throws Error if the user has no such invoice
 */
export async function creditInvoice(tx: Tx, userId: number, invoiceId: number, now: Date): Promise<IssuedInvoice> {
  const invoice = await getInvoice(tx, userId, invoiceId);
  if (!invoice) throw new Error(`There is no invoice ${invoiceId} of user ${userId}`);
  const { creditsNumber: _number, invoiceId: creditsId, ...given } = invoice;
  const issued = await insertInvoice(
    tx,
    userId,
    {
      ...given,
      kind: 'credit_note',
      status: 'credited',
      date: dayOf(now),
      lines: given.lines.map((line) => ({ ...line, net: 0 - line.net })),
      net: 0 - given.net,
      vat: 0 - given.vat,
      total: 0 - given.total,
      paymentId: null,
      creditsId,
    },
    now,
  );
  await setInvoiceStatus(tx, userId, invoiceId, { status: 'credited' }, now);
  return issued;
}
