import { expect, it } from 'vitest';
import { readPieces, readShipmentFile } from './shipment-file.ts';

const first = (text: string) => readShipmentFile({ text }).rows[0];

it('reads semicolons, commas and tabs, a byte order mark, quotes, and columns in any order', () => {
  const wanted = { order: '12-1', sku: 'A;1', quantity: '2', carrier: 'DHL', tracking: 'JD1' };
  expect(first('\uFEFForder;sku;quantity;carrier;tracking\r\n12-1;"A;1";2;DHL;JD1\r\n')).toMatchObject({
    row: 2,
    ...wanted,
  });
  expect(first('carrier,tracking number,order,qty,sku\nDHL,JD1,12-1,2,A;1')).toMatchObject(wanted);
  expect(first('order\tsku\tquantity\tcarrier\ttracking\r12-1\tA;1\t2\tDHL\tJD1')).toMatchObject(wanted);
  expect(first('order;carrier;tracking\n"say ""x""";DHL;JD1')).toMatchObject({
    order: 'say "x"',
    line: '',
    sku: '',
    quantity: '',
  });
});

it.each([
  ['German', 'Bestellnummer;Artikelnummer;Menge;Versanddienst;Sendungsnummer'],
  ['French', 'N° de commande;Référence;Quantité;Transporteur;Numéro de suivi'],
  ['Italian', 'Numero ordine;Articolo;Quantità;Corriere;Numero di tracciamento'],
  ['Spanish', 'Número de pedido;Artículo;Cantidad;Transportista;Número de seguimiento'],
  ['Chinese', '订单号;商品;数量;承运商;运单号'],
])('recognizes the names of columns in %s', (_language, head) => {
  expect(first(`${head}\n1;2;3;4;5`)).toMatchObject({
    order: '1',
    sku: '2',
    quantity: '3',
    carrier: '4',
    tracking: '5',
  });
});

it('reads the file by which sellers confirm shipments at Amazon', () => {
  const head = 'order-id\torder-item-id\tquantity\tship-date\tcarrier-code\tcarrier-name\ttracking-number\tship-method';
  expect(first(`${head}\n026-1\t550\t1\t2026-11-30\tDHL\t\tJD1\t`)).toMatchObject({
    ...{ order: '026-1', line: '550', quantity: '1', carrier: 'DHL', tracking: 'JD1' },
  });
});

it('skips empty rows, counts rows as the file does, and leaves out a row with too many cells', () => {
  const { rows, problems } = readShipmentFile({ text: 'order;carrier;tracking\n\n1;DHL;A\n;;\n2;DHL;B;extra' });
  expect(rows.map(({ row }) => row)).toEqual([3]);
  expect(problems).toEqual([{ row: 5, column: null, value: 'extra', code: 'uneven', order: '' }]);
});

it('leaves alone rows in which nothing is entered, and counts them', () => {
  const { rows, unfilled, problems } = readShipmentFile({
    text: 'order;line;sku;title;quantity;carrier;tracking\n1;11;A;Kite;1;;\n2;12;B;Top;1;DHL;JD1\n3;13;C;Set;2;DHL;\n',
  });
  expect(rows.map(({ order, line, sku }) => [order, line, sku])).toEqual([
    ['2', '12', 'B'],
    ['3', '13', 'C'],
  ]);
  expect([unfilled, problems]).toEqual([1, []]);
});

it.each([
  '',
  'order;carrier\n1;DHL',
  'order;carrier;tracking',
  'order;order;carrier;tracking\n1;1;DHL;A',
  'PK\u0003\u0004',
])('rejects %j, which is not a shipment file', (text) => {
  expect(() => readShipmentFile({ text })).toThrow('shipment_file_unreadable');
});

it('accepts only whole pieces, with a decimal comma or point', () => {
  expect(['2', '2,0', '2.00', '10'].map(readPieces)).toEqual([2, 2, 2, 10]);
  expect(['0', '2,5', '1.5', '-1', '1e3', 'two', '1 000', '12345678'].map(readPieces)).toEqual(
    Array(8).fill(undefined),
  );
});
