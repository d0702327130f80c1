import { expect, it } from 'vitest';
import { readTitleCsv, TITLE_CSV_HEAD, titleCsvLines } from './title-csv.ts';

it('reads the SKUs of an export unchanged, and titles with single spaces', () => {
  const titles = ['A  1', '=2', "'-3"].map((sku) => ({
    sku,
    sourceTitle: 'Train',
    title: 'Zug  rot ',
    state: 'own' as const,
  }));
  const { rows, errors } = readTitleCsv({ text: TITLE_CSV_HEAD + titleCsvLines(titles, 80) });
  expect(errors).toEqual([]);
  expect(rows.map(({ row, sku, title }) => [row, sku, title])).toEqual([
    [2, 'A  1', 'Zug rot'],
    [3, '=2', 'Zug rot'],
    [4, "'-3", 'Zug rot'],
  ]);
});
