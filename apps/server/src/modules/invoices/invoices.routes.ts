import { INVOICES_PER_PAGE, type Invoice } from '@quayside/contract';
import { invoicesSchemas as schemas } from '@quayside/contract/invoices.schema';
import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { pageOf, readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Supplier } from './invoice.ts';
import type { InvoiceRow } from './invoices.repository.ts';
import * as repository from './invoices.repository.ts';
import { toCsv } from './year-csv.ts';

export interface InvoicesDeps {
  readonly db: Db;
  readonly billing: { readonly supplier: Supplier };
  /** The absolute path of the fonts for documents. */
  readonly fontsDir: string;
}

const place = z.tuple([z.iso.date(), z.number().int()]);

export function invoiceRoutes({ db, billing, fontsDir }: InvoicesDeps): Route[] {
  return [
    route(schemas.list, async ({ who, query }) => {
      const limit = query.limit ?? INVOICES_PER_PAGE;
      const after = query.cursor === undefined ? null : readCursorAs(query.cursor, place);
      const rows = await repository.listInvoices(db, who.userId, {
        after: after && { date: after[0], invoiceId: after[1] },
        limit: limit + 1,
      });
      const { shown, nextCursor } = pageOf(rows, limit, ({ date, invoiceId }) => writeCursor([date, invoiceId]));
      const total = await repository.countInvoices(db, who.userId);
      return { data: shown.map(toInvoice), total, total_pages: Math.ceil(total / limit), nextCursor };
    }),
    route(schemas.listUnpaid, async ({ who }) => ({
      data: (await repository.listOpenInvoices(db, who.userId)).map(toInvoice),
    })),
    route(schemas.getFile, async ({ who, params, language, raw }) => {
      const invoice = await repository.findInvoiceByNumber(db, who.userId, params.number);
      if (!invoice) throw fail('invoice_not_found');
      const { renderInvoice } = await import('./render-invoice.ts');
      const file = await renderInvoice(invoice, { supplier: billing.supplier, language, fontsDir });
      return raw.reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${invoice.number}.pdf"`)
        .send(file);
    }),
    route(schemas.exportYear, async ({ who, query, raw }) => {
      const rows = await repository.listInvoicesOfYear(db, who.userId, query.year);
      return raw.reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="quayside-invoices-${query.year}.csv"`)
        .send(toCsv(rows));
    }),
  ];
}

function toInvoice(row: InvoiceRow): Invoice {
  const { number, kind, status, date, currency, net, vat, total, vatBasisPoints, vatTreatment } = row;
  const { vatTerritory, vatProof, creditsNumber } = row;
  return {
    number,
    kind,
    status,
    invoice_date: date,
    currency,
    net,
    vat,
    total,
    vatBasisPoints,
    vatTreatment,
    vatTerritory,
    vatProof,
    credits: creditsNumber,
  };
}
