import fc from 'fast-check';
import type { Account } from '../../../src/modules/accounts/index.ts';
import type { Db } from '../../../src/platform/database/db.ts';
import { optional, platformOrAll, record, text, type ValidInputs, word } from '../arbitraries.ts';
import type { RowIds } from '../input-files.ts';
import type { Holdings } from '../world.ts';

/** At most six words, and no brace, because a response that quotes it would look like an unfilled sentence. */
const phrase = word(40).filter((value) => value.trim().split(/\s+/).length <= 6 && !value.includes('{'));

/** Each call has its own keywords, because changing or removing one would affect the others. */
const KEYWORDS = 30;
const scopeOf = (n: number) => (n % 2 === 0 ? 'ebay' : 'all');

/** Calls about blacklisted keywords. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'blacklist'> {
  const id = fc.constant(mine.login.userId);
  const scope = record({ id, platform: platformOrAll });
  const own = (mine.rowIds.keyword ?? []).map((name, n) => ({ keyword: String(name), platform: scopeOf(n) }) as const);
  const placeIn = (from: number, to: number) =>
    fc.constantFrom(...own.slice(from, to)).map((place) => ({ id: mine.login.userId, ...place }));
  const settings = {
    match: fc.constantFrom('word' as const, 'prefix' as const, 'forms' as const),
    language: fc.constantFrom('en' as const, 'de' as const, 'zh' as const),
    fields: fc.subarray(['title' as const, 'brand' as const, 'description' as const], { minLength: 1 }),
    exceptions: phrases(0),
  };
  const changed = { ...settings, keyword: phrase, platform: platformOrAll };
  const count = fc.integer({ min: 0, max: 5 });
  const expected = optional(record({ items: count, live: count, listings: count }));
  const csv = fc.oneof(word(300), fc.constant('keyword,match\r\nsubmarine,word\r\n'));
  return {
    blacklist: {
      list: record({ params: scope, query: record({ query: optional(text(100)) }) }),
      get: record({ params: placeIn(0, 6) }),
      create: record({ params: scope, body: record({ ...settings, keywords: phrases(1), expected }) }),
      update: record({ params: placeIn(6, 12), body: record({ ...changed, expected }) }),
      remove: record({
        params: record({
          id,
          keyword: fc.constantFrom(...own.slice(12, 18).map(({ keyword }) => keyword)),
          platform: fc.constantFrom('all' as const, 'amazon', 'cdiscount'),
        }),
      }),
      removeForEbay: record({
        params: record({
          id,
          keyword: fc.constantFrom(...own.slice(18, 24).map(({ keyword }) => keyword)),
          platform: fc.constant('ebay' as const),
        }),
      }),
      preview: record({ params: scope, body: record({ ...settings, keywords: phrases(1) }) }),
      previewUpdate: record({ params: placeIn(24, 30), body: record(changed) }),
      previewImport: record({ params: scope, body: record({ csv }) }),
      importCsv: record({ params: scope, body: record({ csv, expected }) }),
      exportCsv: record({ params: scope }),
    },
  };
}

export async function build(db: Db, { userId }: Account): Promise<RowIds> {
  const keywords = Array.from({ length: KEYWORDS }, (_, n) => `submarine ${n} of ${userId}`);
  await db
    .insertInto('keywords')
    .values(
      keywords.map((keyword, n) => ({
        ...{ user_id: userId, keyword, platform: scopeOf(n) },
        ...{ match: 'word', language: 'en', fields: ['title'] },
      })),
    )
    .execute();
  return { keyword: keywords };
}

function phrases(minLength: number) {
  return fc.uniqueArray(phrase, { minLength, maxLength: 3, selector: (value) => value.trim().toLowerCase() });
}
