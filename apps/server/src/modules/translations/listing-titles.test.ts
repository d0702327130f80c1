import { expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItem } from '../../../test/factories/item.ts';
import { buildSeller } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import { titleListings } from './listing-titles.ts';

const database = useTestDatabase();
const TITLE = 'Harbour Wooden Train with Three Coaches and a Long Track';
const LIMITS = { ebay: 40, amazon: 200 } as const;
const connectors = new Map(
  Object.entries(LIMITS).map(([platform, titleLimit]) => [platform, { capabilities: { titleLimit } }]),
) as unknown as AccountsDeps['connectors'];

it('listings of two platforms get titles of the length that each allows', async () => {
  const { db } = database;
  const userId = await buildSeller(db);
  const listings: { readonly itemId: number; readonly site: 'US' }[] = [];
  for (const platform of ['ebay', 'amazon'] as const) {
    const homeSite = platform === 'ebay' ? 'UK' : 'AMUK';
    const account = await buildAccount(db, userId, { platform, homeSite });
    const { itemId } = await buildItem(db, account, { sku: platform, title: TITLE, brand: 'Harbour' });
    listings.push({ itemId, site: 'US' });
  }
  for (const inOrder of [listings, listings.toReversed()]) {
    const titled = await titleListings(db, { connectors }, userId, inOrder);
    const titleOn = (platform: string) => {
      const made = titled.find(({ item }) => item.platform === platform)?.made;
      return made?.ok ? made.title : '';
    };
    expect(titleOn('amazon')).toBe(TITLE);
    expect(titleOn('ebay').length).toBeLessThanOrEqual(LIMITS.ebay);
  }
});
