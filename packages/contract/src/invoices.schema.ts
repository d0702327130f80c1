import { BILLING_CURRENCIES, VAT_TREATMENTS } from '@quayside/kernel';
import { z } from 'zod';
import { invoices } from './invoices.ts';
import { cursor, invoiceNumber, limit, nameSchema, queryInt, schemasFor, userParams } from './schema.ts';
import { vatProof, vatTerritory } from './vat-basis.schema.ts';

const invoice = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  status: z.enum(['open', 'paid', 'credited']),
  /** `YYYY-MM-DD`. */
  invoice_date: z.string(),
  currency: z.enum(BILLING_CURRENCIES),
  /** Minor units. Negative in a credit note. */
  net: z.number().int(),
  vat: z.number().int(),
  total: z.number().int(),
  vatBasisPoints: z.number().int(),
  vatTreatment: z.enum(VAT_TREATMENTS),
  vatTerritory,
  vatProof,
  /** The number of the invoice that a credit note corrects. */
  credits: z.string().nullable(),
});
nameSchema(invoice, 'Invoice');
export type Invoice = z.output<typeof invoice>;

const list = z.object({
  data: z.array(invoice).readonly(),
  total: z.number().int(),
  total_pages: z.number().int(),
  nextCursor: z.string().nullable(),
});
export type InvoiceList = z.output<typeof list>;

const unpaid = z.object({ data: z.array(invoice).readonly() });
export type UnpaidInvoices = z.output<typeof unpaid>;

export const invoicesSchemas = schemasFor(invoices, {
  list: {
    params: userParams,
    query: z.strictObject({ limit: limit.optional(), cursor: cursor.optional() }),
    output: list,
  },
  listUnpaid: { params: userParams, output: unpaid },
  getFile: {
    params: z.strictObject({ ...userParams.shape, number: invoiceNumber }),
    output: z.unknown(),
  },
  exportYear: { params: userParams, query: z.strictObject({ year: queryInt(2000, 2999) }), output: z.unknown() },
});
