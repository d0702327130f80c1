import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryEntry, memoryKey, memoryTemplate, type TitleInput, type TitleTarget } from './index.ts';
import { makeTitle } from './title.ts';

const TARGETS: readonly TitleTarget[] = ['de', 'fr', 'it', 'es', 'en-GB', 'en-US', 'en-AU', 'en-CA', 'en-IE'];
const input = (title: string, to: TitleTarget, more: Partial<TitleInput> = {}): TitleInput => ({
  title,
  from: 'en',
  to,
  limit: 80,
  ...more,
});

/** A memory with one translation. */
const remembering = (source: string, target: string, origin: string, brand?: string) => {
  const entry = memoryEntry(source, target, brand);
  return (key: string) => (key === entry?.key ? { template: entry.template, origin } : undefined);
};

describe('makeTitle', () => {
  it('respells a title for another English site, and leaves it as it is where nothing differs', () => {
    expect(makeTitle(input('Grey train', 'en-US'))).toEqual({
      ...{ ok: true, title: 'Gray train', label: 'respelt', isDoubtful: false, dropped: [] },
    });
    expect(makeTitle(input('Grey train', 'en-IE'))).toMatchObject({ title: 'Grey train', label: 'as it is' });
    expect(makeTitle(input('Roter Zug', 'de', { from: 'de' }))).toMatchObject({
      title: 'Roter Zug',
      label: 'as it is',
    });
  });

  it.each([
    ['LEGO 75192', 'LEGO', 'LEGO 75192'],
    ['Hornby R3735 1:76', 'Hornby', 'Hornby R3735 1:76'],
    ['Bosch GSR12V 2 x 30 cm', 'Bosch', 'Bosch GSR12V 2 x 30 cm'],
    ['Tilt 12 inches', 'Tilt', 'Tilt 12 Zoll'],
  ])('leaves brand and codes alone as they are: %s', (title, brand, made) => {
    expect(makeTitle(input(title, 'de', { brand }))).toMatchObject({ title: made, label: 'as it is' });
  });

  it.each([
    ['has a word', 'LEGO Castle 75192', 'LEGO'],
    ['quotes a word', 'LEGO "Castle" 75192', 'LEGO'],
    ['has a word in a code', 'LEGO SCALE-75192', 'LEGO'],
    ['is the brand alone, which may be a whole title', 'Phase 10 Card Game', 'Phase 10 Card Game'],
    ['is in other words', 'Red wooden train', undefined],
  ])('is needed where it %s', (_, title, brand) => {
    expect(makeTitle(input(title, 'de', { brand }))).toMatchObject({ ok: false, reason: 'needs_title' });
  });

  it('of a person comes from memory for every size of the product', () => {
    const key = memoryKey('Red Balloon 30cm');
    const template = memoryTemplate('Red Balloon 30cm', 'Ballon 30cm in Rot') ?? '';
    const memory = (asked: string) => (asked === key ? { template, origin: 'human' } : undefined);
    expect(makeTitle(input('Red balloon 45cm', 'de', { memory }))).toMatchObject({
      label: 'memory',
      title: 'Ballon 45cm in Rot',
      isDoubtful: false,
    });
    expect(makeTitle(input('Red mask 45cm', 'de', { memory }))).toMatchObject({ reason: 'needs_title' });
  });

  it('is remembered word for word where the translation writes a unit in its own way', () => {
    const source = 'Crumb & Copper 12 Cup Muffin Tray Heavy Gauge Steel 35 x 27cm';
    const target = 'Crumb & Copper 12er-Muffinform schwerer Stahl 35 x 27 cm';
    const memory = remembering(source, target, 'engine:deepl', 'Crumb & Copper');
    const asked = { brand: 'Crumb & Copper', memory };
    expect(makeTitle(input(source, 'de', asked))).toMatchObject({ title: target, label: 'engine:deepl' });
    expect(makeTitle(input(source.replace('35', '45'), 'de', asked))).toMatchObject({ reason: 'needs_title' });
  });

  it('of an engine needs a look if it is shortened or a check doubts it, and is refused if it is wrong', () => {
    const engine = (title: string, translation: string, more: Partial<TitleInput> = {}) =>
      makeTitle(input(title, 'de', { memory: remembering(title, translation, 'engine:deepl'), ...more }));
    const title = 'Red wooden train with bridge';
    expect(engine(title, 'Roter Holzzug mit Brücke')).toMatchObject({ label: 'engine:deepl', isDoubtful: false });
    expect(engine(title, 'Roter Holzzug mit Brücke', { limit: 16 })).toMatchObject({ isDoubtful: true });
    const terms = [{ source: 'train', target: 'Eisenbahn' }];
    expect(engine(title, 'Roter Holzzug mit Brücke', { terms })).toMatchObject({ isDoubtful: true });
    expect(engine(title, 'Blauer Holzzug mit Brücke')).toMatchObject({ reason: 'needs_title' });
    // What the check would miss is dropped last.
    const shortened = engine(title, 'Großer Holzzug mit Brücke für Eisenbahn in Rot', { limit: 30 });
    expect(shortened).toMatchObject({ isDoubtful: true, title: expect.stringContaining('Rot') });
  });

  it('of an engine says "only" where the source does', () => {
    const engine = (translation: string) =>
      makeTitle(
        input('Lens cap only, camera not included', 'de', {
          memory: remembering('Lens cap only, camera not included', translation, 'engine:deepl'),
        }),
      );
    expect(engine('Nur Objektivdeckel, Kamera nicht enthalten')).toMatchObject({ ok: true });
    expect(engine('Objektivdeckel, Kamera nicht enthalten')).toMatchObject({ reason: 'needs_title' });
  });

  it.each([
    ['', 'empty_title'],
    [' !! ', 'empty_title'],
    ['frobnicator 12', 'needs_title'],
    [Array.from({ length: 14 }, (_, index) => `XB-${1000 + index}`).join(' '), 'protected_too_long'],
  ])('rejects "%s" with a reason', (title, reason) => {
    expect(makeTitle(input(title, 'de'))).toMatchObject({ ok: false, reason });
  });

  it.each([
    ['Wooden Train FREE UK DELIVERY', 'Wooden Train', ['FREE UK DELIVERY']],
    ['Wooden Train - UK Stock - Fast Dispatch', 'Wooden Train', ['Fast Dispatch', 'UK Stock']],
    ['Wooden Train (same day dispatch)', 'Wooden Train', ['same day dispatch']],
    ['Wooden Train, free p&p, UK seller', 'Wooden Train', ['free p&p', 'UK seller']],
    ['Express Delivery Van', 'Express Delivery Van', []],
  ])('omits promises that apply only at home: %s', (source, title, dropped) => {
    expect(makeTitle(input(source, 'en-US'))).toMatchObject({ title, dropped, isDoubtful: false });
  });

  it('requires review if a number was removed with a promise', () => {
    expect(makeTitle(input('Wooden Train 24 hour dispatch', 'en-US'))).toMatchObject({
      title: 'Wooden Train',
      isDoubtful: true,
    });
  });

  it('rejects a remembered title that lost a number', () => {
    const memory = () => ({ template: '{1} {2} 99', origin: 'human' });
    expect(makeTitle(input('train 12 13', 'de', { memory }))).toMatchObject({ reason: 'needs_title' });
  });

  it('returns quickly for a title of absurd length', () => {
    const start = process.cpuUsage();
    expect(makeTitle(input('lovely wooden train with red balloons, '.repeat(500), 'en-US'))).toMatchObject({
      ok: true,
    });
    expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
  });

  it('handles 300 characters, emoji, markup and control characters', () => {
    expect(makeTitle(input('lovely wooden train '.repeat(15), 'en-US'))).toMatchObject({ ok: true });
    expect(makeTitle(input('😀 grey balloon 😀', 'en-US'))).toMatchObject({ title: '😀 gray balloon 😀' });
    expect(makeTitle(input('<b>grey</b> balloon', 'en-US'))).toMatchObject({ title: 'gray balloon' });
    expect(makeTitle(input('grey\u0000\nballoon', 'en-US'))).toMatchObject({ title: 'gray balloon' });
  });

  const word = fc.oneof(
    fc.constantFrom(
      'red',
      'Red',
      'train',
      'Balloons',
      'wooden',
      'with',
      'and',
      '&',
      'Pack of 5',
      '1:72 scale',
      'colour',
      'fancy dress',
      'kids',
      'Fynn',
      'Star Wars',
    ),
    fc.constantFrom(
      '30cm',
      '9 FT',
      '2.5"',
      '2 x',
      'C3203',
      'XL',
      '(4000-Piece)',
      '"Olton 7"',
      '75th',
      '®',
      '-',
      ',',
      '/',
      '(',
      ')',
      '😀',
      '<b>',
      'A',
      '5,000',
    ),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  );
  const titles = fc.array(word, { minLength: 1, maxLength: 25 }).map((words) => words.join(' '));
  const target = fc.constantFrom(...TARGETS);
  const brands = fc.constantFrom('', 'Fynn', 'red', 'Star', 'Balloons');

  it('loses no digit and no brand, and stays within the limit', () => {
    fc.assert(
      fc.property(titles, brands, target, fc.integer({ min: 20, max: 80 }), (title, brand, to, limit) => {
        const outcome = makeTitle(input(title, to, { brand, limit }));
        if (!outcome.ok) return;
        const digits = (text: string) => (text.normalize('NFC').match(/\p{Nd}+/gu) ?? []).sort();
        expect([...outcome.title].length).toBeLessThanOrEqual(limit);
        expect(digits(outcome.title)).toEqual(digits(title));
        expect(/\p{Cs}/u.test(outcome.title)).toBe(/\p{Cs}/u.test(title));
        if (title.toLowerCase().includes(brand.toLowerCase()))
          expect(outcome.title.toLowerCase()).toContain(brand.toLowerCase());
      }),
      { numRuns: 1000 },
    );
  });

  it('gives the same result twice, and is idempotent in English', () => {
    fc.assert(
      fc.property(titles, fc.constantFrom('en-GB', 'en-US', 'en-AU'), (title, to) => {
        const once = makeTitle(input(title, to));
        expect(makeTitle(input(title, to))).toEqual(once);
        if (once.ok) expect(makeTitle(input(once.title, to))).toMatchObject({ ok: true, title: once.title });
      }),
    );
  });
});
