import app from '@quayside/i18n/messages/en/app.json' with { type: 'json' };
import publishing from '@quayside/i18n/messages/en/publishing.json' with { type: 'json' };
import { LISTING_STATES, REASONS } from '@quayside/kernel';
import { expect, test } from 'vitest';

/* Only English is tested here; `npm run check` compares the other languages with it. */

const keysOf = (messages: object) => Object.keys(messages).sort();

test('every reason and every fix has a sentence', () => {
  expect(keysOf(publishing.reason)).toEqual(keysOf(REASONS));
  const fixes = new Set(Object.values(REASONS).map(({ fix }) => fix));
  expect(keysOf(publishing.fix)).toEqual([...fixes].sort());
});

test('every listing state has a name', () => {
  expect(keysOf(app.listingState)).toEqual(LISTING_STATES.map(({ state }) => state).sort());
});
