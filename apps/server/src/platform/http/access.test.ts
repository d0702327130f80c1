import { allCalls, type Call } from '@quayside/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestApp, withStandIns } from '../../../test/http.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { fail } from './fail.ts';

/* Made from the contract: a call that is added tomorrow is held to this without another line here. */

const database = useTestDatabase();
/** The calls whose handlers ran. Their stand-ins only say so: getting there is what counts. */
const reached: string[] = [];
const app = useTestApp(() => ({
  db: database.db,
  routes: withStandIns([], async ({ raw }) => {
    reached.push(`${raw.request.method} ${raw.request.routeOptions.url}`);
    throw fail('not_found');
  }),
}));
const people = {} as { owner: TestLogin; viewer: TestLogin; manager: TestLogin; stranger: TestLogin };

beforeAll(async () => {
  people.owner = await buildOwner(database.db);
  people.viewer = await buildLogin(database.db, people.owner.userId, { role: 'viewer' });
  people.manager = await buildLogin(database.db, people.owner.userId, { role: 'manager' });
  people.stranger = await buildOwner(database.db);
});
beforeEach(() => {
  reached.length = 0;
});

const withSession = allCalls.filter((call) => call.access !== 'public');
const ofUsers = withSession.filter((call) => call.userParam !== undefined);
const changing = ofUsers.filter((call) => call.changes);
const reading = ofUsers.filter((call) => !call.changes);
const named = (calls: readonly Call[]) => calls.map((call) => [call.id, call] as const);

/** A call's input in which only the user matters. */
function inputFor(call: Call, userId: number | string) {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    params: Object.fromEntries(names.map((name) => [name, name === call.userParam ? userId : 1])),
    ...(call.method === 'GET' ? {} : { body: {} }),
  };
}

describe('the marks of the contract', () => {
  it.each(named(withSession))('%s says whose data it is, or is about the session itself', (id, call) => {
    if (call.userParam === undefined) expect(['session.get']).toContain(id);
    else expect(call.path).toMatch(new RegExp(`^/v[12]/(users|seller)/\\{${call.userParam}\\}(/|$)`));
  });

  it.each(named(allCalls))(
    '%s changes things exactly where its method does, signing in and out excepted',
    (id, call) => {
      const isSigning = id === 'session.create' || id === 'session.remove';
      expect(call.access === 'public').toBe(isSigning);
      expect(call.changes).toBe(call.method !== 'GET' && !isSigning);
    },
  );

  it('give no two calls the same id or address', () => {
    const addresses = allCalls.map((call) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(addresses).size).toBe(allCalls.length);
    expect(new Set(allCalls.map((call) => call.id)).size).toBe(allCalls.length);
  });
});

describe('without a session', () => {
  it.each(named(withSession))('%s answers 401', async (_id, call) => {
    const refusal = await app.as().refused(call, inputFor(call, people.owner.userId));
    expect(refusal).toMatchObject({ status: 401, error: 'unauthorized' });
    expect(reached).toEqual([]);
  });
});

describe("with another user's id", () => {
  it.each(named(ofUsers))('%s answers 403', async (_id, call) => {
    const refusal = await app.as(people.stranger).refused(call, inputFor(call, people.owner.userId));
    expect(refusal).toMatchObject({ status: 403, error: 'foreign_user' });
    expect(reached).toEqual([]);
  });

  it.each(named(ofUsers))('%s is not reached by writing that id in another way', async (_id, call) => {
    const id = people.owner.userId;
    for (const written of [`0${id}`, `+${id}`, `${id}.0`, `${id}e0`, ` ${id}`, `0x${id.toString(16)}`, `${id},${id}`]) {
      const refusal = await app.as(people.stranger).refused(call, inputFor(call, written));
      expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
    }
    expect(reached).toEqual([]);
  });
});

describe('as a viewer', () => {
  it.each(named(changing))('%s answers 403', async (_id, call) => {
    const refusal = await app.as(people.viewer).refused(call, inputFor(call, people.owner.userId));
    expect(refusal).toMatchObject({ status: 403, error: 'forbidden' });
    expect(reached).toEqual([]);
  });

  it.each(named(reading))('%s is open', async (_id, call) => {
    await app.as(people.viewer).send(call, inputFor(call, people.owner.userId));
    expect(reached).toHaveLength(1);
  });
});

describe('as one who may change things', () => {
  it.each(named(ofUsers))('%s is open', async (_id, call) => {
    await app.as(people.manager).send(call, inputFor(call, people.owner.userId));
    expect(reached).toHaveLength(1);
  });
});
