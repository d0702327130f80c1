import { keysContain, searchKeys } from '@quayside/kernel/search-fold';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { contains } from './search.ts';

const database = useTestDatabase();

/** Texts whose keys differ between database and kernel. */
async function differing(texts: readonly string[]): Promise<unknown[]> {
  const { rows } = await database.pool.query<{ given: string; keys: string }>(
    'select given, search_keys(given) as keys from unnest($1::text[]) as g (given)',
    [texts],
  );
  expect(rows).toHaveLength(texts.length);
  return rows
    .filter(({ given, keys }) => keys !== searchKeys(given))
    .map(({ given, keys }) => [given, keys, searchKeys(given)]);
}

/** Han, Hangul, private and unassigned letters are many and alike; the random texts have some of them. */
const MANY_ALIKE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Tangut}\p{Co}\p{Cn}\p{Cs}\0]/u;
/** Letters with a decomposition that are newer than PostgreSQL 15. */
const NEWER =
  /[\ua7f1\u{105c9}\u{105e4}\u{11380}-\u{113c8}\u{16121}-\u{16128}\u{16d68}-\u{16d6a}\u{1ccd6}-\u{1ccf9}\u{1e030}-\u{1e08f}]/u;

/** Blocks of letters one after the other, so that also the marks meet. */
const everyLetter = (): string[] => {
  const letters = Array.from({ length: 0x20000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => !MANY_ALIKE.test(letter) && !NEWER.test(letter));
  return Array.from({ length: Math.ceil(letters.length / 50) }, (_, index) =>
    letters
      .slice(index * 50, index * 50 + 50)
      .map((letter) => `a${letter}o${letter}`)
      .join(' '),
  );
};

it('folds every letter in the database as in the kernel', async () => {
  expect(await differing(everyLetter())).toEqual([]);
});

/** What a search forgives, in any order and number. */
const FORGIVEN = fc.constantFrom(
  ...'aouAOUßẞæŒøłđİıÞéüÅ’‘“«–—‑−×½ΣςΟόЙёЇҐﬃＬ７´`\'"%_\\ -',
  ...'\u0308\u0301\u0323\u0345\u0304\u200b\u200d\u00ad\ufeff\u00a0\u3000\u2028\u0085\t\n\ufe0f\u202e',
  ...'\u05e9\u05c1\u05b8\u05be\u05f3\ufb2a\u0623\u0627\u0654\u0671\u064e\u0651\u0640\u0629\u06cc\u0667\ufefb\ufdfa',
);

it('folds random texts in the database as in the kernel', async () => {
  const text = fc.oneof(
    fc.string({ unit: FORGIVEN, maxLength: 30 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc
      .array(fc.oneof(FORGIVEN, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 12 })
      .map((parts) => parts.join('')),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        text.filter((one) => !one.includes('\0') && !NEWER.test(one)),
        { minLength: 100, maxLength: 100 },
      ),
      async (texts) => {
        expect(await differing(texts)).toEqual([]);
      },
    ),
    { numRuns: 20 },
  );
});

it('finds in the database what it finds in the kernel: each word in any order, and percent signs only as themselves', async () => {
  const texts = ['Müller-Straße', 'L’Oréal 50 % rouge', 'Ærø_kaffe', 'Ma\u0308dchen\u00a0Kleid', 'back\\slash'];
  const typed = [
    'muller strasse',
    'mueller',
    "l'oreal",
    '%',
    '_',
    '\\',
    'kleid mädchen',
    'kleid rouge',
    'aero',
    '"',
    '',
  ];
  for (const words of typed) {
    const { rows } = await sql<{ text: string }>`
      select text from unnest(${texts}::text[]) with ordinality as t (text, place)
      where ${contains(sql`search_keys(text)`, words)} order by place`.execute(database.db);
    expect([words, rows.map(({ text }) => text)]).toEqual([
      words,
      texts.filter((text) => keysContain(searchKeys(text), words)),
    ]);
  }
});
