import { session } from '@quayside/contract';
import { DAY_MS, MINUTE_MS, sitesOf } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultConnectors } from '../../../test/connectors.ts';
import { eventually, signal } from '../../../test/eventually.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { type Caller, cookieOf } from '../../../test/http.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { type AttemptLimit, countAttempt, LIMITS } from './attempts.ts';
import { SESSION_COOKIE } from './session.cookie.ts';

const START = '2026-11-21T10:00:00Z';
const PASSWORD = 'Seaport-7!';

const database = useTestDatabase();
const clock = createMovableClock(START);
/** The recorded delays of attempts, and a hook that holds them. */
const waits: number[] = [];
let hold: Promise<void> = Promise.resolve();
const wait = (ms: number) => {
  waits.push(ms);
  return hold;
};
const server = useTestServer(database, { clock, wait, connectors: defaultConnectors });
/** The default configuration, which trusts no proxy. */
const plainServer = useTestServer(database, { clock, wait, trustedProxies: [] });
const secureServer = useTestServer(database, { clock, publicUrl: 'https://q.example', isHttps: true });

beforeEach(() => {
  clock.set(START);
  waits.length = 0;
  hold = Promise.resolve();
});

/** Signs in and returns the session's browser. */
async function signIn(username: string, headers = {}): Promise<{ token: string; caller: Caller }> {
  const answer = await server.as().send(session.create, { body: { username, password: PASSWORD } }, headers);
  expect(answer.statusCode).toBe(200);
  const token = answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
  return { token, caller: server.as({ cookie: cookieOf(token) }) };
}

describe('signing in', () => {
  it('opens a session that knows the login and its user', async () => {
    const owner = await buildOwner(database.db, {
      name: 'Robin',
      business: 'Harbour Goods',
      ebay: 'P',
      password: PASSWORD,
    });
    const account = await buildAccount(database.db, owner.userId, { username: 'harbour-goods-uk' });
    const { caller } = await signIn(owner.email);
    const { user } = await caller.call(session.get, {});
    const entry = {
      id: account.accountId,
      username: 'harbour-goods-uk',
      site: 'UK',
      businessType: 'BUSINESS',
      tokens: [{ state: 'A', type: 'R' }],
    };
    expect(user).toMatchObject({
      id: owner.userId,
      name: 'Harbour Goods',
      role: 'owner',
      adminUserId: null,
      login: { id: owner.loginId, email: owner.email, name: 'Robin' },
      accounts: [{ ...entry, platform: 'ebay', status: 'ACTIVE' }],
      ebayOnboarding: { shouldBeOnboarded: false },
    });
    expect(user?.platforms).toEqual({
      ebay: {
        state: 'P',
        programme: null,
        trialLaunched: false,
        is_shipping_for_mp_enabled: false,
        accounts: [entry],
        sites: sitesOf('ebay'),
      },
    });
  });

  it('hides the token from scripts, other sites and the database', async () => {
    const owner = await buildOwner(database.db, { password: PASSWORD });
    const body = { username: owner.email, password: PASSWORD };
    const [plain, secure] = await Promise.all([
      server.as().send(session.create, { body }),
      secureServer.as().send(session.create, { body }),
    ]);
    expect(plain.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 86_400 });
    expect(plain.cookies[0]).not.toHaveProperty('secure');
    expect(secure.cookies[0]).toMatchObject({ name: `__Host-${SESSION_COOKIE}`, secure: true, path: '/' });
    expect(secure.cookies.map(({ name }) => name.startsWith('__Host-'))).toEqual([true, true]);
    // A neighbour of the host could have set the plain name.
    const value = secure.cookies[0]?.value ?? '';
    const asked = (name: string) => secureServer.as({ cookie: `${name}=${value}` }).send(session.get, {});
    expect((await asked(`__Host-${SESSION_COOKIE}`)).statusCode).toBe(200);
    expect((await asked(SESSION_COOKIE)).statusCode).toBe(401);
    const { rows } = await database.pool.query("select encode(token_hash, 'escape') as hash from sessions");
    expect(JSON.stringify(rows)).not.toContain(plain.cookies[0]?.value);
  });

  it('accepts the e-mail in any case and with surrounding blanks', async () => {
    const owner = await buildOwner(database.db, { password: PASSWORD });
    const { caller } = await signIn(`  ${owner.email.toUpperCase()} `);
    expect((await caller.call(session.get, {})).user.id).toBe(owner.userId);
  });

  it('gives one error for a wrong password, an unknown e-mail and a login without a business', async () => {
    const owner = await buildOwner(database.db, { password: PASSWORD });
    const homeless = await buildLogin(database.db, owner.userId, { password: PASSWORD });
    await database.db.deleteFrom('memberships').where('login_id', '=', homeless.loginId).execute();
    const attempts = [
      { username: owner.email, password: 'Seaport-8!' },
      { username: 'nobody@login.example', password: PASSWORD },
      { username: homeless.email, password: PASSWORD },
    ];
    for (const body of attempts) {
      const refusal = await server.as().refused(session.create, { body });
      expect(refusal).toMatchObject({ status: 401, error: 'wrong_credentials' });
    }
  });

  it('replaces the session of the same browser', async () => {
    const owner = await buildOwner(database.db, { password: PASSWORD });
    const first = await signIn(owner.email);
    const second = await signIn(owner.email, { cookie: cookieOf(first.token) });
    expect(await first.caller.refused(session.get, {})).toMatchObject({ status: 401 });
    expect((await second.caller.call(session.get, {})).user.id).toBe(owner.userId);
  });

  it.each([
    [{}, ['body.username', 'body.password']],
    [{ username: '', password: 'x' }, ['body.username']],
    [{ username: 'a@b.example', password: 5 }, ['body.password']],
    [{ username: 'a@b.example', password: 'x'.repeat(201) }, ['body.password']],
    [{ username: 'a@b.example', password: 'x', remember: true }, ['body']],
  ])('rejects the body %j and names the fields', async (body, fields) => {
    const refusal = await server.as().refused(session.create, { body });
    expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
    expect(Object.keys(refusal.fields ?? {})).toEqual(fields);
  });
});

/** Counts all but two of a limit's attempts, because hashing a hundred passwords would be slow. */
async function countBefore(limit: AttemptLimit, subject: string): Promise<void> {
  for (let n = 2; n < limit.most; n += 1) await countAttempt({ db: database.db, clock }, [[limit, subject]]);
}

describe('guessing passwords', () => {
  const send = (username: string, password: string, headers: Record<string, string> = {}) =>
    server.as().send(session.create, { body: { username, password } }, headers);
  const from = (address: string) => ({ 'x-forwarded-for': address });
  async function fail(username: string, times: number, headers: Record<string, string> = {}): Promise<void> {
    for (let n = 0; n < times; n += 1) {
      expect((await send(username, 'wrong', headers)).json()).toMatchObject({ error: 'wrong_credentials' });
    }
  }
  const buildVictim = () => buildOwner(database.db, { password: PASSWORD });
  /**
   * Signs in once.
   * @returns the cookie that identifies the browser
   */
  async function deviceOf(login: TestLogin, address: string): Promise<string> {
    const answer = await send(login.email, PASSWORD, from(address));
    const device = answer.cookies.find(({ name }) => name === 'quayside_device');
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    return `quayside_device=${device?.value}`;
  }

  it('is delayed more and more after ten failures in a minute, for that e-mail only, and never rejected', async () => {
    const [victim, other] = [await buildVictim(), await buildVictim()];
    await fail(victim.email, 10);
    expect(waits).toEqual([]);
    await fail(victim.email, 3);
    expect(waits).toEqual([1_000, 2_000, 3_000]);
    expect((await send(victim.email, PASSWORD)).statusCode).toBe(200);
    expect(waits).toEqual([1_000, 2_000, 3_000, 4_000]);
    await signIn(other.email);
    clock.advance(MINUTE_MS + 1);
    await signIn(victim.email);
    expect(waits).toHaveLength(4);
  });

  it('does not gain from many at once: some wait, the others are rejected', async () => {
    const victim = await buildVictim();
    const held = signal();
    hold = held.promise;
    const errors: string[] = [];
    const guesses = Array.from({ length: 25 }, async () => {
      errors.push((await send(victim.email, 'wrong')).json().error);
    });
    await eventually(async () => expect([waits.length, errors.length]).toEqual([10, 15]));
    held.resolve();
    await Promise.all(guesses);
    expect(errors.filter((error) => error === 'wrong_credentials')).toHaveLength(20);
    expect(errors.filter((error) => error === 'too_many_attempts')).toHaveLength(5);
  });

  it('from many addresses delays strangers, but no browser or network that the login knows', async () => {
    const victim = await buildVictim();
    const device = await deviceOf(victim, '192.0.2.10');
    await countBefore(LIMITS.signInOfLogin, victim.email);
    for (const n of [1, 2, 3]) await fail(victim.email, 1, from(`203.0.${n}.7`));
    expect(waits).toEqual([1_000]);
    expect((await send(victim.email, PASSWORD, { ...from('198.51.100.7'), cookie: device })).statusCode).toBe(200);
    expect((await send(victim.email, PASSWORD, from('192.0.2.10'))).statusCode).toBe(200);
    expect(waits).toEqual([1_000]);
    expect((await send(victim.email, PASSWORD, from('198.51.101.7'))).statusCode).toBe(200);
    expect(waits).toHaveLength(2);
  });

  it('from an address shared with the owner does not delay the owner’s browser', async () => {
    const victim = await buildVictim();
    const device = await deviceOf(victim, '192.0.2.11');
    await fail(victim.email, 12, from('192.0.2.11'));
    waits.length = 0;
    expect((await send(victim.email, PASSWORD, { ...from('192.0.2.11'), cookie: device })).statusCode).toBe(200);
    expect(waits).toEqual([]);
  });

  it('with a browser known to one login is unknown to another, and so is a forged one', async () => {
    const [victim, guesser] = [await buildVictim(), await buildVictim()];
    const device = await deviceOf(guesser, '192.0.2.12');
    await countBefore(LIMITS.signInOfLogin, victim.email);
    for (const n of [1, 2]) await fail(victim.email, 1, from(`203.0.${n}.8`));
    for (const cookie of [device, 'quayside_device=made-up']) {
      waits.length = 0;
      await fail(victim.email, 1, { ...from('203.0.113.9'), cookie });
      expect(waits.length).toBe(1);
    }
  });

  it('from one place with many e-mails is delayed; in IPv6 a place is a /64', async () => {
    const owner = await buildVictim();
    await countBefore(LIMITS.signInFromAddress, '2001:db8:1:2::/64');
    for (const n of [1, 2]) await fail(`n${n}@login.example`, 1, from('2001:db8:1:2::7'));
    expect(waits).toEqual([]);
    expect((await send(owner.email, PASSWORD, from('2001:db8:1:2:ffff::1'))).statusCode).toBe(200);
    expect(waits).toEqual([1_000]);
    expect((await send(owner.email, PASSWORD, from('2001:db8:1:3::1'))).statusCode).toBe(200);
    expect(waits).toEqual([1_000]);
  });

  it('gains nothing from a forged address if no proxy is trusted', async () => {
    const victim = await buildVictim();
    for (let n = 1; n <= 11; n += 1) {
      await plainServer
        .as()
        .send(session.create, { body: { username: victim.email, password: 'wrong' } }, from(`203.0.113.${n}`));
    }
    expect(waits).toEqual([1_000]);
  });

  it('counts failures only: many correct sign-ins are no attack', async () => {
    const owner = await buildVictim();
    await fail(owner.email, 9);
    await signIn(owner.email);
    await signIn(owner.email);
    await fail(owner.email, 1);
    expect(waits).toEqual([]);
    await fail(owner.email, 1);
    expect(waits).toEqual([1_000]);
  });
});

describe('the hourly cleanup', () => {
  it('removes expired sessions and expired failures, and nothing else', async () => {
    const over = await buildOwner(database.db, {
      password: PASSWORD,
      sessionEndsAt: new Date(clock.now().getTime() - 1),
    });
    const open = await buildOwner(database.db, { password: PASSWORD });
    await server.as().refused(session.create, { body: { username: over.email, password: 'wrong' } });
    clock.advance(MINUTE_MS + 1);
    await server.as().refused(session.create, { body: { username: open.email, password: 'wrong' } });
    await server.runJob('session.remove-old', {});
    const logins = await database.db.selectFrom('sessions').select('login_id').execute();
    expect(logins.map((row) => row.login_id)).not.toContain(over.loginId);
    expect(logins.map((row) => row.login_id)).toContain(open.loginId);
    const counted = await database.db.selectFrom('rate_limit_attempts').select('ends_at').execute();
    expect(counted.length).toBeGreaterThan(0);
    expect(counted.every((row) => row.ends_at > clock.now())).toBe(true);
  });
});

describe('a session', () => {
  it('ends after thirty days', async () => {
    const owner = await buildOwner(database.db, { password: PASSWORD });
    const { caller } = await signIn(owner.email);
    clock.advance(30 * DAY_MS - 1);
    await caller.call(session.get, {});
    clock.advance(1);
    expect(await caller.refused(session.get, {})).toMatchObject({ status: 401, error: 'unauthorized' });
  });

  it('ends with signing out, which removes the cookie and may be repeated', async () => {
    const owner = await buildOwner(database.db, { password: PASSWORD });
    const { caller } = await signIn(owner.email);
    const answer = await caller.send(session.remove, {});
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies[0]).toMatchObject({ name: SESSION_COOKIE, value: '', path: '/' });
    await caller.call(session.remove, {});
    expect(await caller.refused(session.get, {})).toMatchObject({ status: 401 });
  });

  it('is invalid once the login has left the business', async () => {
    const owner = await buildOwner(database.db);
    const helper = await buildLogin(database.db, owner.userId, { role: 'operator' });
    await server.as(helper).call(session.get, {});
    await database.db.deleteFrom('memberships').where('login_id', '=', helper.loginId).execute();
    expect(await server.as(helper).refused(session.get, {})).toMatchObject({ status: 401 });
  });

  it.each([
    ['no cookie', undefined],
    ['an invented token', { cookie: cookieOf('made-up') }],
    ['an empty token', { cookie: cookieOf('') }],
  ])('is not found with %s', async (_what, given) => {
    expect(await server.as(given).refused(session.get, {})).toMatchObject({ status: 401, error: 'unauthorized' });
  });

  it('names the admin who acts for a seller', async () => {
    const owner = await buildOwner(database.db);
    const admin = await buildLogin(database.db, owner.userId, { adminUserId: 7 });
    const { user } = await server.as(admin).call(session.get, {});
    expect(user).toMatchObject({ id: owner.userId, adminUserId: 7 });
  });

  it('leads a seller without platform and account to the start', async () => {
    const owner = await buildOwner(database.db);
    const { user } = await server.as(owner).call(session.get, {});
    expect(user).toMatchObject({ platforms: {}, accounts: [] });
  });

  it('leads a seller on eBay without a shop to the onboarding', async () => {
    const owner = await buildOwner(database.db, { ebay: 'T' });
    const { user } = await server.as(owner).call(session.get, {});
    expect(user.ebayOnboarding).toEqual({ shouldBeOnboarded: true });
    expect(user.platforms.ebay).toMatchObject({ accounts: [], sites: [] });
  });

  it('returns the platform states of its own user only', async () => {
    const [owner, other] = [await buildOwner(database.db, { ebay: 'T' }), await buildOwner(database.db, { ebay: 'V' })];
    const params = { id: owner.userId };
    expect(await server.as(owner).call(session.listStates, { params })).toEqual({ result: { ebay: 'T' } });
    expect(await server.as(other).refused(session.listStates, { params })).toMatchObject({
      status: 403,
      error: 'foreign_user',
    });
  });
});

describe('the devices of a login', () => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const from = (address: string, userAgent: string) => ({ 'x-forwarded-for': address, 'user-agent': userAgent });

  it('are listed with browser, system and address, the latest used first', async () => {
    const owner = await buildOwner(database.db, { password: PASSWORD, sessionEndsAt: new Date(START) });
    const first = await signIn(owner.email, from('203.0.113.77', FIREFOX));
    clock.advance(MINUTE_MS);
    const second = await signIn(owner.email, from('2001:db8:5:6::7', 'curl/8'));
    const { list } = await second.caller.call(session.list, {});
    expect(list).toMatchObject([
      { isCurrent: true, device: { browser: null, system: null }, address: '2001:db8:5::' },
      {
        isCurrent: false,
        device: { browser: 'Firefox', system: 'Windows' },
        address: '203.0.113.x',
        createdAt: START.replace('Z', '.000Z'),
      },
    ]);
    clock.advance(6 * MINUTE_MS);
    await first.caller.call(session.get, {});
    const later = await second.caller.call(session.list, {});
    const seen = later.list.find((entry) => entry.device.browser === 'Firefox');
    expect(seen?.lastSeenAt).toBe(clock.now().toISOString());
  });

  it('are signed out one by one or all except the current one; other logins’ devices are not found', async () => {
    const [owner, other] = [
      await buildOwner(database.db, { password: PASSWORD, sessionEndsAt: new Date(START) }),
      await buildOwner(database.db),
    ];
    const [here, there, third] = [await signIn(owner.email), await signIn(owner.email), await signIn(owner.email)];
    const { list } = await there.caller.call(session.list, {});
    const sessionId = list.find((entry) => entry.isCurrent)?.id ?? 0;
    expect(await server.as(other).refused(session.revoke, { params: { sessionId } })).toMatchObject({
      status: 404,
      error: 'session_not_found',
    });
    await here.caller.call(session.revoke, { params: { sessionId } });
    expect(await there.caller.refused(session.get, {})).toMatchObject({ status: 401 });
    expect(await here.caller.refused(session.revoke, { params: { sessionId } })).toMatchObject({ status: 404 });
    await here.caller.call(session.revokeOthers, {});
    expect(await third.caller.refused(session.get, {})).toMatchObject({ status: 401 });
    expect((await here.caller.call(session.list, {})).list).toHaveLength(1);
    await server.as(other).call(session.get, {});
  });

  it('may be signed out by viewers too, because they are their own', async () => {
    const owner = await buildOwner(database.db);
    const viewer = await buildLogin(database.db, owner.userId, { role: 'viewer' });
    await server.as(viewer).call(session.revokeOthers, {});
  });
});
