import { money } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { buildListing } from '../../../test/factories/listing.ts';
import { countsKeptAndCounted } from '../../../test/runs.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { useUnsentRuns } from '../../../test/unsent-runs.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { changeListings } from './listings.repository.ts';

const database = useTestDatabase();
const runs = useUnsentRuns(database);

async function expectCountsKept(): Promise<void> {
  const { kept, counted } = await countsKeptAndCounted(database, runs.seller.userId);
  expect(kept).toEqual(counted);
}

const build = () => buildListing(database.db, runs.account, runs.item, { site: 'DE', state: 'P' });
const target = () => ({ ...runs.ref(null), isHome: false, sku: `${runs.item.sku}-DE` });

describe('the stored totals of listings', () => {
  it('count a listing once whose price and quantity arrive in one call', async () => {
    await build();
    const price = { ...money(2_399, 'EUR'), owner: 'rule' as const };
    await withTransaction(database.db, async (tx) =>
      runs.listener.updated?.(tx, runs.account, [
        { ...target(), quantity: 3 },
        { ...target(), price },
      ]),
    );
    expect(await runs.listingOn('DE')).toMatchObject({ state: 'L', quantity: 3 });
    await expectCountsKept();
  });

  it('count a listing once whose price and quantity are refused in one call', async () => {
    await build();
    const reason = { code: 'rejected_by_marketplace' as const };
    await withTransaction(database.db, async (tx) =>
      runs.listener.updateFailed?.(tx, runs.account, [
        { ...target(), changeKind: 'price', reason },
        { ...target(), changeKind: 'stock', reason },
      ]),
    );
    expect(await runs.listingOn('DE')).toMatchObject({ state: 'L', reason });
    await expectCountsKept();
  });

  it('follow the later of two changes of a listing, which keeps the reason and the quantity of the earlier one', async () => {
    await build();
    const at = { itemId: runs.item.itemId, site: 'DE' as const };
    const reason = { code: 'rejected_by_marketplace' as const };
    await withTransaction(database.db, (tx) =>
      changeListings(tx, runs.seller.userId, runs.account.accountId, [
        { ...at, state: 'L', reason, quantity: 7 },
        { ...at, state: 'E' },
      ]),
    );
    expect(await runs.listingOn('DE')).toMatchObject({ state: 'E', reason, quantity: 7 });
    await expectCountsKept();
  });
});
