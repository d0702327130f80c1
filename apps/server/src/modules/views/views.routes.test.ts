import { MAX_VIEWS, type SavedViewInput, views } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;

beforeEach(async () => {
  owner = await buildOwner(database.db, { name: 'Robin' });
});

const inputOf = (given: Partial<SavedViewInput> = {}): SavedViewInput => ({
  name: 'Loses money in Germany',
  address: '/listed?site=DE&earning=loses',
  columns: null,
  isShared: false,
  ...given,
});
const at = (login = owner, screen: 'products' | 'orders' = 'products') => ({ id: login.userId, screen });
const save = (given: Partial<SavedViewInput> = {}, login = owner) =>
  server.as(login).call(views.create, { params: at(login), body: inputOf(given) });
const list = async (login = owner, screen: 'products' | 'orders' = 'products') =>
  (await server.as(login).call(views.list, { params: at(login, screen) })).list;

describe('saved views', () => {
  it('keeps address, columns and name, sorted by name, for the screen alone', async () => {
    const columns = [
      { key: 'title', width: 320 },
      { key: 'price', width: null },
    ];
    const late = await save({ name: 'zero stock', address: '/out-of-stock', columns });
    const early = await save({ name: 'Brand Lego', address: '?brand=Lego' });
    expect(await list()).toEqual([early, late]);
    expect(late).toMatchObject(inputOf({ name: 'zero stock', address: '/out-of-stock', columns }));
    expect(await list(owner, 'orders')).toEqual([]);
  });

  it('shows a shared view to the whole team and an own one to its login only, in one business only', async () => {
    const mate = await buildLogin(database.db, owner.userId, { role: 'operator' });
    const own = await save({ name: 'Mine' });
    const shared = await save({ name: 'Ours', isShared: true });
    await save({ name: 'Theirs', isShared: true }, await buildOwner(database.db));
    expect(await list()).toEqual([own, shared]);
    expect(await list(mate)).toEqual([shared]);
    for (const call of [
      server.as(mate).refused(views.remove, { params: { ...at(mate), viewId: own.id } }),
      server.as(mate).refused(views.update, { params: { ...at(mate), viewId: own.id }, body: inputOf() }),
    ]) {
      expect(await call).toMatchObject({ status: 404, error: 'view_not_found' });
    }
  });

  it('changes a view and shares it, and removes it', async () => {
    const { id } = await save();
    const changed = await server
      .as(owner)
      .call(views.update, { params: { ...at(), viewId: id }, body: inputOf({ name: 'Other', isShared: true }) });
    expect(await list()).toEqual([changed]);
    expect(changed).toMatchObject({ id, name: 'Other', isShared: true });
    await server.as(owner).call(views.remove, { params: { ...at(), viewId: id } });
    expect(await list()).toEqual([]);
  });

  it('refuses a second view of a name in any case, unless one is shared and the other is not', async () => {
    await save({ name: 'Sale' });
    await save({ name: 'sale', isShared: true });
    const { id } = await save({ name: 'Another' });
    const body = inputOf({ name: ' SALE ' });
    for (const call of [
      server.as(owner).refused(views.create, { params: at(), body }),
      server.as(owner).refused(views.update, { params: { ...at(), viewId: id }, body }),
    ]) {
      expect(await call).toMatchObject({ status: 409, error: 'view_exists' });
    }
  });

  it('refuses more views than fit a menu', async () => {
    for (let n = 0; n < MAX_VIEWS; n++) await save({ name: `View ${n}` });
    const refusal = await server.as(owner).refused(views.create, { params: at(), body: inputOf() });
    expect(refusal).toMatchObject({ status: 409, error: 'too_many_views' });
    await save({ isShared: true });
  });

  it.each([
    [{ name: ' ' }, 'body.name'],
    [{ address: 'https://elsewhere.example' }, 'body.address'],
    [{ address: '//elsewhere.example' }, 'body.address'],
    [{ columns: [] }, 'body.columns'],
  ])('rejects %j', async (given, field) => {
    const refusal = await server.as(owner).refused(views.create, { params: at(), body: inputOf(given) });
    expect(refusal).toMatchObject({ status: 400, error: 'invalid_request', fields: { [field]: expect.any(String) } });
  });
});
