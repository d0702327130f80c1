import fc from 'fast-check';
import { limit, oneOf, optional, record, text, type ValidInputs, word } from '../arbitraries.ts';
import type { Holdings } from '../world.ts';

/** Calls about remembered titles. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'memory'> {
  const params = record({ id: fc.constant(mine.login.userId) });
  const pair = { from: fc.constantFrom('en', 'de', 'xx'), to: fc.constantFrom('de', 'en-GB', 'zz') };
  const row = fc.tuple(fc.constantFrom('en', 'xx'), fc.constantFrom('de', 'fr'), text(60), text(60));
  const file = fc.oneof(
    fc.array(row, { maxLength: 4 }).map((rows) => ({
      format: 'csv' as const,
      text: ['src_lang,dst_lang,src_text,dst_text', ...rows.map((cells) => cells.map(quoted).join(','))].join('\n'),
    })),
    word(200).map((given) => ({ format: 'tmx' as const, text: given })),
    word(200).map((given) => ({ format: 'xliff' as const, text: `<xliff version="2.0">${given}</xliff>` })),
  );
  return {
    memory: {
      listPairs: record({ params }),
      list: record({ params, query: record({ ...pair, query: optional(text(200)), limit }) }),
      remove: record({
        params,
        body: record({ ...pair, sources: optional(fc.array(word(100), { minLength: 1, maxLength: 3 })) }),
      }),
      listMatches: record({
        params: record({
          id: fc.constant(mine.login.userId),
          itemId: oneOf(mine.itemIds),
          site: fc.constantFrom('DE' as const, 'UK'),
        }),
      }),
      exportFile: record({
        params,
        query: record({ format: fc.constantFrom('csv' as const, 'tmx' as const, 'xliff' as const), ...pair }),
      }),
      previewImport: record({ params, body: file }),
      importFile: record({
        params,
        body: fc.tuple(file, fc.boolean()).map(([given, replace]) => ({
          ...given,
          replace,
          expected: { added: 1, conflicts: 0 },
          digest: '0'.repeat(32),
        })),
      }),
    },
  };
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
