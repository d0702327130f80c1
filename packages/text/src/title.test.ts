import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIXTURE_GLOSSARY } from './glossary.fixture.ts';
import { compileLexicon, makeTitle, memoryKey, memoryTemplate, type TitleInput, type TitleTarget } from './index.ts';

const TARGETS: readonly TitleTarget[] = ['de', 'fr', 'it', 'es', 'en-GB', 'en-US', 'en-AU', 'en-CA', 'en-IE'];
const LEXICONS = new Map(TARGETS.map((to) => [to, compileLexicon(FIXTURE_GLOSSARY, 'en', to)]));
const input = (title: string, to: TitleTarget, more: Partial<TitleInput> = {}): TitleInput => {
  const lexicon = LEXICONS.get(to);
  if (lexicon === undefined) throw new Error(`no lexicon for ${to}`);
  return { title, from: 'en', to, limit: 80, lexicon, ...more };
};

describe('makeTitle', () => {
  it('labels its author', () => {
    const attributes = { Brand: 'Brio', Type: 'Train', Colour: 'Red' };
    expect(makeTitle(input('Brio red train', 'en-US'))).toMatchObject({ ok: true, label: 'composed', coverage: 1 });
    expect(makeTitle(input('Brio red train', 'fr', { brand: 'Brio', attributes }))).toMatchObject({
      label: 'glossary_draft',
      title: 'Brio Train rouge',
      confidence: 0.87,
    });
    expect(makeTitle(input('Brio Red Train', 'fr', { brand: 'Brio' }))).toMatchObject({ title: 'Brio Train rouge' });
    expect(makeTitle(input('Brio Frobnicator Doctor Mask Train', 'fr', { brand: 'Brio' }))).toMatchObject({
      label: 'glossary_draft',
    });
    expect(makeTitle(input('LEGO Star Wars 75192', 'de', { brand: 'LEGO' }))).toMatchObject({
      label: 'composed',
      keptAsIs: true,
    });
    expect(makeTitle(input('LEGO Zorkmid 75192', 'de', { brand: 'LEGO' }))).toMatchObject({
      label: 'glossary_draft',
      keptAsIs: true,
      coverage: 0,
      unknown: ['Zorkmid'],
    });
  });

  it('does not take a whole title that a feed gives as the brand for a certain name', () => {
    expect(makeTitle(input('Zorkmid Red Balloon 5', 'de', { brand: 'Zorkmid Red Balloon' }))).toMatchObject({
      label: 'glossary_draft',
      title: 'Zorkmid Red Balloon 5',
      coverage: 0,
      unknown: ['Zorkmid Red Balloon'],
    });
    expect(makeTitle(input('Zorkmid Vexil 662', 'de', { brand: 'Zorkmid Vexil' }))).toMatchObject({
      label: 'composed',
      coverage: 1,
    });
  });

  it('composes nothing with a name that is in no list', () => {
    const attributes = { Brand: 'Brio', Type: 'Train', Colour: 'Red', Character: 'Zorkmid' };
    expect(makeTitle(input('Brio Zorkmid red train', 'fr', { brand: 'Brio', attributes }))).toMatchObject({
      label: 'glossary_draft',
      unknown: ['Zorkmid'],
    });
    expect(makeTitle(input('Brio Lovely red train', 'fr', { brand: 'Brio', attributes }))).toMatchObject({
      confidence: 0.87,
      title: 'Brio Train rouge',
      dropped: ['Lovely'],
    });
  });

  it('asks the memory first, and uses its result for every size of the product', () => {
    const key = memoryKey('Red Balloon 30cm');
    const template = memoryTemplate('Red Balloon 30cm', 'Ballon 30cm in Rot') ?? '';
    const memory = (asked: string) => (asked === key ? { template, score: 1 } : undefined);
    expect(makeTitle(input('Red balloon 45cm', 'de', { memory }))).toMatchObject({
      label: 'tm_exact',
      title: 'Ballon 45cm in Rot',
    });
    expect(makeTitle(input('Red mask 45cm', 'de', { memory }))).toMatchObject({ title: 'Maske rot, 45cm' });
  });

  it('uses a similar title only if nothing else is known, and says how similar it is', () => {
    const memory = () => ({ template: 'Frobnikator {1}', score: 0.876 });
    expect(makeTitle(input('frobnicator 45cm', 'de', { memory }))).toMatchObject({
      label: 'tm_fuzzy:87',
      title: 'Frobnikator 45cm',
    });
    expect(makeTitle(input('red mask 45cm', 'de', { memory }))).toMatchObject({ title: 'Maske rot, 45cm' });
  });

  it('keeps what is sold when other words must be dropped', () => {
    const title = 'Harbour doctor, banner, red balloon, wooden train 30cm';
    const made = makeTitle(input(title, 'de', { brand: 'Harbour', limit: 24, category: ['Trains'] }));
    expect(made).toMatchObject({ ok: true, title: expect.stringMatching(/zug/iu) });
  });

  it('goes live without review exactly if it is certain enough', () => {
    for (const title of ['Brio Train', 'Brio Red Train with Doctor', 'Brio Zorkmid Mask', 'LEGO 75192']) {
      for (const to of ['de', 'fr', 'it', 'es'] as const) {
        const made = makeTitle(input(title, to, { brand: title.split(' ')[0] }));
        if (!made.ok) throw new Error(made.reason);
        expect(made.label).toBe(made.confidence >= 0.95 ? 'composed' : 'glossary_draft');
      }
    }
  });

  it.each([
    ['', 'empty_title'],
    [' !! ', 'empty_title'],
    ['frobnicator 12', 'nothing_translated'],
    [`train ${Array.from({ length: 12 }, (_, index) => `XB-${1000 + index}`).join(' ')}`, 'protected_too_long'],
  ])('rejects "%s" with a reason', (title, reason) => {
    expect(makeTitle(input(title, 'de'))).toMatchObject({ ok: false, reason });
  });

  it('rejects a lexicon of another pair', () => {
    const lexicon = compileLexicon(FIXTURE_GLOSSARY, 'en', 'fr');
    expect(makeTitle(input('red train', 'de', { lexicon }))).toMatchObject({
      ok: false,
      reason: 'unsupported_language',
    });
  });

  it('calculates coverage for the title that is sent: an omitted word counts like an untranslated one', () => {
    const long = `Wooden train ${'doctor mask banner balloon '.repeat(2)}frobnicator`;
    expect(makeTitle(input(long, 'de', { limit: 200 }))).toMatchObject({
      dropped: expect.arrayContaining(['frobnicator']),
    });
    const short = makeTitle(input('Wooden train with doctor, mask, banner', 'de', { limit: 16 }));
    expect(short).toMatchObject({
      ok: true,
      title: 'Holz-Zug Arzt',
      unknown: [],
      dropped: expect.arrayContaining(['Maske']),
    });
    expect(short.ok && short.coverage).toBeLessThan(1);
  });

  it.each([
    ['Wooden Train FREE UK DELIVERY', 'Wooden Train', ['FREE UK DELIVERY']],
    ['Wooden Train - UK Stock - Fast Dispatch', 'Wooden Train', ['Fast Dispatch', 'UK Stock']],
    ['Wooden Train (same day dispatch)', 'Wooden Train', ['same day dispatch']],
    ['Wooden Train, free p&p, UK seller', 'Wooden Train', ['free p&p', 'UK seller']],
    ['Express Delivery Van', 'Express Delivery Van', []],
  ])('omits promises that apply only at home: %s', (source, title, dropped) => {
    expect(makeTitle(input(source, 'en-US'))).toMatchObject({ title, dropped, label: 'composed' });
  });

  it('requires review if a number was removed with a promise', () => {
    expect(makeTitle(input('Wooden Train 24 hour dispatch', 'en-US'))).toMatchObject({
      title: 'Wooden Train',
      label: 'glossary_draft',
    });
  });

  it('rejects a remembered title that lost a number', () => {
    const memory = () => ({ template: '{1} {2} 99', score: 1 });
    const without = makeTitle(input('train 12 13', 'de'));
    expect(without).toMatchObject({ ok: true, title: expect.stringContaining('12 13') });
    expect(makeTitle(input('train 12 13', 'de', { memory }))).toEqual(without);
  });

  it('returns quickly for a title of absurd length', () => {
    const start = process.cpuUsage();
    expect(makeTitle(input('lovely wooden train with red balloons, '.repeat(500), 'de'))).toMatchObject({ ok: true });
    expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
  });

  it('handles 300 characters, emoji, markup and control characters', () => {
    expect(makeTitle(input('lovely wooden train '.repeat(15), 'en-US'))).toMatchObject({ ok: true });
    expect(makeTitle(input('😀 red balloon 😀', 'de'))).toMatchObject({ ok: true, title: '😀 Roter Luftballon 😀' });
    expect(makeTitle(input('<b>red</b> balloon', 'fr'))).toMatchObject({ ok: true });
    expect(makeTitle(input('red\u0000\nballoon', 'de'))).toMatchObject({ ok: true, title: 'Roter Luftballon' });
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
        expect(outcome.coverage).toBeGreaterThanOrEqual(0);
        expect(outcome.coverage).toBeLessThanOrEqual(1);
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
