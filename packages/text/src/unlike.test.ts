import { describe, expect, it } from 'vitest';
import { fitText } from './fit.ts';
import { memoryEntry, titleLength } from './index.ts';
import { makeTitle } from './title.ts';
import { differingWords } from './unlike.ts';

const LIMIT = 60;
const START = 'Harbour wooden toy train set with bridge and tunnel without battery 30cm with station';
const TITLES = ['umbrella', 'calendar', 'backpack'].map((word) => `${START} ${word}`);
const GERMAN = new Map(
  ['Regenschirm', 'Kalender', 'Rucksack'].map((word, index) => [
    TITLES[index],
    `Harbour Holzeisenbahn-Set mit Brücke und Tunnel ohne Batterie 30cm mit Bahnhof ${word}`,
  ]),
);

/** In German from a memory, in American English respelt. */
const write = (to: 'de' | 'en-US', title: string, unlike: readonly string[] = []): string => {
  const wordsThere = (one: string) => (to === 'de' ? (GERMAN.get(one) ?? one) : one);
  const others = unlike.map((other) => ({ title: other, made: wordsThere(other) }));
  const entry = memoryEntry(title, GERMAN.get(title) ?? '', 'Harbour');
  const memory = (key: string) =>
    to === 'de' && key === entry?.key ? { template: entry.template, origin: 'human' } : undefined;
  const made = makeTitle({ title, brand: 'Harbour', from: 'en', to, limit: LIMIT, memory, unlike: others });
  return made.ok ? made.title : made.reason;
};

describe('titles that would be equal once shortened', () => {
  it.each([
    ['de', /Regenschirm/i, /Kalender/i, /Rucksack/i, 'ohne'],
    ['en-US', /umbrella/i, /calendar/i, /backpack/i, 'without'],
  ] as const)(
    'keep the words that differ, within the limit, and lose nothing protected: %s',
    (to, umbrella, calendar, backpack, without) => {
      expect(new Set(TITLES.map((title) => write(to, title))).size).toBe(1);
      const written = TITLES.map((title) =>
        write(
          to,
          title,
          TITLES.filter((other) => other !== title),
        ),
      );
      expect(new Set(written).size).toBe(TITLES.length);
      for (const [index, differing] of [umbrella, calendar, backpack].entries())
        expect(written[index]).toMatch(differing);
      for (const title of written) {
        expect(titleLength(title)).toBeLessThanOrEqual(LIMIT);
        expect(title).toMatch(/^Harbour /);
        expect(title).toContain('30cm');
        expect(title).toContain(` ${without} `);
      }
      // In whatever order the others come.
      const [first = '', ...others] = TITLES;
      expect(write(to, first, others.toReversed())).toBe(written[0]);
    },
  );

  it('are unchanged if nothing differs', () => {
    const [first = ''] = TITLES;
    expect(write('en-US', first, [first.toUpperCase()])).toBe(write('en-US', first));
  });

  it.each([
    ['a b c', ['a b d'], ['c']],
    ['red small', ['red large', 'blue small'], ['red', 'small']],
    ['a b', ['a b c'], []],
    ['Grün, 5', ['grün 5'], []],
    ['a', [], []],
  ])('differ in words that another one lacks: %s', (text, others, expected) => {
    expect([...differingWords(text, others)]).toEqual(expected);
  });

  it('keep those words of a text written by an engine', () => {
    const text = 'Acme wooden train carriage bridge blue';
    const fit = (apart?: ReadonlySet<string>) => fitText(text, 22, 'en', 'Acme', apart);
    expect(fit()).toMatchObject({ text: 'Acme wooden train blue' });
    expect(fitText(text, 17, 'en', 'Acme')).toMatchObject({ text: 'Acme wooden train' });
    expect(fitText(text, 17, 'en', 'Acme', new Set(['blue']))).toMatchObject({ text: 'Acme wooden blue' });
  });
});
