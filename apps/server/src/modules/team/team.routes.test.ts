import { contract } from '@quayside/contract';
import type { Role } from '@quayside/kernel';
import { DAY_MS } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBox } from '../../../test/factories/account.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { mailContext } from '../../platform/mail/mail.ts';

const { history, session, team } = contract;
const START = '2026-11-21T10:00:00Z';
const PASSWORD = 'Seaport-7!';
const database = useTestDatabase();
const clock = createMovableClock(START);
const server = useTestServer(database, { clock });
let addresses = 0;
let owner: TestLogin;

beforeEach(async () => {
  clock.set(START);
  owner = await buildOwner(database.db, { business: 'Harbour Goods', name: 'Olive Owner' });
});

function newAddress(): string {
  addresses += 1;
  return `guest-${addresses}@login.example`;
}

const invite = (inviter: TestLogin, email: string, role: Role = 'operator') =>
  server.as(inviter).call(team.invite, { params: { id: inviter.userId }, body: { email, role } });

/** The last mail to this address. */
async function mailTo(email: string): Promise<{ token: string; values: Record<string, unknown> }> {
  const { rows } = await database.pool.query<{ sealed_values: Buffer }>(
    'select sealed_values from mails where recipient = $1 order by mail_id desc limit 1',
    [email],
  );
  const values = JSON.parse(testBox.open(rows[0]?.sealed_values ?? Buffer.alloc(0), mailContext(email)));
  return { values, token: new URL(values.link).searchParams.get('token') ?? '' };
}

const openedBy = (token: string) => server.as().call(team.open, { body: { token } });
const historyOf = async (login: TestLogin) =>
  (await server.as(login).call(history.list, { params: { id: login.userId }, query: {} })).list;

describe('inviting', () => {
  it('mails a link that names the inviter, the business and the role', async () => {
    const email = newAddress();
    const invitation = await invite(owner, email.toUpperCase(), 'manager');
    expect(invitation).toMatchObject({ email, role: 'manager', invitedBy: 'Olive Owner' });
    const { token, values } = await mailTo(email);
    expect(values).toMatchObject({ inviter: 'Olive Owner', business: 'Harbour Goods', days: 7 });
    expect(values.link).toBe(`http://localhost:4400/invitation?token=${token}`);
    expect(await openedBy(token)).toEqual({
      business: 'Harbour Goods',
      invitedBy: 'Olive Owner',
      email,
      role: 'manager',
      hasLogin: false,
    });
    const { rows } = await database.pool.query('select * from invitations where email = $1', [email]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await historyOf(owner)).toMatchObject([{ why: 'member_invited', after: { email, role: 'manager' } }]);
  });

  it('again invalidates the first link', async () => {
    const email = newAddress();
    await invite(owner, email);
    const first = await mailTo(email);
    await invite(owner, email, 'viewer');
    const second = await mailTo(email);
    expect(await server.as().refused(team.open, { body: { token: first.token } })).toMatchObject({
      status: 404,
      error: 'link_invalid',
    });
    expect((await openedBy(second.token)).role).toBe('viewer');
    const { invitations } = await server.as(owner).call(team.list, { params: { id: owner.userId } });
    expect(invitations).toHaveLength(1);
  });

  it('rejects an existing member', async () => {
    const member = await buildLogin(database.db, owner.userId);
    const body = { email: member.email.toUpperCase(), role: 'viewer' };
    const refusal = await server.as(owner).refused(team.invite, { params: { id: owner.userId }, body });
    expect(refusal).toMatchObject({ status: 409, error: 'member_exists' });
  });

  it('knows a member and an earlier invitation by every spelling of their domain', async () => {
    const domains = [
      'münchen.example',
      'MÜNCHEN.example',
      'xn--mnchen-3ya.example',
      'mu\u0308nchen.example',
      'ｍüｎｃｈｅｎ.example',
    ];
    await buildLogin(database.db, owner.userId, { email: 'anna@xn--mnchen-3ya.example' });
    for (const domain of domains) {
      const body = { email: `anna@${domain}`, role: 'viewer' };
      const refusal = await server.as(owner).refused(team.invite, { params: { id: owner.userId }, body });
      expect([domain, refusal.error]).toEqual([domain, 'member_exists']);
      expect(await invite(owner, `guest@${domain}`)).toMatchObject({ email: 'guest@münchen.example' });
    }
    const { invitations } = await server.as(owner).call(team.list, { params: { id: owner.userId } });
    expect(invitations.map(({ email }) => email)).toEqual(['guest@münchen.example']);
    const guest = await buildOwner(database.db, { email: 'guest@xn--mnchen-3ya.example' });
    const { token } = await mailTo('guest@münchen.example');
    expect(await openedBy(token)).toMatchObject({ hasLogin: true });
    await server.as(guest).call(team.accept, { body: { token } });
    const { list } = await server.as(owner).call(team.list, { params: { id: owner.userId } });
    expect(list.map(({ loginId }) => loginId)).toContain(guest.loginId);
  });

  it('sends at most fifty a day', async () => {
    const send = () => invite(owner, newAddress());
    for (let n = 0; n < 50; n += 1) await send();
    const body = { email: newAddress(), role: 'viewer' };
    const refusal = await server.as(owner).refused(team.invite, { params: { id: owner.userId }, body });
    expect(refusal).toMatchObject({ status: 429, error: 'too_many_invitations' });
    clock.set(new Date(Date.parse(START) + DAY_MS));
    await send();
  });

  it('an owner can only be invited by an owner', async () => {
    const manager = await buildLogin(database.db, owner.userId, { role: 'manager' });
    const body = { email: newAddress(), role: 'owner' };
    const refusal = await server.as(manager).refused(team.invite, { params: { id: owner.userId }, body });
    expect(refusal).toMatchObject({ status: 403, error: 'forbidden' });
    await invite(manager, newAddress(), 'manager');
    await invite(owner, newAddress(), 'owner');
  });

  it('can be revoked once', async () => {
    const email = newAddress();
    const { id: invitationId } = await invite(owner, email);
    const params = { id: owner.userId, invitationId };
    await server.as(owner).call(team.withdraw, { params });
    expect(await server.as(owner).refused(team.withdraw, { params })).toMatchObject({ error: 'invitation_not_found' });
    const { token } = await mailTo(email);
    expect(await server.as().refused(team.open, { body: { token } })).toMatchObject({ error: 'link_invalid' });
  });
});

describe('accepting', () => {
  it('creates a missing login, which can then sign in and work there', async () => {
    const email = newAddress();
    await invite(owner, email, 'viewer');
    const { token } = await mailTo(email);
    const body = { token, name: 'Gale Guest', password: PASSWORD };
    expect(await server.as().call(team.accept, { body })).toEqual({ userId: owner.userId });
    const { user } = await server.as().call(session.create, { body: { username: email, password: PASSWORD } });
    expect(user).toMatchObject({ id: owner.userId, role: 'viewer', login: { name: 'Gale Guest', email } });
    const { list, invitations } = await server.as(owner).call(team.list, { params: { id: owner.userId } });
    expect(list.map(({ name, role }) => [name, role])).toEqual([
      ['Olive Owner', 'owner'],
      ['Gale Guest', 'viewer'],
    ]);
    expect(invitations).toEqual([]);
    expect((await historyOf(owner))[0]).toMatchObject({
      actor: { kind: 'login', name: 'Gale Guest' },
      why: 'invitation_accepted',
      after: { email, role: 'viewer' },
    });
  });

  it('works once, also concurrently', async () => {
    const email = newAddress();
    await invite(owner, email);
    const { token } = await mailTo(email);
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => server.as().send(team.accept, { body: { token, name, password: PASSWORD } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    expect(await server.as().refused(team.open, { body: { token } })).toMatchObject({
      status: 410,
      error: 'link_used',
    });
    const again = { token, name: 'Three', password: PASSWORD };
    expect(await server.as().refused(team.accept, { body: again })).toMatchObject({ status: 410, error: 'link_used' });
    expect((await server.as(owner).call(team.list, { params: { id: owner.userId } })).list).toHaveLength(2);
  });

  it('is rejected after seven days', async () => {
    const email = newAddress();
    await invite(owner, email);
    const { token } = await mailTo(email);
    clock.set(new Date(Date.parse(START) + 7 * DAY_MS));
    const body = { token, name: 'Late', password: PASSWORD };
    expect(await server.as().refused(team.accept, { body })).toMatchObject({ status: 410, error: 'link_expired' });
    expect((await server.as(owner).call(team.list, { params: { id: owner.userId } })).list).toHaveLength(1);
  });

  it.each([
    ['no name', { password: PASSWORD }, 'invalid_request'],
    ['no password', { name: 'Gale' }, 'invalid_request'],
    ['a name that contains a link', { name: 'www.evil.example', password: PASSWORD }, 'invalid_request'],
    ['a password that breaks the rule', { name: 'Gale', password: 'seaport' }, 'password_not_allowed'],
  ])('with %s creates nothing, and the link stays valid', async (_what, given, error) => {
    const email = newAddress();
    await invite(owner, email);
    const { token } = await mailTo(email);
    expect(await server.as().refused(team.accept, { body: { token, ...given } })).toMatchObject({ status: 400, error });
    expect((await openedBy(token)).hasLogin).toBe(false);
  });

  it('with an existing login needs its session, which moves to the new business', async () => {
    const guest = await buildOwner(database.db, { business: 'Guest House' });
    await invite(owner, guest.email, 'manager');
    const { token } = await mailTo(guest.email);
    expect((await openedBy(token)).hasLogin).toBe(true);
    const stranger = await buildOwner(database.db);
    for (const caller of [server.as(), server.as(stranger), server.as(owner)]) {
      const body = { token, name: 'Not me', password: PASSWORD };
      expect(await caller.refused(team.accept, { body })).toMatchObject({
        status: 403,
        error: 'invited_login_needed',
      });
    }
    await server.as(guest).call(team.accept, { body: { token } });
    expect((await server.as(guest).call(session.get, {})).user).toMatchObject({ id: owner.userId, role: 'manager' });
    expect((await server.as(guest).call(team.listWorkplaces, {})).list).toMatchObject([
      { userId: guest.userId, name: 'Guest House', role: 'owner', isCurrent: false },
      { userId: owner.userId, name: 'Harbour Goods', role: 'manager', isCurrent: true },
    ]);
    await server.as(guest).call(team.switchWorkplace, { body: { user_id: guest.userId } });
    expect((await server.as(guest).call(session.get, {})).user.id).toBe(guest.userId);
  });

  it('with an unverified login verifies its e-mail if that login is signed in', async () => {
    const guest = await buildOwner(database.db, { business: 'Guest House' });
    await database.db.updateTable('logins').set({ verified_at: null }).where('login_id', '=', guest.loginId).execute();
    await invite(owner, guest.email);
    const { token } = await mailTo(guest.email);
    // The unverified login may be a stranger's, so the reader of the mail creates their own.
    expect((await openedBy(token)).hasLogin).toBe(false);
    await server.as(guest).call(team.accept, { body: { token } });
    const { user } = await server.as(guest).call(session.get, {});
    expect(user).toMatchObject({ id: owner.userId, login: { id: guest.loginId, isVerified: true } });
  });

  it('is impossible for an admin acting for the invited login', async () => {
    const admin = await buildLogin(database.db, (await buildOwner(database.db)).userId, { adminUserId: 4 });
    await invite(owner, admin.email);
    const { token } = await mailTo(admin.email);
    const refusal = await server.as(admin).refused(team.accept, { body: { token } });
    expect(refusal).toMatchObject({ status: 403, error: 'invited_login_needed' });
  });
});

it('switching to a business without a membership is rejected', async () => {
  const stranger = await buildOwner(database.db);
  const body = { user_id: owner.userId };
  expect(await server.as(stranger).refused(team.switchWorkplace, { body })).toMatchObject({ error: 'foreign_user' });
  expect((await server.as(stranger).call(session.get, {})).user.id).toBe(stranger.userId);
});

describe('roles', () => {
  const setRole = (by: TestLogin, loginId: number, role: Role) =>
    server.as(by).call(team.update, { params: { id: by.userId, loginId }, body: { role } });

  it('apply from the next request on', async () => {
    const member = await buildLogin(database.db, owner.userId, { role: 'viewer' });
    const term = { src_text: 'quay', dst_text: 'Kai', src_lang: 'en', dst_lang: 'de' };
    const change = { params: { id: owner.userId }, body: term };
    expect(await server.as(member).refused(contract.glossary.create, change)).toMatchObject({ error: 'forbidden' });
    expect(await setRole(owner, member.loginId, 'operator')).toMatchObject({ role: 'operator' });
    await server.as(member).call(contract.glossary.create, change);
    expect(await historyOf(owner)).toContainEqual(
      expect.objectContaining({
        why: 'role_changed',
        before: { email: member.email, role: 'viewer' },
        after: { email: member.email, role: 'operator' },
      }),
    );
  });

  it('leave at least one owner, also under concurrent changes', async () => {
    const { userId, loginId } = owner;
    const params = { id: userId, loginId };
    const body = { role: 'manager' };
    expect(await server.as(owner).refused(team.update, { params, body })).toMatchObject({
      status: 409,
      error: 'last_owner',
    });
    expect(await server.as(owner).refused(team.remove, { params })).toMatchObject({ error: 'last_owner' });
    const second = await buildLogin(database.db, userId, { role: 'owner' });
    const answers = await Promise.all([
      server.as(owner).send(team.update, { params, body }),
      server.as(second).send(team.update, { params: { id: userId, loginId: second.loginId }, body }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('do not count an admin who acts for the user as an owner', async () => {
    await buildLogin(database.db, owner.userId, { adminUserId: 2 });
    const params = { id: owner.userId, loginId: owner.loginId };
    expect(await server.as(owner).refused(team.remove, { params })).toMatchObject({ error: 'last_owner' });
    expect((await server.as(owner).call(team.list, { params: { id: owner.userId } })).list).toHaveLength(1);
  });

  it('of owners can be changed only by owners', async () => {
    const manager = await buildLogin(database.db, owner.userId, { role: 'manager' });
    await buildLogin(database.db, owner.userId, { role: 'owner' });
    const at = (loginId: number) => ({ params: { id: owner.userId, loginId } });
    const down = { ...at(owner.loginId), body: { role: 'viewer' } };
    const up = { ...at(manager.loginId), body: { role: 'owner' } };
    for (const change of [down, up]) {
      expect(await server.as(manager).refused(team.update, change)).toMatchObject({ status: 403, error: 'forbidden' });
    }
    expect(await server.as(manager).refused(team.remove, at(owner.loginId))).toMatchObject({ error: 'forbidden' });
  });

  it('without the right to invite also lose their open invitations', async () => {
    const manager = await buildLogin(database.db, owner.userId, { role: 'manager' });
    await invite(manager, newAddress());
    await invite(owner, newAddress());
    await setRole(owner, manager.loginId, 'operator');
    const { invitations } = await server.as(owner).call(team.list, { params: { id: owner.userId } });
    expect(invitations.map(({ invitedBy }) => invitedBy)).toEqual(['Olive Owner']);
  });
});

describe('removing a member', () => {
  it('ends the sessions there and keeps the login with its other businesses', async () => {
    const guest = await buildOwner(database.db, { business: 'Guest House' });
    await invite(owner, guest.email);
    await server.as(guest).call(team.accept, { body: { token: (await mailTo(guest.email)).token } });
    const params = { id: owner.userId, loginId: guest.loginId };
    await server.as(owner).call(team.remove, { params });
    expect(await server.as(guest).refused(session.get, {})).toMatchObject({ status: 401 });
    expect(await server.as(owner).refused(team.remove, { params })).toMatchObject({ error: 'member_not_found' });
    const { rows } = await database.pool.query('select user_id from memberships where login_id = $1', [guest.loginId]);
    expect(rows.map((row) => Number(row.user_id))).toEqual([guest.userId]);
    expect((await historyOf(owner))[0]).toMatchObject({ why: 'member_removed', before: { email: guest.email } });
  });

  it('does not find another business’s member', async () => {
    const stranger = await buildOwner(database.db);
    const params = { id: owner.userId, loginId: stranger.loginId };
    const refusal = await server.as(owner).refused(team.remove, { params });
    expect(refusal).toMatchObject({ status: 404, error: 'member_not_found' });
  });
});
