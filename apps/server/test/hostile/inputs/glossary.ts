import fc from 'fast-check';
import { oneOf, optional, record, text, type ValidInputs, word } from '../arbitraries.ts';
import type { Holdings } from '../world.ts';

/** Calls about a seller's own glossary terms. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'glossary'> {
  const id = fc.constant(mine.login.userId);
  const users = record({ id });
  const term = record({
    src_text: word(200),
    dst_text: word(200),
    src_lang: fc.constantFrom('en', 'de', 'xx'),
    dst_lang: fc.constantFrom('en', 'de', 'fr'),
  });
  return {
    glossary: {
      list: record({
        params: users,
        query: record({
          src_lang: optional(fc.constantFrom('en', 'zz')),
          dst_lang: optional(fc.constantFrom('de', 'zz')),
          query: optional(text(200)),
        }),
      }),
      create: record({ params: users, body: term }),
      update: record({ params: record({ id, termId: oneOf(mine.termIds) }), body: term }),
      remove: record({ params: record({ id, termId: oneOf(mine.termIds) }) }),
    },
  };
}
