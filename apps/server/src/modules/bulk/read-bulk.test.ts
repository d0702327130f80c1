import { MAX_BULK_ROWS } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { readBulk } from './read-bulk.ts';

const csv = (text: string) => readBulk({ text }, ['DE']);
const list = (text: string) => readBulk({ text, isList: true }, ['DE']);

describe('a file of a bulk request', () => {
  it('names items by number, SKU or address, with sites of its own or the chosen ones', () => {
    const { rows, problems } = csv(
      'Item number;Custom label (SKU);URL;Sites\n110000000001;;;FR, IT\n;A-1;;\n;;https://www.ebay.co.uk/itm/x/110000000002;UK\n',
    );
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      { row: 2, name: '110000000001', named: { item: '110000000001' }, isEither: false, sites: ['FR', 'IT'] },
      { row: 3, name: 'A-1', named: { sku: 'A-1' }, isEither: false, sites: ['DE'] },
      {
        row: 4,
        name: 'https://www.ebay.co.uk/itm/x/110000000002',
        named: { address: '110000000002' },
        isEither: false,
        sites: ['UK'],
      },
    ]);
  });

  it.each([
    ['item;sites\n;DE', 'no_item'],
    ['item;sites\n1,10123E+11;DE', 'number_shortened'],
    ['item;sites\n110000000001;Atlantis', 'site_unknown'],
    ['address;sites\nhttps://www.ebay.de/usr/me;DE', 'address_unreadable'],
    ['item;sites\n110000000001;DE;more', 'uneven'],
    ['name;sites\nA;DE', 'columns'],
    ['sites\nDE', 'columns'],
  ])('names the problem of %j: %s', (text, problem) => {
    const read = csv(text);
    expect(read.rows).toEqual([]);
    expect(read.problems).toMatchObject([{ problem }]);
  });

  it('leaves out a row without sites if none is chosen', () => {
    const read = readBulk({ text: 'sku\nA-1' }, []);
    expect(read).toMatchObject({ rows: [], problems: [{ row: 2, problem: 'no_site', name: 'A-1' }] });
  });

  it('is refused if it has more rows than a request can have', () => {
    const rows = `sku\n${'A\n'.repeat(MAX_BULK_ROWS + 1)}`;
    expect(() => csv(rows)).toThrow(expect.objectContaining({ code: 'bulk_too_long' }));
  });
});

describe('a pasted list', () => {
  it('has an item in each line, which a number may name by itself or as a SKU', () => {
    const { rows, problems } = list('110000000001\r\nA-1, FR IT\n\nhttps://www.ebay.de/itm/110000000002\tES\n');
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([
      { row: 1, named: { item: '110000000001' }, isEither: true, sites: ['DE'] },
      { row: 2, named: { sku: 'A-1' }, isEither: false, sites: ['FR', 'IT'] },
      { row: 4, named: { address: '110000000002' }, sites: ['ES'] },
    ]);
  });

  it('is read as a table if its first line names columns', () => {
    expect(list('sku\tsites\nA-1\tFR')).toMatchObject({ rows: [{ row: 2, named: { sku: 'A-1' }, sites: ['FR'] }] });
  });

  it('names the problem of a line with what stands there', () => {
    expect(list('A-1, XX\n, DE').problems).toEqual([
      { row: 1, name: 'A-1', problem: 'site_unknown', column: null, value: 'XX' },
      { row: 2, name: '', problem: 'no_item', column: null, value: '' },
    ]);
  });
});
