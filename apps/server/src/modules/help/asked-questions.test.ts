import { readFileSync } from 'node:fs';
import { help } from '@quayside/contract';
import { LANGUAGES } from '@quayside/i18n';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { readQuestionLines } from './question-lines.ts';

const database = useTestDatabase();
const server = useTestServer(database);
/** The share of questions whose article is among the first three. */
const FOUND_AT_LEAST = 0.97;
const MOST_OF_AN_ARTICLE = 3;

beforeEach(() => server.installArticles());

/** Questions by people who had not read those that the search knows. */
const questionsIn = (language: string) =>
  readQuestionLines(readFileSync(new URL(`./asked/${language}.txt`, import.meta.url), 'utf8'));

const slugsFor = async (query: string, locale: string) =>
  (await server.as().call(help.list, { query: { query, locale, limit: 3 } })).results.map(({ slug }) => slug);

describe.each(LANGUAGES)('the questions asked in %s', (language) => {
  const asked = questionsIn(language);

  it('lead to the right article', async () => {
    const answers = await Promise.all(
      asked.map(async (line) => ({ ...line, found: await slugsFor(line.question, language) })),
    );
    const missed = answers.filter(({ slug, found }) => !found.includes(slug));
    expect(1 - missed.length / asked.length, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(FOUND_AT_LEAST);
  });

  it('are about nearly all articles, at most three each, and the search knows none of them', async () => {
    const slugs = asked.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBeGreaterThanOrEqual(70);
    expect(slugs.filter((slug, index) => slug === slugs[index - MOST_OF_AN_ARTICLE])).toEqual([]);
    const { rows } = await sql<{ question: string }>`
      select lower(question) as question from article_questions where language = ${language}`.execute(database.db);
    const known = new Set(rows.map(({ question }) => question));
    expect(asked.filter(({ question }) => known.has(question.toLowerCase()))).toEqual([]);
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
