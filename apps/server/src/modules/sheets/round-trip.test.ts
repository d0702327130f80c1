import { read, utils, write } from '@e965/xlsx';
import { changes, type GivenSheet, sheets } from '@quayside/contract';
import { money } from '@quayside/kernel';
import type { SheetColumn } from '@quayside/kernel/sheets';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import Papa from 'papaparse';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/* Titles that spreadsheets and separators trip over, out and in again by each way in which sellers save a file. */

const database = useTestDatabase();
const server = useTestServer(database);
const COLUMNS: readonly SheetColumn[] = ['id', 'sku', 'title', 'price', 'stock', 'cost', 'manual.DE', 'title.DE'];
const TITLES = [
  'Kite, red, large',
  'Tube 12" “strong”; black',
  'First line\nsecond line',
  "'Til dawn poster",
  "''twice",
  '=SUM(A1:A9)',
  '+49 sticker',
  '-20 °C freezer bag',
  '@home mug',
  '\tindented',
  '1.234,50',
  '007',
  'لعبة قطار خشبي',
  '👩‍👩‍👧 family puzzle 🧩',
  'Cafe\u0301 sign',
  'ﬁne ½ print',
  '<b>bold</b> & co',
  '_x0041_ is no A',
  `${'Long wooden railway '.repeat(15)}`.slice(0, 300),
  'TRUE',
  '2026-12-01',
  '#N/A is no title',
];
let owner: TestLogin;

beforeEach(async () => {
  owner = await buildOwner(database.db);
  const account = await buildAccount(database.db, owner.userId, { homeSite: 'UK' });
  await buildItems(
    database.db,
    account,
    TITLES.map((title, at) => ({
      sku: at === 2 ? "'quoted, sku" : `S;${at}`,
      title,
      price: money(123_450 + at, 'GBP'),
    })),
  );
});

const as = () => server.as(owner);
const user = () => ({ id: owner.userId });
const written = async (format: 'csv' | 'xlsx', decimal: 'point' | 'comma') =>
  (
    await as().send(sheets.write, {
      params: { ...user(), platform: 'all' },
      body: { filter: {}, format, columns: COLUMNS, decimal },
    })
  ).rawPayload;

async function imported(file: Uint8Array, decimal: 'point' | 'comma' = 'point') {
  const bytes = Buffer.from(file).toString('base64');
  const head = await as().call(sheets.readHead, { params: user(), body: { bytes } });
  expect(head.template).toBeNull();
  const columns = head.headings.flatMap(({ heading, column }) => (column ? [{ heading, column }] : []));
  const body: GivenSheet = { bytes, decimal, columns };
  return as().call(sheets.prepare, { params: user(), body });
}

/** As LibreOffice’s German locale saves a CSV file: without a mark, with semicolons, quotes only where they are needed, and single line ends. */
function savedInGerman(csv: string): string {
  const { data } = Papa.parse<string[]>(csv.replace('\uFEFF', '').trimEnd());
  return `${Papa.unparse(data, { delimiter: ';', newline: '\n' })}\n`;
}

/** As LibreOffice writes a workbook: texts in a table of their own, numbers with their places, columns wider than the data, and its own parts. */
function savedByLibreOffice(workbook: Uint8Array): Uint8Array {
  const book = read(workbook, { type: 'array' });
  const rows = utils.sheet_to_json<(string | number | null)[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, {
    header: 1,
    defval: null,
  });
  const saved = utils.book_new();
  utils.book_append_sheet(saved, utils.aoa_to_sheet(rows), 'Tabelle1');
  const parts = unzipSync(write(saved, { type: 'buffer', bookType: 'xlsx', bookSST: true }) as Buffer);
  return zipSync({
    ...parts,
    'xl/sharedStrings.xml': strToU8(
      strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array())
        // Runs of formatting within one text, as for a title of which one word is bold.
        .replace(
          /<t([^>]*)>Kite, red, large<\/t>/,
          '<r><rPr><b val="true"/><sz val="10"/></rPr><t$1>Kite, red</t></r><r><t$1>, large</t></r>',
        )
        // What only looks like an escaped character is escaped itself.
        .replaceAll('_x0041_', '_x005F_x0041_'),
    ),
    'docProps/app.xml': strToU8(
      '<?xml version="1.0" encoding="UTF-8"?><Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>LibreOffice/24.2</Application></Properties>',
    ),
  });
}

describe('a file of products that goes out and comes in again', () => {
  it('changes nothing, by each way in which a program saves it', async () => {
    const same = { change: null, cells: 0, unchanged: TITLES.length, leftOut: 0 };
    for (const decimal of ['point', 'comma'] as const) {
      const csv = await written('csv', decimal);
      expect(await imported(csv, decimal), `CSV, decimal ${decimal}`).toMatchObject(same);
    }
    const german = savedInGerman((await written('csv', 'comma')).toString());
    expect(german).toContain('"Tube 12"" “strong”; black"');
    expect(await imported(Buffer.from(german), 'comma')).toMatchObject({ ...same, encoding: 'utf-8' });
    const workbook = await written('xlsx', 'point');
    expect(await imported(workbook)).toMatchObject(same);
    expect(await imported(savedByLibreOffice(workbook))).toMatchObject(same);
  });

  it('changes nothing either once the titles abroad are the seller’s own and as odd', async () => {
    const [head = '', ...lines] = (await written('csv', 'point'))
      .toString()
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(TITLES.length);
    const id = (line: string) => line.slice(0, line.indexOf(','));
    expect(head).toContain('Title DE');
    const own = lines.map((line, at) => [id(line), (TITLES[at] ?? '').trim().slice(0, 80)]);
    const preview = await imported(
      Buffer.from(Papa.unparse([['Quayside ID', 'Title DE'], ...own], { escapeFormulae: false })),
    );
    // A failed formula is none, and what a spreadsheet would work out is named.
    expect(preview.errors.map(({ code, value }) => [code, value])).toEqual([['formula', '=SUM(A1:A9)']]);
    const at = { ...user(), changeId: preview.change?.changeId ?? 0 };
    await as().call(changes.confirm, { params: at, body: { expected: preview.change?.expected ?? 0 } });
    const again = { change: null, cells: 0, unchanged: TITLES.length };
    expect(await imported(await written('csv', 'comma'), 'comma')).toMatchObject(again);
    expect(await imported(savedByLibreOffice(await written('xlsx', 'point')))).toMatchObject(again);
  });
});
