import type { Platform } from '@quayside/kernel';
import { expect, it } from 'vitest';
import type { ShipmentView } from '../dispatch/index.ts';
import type { OrderFacts, OrderLineOfAction } from '../orders/index.ts';
import { planShipments } from './plan-shipments.ts';
import { readShipmentFile } from './shipment-file.ts';

const order = (orderId: number, externalId: string, platform: Platform = 'ebay') =>
  ({ orderId, externalId, platform, status: 'paid' }) as OrderFacts;
const line = (orderId: number, lineId: number, sku: string, quantity: number) =>
  ({ orderId, lineId, sku, quantity, externalId: `L${lineId}`, title: sku, state: 'open' }) as OrderLineOfAction;

const ground = {
  orders: [
    order(1, 'E-1'),
    order(2, 'A-1', 'amazon'),
    order(3, 'C-1', 'cdiscount'),
    order(4, 'X'),
    order(5, 'X'),
    order(6, 'OLD'),
  ],
  lines: [
    line(1, 11, 'RED', 3),
    line(1, 12, 'BLUE', 1),
    line(2, 21, 'RED', 1),
    line(3, 31, 'RED', 2),
    line(6, 61, 'RED', 1),
  ],
  shipments: [] as ShipmentView[],
  isShippable: ({ externalId }: OrderFacts) => externalId !== 'OLD',
};

const rowsOf = (...rows: string[]) =>
  readShipmentFile({ text: `order;line;quantity;carrier;tracking\n${rows.join('\n')}` }).rows;
const plan = (...rows: string[]) => planShipments(rowsOf(...rows), ground);
const problemOf = (...rows: string[]) => plan(...rows).problems.map(({ row, code }) => [row, code]);

it('makes one shipment of an order’s rows with the same tracking number, and another of the next', () => {
  const { rows, pieces, shipments } = plan(
    'E-1;red;2;royal mail;AB 1',
    'E-1;BLUE;1;ROYAL_MAIL;ab-1',
    'E-1;RED;1;Royal Mail;AB2',
    'A-1;;;Royal Mail;AB3',
  );
  expect([rows, pieces]).toEqual([4, 5]);
  expect(
    shipments.map(({ order: { externalId }, number, carrier, lines }) => [externalId, number, carrier, lines]),
  ).toEqual([
    [
      'E-1',
      1,
      'Royal Mail',
      [
        { externalId: 'L11', quantity: 2 },
        { externalId: 'L12', quantity: 1 },
      ],
    ],
    ['E-1', 2, 'Royal Mail', [{ externalId: 'L11', quantity: 1 }]],
    ['A-1', 1, 'Royal Mail', [{ externalId: 'L21', quantity: 1 }]],
  ]);
});

it('reads a tracking number that is kept as a text, and says the column and the value of a bad one', () => {
  expect(plan('E-1;RED;1;DHL;"=""00340434161094042557"""', "A-1;RED;1;DHL;'0012").shipments).toMatchObject([
    { trackingNumber: '00340434161094042557' },
    { trackingNumber: '0012' },
  ]);
  expect(plan('E-1;RED;1;DHL;3,40434E+19').problems).toEqual([
    { row: 2, column: 'tracking', value: '3,40434E+19', code: 'number_shortened', order: 'E-1' },
  ]);
});

it('finds a line by the marketplace’s id, the seller’s SKU and the site’s, and by the SKU if a spreadsheet destroyed the id', () => {
  const own = {
    ...ground,
    lines: [{ ...line(1, 11, 'RED-DE', 2), home: { title: 'Red', sku: 'red-1', imageUrl: null } }],
  };
  const found = (row: string) =>
    planShipments(readShipmentFile({ text: `order;line;sku;carrier;tracking\n${row};DHL;A1` }).rows, own);
  for (const row of ['E-1;;RED-1', 'E-1;;red-de', 'E-1;L11;', 'E-1;L11;OTHER', 'E-1;1,00E+13;RED-1', 'E-1;RED-1;']) {
    expect(found(row).shipments, row).toMatchObject([{ lines: [{ externalId: 'L11', quantity: 2 }] }]);
  }
  expect(found('E-1;1,00E+13;').problems).toMatchObject([{ code: 'number_shortened', column: 'line' }]);
  const zeros = { ...ground, lines: [line(1, 11, '00123', 2)] };
  const lost = readShipmentFile({ text: 'order;sku;carrier;tracking\nE-1;123;DHL;A1\nE-1;23;DHL;A2' });
  expect(planShipments(lost.rows, zeros).problems.map(({ code }) => code)).toEqual(['zeros_lost', 'line_unknown']);
  expect(found('E-1;;GREEN').problems).toMatchObject([{ code: 'line_unknown', column: 'sku', value: 'GREEN' }]);
});

it.each([
  [';RED;1;DHL;A1', 'order_missing'],
  ['NOPE;RED;1;DHL;A1', 'order_unknown'],
  ['X;RED;1;DHL;A1', 'order_ambiguous'],
  ['OLD;RED;1;DHL;A1', 'order_not_shippable'],
  ['E-1;GREEN;1;DHL;A1', 'line_unknown'],
  ['E-1;;1;DHL;A1', 'line_unknown'],
  ['E-1;RED;1,5;DHL;A1', 'quantity_invalid'],
  ['E-1;RED;4;DHL;A1', 'quantity_too_large'],
  ['C-1;RED;1;DHL;A1', 'part_not_possible'],
  ['E-1;RED;1;;A1', 'carrier_missing'],
  ['E-1;RED;1;DHL;', 'tracking_missing'],
  ['E-1;RED;1;DHL;Ä#1', 'tracking_invalid'],
  ['E-1;RED;1;DHL;3,40434E+19', 'number_shortened'],
  ['C-1;RED;2;DHL;3.40434E+19', 'number_shortened'],
  ['A-1;RED;1;DHL;340434161094042000000', 'number_shortened'],
  ['2,61234E+13;RED;1;DHL;A1', 'number_shortened'],
])('reports the problem of the row %s: %s', (row, code) => {
  expect(problemOf(row)).toEqual([[2, code]]);
});

it('accepts no more pieces over all rows than remain, and keeps the valid rows', () => {
  expect(problemOf('E-1;RED;2;DHL;A1', 'E-1;RED;2;DHL;A2', 'E-1;RED;1;DHL;A3')).toEqual([[3, 'quantity_too_large']]);
});

it('rejects a tracking number that the order already has, so that the same file ships nothing twice', () => {
  const shipments = [
    { orderId: 1, number: 1, state: 'waiting', trackingNumber: 'A1', lines: [{ externalId: 'L11', quantity: 1 }] },
  ];
  const again = planShipments(rowsOf('E-1;RED;1;DHL;a-1'), {
    ...ground,
    shipments: shipments as unknown as ShipmentView[],
  });
  expect(again.problems).toMatchObject([{ code: 'tracking_used' }]);
  expect(problemOf('E-1;RED;1;DHL;A1', 'E-1;BLUE;1;UPS;A1')).toEqual([[3, 'tracking_used']]);
});
