import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZE_SYSTEMS, type SizeChart, type SizeRow, sizeIn, systemsOf } from './chart.ts';
import { convertSize } from './convert.ts';
import { DEFAULT_CHARTS } from './default-charts.ts';
import { findChartFlaw } from './flaws.ts';
import { createSizeConverter, type OwnChart, type SizedItem } from './size-converter.ts';
import { sizedTitle } from './sized-title.ts';

const charts = Object.values(DEFAULT_CHARTS);
const women = DEFAULT_CHARTS['women-shoes'];

describe('the built-in charts', () => {
  it.each(charts.map((chart) => [chart.id, chart] as const))('%s has no problem', (_, { rows }) => {
    expect(findChartFlaw(rows)).toBeUndefined();
  });

  it('return each of their sizes after a round trip, at most half a step of the other system away', () => {
    for (const chart of charts) {
      for (const from of systemsOf(chart)) {
        for (const to of systemsOf(chart)) {
          for (const row of chart.rows) {
            const size = sizeIn(row, from);
            if (size !== undefined) expectNear(chart, row, size, from, to);
          }
        }
      }
    }
  });

  it('state how certain they are', () => {
    expect(convertSize(women, '6', 'UK', 'EU')).toEqual({ size: '39', origin: 'approximate' });
    expect(convertSize(women, '6', 'UK', 'CM')).toEqual({ size: '24.5', origin: 'official' });
    expect(convertSize(women, '39', 'EU', 'US')).toEqual({ size: '8', origin: 'approximate' });
  });

  it('use the neighbouring size if the other system has no name for a size, but not beyond the last size', () => {
    const children = DEFAULT_CHARTS['children-clothing'];
    expect(convertSize(children, '3-4 Years', 'UK', 'JP')).toEqual({ size: '100', origin: 'approximate' });
    expect(convertSize(children, '13-14', 'UK', 'JP')).toBeUndefined();
  });
});

interface Step {
  readonly size: string;
  readonly system: (typeof SIZE_SYSTEMS)[number];
}

function expectNear(
  chart: Pick<SizeChart, 'rows' | 'origins'>,
  row: SizeRow,
  size: string,
  from: (typeof SIZE_SYSTEMS)[number],
  to: typeof from,
) {
  const there = convertSize(chart, size, from, to);
  if (!there) return;
  const back = convertSize(chart, there.size, to, from);
  const rowsOf = (name: string, system: typeof from) => chart.rows.filter((one) => sizeIn(one, system) === name);
  expect(back).toBeDefined();
  const lengths = rowsOf(back?.size ?? '', from).map(({ mm }) => mm);
  const distance = Math.min(...lengths.map((mm) => Math.abs(mm - row.mm)));
  expect(distance * 2, `${size} ${from} → ${there.size} ${to} → ${back?.size}`).toBeLessThanOrEqual(
    stepAt(chart.rows, { size: there.size, system: to }, { size, system: from }),
  );
}

/** The maximum of two widths: the range of lengths that a size covers in a system, and the wider adjacent step. */
function stepAt(rows: readonly SizeRow[], there: Step, here: Step): number {
  return Math.max(coverage(rows, there), coverage(rows, here));
}

function coverage(rows: readonly SizeRow[], { size, system }: Step): number {
  const named = rows.filter((one) => sizeIn(one, system) !== undefined);
  const first = named.findIndex((one) => sizeIn(one, system) === size);
  const last = named.findLastIndex((one) => sizeIn(one, system) === size);
  const mm = (at: number) => named[at]?.mm ?? Number.NaN;
  const below = first === 0 ? mm(last + 1) - mm(last) : mm(first) - mm(first - 1);
  const above = last === named.length - 1 ? below : mm(last + 1) - mm(last);
  return mm(last) - mm(first) + Math.max(below, above);
}

describe('any chart', () => {
  const chart = fc
    .record({
      start: fc.integer({ min: 100, max: 300 }),
      step: fc.integer({ min: 2, max: 60 }),
      count: fc.integer({ min: 3, max: 40 }),
      shared: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ start, step, count, shared }) => ({
      shared,
      step,
      origins: {},
      rows: Array.from(
        { length: count },
        (_, n): SizeRow => ({
          mm: start + n * step,
          sizes: { UK: String(n), EU: String(30 + Math.floor(n / shared)) },
        }),
      ),
    }));

  it('moves no size by more than half a step of the other system in a round trip', () => {
    fc.assert(
      fc.property(chart, fc.nat(39), ({ rows, origins, step, shared }, n) => {
        const row = rows[n % rows.length];
        const there = row && convertSize({ rows, origins }, row.sizes.UK ?? '', 'UK', 'EU');
        const back = there && convertSize({ rows, origins }, there.size, 'EU', 'UK');
        expect(Math.abs(Number(back?.size) - Number(row?.sizes.UK)) * step * 2).toBeLessThanOrEqual(step * shared);
      }),
    );
  });

  it('returns no size that it does not contain', () => {
    fc.assert(
      fc.property(
        chart,
        fc.string({ maxLength: 6 }),
        fc.constantFrom(...SIZE_SYSTEMS),
        fc.constantFrom(...SIZE_SYSTEMS),
        (given, size, from, to) => {
          const found = convertSize(given, size, from, to);
          if (found) expect(given.rows.map((row) => sizeIn(row, to))).toContain(found.size);
          else
            expect(given.rows.some((row) => sizeIn(row, from) === size && sizeIn(row, to) !== undefined)).toBe(false);
        },
      ),
    );
  });
});

describe('a problem of a chart', () => {
  const row = (mm: number, UK?: string, EU?: string): SizeRow => ({ mm, sizes: { UK, EU } });
  it.each([
    ['no_rows', []],
    ['length_wrong', [row(0, '1', '2')]],
    ['length_order', [row(220, '1', '2'), row(220, '2', '3')]],
    ['row_empty', [row(220, '1', '2'), row(230)]],
    ['size_apart', [row(220, '1', '2'), row(230, '2', '3'), row(240, '1 ', '4')]],
    ['too_many_rows', Array.from({ length: 101 }, (_, n) => row(200 + n, String(n), String(n)))],
  ] as const)('%s', (flaw, rows) => {
    expect(findChartFlaw(rows)?.flaw).toBe(flaw);
  });
});

const item = (given: Partial<SizedItem> = {}): SizedItem => ({
  brand: 'Larkrise',
  categoryId: '10',
  categoryPath: ['Clothing & Shoes', 'Womens Clothing', 'Dresses'],
  attributes: { Department: ['Women'] },
  ...given,
});
const size = { home: 'Size', there: 'Size' };
const own = (given: Partial<OwnChart> = {}): OwnChart => ({
  ...{
    id: 1,
    brand: 'larkrise',
    categoryId: null,
    kind: 'clothing',
    age: 'adult',
    gender: 'female',
    width: 'any',
    origins: {},
  },
  rows: [{ mm: 880, sizes: { UK: '12', EU: '99' } }],
  ...given,
});

describe('the size of an item on a site', () => {
  it.each([
    ['12', 'DE', '38'],
    ['12', 'FR', '40'],
    ['12', 'ES', '40'],
    ['12', 'IT', '44'],
    ['12', 'US', '8'],
    ['12', 'AU', '12'],
    ['12', 'IE', '12'],
    ['99', 'DE', 'UK 99'],
    ['EU 38', 'UK', '12'],
  ] as const)('%s at home in Britain becomes on %s: %s', (value, site, expected) => {
    expect(createSizeConverter(item(), 'UK', [])(size, value, site)?.size).toBe(expected);
  });

  it.each(['S', 'XL', '30R', '6-8', 'One Size', '80 x 150cm'])('%s is the same everywhere', (value) => {
    expect(createSizeConverter(item(), 'UK', [])(size, value, 'DE')).toBeUndefined();
  });

  it('is unchanged if no chart applies', () => {
    for (const path of [['Home', 'Bedding'], ['Clothing & Shoes', 'Bags'], ['Clothing & Shoes', 'Womens Jeans'], []]) {
      expect(createSizeConverter(item({ categoryPath: path }), 'UK', [])(size, '12', 'DE')).toBeUndefined();
    }
    expect(createSizeConverter(item({ attributes: {} }), 'UK', [])(size, '12', 'DE')).toBeUndefined();
    expect(createSizeConverter(item(), 'UK', [])({ home: 'Colour', there: 'Farbe' }, '12', 'DE')).toBeUndefined();
  });

  it('comes from the seller’s chart first: for brand and category, then for the brand, then for the category', () => {
    const charts = [
      own({ id: 1, brand: null, categoryId: '10' }),
      own({ id: 2 }),
      own({ id: 3, categoryId: '10' }),
      own({ id: 4, brand: 'Other' }),
      own({ id: 5, brand: null, categoryId: '11' }),
    ];
    const chartOf = (given: readonly OwnChart[]) => createSizeConverter(item(), 'UK', given)(size, '12', 'DE')?.chart;
    expect(chartOf(charts)).toBe(3);
    expect(chartOf(charts.slice(0, 2))).toBe(2);
    expect(chartOf(charts.slice(0, 1))).toBe(1);
    expect(chartOf(charts.slice(3))).toBe('women-clothing');
    expect(createSizeConverter(item(), 'UK', charts)(size, '12', 'DE')).toMatchObject({
      kind: 'converted',
      size: '99',
      origin: 'own',
    });
  });

  it('does not come from a chart for somebody else', () => {
    for (const other of [own({ gender: 'male' }), own({ age: 'children' }), own({ kind: 'shoes' })]) {
      expect(createSizeConverter(item(), 'UK', [other])(size, '12', 'DE')?.size).toBe('38');
    }
    const wide = item({ attributes: { Department: ['Women'], Width: ['Extra Wide'] } });
    expect(createSizeConverter(wide, 'UK', [own({ width: 'narrow' })])(size, '12', 'DE')?.size).toBe('38');
    expect(createSizeConverter(wide, 'UK', [own({ width: 'extra-wide' })])(size, '12', 'DE')?.size).toBe('99');
  });

  it('is stated with its system if the seller’s chart lacks it', () => {
    expect(createSizeConverter(item(), 'UK', [own()])(size, '14', 'DE')).toMatchObject({
      kind: 'unmapped',
      size: 'UK 14',
      chart: 1,
    });
  });
});

describe('a title with sizes', () => {
  const dress = createSizeConverter(item(), 'UK', []);
  const shoe = createSizeConverter(item({ categoryPath: [] }), 'UK', []);
  it.each([
    ['Linen Dress Size 12 Green', 'DE', 'Linen Dress Size 38 Green'],
    ['Linen Dress UK 12', 'US', 'Linen Dress US 8'],
    ['Linen Dress UK Size 12', 'IT', 'Linen Dress IT 44'],
    ['Linen Dress Size 12', 'IE', 'Linen Dress Size 12'],
    ['Linen Dress Size 99', 'DE', 'Linen Dress Size UK 99'],
    ['Linen Dress Size M', 'DE', 'Linen Dress Size M'],
    ['Linen Dress Size 12-14', 'DE', 'Linen Dress Size 12-14'],
    ['Rug Size 12 x 8', 'DE', 'Rug Size 12 x 8'],
    ['Pack of 12 Dresses', 'DE', 'Pack of 12 Dresses'],
  ] as const)('%s on %s: %s', (title, site, expected) => {
    expect(sizedTitle(title, 'Size', dress, site)).toBe(expected);
  });

  it('uses a separate chart for shoes', () => {
    expect(sizedTitle('Trainers UK 6', 'UK Shoe Size', shoe, 'DE')).toBe('Trainers EU 39');
    expect(sizedTitle('Trainers Size 6.5', 'UK Shoe Size', shoe, 'US')).toBe('Trainers Size 8.5');
  });
});
