import { type ListingState, money, rulePrice, type Site } from '@quayside/kernel';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildSeller } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Account } from '../accounts/index.ts';
import { SYSTEM } from '../history/index.ts';
import type { Item } from '../products/index.ts';
import { applyPrices, type PriceChange } from './live-prices.ts';

const database = useTestDatabase();
let account: Account;
let items: Item[];

beforeAll(async () => {
  account = await buildAccount(database.db, await buildSeller(database.db));
});
beforeEach(async () => {
  items = await buildItems(database.db, account, [{}, {}, {}]);
});

const list = (item: Item | undefined, site: Site, state: ListingState) =>
  buildListing(database.db, account, item as Item, { site, state });

function priced(item: Item | undefined, site: Site, minor: number): PriceChange {
  const price = money(minor, 'EUR');
  const breakdown = rulePrice(price, null, null);
  const decision = {
    price,
    owner: 'rule' as const,
    breakdown,
    unitPrices: new Map(),
    unitOwners: new Map(),
    isStale: false,
  };
  return { itemId: item?.itemId ?? 0, site, decision };
}

const apply = (...changes: PriceChange[]) =>
  withTransaction(database.db, (tx) => applyPrices(tx, account, changes, { actor: SYSTEM, why: 'rule_changed' }));

const rowsOf = (table: 'listings' | 'history' | 'desired_states' | 'product_rows') =>
  database.db
    .selectFrom(table)
    .selectAll()
    .where('user_id', '=', account.userId)
    .where(
      'item_id',
      'in',
      items.map((item) => item.itemId),
    )
    .orderBy('item_id')
    .execute();

const historyOf = async () =>
  (await rowsOf('history')).filter((row) => 'entity' in row && row.entity === 'listing') as unknown as {
    item_id: number;
    before: unknown;
    after: unknown;
    why: string;
  }[];

describe('new prices', () => {
  it('reach the listing, the marketplace, the history and the product list together', async () => {
    const [one, two] = items as [Item, Item];
    await list(one, 'DE', 'L');
    await list(two, 'DE', 'L');
    expect(await apply(priced(two, 'DE', 3_100), priced(one, 'DE', 3_000))).toBe(2);
    expect(await rowsOf('listings')).toMatchObject([{ price_minor: 3_000 }, { price_minor: 3_100 }]);
    expect(await rowsOf('desired_states')).toMatchObject([
      { change_kind: 'price', target_key: `${one.sku}-DE`, payload: { minor: 3_000, currency: 'EUR', owner: 'rule' } },
      { change_kind: 'price', target_key: `${two.sku}-DE`, payload: { minor: 3_100 } },
    ]);
    expect(await historyOf()).toMatchObject([
      { item_id: one.itemId, before: { minor: 2_399, currency: 'EUR' }, after: { minor: 3_000 }, why: 'rule_changed' },
      { item_id: two.itemId, before: { minor: 2_399 }, after: { minor: 3_100 } },
    ]);
    expect(await rowsOf('product_rows')).toMatchObject([
      { sites: { DE: { minor: 3_000 } } },
      { sites: { DE: { minor: 3_100 } } },
      { sites: {} },
    ]);
  });

  it('that equal the old ones change nothing and leave no trace', async () => {
    await list(items[0], 'DE', 'L');
    expect(await apply(priced(items[0], 'DE', 2_399))).toBe(0);
    expect(await historyOf()).toEqual([]);
    expect(await rowsOf('desired_states')).toEqual([]);
  });

  it.each([
    ['queued', 'Q', 1],
    ['failed', 'F', 1],
    ['ended', 'E', 0],
    ['blocked', 'B', 0],
  ] as const)('of a listing that is %s change %s: %i', async (_name, state, changed) => {
    await list(items[0], 'DE', state);
    expect(await apply(priced(items[0], 'DE', 3_000))).toBe(changed);
  });

  it('apply only to their own site', async () => {
    await list(items[0], 'DE', 'L');
    await list(items[0], 'FR', 'L');
    expect(await apply(priced(items[0], 'FR', 2_900))).toBe(1);
    expect(await rowsOf('product_rows')).toMatchObject([
      { sites: { DE: { minor: 2_399 }, FR: { minor: 2_900 } } },
      { sites: {} },
      { sites: {} },
    ]);
  });

  it('do not change the item’s own time of change', async () => {
    await list(items[0], 'DE', 'L');
    const before = await rowsOf('product_rows');
    await apply(priced(items[0], 'DE', 3_000));
    const after = await rowsOf('product_rows');
    expect(after.map((row) => 'updated_at' in row && row.updated_at)).toEqual(
      before.map((row) => 'updated_at' in row && row.updated_at),
    );
  });
});
