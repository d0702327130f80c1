import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@quayside/i18n/languages';
import type i18next from 'i18next';
import { createInstance } from 'i18next';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { messages } from './messages.ts';

/* Components use the types of i18next, so our replacement must return what i18next would return. */

const FOLDER = new URL('../../../../../packages/i18n/messages/', import.meta.url);
const COUNTS = [0, 1, 1.5, 2, 5, 11, 1_000, 1_000_000];
const PLURAL = /_(zero|one|two|few|many|other)$/;

interface Tree {
  readonly [key: string]: string | Tree;
}

function keysOf(tree: Tree, before = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`),
  );
}

const variablesOf = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)].map(([, name]) => String(name));

function textAt(tree: Tree, key: string): string {
  const found = key.split('.').reduce<string | Tree | undefined>((node, step) => (node as Tree)[step], tree);
  return String(found);
}

const rooms = readdirSync(new URL('en/', FOLDER)).map((file) => file.replace('.json', ''));
const read = (language: string, room: string): Tree =>
  JSON.parse(readFileSync(new URL(`${language}/${room}.json`, FOLDER), 'utf8'));

const library = createInstance();

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  await library
    .use({
      type: 'formatter',
      init: () => undefined,
      add: () => undefined,
      addCached: () => undefined,
      format: (value: unknown, _format: unknown, language: string) =>
        typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : String(value),
    } as Parameters<typeof i18next.use>[0])
    .init({
      lng: 'en',
      fallbackLng: false,
      ns: rooms,
      defaultNS: 'app',
      interpolation: { escapeValue: false, alwaysFormat: true },
      resources: Object.fromEntries(
        LANGUAGES.map((language) => [language, Object.fromEntries(rooms.map((room) => [room, read(language, room)]))]),
      ),
    });
  for (const language of LANGUAGES) for (const room of rooms) messages.add(language, room, read(language, room));
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(rooms)('every message of %s is rendered as i18next would render it, for every count', async (room) => {
    await library.changeLanguage(language);
    messages.use(language);
    const tree = read(language, room);
    const theirs = library.getFixedT(language, room as 'app') as (key: string, variables: object) => string;
    const ours = messages.fixed([room]);
    for (const key of keysOf(tree)) {
      const named = Object.fromEntries(
        variablesOf(textAt(tree, key)).map((name, at) => [name, at % 2 ? 12_345.5 : 'Ä$1']),
      );
      for (const count of PLURAL.test(key) ? COUNTS : [7_000]) {
        const base = key.replace(PLURAL, '');
        const given = { ...named, ...(PLURAL.test(key) || 'count' in named ? { count } : {}) };
        expect(ours(base, given), `${key} of ${count}`).toBe(theirs(base, given));
      }
    }
  });
});

test('a key of another room, of the first room that has it, and of none is resolved as in i18next', () => {
  messages.use('en');
  const theirs = library.getFixedT('en', ['history', 'app']) as (key: string) => string;
  const ours = messages.fixed(['history', 'app']);
  for (const key of ['app:close', 'close', 'nothing', 'accounts:there.is.none', 'no.such.key']) {
    expect(ours(key)).toBe(theirs(key));
  }
  for (const key of ['accounts:gap.unknown', 'accounts:gap.no_such_gap', 'accounts:gap.unknown.deeper']) {
    expect(messages.exists(key)).toBe(library.exists(key));
  }
});
