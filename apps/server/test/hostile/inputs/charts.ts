import fc from 'fast-check';
import type { Account } from '../../../src/modules/accounts/index.ts';
import type { Db } from '../../../src/platform/database/db.ts';
import { optional, record, text, type ValidInputs, word } from '../arbitraries.ts';
import type { RowIds } from '../input-files.ts';
import type { Holdings } from '../world.ts';

/** Each call that changes charts has some of its own, because a removal would affect the others. */
const CHARTS = 12;

/** Calls about size charts. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'charts'> {
  const id = fc.constant(mine.login.userId);
  const users = record({ id });
  const own = (mine.rowIds.chartId ?? []).map(Number);
  const ownIn = (from: number, to: number) => record({ id, chartId: fc.constantFrom(...own.slice(from, to)) });
  const search = record({ query: optional(text(100)) });
  const rows = fc
    .uniqueArray(fc.integer({ min: 10, max: 2_500 }), { minLength: 1, maxLength: 6 })
    .map((lengths) =>
      lengths.sort((a, b) => a - b).map((mm, n) => ({ mm, sizes: { UK: `${n}.5`, EU: String(30 + n) } })),
    );
  const chart = record({
    name: word(80),
    brand: word(60),
    category: fc.constantFrom(null, { id: '11450', name: 'Clothes', path: 'Fashion > Clothes' }),
    kind: fc.constantFrom('shoes' as const, 'clothing'),
    age: fc.constantFrom('adult' as const, 'children', 'baby'),
    gender: fc.constantFrom('female' as const, 'male', 'unisex'),
    width: fc.constantFrom('any' as const, 'extra-wide'),
    rows,
  });
  const expected = optional(fc.integer({ min: 0, max: 3 }));
  return {
    charts: {
      listBrands: record({ params: users, query: search }),
      listCategories: record({ params: users, query: search }),
      list: record({
        params: users,
        query: record({
          type: optional(fc.constantFrom('own' as const, 'default')),
          query: optional(text(100)),
          page: optional(fc.integer({ min: 1, max: 10 })),
        }),
      }),
      get: record({ params: fc.oneof(ownIn(0, 3), record({ id, chartId: fc.constant('women-shoes') })) }),
      create: record({ params: users, body: record({ chart, expected }) }),
      update: record({ params: ownIn(3, 6), body: record({ chart, expected }) }),
      remove: record({ params: ownIn(6, 9), query: record({ expected }) }),
      preview: record({
        params: users,
        body: fc.oneof(
          record({ chart }),
          record({ chart: fc.constant(null), chartId: fc.constantFrom(...own.slice(9)) }),
        ),
      }),
      listUnmapped: record({ params: ownIn(0, 3), query: record({}) }),
    },
  };
}

export async function build(db: Db, { userId }: Account): Promise<RowIds> {
  const rows = JSON.stringify([{ mm: 245, sizes: { UK: '6', EU: '39' } }]);
  const charts = await db
    .insertInto('size_charts')
    .values(
      Array.from({ length: CHARTS }, (_, n) => ({
        ...{ user_id: userId, name: `Chart ${n}`, brand: `Brand ${n} of ${userId}` },
        ...{ kind: 'shoes', age: 'adult', gender: 'female', width: 'any', rows },
      })),
    )
    .returning('chart_id')
    .execute();
  return { chartId: charts.map((row) => row.chart_id) };
}
