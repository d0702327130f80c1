import { HISTORY_FIELDS, HISTORY_WHYS } from '@quayside/contract';
import messages from '@quayside/i18n/messages/en/history.json' with { type: 'json' };
import { expect, it } from 'vitest';

/** That the other languages say what English says is `npm run check`'s. */
it('each reason that the history gives has its words, and no words are left over', () => {
  expect(Object.keys(messages.why).toSorted()).toEqual([...HISTORY_WHYS].toSorted());
});

it.each(HISTORY_FIELDS)('what changed has a name: %s', (field) => {
  expect(messages.field).toHaveProperty([field]);
});
