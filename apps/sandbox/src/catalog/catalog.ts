import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { CatalogSize } from '../config.ts';
import type { Log } from '../platform/log.ts';
import { builtinCatalog, firstOf } from './builtin.ts';
import { buildCategoryTree, type CategoryTree } from './category-tree.ts';
import { CATALOG_ROW_LIMIT, CatalogRefused, readCsvCatalog, type SkippedRow } from './csv.ts';
import { EncodingError } from './encoding.ts';
import type { CatalogEntry } from './entry.ts';

export interface CatalogReport {
  /** `built-in` or the given file. */
  source: string;
  rows: number;
  loaded: number;
  skippedCount: number;
  skipped: SkippedRow[];
  rowLimit: number;
  /** Why the file was rejected; the built-in catalogue is used instead. */
  refused?: string;
  /** Whether the file differs from the one at the first start; the state was kept anyway. */
  changedSinceSeeded?: boolean;
}

export interface Catalog {
  entries: readonly CatalogEntry[];
  categories: CategoryTree;
  report: CatalogReport;
  /** SHA-256 of the source. */
  digest: string;
}

const BUILT_IN = 'built-in';

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

function explain(path: string, error: unknown): string {
  if (error instanceof EncodingError) return error.message;
  if (error instanceof CatalogRefused) return `${path}: ${error.message}`;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return `${path} does not exist`;
  if (code === 'EACCES') return `${path} may not be read`;
  if (code === 'EISDIR') return `${path} is a directory`;
  throw error;
}

function assemble(entries: readonly CatalogEntry[], report: CatalogReport, digest: string): Catalog {
  // Every tree also contains the built-in shop's categories, so that categories can be suggested for other goods too.
  const all = [...builtinCatalog(), ...(digest === BUILT_IN ? [] : entries)];
  const categories = buildCategoryTree(
    all.map((entry) => entry.categoryPath),
    all.map((entry) => ({ path: entry.categoryPath, title: entry.title })),
  );
  return { entries, categories, report, digest };
}

/** Loads the CSV file, or the built-in catalogue, or the beginning of it, if no file is given or the file is rejected. */
export async function loadCatalog(path: string | undefined, log: Log, size?: CatalogSize): Promise<Catalog> {
  const builtin = size ? firstOf(size) : builtinCatalog();
  const base = {
    rows: builtin.length,
    loaded: builtin.length,
    skippedCount: 0,
    skipped: [],
    rowLimit: CATALOG_ROW_LIMIT,
  };
  if (path === undefined) return assemble(builtin, { source: BUILT_IN, ...base }, BUILT_IN);
  try {
    const digest = await digestOf(path);
    const csv = await readCsvCatalog(path);
    if (csv.entries.length === 0) throw new CatalogRefused(`none of its ${csv.rows} rows can be read`);
    const report: CatalogReport = {
      source: path,
      rows: csv.rows,
      loaded: csv.entries.length,
      skippedCount: csv.skippedCount,
      skipped: csv.skipped,
      rowLimit: CATALOG_ROW_LIMIT,
    };
    log.info('catalogue loaded', { source: path, rows: csv.rows, loaded: report.loaded, skipped: csv.skippedCount });
    return assemble(csv.entries, report, digest);
  } catch (error) {
    const refused = explain(path, error);
    log.error('catalogue refused; the built-in one is served', { reason: refused });
    return assemble(builtin, { source: path, ...base, refused }, BUILT_IN);
  }
}
