import { LANGUAGES } from '@quayside/i18n';
import { expect, test } from 'vitest';
import { visitorOf } from './chat.ts';

test('the chat is told the group that answers in the visitor’s language', () => {
  const groups = LANGUAGES.map((language) => [language, visitorOf('Robin', 'robin@shop.example', language).group]);
  expect(Object.fromEntries(groups)).toEqual({ de: 1, en: 2, fr: 12, zh: 13, it: 14, es: 15 });
});
