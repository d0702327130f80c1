import type { AccountRef } from '@quayside/kernel';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItem } from '../../../test/factories/item.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { allowHeld, findAllowed, forbidAgain, lockHeld } from './held.repository.ts';
import { PRIORITY, setDesiredState } from './index.ts';

const database = useTestDatabase();
const SITE = 'US';
/** A family of two sizes: its content is sent under one key, and each price under its own. */
const FAMILY = 'BOOTS';
const SIZES = ['BOOTS-40', 'BOOTS-41'];
const content = { targetKey: FAMILY, site: SITE, changeKind: 'content' };
let account: AccountRef;
let itemId = 0;

beforeAll(async () => {
  const { userId } = await buildOwner(database.db);
  const built = await buildAccount(database.db, userId);
  account = { userId, accountId: built.accountId };
  itemId = (await buildItem(database.db, built)).itemId;
});
beforeEach(async () => {
  await database.pool.query('delete from desired_states where user_id = $1', [account.userId]);
  const shared = { ...account, site: SITE, itemId, isHome: false, leaseKey: FAMILY } as const;
  await withTransaction(database.db, (tx) =>
    setDesiredState(tx, [
      { ...shared, changeKind: 'content', targetKey: FAMILY, priority: PRIORITY.content, payload: { isGroup: true } },
      ...SIZES.map((targetKey) => ({
        ...{ ...shared, changeKind: 'price' as const, targetKey, priority: PRIORITY.price },
        payload: { minor: 900, currency: 'USD' as const, owner: 'rule' as const },
      })),
    ]),
  );
  await database.pool.query(
    `update desired_states set state = 'failed', last_error = '{"code": "price_held", "params": {"anomaly": "rate_jump"}}'
     where user_id = $1 and change_kind = 'content'`,
    [account.userId],
  );
});

const allow = () =>
  withTransaction(database.db, async (tx) => allowHeld(tx, account, await lockHeld(tx, account, [content])));
const allowed = async () =>
  [...(await withTransaction(database.db, (tx) => findAllowed(tx, account, [content])))].toSorted();

it('a listing that waits for its prices is allowed until they are sent, and can be taken back', async () => {
  expect(await allowed()).toEqual([]);
  expect(await allow()).toHaveLength(1);
  expect(await allowed()).toEqual(['BOOTS US content']);
  await withTransaction(database.db, (tx) => forbidAgain(tx, account, [content]));
  expect(await allowed()).toEqual([]);
});
