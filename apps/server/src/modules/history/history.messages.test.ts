import { HISTORY_FIELDS, HISTORY_WHYS } from '@quayside/contract';
import { LANGUAGES, translate } from '@quayside/i18n';
import messages from '@quayside/i18n/messages/en/history.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';

describe.each(LANGUAGES)('the words of the history in %s', (language) => {
  it.each(HISTORY_WHYS)('say why: %s', (why) => {
    expect(translate(language, `history.why.${why}`)).not.toBe(`history.why.${why}`);
  });

  it.each(HISTORY_FIELDS)('name what: %s', (field) => {
    expect(translate(language, `history.field.${field}`)).not.toBe(`history.field.${field}`);
  });
});

it('no word is left over from a reason that is no longer given', () => {
  expect(Object.keys(messages.why).toSorted()).toEqual([...HISTORY_WHYS].toSorted());
});
