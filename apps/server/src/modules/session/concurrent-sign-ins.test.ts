import { password, secondFactor, session } from '@quayside/contract';
import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { holdWriters } from '../../../test/held-writers.ts';
import { cookieOf } from '../../../test/http.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { dissolveTeam } from './dissolve-team.ts';
import { SESSION_COOKIE } from './session.cookie.ts';

/* Two calls for one login at once. The first one is held before a late write, and has not committed. */

const OLD = 'Seaport-7!';
const NEW = 'Lighthouse-8?';
const STRANGERS = 'Breakwater-9#';

const database = useTestDatabase();
const clock = createMovableClock('2026-11-21T10:00:00Z');
const server = useTestServer(database, { clock });

const signIn = ({ email }: TestLogin, given: string) =>
  server.as().send(session.create, { body: { username: email, password: given } });

type Answer = Awaited<ReturnType<typeof signIn>>;

/**
 * Runs `first` up to its first write to the table, then `second` until it waits for `first` or is over, and then ends both.
 * @param before the table; by default that of the mails, which each of these calls writes when it has done its other work
 */
async function atOnce<One>(
  first: () => Promise<One>,
  second: () => Promise<Answer>,
  before = 'mails',
): Promise<[One, Answer]> {
  const held = await holdWriters(database, before);
  const one = first();
  await held.areWaiting(1);
  let isOver = false;
  const other = second().finally(() => {
    isOver = true;
  });
  await held.areWaiting(2, () => isOver);
  await held.release();
  return Promise.all([one, other]);
}

/** A login with a mailed link for a new password. */
async function withLink(): Promise<{ owner: TestLogin; reset: () => Promise<Answer> }> {
  const owner = await buildOwner(database.db, { password: OLD });
  await server.as().call(password.requestReset, { body: { email: owner.email } });
  const [request] = await database.db.selectFrom('password_reset_requests').select('request_id').execute();
  await server.runJob('session.send-reset', { requestId: request?.request_id });
  const [mail] = await server.mailsTo(owner.email);
  const token = mail?.link.searchParams.get('token') ?? '';
  return { owner, reset: () => server.as().send(password.reset, { body: { token, password: NEW } }) };
}

/** Starts a second factor. */
async function start(owner: TestLogin): Promise<{ confirm: () => Promise<Answer> }> {
  const { secret } = await server.as(owner).call(secondFactor.create, { body: { password: OLD } });
  const code = new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
  return { confirm: () => server.as(owner).send(secondFactor.confirm, { body: { code } }) };
}

async function recoveryCodeOf(owner: TestLogin): Promise<string> {
  const answer = await (await start(owner)).confirm();
  return answer.json().recoveryCodes[0];
}

async function challengeOf(owner: TestLogin): Promise<string> {
  return (await signIn(owner, OLD)).json().challenge;
}

const callerOf = (answer: Answer) => {
  const token = answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
  return server.as({ cookie: cookieOf(token) });
};

it('opens no session for a password that a reset replaces at the same time', async () => {
  const { owner, reset } = await withLink();
  const [, answer] = await atOnce(reset, () => signIn(owner, OLD));
  expect([answer.statusCode, answer.json().error, answer.cookies]).toEqual([401, 'wrong_credentials', []]);
  expect((await signIn(owner, NEW)).statusCode).toBe(200);
});

it('asks for no second factor after a password that a reset replaces at the same time', async () => {
  const { owner, reset } = await withLink();
  await recoveryCodeOf(owner);
  const [, answer] = await atOnce(reset, () => signIn(owner, OLD));
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'wrong_credentials']);
});

it('ends a session by a reset, even if a second factor opens it at the same time', async () => {
  const { owner, reset } = await withLink();
  const body = { code: await recoveryCodeOf(owner), challenge: await challengeOf(owner) };
  const [opened, ended] = await atOnce(() => server.as().send(session.confirm, { body }), reset);
  expect([opened.statusCode, ended.statusCode]).toEqual([200, 204]);
  expect(await callerOf(opened).refused(session.get, {})).toMatchObject({ status: 401 });
});

it('does not replace a password that a reset sets at the same time', async () => {
  const { owner, reset } = await withLink();
  const body = { currentPassword: OLD, newPassword: STRANGERS };
  const [, answer] = await atOnce(reset, () => server.as(owner).send(password.update, { body }));
  expect([answer.statusCode, answer.cookies]).toEqual([400, []]);
  expect(answer.json().error).toBe('wrong_password');
  expect((await signIn(owner, STRANGERS)).statusCode).toBe(401);
  expect((await signIn(owner, NEW)).statusCode).toBe(200);
});

it('asks for a second factor that is turned on during the sign-in', async () => {
  const owner = await buildOwner(database.db, { password: OLD });
  const { confirm } = await start(owner);
  const [, answer] = await atOnce(confirm, () => signIn(owner, OLD));
  expect([answer.json().user, answer.cookies]).toEqual([null, []]);
});

it('opens no session by a change of the password, if turning the second factor on ends the caller’s session', async () => {
  const owner = await buildOwner(database.db, { password: OLD });
  const there = callerOf(await signIn(owner, OLD));
  const { confirm } = await start(owner);
  const body = { currentPassword: OLD, newPassword: STRANGERS };
  const [, answer] = await atOnce(confirm, () => there.send(password.update, { body }));
  expect([answer.statusCode, answer.cookies]).toEqual([401, []]);
  expect((await signIn(owner, OLD)).json().challenge).toEqual(expect.any(String));
});

it('keeps a second factor that was to be turned off with a password that a reset replaces at the same time', async () => {
  const { owner, reset } = await withLink();
  const body = { password: OLD, code: await recoveryCodeOf(owner) };
  const [, answer] = await atOnce(reset, () => server.as(owner).send(secondFactor.remove, { body }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toBe('wrong_password');
  expect((await signIn(owner, NEW)).json().challenge).toEqual(expect.any(String));
});

it('deletes a login with its business, and opens no session of it at the same time', async () => {
  const owner = await buildOwner(database.db, { password: OLD });
  const dissolve = () => withTransaction(database.db, (tx) => dissolveTeam(tx, owner.userId));
  const [, answer] = await atOnce(dissolve, () => signIn(owner, OLD), 'authenticators');
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'wrong_credentials']);
  const left = await database.db.selectFrom('logins').select('email').where('login_id', '=', owner.loginId).execute();
  expect(left).toEqual([]);
});
