import { mailbox, password, secondFactor, session, team } from '@quayside/contract';
import { DAY_MS } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { buildOwner } from '../../../../test/factories/seller.ts';
import { cookieOf } from '../../../../test/http.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';
import { createMovableClock } from '../../../platform/clock.ts';
import { listReachableMembers } from '../memberships.repository.ts';
import { SESSION_COOKIE } from '../session.cookie.ts';

const START = '2026-11-21T10:00:00Z';
const PASSWORD = 'Seaport-7!';
const NEW = 'Lighthouse-8?';

const database = useTestDatabase();
const clock = createMovableClock(START);
const server = useTestServer(database, { clock });
const refused = { status: 403, error: 'email_not_verified' };

let made = 0;

/** Signs a user up and in. */
async function signUp() {
  made += 1;
  const email = `robin-${made}@shop.example`;
  const body = { name: 'Robin Quay', business: 'Harbour Goods', email, country: 'GB', password: PASSWORD };
  await server.as().send(session.signUp, { body }, { 'x-forwarded-for': `203.0.113.${made}` });
  return { email, ...(await signIn(email, PASSWORD)) };
}

async function signIn(email: string, given: string) {
  const answer = await server.as().send(session.create, { body: { username: email, password: given } });
  const token = answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
  return { caller: server.as({ cookie: cookieOf(token) }), user: answer.json().user };
}

/** The mailed verification tokens, newest last. */
async function tokensFor(email: string): Promise<string[]> {
  const mails = await server.mailsTo(email);
  return mails
    .filter(({ link }) => link.pathname === '/confirm-email')
    .flatMap(({ link }) => link.searchParams.get('token') ?? []);
}

const isVerified = async ({ caller }: Pick<Awaited<ReturnType<typeof signUp>>, 'caller'>) =>
  (await caller.call(session.get, {})).user.login.isVerified;

describe('an unverified e-mail address', () => {
  it('allows no invitation, no second factor and no warning mail until the mailed link is used', async () => {
    const person = await signUp();
    const { caller, user, email } = person;
    const invitation = { params: { id: user.id }, body: { email: `guest-${email}`, role: 'viewer' } } as const;
    expect(await caller.refused(team.invite, invitation)).toMatchObject(refused);
    expect(await caller.refused(secondFactor.create, { body: { password: PASSWORD } })).toMatchObject(refused);
    expect(await server.mailsTo(`guest-${email}`)).toEqual([]);
    expect(await listReachableMembers(database.db, user.id)).toEqual([]);
    expect(await isVerified(person)).toBe(false);

    const [token = ''] = await tokensFor(email);
    await caller.call(mailbox.confirm, { body: { token } });
    expect(await isVerified(person)).toBe(true);
    await caller.call(team.invite, invitation);
    await caller.call(secondFactor.create, { body: { password: PASSWORD } });
    expect(await listReachableMembers(database.db, user.id)).toMatchObject([{ email }]);
  });

  it('gets its mail again, three times in a quarter of an hour, and none after verification', async () => {
    const { caller, email } = await signUp();
    for (let n = 0; n < 3; n += 1) await caller.call(mailbox.send, {});
    expect(await caller.refused(mailbox.send, {})).toMatchObject({ status: 429 });
    const tokens = await tokensFor(email);
    expect(new Set(tokens).size).toBe(4);
    await caller.call(mailbox.confirm, { body: { token: tokens[3] ?? '' } });
    await caller.call(mailbox.send, {});
    expect(await tokensFor(email)).toHaveLength(4);
    expect(await caller.refused(mailbox.confirm, { body: { token: tokens[0] ?? '' } })).toMatchObject({
      status: 410,
      error: 'link_used',
    });
  });
});

it('gets no mail about a changed password; a verified address does', async () => {
  const { caller, email } = await signUp();
  const change = { body: { currentPassword: PASSWORD, newPassword: NEW } };
  await caller.call(password.update, change);
  expect((await server.mailsTo(email)).map(({ subject }) => subject)).toEqual([
    'Confirm your email address for Quayside',
  ]);
});

describe('the link', () => {
  it('does not work without a session, for another login, or after seven days', async () => {
    const person = await signUp();
    const other = await signUp();
    const [token = ''] = await tokensFor(person.email);
    const body = { token };
    expect(await server.as().refused(mailbox.confirm, { body })).toMatchObject({ status: 401 });
    expect(await other.caller.refused(mailbox.confirm, { body })).toMatchObject({
      status: 403,
      error: 'link_of_other_login',
    });
    expect(await person.caller.refused(mailbox.confirm, { body: { token: 'made-up' } })).toMatchObject({
      error: 'link_invalid',
    });
    clock.advance(7 * DAY_MS);
    expect(await person.caller.refused(mailbox.confirm, { body })).toMatchObject({
      status: 410,
      error: 'link_expired',
    });
    expect([await isVerified(person), await isVerified(other)]).toEqual([false, false]);
    await person.caller.call(mailbox.send, {});
    const fresh = (await tokensFor(person.email)).at(-1) ?? '';
    await person.caller.call(mailbox.confirm, { body: { token: fresh } });
    clock.set(START);
  });

  it('verifies the address for one of two logins; the other cannot verify it any more', async () => {
    const claim = await signUp();
    const owner = await buildOwner(database.db, { password: NEW });
    // As an invitation to this address does, whose reader has no session of the claim.
    await database.db.updateTable('logins').set({ email: claim.email }).where('login_id', '=', owner.loginId).execute();
    const [theirs = ''] = await tokensFor(claim.email);
    expect(await claim.caller.refused(mailbox.confirm, { body: { token: theirs } })).toMatchObject({
      error: 'link_invalid',
    });
    await claim.caller.call(mailbox.send, {});
    const subjects = (await server.mailsTo(claim.email)).map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe('You already have a Quayside account');
    expect((await signIn(claim.email, NEW)).user.id).toBe(owner.userId);
  });
});

describe('a new password by mail', () => {
  it('verifies the address and ends a stranger’s sessions and second factor', async () => {
    const stranger = await signUp();
    const { id: loginId } = stranger.user.login;
    // As if it had been set up before e-mail addresses were verified.
    await database.db
      .insertInto('authenticators')
      .values({ login_id: loginId, sealed_secret: Buffer.from('a stranger’s'), confirmed_at: new Date() })
      .execute();
    await server.as().call(password.requestReset, { body: { email: stranger.email } });
    for (const row of await database.db.selectFrom('password_reset_requests').select('request_id').execute()) {
      await server.runJob('session.send-reset', { requestId: row.request_id });
    }
    const mail = (await server.mailsTo(stranger.email)).find(
      ({ link }) => link.pathname === '/password-reset/submit-password',
    );
    await server
      .as()
      .call(password.reset, { body: { token: mail?.link.searchParams.get('token') ?? '', password: NEW } });
    expect(await stranger.caller.refused(session.get, {})).toMatchObject({ status: 401 });
    const owner = await signIn(stranger.email, NEW);
    expect(await isVerified(owner)).toBe(true);
    expect(await owner.caller.call(secondFactor.get, {})).toMatchObject({ isOn: false });
  });

  it('goes to the login with the verified address', async () => {
    const owner = await buildOwner(database.db, { password: NEW });
    const claim = await signUp();
    await database.db.updateTable('logins').set({ email: claim.email }).where('login_id', '=', owner.loginId).execute();
    await server.as().call(password.requestReset, { body: { email: claim.email } });
    for (const row of await database.db.selectFrom('password_reset_requests').select('request_id').execute()) {
      await server.runJob('session.send-reset', { requestId: row.request_id });
    }
    const mail = (await server.mailsTo(claim.email)).find(
      ({ link }) => link.pathname === '/password-reset/submit-password',
    );
    const token = mail?.link.searchParams.get('token') ?? '';
    await server.as().call(password.reset, { body: { token, password: 'Another-9#' } });
    expect((await signIn(claim.email, 'Another-9#')).user.id).toBe(owner.userId);
    expect(await isVerified(claim)).toBe(false);
  });
});
