import { defineCall, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type { InvoiceList, UnpaidInvoices } from './invoices.schema.ts';

export type { Invoice, InvoiceList, UnpaidInvoices } from './invoices.schema.ts';

/** Specification, section 9: list page size. */
export const INVOICES_PER_PAGE = 10;

/** The error codes of this room → HTTP status. */
export const invoicesErrors = {
  invoice_not_found: 404,
} as const satisfies ErrorStatuses;

export const invoices = {
  list: defineCall<{ params: UserParams; query: { limit?: number; cursor?: string } }, InvoiceList>({
    id: 'invoices.list',
    method: 'GET',
    path: '/v2/users/{id}/invoices',
    userParam: 'id',
    summary: 'Invoices and credit notes, newest first',
    requiresScreen: 'invoices',
  }),
  listUnpaid: defineCall<{ params: UserParams }, UnpaidInvoices>({
    id: 'invoices.listUnpaid',
    method: 'GET',
    path: '/v2/users/{id}/invoices/unpaid',
    userParam: 'id',
    summary: 'Invoices that are not paid yet',
    requiresScreen: 'invoices',
  }),
  getFile: defineCall<{ params: UserParams & { readonly number: string } }, unknown>({
    id: 'invoices.getFile',
    media: ['application/pdf'],
    method: 'GET',
    path: '/v2/users/{id}/invoices/{number}/pdf',
    userParam: 'id',
    summary: 'An invoice as a PDF file in the caller’s language',
    requiresScreen: 'invoices',
    errors: ['invoice_not_found'],
  }),
  exportYear: defineCall<{ params: UserParams; query: { year: number } }, unknown>({
    id: 'invoices.exportYear',
    media: ['text/csv'],
    method: 'GET',
    path: '/v2/users/{id}/invoices/export',
    userParam: 'id',
    summary: 'A year’s invoices as CSV',
    requiresScreen: 'invoices',
  }),
};
