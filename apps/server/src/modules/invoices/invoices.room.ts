import type { Room } from '../../platform/room.ts';
import { type InvoicesDeps, invoiceRoutes } from './invoices.routes.ts';
import { invoicesTables } from './invoices.tables.data.ts';

export function createInvoicesRoom(deps: InvoicesDeps): Room {
  return { tables: invoicesTables, routes: invoiceRoutes(deps) };
}
