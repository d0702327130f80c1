import { deflateRawSync, gzipSync } from 'node:zlib';
import { withTemporaryFile } from '@quayside/connector-kit';
import { describe, expect, it } from 'vitest';
import { unpackReport } from './archive.ts';
import { toSnapshot } from './report.ts';

const report = `<?xml version="1.0" encoding="UTF-8"?><ActiveInventoryReport xmlns="urn:ebay:apis:eBLBaseComponents">
<SKUDetails><SKU>A-1</SKU><ItemID>110</ItemID><Price currencyID="GBP">4.9</Price><Quantity>7</Quantity></SKUDetails>
<SKUDetails><SKU>B</SKU><ItemID>111</ItemID><Price currencyID="GBP">5.00</Price><Quantity>5</Quantity><Variations>
  <Variation><SKU>B-S</SKU><Price currencyID="GBP">5.00</Price><Quantity>2</Quantity></Variation>
  <Variation><SKU>B-M</SKU><Price currencyID="GBP">6.00</Price><Quantity>3</Quantity></Variation></Variations></SKUDetails>
<SKUDetails><SKU>PL</SKU><ItemID>112</ItemID><Price currencyID="PLN">9.00</Price><Quantity>1</Quantity></SKUDetails>
</ActiveInventoryReport>`;

const rows = [
  { externalId: '110', sku: 'A-1', isVariant: false, price: { minor: 490, currency: 'GBP' }, quantity: 7 },
  { externalId: '111', sku: 'B-S', isVariant: true, price: { minor: 500, currency: 'GBP' }, quantity: 2 },
  { externalId: '111', sku: 'B-M', isVariant: true, price: { minor: 600, currency: 'GBP' }, quantity: 3 },
];

const polish = { externalId: '112', sku: 'PL', problem: 'currency', value: '9.00 PLN', row: 3, quantity: 1 };
const snapshot = { rows, unreadable: [polish] };

/** A zip archive with one deflated file, built by the format's specification. */
function zip(content: string): Buffer {
  const name = Buffer.from('report.xml');
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}

/** A document that arrives in chunks with arbitrary boundaries. */
async function* parts(document: string): AsyncGenerator<string> {
  for (let from = 0; from < document.length; from += 11) yield document.slice(from, from + 11);
}

/** Rows of a result file with these bytes. */
const rowsOf = (bytes: Uint8Array) =>
  withTemporaryFile(async (file) => {
    await file.writeFile(bytes);
    return toSnapshot('UK', await unpackReport(file));
  });

describe('the active inventory report', () => {
  it('has a row for each unit, and names those whose price cannot be read', async () => {
    expect(await toSnapshot('UK', parts(report))).toEqual(snapshot);
  });

  it('is also read inside the bulk exchange envelope', async () => {
    const inner = report.slice(report.indexOf('<ActiveInventoryReport'));
    const wrapped = `<BulkDataExchangeResponses>${inner}</BulkDataExchangeResponses>`;
    expect(await toSnapshot('UK', parts(wrapped))).toEqual(snapshot);
  });

  it.each([
    ['gzip', gzipSync(report)],
    ['zip', zip(report)],
    ['plain text', Buffer.from(report)],
  ])('arrives as %s', async (_name, bytes) => {
    expect(await rowsOf(bytes)).toEqual(snapshot);
  });

  it.each([
    ['gzip', gzipSync(report).subarray(0, 60)],
    ['a ZIP archive without its end', zip(report).subarray(0, 200)],
    ['a ZIP archive whose file is truncated', Buffer.concat([zip(report.slice(0, 400))])],
    ['plain text', Buffer.from(report.slice(0, 400))],
    ['another document', Buffer.from('<html></html>')],
  ])('that was truncated is not read as a smaller shop: %s', async (_name, bytes) => {
    await expect(rowsOf(bytes)).rejects.toMatchObject({ name: 'ConnectorError', kind: 'unavailable' });
  });

  it('that expands beyond the limit is aborted', async () => {
    const entry = '<SKUDetails><SKU>A</SKU></SKUDetails>';
    const part = gzipSync(Buffer.from(`${entry.repeat(20_000)}${' '.repeat(300_000)}`));
    const bomb = Buffer.concat(Array.from({ length: 600 }, () => part));
    await expect(rowsOf(bomb)).rejects.toMatchObject({ name: 'ConnectorError', kind: 'unavailable' });
  });
});
