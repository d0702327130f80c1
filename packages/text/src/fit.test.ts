import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText } from './fit.ts';
import { titleLength } from './parts.ts';
import { protectedTexts } from './slots.ts';

/** An unpaired surrogate. */
const LONE_SURROGATE = /\p{Cs}/u;

const fit = (text: string, limit: number, brand = ''): string => {
  const outcome = fitText(text, limit, 'en', brand);
  return outcome.ok ? outcome.text : `${outcome.reason} ${outcome.length}`;
};

describe('fit', () => {
  it.each([
    ['removes repeated words', 'RC Drone black RC Drone', 14, 'RC Drone black'],
    ['removes praise first', 'Brand New Lovely Wooden Train 30cm', 20, 'Wooden Train 30cm'],
    ['removes a shop tag', 'Wooden Train [Toy] 30cm', 18, 'Wooden Train 30cm'],
    ['removes a remark without a number', 'Wooden Train (natural look) 30cm', 18, 'Wooden Train 30cm'],
    ['keeps a remark with a number', 'Wooden Train natural look (30cm)', 20, 'Wooden Train (30cm)'],
    ['removes words from the end', 'Acme wooden train carriage bridge 30cm', 26, 'Acme wooden train 30cm'],
    ['leaves no trailing comma or dash', 'Acme train - carriage, bridge', 12, 'Acme train'],
    ['changes nothing that fits', 'Acme  train', 12, 'Acme train'],
  ])('%s', (_, text, limit, expected) => {
    expect(fit(text, limit, 'Acme')).toBe(expected);
  });

  it('restores parts that turn out to fit', () => {
    expect(fit('New train extraordinarily complicated 30cm', 15)).toBe('New train 30cm');
  });

  it('reports what it dropped', () => {
    const outcome = fitText('Brand New Wooden Train', 12, 'en');
    expect(outcome).toMatchObject({ ok: true, text: 'Wooden Train', dropped: ['Brand New'], droppedWords: 0 });
    expect(fitText('Acme wooden train carriage bridge', 18, 'en', 'Acme')).toMatchObject({
      text: 'Acme wooden train',
      dropped: expect.arrayContaining(['carriage', 'bridge']),
      droppedWords: 2,
    });
  });

  it('fails with the length if protected words alone are too long', () => {
    expect(fitText('B-1000 B-2000 B-3000 batteries', 10, 'en')).toEqual({
      ok: false,
      reason: 'protected_too_long',
      length: 20,
    });
  });

  const word = fc.constantFrom(
    'new',
    'lovely',
    'train',
    'wooden',
    '-',
    ',',
    '(red)',
    '[Toy]',
    '30cm',
    'C3203',
    'XL',
    '1:72',
    'Pack of 5',
    'Acme',
    '😀',
    '"Chase"',
    'with',
    'for',
    '5 x',
    "Children's",
    '/',
  );
  const title = fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(' '));

  it('never exceeds the limit, loses a protected word or splits a word', () => {
    fc.assert(
      fc.property(title, fc.integer({ min: 5, max: 90 }), (text, limit) => {
        const outcome = fitText(text, limit, 'en', 'Acme');
        if (!outcome.ok) return;
        expect(titleLength(outcome.text)).toBeLessThanOrEqual(limit);
        expect(outcome.text).not.toMatch(LONE_SURROGATE);
        for (const slot of protectedTexts(text, 'Acme')) expect(outcome.text).toContain(slot);
        const words = new Set(text.match(/[\p{L}\p{N}:'.]+/gu));
        for (const left of outcome.text.match(/[\p{L}\p{N}:'.]+/gu) ?? []) expect(words).toContain(left);
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(title, fc.integer({ min: 20, max: 90 }), (text, limit) => {
        const once = fitText(text, limit, 'en', 'Acme');
        if (once.ok)
          expect(fitText(once.text, limit, 'en', 'Acme')).toMatchObject({ ok: true, text: once.text, dropped: [] });
      }),
    );
  });
});
