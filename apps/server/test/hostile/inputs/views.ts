import fc from 'fast-check';
import type { Account } from '../../../src/modules/accounts/index.ts';
import type { Db } from '../../../src/platform/database/db.ts';
import { oneOf, record, type ValidInputs, word } from '../arbitraries.ts';
import type { RowIds } from '../input-files.ts';
import type { Holdings } from '../world.ts';

/** Calls about saved views of lists. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'views'> {
  const id = fc.constant(mine.login.userId);
  const screen = fc.constant('products' as const);
  const params = record({ id, screen });
  const viewParams = record({ id, screen, viewId: oneOf((mine.rowIds.viewId ?? []).map(Number)) });
  const body = record({
    name: word(60),
    address: fc.constantFrom('', '/listed?site=DE'),
    columns: fc.constantFrom(null, [{ key: 'title', width: 300 }]),
    isShared: fc.boolean(),
  });
  return {
    views: {
      list: record({ params }),
      create: record({ params, body }),
      update: record({ params: viewParams, body }),
      remove: record({ params: viewParams }),
    },
  };
}

export async function build(db: Db, { userId }: Account): Promise<RowIds> {
  const rows = await db
    .insertInto('saved_views')
    .values(['Lego', 'Sale'].map((name) => ({ user_id: userId, screen: 'products', name, address: '' })))
    .returning('view_id')
    .execute();
  return { viewId: rows.map((row) => row.view_id) };
}
