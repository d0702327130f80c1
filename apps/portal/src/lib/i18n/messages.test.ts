import app from '@quayside/i18n/messages/en/app.json' with { type: 'json' };
import publishing from '@quayside/i18n/messages/en/publishing.json' with { type: 'json' };
import { LISTING_STATES, REASONS } from '@quayside/kernel';
import { expect, test } from 'vitest';

/* English is looked at: that the other languages say what it says is `npm run check`'s. */

const keysOf = (messages: object) => Object.keys(messages).sort();

test('there is one sentence for every reason and every fix', () => {
  expect(keysOf(publishing.reason)).toEqual(keysOf(REASONS));
  const fixes = new Set(Object.values(REASONS).map(({ fix }) => fix));
  expect(keysOf(publishing.fix)).toEqual([...fixes].sort());
});

test('every state of a listing has a name', () => {
  expect(keysOf(app.listingState)).toEqual(LISTING_STATES.map(({ state }) => state).sort());
});
