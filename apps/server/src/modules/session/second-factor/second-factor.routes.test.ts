import { history, secondFactor, session } from '@quayside/contract';
import { TOTP, URI } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBox } from '../../../../test/factories/account.ts';
import { buildOwner, type TestLogin } from '../../../../test/factories/seller.ts';
import { type Caller, cookieOf } from '../../../../test/http.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';
import { createMovableClock } from '../../../platform/clock.ts';
import { SecretError } from '../../../platform/secrets.ts';
import { SESSION_COOKIE } from '../session.cookie.ts';
import { secretContext } from './second-factor.repository.ts';

const START = '2026-11-21T10:00:00Z';
const STEP_MS = 30_000;
const PASSWORD = 'Seaport-7!';

const database = useTestDatabase();
const clock = createMovableClock(START);
const server = useTestServer(database, { clock });

beforeEach(() => clock.set(START));

interface Protected {
  readonly owner: TestLogin;
  readonly caller: Caller;
  readonly recoveryCodes: readonly string[];
  /** The app's code, a number of steps from now. */
  code(steps?: number): string;
}

/** A login with a confirmed app. The clock then moves on a minute, so that the next code is unused. */
async function protect(): Promise<Protected> {
  const owner = await buildOwner(database.db, { password: PASSWORD });
  const caller = server.as(owner);
  const { uri, secret } = await caller.call(secondFactor.create, { body: { password: PASSWORD } });
  const app = URI.parse(uri);
  expect(app).toBeInstanceOf(TOTP);
  expect(app.secret.base32).toBe(secret);
  const code = (steps = 0) => (app as TOTP).generate({ timestamp: clock.now().getTime() + steps * STEP_MS });
  const { recoveryCodes } = await caller.call(secondFactor.confirm, { body: { code: code() } });
  clock.advance(2 * STEP_MS);
  return { owner, caller, recoveryCodes, code };
}

async function challengeOf({ owner }: Protected): Promise<string> {
  const answer = await server.as().send(session.create, { body: { username: owner.email, password: PASSWORD } });
  expect(answer.cookies).toEqual([]);
  const { user, challenge } = answer.json();
  expect(user).toBeNull();
  return challenge;
}

const answerWith = (challenge: string, code: unknown) => ({ body: { challenge, code } });

describe('turning the second factor on', () => {
  it('needs the password and a first code, and shows ten recovery codes once', async () => {
    const login = await protect();
    expect(login.recoveryCodes).toHaveLength(10);
    expect(new Set(login.recoveryCodes).size).toBe(10);
    for (const code of login.recoveryCodes) expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    expect(await login.caller.call(secondFactor.get, {})).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    const { rows } = await database.pool.query("select encode(code_hash, 'escape') as hash from recovery_codes");
    expect(JSON.stringify(rows)).not.toContain(login.recoveryCodes[0]?.replaceAll('-', ''));
  });

  it('ends every other session, and is reported by mail and in the history', async () => {
    const owner = await buildOwner(database.db, { password: PASSWORD });
    const there = await server.as().send(session.create, { body: { username: owner.email, password: PASSWORD } });
    const caller = server.as(owner);
    const { secret } = await caller.call(secondFactor.create, { body: { password: PASSWORD } });
    const code = new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
    await caller.call(secondFactor.confirm, { body: { code } });
    await caller.call(session.get, {});
    const other = server.as({ cookie: cookieOf(there.cookies[0]?.value ?? '') });
    expect(await other.refused(session.get, {})).toMatchObject({ status: 401 });
    expect((await server.mailsTo(owner.email)).map(({ subject }) => subject)).toEqual(['Two-step sign-in is on']);
    const { list } = await caller.call(history.list, { params: { id: owner.userId }, query: {} });
    expect(list[0]).toMatchObject({ field: 'second-factor', before: false, after: true, why: 'second_factor_on' });
  });

  it('has no effect before it is confirmed, and a wrong code confirms nothing', async () => {
    const owner = await buildOwner(database.db, { password: PASSWORD });
    const caller = server.as(owner);
    await caller.call(secondFactor.create, { body: { password: PASSWORD } });
    expect(await caller.refused(secondFactor.confirm, { body: { code: '000000' } })).toMatchObject({
      status: 401,
      error: 'wrong_code',
    });
    expect((await caller.call(secondFactor.get, {})).isOn).toBe(false);
    const answer = await server.as().send(session.create, { body: { username: owner.email, password: PASSWORD } });
    expect(answer.json().user).not.toBeNull();
  });

  it('rejects a wrong password, a second start, and a confirmation without a start', async () => {
    const { caller } = await protect();
    expect(await caller.refused(secondFactor.create, { body: { password: 'Wrong-1!' } })).toMatchObject({
      error: 'wrong_password',
    });
    expect(await caller.refused(secondFactor.create, { body: { password: PASSWORD } })).toMatchObject({ status: 409 });
    expect(await caller.refused(secondFactor.confirm, { body: { code: '123456' } })).toMatchObject({ status: 409 });
    const plain = server.as(await buildOwner(database.db, { password: PASSWORD }));
    expect(await plain.refused(secondFactor.confirm, { body: { code: '123456' } })).toMatchObject({ status: 409 });
  });

  it('encrypts the secret for its login', async () => {
    const { owner } = await protect();
    const row = await database.db
      .selectFrom('authenticators')
      .select('sealed_secret')
      .where('login_id', '=', owner.loginId)
      .executeTakeFirstOrThrow();
    expect(testBox.open(row.sealed_secret, secretContext(owner.loginId))).toMatch(/^[A-Z2-7]{32}$/);
    expect(() => testBox.open(row.sealed_secret, secretContext(owner.loginId + 1))).toThrow(SecretError);
  });
});

describe('signing in with a second factor', () => {
  it('opens no session with the password alone, but one with the code', async () => {
    const login = await protect();
    const challenge = await challengeOf(login);
    expect(await server.as({ cookie: cookieOf(challenge) }).refused(session.get, {})).toMatchObject({ status: 401 });
    const code = ` ${login.code().slice(0, 3)} ${login.code().slice(3)} `;
    const answer = await server.as().send(session.confirm, answerWith(challenge, code));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user.id).toBe(login.owner.userId);
    const token = answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
    await server.as({ cookie: cookieOf(token) }).call(session.get, {});
  });

  it('accepts the codes of the adjacent steps and no others', async () => {
    for (const [steps, status] of [
      [-2, 401],
      [-1, 200],
      [1, 200],
      [2, 401],
    ] as const) {
      const login = await protect();
      clock.advance(4 * STEP_MS);
      const answer = await server.as().send(session.confirm, answerWith(await challengeOf(login), login.code(steps)));
      expect([steps, answer.statusCode]).toEqual([steps, status]);
    }
  });

  it('accepts no code twice, even within its step', async () => {
    const login = await protect();
    const code = login.code();
    await server.as().call(session.confirm, { body: { challenge: await challengeOf(login), code } });
    for (const replay of [code, login.code(-1)]) {
      const refusal = await server.as().refused(session.confirm, answerWith(await challengeOf(login), replay));
      expect(refusal).toMatchObject({ status: 401, error: 'wrong_code' });
    }
    clock.advance(STEP_MS);
    await server.as().call(session.confirm, { body: { challenge: await challengeOf(login), code: login.code() } });
  });

  it('opens one session if one code answers two challenges at once', async () => {
    const login = await protect();
    const challenges = [await challengeOf(login), await challengeOf(login)];
    const code = login.code();
    const answers = await Promise.all(
      challenges.map((challenge) => server.as().send(session.confirm, answerWith(challenge, code))),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 401]);
  });

  it('accepts a recovery code once, in any format, and reports it by mail', async () => {
    const login = await protect();
    const [first = '', second = ''] = login.recoveryCodes;
    const typed = first.toLowerCase().replaceAll('-', ' ');
    await server.as().call(session.confirm, { body: { challenge: await challengeOf(login), code: typed } });
    const reused = await server.as().refused(session.confirm, answerWith(await challengeOf(login), first));
    expect(reused).toMatchObject({ status: 401, error: 'wrong_code' });
    expect((await login.caller.call(secondFactor.get, {})).recoveryCodesLeft).toBe(9);
    const mails = await server.mailsTo(login.owner.email);
    expect(mails.at(-1)).toMatchObject({ subject: 'A recovery code was used to sign in' });
    expect(mails.at(-1)?.text).toContain('Codes left: 9');
    await server.as().call(session.confirm, { body: { challenge: await challengeOf(login), code: second } });
  });

  it('rejects another login’s recovery code', async () => {
    const [login, other] = [await protect(), await protect()];
    const answer = answerWith(await challengeOf(login), other.recoveryCodes[0]);
    expect(await server.as().refused(session.confirm, answer)).toMatchObject({ error: 'wrong_code' });
  });

  it('ends after five wrong codes, after five minutes, and with the session that it opened', async () => {
    const login = await protect();
    const challenge = await challengeOf(login);
    for (let n = 0; n < 5; n += 1) await server.as().refused(session.confirm, answerWith(challenge, '000000'));
    expect(await server.as().refused(session.confirm, answerWith(challenge, login.code()))).toMatchObject({
      status: 410,
      error: 'challenge_expired',
    });
    const late = await challengeOf(login);
    clock.advance(5 * 60_000);
    expect(await server.as().refused(session.confirm, answerWith(late, login.code()))).toMatchObject({ status: 410 });
    const used = await challengeOf(login);
    await server.as().call(session.confirm, { body: { challenge: used, code: login.code() } });
    expect(await server.as().refused(session.confirm, answerWith(used, login.code(1)))).toMatchObject({ status: 410 });
  });

  it('limits guessing over many challenges', async () => {
    const login = await protect();
    for (let n = 0; n < 10; n += 1) {
      await server.as().refused(session.confirm, answerWith(await challengeOf(login), '000000'));
    }
    expect(
      await server.as().refused(session.confirm, answerWith(await challengeOf(login), login.code())),
    ).toMatchObject({
      status: 429,
      error: 'too_many_attempts',
    });
  });

  it.each([
    ['an unknown challenge', 'A'.repeat(43), '123456', 410],
    ['a number', 7, '123456', 400],
    ['a code that is too long', 'A'.repeat(43), '1'.repeat(1_000), 400],
    ['a list instead of a code', 'A'.repeat(43), ['123456'], 400],
  ])('rejects %s', async (_what, challenge, code, status) => {
    expect(await server.as().refused(session.confirm, { body: { challenge, code } })).toMatchObject({ status });
  });

  it('is not accepted from another site’s page', async () => {
    const login = await protect();
    const body = { challenge: await challengeOf(login), code: login.code() };
    const answer = await server.as().send(session.confirm, { body }, { origin: 'https://evil.example' });
    expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
  });
});

describe('turning the second factor off', () => {
  it('needs the password and a code; then the password is sufficient again, and old codes are invalid', async () => {
    const login = await protect();
    for (const body of [
      { password: 'Wrong-1!', code: login.code() },
      { password: PASSWORD, code: '000000' },
    ]) {
      await login.caller.refused(secondFactor.remove, { body });
    }
    expect((await login.caller.call(secondFactor.get, {})).isOn).toBe(true);
    await login.caller.call(secondFactor.remove, { body: { password: PASSWORD, code: login.code() } });
    expect(await login.caller.call(secondFactor.get, {})).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    const answer = await server
      .as()
      .send(session.create, { body: { username: login.owner.email, password: PASSWORD } });
    expect(answer.json().user.id).toBe(login.owner.userId);
    expect((await server.mailsTo(login.owner.email)).at(-1)).toMatchObject({ subject: 'Two-step sign-in is off' });
    const again = await login.caller.refused(secondFactor.remove, {
      body: { password: PASSWORD, code: login.code(1) },
    });
    expect(again).toMatchObject({ status: 409 });
  });

  it('works with a recovery code if the app is lost', async () => {
    const login = await protect();
    await login.caller.call(secondFactor.remove, { body: { password: PASSWORD, code: login.recoveryCodes[3] ?? '' } });
    expect((await login.caller.call(secondFactor.get, {})).isOn).toBe(false);
  });

  it('or creating new recovery codes, which invalidates the old ones', async () => {
    const login = await protect();
    const { recoveryCodes } = await login.caller.call(secondFactor.renewCodes, {
      body: { password: PASSWORD, code: login.code() },
    });
    const old = await server
      .as()
      .refused(session.confirm, answerWith(await challengeOf(login), login.recoveryCodes[0]));
    expect(old).toMatchObject({ error: 'wrong_code' });
    const code = recoveryCodes[0] ?? '';
    await server.as().call(session.confirm, { body: { challenge: await challengeOf(login), code } });
  });
});
