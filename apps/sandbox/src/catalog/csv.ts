import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { readText } from './encoding.ts';
import type { CatalogEntry } from './entry.ts';

export const catalogColumns = ['sku', 'title', 'category', 'brand', 'price', 'currency', 'quantity'] as const;
type Column = (typeof catalogColumns)[number];

/** Larger files are rejected, because the sandbox keeps its catalogue in memory. */
export const CATALOG_ROW_LIMIT = 200_000;
const SKIPPED_KEPT = 200;
/** Longer than any real row, so an unclosed quote is detected early. */
const RECORD_CHARACTERS = 100_000;

export interface SkippedRow {
  /** The row's number in the file as a spreadsheet shows it: the header is row 1. */
  row: number;
  reason: string;
}

export interface CsvCatalog {
  entries: CatalogEntry[];
  rows: number;
  skippedCount: number;
  /** The first 200. */
  skipped: SkippedRow[];
}

export class CatalogRefused extends Error {
  override name = 'CatalogRefused';
}

const PRICE = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

function priceMinor(text: string): number | undefined {
  const match = PRICE.exec(text);
  if (!match) return undefined;
  const minor = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return minor > 0 ? minor : undefined;
}

function readEntry(values: Record<Column, string>, seen: ReadonlySet<string>): CatalogEntry | string {
  const sku = values.sku.trim();
  const title = values.title.trim();
  if (sku === '') return 'the sku is missing';
  if (sku.length > 50) return `the sku has ${sku.length} characters; 50 are allowed`;
  if (title === '') return 'the title is missing';
  if (seen.has(sku)) return `the sku ${sku} stands in an earlier row too`;
  const minor = priceMinor(values.price.trim());
  if (minor === undefined) return `the price "${values.price}" is not a positive number with at most two decimals`;
  const currency = values.currency.trim().toUpperCase();
  if (currency !== 'GBP') return `the currency "${values.currency}" is not GBP, the home site's`;
  const quantity = values.quantity.trim();
  if (!/^\d{1,7}$/.test(quantity)) return `the quantity "${values.quantity}" is not a whole number of 0 or more`;
  return {
    sku,
    title,
    categoryPath: values.category.trim(),
    brand: values.brand.trim(),
    priceMinor: minor,
    currency,
    quantity: Number(quantity),
  };
}

function readHeader(header: readonly string[]): Map<Column, number> {
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = catalogColumns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    throw new CatalogRefused(
      `the first row must name the columns ${catalogColumns.join(', ')}; missing: ${missing.join(', ')}`,
    );
  }
  return new Map(catalogColumns.map((column) => [column, names.indexOf(column)]));
}

/**
 * Reads a catalogue file as a stream. Invalid rows are reported and skipped. The whole file is rejected (`CatalogRefused`, `EncodingError`)
 * for invalid columns, encoding or size.
 */
export async function readCsvCatalog(path: string, rowLimit = CATALOG_ROW_LIMIT): Promise<CsvCatalog> {
  const result: CsvCatalog = { entries: [], rows: 0, skippedCount: 0, skipped: [] };
  const skip = (row: number, reason: string) => {
    result.skippedCount += 1;
    if (result.skipped.length < SKIPPED_KEPT) result.skipped.push({ row, reason });
  };
  const parser = parse({
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: RECORD_CHARACTERS,
  });
  const source = Readable.from(readText(path));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);

  const seen = new Set<string>();
  let columns: Map<Column, number> | undefined;
  let width = 0;
  // Row numbers count records and not lines, because a title may contain line breaks.
  let row = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      row += 1;
      if (columns === undefined) {
        columns = readHeader(record);
        width = record.length;
        continue;
      }
      result.rows += 1;
      if (result.rows > rowLimit) {
        throw new CatalogRefused(`more than ${rowLimit} rows: split the file, or keep to ${rowLimit} rows`);
      }
      if (record.length !== width) {
        skip(row, `it has ${record.length} columns; the first row has ${width}`);
        continue;
      }
      const at = columns;
      const value = (column: Column): string => record[at.get(column) ?? -1] ?? '';
      const values = Object.fromEntries(catalogColumns.map((column) => [column, value(column)])) as Record<
        Column,
        string
      >;
      const entry = readEntry(values, seen);
      if (typeof entry === 'string') {
        skip(row, entry);
        continue;
      }
      seen.add(entry.sku);
      result.entries.push(entry);
    }
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (!code.startsWith('CSV_')) throw error;
    // The parser cannot find the next row after this error; earlier rows are kept.
    result.rows += 1;
    skip(row + 1, 'a quotation mark is never closed: this row and the rows after it cannot be separated');
  } finally {
    source.destroy();
  }
  if (columns === undefined) throw new CatalogRefused('the file is empty');
  return result;
}
