import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@quayside/i18n';
import { expect, test } from 'vitest';

/** How each language names what is not built yet (`GROUPS_TO_COME`). */
const WORDS = {
  en: ['bulk request', 'listing flow'],
  de: ['sammelanfrage'],
  fr: ['demande groupée'],
  es: ['solicitud masiva'],
  it: ['richieste in blocco'],
  zh: ['批量请求'],
} as const;

/** Messages that are kept for what is to come and that nobody is shown: names of its screens, grants and toasts. */
const KEPT = [
  /^frame\.screens\.(bulk|bulkDone|productSettings)$/,
  /^(billing\.grant|entitlements\.name)\./,
  /^toasts\.(flowCreated|flowUpdated)\./,
];

const HELP = new URL('../../../../server/help/', import.meta.url);
const MESSAGES = new URL('../../../../../packages/i18n/messages/', import.meta.url);
const SOURCES = new URL('../../', import.meta.url);

function wordsIn(text: string, language: keyof typeof WORDS): readonly string[] {
  return WORDS[language].filter((word) => text.toLowerCase().includes(word));
}

function textsOf(value: unknown, key: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as object).flatMap(([name, inner]) => textsOf(inner, `${key}.${name}`));
}

test.each(LANGUAGES)('no help article in %s speaks of what is not built', (language) => {
  const articles = readdirSync(new URL(`${language}/`, HELP)).filter((name) => name.endsWith('.md'));
  expect(articles.length).toBeGreaterThan(0);
  for (const name of articles)
    expect([name, wordsIn(readFileSync(new URL(`${language}/${name}`, HELP), 'utf8'), language)]).toEqual([name, []]);
});

test.each(LANGUAGES)('no message in %s speaks of what is not built, except those kept for it', (language) => {
  const rooms = readdirSync(new URL(`${language}/`, MESSAGES));
  const texts = rooms.flatMap((file) =>
    textsOf(JSON.parse(readFileSync(new URL(`${language}/${file}`, MESSAGES), 'utf8')), file.replace('.json', '')),
  );
  const speaking = texts.filter(
    ([key, text]) => wordsIn(text, language).length > 0 && !KEPT.some((kept) => kept.test(key)),
  );
  expect(speaking).toEqual([]);
});

test('no toast about what is not built is shown from anywhere', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const showing = files.filter((name) =>
    /showToast\(\s*'(adRates|flow|freeShipping|countryUsage|itemCondition|vatSettings)/.test(
      readFileSync(new URL(name, SOURCES), 'utf8'),
    ),
  );
  expect(showing).toEqual([]);
});
