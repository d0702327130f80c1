import { allCalls, type Call, contract } from '@quayside/contract';
import { mayDo, outcomeFor, PLATFORMS, permissionFlags, ROLES, type Role } from '@quayside/kernel';
import { EXPECTED } from '@quayside/kernel/access/expected.data';
import { USER_KINDS, type UserKind } from '@quayside/kernel/access/kinds';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildKind } from '../../../test/factories/kind.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestApp, withStandIns } from '../../../test/http.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { fail } from './fail.ts';

/* Generated from the contract, so that it covers new calls automatically. */

const database = useTestDatabase();
/** The calls whose handlers ran. The handlers are stubs, because only reaching them matters. */
const reached: string[] = [];
const app = useTestApp(() => ({
  db: database.db,
  routes: withStandIns([], async ({ raw }) => {
    reached.push(`${raw.request.method} ${raw.request.routeOptions.url}`);
    throw fail('not_found');
  }),
}));
const KINDS = Object.keys(USER_KINDS) as UserKind[];
const people = {} as { team: Record<Role, TestLogin>; stranger: TestLogin; kinds: Record<UserKind, TestLogin> };

beforeAll(async () => {
  const { db } = database;
  // Everything that plans and switches can unlock is unlocked, so that only the role can be the reason for a rejection.
  const owner = await buildKind(db, 'demo');
  const join = (role: Role) => buildLogin(db, owner.userId, { role });
  const [manager, operator, viewer] = [await join('manager'), await join('operator'), await join('viewer')];
  people.team = { owner, manager, operator, viewer };
  people.stranger = await buildOwner(db);
  const kinds: [UserKind, TestLogin][] = [];
  for (const kind of KINDS) kinds.push([kind, await buildKind(db, kind)]);
  people.kinds = Object.fromEntries(kinds) as Record<UserKind, TestLogin>;
});
beforeEach(() => {
  reached.length = 0;
});

const withSession = allCalls.filter((call) => call.access !== 'public');
const ofUsers = withSession.filter((call) => call.userParam !== undefined);
const ofSellers = ofUsers.filter((call) => call.access !== 'admin');
const ofAdmins = allCalls.filter((call) => call.access === 'admin');
const changing = ofSellers.filter((call) => call.changes);
const reading = ofSellers.filter((call) => !call.changes);
const restricted = ofSellers.filter((call) => call.requiresScreen !== undefined || call.needs !== undefined);
const named = (calls: readonly Call[]) => calls.map((call) => [call.id, call] as const);

/** A valid input of a call with the user id and the platform set. */
function inputFor(call: Call, userId: number | string, platform = 'ebay') {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const given = (name: string) => (name === call.userParam ? userId : name === 'platform' ? platform : 1);
  return {
    params: Object.fromEntries(names.map((name) => [name, given(name)])),
    ...(call.method === 'GET' ? {} : { body: {} }),
  };
}

describe('the access rules of the contract', () => {
  /** A path segment that is followed by a user id. */
  const USER_ID = /\/(?:users|seller|user_entitlements|invoice_details)\/\{(\w+)\}/;
  /** A checkout has its own id and belongs to the session's user. */
  const isCheckout = ({ path }: Call) => /^\/checkout(\/|$)/.test(path);

  it.each(named(allCalls))('%s names the owner of its data', (_id, call) => {
    expect(call.userParam).toBe(USER_ID.exec(call.path)?.[1]);
    if (call.userParam !== undefined) expect(call.access).not.toBe('public');
  });

  it.each(named(withSession.filter((call) => call.userParam === undefined)))(
    '%s without a user id concerns the login itself, its checkout or admins',
    (_id, call) => {
      if (isCheckout(call)) return;
      expect(call.path).toMatch(call.access === 'admin' ? /^\/v1\/admin\// : /^\/v1\/auth(\/|$)/);
    },
  );

  it.each(named(allCalls))('%s is marked as a change exactly if it changes a user’s data', (_id, call) => {
    const concernsUser = call.userParam !== undefined || call.access === 'admin' || isCheckout(call);
    expect(call.changes).toBe(call.method !== 'GET' && !call.readsByBody && concernsUser);
  });

  it('require a duty or a screen only with a session', () => {
    const asking = allCalls.filter(({ duty, requiresScreen, needs }) => duty || requiresScreen || needs);
    expect(asking.filter((call) => !ofSellers.includes(call) && !isCheckout(call))).toEqual([]);
    expect(asking.filter((call) => call.duty && !call.changes)).toEqual([]);
  });

  it('give each call a unique address, and the id `room.verb` by which it is listed', () => {
    const addresses = allCalls.map((call) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(addresses).size).toBe(allCalls.length);
    const names = Object.entries(contract).flatMap(([room, calls]) =>
      Object.keys(calls).map((verb) => `${room}.${verb}`),
    );
    expect(allCalls.map((call) => call.id)).toEqual(names);
  });
});

describe('without a session', () => {
  it.each(named(withSession))('%s returns 401', async (_id, call) => {
    const refusal = await app.as().refused(call, inputFor(call, people.team.owner.userId));
    expect(refusal).toMatchObject({ status: 401, error: 'unauthorized' });
    expect(reached).toEqual([]);
  });
});

describe('with another user’s id', () => {
  it.each(named(ofSellers))('%s returns 403', async (_id, call) => {
    const refusal = await app.as(people.stranger).refused(call, inputFor(call, people.team.owner.userId));
    expect(refusal).toMatchObject({ status: 403, error: 'foreign_user' });
    expect(reached).toEqual([]);
  });

  it.each(named(ofUsers))('%s returns 403 to an admin who acts for another user', async (_id, call) => {
    const refusal = await app.as(people.kinds.admin).refused(call, inputFor(call, people.team.owner.userId));
    expect(refusal).toMatchObject({ status: 403, error: 'foreign_user' });
    expect(reached).toEqual([]);
  });

  it.each(named(ofUsers))('%s cannot be reached with another notation of that id', async (_id, call) => {
    const id = people.team.owner.userId;
    for (const written of [`0${id}`, `+${id}`, `${id}.0`, `${id}e0`, ` ${id}`, `0x${id.toString(16)}`, `${id},${id}`]) {
      const refusal = await app.as(people.kinds.admin).refused(call, inputFor(call, written));
      expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
    }
    expect(reached).toEqual([]);
  });
});

describe.each(ROLES)('as %s', (role) => {
  it.each(named(changing))('%s is open exactly if the role has the duty', async (_id, call) => {
    const { team } = people;
    const input = inputFor(call, team.owner.userId);
    if (mayDo(role, call.duty ?? 'work')) {
      await app.as(team[role]).send(call, input);
      expect(reached).toHaveLength(1);
      return;
    }
    expect(await app.as(team[role]).refused(call, input)).toMatchObject({ status: 403, error: 'forbidden' });
    expect(reached).toEqual([]);
  });

  it.each(named(reading))('%s is open', async (_id, call) => {
    await app.as(people.team[role]).send(call, inputFor(call, people.team.owner.userId));
    expect(reached).toHaveLength(1);
  });

  it.each(named(ofAdmins))('%s, for admins, returns 403', async (_id, call) => {
    const refusal = await app.as(people.team[role]).refused(call, inputFor(call, people.team.owner.userId));
    expect(refusal).toMatchObject({ status: 403, error: 'forbidden' });
    expect(reached).toEqual([]);
  });
});

it('a viewer cannot change anything by any call', () => {
  expect(changing.length).toBeGreaterThan(20);
  expect(changing.filter((call) => mayDo('viewer', call.duty ?? 'work'))).toEqual([]);
});

describe('as an admin', () => {
  it.each(named(ofAdmins))('%s is open', async (_id, call) => {
    await app.as(people.kinds.admin).send(call, inputFor(call, people.kinds.admin.userId));
    expect(reached).toHaveLength(1);
  });
});

describe.each(KINDS)('the user kind %s', (kind) => {
  const user = USER_KINDS[kind];
  const runItems = restricted.flatMap((call) => {
    const platforms: readonly string[] = call.path.includes('{platform}') ? ['all', ...PLATFORMS] : [''];
    return platforms.map((platform) => [call.id, platform, call] as const);
  });

  /** Also compared with the design's own table, so that an error in the kernel shows here. */
  const isScreen = (call: Call, platform: string): boolean => {
    const group = call.requiresScreen;
    if (!group) return true;
    const row = EXPECTED.find(([name]) => name === group)?.[1];
    const outcome = outcomeFor(user, { group, ...(platform ? { platform: platform as 'all' } : {}) }).kind;
    if (row && (platform === '' || platform === 'all') && kind !== 'admin') expect(outcome).toBe(row[kind]);
    return outcome === 'screen';
  };

  it.each(runItems)('may call %s %s exactly if it may open the screen', async (_id, platform, call) => {
    const login = people.kinds[kind];
    const isOpen = isScreen(call, platform) && (!call.needs || permissionFlags(user)[call.needs]);
    const input = inputFor(call, login.userId, platform);
    if (isOpen) {
      await app.as(login).send(call, input);
      expect(reached).toHaveLength(1);
      return;
    }
    expect(await app.as(login).refused(call, input)).toMatchObject({ status: 403, error: 'no_access' });
    expect(reached).toEqual([]);
  });
});

it('every screen that a plan or a switch can lock has calls that are locked with it', () => {
  const groups = new Set(restricted.map((call) => call.requiresScreen));
  expect([...groups]).toEqual(
    expect.arrayContaining(['dashboard', 'products', 'publishing', 'orders', 'glossary', 'priceAdjustment']),
  );
});
