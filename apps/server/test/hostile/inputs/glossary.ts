import fc from 'fast-check';
import type { Account } from '../../../src/modules/accounts/index.ts';
import type { Db } from '../../../src/platform/database/db.ts';
import { oneOf, optional, record, text, type ValidInputs, word } from '../arbitraries.ts';
import type { RowIds } from '../input-files.ts';
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
      update: record({ params: record({ id, termId: oneOf((mine.rowIds.termId ?? []).map(Number)) }), body: term }),
      remove: record({ params: record({ id, termId: oneOf((mine.rowIds.termId ?? []).map(Number)) }) }),
    },
  };
}

export async function build(db: Db, { userId }: Account): Promise<RowIds> {
  const terms = await db
    .insertInto('glossary_terms')
    .values([
      { user_id: userId, src_text: 'train', dst_text: 'Zug', src_lang: 'en', dst_lang: 'de' },
      { user_id: userId, src_text: 'piece', dst_text: 'Teil', src_lang: 'en', dst_lang: 'de' },
    ])
    .returning('term_id')
    .execute();
  return { termId: terms.map((row) => row.term_id) };
}
