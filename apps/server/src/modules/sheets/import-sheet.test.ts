import { read, utils, write } from '@e965/xlsx';
import { changes, costs, type GivenSheet, products, sheets } from '@quayside/contract';
import { money } from '@quayside/kernel';
import type { SheetColumn } from '@quayside/kernel/sheets';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Item } from '../products/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
const ITEMS = 200;
const COLUMNS: readonly SheetColumn[] = [
  'id',
  'sku',
  'title',
  'price',
  'stock',
  'cost',
  'manual.DE',
  'title.DE',
  'manual.FR',
];
let owner: TestLogin;
let items: Item[];

beforeEach(async () => {
  owner = await buildOwner(database.db);
  const account = await buildAccount(database.db, owner.userId, { homeSite: 'UK' });
  items = await buildItems(
    database.db,
    account,
    Array.from({ length: ITEMS }, (_, at) => ({
      sku: `S-${at}`,
      title: `Wooden train ${at}`,
      price: money(2_000 + at, 'GBP'),
    })),
  );
});

const as = () => server.as(owner);
const user = () => ({ id: owner.userId });
const base64 = (bytes: Buffer | Uint8Array | string) => Buffer.from(bytes as string).toString('base64');
const exported = async (format: 'csv' | 'xlsx', decimal: 'point' | 'comma' = 'point') =>
  (
    await as().send(sheets.write, {
      params: { ...user(), platform: 'all' },
      body: { filter: {}, format, columns: COLUMNS, decimal },
    })
  ).rawPayload;

/** What the file means, as the dialog asks and answers. */
async function given(bytes: string, decimal: 'point' | 'comma' = 'point'): Promise<GivenSheet> {
  const head = await as().call(sheets.readHead, { params: user(), body: { bytes } });
  const columns = head.headings.flatMap(({ heading, column }) => (column ? [{ heading, column }] : []));
  return { bytes, decimal, columns };
}
const prepare = (body: GivenSheet) => as().call(sheets.prepare, { params: user(), body });
const imported = async (bytes: string, decimal?: 'point' | 'comma') => prepare(await given(bytes, decimal));

/** Edits cells of a workbook and saves it as LibreOffice does: with its texts in a table of their own. */
function edited(bytes: Buffer, edit: (rows: (string | number | null)[][]) => void): string {
  const book = read(bytes, { type: 'buffer' });
  const rows = utils.sheet_to_json<(string | number | null)[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, {
    header: 1,
    defval: null,
  });
  edit(rows);
  const saved = utils.book_new();
  utils.book_append_sheet(saved, utils.aoa_to_sheet(rows), 'Sheet1');
  return base64(write(saved, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true }) as Buffer);
}

const detailOf = (at: number) =>
  as().call(products.get, { params: { ...user(), platform: 'ebay', itemId: items[at]?.itemId ?? 0 } });

describe('a file of products', () => {
  it('changes nothing as it was exported, and exactly the cells that were edited, with one consent and one undo', async () => {
    for (const [format, decimal] of [
      ['csv', 'point'],
      ['csv', 'comma'],
      ['xlsx', 'point'],
    ] as const) {
      const same = await imported(base64(await exported(format, decimal)), decimal);
      expect(same).toMatchObject({ change: null, cells: 0, unchanged: ITEMS, leftOut: 0 });
    }
    const file = edited(await exported('xlsx'), (rows) => {
      for (const row of rows.slice(1, 126)) {
        row[4] = Number(row[4]) + 1;
        row[5] = 3.3;
        row[6] = 29.9;
        row[7] = `Holzzug ${String(row[1])}`;
      }
    });
    const preview = await imported(file);
    expect(preview).toMatchObject({ cells: 500, unchanged: 75, leftOut: 0, change: { state: 'ready', expected: 500 } });
    const changeId = preview.change?.changeId ?? 0;
    const at = { ...user(), changeId };
    const stock = (await detailOf(0)).units[0]?.onHand ?? 0;
    await as().call(changes.confirm, { params: at, body: { expected: 500 } });
    await server.runJob('changes.work', { userId: owner.userId, changeId });
    expect((await as().call(changes.get, { params: at })).counts).toMatchObject({ done: 500, skipped: 0, failed: 0 });
    expect((await detailOf(0)).units[0]?.onHand).toBe(stock + 1);
    const ofItem = { params: { ...user(), itemId: items[0]?.itemId ?? 0 } };
    expect((await as().call(costs.listOfItem, ofItem)).list.map(({ cost }) => cost)).toEqual([money(330, 'GBP')]);
    const again = (await exported('csv')).toString().split('\r\n')[1]?.split(',').slice(4, 8);
    expect(again).toEqual([String(stock + 1), '3.30', '29.90', 'Holzzug S-0']);
    expect(await imported(file)).toMatchObject({ change: null, unchanged: ITEMS });
    const undo = await as().call(changes.undo, { params: at });
    const undone = { ...user(), changeId: undo.changeId };
    await server.runJob('changes.work', { userId: owner.userId, changeId: undo.changeId });
    await as().call(changes.confirm, { params: undone, body: { expected: 500 } });
    await server.runJob('changes.work', { userId: owner.userId, changeId: undo.changeId });
    expect((await detailOf(0)).units[0]?.onHand).toBe(stock);
    expect((await imported(file)).cells).toBe(500);
  });

  it('leaves out each wrong row with its reason, and carries out the others', async () => {
    const id = (at: number) => String(items[at]?.itemId ?? 0);
    const lines = [
      'Quayside-ID;SKU;Bestand;Kosten;Manueller Preis DE (EUR);Titel UK;Titel DE',
      `${id(0)};S-0;7;;;;`,
      ';;5;;;;',
      ';NONE;5;;;;',
      `${id(1)};S-2;5;;;;`,
      `${id(0)};S-0;8;;;;`,
      `${id(2)};;viele;;;;`,
      `${id(3)};;[clear];;;;`,
      `${id(4)};;;-3;;;`,
      `${id(5)};;;;=1+1;;`,
      `${id(6)};;;;12,345;;`,
      `${id(7)};;;;;Train;`,
      `${id(8)};;;;#NV;;`,
      `${id(9)};;;;19,90;;`,
      ';S-10;;;[clear];;',
      `${id(11)};;;;;;"Zug; rot"`,
    ];
    const body = await given(base64(lines.join('\r\n')), 'comma');
    const preview = await prepare(body);
    expect(preview.errors.map(({ row, code }) => [row, code])).toEqual([
      [3, 'no_item'],
      [4, 'item_unknown'],
      [5, 'names_differ'],
      [6, 'twice'],
      [7, 'number_unreadable'],
      [8, 'cannot_clear'],
      [9, 'number_impossible'],
      [10, 'formula'],
      [11, 'number_unreadable'],
      [12, 'site_not_sold'],
      [13, 'formula_error'],
    ]);
    expect(preview).toMatchObject({ cells: 3, unchanged: 1, leftOut: 11, encoding: 'utf-8' });
    const report = (await as().send(sheets.writeErrors, { params: user(), body })).body.split('\r\n');
    expect(report[0]).toBe(`\uFEFF${lines[0]};Reason`);
    expect(report[1]).toBe(';;5;;;;;The row names no product.');
    expect(report).toHaveLength(13);
    const at = { ...user(), changeId: preview.change?.changeId ?? 0 };
    expect(await as().call(changes.confirm, { params: at, body: { expected: 3 } })).toMatchObject({
      counts: { done: 3 },
    });
    expect((await detailOf(0)).units[0]?.onHand).toBe(7);
    expect(await as().call(sheets.readHead, { params: user(), body: { bytes: body.bytes } })).toMatchObject({
      isRemembered: true,
      decimal: 'comma',
    });
  });

  it('is refused with its reason if it cannot be read, and nothing changes', async () => {
    const codeOf = async (bytes: string) =>
      (await as().call(sheets.readHead, { params: user(), body: { bytes } })).problem?.code;
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(210_000_000) }, { level: 9 });
    expect(await codeOf(base64(bomb))).toBe('workbook_bomb');
    expect(await codeOf(base64(zipSync({ 'notes.txt': strToU8('hello') })))).toBe('workbook_broken');
    expect(await codeOf(base64(Buffer.from([0, 1, 2, 3, 0, 255, 7])))).toBe('not_text');
    expect(await codeOf(base64('sku,stock\n"S-1,3\n'))).toBe('quote_open');
    const columns = [{ heading: 'stock', column: 'stock' as const }];
    const nameless = await prepare({ bytes: base64('stock\n3'), decimal: 'point', columns });
    expect(nameless).toMatchObject({ change: null, errors: [{ row: 0, code: 'columns' }] });
    const twins = [...columns, { heading: 'sku', column: 'sku' as const }];
    const double = await prepare({ bytes: base64('sku,stock\nS-1,3\nS-1,4'), decimal: 'point', columns: twins });
    expect(double).toMatchObject({ cells: 1, errors: [{ row: 3, code: 'twice' }] });
  });
});
