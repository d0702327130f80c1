import { toDecimal } from '@quayside/kernel';
import { BYTE_ORDER_MARK, csvLine } from '@quayside/kernel/csv';
import type { InvoiceRow } from './invoices.repository.ts';

const COLUMNS = [
  'number',
  'kind',
  'date',
  'status',
  'buyer',
  'country',
  'vat_id',
  'currency',
  'net',
  'vat_rate',
  'vat_treatment',
  'vat',
  'total',
  'credits',
  'vat_territory',
  'vat_id_check',
  'vat_id_register',
  'vat_id_checked_on',
  'vat_id_reference',
] as const;

/** A year's invoices for an accountant: RFC 4180 with a header, a decimal point, and percentages as numbers. */
export function toCsv(rows: readonly InvoiceRow[]): string {
  const lines = rows.map((row) => {
    const amount = (minor: number) => toDecimal({ minor, currency: row.currency });
    const values: Readonly<Record<(typeof COLUMNS)[number], string>> = {
      number: row.number,
      kind: row.kind,
      date: row.date,
      status: row.status,
      buyer: row.buyer.name,
      country: row.buyer.country,
      vat_id: row.buyer.vatId,
      currency: row.currency,
      net: amount(row.net),
      vat_rate: String(row.vatBasisPoints / 100),
      vat_treatment: row.vatTreatment,
      vat_territory: row.vatTerritory ?? '',
      vat_id_check: row.vatProof?.verdict ?? '',
      vat_id_register: row.vatProof?.register ?? '',
      vat_id_checked_on: row.vatProof?.on ?? '',
      vat_id_reference: row.vatProof?.reference ?? '',
      vat: amount(row.vat),
      total: amount(row.total),
      credits: row.creditsNumber ?? '',
    };
    return csvLine(COLUMNS.map((column) => values[column]));
  });
  return BYTE_ORDER_MARK + [csvLine(COLUMNS), ...lines].join('');
}
