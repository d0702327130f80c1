import { ConnectorError } from '@quayside/connector-kit';
import { expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { storeDeps } from '../../../test/factories/store-deps.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Account, OpenedAccount } from '../accounts/index.ts';
import { finishImport } from './finish-import.ts';
import * as repository from './imports.repository.ts';

const database = useTestDatabase();
const ITEMS = 12;
const GONE = 5;
const STEP = 2;

const gone = new ConnectorError('not-found', 'The listing has ended.');

/** The marketplace says of each listing that it has ended. */
const openedOf = (account: Account) =>
  ({
    account,
    session: {},
    connector: {
      getHomeListings: async (_session: unknown, _site: unknown, externalIds: readonly string[]) =>
        externalIds.map((externalId) => ({ ok: false, externalId, error: gone })),
    },
  }) as unknown as OpenedAccount;

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
  const killed = { signal: new AbortController().signal, noteProgress: async () => undefined };
  let looks = 0;
  const lastLook = async () => {
    looks += 1;
    if (looks > 1) throw new Error('killed');
  };
  const opened = openedOf(account);
  const deps = { ...storeDeps, db, clock: systemClock };
  await expect(finishImport(deps, opened, importId, { ...killed, noteProgress: lastLook }, STEP)).rejects.toThrow();
  expect(await live()).toHaveLength(ITEMS - STEP);
  expect(await view()).toMatchObject({ state: 'running' });

  await finishImport(deps, opened, importId, killed, STEP);
  expect(await live()).toHaveLength(ITEMS - GONE);
  expect(await view()).toMatchObject({ state: 'done', errorCode: null });
  expect(await db.selectFrom('import_rows').select('external_id').where('user_id', '=', userId).execute()).toEqual([]);
});
