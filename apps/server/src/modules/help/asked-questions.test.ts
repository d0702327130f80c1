import { readFileSync } from 'node:fs';
import { help } from '@quayside/contract';
import { LANGUAGES } from '@quayside/i18n';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const database = useTestDatabase();
const server = useTestServer(database);
/** The share of questions whose article is among the first three. */
const FOUND_AT_LEAST = 0.97;
const SETS = {
  'every-article': 'about each article once',
  'other-words': 'in words that the articles do not use',
  unseen: 'by people who had read the articles, but neither their keywords nor their questions',
};

beforeEach(() => server.installArticles());

/** A file of questions has one on each line, after the article that answers it. */
function questionsOf(set: string, language: string): readonly { readonly slug: string; readonly query: string }[] {
  const lines = readFileSync(new URL(`./questions/${set}/${language}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const colon = line.indexOf(': ');
    return { slug: line.slice(0, colon), query: line.slice(colon + 2) };
  });
}

const slugsFor = async (query: string, locale: string) =>
  (await server.as().call(help.list, { query: { query, locale, limit: 3 } })).results.map(({ slug }) => slug);

describe.each(Object.entries(SETS))('questions of the set %s, %s,', (set) => {
  it.each(LANGUAGES)('lead to the right article in %s', async (language) => {
    const questions = questionsOf(set, language);
    const answers = await Promise.all(
      questions.map(async ({ slug, query }) => ({ slug, query, found: await slugsFor(query, language) })),
    );
    const missed = answers.filter(({ slug, found }) => !found.includes(slug));
    expect(questions.length).toBeGreaterThanOrEqual(30);
    expect(1 - missed.length / questions.length, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(
      FOUND_AT_LEAST,
    );
  });
});

describe('the search', () => {
  it('finds a word by a synonym that is in neither title, keywords nor text', async () => {
    expect(await slugsFor('coworker', 'en')).toContain('team-and-roles');
  });

  it('finds a word that is typed without its accents', async () => {
    for (const [marked, plain] of [
      ['prélèvement', 'prelevement'],
      ['résilier', 'resilier'],
    ] as const) {
      expect(await slugsFor(plain, 'fr')).toEqual(await slugsFor(marked, 'fr'));
    }
    expect(await slugsFor('kuendigen', 'de')).toContain('change-plan');
  });

  it('treats the last word as unfinished only if no article contains it as it is', async () => {
    const whole = await slugsFor('title', 'en');
    expect(await slugsFor('titl', 'en')).not.toEqual([]);
    expect(whole).toContain('write-title');
  });
});
