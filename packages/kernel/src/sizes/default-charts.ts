import { SIZE_SYSTEMS, type SizeChart, type SizeOrigin, type SizeRow, type SizeSystem } from './chart.ts';
import * as data from './sizes.data.ts';

export const DEFAULT_CHART_IDS = [
  'women-shoes',
  'men-shoes',
  'unisex-shoes',
  'children-shoes',
  'women-clothing',
  'men-jackets',
  'children-clothing',
  'baby-clothing',
] as const;
export type DefaultChartId = (typeof DEFAULT_CHART_IDS)[number];

export interface DefaultChart extends SizeChart {
  readonly id: DefaultChartId;
}

type Wearer = Pick<SizeChart, 'kind' | 'age' | 'gender'>;

const chart = (id: DefaultChartId, wearer: Wearer, table: string, official: readonly SizeSystem[]): DefaultChart => ({
  id,
  ...wearer,
  width: 'any',
  rows: readRows(table),
  origins: Object.fromEntries(
    SIZE_SYSTEMS.map((system): [SizeSystem, SizeOrigin] => [
      system,
      system === 'CM' || official.includes(system) ? 'official' : 'approximate',
    ]),
  ),
});

const shoes = (age: SizeChart['age'], gender: SizeChart['gender']): Wearer => ({ kind: 'shoes', age, gender });
const clothing = (age: SizeChart['age'], gender: SizeChart['gender']): Wearer => ({ kind: 'clothing', age, gender });

/** American unisex shoe sizes are the men’s sizes. */
export const DEFAULT_CHARTS: Readonly<Record<DefaultChartId, DefaultChart>> = {
  'women-shoes': chart('women-shoes', shoes('adult', 'female'), data.WOMEN_SHOES, ['UK', 'JP']),
  'men-shoes': chart('men-shoes', shoes('adult', 'male'), data.MEN_SHOES, ['UK', 'JP']),
  'unisex-shoes': chart('unisex-shoes', shoes('adult', 'unisex'), data.MEN_SHOES, ['UK', 'JP']),
  'children-shoes': chart('children-shoes', shoes('children', 'unisex'), data.CHILDREN_SHOES, ['EU', 'UK', 'JP']),
  'women-clothing': chart('women-clothing', clothing('adult', 'female'), data.WOMEN_CLOTHING, []),
  'men-jackets': chart('men-jackets', clothing('adult', 'male'), data.MEN_JACKETS, ['EU']),
  'children-clothing': chart('children-clothing', clothing('children', 'unisex'), data.CHILDREN_CLOTHING, ['EU']),
  'baby-clothing': chart('baby-clothing', clothing('baby', 'unisex'), data.BABY_CLOTHING, ['EU']),
};

function readRows(table: string): SizeRow[] {
  const [head = [], ...lines] = table
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/));
  return lines.map((cells) => ({
    mm: Math.round(Number(cells[0]) * 10),
    sizes: Object.fromEntries(
      head.flatMap((system, at) => (at === 0 || cells[at] === '–' ? [] : [[system, cells[at]]])),
    ),
  }));
}
