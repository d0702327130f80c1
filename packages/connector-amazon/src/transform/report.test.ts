import { describe, expect, it } from 'vitest';
import { readReport } from './report.ts';

/** A report that arrives in chunks with arbitrary boundaries. */
async function* parts(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += 7) yield text.slice(from, from + 7);
}
const text = (...lines: string[][]) => parts(lines.map((cells) => cells.join('\t')).join('\r\n'));

describe('the listings report', () => {
  it('is read by column names, whatever their order and number', async () => {
    const rows = await readReport(
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
    const [fba, parent] = await readReport(
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

  it('skips a byte order mark, an empty last line and rows without a SKU', async () => {
    const rows = await readReport('UK', parts('\uFEFFseller-sku\tprice\nA\t1.00\n\t2.00\n'));
    expect(rows.map(({ sku }) => sku)).toEqual(['A']);
  });
});
