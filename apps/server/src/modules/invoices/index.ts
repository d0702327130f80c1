export {
  amountsOf,
  dayOf,
  type InvoiceAmounts,
  type InvoiceLine,
  type PlacedAmounts,
  type Supplier,
} from './invoice.ts';
export { findInvoiceByNumber, findInvoiceOfPayment, listOpenInvoices } from './invoices.repository.ts';
export { createInvoicesRoom } from './invoices.room.ts';
export { creditInvoice, issueInvoice, payInvoice, remainderOf } from './issue-invoice.ts';
