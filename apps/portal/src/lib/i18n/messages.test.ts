import { readFileSync } from 'node:fs';
import { ERROR_CODES } from '@quayside/contract';
import { LANGUAGES } from '@quayside/i18n';
import { LISTING_STATES, REASONS } from '@quayside/kernel';
import { expect, test } from 'vitest';

function keysOf(language: string, room: string, group: string | null): string[] {
  const file = new URL(`../../../../../packages/i18n/messages/${language}/${room}.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys(group === null ? messages : messages[group]).sort();
}

test.each(LANGUAGES)('%s has one sentence for every error code, and none for another', (language) => {
  expect(keysOf(language, 'errors', null)).toEqual(Object.keys(ERROR_CODES).sort());
});

test.each(LANGUAGES)('%s has one sentence for every reason and every fix', (language) => {
  expect(keysOf(language, 'publishing', 'reason')).toEqual(Object.keys(REASONS).sort());
  const fixes = new Set(Object.values(REASONS).map(({ fix }) => fix));
  expect(keysOf(language, 'publishing', 'fix')).toEqual([...fixes].sort());
});

test.each(LANGUAGES)('%s names every state of a listing', (language) => {
  expect(keysOf(language, 'app', 'listingState')).toEqual(LISTING_STATES.map(({ state }) => state).sort());
});
