import type { Site } from '@quayside/kernel';
import { beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Account } from '../accounts/index.ts';
import { endDoubt } from '../dispatch/ads.repository.ts';
import { findReadyCalls } from '../dispatch/claim.repository.ts';
import { PRIORITY, setDesiredAds, setDesiredCampaign, setDesiredState } from '../dispatch/index.ts';

/* A price that may lift an ad above an amount waits until the rate of the ad was decided with it. */

const database = useTestDatabase();
const SITE: Site = 'DE';
let owner: TestLogin;
let account: Account;

const market = () => ({ userId: owner.userId, accountId: account.accountId, site: SITE });
const run = <T>(work: (tx: Tx) => Promise<T>) => withTransaction(database.db, work);
const setPrice = (itemId: number, minor: number) =>
  run((tx) =>
    setDesiredState(tx, [
      {
        ...{ userId: owner.userId, accountId: account.accountId, targetKey: `S-${itemId}`, leaseKey: `S-${itemId}` },
        ...{ site: SITE, itemId, priority: PRIORITY.price },
        changeKind: 'price',
        isHome: false,
        payload: { minor, currency: 'EUR', owner: 'rule' },
      },
    ]),
  );
/** Whether a sender would take the price now. The listing is live. */
async function mayLeave(itemId: number): Promise<boolean> {
  await database.pool.query(
    `update desired_states set state = 'due', due_at = now() - interval '1 second' where user_id = $1 and item_id = $2`,
    [owner.userId, itemId],
  );
  const ready = await findReadyCalls(database.db, account, ['update'], [SITE], new Date());
  await database.pool.query(`update desired_states set state = 'idle' where user_id = $1 and item_id = $2`, [
    owner.userId,
    itemId,
  ]);
  return ready.length > 0;
}
async function promote(itemId: number, isAmountCapped: boolean) {
  await run((tx) => setDesiredCampaign(tx, market(), 'running'));
  await run((tx) =>
    setDesiredAds(tx, market(), [{ itemId, listingId: `L-${itemId}`, rate: 800, lack: null, isAmountCapped }]),
  );
  await database.pool.query(`update ads set sent = 800, state = 'done' where user_id = $1 and item_id = $2`, [
    owner.userId,
    itemId,
  ]);
}
const generationOf = async (itemId: number) => {
  const { rows } = await database.pool.query<{ generation: string }>(
    'select generation from ads where user_id = $1 and item_id = $2',
    [owner.userId, itemId],
  );
  return Number(rows[0]?.generation);
};

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId, { platform: 'ebay' });
});

it('waits if the cap is an amount, and goes on once the rate was decided with it', async () => {
  await promote(1, true);
  await setPrice(1, 9_900);
  expect(await mayLeave(1)).toBe(false);
  await run(async (tx) => endDoubt(tx, market(), [{ itemId: 1, generation: await generationOf(1) }]));
  expect(await mayLeave(1)).toBe(true);
});

it('waits again if it moves while the rate is being decided', async () => {
  await promote(1, true);
  await setPrice(1, 9_900);
  const decided = await generationOf(1);
  await setPrice(1, 12_900);
  await run((tx) => endDoubt(tx, market(), [{ itemId: 1, generation: decided }]));
  expect(await mayLeave(1)).toBe(false);
});

it('does not wait if the cap is a share, and without an ad', async () => {
  await promote(1, false);
  await setPrice(1, 9_900);
  await setPrice(2, 9_900);
  expect([await mayLeave(1), await mayLeave(2)]).toEqual([true, true]);
});
