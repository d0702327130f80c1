import { history, session } from '@quayside/contract';
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
    expect(answer.statusCode).toBe(201);
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
      login: { name: 'Robin Quay', email: 'robin@shop.example' },
    });
    const { list } = await caller.call(history.list, { params: { id: user.id }, query: {} });
    expect(list).toMatchObject([{ entity: 'login', field: 'login', why: 'signed_up', actor: { name: 'Robin Quay' } }]);
  });

  it('says so where the address has an account, in whatever case, and changes nothing', async () => {
    const owner = await buildOwner(database.db);
    const count = () => database.db.selectFrom('users').select('user_id').execute();
    const before = await count();
    const refusal = await server.as().refused(session.signUp, { body: input({ email: owner.email.toUpperCase() }) });
    expect(refusal).toMatchObject({
      status: 409,
      error: 'email_taken',
      error_description: 'It seems that you already have an account.',
    });
    expect(await count()).toHaveLength(before.length);
  });

  it('makes one business where the same form is sent many times at once', async () => {
    const body = input();
    const headers = from();
    const sent = Array.from({ length: 6 }, () => server.as().send(session.signUp, { body }, headers));
    const codes = (await Promise.all(sent)).map((answer) => answer.statusCode).sort();
    expect(codes).toEqual([201, 409, 409, 409, 409, 409]);
    expect(
      await database.db.selectFrom('users').select('user_id').where('email', '=', body.email).execute(),
    ).toHaveLength(1);
  });

  it.each([
    ['Abc1!', 'password_not_allowed'],
    ['abcdefgh', 'password_not_allowed'],
    [`${'a'.repeat(29)}1!`, 'password_not_allowed'],
    ['Passw0rd!', 'password_too_common'],
  ])('refuses the password %s', async (password, error) => {
    const refusal = await server.as().refused(session.signUp, { body: input({ password }) });
    expect(refusal).toMatchObject({ status: 400, error, fields: { 'body.password': error } });
  });

  it.each([
    ['no name', { name: ' ' }, 'body.name'],
    ['a name without end', { business: 'x'.repeat(121) }, 'body.business'],
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

  it("is not done for another site's page", async () => {
    const body = input();
    const answer = await server.as().send(session.signUp, { body }, { origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
    expect(await database.db.selectFrom('logins').selectAll().where('email', '=', body.email).execute()).toEqual([]);
  });
});
