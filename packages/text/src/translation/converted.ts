import type { Amount } from './numbers.ts';

/** Units of one quantity, and how much of its smallest one each is. */
const SCALES: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, m: 1000, km: 1e6, in: 25.4, ft: 304.8, yd: 914.4 },
  { mg: 1, g: 1000, kg: 1e6, oz: 28_349.5, lb: 453_592 },
  { ml: 1, cl: 10, l: 1000, pt: 568.3, floz: 28.4, gal: 4546 },
  { w: 1, kw: 1000, hp: 735.5 },
  { month: 1, year: 12 },
];

/** Sellers round what they convert: "12 in" are "30 cm", "2 lb" are "900 g". */
const ROUNDING = 0.03;

const numberOf = (value: string): number => {
  const [part = '', whole = '1'] = value.split('/');
  return Number(part) / Number(whole);
};

/** Whether two amounts in different units are the same, so that the one is the other converted. */
export function isConverted(one: Amount, other: Amount): boolean {
  const units = [one.unit ?? one.mayHave ?? '', other.unit ?? other.mayHave ?? ''] as const;
  if (units[0] === units[1]) return false;
  return SCALES.some((scale) => {
    const [before, after] = units.map((unit) => scale[unit]);
    if (before === undefined || after === undefined) return false;
    const relation = (numberOf(one.value) * before) / (numberOf(other.value) * after);
    return Math.abs(relation - 1) <= ROUNDING;
  });
}
