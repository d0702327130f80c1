import { HISTORY_FIELDS, HISTORY_WHYS } from '@quayside/contract';
import messages from '@quayside/i18n/messages/en/history.json' with { type: 'json' };
import { expect, it } from 'vitest';

/** `npm run check` compares the other languages with English. */
it('each reason of the history has a message, and no message is unused', () => {
  expect(Object.keys(messages.why).toSorted()).toEqual([...HISTORY_WHYS].toSorted());
});

it.each(HISTORY_FIELDS)('each changed field has a name: %s', (field) => {
  expect(messages.field).toHaveProperty([field]);
});
