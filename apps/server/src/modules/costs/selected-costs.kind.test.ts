import { products as calls, changes, costs } from '@quayside/contract';
import { beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;

const as = () => server.as(owner);
const at = (changeId: number) => ({ id: owner.userId, changeId });
const prepare = (minor: number | null) =>
  as().call(costs.prepareSelected, {
    params: { id: owner.userId, platform: 'ebay' },
    body: {
      ...{ accountId: account.accountId, filter: {}, validFrom: '2026-01-01' },
      cost: minor === null ? null : { minor, currency: 'GBP' },
    },
  });
const confirm = (changeId: number, expected: number) =>
  as().call(changes.confirm, { params: at(changeId), body: { expected } });
const stored = async () =>
  (
    await database.pool.query<{ minor: number }>(
      'select cost_minor as minor from item_costs where user_id = $1 order by item_id',
      [owner.userId],
    )
  ).rows.map(({ minor }) => Number(minor));

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
  await buildItems(database.db, account, [{ title: 'Train' }, { title: 'Tunnel' }]);
});

it('is shown before and after, stored by consent, and taken back where it began', async () => {
  const shown = await prepare(800);
  const { list } = await as().call(changes.listRows, { params: at(shown.changeId), query: {} });
  expect(list).toMatchObject([
    { label: 'Train', before: null, after: { minor: 800, currency: 'GBP' }, state: 'ready' },
    { label: 'Tunnel', before: null, after: { minor: 800, currency: 'GBP' }, state: 'ready' },
  ]);
  expect(await stored()).toEqual([]);
  await confirm(shown.changeId, 2);
  expect(await stored()).toEqual([800, 800]);
  const cost = { minor: 800, currency: 'GBP' };
  const listed = await as().call(calls.list, { params: { id: owner.userId, platform: 'ebay' }, query: {} });
  expect(listed.list.map(({ cost }) => cost)).toEqual([cost, cost]);
  expect((await prepare(800)).reasons).toEqual([{ state: 'refused', reason: 'unchanged', rows: 2 }]);
  const undo = await as().call(changes.undo, { params: at(shown.changeId) });
  await confirm(undo.changeId, 2);
  expect(await stored()).toEqual([]);
});

it('is warned of where it looks like a mistake beside the price', async () => {
  expect((await prepare(900_000)).reasons).toEqual([{ state: 'warned', reason: 'cost_doubtful', rows: 2 }]);
});
