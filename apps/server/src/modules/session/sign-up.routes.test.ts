import { history, session } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { buildOwner } from '../../../test/factories/seller.ts';
import { cookieOf } from '../../../test/http.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { LIMITS } from './attempts.ts';
import { SESSION_COOKIE } from './session.cookie.ts';

const database = useTestDatabase();
const waits: number[] = [];
const server = useTestServer(database, { wait: async (ms) => void waits.push(ms) });

const PASSWORD = 'Seaport-7!';
const OWNERS = 'Lighthouse-8?';
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
/** The numbers of logins and businesses. */
const counts = async () => {
  const of = (table: 'logins' | 'users') =>
    database.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
  return [(await of('logins')).n, (await of('users')).n];
};
/** Each test has its own address, so that no test uses up another's limit. */
const from = () => ({ 'x-forwarded-for': `203.0.113.${next()}` });

describe('signing up', () => {
  it('creates a business owned by its login, with the country’s currency, and allows signing in', async () => {
    const body = input({ email: 'Robin@Shop.Example', country: 'US' });
    const answer = await server.as().send(session.signUp, { body }, from());
    expect([answer.statusCode, answer.json()]).toEqual([201, { id: expect.any(Number) }]);
    expect(answer.cookies).toEqual([]);
    const signedIn = await server
      .as()
      .send(session.create, { body: { username: 'robin@shop.example', password: PASSWORD } });
    const token = signedIn.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
    const caller = server.as({ cookie: cookieOf(token) });
    const { user } = await caller.call(session.get, {});
    expect(user).toMatchObject({
      id: answer.json().id,
      name: 'Harbour Goods',
      email: 'robin@shop.example',
      country: 'US',
      currency: 'USD',
      role: 'owner',
      adminUserId: null,
      login: { name: 'Robin Quay', email: 'robin@shop.example', isVerified: false },
    });
    const { list } = await caller.call(history.list, { params: { id: user.id }, query: {} });
    expect(list).toMatchObject([{ entity: 'login', field: 'login', why: 'signed_up', actor: { name: 'Robin Quay' } }]);
  });

  it.each([
    ['another password', OWNERS],
    ['the same password', PASSWORD],
  ])('with the address of a login and %s answers 409, creates nothing and mails the owner', async (_what, password) => {
    const owner = await buildOwner(database.db, { password: OWNERS });
    const unproven = input();
    await server.as().call(session.signUp, { body: unproven });
    for (const email of [owner.email, unproven.email]) {
      const before = await counts();
      const body = input({ email: email.toUpperCase(), password });
      const refusal = await server.as().refused(session.signUp, { body });
      expect(refusal).toMatchObject({ status: 409, error: 'account_exists' });
      expect(await counts()).toEqual(before);
      const mails = await server.mailsTo(email);
      expect(mails.at(-1)).toMatchObject({
        subject: 'You already have a Quayside account',
        link: { pathname: '/password-reset/submit-email' },
      });
    }
    const stranger = { username: unproven.email, password: OWNERS };
    expect(await server.as().refused(session.create, { body: stranger })).toMatchObject({ error: 'wrong_credentials' });
    const own = await server.as().send(session.create, { body: { username: owner.email, password: OWNERS } }, from());
    expect(own.json().user.id).toBe(owner.userId);
  });

  it('knows the address by either spelling of its domain', async () => {
    const local = `anna-${crypto.randomUUID()}`;
    const [letters, punycode] = [`${local}@münchen.example`, `${local}@xn--mnchen-3ya.example`];
    await server.as().call(session.signUp, { body: input({ email: punycode }) });
    const others = [
      letters.toUpperCase(),
      punycode.toUpperCase(),
      letters.normalize('NFD'),
      `${local}@ｍüｎｃｈｅｎ.example`,
    ];
    for (const email of [letters, punycode, ...others]) {
      const refusal = await server.as().send(session.signUp, { body: input({ email }) }, from());
      expect([email, refusal.json().error]).toEqual([email, 'account_exists']);
      const { user } = await server.as().call(session.create, { body: { username: email, password: PASSWORD } });
      expect(user?.login.email).toBe(letters);
    }
  });

  it('gives a login without a business a new one, if the password is right', async () => {
    const owner = await buildOwner(database.db, { password: OWNERS });
    await database.db.deleteFrom('memberships').where('login_id', '=', owner.loginId).execute();
    const wrong = { body: input({ email: owner.email }) };
    expect(await server.as().refused(session.signUp, wrong)).toMatchObject({ error: 'account_exists' });
    const { id } = await server.as().call(session.signUp, { body: input({ email: owner.email, password: OWNERS }) });
    const { user } = await server.as().call(session.create, { body: { username: owner.email, password: OWNERS } });
    expect(user).toMatchObject({ id, login: { id: owner.loginId, isVerified: true } });
  });

  it('creates one business if the same form is sent several times at once', async () => {
    const body = input();
    const headers = from();
    const sent = Array.from({ length: 6 }, () => server.as().send(session.signUp, { body }, headers));
    const statuses = (await Promise.all(sent)).map((answer) => answer.statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409]);
    expect(
      await database.db.selectFrom('users').select('user_id').where('email', '=', body.email).execute(),
    ).toHaveLength(1);
  });

  it('makes a network that finds many known addresses wait, and no other network', async () => {
    const { email } = await buildOwner(database.db);
    const headers = from();
    const tryAt = (given: Record<string, string>) =>
      server.as().send(session.signUp, { body: input({ email }) }, given);
    for (let n = 0; n < LIMITS.signUpOfKnown.most; n += 1) await tryAt(headers);
    expect(waits).toEqual([]);
    await tryAt(headers);
    await tryAt(headers);
    expect(waits).toEqual([1_000, 2_000]);
    await tryAt(from());
    expect(waits).toHaveLength(2);
  });

  it.each([
    ['Abc1!', 'password_not_allowed'],
    ['abcdefgh', 'password_not_allowed'],
    [`${'a'.repeat(29)}1!`, 'password_not_allowed'],
    ['Passw0rd!', 'password_too_common'],
  ])('rejects the password %s', async (given, error) => {
    const refusal = await server.as().refused(session.signUp, { body: input({ password: given }) });
    expect(refusal).toMatchObject({ status: 400, error, fields: { 'body.password': error } });
  });

  it.each([
    ['no name', { name: ' ' }, 'body.name'],
    ['a name of invisible letters', { name: '\u200b\u3164' }, 'body.name'],
    ['a business of an empty Braille cell', { business: '\u2800' }, 'body.business'],
    ['a name that is too long', { business: 'x'.repeat(121) }, 'body.business'],
    ['a name with a link', { name: 'Win at https://evil.example' }, 'body.name'],
    ['a name with a line break', { business: 'Harbour\nGoods' }, 'body.business'],
    ['a name with a character that reverses the text direction', { name: 'Robin \u202eyauQ' }, 'body.name'],
    ['no address', { email: 'robin@' }, 'body.email'],
    ['an address that is too long', { email: `${'a'.repeat(250)}@shop.example` }, 'body.email'],
    ['an unknown country', { country: 'XX' }, 'body.country'],
    ['a number as a password', { password: 12345678 }, 'body.password'],
    ['a list as an address', { email: ['a@shop.example', 'b@shop.example'] }, 'body.email'],
    ['rights that were not granted', { adminUserId: 1 }, 'body'],
  ])('rejects %s', async (_what, change, field) => {
    const refusal = await server.as().refused(session.signUp, { body: input(change) });
    expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  });

  it('is limited per address', async () => {
    const headers = from();
    const taken = { body: input({ email: (await buildOwner(database.db, { password: OWNERS })).email }) };
    for (let n = 0; n < LIMITS.signUpFromAddress.most; n += 1) await server.as().send(session.signUp, taken, headers);
    const answer = await server.as().send(session.signUp, { body: input() }, headers);
    expect(answer.statusCode).toBe(429);
  });

  it('is not accepted from another site’s page', async () => {
    const body = input();
    const answer = await server.as().send(session.signUp, { body }, { origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
    expect(await database.db.selectFrom('logins').selectAll().where('email', '=', body.email).execute()).toEqual([]);
  });
});
