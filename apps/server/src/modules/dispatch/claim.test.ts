import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildSeller } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { type DesiredRow, recoverLostSends } from './claim.repository.ts';
import { claimBatches } from './claim.ts';
import { PRIORITY, setDesiredState } from './index.ts';

const database = useTestDatabase();
const SKU = 'A-DE';

async function setQuantity(account: AccountRef, quantity: number): Promise<void> {
  await withTransaction(database.db, (tx) =>
    setDesiredState(tx, [
      {
        ...account,
        targetKey: SKU,
        leaseKey: SKU,
        site: 'DE',
        itemId: 1,
        isHome: false,
        changeKind: 'stock',
        payload: { quantity },
        priority: PRIORITY.stockDown,
      },
    ]),
  );
}

/** An account with a live listing whose quantity was set once. */
async function buildLive(): Promise<AccountRef> {
  const { userId, accountId } = await buildAccount(database.db, await buildSeller(database.db));
  const account = { userId, accountId };
  await sql`
    insert into dispatch_listings (user_id, account_id, lease_key, site, is_live, offers)
    values (${userId}, ${accountId}, ${SKU}, 'DE', true, ${JSON.stringify({ [SKU]: 'offer' })}::jsonb)`.execute(
    database.db,
  );
  await setQuantity(account, 5);
  return account;
}

async function claim(account: AccountRef): Promise<DesiredRow | undefined> {
  const now = new Date(Date.now() + 1_000);
  const [batch] = await claimBatches(
    database.db,
    {
      account,
      calls: ['update'],
      batchesOf: () => 1,
      capabilities: { publishBatch: 1, updateBatch: 1, homeStockBatch: 1 },
      bulk: undefined,
      maySubmit: false,
      owner: 'test',
      leaseMs: 60_000,
      submissionLeaseMs: 60_000,
      now,
      lookaheadUntil: now,
    },
    [],
  );
  return batch?.listings[0]?.rows[0];
}

/** Ends the leases as the death of their sender does in the end. */
async function loseSender({ userId }: AccountRef): Promise<void> {
  await sql`update dispatch_listings set lease_until = now() - interval '1 second' where user_id = ${userId}`.execute(
    database.db,
  );
  await recoverLostSends(database.db);
}

describe('a row whose call was lost', () => {
  it('is newer than what was sent until a call has an answer, however many senders die', async () => {
    const account = await buildLive();
    expect(await claim(account)).toMatchObject({ generation: 1, mayHaveBeenSent: false });
    await setQuantity(account, 3);
    for (let death = 0; death < 3; death += 1) {
      await loseSender(account);
      expect(await claim(account)).toMatchObject({ generation: 2, mayHaveBeenSent: true, isNewerThanSent: true });
    }
  });

  it('is not newer than what was sent while its value is unchanged', async () => {
    const account = await buildLive();
    for (let death = 0; death < 3; death += 1) {
      expect((await claim(account))?.isNewerThanSent).toBeUndefined();
      await loseSender(account);
    }
  });

  it('counts as sent by its last call once an earlier one has an answer', async () => {
    const account = await buildLive();
    await claim(account);
    await setQuantity(account, 3);
    await loseSender(account);
    await claim(account);
    await sql`
      update desired_states set state = 'idle', sent_generation = generation where user_id = ${account.userId}`.execute(
      database.db,
    );
    await sql`update dispatch_listings set lease_until = null where user_id = ${account.userId}`.execute(database.db);
    await setQuantity(account, 2);
    expect(await claim(account)).toMatchObject({ generation: 3, mayHaveBeenSent: false });
    await loseSender(account);
    expect((await claim(account))?.isNewerThanSent).toBeUndefined();
  });
});
