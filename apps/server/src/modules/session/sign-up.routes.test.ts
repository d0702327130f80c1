import { history, password, secondFactor, session, team } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { buildOwner } from '../../../test/factories/seller.ts';
import { cookieOf } from '../../../test/http.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { LIMITS } from './attempts.ts';
import { SESSION_COOKIE } from './session.cookie.ts';

const database = useTestDatabase();
const server = useTestServer(database);

const PASSWORD = 'Seaport-7!';
let made = 0;
const next = (): number => {
  made += 1;
  return made;
};
const input = (change: object = {}) => ({
  name: 'Robin Quay',
  business: 'Harbour Goods',
  email: `robin-${next()}@shop.example`,
  country: 'GB',
  password: PASSWORD,
  ...change,
});
/** From an address of its own, so that no test uses up what another may. */
const from = () => ({ 'x-forwarded-for': `203.0.113.${next()}` });

describe('signing up', () => {
  it('makes a business that its login owns, with the currency of the country, and lets it sign in', async () => {
    const body = input({ email: 'Robin@Shop.Example', country: 'US' });
    const answer = await server.as().send(session.signUp, { body }, from());
    expect([answer.statusCode, answer.json()]).toEqual([201, {}]);
    expect(answer.cookies).toEqual([]);
    const signedIn = await server
      .as()
      .send(session.create, { body: { username: 'robin@shop.example', password: PASSWORD } });
    const token = signedIn.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
    const caller = server.as({ cookie: cookieOf(token) });
    const { user } = await caller.call(session.get, {});
    expect(user).toMatchObject({
      name: 'Harbour Goods',
      email: 'robin@shop.example',
      country: 'US',
      currency: 'USD',
      role: 'owner',
      adminUserId: null,
      login: { name: 'Robin Quay', email: 'robin@shop.example' },
    });
    const { list } = await caller.call(history.list, { params: { id: user.id }, query: {} });
    expect(list).toMatchObject([{ entity: 'login', field: 'login', why: 'signed_up', actor: { name: 'Robin Quay' } }]);
  });

  it('tells an address that has an account by mail alone, and changes nothing', async () => {
    const owner = await buildOwner(database.db);
    const count = () => database.db.selectFrom('users').select('user_id').execute();
    const before = await count();
    const body = input({ email: owner.email.toUpperCase() });
    const answer = await server.as().send(session.signUp, { body }, from());
    const free = await server.as().send(session.signUp, { body: input() }, from());
    expect([answer.statusCode, answer.body]).toEqual([free.statusCode, free.body]);
    expect(await count()).toHaveLength(before.length + 1);
    const mails = await server.mailsTo(owner.email);
    expect(mails.map(({ subject, link }) => [subject, link.pathname])).toEqual([
      ['You already have a Quayside account', '/password-reset/submit-email'],
    ]);
  });

  it('makes one business where the same form is sent many times at once', async () => {
    const body = input();
    const headers = from();
    const sent = Array.from({ length: 6 }, () => server.as().send(session.signUp, { body }, headers));
    const codes = (await Promise.all(sent)).map((answer) => answer.statusCode);
    expect(codes).toEqual([201, 201, 201, 201, 201, 201]);
    expect(
      await database.db.selectFrom('users').select('user_id').where('email', '=', body.email).execute(),
    ).toHaveLength(1);
    const subjects = (await server.mailsTo(body.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Confirm'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject.startsWith('You already have'))).toHaveLength(5);
  });

  it.each([
    ['Abc1!', 'password_not_allowed'],
    ['abcdefgh', 'password_not_allowed'],
    [`${'a'.repeat(29)}1!`, 'password_not_allowed'],
    ['Passw0rd!', 'password_too_common'],
  ])('refuses the password %s', async (given, error) => {
    const refusal = await server.as().refused(session.signUp, { body: input({ password: given }) });
    expect(refusal).toMatchObject({ status: 400, error, fields: { 'body.password': error } });
  });

  it.each([
    ['no name', { name: ' ' }, 'body.name'],
    ['a name without end', { business: 'x'.repeat(121) }, 'body.business'],
    ['a name with a link', { name: 'Win at https://evil.example' }, 'body.name'],
    ['a name of two lines', { business: 'Harbour\nGoods' }, 'body.business'],
    ['a name that turns its direction', { name: 'Robin \u202eyauQ' }, 'body.name'],
    ['no address', { email: 'robin@' }, 'body.email'],
    ['an address without end', { email: `${'a'.repeat(250)}@shop.example` }, 'body.email'],
    ['no such country', { country: 'XX' }, 'body.country'],
    ['a number for a password', { password: 12345678 }, 'body.password'],
    ['a list for an address', { email: ['a@shop.example', 'b@shop.example'] }, 'body.email'],
    ['rights that nobody gave', { adminUserId: 1 }, 'body'],
  ])('refuses %s', async (_what, change, field) => {
    const refusal = await server.as().refused(session.signUp, { body: input(change) });
    expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  });

  it('is held up from an address that does it again and again', async () => {
    const headers = from();
    const taken = { body: input({ email: (await buildOwner(database.db)).email }) };
    for (let n = 0; n < LIMITS.signUpFromAddress.most; n += 1) await server.as().send(session.signUp, taken, headers);
    const answer = await server.as().send(session.signUp, { body: input() }, headers);
    expect(answer.statusCode).toBe(429);
  });

  it('lets nothing go out in the name of a mailbox, nor close it, before a mailed link was used', async () => {
    const body = input();
    await server.as().send(session.signUp, { body }, from());
    const signIn = async (password: string) => {
      const answer = await server.as().send(session.create, { body: { username: body.email, password } });
      const token = answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
      return { caller: server.as({ cookie: cookieOf(token) }), user: answer.json().user };
    };
    const { caller: stranger, user } = await signIn(PASSWORD);
    const invitation = { params: { id: user.id }, body: { email: 'victim@shop.example', role: 'viewer' } } as const;
    const refused = { status: 403, error: 'email_not_verified' };
    expect(await stranger.refused(team.invite, invitation)).toMatchObject(refused);
    expect(await stranger.refused(secondFactor.create, { body: { password: PASSWORD } })).toMatchObject(refused);
    expect(await server.mailsTo('victim@shop.example')).toEqual([]);
    // As if it had been set before mailboxes were proven.
    const { id: loginId } = user.login;
    const sealed_secret = Buffer.from('a stranger’s');
    await database.db
      .insertInto('authenticators')
      .values({ login_id: loginId, sealed_secret, confirmed_at: new Date() })
      .execute();

    const [mail] = await server.mailsTo(body.email);
    expect([mail?.subject, mail?.link.pathname]).toEqual([
      'Confirm your email address for Quayside',
      '/password-reset/submit-password',
    ]);
    const token = mail?.link.searchParams.get('token') ?? '';
    await server.as().call(password.reset, { body: { token, password: 'Lighthouse-8?' } });
    expect(await stranger.refused(session.get, {})).toMatchObject({ status: 401 });
    const { caller: owner } = await signIn('Lighthouse-8?');
    expect(await owner.call(secondFactor.get, {})).toMatchObject({ isOn: false });
    await owner.call(team.invite, invitation);
    await owner.call(secondFactor.create, { body: { password: 'Lighthouse-8?' } });
  });

  it("is not done for another site's page", async () => {
    const body = input();
    const answer = await server.as().send(session.signUp, { body }, { origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
    expect(await database.db.selectFrom('logins').selectAll().where('email', '=', body.email).execute()).toEqual([]);
  });
});
