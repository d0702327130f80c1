import { existsSync, readFileSync } from 'node:fs';

/** A real catalogue, if somebody provided one: columns sku, title, category, brand. The product never reads it. */
export const CATALOGUE_FILE = '../shared/data/uk-seller-catalog.csv';

export interface CatalogueRow {
  readonly sku: string;
  readonly title: string;
  readonly category: string;
  readonly brand: string;
}

const cellsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(
    (match) => match[1]?.replaceAll('""', '"') ?? match[2] ?? '',
  );

/** @returns the rows that have a title; empty if the file does not exist */
export function readCatalogue(file = CATALOGUE_FILE): readonly CatalogueRow[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(1);
  return lines
    .map(cellsOf)
    .flatMap(([sku = '', title = '', category = '', brand = '']) =>
      title === '' ? [] : [{ sku, title, category, brand }],
    );
}
