import type { HomeListing } from '@quayside/connector-kit';
import type { Account } from '../../src/modules/accounts/index.ts';
import { getItems, type Item } from '../../src/modules/products/index.ts';
import { storeBatch } from '../../src/modules/sync/index.ts';
import { withTransaction } from '../../src/platform/database/database.ts';
import type { Db } from '../../src/platform/database/db.ts';
import { buildHomeListing } from './home-listing.ts';
import { storeDeps } from './store-deps.ts';

/** Items as an import stores them: with units, stock, home targets, history and list rows. In the given order. */
export async function buildItems(db: Db, account: Account, listings: readonly Partial<HomeListing>[]): Promise<Item[]> {
  const full = listings.map((listing) => buildHomeListing(listing));
  const observedAt = new Date();
  const observation = { observedAt, monotonicAt: observedAt, ordersSeenAt: null, cause: 'import:factory' };
  await withTransaction(db, (tx) => storeBatch(tx, storeDeps, account, { listings: full, partly: [] }, observation));
  const rows = await db
    .selectFrom('items')
    .select(['item_id', 'external_id'])
    .where('user_id', '=', account.userId)
    .where('account_id', '=', account.accountId)
    .execute();
  const ids = new Map(rows.map((row) => [row.external_id, row.item_id]));
  const items = await getItems(db, account.userId, [...ids.values()]);
  return full.flatMap(({ externalId }) => items.filter((item) => item.externalId === externalId));
}

export async function buildItem(db: Db, account: Account, listing: Partial<HomeListing> = {}): Promise<Item> {
  const [item] = await buildItems(db, account, [listing]);
  if (!item) throw new Error('The item was not stored');
  return item;
}
