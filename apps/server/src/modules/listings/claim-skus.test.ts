import type { Site } from '@quayside/kernel';
import { expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItem } from '../../../test/factories/item.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { claimSkus } from './skus.repository.ts';

const database = useTestDatabase();

async function sellerWithItem() {
  const { userId } = await buildOwner(database.db);
  const { accountId, ...account } = await buildAccount(database.db, userId);
  const [item, twin] = [
    await buildItem(database.db, { accountId, ...account }),
    await buildItem(database.db, { accountId, ...account }),
  ];
  const skuClaim = (itemId: number, hashed: string) => ({
    itemId,
    unitId: 1,
    site: 'DE' as Site,
    plain: 'A-DE',
    hashed,
  });
  const claim = (itemId: number, hashed: string) =>
    withTransaction(database.db, (tx) => claimSkus(tx, userId, accountId, [skuClaim(itemId, hashed)]));
  return { userId, item, twin, claim };
}

it('a unit keeps its first SKU, even if two runs claim it at once', async () => {
  const { userId, item, claim } = await sellerWithItem();
  const claims = await Promise.all([1, 2, 3, 4].map(() => claim(item.itemId, 'A~1-DE')));
  for (const claimed of claims) expect([...claimed.values()]).toEqual(['A-DE']);
  const rows = await database.db
    .selectFrom('marketplace_skus')
    .select('marketplace_sku')
    .where('user_id', '=', userId)
    .execute();
  expect(rows).toEqual([{ marketplace_sku: 'A-DE' }]);
});

it('a SKU that another item already has is made unique by a hash, and stored', async () => {
  const { item, twin, claim } = await sellerWithItem();
  await claim(item.itemId, 'A~1-DE');
  for (let time = 0; time < 2; time += 1)
    expect([...(await claim(twin.itemId, 'A~2-DE')).values()]).toEqual(['A~2-DE']);
});
