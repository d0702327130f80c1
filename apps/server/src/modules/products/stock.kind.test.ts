import { changes, history, products, type StockAdjustment } from '@quayside/contract';
import { beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Account } from '../accounts/index.ts';
import { ensureTargets } from '../stock/index.ts';
import type { Item } from './index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;
let items: readonly Item[];

const as = () => server.as(owner);
const at = (changeId: number) => ({ id: owner.userId, changeId });
const params = () => ({ id: owner.userId, platform: 'ebay' as const });
const prepare = (kind: StockAdjustment['kind'], pieces: number) =>
  as().call(products.prepareStock, {
    params: params(),
    body: { accountId: account.accountId, filter: {}, adjustment: { kind, pieces } },
  });
const confirm = (changeId: number, expected: number) =>
  as().call(changes.confirm, { params: at(changeId), body: { expected } });
const count = ({ itemId, units }: Item, onHand: number) =>
  as().call(products.countStock, { params: { ...params(), itemId }, body: { unitId: units[0]?.unitId ?? 0, onHand } });
const read = async (statement: string) => (await database.pool.query(statement, [owner.userId])).rows;
const onHand = async () =>
  (await read('select on_hand as n from stock_levels where user_id = $1 order by unit_id')).map(({ n }) => n);

beforeEach(async () => {
  owner = await buildOwner(database.db, { name: 'Robin' });
  account = await buildAccount(database.db, owner.userId);
  items = await buildItems(database.db, account, [{ title: 'Train' }, { title: 'Tunnel' }]);
  const [train, tunnel] = items;
  if (train) await count(train, 5);
  if (tunnel) await count(tunnel, 2);
});

it('is shown before and after, moved through the ledger by consent, and never falls below zero', async () => {
  const shown = await prepare('subtract', 3);
  const { list } = await as().call(changes.listRows, { params: at(shown.changeId), query: {} });
  expect(list).toMatchObject([
    { label: 'Train', before: 5, after: 2, state: 'ready' },
    { label: 'Tunnel', before: 2, after: 0, state: 'ready' },
  ]);
  expect(await onHand()).toEqual([5, 2]);
  await confirm(shown.changeId, 2);
  expect(await onHand()).toEqual([2, 0]);
  expect((await prepare('set', 0)).reasons).toEqual([{ state: 'refused', reason: 'unchanged', rows: 1 }]);
});

it('is taken back by a movement of its own, only where nothing else has counted since', async () => {
  const shown = await prepare('add', 10);
  await confirm(shown.changeId, 2);
  const [train, tunnel] = items;
  if (tunnel) await count(tunnel, 4);
  const undo = await as().call(changes.undo, { params: at(shown.changeId) });
  expect(undo).toMatchObject({ expected: 1, reasons: [{ state: 'refused', reason: 'moved', rows: 1 }] });
  await confirm(undo.changeId, 1);
  expect(await onHand()).toEqual([5, 4]);
  const ledger = await read(
    `select kind, on_hand_delta as pieces from stock_ledger where user_id = $1 and kind <> 'import' and unit_id = ${train?.units[0]?.unitId} order by entry_id`,
  );
  expect(ledger).toEqual([
    { kind: 'count', pieces: 10 },
    { kind: 'revert', pieces: -10 },
  ]);
  const { list } = await as().call(history.list, {
    params: { id: owner.userId },
    query: { itemId: train?.itemId ?? 0 },
  });
  expect(list.filter(({ field }) => field === 'stock').slice(0, 2)).toMatchObject([
    { before: 15, after: 5, why: 'change_undone' },
    { before: 5, after: 15, why: 'counted' },
  ]);
});

it('is refused where a marketplace keeps the goods', async () => {
  const [train] = items;
  await withTransaction(database.db, (tx) =>
    ensureTargets(tx, owner.userId, [
      {
        ...{ accountId: account.accountId, listingKey: 'kept', marketplaceSku: 'kept', site: account.sourceSite },
        ...{ itemId: train?.itemId ?? 0, unitId: train?.units[0]?.unitId ?? 0, isHome: true, isVariant: false },
        ...{ isReadOnly: true, isLive: true, listingId: 'kept' },
      },
    ]),
  );
  expect(await prepare('set', 9)).toMatchObject({
    expected: 1,
    reasons: [{ state: 'refused', reason: 'kept_by_marketplace', rows: 1 }],
  });
});
