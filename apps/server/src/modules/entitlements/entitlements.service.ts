import type { PlatformInput, Setting } from '@quayside/contract';
import {
  type AccessUser,
  ENTITLEMENTS,
  isEntitlement,
  isSwitchName,
  maySwitch,
  type Platform,
  type PlatformEntry,
  SWITCHES,
  type SwitchName,
  type WelcomePageFlags,
  welcomePage,
} from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { getPlatform, setWelcomePage } from '../sellers/index.ts';
import { getUserAccess, type SetUpPlatforms } from './access.repository.ts';
import { setEntitlement, setSwitch } from './entitlements.repository.ts';

/**
 * Loads the access that decides a caller's rights.
 * @throws unauthorized if the user no longer exists
 */
export async function loadAccess(db: Db, clock: Clock, who: Who, platforms?: SetUpPlatforms): Promise<AccessUser> {
  const user = await getUserAccess(db, who.userId, clock.now(), platforms);
  if (!user) throw fail('unauthorized');
  return { ...user, adminUserId: who.adminUserId };
}

/** @throws setting_not_found; no_access if only an admin may set this value */
export async function updateSetting(db: Db, who: Who, user: AccessUser, given: Setting): Promise<Setting> {
  const { name, value } = given;
  if (!isSwitchName(name)) throw fail('setting_not_found');
  if (!maySwitch(user, name, value)) throw fail('no_access');
  await withTransaction(db, (tx) => storeSwitch(tx, who, { name, value }));
  return { name, value };
}

/** Stores a switch, with its history. The caller has checked the permission. */
export async function storeSwitch(
  tx: Tx,
  who: Who,
  { name, value }: { readonly name: SwitchName; readonly value: boolean },
): Promise<void> {
  const before = (await setSwitch(tx, who.userId, name, value)) ?? SWITCHES[name];
  await record(tx, who, {
    field: 'switch',
    before: { name, value: before },
    after: { name, value },
    why: 'switch_set',
  });
}

/** @throws entitlement_not_found */
export async function updateEntitlement(db: Db, who: Who, { name, value }: Setting): Promise<Setting> {
  if (!isEntitlement(name)) throw fail('entitlement_not_found');
  await withTransaction(db, async (tx) => {
    const before = (await setEntitlement(tx, who.userId, name, value)) ?? ENTITLEMENTS[name];
    await record(tx, who, {
      field: 'entitlement',
      before: { name, value: before },
      after: { name, value },
      why: value ? 'entitlement_granted' : 'entitlement_taken',
    });
  });
  return { name, value };
}

export async function updateWelcome(
  db: Db,
  who: Who,
  user: AccessUser,
  flags: WelcomePageFlags,
): Promise<WelcomePageFlags> {
  await withTransaction(db, (tx) => storeWelcome(tx, who, user.welcome_page, flags));
  return flags;
}

/**
 * Shows the welcome page no more; once more is no error.
 * @throws no_access if the user may not close it yet
 */
export async function optOut(db: Db, who: Who, user: AccessUser): Promise<{ isOptedOut: true }> {
  const page = welcomePage(user);
  if (page && !page.canOptOutAtOnce) throw fail('no_access');
  const closed = { ...user.welcome_page, show_for_active: false, show_for_inactive: false };
  if (page) await withTransaction(db, (tx) => storeWelcome(tx, who, user.welcome_page, closed));
  return { isOptedOut: true };
}

async function storeWelcome(tx: Tx, who: Who, before: WelcomePageFlags, after: WelcomePageFlags): Promise<void> {
  await setWelcomePage(tx, who.userId, after);
  const names = Object.keys(after) as (keyof WelcomePageFlags)[];
  for (const name of names.filter((one) => before[one] !== after[one])) {
    const [was, is] = [before[name], after[name]].map((value) => ({ name, value }));
    await record(tx, who, { field: 'switch', before: was, after: is, why: 'switch_set' });
  }
}

/** Sets a platform's state; plan and trial follow. */
export interface PlatformStates {
  setPlatformByHand(
    tx: Tx,
    userId: number,
    platform: Platform,
    entry: Partial<PlatformEntry> & Pick<PlatformEntry, 'state'>,
    now: Date,
  ): Promise<PlatformEntry>;
}

export async function updatePlatform(
  { db, clock, setPlatformByHand }: PlatformStates & { readonly db: Db; readonly clock: Clock },
  who: Who,
  platform: Platform,
  { programme, ...input }: PlatformInput,
): Promise<PlatformEntry> {
  const entry = { ...input, ...(programme === undefined ? {} : { programme: programme || null }) };
  return withTransaction(db, async (tx) => {
    const before = await getPlatform(tx, who.userId, platform);
    const after = await setPlatformByHand(tx, who.userId, platform, entry, clock.now());
    await record(tx, who, {
      field: 'platform',
      before: before ? { platform, ...before } : null,
      after: { platform, ...after },
      why: 'platform_set',
    });
    return after;
  });
}

type Change = Pick<Parameters<typeof recordHistory>[2][number], 'field' | 'before' | 'after' | 'why'>;

async function record(tx: Tx, who: Who, change: Change): Promise<void> {
  await recordHistory(tx, who.userId, [{ actor: actorOf(who), entity: 'user', entityId: who.userId, ...change }]);
  await emitEvents(tx, who.userId, [{ kind: 'user' }]);
}
