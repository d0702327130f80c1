export {
  amountsOf,
  dayOf,
  type InvoiceAmounts,
  type InvoiceLine,
  type Supplier,
  type VatBuyer,
} from './invoice.ts';
export { findInvoiceByNumber, findInvoiceOfPayment, listOpenInvoices } from './invoices.repository.ts';
export { createInvoicesRoom } from './invoices.room.ts';
export { creditInvoice, issueInvoice, payInvoice, remainderOf } from './issue-invoice.ts';
