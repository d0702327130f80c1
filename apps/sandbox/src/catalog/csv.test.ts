import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../platform/log.ts';
import { loadCatalog } from './catalog.ts';
import { CatalogRefused, readCsvCatalog } from './csv.ts';
import { EncodingError } from './encoding.ts';

const HEADER = 'sku,title,category,brand,price,currency,quantity';
let directory: string;
let path: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'csv-'));
  path = join(directory, 'catalogue.csv');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const write = (...rows: string[]) => writeFile(path, [HEADER, ...rows, ''].join('\n'));

test('valid rows are read exactly: quotes, emoji, markup, line breaks and 300 characters', async () => {
  const long = 'Lang '.repeat(60).trim();
  await write(
    'A,"Set of ""two"", 10""",Games > Chess,Acme,1.5,GBP,2',
    'B,Puzzle 🧩 für Kinder,,,10,gbp,0',
    'C,<b>Bold</b> & <script>alert(1)</script>,Games,Acme,0.01,GBP,7',
    'D,"two\nlines",Games,Acme,3.00,GBP,1',
    `E,${long},Games,Acme,3.00,GBP,1`,
  );
  const { entries, skipped } = await readCsvCatalog(path);
  expect(skipped).toEqual([]);
  expect(entries.map((entry) => entry.title)).toEqual([
    'Set of "two", 10"',
    'Puzzle 🧩 für Kinder',
    '<b>Bold</b> & <script>alert(1)</script>',
    'two\nlines',
    long,
  ]);
  expect(entries.map((entry) => entry.priceMinor)).toEqual([150, 1000, 1, 300, 300]);
});

test('each invalid row is reported with its number and reason, and the others are read', async () => {
  await write(
    'A,Good,Games,Acme,1.50,GBP,2',
    ',No sku,Games,Acme,1.50,GBP,2',
    'B,,Games,Acme,1.50,GBP,2',
    'C,Negative,Games,Acme,-1.50,GBP,2',
    'D,Nothing,Games,Acme,0.00,GBP,2',
    'E,Words,Games,Acme,cheap,GBP,2',
    'F,Half a piece,Games,Acme,1.50,GBP,1.5',
    'G,Minus one,Games,Acme,1.50,GBP,-1',
    'A,Again,Games,Acme,1.50,GBP,2',
    'H,Too few,Games,Acme,1.50,GBP',
    'I,Dollars,Games,Acme,1.50,USD,2',
    'J,Also good,Games,Acme,1.50,GBP,2',
  );
  const { entries, rows, skipped } = await readCsvCatalog(path);
  expect(entries.map((entry) => entry.sku)).toEqual(['A', 'J']);
  expect(rows).toBe(12);
  expect(skipped.map(({ row }) => row)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const reasons = skipped.map(({ reason }) => reason).join('\n');
  for (const word of ['sku', 'title', '-1.50', '0.00', 'cheap', '1.5', '-1', 'earlier row', '6 columns', 'USD']) {
    expect(reasons).toContain(word);
  }
});

test('columns may be in any order, and a byte order mark is ignored', async () => {
  await writeFile(path, '\ufeffTitle,SKU,price,currency,quantity,brand,category\nChess,A,2.00,GBP,1,Acme,Games\n');
  const { entries } = await readCsvCatalog(path);
  expect(entries).toMatchObject([{ sku: 'A', title: 'Chess', priceMinor: 200, brand: 'Acme' }]);
});

test.each(['utf16le', 'utf16be'] as const)(
  'a file in %s is read with and without a byte order mark',
  async (encoding) => {
    for (const mark of ['\ufeff', '']) {
      const bytes = Buffer.from(`${mark}${HEADER}\nA,Größe 38 Schuh,Games,Acme,2.00,GBP,1\n`, 'utf16le');
      await writeFile(path, encoding === 'utf16be' ? bytes.swap16() : bytes);
      expect((await readCsvCatalog(path)).entries[0]?.title).toBe('Größe 38 Schuh');
    }
  },
);

test('a Latin-1 file is rejected with one line that states the file and the encoding', async () => {
  await writeFile(path, Buffer.from(`${HEADER}\nA,Größe,Games,Acme,2.00,GBP,1\n`, 'latin1'));
  await expect(readCsvCatalog(path)).rejects.toBeInstanceOf(EncodingError);
  const catalog = await loadCatalog(path, silentLog);
  expect(catalog.report.refused).toMatch(/catalogue\.csv is not valid utf-8 .*Latin-1.*: save it as UTF-8$/);
  expect(catalog.report.loaded).toBe(300);
});

test('an unclosed quotation mark is reported, and earlier rows are read', async () => {
  await write('A,Good,Games,Acme,1.50,GBP,2', 'B,"never closed,Games,Acme,1.50,GBP,2', 'C,Good,Games,Acme,1.50,GBP,2');
  const { entries, skipped } = await readCsvCatalog(path);
  expect(entries.map((entry) => entry.sku)).toEqual(['A']);
  expect(skipped).toHaveLength(1);
  expect(skipped[0]).toMatchObject({ row: 3 });
});

test('a file over the row limit, without the columns, or without a row is rejected with the reason', async () => {
  await write('A,Good,Games,Acme,1.50,GBP,2', 'B,Good,Games,Acme,1.50,GBP,2', 'C,Good,Games,Acme,1.50,GBP,2');
  await expect(readCsvCatalog(path, 2)).rejects.toThrow(/more than 2 rows/);
  await writeFile(path, 'sku,name\nA,B\n');
  await expect(readCsvCatalog(path)).rejects.toThrow(/missing: title, category, brand, price, currency, quantity/);
  await writeFile(path, '');
  await expect(readCsvCatalog(path)).rejects.toBeInstanceOf(CatalogRefused);
});

test('a missing file is reported, and the built-in shop is used', async () => {
  const catalog = await loadCatalog(join(directory, 'none.csv'), silentLog);
  expect(catalog.report.refused).toContain('none.csv does not exist');
  expect(catalog.entries).toHaveLength(300);
});
