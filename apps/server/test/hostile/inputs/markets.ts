import { MARKET_STATES } from '@quayside/contract';
import { MAX_LIMITED_PIECES } from '@quayside/kernel/stock-limits';
import fc from 'fast-check';
import type { Account } from '../../../src/modules/accounts/index.ts';
import { noteEnds } from '../../../src/modules/markets/markets.repository.ts';
import { withTransaction } from '../../../src/platform/database/database.ts';
import type { Db } from '../../../src/platform/database/db.ts';
import { buildItems } from '../../factories/item.ts';
import { buildListing } from '../../factories/listing.ts';
import { record, type ValidInputs } from '../arbitraries.ts';
import type { RowIds } from '../input-files.ts';
import type { Holdings } from '../world.ts';

/** The market whose listings ended when it was closed. It is open again. */
const REOPENED = 'IT';

/** Calls about the markets of an account. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'markets'> {
  const ofAccount = { id: fc.constant(mine.login.userId), accountId: fc.constant(mine.account.accountId) };
  const params = record(ofAccount);
  const limits = record({
    percent: fc.integer({ min: 1, max: 100 }),
    buffer: fc.nat({ max: MAX_LIMITED_PIECES }),
    maximum: fc.option(fc.integer({ min: 1, max: MAX_LIMITED_PIECES })),
  });
  const site = fc.constantFrom('DE' as const, 'UK' as const, 'AMDE' as const);
  return {
    markets: {
      list: record({ params }),
      prepare: record({ params, body: record({ site, state: fc.constantFrom(...MARKET_STATES) }) }),
      getStockLimits: record({ params }),
      prepareStockLimits: record({
        params,
        body: fc.oneof(record({ site: fc.constant(null), limits }), record({ site, limits: fc.option(limits) })),
      }),
      listAgain: record({ params: record({ ...ofAccount, site: fc.oneof(site, fc.constant(REOPENED)) }) }),
    },
  };
}

/** A listing that ended with its market. */
export async function build(db: Db, account: Account): Promise<RowIds> {
  const [item] = await buildItems(db, account, [{ title: 'Lamp', sku: 'LAMP' }]);
  if (!item) throw new Error('The item was not stored');
  await buildListing(db, account, item, { site: REOPENED, state: 'E' });
  await withTransaction(db, (tx) => noteEnds(tx, account, REOPENED, [item.itemId]));
  return {};
}
