import { describe, expect, it } from 'vitest';
import { type PlannedStep, type PlanningEngine, planTitles } from './plan-titles.ts';

type Batches = PlanningEngine['batchesOf'];
const ask = (text: string, pair = 'en de') => ({
  pair,
  question: { text, kept: [], terms: [] },
  keys: [text.replace(/\d+/g, '{1}')],
});
/** An engine that takes two texts in a call, none of them longer than ten, and counts characters. */
const batchesOf: Batches = (entries, textOf) => {
  const short = entries.filter((entry) => textOf(entry).text.length <= 10);
  return Array.from({ length: Math.ceil(short.length / 2) }, (_, n) => short.slice(n * 2, n * 2 + 2));
};
const measure = (texts: readonly { readonly text: string }[]) => texts.reduce((sum, { text }) => sum + text.length, 0);
const titles = (...wanted: ReturnType<typeof ask>[]): PlannedStep => ({ of: 'titles', wanted });
const engine = (name: string, left?: number): PlanningEngine => ({
  name,
  batchesOf,
  ...(left === undefined ? {} : { meter: { measure, left } }),
});

describe('the plan of which engine is asked for which titles', () => {
  it('asks the first engine for everything that its budget suffices for, and the next one for the rest', () => {
    const steps = [titles(ask('aaaa'), ask('bbbb'), ask('cccc')), titles(ask('dd'))];
    expect(planTitles([engine('one', 9), engine('two', 100)], steps)).toEqual({
      engines: [
        { titles: 2, values: 0, amount: 8 },
        { titles: 2, values: 0, amount: 6 },
      ],
      unasked: { titles: 0, values: 0 },
    });
  });

  it('counts what is left when every budget is used up, and what is too long for a call', () => {
    expect(
      planTitles([engine('one', 8)], [titles(ask('aaaa'), ask('bbbb'), ask('cccc'), ask('longer than ten'))]),
    ).toEqual({
      engines: [{ titles: 2, values: 0, amount: 8 }],
      unasked: { titles: 2, values: 0 },
    });
    expect(planTitles([], [titles(ask('aaaa'))])).toEqual({ engines: [], unasked: { titles: 1, values: 0 } });
  });

  it('asks an engine without a budget for all that is left', () => {
    const steps = [titles(ask('aaaa'), ask('bbbb'), ask('cccc'))];
    expect(planTitles([engine('one', 0), engine('free')], steps).engines).toEqual([
      { titles: 0, values: 0, amount: 0 },
      { titles: 3, values: 0, amount: 0 },
    ]);
  });

  it('asks in calls of one pair of languages', () => {
    let calls = 0;
    const counting: PlanningEngine = {
      ...engine('one'),
      meter: { left: 100, measure: (texts) => measure(texts) + Math.min(1, ++calls) },
    };
    expect(planTitles([counting], [titles(ask('aaaa'), ask('aaaa', 'en fr'))]).engines).toEqual([
      { titles: 2, values: 0, amount: 10 },
    ]);
    expect(calls).toBe(2);
  });

  it('knows in a later step what differs from an asked title in numbers alone, and not what was never asked', () => {
    const steps = [titles(ask('pack 10')), titles(ask('pack 20'), ask('pack 20', 'en fr'))];
    expect(planTitles([engine('one', 100)], steps).engines).toEqual([{ titles: 2, values: 0, amount: 14 }]);
    expect(planTitles([engine('one', 3)], steps)).toEqual({
      engines: [{ titles: 0, values: 0, amount: 0 }],
      unasked: { titles: 3, values: 0 },
    });
  });

  it('counts values of specifics apart, within the same budget', () => {
    const steps: PlannedStep[] = [titles(ask('aaaa')), { of: 'values', wanted: [ask('bb'), ask('cc'), ask('dd')] }];
    expect(planTitles([engine('one', 8)], steps)).toEqual({
      engines: [{ titles: 1, values: 2, amount: 8 }],
      unasked: { titles: 0, values: 1 },
    });
  });
});
