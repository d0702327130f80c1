import { history, password, session } from '@quayside/contract';
import { DAY_MS, MINUTE_MS } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildLogin, buildOwner, type TestLogin } from '../../../../test/factories/seller.ts';
import { cookieOf } from '../../../../test/http.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';
import { createMovableClock } from '../../../platform/clock.ts';
import { SESSION_COOKIE } from '../session.cookie.ts';

const START = '2026-11-21T10:00:00Z';
const OLD = 'Seaport-7!';
const NEW = 'Lighthouse-8?';

const database = useTestDatabase();
const clock = createMovableClock(START);
const server = useTestServer(database, { clock, publicUrl: 'https://q.example' });

beforeEach(() => clock.set(START));

const canSignIn = async (owner: TestLogin, given: string) => {
  const body = { username: owner.email, password: given };
  return (await server.as().send(session.create, { body })).statusCode === 200;
};

/**
 * Requests a reset and runs the worker's job.
 * @returns the tokens mailed so far
 */
async function askFor(email: string, headers = {}): Promise<string[]> {
  const answer = await server.as().send(password.requestReset, { body: { email } }, headers);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  for (const row of await database.db.selectFrom('password_reset_requests').select('request_id').execute()) {
    await server.runJob('session.send-reset', { requestId: row.request_id });
  }
  const mails = await server.mailsTo(email.toLowerCase());
  return mails.flatMap(({ link }) => link.searchParams.get('token') ?? []);
}

describe('requesting a new password', () => {
  it('mails a link to the form in the caller’s language', async () => {
    const owner = await buildOwner(database.db, { password: OLD });
    await askFor(owner.email.toUpperCase(), { 'accept-language': 'de' });
    const [mail] = await server.mailsTo(owner.email);
    expect(mail?.link.href).toMatch(/^https:\/\/q\.example\/password-reset\/submit-password\?token=[\w-]{43}$/);
    expect(mail?.subject).toBe('Neues Passwort für Quayside wählen');
    expect(mail?.text).toContain('30 Minuten');
  });

  it.each([
    ['letters', 'münchen.example'],
    ['Punycode', 'xn--mnchen-3ya.example'],
  ])('finds the login by every spelling of a domain that it was given in %s', async (_what, domain) => {
    const email = `anna-${crypto.randomUUID()}@`;
    const owner = await buildOwner(database.db, { email: `${email}${domain}`, password: OLD });
    const spellings = ['münchen.example', 'MÜNCHEN.example', 'xn--mnchen-3ya.example', 'XN--MNCHEN-3YA.example'];
    for (const [index, spelling] of [...spellings, 'mu\u0308nchen.example', 'ｍüｎｃｈｅｎ.example'].entries()) {
      clock.advance(DAY_MS);
      await askFor(`${email}${spelling}`);
      const sent = await database.db.selectFrom('mails').selectAll().where('recipient', '=', owner.email).execute();
      expect([spelling, sent.length]).toEqual([spelling, index + 1]);
    }
  });

  it('responds the same for an unknown address, and mails nothing', async () => {
    expect(await askFor('nobody@login.example')).toEqual([]);
    const mails = await database.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', 'nobody@login.example')
      .execute();
    expect(mails).toEqual([]);
    expect(await database.db.selectFrom('password_reset_requests').selectAll().execute()).toEqual([]);
  });

  it('stores neither token nor address readable in a copy of the database', async () => {
    const owner = await buildOwner(database.db, { password: OLD });
    await server.as().call(password.requestReset, { body: { email: owner.email } });
    const [request] = await database.db.selectFrom('password_reset_requests').select('request_id').execute();
    await server.runJob('session.send-reset', { requestId: request?.request_id });
    const read = async (table: string) => {
      const { rows } = await database.pool.query<{ row: string }>(
        `select encode(convert_to(t::text, 'UTF8'), 'escape') as row from ${table} t`,
      );
      return rows.map(({ row }) => row).join('\n');
    };
    const before = `${await read('mails')}${await read('password_resets')}`;
    const token = (await server.mailsTo(owner.email))[0]?.link.searchParams.get('token') ?? '';
    expect(token).toHaveLength(43);
    expect(before).not.toContain(token);
    const [row] = await database.db.selectFrom('mails').selectAll().where('recipient', '=', owner.email).execute();
    expect(row).toMatchObject({ sealed_values: null, sent_at: clock.now() });
  });

  it('is limited per address and per place, known or not', async () => {
    for (const email of ['nobody-else@login.example', (await buildOwner(database.db)).email]) {
      for (let n = 0; n < 5; n += 1) await server.as().call(password.requestReset, { body: { email } });
      expect(await server.as().refused(password.requestReset, { body: { email } })).toMatchObject({ status: 429 });
    }
    const ask = (n: number) =>
      server
        .as()
        .send(password.requestReset, { body: { email: `n${n}@login.example` } }, { 'x-forwarded-for': '198.51.100.9' });
    const codes = await Promise.all(Array.from({ length: 31 }, (_, n) => ask(n)));
    expect(codes.filter((answer) => answer.statusCode === 429)).toHaveLength(1);
    clock.advance(16 * MINUTE_MS);
    expect((await ask(99)).statusCode).toBe(204);
  });

  it.each([
    ['no address', { email: 'robin' }],
    ['a number', { email: 7 }],
    ['an object', { email: { $ne: '' } }],
    ['nothing', {}],
    ['a password that is too long', { email: 'a@login.example', language: 'de' }],
  ])('rejects %s', async (_what, body) => {
    expect(await server.as().refused(password.requestReset, { body })).toMatchObject({ status: 400 });
  });
});

describe('a mailed link', () => {
  it('sets a new password once, ends every session, and is reported by mail and in the history', async () => {
    const owner = await buildOwner(database.db, { password: OLD });
    const [token = ''] = await askFor(owner.email);
    await server.as().call(password.reset, { body: { token, password: NEW } });
    expect(await server.as(owner).refused(session.get, {})).toMatchObject({ status: 401 });
    expect([await canSignIn(owner, OLD), await canSignIn(owner, NEW)]).toEqual([false, true]);
    expect(await server.as().refused(password.reset, { body: { token, password: 'Another-9#' } })).toMatchObject({
      status: 410,
      error: 'link_used',
    });
    expect(await canSignIn(owner, NEW)).toBe(true);
    const mails = await server.mailsTo(owner.email);
    expect(mails.map(({ subject }) => subject)).toContain('Your Quayside password was changed');
    const again = await buildLogin(database.db, owner.userId);
    const { list } = await server.as(again).call(history.list, { params: { id: owner.userId }, query: {} });
    expect(list[0]).toMatchObject({ field: 'password', why: 'password_reset', before: null, after: null });
  });

  it('expires after half an hour', async () => {
    const owner = await buildOwner(database.db, { password: OLD });
    const [token = ''] = await askFor(owner.email);
    clock.advance(30 * MINUTE_MS);
    const refusal = await server.as().refused(password.reset, { body: { token, password: NEW } });
    expect(refusal).toMatchObject({ status: 410, error: 'link_expired' });
    expect(await canSignIn(owner, OLD)).toBe(true);
    await server.as(owner).call(session.get, {});
  });

  it('is invalid after another one was used', async () => {
    const owner = await buildOwner(database.db, { password: OLD });
    await askFor(owner.email);
    const [first = '', second = ''] = await askFor(owner.email);
    await server.as().call(password.reset, { body: { token: second, password: NEW } });
    expect(await server.as().refused(password.reset, { body: { token: first, password: OLD } })).toMatchObject({
      error: 'link_used',
    });
  });

  it('works once under concurrent use', async () => {
    const owner = await buildOwner(database.db, { password: OLD });
    const [token = ''] = await askFor(owner.email);
    const tries = ['Harbour-1a', 'Harbour-2b', 'Harbour-3c', 'Harbour-4d'].map((given) =>
      server.as().send(password.reset, { body: { token, password: given } }),
    );
    const codes = (await Promise.all(tries)).map((answer) => answer.statusCode).sort();
    expect(codes).toEqual([204, 410, 410, 410]);
  });

  it('stays valid if the new password is rejected', async () => {
    const owner = await buildOwner(database.db, { password: OLD });
    const [token = ''] = await askFor(owner.email);
    expect(await server.as().refused(password.reset, { body: { token, password: 'short' } })).toMatchObject({
      error: 'password_not_allowed',
    });
    expect(await server.as().refused(password.reset, { body: { token, password: 'Welcome-1' } })).toMatchObject({
      error: 'password_too_common',
    });
    await server.as().call(password.reset, { body: { token, password: NEW } });
  });

  it.each([
    ['made up', 'A'.repeat(43)],
    ['empty', ''],
    ['without end', 'A'.repeat(5_000)],
    ['a list', ['A']],
    ['nothing', null],
  ])('that is %s is rejected', async (_what, token) => {
    const refusal = await server.as().refused(password.reset, { body: { token, password: NEW } });
    expect([400, 404]).toContain(refusal.status);
  });

  it('that is forged is limited in attempts', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.44' };
    const body = { token: 'B'.repeat(43), password: NEW };
    for (let n = 0; n < 30; n += 1) await server.as().send(password.reset, { body }, headers);
    expect((await server.as().send(password.reset, { body }, headers)).statusCode).toBe(429);
  });

  it('is not accepted from another site’s page', async () => {
    const owner = await buildOwner(database.db, { password: OLD });
    const [token = ''] = await askFor(owner.email);
    const body = { token, password: NEW };
    const answer = await server.as().send(password.reset, { body }, { origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
    await server.as().call(password.reset, { body });
  });
});

describe('changing the password', () => {
  const change = (currentPassword: unknown, newPassword: unknown) => ({ body: { currentPassword, newPassword } });

  it('replaces the current session by a new one and ends all others', async () => {
    const owner = await buildOwner(database.db, { password: OLD });
    const there = await server.as().send(session.create, { body: { username: owner.email, password: OLD } });
    const answer = await server.as(owner).send(password.update, change(OLD, NEW));
    expect(answer.statusCode).toBe(204);
    const token = answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
    expect(answer.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const [here, old, other] = [cookieOf(token), owner.cookie, cookieOf(there.cookies[0]?.value ?? '')].map((cookie) =>
      server.as({ cookie }),
    );
    expect((await here?.call(session.get, {}))?.user.id).toBe(owner.userId);
    expect(await old?.refused(session.get, {})).toMatchObject({ status: 401 });
    expect(await other?.refused(session.get, {})).toMatchObject({ status: 401 });
    expect([await canSignIn(owner, OLD), await canSignIn(owner, NEW)]).toEqual([false, true]);
    expect((await server.mailsTo(owner.email)).map(({ subject }) => subject)).toEqual([
      'Your Quayside password was changed',
    ]);
  });

  it('invalidates a mailed link', async () => {
    const owner = await buildOwner(database.db, { password: OLD });
    const [token = ''] = await askFor(owner.email);
    await server.as(owner).call(password.update, { body: { currentPassword: OLD, newPassword: NEW } });
    expect(await server.as().refused(password.reset, { body: { token, password: OLD } })).toMatchObject({
      error: 'link_used',
    });
  });

  it('is available to viewers, but not without a session', async () => {
    const owner = await buildOwner(database.db);
    const viewer = await buildLogin(database.db, owner.userId, { role: 'viewer', password: OLD });
    await server.as(viewer).call(password.update, { body: { currentPassword: OLD, newPassword: NEW } });
    expect(await server.as().refused(password.update, change(OLD, NEW))).toMatchObject({ status: 401 });
    expect(await server.as({ cookie: cookieOf('forged') }).refused(password.update, change(OLD, NEW))).toMatchObject({
      status: 401,
    });
  });

  it.each([
    ['a wrong current password', 'Wrong-1!', NEW, 'wrong_password', 'body.currentPassword'],
    ['a new password that breaks the rule', OLD, 'short', 'password_not_allowed', 'body.newPassword'],
    ['a new password that is easily guessed', OLD, 'P@ssw0rd!', 'password_too_common', 'body.newPassword'],
    ['a new password that is too long', OLD, 'x'.repeat(201), 'invalid_request', 'body.newPassword'],
    ['a value that is not text', OLD, 7, 'invalid_request', 'body.newPassword'],
  ])('rejects %s', async (_what, current, next, error, field) => {
    const owner = await buildOwner(database.db, { password: OLD });
    const refusal = await server.as(owner).refused(password.update, change(current, next));
    expect(refusal).toMatchObject({ status: 400, error });
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
    await server.as(owner).call(session.get, {});
    expect(await canSignIn(owner, OLD)).toBe(true);
  });

  it('limits guessing in an open session', async () => {
    const owner = await buildOwner(database.db, { password: OLD });
    for (let n = 0; n < 10; n += 1) await server.as(owner).refused(password.update, change('Wrong-1!', NEW));
    expect(await server.as(owner).refused(password.update, change(OLD, NEW))).toMatchObject({ status: 429 });
    clock.advance(15 * MINUTE_MS);
    await server.as(owner).call(password.update, { body: { currentPassword: OLD, newPassword: NEW } });
  });
});
