import { createEbayConnector } from '@quayside/connector-ebay';
import { blacklist, history, siteTitles, type TitleImportPreview } from '@quayside/contract';
import Papa from 'papaparse';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { recountTitles, storedTotals } from '../../../test/recount-titles.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';
import type { Item } from '../products/index.ts';

const database = useTestDatabase();
const sandbox = useTestSandbox({ catalogue: [] });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });

let owner: TestLogin;
let account: Account;
let items: Item[];
const place = () => ({ id: owner.userId, accountId: account.accountId, site: 'DE' as const });
const as = () => server.as(owner);

async function make() {
  await as().call(siteTitles.make, { params: place(), body: { again: true } });
  await server.runJob('translations.make-titles', { userId: owner.userId, accountId: account.accountId, site: 'DE' });
}
const rows = async () => (await as().call(siteTitles.list, { params: place(), query: {} })).list;
const exported = async () => (await as().send(siteTitles.exportCsv, { params: place() })).body;
const preview = (csv: string) => as().call(siteTitles.previewImport, { params: place(), body: { csv } });
const store = (csv: string, { changed }: Pick<TitleImportPreview, 'changed'>) =>
  as().call(siteTitles.importCsv, { params: place(), body: { csv, expected: changed } });
const fileOf = (...lines: readonly (readonly [string, string])[]) =>
  ['sku,translated_title', ...lines.map(([sku, title]) => `"${sku}","${title.replaceAll('"', '""')}"`)].join('\r\n');
const codesOf = ({ errors }: TitleImportPreview) => errors.map(({ row, code }) => [row, code]);

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
  items = await buildItems(database.db, account, [
    { sku: 'A-1', title: 'Harbour Frobnicator Train 30cm', brand: 'Harbour', attributes: {} },
    { sku: '=2+3', title: '=Harbour, "Train" 40cm', brand: 'Harbour', attributes: {} },
    { sku: 'C-3', title: 'Harbour XB-1000 50cm', brand: 'Harbour', attributes: {} },
  ]);
  await make();
});

afterEach(async () => {
  // The stored totals are right after every kind of change.
  expect(await storedTotals(database, owner.userId)).toEqual(await recountTitles(database, owner.userId));
});

describe('a file of titles', () => {
  it('has a row for each item, runs no formula, and importing it again changes nothing', async () => {
    const csv = await exported();
    const [head, ...lines] = Papa.parse<string[]>(csv.slice(1), { skipEmptyLines: true }).data;
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(head).toEqual(['sku', 'source_title', 'translated_title', 'limit', 'state']);
    expect(lines.map(([sku]) => sku)).toEqual(['A-1', "'=2+3", 'C-3']);
    for (const cells of lines) {
      expect(cells[3]).toBe('80');
      for (const cell of cells) expect(cell).not.toMatch(/^[=+@\t\r]/);
    }
    expect(await preview(csv)).toEqual({
      ...{ changed: 0, unchanged: 3, live: 0, encoding: 'utf-8' },
      ...{ examples: [], leftOut: 0, errors: [] },
    });
  });

  it('writes the seller’s own titles, with their history, and updates live listings', async () => {
    const [first] = items;
    if (!first) throw new Error('No item');
    await buildListing(database.db, account, first, { site: 'DE', state: 'L', title: 'Alt' });
    const csv = fileOf(
      ['A-1', '  Zug   von Harbour 30cm '],
      ['=2+3', 'Harbour Zug 40cm'],
      ['C-3', 'Harbour XB-1000 50cm'],
    );
    const shown = await preview(csv);
    expect(shown).toMatchObject({ changed: 2, unchanged: 1, live: 1, errors: [] });
    expect(shown.examples.map(({ sku, after }) => [sku, after])).toEqual([
      ['A-1', 'Zug von Harbour 30cm'],
      ['=2+3', 'Harbour Zug 40cm'],
    ]);
    expect((await rows()).map(({ state }) => state)).not.toContain('own');
    expect(await store(csv, shown)).toMatchObject({ state: 'done', counts: { done: 2 } });
    expect((await rows()).map(({ sku, title, state }) => [sku, title, state])).toEqual([
      ['A-1', 'Zug von Harbour 30cm', 'own'],
      ['=2+3', 'Harbour Zug 40cm', 'own'],
      ['C-3', expect.any(String), 'ready'],
    ]);
    const { list: entries } = await as().call(history.list, {
      params: { id: owner.userId },
      query: { itemId: first.itemId },
    });
    expect(entries.find(({ why }) => why === 'title_written')).toMatchObject({
      before: null,
      after: 'Zug von Harbour 30cm',
    });
    const live = await database.db
      .selectFrom('listings')
      .select(['title', 'title_label'])
      .where('item_id', '=', first.itemId)
      .where('user_id', '=', owner.userId)
      .execute();
    expect(live).toEqual([{ title: 'Zug von Harbour 30cm', title_label: 'human' }]);
    expect(await preview(csv)).toMatchObject({ changed: 0, unchanged: 3 });
  });

  it('has its titles remembered for items that differ only in their numbers', async () => {
    const csv = fileOf(['A-1', 'Harbour Zugding 30cm']);
    await store(csv, await preview(csv));
    const [sibling] = await buildItems(database.db, account, [
      { sku: 'A-2', title: 'Harbour Frobnicator Train 60cm', brand: 'Harbour', attributes: {} },
    ]);
    await make();
    expect((await rows()).find(({ itemId }) => itemId === sibling?.itemId)).toMatchObject({
      title: 'Harbour Zugding 60cm',
      label: 'memory',
    });
  });

  it('reports every invalid row, and imports the others', async () => {
    await as().call(blacklist.create, {
      params: { id: owner.userId, platform: 'ebay' },
      body: { keywords: ['verboten'], match: 'word', language: 'de', fields: ['title'], exceptions: [] },
    });
    const csv = [
      'translated_title;sku;note',
      'Zug;X-9;unknown',
      `${'x'.repeat(81)};A-1;long`,
      ';C-3;empty',
      'Ein Verboten Zug;=2+3;word',
      'Zug;A-1;second row of the sku',
      'Zug;Q;a;b',
    ].join('\n');
    const shown = await preview(csv);
    expect(codesOf(shown)).toEqual([
      [2, 'sku_unknown'],
      [3, 'too_long'],
      [4, 'empty'],
      [5, 'forbidden_word'],
      [6, 'twice'],
      [7, 'uneven'],
    ]);
    expect(shown.errors.find(({ code }) => code === 'forbidden_word')?.word).toBe('verboten');
    const good = `${csv}\nC-3 Zug;C-3;`;
    expect(codesOf(await preview(good))).toContainEqual([8, 'twice']);
    expect(codesOf(await preview('sku,titel\nA-1,Zug'))).toEqual([[1, 'columns']]);
  });

  it('reports a title that another item already has, or gets from the file, but lets two items swap theirs', async () => {
    const [first, , third] = items;
    if (!first || !third) throw new Error('No items');
    await buildListing(database.db, account, third, { site: 'DE', state: 'L', title: 'Zug Drei' });
    expect(codesOf(await preview(fileOf(['A-1', 'ZUG DREI'])))).toEqual([[2, 'duplicate']]);
    expect(codesOf(await preview(fileOf(['A-1', 'Zug'], ['=2+3', 'zug'])))).toEqual([[3, 'duplicate']]);
    const away = fileOf(['A-1', 'Zug Drei'], ['C-3', 'Ganz anders']);
    expect(await preview(away)).toMatchObject({ changed: 2, errors: [] });
    // The third keeps its title because its new one is too long, so the first cannot have that title.
    const stays = fileOf(['A-1', 'Zug Drei'], ['C-3', 'x'.repeat(81)]);
    expect(codesOf(await preview(stays))).toEqual([
      [2, 'duplicate'],
      [3, 'too_long'],
    ]);
    const swap = fileOf(['A-1', 'Eins'], ['C-3', 'Drei']);
    await store(swap, await preview(swap));
    const back = fileOf(['A-1', 'Drei'], ['C-3', 'Eins']);
    expect(await store(back, await preview(back))).toMatchObject({ state: 'done', counts: { done: 2 } });
    expect((await rows()).map(({ title }) => title)).toEqual(['Drei', null, 'Eins']);
  });

  it('is refused where a spreadsheet has destroyed a SKU, or the title at home is another item’s', async () => {
    await buildItems(database.db, account, [
      { sku: '0001234', title: 'Harbour red train', brand: 'Harbour' },
      { sku: '1234', title: 'Harbour blue boat', brand: 'Harbour' },
      { sku: '00077', title: 'Harbour green bus', brand: 'Harbour' },
    ]);
    const csv = [
      'sku;source_title;translated_title',
      '1234;Harbour red train;Roter Zug',
      '77;Harbour green bus;Grüner Bus',
      '3,40434E+19;;Zug',
      "'0001234;Harbour  red train;Roter Zug",
    ].join('\r');
    const shown = await preview(csv);
    expect(shown.errors).toEqual([
      { row: 2, column: 'source_title', value: 'Harbour red train', code: 'source_title', sku: '1234' },
      { row: 3, column: 'sku', value: '77', code: 'zeros_lost', sku: '77' },
      { row: 4, column: 'sku', value: '3,40434E+19', code: 'number_shortened', sku: '3,40434E+19' },
    ]);
    expect(shown.examples.map(({ sku, after }) => [sku, after])).toEqual([['0001234', 'Roter Zug']]);
  });

  it('reports a SKU that several items have', async () => {
    await buildItems(database.db, account, [{ sku: 'A-1', title: 'Another train', brand: 'Harbour' }]);
    expect(codesOf(await preview(fileOf(['A-1', 'Zug'])))).toEqual([[2, 'sku_ambiguous']]);
  });

  it('is rejected if it would change a different number of titles than the seller was shown', async () => {
    const csv = fileOf(['A-1', 'Zug eins'], ['C-3', 'Zug drei']);
    const shown = await preview(csv);
    const one = fileOf(['A-1', 'Zug eins']);
    await store(one, await preview(one));
    const body = { csv, expected: shown.changed };
    const refusal = await as().refused(siteTitles.importCsv, { params: place(), body });
    expect(refusal).toMatchObject({ status: 409, error: 'titles_changed' });
    expect((await rows()).map(({ state }) => state)).toEqual(['own', expect.any(String), 'ready']);
  });

  it('never affects another seller’s items', async () => {
    const other = await buildOwner(database.db);
    const foreign = await buildAccount(database.db, other.userId);
    await buildItems(database.db, foreign, [{ sku: 'F-1', title: 'Foreign train' }]);
    expect(codesOf(await preview(fileOf(['F-1', 'Zug'])))).toEqual([[2, 'sku_unknown']]);
  });
});
