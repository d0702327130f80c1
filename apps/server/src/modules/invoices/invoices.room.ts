import type { Room } from '../../platform/room.ts';
import { type InvoicesDeps, invoiceRoutes } from './invoices.routes.ts';

export function createInvoicesRoom(deps: InvoicesDeps): Room {
  return { routes: invoiceRoutes(deps) };
}
