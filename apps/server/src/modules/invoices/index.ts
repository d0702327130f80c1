export { amountsOf, type InvoiceAmounts, type InvoiceLine, type Supplier } from './invoice.ts';
export { findInvoiceByNumber, listOpenInvoices } from './invoices.repository.ts';
export { createInvoicesRoom } from './invoices.room.ts';
export { creditInvoice, issueInvoice, payInvoice } from './issue-invoice.ts';
