import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chooseLanguage, LANGUAGES, MESSAGE_ROOMS, type Messages, parseAcceptLanguage, translate } from './index.ts';

const folder = new URL('../messages/', import.meta.url);

function read(language: string, room: string): Messages {
  return JSON.parse(readFileSync(new URL(`${language}/${room}.json`, folder), 'utf8'));
}

function leaves(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  );
}

const variablesOf = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1]).sort();

describe('messages', () => {
  test.each(LANGUAGES)('%s has every room and no other', (language) => {
    expect(readdirSync(new URL(language, folder)).sort()).toEqual(MESSAGE_ROOMS.map((room) => `${room}.json`).sort());
  });

  test.each(MESSAGE_ROOMS)('%s says the same keys with the same variables in every language', (room) => {
    const english = new Map(leaves(read('en', room)));
    for (const language of LANGUAGES) {
      const other = new Map(leaves(read(language, room)));
      expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [key, text] of other)
        expect([key, variablesOf(text)]).toEqual([key, variablesOf(english.get(key) ?? '')]);
    }
  });

  test.each(LANGUAGES)('%s leaves no sentence empty and pairs each _one with an _other', (language) => {
    for (const room of MESSAGE_ROOMS) {
      const texts = new Map(leaves(read(language, room)));
      for (const [key, text] of texts) {
        expect(text.trim(), `${room}:${key}`).not.toBe('');
        if (key.endsWith('_one')) expect(texts.has(key.replace(/_one$/, '_other')), `${room}:${key}`).toBe(true);
      }
    }
  });
});

describe('translate', () => {
  test('fills variables and writes numbers the way the language does', () => {
    expect(translate('de', 'publishing.runs.listedOf', { done: 1, total: 1234 })).toBe('1 von 1.234');
  });
  test('answers an unknown key as it is, so that nothing is hidden', () => {
    expect(translate('en', 'errors.no_such_code')).toBe('errors.no_such_code');
  });
  test('keeps an unknown variable visible', () => {
    expect(translate('en', 'publishing.runs.listedOf', { done: 1 })).toBe('1 of {{total}}');
  });
});

describe('chooseLanguage', () => {
  test('takes the first wish that is spoken, by its primary subtag', () => {
    expect(chooseLanguage([null, 'xx', 'de-AT', 'en'])).toBe('de');
    expect(chooseLanguage(['zh'])).toBe('en');
  });
  test('reads the header in order of quality', () => {
    expect(parseAcceptLanguage('en;q=0.5, de-DE, fr;q=0, it;q=0.8')).toEqual(['de-DE', 'it', 'en']);
    expect(parseAcceptLanguage(undefined)).toEqual([]);
  });
});
