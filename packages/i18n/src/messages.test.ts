import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chooseLanguage, documentLanguage, LANGUAGES, type Messages, parseAcceptLanguage, translate } from './index.ts';

const folder = new URL('../messages/', import.meta.url);

function texts(messages: Messages): string[] {
  return Object.values(messages).flatMap((value) => (typeof value === 'string' ? [value] : texts(value)));
}

describe('messages', () => {
  test('exist for exactly the languages that can be chosen', () => {
    expect(readdirSync(folder).sort()).toEqual([...LANGUAGES].sort());
  });

  test.each(LANGUAGES)('%s has the same rooms as English and no empty message', (language) => {
    const files = readdirSync(new URL(language, folder)).sort();
    expect(files).toEqual(readdirSync(new URL('en', folder)).sort());
    for (const file of files) {
      const messages: Messages = JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'));
      expect(
        texts(messages).filter((text) => text.trim() === ''),
        file,
      ).toEqual([]);
    }
  });
});

describe('translate', () => {
  test('fills variables and formats numbers by the language', () => {
    expect(translate('de', 'errors.run_changed', { actual: 1234 })).toContain('1.234');
  });
  test('returns an unknown key unchanged, so that nothing is hidden', () => {
    expect(translate('en', 'errors.no_such_code')).toBe('errors.no_such_code');
  });
  test('keeps an unknown variable visible', () => {
    expect(translate('en', 'errors.run_changed')).toContain('{{actual}}');
  });
  test.each(LANGUAGES)('%s has its own texts for the server’s messages', (language) => {
    const isEnglish = translate(language, 'errors.forbidden') === translate('en', 'errors.forbidden');
    expect(isEnglish).toBe(language === 'en');
  });
});

describe('chooseLanguage', () => {
  test('chooses the first supported language by its primary subtag', () => {
    expect(chooseLanguage([null, 'xx', 'de-AT', 'en'])).toBe('de');
    expect(chooseLanguage(['zh-CN', 'en'])).toBe('zh');
    expect(chooseLanguage(['ja'])).toBe('en');
  });
  test('parses the header in order of quality', () => {
    expect(parseAcceptLanguage('en;q=0.5, de-DE, fr;q=0, it;q=0.8')).toEqual(['de-DE', 'it', 'en']);
    expect(parseAcceptLanguage(undefined)).toEqual([]);
  });
  test('understands the language of a page', () => {
    for (const language of LANGUAGES) expect(chooseLanguage([documentLanguage(language)])).toBe(language);
  });
});
