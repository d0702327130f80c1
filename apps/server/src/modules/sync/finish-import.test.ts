import { expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { finishImport } from './finish-import.ts';
import * as repository from './imports.repository.ts';

const database = useTestDatabase();
const ITEMS = 12;
const GONE = 5;
const STEP = 2;
const hook = {
  sourceChanged: async () => undefined,
  titlesChangedAtHome: async () => undefined,
  itemsEnded: async () => undefined,
  holdBlacklist: async () => undefined,
  itemsStored: async () => undefined,
};

it('a list that is read again after a kill counts each listing once, and missing items are ended step by step', async () => {
  const { db } = database;
  const { userId } = await buildOwner(db);
  const account = await buildAccount(db, userId);
  const built = await buildItems(
    db,
    account,
    Array.from({ length: ITEMS }, (_, n) => ({ sku: `SKU-${n}` })),
  );
  const { accountId } = account;
  const importId = await withTransaction(db, (tx) => repository.insertImport(tx, userId, accountId, new Date()));
  if (importId === undefined) throw new Error('The import was not made');
  const view = () => repository.getImport(db, userId, importId);
  const live = () =>
    db.selectFrom('items').select('item_id').where('user_id', '=', userId).where('is_ended', '=', false).execute();

  const externalIds = built.slice(GONE).map((item) => item.externalId);
  const total = externalIds.length;
  await withTransaction(db, (tx) =>
    repository.storeListed(tx, userId, importId, { externalIds: externalIds.slice(0, 4), total }),
  );
  await withTransaction(db, async (tx) => {
    await repository.storeListed(tx, userId, importId, { externalIds, total });
    await repository.moveOn(tx, userId, importId, null);
  });
  expect(await view()).toMatchObject({ phase: 'details', listed: total, total });

  // Killed after the first step: ended items stay ended, and the list still exists.
  const stop = AbortSignal.abort();
  await expect(finishImport({ db, clock: systemClock, hook }, account, importId, stop, STEP)).rejects.toThrow();
  expect(await live()).toHaveLength(ITEMS - STEP);
  expect(await view()).toMatchObject({ state: 'running' });

  await finishImport({ db, clock: systemClock, hook }, account, importId, new AbortController().signal, STEP);
  expect(await live()).toHaveLength(ITEMS - GONE);
  expect(await view()).toMatchObject({ state: 'done', errorCode: null });
  expect(await db.selectFrom('import_rows').select('external_id').where('user_id', '=', userId).execute()).toEqual([]);
});
