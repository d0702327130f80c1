import { read, utils } from '@e965/xlsx';
import { type SheetInput, sheets } from '@quayside/contract';
import { money } from '@quayside/kernel';
import type { SheetColumn } from '@quayside/kernel/sheets';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Item } from '../products/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let items: Item[];
const COLUMNS: readonly SheetColumn[] = ['id', 'sku', 'title', 'price', 'currency', 'stock', 'manual.DE', 'state.DE'];

beforeEach(async () => {
  owner = await buildOwner(database.db);
  const account = await buildAccount(database.db, owner.userId, { homeSite: 'UK' });
  items = await buildItems(database.db, account, [
    { sku: 'A-1', title: 'Harbour train', price: money(2_499, 'GBP'), quantity: 3 },
    { sku: '=2+3', title: '=SUM(A1)', price: money(1_900, 'GBP') },
    { sku: 'C-3', title: 'Garden bench', price: money(999, 'GBP') },
  ]);
});

const params = () => ({ id: owner.userId, platform: 'all' as const });
const asked = (input: Partial<SheetInput>) => ({
  params: params(),
  body: { filter: {}, format: 'csv' as const, columns: COLUMNS, decimal: 'point' as const, ...input },
});
const written = (input: Partial<SheetInput>) => server.as(owner).send(sheets.write, asked(input));

describe('products as a file', () => {
  it('are those of a view or a selection, with the columns and decimals that are asked for, and without formulas', async () => {
    const { body, headers } = await written({ filter: { query: 'harbour' }, decimal: 'comma' });
    expect(headers['content-type']).toContain('text/csv');
    expect(body.split('\r\n')).toEqual([
      '\uFEFFQuayside ID;SKU;Title at home;Price at home;Currency;Stock on hand;Manual price DE (EUR);State DE',
      `${items[0]?.itemId};A-1;Harbour train;"24,99";GBP;3;;Not listed`,
      '',
    ]);
    const chosen = { itemIds: [items[1]?.itemId ?? 0], filter: undefined, columns: ['sku', 'title', 'price'] as const };
    expect((await written(chosen)).body).toBe("\uFEFFSKU,Title at home,Price at home\r\n'=2+3,'=SUM(A1),19.00\r\n");
  });

  it('are a workbook with numbers as numbers and texts as texts', async () => {
    const { rawPayload } = await written({ format: 'xlsx' });
    const book = read(rawPayload, { type: 'buffer' });
    const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
    expect(rows).toHaveLength(4);
    expect(rows[1]?.slice(1, 6)).toEqual(['A-1', 'Harbour train', 24.99, 'GBP', 3]);
    expect(rows[2]?.slice(1, 4)).toEqual(["'=2+3", "'=SUM(A1)", 19]);
  });

  it('are refused if none is selected, or another seller’s', async () => {
    const none = server.as(owner).refused(sheets.write, asked({ itemIds: [], filter: undefined }));
    expect(await none).toMatchObject({ error: 'nothing_selected' });
    const stranger = await buildOwner(database.db);
    const theirs = {
      params: { id: stranger.userId, platform: 'all' as const },
      body: asked({ itemIds: [items[0]?.itemId ?? 0] }).body,
    };
    expect(await server.as(stranger).refused(sheets.write, theirs)).toMatchObject({ error: 'item_not_in_selection' });
  });
});
