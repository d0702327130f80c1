import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from './money.ts';
import {
  CLEAR_WORD,
  manualKey,
  readSheetRow,
  SHEET_FACTS,
  type SheetCell,
  type SheetColumn,
  type SheetItem,
  type SheetMark,
  type SheetRow,
  sheetCell,
  sheetRowId,
  sheetRowsOf,
} from './sheets.ts';

const COLUMNS: readonly SheetColumn[] = [
  ...SHEET_FACTS,
  ...(['title', 'manual', 'live', 'state'] as const).map((fact): SheetColumn => `${fact}.DE`),
];

const item = (given: Partial<SheetItem> = {}): SheetItem => ({
  ...{ itemId: 7, sku: 'A-1', ref: '1001', title: 'Kite', brand: null, category: 'Toys', condition: 'NEW' },
  ...{ price: money(1_250, 'GBP'), hasVariants: false, isEnded: false, cost: null, manual: {} },
  units: [{ unitId: 70, sku: 'A-1', price: money(1_250, 'GBP'), onHand: 4, isKept: false }],
  places: { DE: { isSold: true, title: 'Drachen', isOwn: false, isFixed: false, live: null, state: 'N' } },
  ...given,
});
const FAMILY = item({
  hasVariants: true,
  units: [70, 71].map((unitId) => ({
    ...{ unitId, sku: `A-1-${unitId}`, price: money(1_250, 'GBP'), onHand: unitId, isKept: unitId === 71 },
  })),
});
const [own = { item: item(), unit: null }, red = own, blue = own] = sheetRowsOf(FAMILY);
const single = (given: Partial<SheetItem> = {}): SheetRow => ({ item: item(given), unit: null });
const read = (row: SheetRow, cells: Partial<Record<SheetColumn, string>>, mark: SheetMark = 'point') =>
  readSheetRow(row, Object.keys(cells) as SheetColumn[], (column) => cells[column] ?? '', mark);
const written = (cell: SheetCell, mark: SheetMark) =>
  'text' in cell ? cell.text : mark === 'comma' ? cell.number.replace('.', ',') : cell.number;

describe('a product as rows of a file', () => {
  it('is one row, or with variations one for itself and one for each of them', () => {
    expect(sheetRowsOf(item()).map(sheetRowId)).toEqual(['7']);
    expect(sheetRowsOf(FAMILY).map(sheetRowId)).toEqual(['7', '7-70', '7-71']);
    const stock = sheetRowsOf(FAMILY).map((row) => sheetCell(row, 'stock'));
    expect(stock).toEqual([{ text: '' }, { number: '70' }, { number: '71' }]);
  });

  it('changes nothing if the file comes back as it was written, whatever is in it', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('=1+1', ' kite ', 'e\u0301', '1.234', CLEAR_WORD.slice(1)));
    const amount = fc.integer({ min: 1, max: 9_999_999_999 }).map((minor) => money(minor, 'EUR'));
    const some = fc.record({
      title: text,
      onHand: fc.integer({ min: -3, max: 2_000 }),
      cost: fc.option(amount.map((cost) => ({ cost, since: '2026-01-01' }))),
      manual: fc.option(amount),
      shown: fc.option(text.filter((shown) => shown.trim().toLowerCase() !== CLEAR_WORD)),
      hasVariants: fc.boolean(),
      mark: fc.constantFrom<SheetMark>('point', 'comma'),
    });
    fc.assert(
      fc.property(some, ({ title, onHand, cost, manual, shown, hasVariants, mark }) => {
        const unit = { unitId: 70, sku: 'A', price: money(1, 'GBP'), onHand, isKept: true };
        const place = { isSold: true, title: shown, isOwn: true, isFixed: true, live: manual, state: 'L' };
        const rows = sheetRowsOf(
          item({
            ...{ title, cost, hasVariants, units: [unit], places: { DE: place } },
            manual: manual ? { [manualKey(0, 'DE')]: manual, [manualKey(70, 'DE')]: manual } : {},
          }),
        );
        for (const row of rows) {
          const textOf = (column: SheetColumn) => written(sheetCell(row, column), mark);
          expect(readSheetRow(row, COLUMNS, textOf, mark)).toEqual({ edits: [] });
        }
      }),
    );
  });
});

describe('a row of an edited file', () => {
  it('changes what it states, in the row to which it belongs', () => {
    const edited = read(single(), { stock: '5', cost: '3.20', 'manual.DE': '19.90', 'title.DE': 'Roter Drachen' });
    expect(edited).toEqual({
      edits: [
        { what: 'stock', unitId: 70, after: 5 },
        { what: 'cost', after: money(320, 'GBP') },
        { what: 'manual', site: 'DE', unitId: 0, after: money(1_990, 'EUR') },
        { what: 'title', site: 'DE', after: 'Roter Drachen' },
      ],
    });
    expect(read(red, { stock: '9', 'manual.DE': '1' })).toMatchObject({ edits: [{ unitId: 70 }, { unitId: 70 }] });
    expect(read(own, { cost: '2', costCurrency: 'eur' })).toEqual({
      edits: [{ what: 'cost', after: money(200, 'EUR') }],
    });
  });

  it('removes what has the word for it, and leaves what is empty', () => {
    const given = single({
      ...{
        cost: { cost: money(100, 'GBP'), since: '2026-01-01' },
        manual: { [manualKey(0, 'DE')]: money(1_990, 'EUR') },
      },
      places: { DE: { isSold: true, title: 'Mein', isOwn: true, isFixed: false, live: null, state: 'N' } },
    });
    expect(read(given, { cost: '[CLEAR]', 'manual.DE': ' [clear] ', 'title.DE': '[clear]', stock: '' })).toEqual({
      edits: [
        { what: 'cost', after: null },
        { what: 'manual', site: 'DE', unitId: 0, after: null },
        { what: 'title', site: 'DE', after: null },
      ],
    });
    expect(read(single(), { cost: '[clear]', 'manual.DE': '[clear]', 'title.DE': '[clear]' })).toEqual({ edits: [] });
  });

  it.each([
    [single(), { 'manual.DE': '1.234' }, 'number_unreadable'],
    [single(), { 'manual.DE': 'twelve' }, 'number_unreadable'],
    [single(), { cost: '-1' }, 'number_impossible'],
    [single(), { cost: '1', costCurrency: 'XXX' }, 'currency_unknown'],
    [single(), { stock: '2.5' }, 'number_unreadable'],
    [single(), { stock: '[clear]' }, 'cannot_clear'],
    [single(), { 'manual.FR': '3' }, 'site_not_sold'],
    [blue, { stock: '1' }, 'kept_by_marketplace'],
    [own, { stock: '1' }, 'other_row'],
    [own, { 'manual.DE': '1' }, 'other_row'],
    [red, { cost: '1' }, 'other_row'],
    [red, { 'title.DE': 'Rot' }, 'other_row'],
    [
      single({ places: { DE: { isSold: true, title: 'Kite', isOwn: false, isFixed: true, live: null, state: 'L' } } }),
      { 'title.DE': 'Drachen' },
      'title_fixed',
    ],
  ] as const)('is refused as a whole for one wrong cell: case %#', (row, cells, problem) => {
    expect(read(row, cells)).toMatchObject({ problem });
  });

  it('is read with the decimals that the seller has chosen', () => {
    expect(read(single(), { 'manual.DE': '1.234' }, 'comma')).toMatchObject({
      edits: [{ after: money(123_400, 'EUR') }],
    });
    expect(read(single(), { 'manual.DE': '1,234' }, 'point')).toMatchObject({
      edits: [{ after: money(123_400, 'EUR') }],
    });
    expect(read(single(), { 'manual.DE': '1,234' }, 'comma')).toMatchObject({ problem: 'number_unreadable' });
  });
});
