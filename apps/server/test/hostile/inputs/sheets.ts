import { DECIMAL_MARKS, SHEET_FORMATS } from '@quayside/contract';
import fc from 'fast-check';
import { oneOf, record, type ValidInputs } from '../arbitraries.ts';
import type { Holdings } from '../world.ts';

/** Calls about files of products. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'sheets'> {
  const id = fc.constant(mine.login.userId);
  const decimal = fc.constantFrom(...DECIMAL_MARKS);
  const csv = fc.constant('sku,stock\nNONE,1');
  const given = record({
    ...{ csv, decimal },
    columns: fc.constant([
      { heading: 'sku', column: 'sku' as const },
      { heading: 'stock', column: 'stock' as const },
    ]),
  });
  return {
    sheets: {
      write: record({
        params: record({ id, platform: fc.constantFrom('ebay' as const, 'all') }),
        body: record({
          itemIds: fc.uniqueArray(oneOf(mine.itemIds), { minLength: 1, maxLength: 3 }),
          format: fc.constantFrom(...SHEET_FORMATS),
          columns: fc.constantFrom(['id', 'title', 'stock'] as const, ['sku', 'manual.DE', 'state.DE'] as const),
          decimal,
        }),
      }),
      readHead: record({ params: record({ id }), body: record({ csv }) }),
      prepare: record({ params: record({ id }), body: given }),
      writeErrors: record({ params: record({ id }), body: given }),
    },
  };
}
