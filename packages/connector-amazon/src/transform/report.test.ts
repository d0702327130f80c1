import { describe, expect, it } from 'vitest';
import { readReport } from './report.ts';

/** A report that arrives in chunks with arbitrary boundaries. */
async function* parts(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += 7) yield text.slice(from, from + 7);
}
const text = (...lines: string[][]) => parts(lines.map((cells) => cells.join('\t')).join('\r\n'));

describe('the listings report', () => {
  it('is read by column names, whatever their order and number', async () => {
    const { rows } = await readReport(
      'UK',
      text(
        ['status', 'price', 'seller-sku', 'something-new', 'quantity', 'fulfillment-channel', 'item-name'],
        ['Active', '12.50', 'A-1', '?', '7', 'DEFAULT', 'Café “au lait”'],
        ['Inactive', '3', 'A-2', '?', '0', 'DEFAULT', 'Ended'],
      ),
    );
    expect(rows).toEqual([
      {
        sku: 'A-1',
        title: 'Café “au lait”',
        price: { minor: 1_250, currency: 'GBP' },
        quantity: 7,
        isFulfilledByAmazon: false,
        isActive: true,
      },
      expect.objectContaining({ sku: 'A-2', isActive: false, price: { minor: 300, currency: 'GBP' } }),
    ]);
  });

  it('recognizes FBA goods and parents of variations by their empty columns', async () => {
    const {
      rows: [fba, parent],
    } = await readReport(
      'DE',
      text(
        ['seller-sku', 'price', 'quantity', 'fulfillment-channel'],
        ['FBA', '9.99', '', 'AMAZON_EU'],
        ['PARENT', '', '', 'DEFAULT'],
      ),
    );
    expect(fba).toMatchObject({ quantity: undefined, isFulfilledByAmazon: true, price: { currency: 'EUR' } });
    expect(parent).toMatchObject({ price: undefined, quantity: undefined, isFulfilledByAmazon: false });
  });

  it('skips a byte order mark and an empty last line, and names a row without a SKU by its line', async () => {
    const { rows, unreadable } = await readReport(
      'UK',
      parts('\uFEFFseller-sku\titem-name\tprice\tquantity\nA\tMug\t1.00\t2\n\tJug\t2.00\t3\n\n'),
    );
    expect(rows.map(({ sku }) => sku)).toEqual(['A']);
    expect(unreadable).toEqual([{ externalId: null, sku: null, problem: 'sku', value: 'Jug', row: 3 }]);
  });

  const header = ['seller-sku', 'price', 'quantity', 'fulfillment-channel', 'status'];

  it.each([
    ['a decimal comma', ['A', '24,90', '3', 'DEFAULT', 'Active'], { problem: 'price', value: '24,90', quantity: 3 }],
    ['groups', ['A', '1.045,90', '3', 'DEFAULT', 'Active'], { problem: 'price', value: '1.045,90', quantity: 3 }],
    ['a currency', ['A', '£24.90', '3', 'DEFAULT', 'Active'], { problem: 'price', value: '£24.90', quantity: 3 }],
    ['a negative price', ['A', '-5.00', '3', 'DEFAULT', 'Active'], { problem: 'price', value: '-5.00', quantity: 3 }],
    ['no price', ['A', '', '3', 'DEFAULT', 'Active'], { problem: 'price', value: '', quantity: 3 }],
    ['a negative quantity', ['A', '9.90', '-2', 'DEFAULT', 'Active'], { problem: 'quantity', value: '-2' }],
    ['half a piece', ['A', '9.90', '2.5', 'DEFAULT', 'Active'], { problem: 'quantity', value: '2.5' }],
    ['no quantity', ['A', '9.90', '', 'DEFAULT', 'Active'], { problem: 'quantity', value: '' }],
    ['another language', ['A', '9.90', '3', 'DEFAULT', 'Aktiv'], { problem: 'status', value: 'Aktiv', quantity: 3 }],
    ['FBA goods', ['A', '9,90', '', 'AMAZON_EU', 'Active'], { problem: 'price', value: '9,90' }],
    ['a row that was cut off', ['A', '9.90'], { problem: 'row', value: 'A 9.90' }],
  ])('names what cannot be read, and keeps a readable quantity: %s', async (_what, cells, expected) => {
    const { rows, unreadable } = await readReport('UK', text(header, cells, ['B', '1.00', '1', 'DEFAULT', 'Active']));
    expect(unreadable).toEqual([{ externalId: 'A', sku: 'A', row: 2, ...expected }]);
    expect(rows.map(({ sku }) => sku)).toEqual(['B']);
  });

  it('names a row that a tab in a title has moved, and takes nothing of it for another SKU', async () => {
    const moved = ['Mug', 'red', 'A', '9.90', '3', 'DEFAULT', 'Active'];
    const whole = ['Jug', 'B', '1.00', '1', 'DEFAULT', 'Active', ''];
    const { rows, unreadable } = await readReport('UK', text(['item-name', ...header], moved, whole));
    const value = 'Mug red A 9.90 3 DEFAULT Active';
    expect(unreadable).toEqual([{ externalId: null, sku: null, problem: 'row', value, row: 2 }]);
    expect(rows.map(({ sku }) => sku)).toEqual(['B']);
  });

  it('with a header in another language is not read as an empty shop: it says which columns are missing', async () => {
    const german = readReport('DE', text(['Händler-SKU', 'Preis', 'Menge'], ['A', '9.90', '3']));
    await expect(german).rejects.toMatchObject({
      kind: 'rejected',
      code: 'REPORT_COLUMNS',
      field: 'seller-sku, price, quantity',
      message: expect.stringContaining('händler-sku, preis, menge'),
    });
  });

  it('counts the lowest quantity of two rows with one SKU', async () => {
    const { rows } = await readReport(
      'UK',
      text(header, ['A', '9.90', '3', 'DEFAULT', 'Active'], ['A', '9.90', '1', 'DEFAULT', 'Active']),
    );
    expect(rows).toMatchObject([{ sku: 'A', quantity: 1 }]);
  });
});
