import type { Currency } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { acceptDays } from './refresh-rates.ts';

const SOURCE = 'ecb';
const day = (date: number, rates: Partial<Record<Currency, number>>) => ({
  date: `2026-11-${date}`,
  millionths: new Map(Object.entries(rates) as [Currency, number][]),
});
const KNOWN = { date: '2026-11-16', millionths: { GBP: 860_000, USD: 1_100_000 } };
const accept = (
  days: readonly ReturnType<typeof day>[],
  known: Parameters<typeof acceptDays>[0] = KNOWN,
  checked: readonly string[] = [],
) => {
  const about = { now: new Date('2026-11-27T18:00:00Z'), source: SOURCE, checked };
  const { rows, refused: all } = acceptDays(known, days, about);
  // The days have no others.
  const refused = all.filter(({ currency }) => currency === 'GBP' || currency === 'USD');
  return {
    rows: rows.map(({ date, currency, millionths }) => [Number(date.slice(-2)), currency, millionths]),
    refused: refused.map(({ currency, date, why }) => [Number(date.slice(-2)), currency, why]),
  };
};

describe('a rate that moves by more than a fifth in a day', () => {
  const jumped = (date: number, GBP = 1_100_000) => day(date, { GBP, USD: 1_100_000 });

  it('is refused, and believed once the bank has published about the same on three days', () => {
    const jump = [17, 'GBP', 'jumped'];
    expect(accept([jumped(17)]).refused).toEqual([jump]);
    expect(accept([jumped(17), jumped(18)]).refused).toEqual([[18, 'GBP', 'jumped']]);
    const { rows, refused } = accept([jumped(17), jumped(18, 1_150_000), jumped(19, 1_120_000), jumped(20)]);
    expect(refused).toEqual([]);
    expect(rows.filter(([, currency]) => currency === 'GBP')).toEqual([
      [19, 'GBP', 1_120_000],
      [20, 'GBP', 1_100_000],
    ]);
  });

  it('is believed although the days before it were refused one by one', () => {
    const known = {
      ...KNOWN,
      date: '2026-11-18',
      older: new Map([['GBP' as const, { date: '2026-11-16', source: SOURCE }]]),
    };
    const { rows, refused } = accept([day(16, { GBP: 860_000 }), jumped(17), jumped(18), jumped(19)], known);
    expect(refused).toEqual([]);
    expect(rows).toEqual([
      [19, 'GBP', 1_100_000],
      [19, 'USD', 1_100_000],
    ]);
  });

  it('is believed at once if the operator has checked it, for that day and currency alone', () => {
    const days = [day(17, { GBP: 1_100_000, USD: 2_000_000 })];
    const { rows, refused } = accept(days, KNOWN, ['GBP@2026-11-17', 'USD@2026-11-16']);
    expect(rows).toEqual([[17, 'GBP', 1_100_000]]);
    expect(refused).toEqual([[17, 'USD', 'jumped']]);
    expect(accept([day(17, { USD: 1_100_000 })], KNOWN, ['GBP@2026-11-17']).refused).toEqual([[17, 'GBP', 'missing']]);
  });

  it('is not believed if the bank corrects it, or publishes another figure each day', () => {
    const corrected = accept([jumped(17), jumped(18), day(19, { GBP: 861_000 }), jumped(20), jumped(23)]);
    expect(corrected.rows.filter(([, currency]) => currency === 'GBP')).toEqual([[19, 'GBP', 861_000]]);
    expect(corrected.refused).toEqual([[23, 'GBP', 'jumped']]);
    expect(
      accept([jumped(17, 1_100_000), jumped(18, 8_600_000), jumped(19, 1_100_000), jumped(20, 86_000)]).refused,
    ).toEqual([[20, 'GBP', 'jumped']]);
  });
});
