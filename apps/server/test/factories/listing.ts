import { type ListingState, type Reason, type Site, siteFacts } from '@quayside/kernel';
import { type Item, refreshProductRows } from '../../src/modules/products/index.ts';
import { withTransaction } from '../../src/platform/database/database.ts';
import type { Db } from '../../src/platform/database/db.ts';

/** An item on a site in some state, and the list's row that shows it. */
export async function buildListing(
  db: Db,
  userId: number,
  item: Item,
  listing: { site: Site; state: ListingState; reason?: Reason; title?: string },
): Promise<void> {
  const { site, state, reason, title = `${item.title} (${site})` } = listing;
  await withTransaction(db, async (tx) => {
    await tx
      .insertInto('listings')
      .values({
        user_id: userId,
        item_id: item.itemId,
        site,
        account_id: item.accountId,
        state,
        reason: reason ? JSON.stringify(reason) : null,
        listing_key: `${item.sku}-${site}`,
        title,
        price_minor: 2_399,
        currency: siteFacts(site).currency,
        price_owner: 'rule',
        quantity: 5,
      })
      .execute();
    await refreshProductRows(tx, userId, [item.itemId]);
  });
}
