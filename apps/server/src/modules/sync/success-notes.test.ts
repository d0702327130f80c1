import { expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { getAccount } from '../accounts/index.ts';
import { readSyncCursor } from './cursors.repository.ts';
import { createSuccessNotes } from './success-notes.ts';

const database = useTestDatabase();
const at = (seconds: number) => new Date(Date.parse('2026-11-21T10:00:00Z') + seconds * 1_000);

it('stores that reads succeed every five seconds, after a failure, at another interval and after a clock was set back', async () => {
  const { userId } = await buildOwner(database.db);
  const { accountId } = await buildAccount(database.db, userId);
  const account = await getAccount(database.db, userId, accountId);
  if (!account) throw new Error('The account is missing');
  const notes = createSuccessNotes(database.db, 5_000);
  const stored = async () => (await readSyncCursor(database.db, userId, accountId, 'orders')).lastSuccessAt;
  for (let second = 0; second < 5; second += 1) {
    await notes.note(account, 'orders', at(second), 1_000);
    expect(notes.last(account, 'orders')).toEqual(at(second));
    expect(await stored()).toEqual(at(0));
  }
  await notes.note(account, 'orders', at(5), 1_000);
  expect(await stored()).toEqual(at(5));
  await notes.note(account, 'orders', at(6), 2_000);
  expect(await stored()).toEqual(at(6));
  notes.forget(account, 'orders');
  await notes.note(account, 'orders', at(7), 2_000);
  expect(await stored()).toEqual(at(7));
  await notes.note(account, 'orders', at(-60), 2_000);
  expect(await stored()).toEqual(at(-60));
});

it('stores the reads of all accounts by one statement, and passes over an account that is gone', async () => {
  const { userId } = await buildOwner(database.db);
  const accounts = [];
  for (let n = 0; n < 2; n += 1) {
    const { accountId } = await buildAccount(database.db, userId);
    const account = await getAccount(database.db, userId, accountId);
    if (account) accounts.push(account);
  }
  const [first, second] = accounts;
  if (!first || !second) throw new Error('The accounts are missing');
  const notes = createSuccessNotes(database.db, 5_000);
  const writers = async () =>
    (
      await database.pool.query<{ writer: string }>(
        'select xmin::text as writer from sync_cursors where user_id = $1 order by account_id',
        [userId],
      )
    ).rows.map(({ writer }) => writer);
  await notes.note(first, 'orders', at(0), 1_000);
  await notes.note({ ...second, accountId: second.accountId + 1_000 }, 'orders', at(0), 1_000);
  await notes.note(second, 'orders', at(1), 1_000);
  await notes.note(first, 'orders', at(1), 1_000);
  await notes.note(second, 'orders', at(6), 1_000);
  const [one, other] = await writers();
  expect(one).toBe(other);
  expect((await readSyncCursor(database.db, userId, first.accountId, 'orders')).lastSuccessAt).toEqual(at(1));
});
