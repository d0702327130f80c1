import type { InvoiceDetails } from '@quayside/contract';
import type { BillingCurrency, VatProof, VatTerritory, VatTreatment } from '@quayside/kernel';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { InvoiceTable } from '../../platform/database/tables.data.ts';
import type { InvoiceAmounts, InvoiceLine } from './invoice.ts';

export type InvoiceKind = 'invoice' | 'credit_note';

export interface InvoiceRow extends InvoiceAmounts {
  readonly invoiceId: number;
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly status: 'open' | 'paid' | 'credited';
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly buyer: InvoiceDetails;
  readonly paymentId: number | null;
  /** The number of the invoice that a credit note corrects. */
  readonly creditsNumber: string | null;
  /** Of a credit note: whether that invoice was paid. */
  readonly isCreditedPaid: boolean;
}

export type NewInvoice = Omit<InvoiceRow, 'invoiceId' | 'number' | 'creditsNumber' | 'isCreditedPaid'> & {
  /** The invoice that a credit note corrects. */
  readonly creditsId: number | null;
};

/**
 * The next number of a series. Its row stays locked until the transaction ends: a number is used if and only if the
 * transaction commits, so the series has no gap.
 */
async function nextNumber(tx: Tx, series: string): Promise<string> {
  const { rows } = await sql<{ last_number: number }>`
    insert into invoice_series as s (series, last_number) values (${series}, 1)
    on conflict (series) do update set last_number = s.last_number + 1
    returning last_number`.execute(tx);
  return `${series}-${String(rows[0]?.last_number).padStart(6, '0')}`;
}

const PREFIX: Readonly<Record<InvoiceKind, string>> = { invoice: 'QI', credit_note: 'QC' };

export async function insertInvoice(
  tx: Tx,
  userId: number,
  invoice: NewInvoice,
  now: Date,
): Promise<{ readonly invoiceId: number; readonly number: string }> {
  const number = await nextNumber(tx, `${PREFIX[invoice.kind]}-${invoice.date.slice(0, 4)}`);
  const row = await tx
    .insertInto('invoices')
    .values({
      user_id: userId,
      number,
      kind: invoice.kind,
      status: invoice.status,
      invoice_date: invoice.date,
      period_start: invoice.periodStart,
      period_end: invoice.periodEnd,
      currency: invoice.currency,
      net_minor: invoice.net,
      vat_basis_points: invoice.vatBasisPoints,
      vat_treatment: invoice.vatTreatment,
      vat_territory: invoice.vatTerritory,
      vat_proof: invoice.vatProof === null ? null : JSON.stringify(invoice.vatProof),
      vat_minor: invoice.vat,
      total_minor: invoice.total,
      lines: JSON.stringify(invoice.lines),
      buyer: JSON.stringify(invoice.buyer),
      payment_id: invoice.paymentId,
      credits: invoice.creditsId,
      issued_at: now,
      paid_at: invoice.status === 'paid' ? now : null,
    })
    .returning('invoice_id')
    .executeTakeFirstOrThrow();
  return { invoiceId: row.invoice_id, number };
}

export async function setInvoiceStatus(
  tx: Tx,
  userId: number,
  invoiceId: number,
  status: { readonly status: 'paid'; readonly paymentId: number } | { readonly status: 'credited' },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('invoices')
    .set(
      status.status === 'paid'
        ? { status: 'paid', payment_id: status.paymentId, paid_at: now }
        : { status: 'credited' },
    )
    .where('user_id', '=', userId)
    .where('invoice_id', '=', invoiceId)
    .execute();
}

const ofUser = (db: Db, userId: number) =>
  db
    .selectFrom('invoices as i')
    .leftJoin('invoices as c', (join) =>
      join.onRef('c.user_id', '=', 'i.user_id').onRef('c.invoice_id', '=', 'i.credits'),
    )
    .selectAll('i')
    .select(['c.number as credits_number', 'c.payment_id as credits_payment'])
    .where('i.user_id', '=', userId);

export async function getInvoice(db: Db, userId: number, invoiceId: number): Promise<InvoiceRow | undefined> {
  const row = await ofUser(db, userId).where('i.invoice_id', '=', invoiceId).executeTakeFirst();
  return row && toInvoice(row);
}

export async function findInvoiceByNumber(db: Db, userId: number, number: string): Promise<InvoiceRow | undefined> {
  const row = await ofUser(db, userId).where('i.number', '=', number).executeTakeFirst();
  return row && toInvoice(row);
}

/** The invoice that a payment paid. */
export async function findInvoiceOfPayment(db: Db, userId: number, paymentId: number): Promise<InvoiceRow | undefined> {
  const row = await ofUser(db, userId)
    .where('i.payment_id', '=', paymentId)
    .where('i.kind', '=', 'invoice')
    .executeTakeFirst();
  return row && toInvoice(row);
}

/** The sums of an invoice's credit notes, which are negative; zero if there are none. */
export async function sumCredited(
  db: Db,
  userId: number,
  invoiceId: number,
): Promise<Pick<InvoiceAmounts, 'net' | 'vat' | 'total'>> {
  const { rows } = await sql<Pick<InvoiceAmounts, 'net' | 'vat' | 'total'>>`
    select coalesce(sum(net_minor), 0)::bigint as net, coalesce(sum(vat_minor), 0)::bigint as vat,
      coalesce(sum(total_minor), 0)::bigint as total
    from invoices where user_id = ${userId} and credits = ${invoiceId}`.execute(db);
  return rows[0] ?? { net: 0, vat: 0, total: 0 };
}

/** The position of an invoice in the list, newest first. */
export interface InvoicePlace {
  readonly date: string;
  readonly invoiceId: number;
}

export async function listInvoices(
  db: Db,
  userId: number,
  page: { readonly after: InvoicePlace | null; readonly limit: number },
): Promise<InvoiceRow[]> {
  let query = ofUser(db, userId);
  if (page.after) {
    const { date, invoiceId } = page.after;
    query = query.where(sql<boolean>`(i.invoice_date, i.invoice_id) < (${date}::date, ${invoiceId}::bigint)`);
  }
  const rows = await query
    .orderBy('i.invoice_date', 'desc')
    .orderBy('i.invoice_id', 'desc')
    .limit(page.limit)
    .execute();
  return rows.map(toInvoice);
}

export async function countInvoices(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('invoices')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

/** At most a few, because a subscription with an open invoice is not renewed. */
export async function listOpenInvoices(db: Db, userId: number): Promise<InvoiceRow[]> {
  const rows = await ofUser(db, userId).where('i.status', '=', 'open').orderBy('i.invoice_id', 'desc').execute();
  return rows.map(toInvoice);
}

/** A calendar year's invoices, oldest first: twelve a year, and two for each change of plan. */
export async function listInvoicesOfYear(db: Db, userId: number, year: number): Promise<InvoiceRow[]> {
  const rows = await ofUser(db, userId)
    .where('i.invoice_date', '>=', `${year}-01-01`)
    .where('i.invoice_date', '<=', `${year}-12-31`)
    .orderBy('i.invoice_date')
    .orderBy('i.invoice_id')
    .execute();
  return rows.map(toInvoice);
}

type SelectedInvoice = Selectable<InvoiceTable> & {
  readonly credits_number: string | null;
  readonly credits_payment: number | null;
};

function toInvoice(row: SelectedInvoice): InvoiceRow {
  return {
    invoiceId: row.invoice_id,
    number: row.number,
    kind: row.kind as InvoiceKind,
    status: row.status as InvoiceRow['status'],
    date: row.invoice_date,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    currency: row.currency as BillingCurrency,
    lines: row.lines as readonly InvoiceLine[],
    net: row.net_minor,
    vat: row.vat_minor,
    total: row.total_minor,
    vatBasisPoints: row.vat_basis_points,
    vatTreatment: row.vat_treatment as VatTreatment,
    vatTerritory: row.vat_territory as VatTerritory | null,
    vatProof: row.vat_proof as VatProof | null,
    buyer: row.buyer as InvoiceDetails,
    paymentId: row.payment_id,
    creditsNumber: row.credits_number,
    isCreditedPaid: row.credits_payment !== null,
  };
}
