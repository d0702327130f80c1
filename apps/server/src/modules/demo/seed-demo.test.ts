import { contract, type SessionUser } from '@quayside/contract';
import {
  accountsOn,
  defaultPlatform,
  outcomeFor,
  type PlatformScope,
  ROUTE_GROUPS,
  type RouteGroup,
} from '@quayside/kernel';
import { EXPECTED } from '@quayside/kernel/access/expected.data';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { testSupplier } from '../../../test/factories/plan.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import type { DemoShop } from './demo.data.ts';
import { seedDemo } from './seed-demo.ts';

const { session } = contract;
const database = useTestDatabase();
const server = useTestServer(database);
/** Records the shops that a start would connect; there is no sandbox here. */
const asked: { userId: number; shop: DemoShop }[] = [];

const seed = () =>
  seedDemo({
    db: database.db,
    clock: systemClock,
    billing: { supplier: testSupplier },
    connectShop: async (_tx, userId, shop) => {
      asked.push({ userId, shop });
    },
  });

async function signIn(name: string): Promise<SessionUser> {
  const body = { username: `${name}@quayside.example`, password: 'Demo-1234' };
  const { user } = await server.as().call(session.create, { body });
  if (!user) throw new Error(`${name} has a second factor`);
  return user;
}

beforeAll(async () => {
  await seed();
  for (const { userId, shop } of asked) {
    const homeSite = shop.platform === 'cdiscount' ? 'FR' : shop.platform === 'amazon' ? 'DE' : 'UK';
    await buildAccount(database.db, userId, { platform: shop.platform, homeSite });
  }
});

describe('the demo logins', () => {
  const runItems = EXPECTED.flatMap(([group, kinds]) =>
    Object.entries(kinds).flatMap(([kind, outcome]) =>
      kind === 'signed-out' ? [] : [[kind, group, outcome] as const],
    ),
  );

  const users = new Map<string, Promise<SessionUser>>();

  it.each(runItems)('%s gets at %s: %s', async (kind, group, expected) => {
    const signedIn = users.get(kind) ?? signIn(kind);
    users.set(kind, signedIn);
    const user = await signedIn;
    const { platform: named } = ROUTE_GROUPS[group] as { platform?: PlatformScope | 'any' };
    const platform = named === 'any' ? defaultPlatform(user) : named;
    const at = platform ? { platform, account: accountsOn(user, platform)[0]?.id ?? 1 } : {};
    expect(outcomeFor(user, { group: group as RouteGroup, ...at }).kind).toBe(expected);
  });

  it('viewer and admin belong to demo’s business', async () => {
    const [demo, viewer, admin] = [await signIn('demo'), await signIn('viewer'), await signIn('admin')];
    expect(viewer).toMatchObject({ id: demo.id, role: 'viewer', adminUserId: null });
    expect(admin).toMatchObject({ id: demo.id, role: 'owner', adminUserId: 1 });
  });
});

describe('seeding again', () => {
  it('creates nothing twice and keeps what people changed', async () => {
    const count = async () => {
      const { rows } = await database.pool.query(`select
        (select count(*) from users) as users, (select count(*) from logins) as logins,
        (select count(*) from memberships) as members, (select count(*) from marketplace_accounts) as accounts`);
      return rows[0];
    };
    const before = await count();
    const { id, platforms, entitlements } = await signIn('demo');
    await database.pool.query(`update user_platforms set state = 'V' where user_id = $1 and platform = 'amazon'`, [id]);
    await database.pool.query('update user_entitlements set is_granted = false where user_id = $1', [id]);
    asked.length = 0;
    await seed();
    expect(await count()).toEqual(before);
    expect(asked).toEqual([]);
    const after = await signIn('demo');
    expect(after.platforms.amazon?.state).toBe('V');
    expect(after.entitlements.bulk_requesting_enabled).toBe(false);
    // As it was.
    await database.pool.query(`update user_platforms set state = $2 where user_id = $1 and platform = 'amazon'`, [
      id,
      platforms.amazon?.state,
    ]);
    const granted = Object.entries(entitlements).flatMap(([name, isGranted]) => (isGranted ? [name] : []));
    await database.pool.query('update user_entitlements set is_granted = true where user_id = $1 and name = any($2)', [
      id,
      granted,
    ]);
    expect(await signIn('demo')).toMatchObject({ platforms, entitlements });
  });

  it('adds missing logins to an older data directory', async () => {
    await database.pool.query(`delete from sessions`);
    await database.pool.query(
      `delete from memberships where login_id in (select login_id from logins where email = 'viewer@quayside.example')`,
    );
    await database.pool.query(`delete from logins where email = 'viewer@quayside.example'`);
    await seed();
    expect(await signIn('viewer')).toMatchObject({ role: 'viewer' });
  });
});
