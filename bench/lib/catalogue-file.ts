import { existsSync, readFileSync } from 'node:fs';

/** A real catalogue, where somebody put one: columns sku, title, category, brand. The product never reads it. */
export const CATALOGUE_FILE = '../shared/data/uk-seller-catalog.csv';

export interface CatalogueRow {
  readonly title: string;
  readonly category: string;
  readonly brand: string;
}

const cellsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(
    (match) => match[1]?.replaceAll('""', '"') ?? match[2] ?? '',
  );

/** @returns the rows that have a title; none if the file is not there */
export function readCatalogue(file = CATALOGUE_FILE): readonly CatalogueRow[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(1);
  return lines
    .map(cellsOf)
    .flatMap(([, title = '', category = '', brand = '']) => (title === '' ? [] : [{ title, category, brand }]));
}
