import { type ListingState, type Money, money, type Reason, type Site, siteFacts } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Account } from '../../src/modules/accounts/index.ts';
import { changeListings, queueListings } from '../../src/modules/listings/index.ts';
import { type Item, refreshProductRows } from '../../src/modules/products/index.ts';
import { ensureTargets } from '../../src/modules/stock/index.ts';
import { withTransaction } from '../../src/platform/database/database.ts';
import type { Db } from '../../src/platform/database/db.ts';

export interface ListingOptions {
  readonly site: Site;
  readonly state: ListingState;
  readonly reason?: Reason;
  readonly title?: string;
  readonly price?: Money;
}

/** For a listing whose run has ended. */
const NO_RUN = 0;

/** A listing as publishing writes it: its row, its stock targets, the totals and the product list. */
export async function buildListing(db: Db, account: Account, item: Item, listing: ListingOptions): Promise<void> {
  const { userId, accountId } = account;
  const { site, state, reason, title = `${item.title} (${site})` } = listing;
  const price = listing.price ?? money(2_399, siteFacts(site).currency);
  const listingKey = `${item.sku}-${site}`;
  await withTransaction(db, async (tx) => {
    await queueListings(tx, { userId, accountId, sourceAccountId: item.accountId, runId: NO_RUN }, [
      {
        itemId: item.itemId,
        site,
        listingKey,
        isGroup: item.units.length > 1,
        title,
        titleLabel: 'memory',
        priceMinor: price.minor,
        currency: price.currency,
        priceOwner: 'rule',
        priceBreakdown: {
          source: item.price,
          rate: null,
          converted: price,
          increased: price,
          final: price,
          increase: null,
          neat: false,
        },
        quantity: 5,
        settings: {},
        shippingKey: null,
      },
    ]);
    await ensureTargets(
      tx,
      userId,
      item.units.map((unit) => ({
        accountId,
        listingKey,
        marketplaceSku: `${unit.sku}-${site}`,
        site,
        itemId: item.itemId,
        unitId: unit.unitId,
        isHome: false,
        isVariant: item.units.length > 1,
        isLive: state === 'L',
        listingId: null,
      })),
    );
    const change = { itemId: item.itemId, site, state, ...(reason ? { reason } : {}) };
    if (state !== 'Q') await changeListings(tx, userId, accountId, [change]);
    // As if the marketplace had confirmed the price.
    if (state === 'L') {
      await sql`update listings set live_from_minor = price_minor, live_to_minor = price_minor, live_currency = currency, live_at = now()
        where user_id = ${userId} and item_id = ${item.itemId} and site = ${site}`.execute(tx);
    }
    await refreshProductRows(tx, userId, [item.itemId]);
  });
}
