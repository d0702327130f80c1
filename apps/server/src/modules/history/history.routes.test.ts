import { history, team } from '@quayside/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildOrder } from '../../../test/factories/order.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Actor } from './actor.ts';
import { type HistoryInput, recordForCause, recordGroup, recordHistory, recordInGroup } from './index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let admin: TestLogin;

const entryOf = (given: Partial<HistoryInput> = {}): HistoryInput => ({
  actor: { kind: 'system', id: null },
  entity: 'item',
  entityId: 7,
  itemId: 7,
  field: 'title',
  before: 'Old',
  after: 'New',
  why: 'changed_at_home',
  ...given,
});
const record = (userId: number, ...entries: HistoryInput[]) =>
  withTransaction(database.db, (tx) => recordHistory(tx, userId, entries));

beforeAll(async () => {
  owner = await buildOwner(database.db, { name: 'Robin' });
  admin = await buildLogin(database.db, owner.userId, { name: 'Sam', adminUserId: 1 });
});

describe('the history', () => {
  it('shows the values before and after, newest first, with the site and the reason', async () => {
    const seller = await buildOwner(database.db);
    await record(
      seller.userId,
      entryOf({ field: 'price', before: { minor: 100, currency: 'EUR' }, after: null, site: 'DE' }),
      entryOf({ field: 'blocked', before: false, after: true, why: 'blocked' }),
    );
    const { list, nextCursor } = await server
      .as(seller)
      .call(history.list, { params: { id: seller.userId }, query: {} });
    expect(list).toMatchObject([
      { field: 'blocked', before: false, after: true, site: null, why: 'blocked', itemId: 7 },
      { field: 'price', before: { minor: 100, currency: 'EUR' }, after: null, site: 'DE', why: 'changed_at_home' },
    ]);
    expect(Date.parse(list[0]?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(nextCursor).toBeNull();
  });

  const actorsShownTo = async (seller: TestLogin) => {
    const { list } = await server.as(seller).call(history.list, { params: { id: seller.userId }, query: {} });
    return list
      .filter(({ itemId }) => itemId === 7)
      .map((entry) => entry.actor)
      .reverse();
  };

  it('names people by their logins, and automatic authors by their kind', async () => {
    const seller = await buildOwner(database.db, { name: 'Robin' });
    const actors: Actor[] = [
      { kind: 'login', id: seller.loginId },
      { kind: 'admin', id: admin.loginId },
      { kind: 'import', id: null },
      { kind: 'login', id: 999_999 },
    ];
    await record(seller.userId, ...actors.map((actor) => entryOf({ actor })));
    expect(await actorsShownTo(seller)).toEqual([
      { kind: 'login', id: seller.loginId, name: 'Robin' },
      { kind: 'admin', id: admin.loginId, name: 'Sam' },
      { kind: 'import', id: null, name: null },
      { kind: 'login', id: 999_999, name: null },
    ]);
  });

  it('names an order by its number, and never by a login with the same id', async () => {
    const seller = await buildOwner(database.db, { name: 'Robin' });
    const { accountId } = await buildAccount(database.db, seller.userId);
    await buildOrder(database.db, seller.userId, { accountId, orderId: admin.loginId, number: '12-00001-00001' });
    await record(
      seller.userId,
      ...[admin.loginId, owner.loginId].map((id) => entryOf({ actor: { kind: 'order', id } })),
    );
    expect(await actorsShownTo(seller)).toEqual([
      { kind: 'order', id: admin.loginId, name: '12-00001-00001' },
      { kind: 'order', id: owner.loginId, name: null },
    ]);
  });

  it('names a changed order with its place, and none of another business', async () => {
    const seller = await buildOwner(database.db);
    const other = await buildOwner(database.db);
    const [{ accountId }, foreign] = [
      await buildAccount(database.db, seller.userId),
      await buildAccount(database.db, other.userId),
    ];
    await buildOrder(database.db, seller.userId, { accountId, orderId: 5_001, number: '12-00001-00002' });
    await buildOrder(database.db, other.userId, { accountId: foreign.accountId, orderId: 5_002, number: '99-1' });
    const { itemId: _none, ...changed } = entryOf({ entity: 'order', field: 'status', why: 'shipped' });
    await record(seller.userId, { ...changed, entityId: 5_001 }, { ...changed, entityId: 5_002 });
    const { list } = await server.as(seller).call(history.list, { params: { id: seller.userId }, query: { limit: 2 } });
    expect(list.map(({ order }) => order)).toEqual([
      null,
      { id: 5_001, number: '12-00001-00002', platform: 'ebay', accountId },
    ]);
  });

  it('names no order or person of another business', async () => {
    const seller = await buildOwner(database.db);
    const other = await buildOwner(database.db, { name: 'Somebody else' });
    const { accountId } = await buildAccount(database.db, other.userId);
    await buildOrder(database.db, other.userId, { accountId, orderId: 4_711, number: '99-00001-00001' });
    await record(
      seller.userId,
      entryOf({ actor: { kind: 'order', id: 4_711 } }),
      entryOf({ actor: { kind: 'login', id: other.loginId } }),
    );
    expect((await actorsShownTo(seller)).map(({ name }) => name)).toEqual([null, null]);
  });

  it('still names a person who has left the business', async () => {
    const seller = await buildOwner(database.db);
    const colleague = await buildLogin(database.db, seller.userId, { role: 'manager', name: 'Alex' });
    await record(seller.userId, entryOf({ actor: { kind: 'login', id: colleague.loginId } }));
    await server.as(seller).call(team.remove, { params: { id: seller.userId, loginId: colleague.loginId } });
    const [first] = await actorsShownTo(seller);
    expect(first).toEqual({ kind: 'login', id: colleague.loginId, name: 'Alex' });
  });

  it('pages without gaps or repetitions, also while new entries arrive', async () => {
    const seller = await buildOwner(database.db);
    await record(seller.userId, ...[1, 2, 3, 4, 5].map((n) => entryOf({ entityId: n })));
    const seen: number[] = [];
    let cursor: string | null | undefined;
    do {
      const query = { limit: 2, ...(cursor ? { cursor } : {}) };
      const page = await server.as(seller).call(history.list, { params: { id: seller.userId }, query });
      seen.push(...page.list.map((entry) => entry.entityId));
      cursor = page.nextCursor;
      await record(seller.userId, entryOf({ entityId: 100 }));
    } while (cursor);
    expect(seen).toEqual([5, 4, 3, 2, 1]);
  });

  it('of one item excludes the others', async () => {
    const seller = await buildOwner(database.db);
    const { itemId: _none, ...aboutAccount } = entryOf({ entity: 'account', entityId: 1 });
    await record(seller.userId, entryOf({ itemId: 1 }), entryOf({ itemId: 2 }), aboutAccount);
    const query = { itemId: 1 };
    const { list } = await server.as(seller).call(history.list, { params: { id: seller.userId }, query });
    expect(list.map((entry) => entry.itemId)).toEqual([1]);
  });

  it('can be filtered by the team, by support, and by changes that concern no product', async () => {
    const seller = await buildOwner(database.db, { name: 'Robin' });
    const { itemId: _none, ...business } = entryOf({ entity: 'switch' });
    const member: Actor = { kind: 'login', id: seller.loginId };
    const support: Actor = { kind: 'admin', id: admin.loginId };
    await record(
      seller.userId,
      entryOf({ entityId: 1 }),
      entryOf({ entityId: 2, actor: member }),
      entryOf({ entityId: 3, actor: support }),
      { ...business, entityId: 4, actor: support },
      { ...business, entityId: 5 },
    );
    const found = async (query: object) => {
      const page = await server.as(seller).call(history.list, { params: { id: seller.userId }, query });
      return page.list.map((entry) => [entry.entityId, entry.actor.name]);
    };
    expect(await found({ people: 'login' })).toEqual([[2, 'Robin']]);
    expect(await found({ people: 'admin' })).toEqual([
      [4, 'Sam'],
      [3, 'Sam'],
    ]);
    expect(await found({ people: 'admin', about: 'products' })).toEqual([[3, 'Sam']]);
    expect(await found({ about: 'business' })).toEqual([
      [5, null],
      [4, 'Sam'],
    ]);
    expect(await found({ about: 'products', limit: 2 })).toHaveLength(2);
  });

  it('shows people’s changes and groups in its overview, without automatic changes', async () => {
    const seller = await buildOwner(database.db);
    const { itemId: _none, ...several } = entryOf({ entity: 'items', field: 'import', entityId: 90 });
    const team: Actor = { kind: 'login', id: owner.loginId };
    const { itemId: _no, ...order } = entryOf({ entity: 'order', entityId: 91 });
    await record(seller.userId, entryOf({ entityId: 1, actor: team }), entryOf({ entityId: 2 }), order);
    await withTransaction(database.db, async (tx) => {
      await recordForCause(tx, seller.userId, 'import:1', [entryOf({ entityId: 3 })], several);
      const groupId = await recordGroup(tx, seller.userId, { ...several, actor: team, field: 'blocked' }, null);
      await recordInGroup(tx, seller.userId, groupId, [entryOf({ entityId: 4, actor: team })]);
    });
    await withTransaction(database.db, (tx) =>
      recordForCause(
        tx,
        seller.userId,
        'import:1',
        [entryOf({ entityId: 5 }), entryOf({ entityId: 6, itemId: 8 })],
        several,
      ),
    );
    const found = async (query: object) =>
      (await server.as(seller).call(history.list, { params: { id: seller.userId }, query })).list;
    const lines = async (query: object) => (await found(query)).map((entry) => [entry.entityId, entry.under]);
    const overview = await found({ view: 'overview' });
    expect(overview.map(({ field, under }) => [field, under])).toEqual([
      ['blocked', 1],
      ['import', 3],
      ['title', null],
    ]);
    expect(await lines({ view: 'overview', people: 'login', about: 'products' })).toEqual([
      [90, 1],
      [1, null],
    ]);
    expect(await lines({ view: 'overview', about: 'business' })).toEqual([]);
    expect(await lines({ group: overview[1]?.id })).toEqual([
      [6, null],
      [5, null],
      [3, null],
    ]);
    expect((await found({ view: 'every' })).length).toBe(9);
    // The history of an item contains all its changes, also those in groups.
    expect(await lines({ itemId: 8 })).toEqual([[6, null]]);
  });

  it('names the changed product, but never a product of another user', async () => {
    const [seller, other] = [
      await buildOwner(database.db, { ebay: 'P' }),
      await buildOwner(database.db, { ebay: 'P' }),
    ];
    const account = await buildAccount(database.db, seller.userId);
    const foreign = await buildAccount(database.db, other.userId);
    const [own] = await buildItems(database.db, account, [{ title: 'Wooden train' }]);
    const [others] = await buildItems(database.db, foreign, [{ title: 'Secret boat' }]);
    await record(
      seller.userId,
      entryOf({ itemId: others?.itemId ?? 0, why: 'blocked' }),
      entryOf({ itemId: own?.itemId ?? 0, why: 'blocked' }),
    );
    const { list } = await server.as(seller).call(history.list, { params: { id: seller.userId }, query: { limit: 2 } });
    expect(list.map((entry) => entry.item)).toEqual([
      { title: 'Wooden train', platform: 'ebay', accountId: account.accountId },
      null,
    ]);
  });

  it('contains only one user’s changes, whichever item is requested', async () => {
    const [seller, other] = [await buildOwner(database.db), await buildOwner(database.db)];
    await record(other.userId, entryOf({ itemId: 5 }));
    const { list } = await server
      .as(seller)
      .call(history.list, { params: { id: seller.userId }, query: { itemId: 5 } });
    expect(list).toEqual([]);
  });

  it.each([
    { cursor: 'nonsense!' },
    { cursor: Buffer.from('{"id":5}').toString('base64url') },
    { cursor: Buffer.from('["5"]').toString('base64url') },
    { cursor: Buffer.from('[1.5]').toString('base64url') },
    { cursor: 'x'.repeat(501) },
    { limit: 0 },
    { limit: 201 },
    { limit: 'ten' },
    { itemId: -1 },
    { people: 'rule' },
    { about: 'everything' },
    { view: 'some' },
    { group: 0 },
  ])('rejects the query %j', async (query) => {
    const refusal = await server.as(owner).refused(history.list, { params: { id: owner.userId }, query });
    expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
    expect(Object.keys(refusal.fields ?? {})).toEqual([`query.${Object.keys(query)[0]}`]);
  });
});
