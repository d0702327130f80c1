import fc from 'fast-check';
import { limit, oneOf, optional, record, text, type ValidInputs, word } from '../arbitraries.ts';
import type { Holdings } from '../world.ts';

/** Calls about the titles of a site. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'siteTitles'> {
  const params = record({
    id: fc.constant(mine.login.userId),
    accountId: oneOf([mine.account.accountId]),
    site: fc.constantFrom('DE' as const, 'FR', 'US', 'UK', 'CDFR'),
  });
  const title = record({ itemId: oneOf(mine.itemIds), title: word(200) });
  const show = fc.constantFrom('all' as const, 'waiting', 'stale', 'duplicates', 'tooLong', 'accepted', 'own');
  const csv = fc
    .array(fc.tuple(fc.constantFrom('SKU-1', '=1+1', '"'), text(100)), { maxLength: 4 })
    .map((rows) => ['sku,translated_title', ...rows.map((cells) => cells.map(quoted).join(','))].join('\n'));
  return {
    siteTitles: {
      exportCsv: record({ params }),
      previewImport: record({ params, body: record({ csv }) }),
      importCsv: record({ params, body: record({ csv, expected: fc.integer({ min: 1, max: 3 }) }) }),
      get: record({ params }),
      make: record({ params, body: record({ again: fc.boolean(), ask: optional(fc.boolean()) }) }),
      list: record({
        params,
        query: record({
          show: optional(show),
          query: optional(text(200)),
          limit,
        }),
      }),
      accept: record({ params, body: record({ titles: fc.array(title, { minLength: 1, maxLength: 4 }) }) }),
      prepareAcceptance: record({ params }),
      prepareReplacement: record({
        params: record({ id: fc.constant(mine.login.userId), platform: fc.constantFrom('ebay' as const, 'all') }),
        body: record({
          itemIds: fc.uniqueArray(oneOf(mine.itemIds), { minLength: 1, maxLength: 3 }),
          sites: fc.uniqueArray(fc.constantFrom('DE' as const, 'FR', 'US'), { minLength: 1, maxLength: 3 }),
          find: word(60),
          replace: text(200),
          isExact: fc.boolean(),
        }),
      }),
    },
  };
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
