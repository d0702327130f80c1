import fc from 'fast-check';
import type { Account } from '../../../src/modules/accounts/index.ts';
import { insertRequest } from '../../../src/modules/bulk/bulk.repository.ts';
import { withTransaction } from '../../../src/platform/database/database.ts';
import type { Db } from '../../../src/platform/database/db.ts';
import { oneOf, record, site, type ValidInputs } from '../arbitraries.ts';
import type { RowIds } from '../input-files.ts';
import type { Holdings } from '../world.ts';

/** Calls about bulk requests. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'bulk'> {
  const ofType = { id: fc.constant(mine.login.userId), type: fc.constant('list' as const) };
  const params = record(ofType);
  const ofRequest = record({ ...ofType, requestId: oneOf((mine.rowIds.requestId ?? []).map(Number)) });
  const accountId = fc.constant(mine.account.accountId);
  const query = record({ accountId });
  const list = fc.array(fc.oneof(fc.string(), fc.constantFrom(...mine.itemIds.map(String))), {
    minLength: 1,
    maxLength: 5,
  });
  const sites = fc.array(site, { maxLength: 5 });
  return {
    bulk: {
      create: record({
        params,
        query,
        body: record({ list: list.map((lines) => `A, DE\n${lines.join('\n')}`), sites }),
      }),
      getStatus: record({ params, query }),
      listIssues: record({
        params,
        query: record({ accountId, only: fc.constantFrom('issues', 'left_out', 'all') }),
      }),
      exportResults: record({ params, query }),
      confirm: record({
        params: ofRequest,
        body: record({ allowDrafts: fc.boolean(), expected: fc.integer({ min: 1, max: 100 }) }),
      }),
      cancel: record({ params: ofRequest }),
      retry: record({ params: ofRequest }),
    },
  };
}

/** A request of which no row is good. */
export async function build(db: Db, { userId, accountId }: Account): Promise<RowIds> {
  const request = { accountId, type: 'list' as const, runId: null, encoding: null, rows: 1, problems: { no_item: 1 } };
  const requestId = await withTransaction(db, (tx) => insertRequest(tx, userId, { ...request, createdAt: new Date() }));
  return { requestId: [requestId] };
}
