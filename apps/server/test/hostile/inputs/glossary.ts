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
  const termIds = oneOf((mine.rowIds.termId ?? []).map(Number)).map((one) => [one]);
  const csv = fc
    .array(term, { minLength: 1, maxLength: 3 })
    .map((terms) =>
      ['src_text;dst_text;src_lang;dst_lang', ...terms.map((one) => Object.values(one).map(quoted).join(';'))].join(
        '\n',
      ),
    );
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
      removeMany: record({ params: users, body: record({ termIds }) }),
      getUsage: record({ params: users, body: record({ termIds }) }),
      preview: record({ params: users, body: term }),
      previewImport: record({ params: users, body: record({ csv }) }),
      importCsv: record({ params: users, body: record({ csv, replace: fc.boolean() }) }),
      exportCsv: record({ params: users }),
    },
  };
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

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
