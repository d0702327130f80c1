import { contract } from '@quayside/contract';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { buildLogin, buildOwner } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const { acting, glossary, history, secondFactor, session, team } = contract;
const database = useTestDatabase();
const server = useTestServer(database);

async function buildAdmin(business = 'Admin House') {
  const home = await buildOwner(database.db, { business });
  const admin = await buildLogin(database.db, home.userId, { adminUserId: 9, name: 'Avery Admin' });
  return { home, admin: server.as(admin) };
}

describe('acting as a seller', () => {
  it('opens the seller’s business in place of the earlier one', async () => {
    const { admin, home } = await buildAdmin();
    const seller = await buildOwner(database.db, { business: 'Cove Crafts' });
    await admin.call(acting.create, { body: { user_id: seller.userId } });
    const { user } = await admin.call(session.get, {});
    expect(user).toMatchObject({ id: seller.userId, name: 'Cove Crafts', adminUserId: 9, role: 'owner' });
    const query = {};
    expect(await admin.refused(glossary.list, { params: { id: home.userId }, query })).toMatchObject({
      error: 'foreign_user',
    });
    await admin.call(glossary.list, { params: { id: seller.userId }, query });
  });

  it('records the changes, its beginning and its end in the history under the admin’s name', async () => {
    const { admin } = await buildAdmin();
    const seller = await buildOwner(database.db);
    await admin.call(acting.create, { body: { user_id: seller.userId } });
    const params = { id: seller.userId };
    const term = { src_text: 'quay', dst_text: 'Kai', src_lang: 'en', dst_lang: 'de' };
    await admin.call(glossary.create, { params, body: term });
    await admin.call(acting.remove, {});
    const { list } = await server.as(seller).call(history.list, { params, query: {} });
    expect(list.map(({ actor, why }) => [actor.kind, actor.name, why])).toEqual([
      ['admin', 'Avery Admin', 'acting_ended'],
      ['admin', 'Avery Admin', 'term_added'],
      ['admin', 'Avery Admin', 'acting_began'],
    ]);
  });

  it('ends when the admin returns to their own business', async () => {
    const { admin, home } = await buildAdmin();
    const seller = await buildOwner(database.db);
    await admin.call(acting.create, { body: { user_id: seller.userId } });
    await admin.call(acting.remove, {});
    expect((await admin.call(session.get, {})).user.id).toBe(home.userId);
    // Ending it twice is safe.
    await admin.call(acting.remove, {});
    expect((await admin.call(session.get, {})).user.id).toBe(home.userId);
  });

  it('ends when the admin switches to their own business, and the seller’s history shows it', async () => {
    const { admin, home } = await buildAdmin();
    const seller = await buildOwner(database.db);
    await admin.call(acting.create, { body: { user_id: seller.userId } });
    await admin.call(team.switchWorkplace, { body: { user_id: home.userId } });
    const { list } = await server.as(seller).call(history.list, { params: { id: seller.userId }, query: {} });
    expect(list.map(({ actor, why }) => [actor.kind, why])).toEqual([
      ['admin', 'acting_ended'],
      ['admin', 'acting_began'],
    ]);
  });

  it('ends when the admin loses the role: their sessions end', async () => {
    const home = await buildOwner(database.db);
    const login = await buildLogin(database.db, home.userId, { adminUserId: 9 });
    const admin = server.as(login);
    const seller = await buildOwner(database.db);
    await admin.call(acting.create, { body: { user_id: seller.userId } });
    const { loginId } = login;
    await database.db.updateTable('logins').set({ admin_user_id: null }).where('login_id', '=', loginId).execute();
    expect(await admin.refused(session.get, {})).toMatchObject({ status: 401, error: 'unauthorized' });
  });

  it('rejects an unknown user', async () => {
    const { admin, home } = await buildAdmin();
    const refusal = await admin.refused(acting.create, { body: { user_id: 1_000_000_007 } });
    expect(refusal).toMatchObject({ status: 404, error: 'user_not_found' });
    expect((await admin.call(session.get, {})).user.id).toBe(home.userId);
  });

  it('leaves the admin’s other sessions unchanged', async () => {
    const { home } = await buildAdmin();
    const one = server.as(await buildLogin(database.db, home.userId, { adminUserId: 3 }));
    const other = server.as(await buildLogin(database.db, home.userId, { adminUserId: 3 }));
    const seller = await buildOwner(database.db);
    await one.call(acting.create, { body: { user_id: seller.userId } });
    expect((await other.call(session.get, {})).user.id).toBe(home.userId);
  });
});

describe('searching for a user', () => {
  it('matches a part of the name or e-mail in any case, and the user number', async () => {
    const { admin } = await buildAdmin();
    const seller = await buildOwner(database.db, { business: 'Zephyr & 100% Sons' });
    const find = async (query: string) =>
      (await admin.call(acting.listSellers, { query: { query } })).list.map(({ userId }) => userId);
    expect(await find('zephyr')).toEqual([seller.userId]);
    expect(await find('100% s')).toEqual([seller.userId]);
    expect(await find(String(seller.userId))).toContain(seller.userId);
    const [{ email = '' } = {}] = (await admin.call(acting.listSellers, { query: { query: 'zephyr' } })).list;
    expect(await find(email.toUpperCase())).toEqual([seller.userId]);
    expect(await find('%')).toEqual([seller.userId]);
    expect(await find('nobody has this name')).toEqual([]);
  });

  it('pages without gaps or repetitions', async () => {
    const { admin } = await buildAdmin();
    for (const n of [1, 2, 3, 4, 5]) await buildOwner(database.db, { business: `Paged ${n}` });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { query: 'paged', limit: 2, ...(cursor ? { cursor } : {}) };
      const page = await admin.call(acting.listSellers, { query });
      seen.push(...page.list.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['Paged 1', 'Paged 2', 'Paged 3', 'Paged 4', 'Paged 5']);
  });
});

describe('outside the demo', () => {
  const strict = useTestServer(database, { settings: { QUAYSIDE_DEMO: 'off' } });

  it('an admin acts as a seller only with a second factor, and cannot turn it off', async () => {
    const home = await buildOwner(database.db);
    const login = await buildLogin(database.db, home.userId, { adminUserId: 9, password: 'Seaport-7!' });
    const seller = await buildOwner(database.db);
    const admin = strict.as(login);
    const body = { user_id: seller.userId };
    expect(await admin.refused(acting.create, { body })).toMatchObject({
      status: 403,
      error: 'second_factor_required',
    });
    expect((await admin.call(session.get, {})).user.id).toBe(home.userId);
    const { secret } = await admin.call(secondFactor.create, { body: { password: 'Seaport-7!' } });
    const code = new TOTP({ secret }).generate();
    const { recoveryCodes } = await admin.call(secondFactor.confirm, { body: { code } });
    await admin.call(acting.create, { body });
    expect((await admin.call(session.get, {})).user.id).toBe(seller.userId);
    const off = { body: { password: 'Seaport-7!', code: recoveryCodes[0] ?? '' } };
    expect(await admin.refused(secondFactor.remove, off)).toMatchObject({ error: 'second_factor_required' });
    expect(await admin.call(secondFactor.get, {})).toMatchObject({ isOn: true });
  });
});
