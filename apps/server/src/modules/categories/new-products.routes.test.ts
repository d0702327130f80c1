import { categories } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItem } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);

let owner: TestLogin;
let account: Account;
const params = () => ({ id: owner.userId, accountId: account.accountId });
const told = async () => {
  const { rows } = await database.pool.query('select kind from user_events where user_id = $1 order by event_id', [
    owner.userId,
  ]);
  return rows;
};

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
});

describe('a decision about new products', () => {
  it('tells the other tabs that a brand is exempt from codes, and that it is no longer', async () => {
    const before = (await told()).length;
    const exemption = { sellerId: account.accountId, brand: 'Harbour', categoryId: 'TOYS' };
    for (const isExempt of [true, false]) {
      await server.as(owner).call(categories.declareExemption, { params: params(), body: { ...exemption, isExempt } });
    }
    expect((await told()).slice(before)).toEqual([{ kind: 'listings' }, { kind: 'listings' }]);
  });

  it('tells the other tabs whether a product is the item', async () => {
    const item = await buildItem(database.db, account);
    await buildListing(database.db, account, item, {
      site: 'DE',
      state: 'B',
      reason: {
        code: 'product_doubtful',
        params: { productId: 'B01', title: 'Train', brand: 'Acme', pack: 1, image: '' },
      },
    });
    const before = (await told()).length;
    const body = { itemId: item.itemId, site: 'DE' as const, productId: 'B01', isSame: true };
    await server.as(owner).call(categories.decideMatch, { params: params(), body });
    expect((await told()).slice(before)).toEqual([{ kind: 'listings' }]);
  });
});
