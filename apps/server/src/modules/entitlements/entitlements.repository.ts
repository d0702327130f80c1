import type { Entitlement, SwitchName } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';

/**
 * Sets a switch.
 * @returns the previously stored value; undefined if the default applied
 */
export async function setSwitch(
  tx: Tx,
  userId: number,
  name: SwitchName,
  value: boolean,
): Promise<boolean | undefined> {
  const before = await tx
    .selectFrom('user_settings')
    .select('value')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  await tx
    .insertInto('user_settings')
    .values({ user_id: userId, name, value })
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ value, updated_at: sql`now()` }))
    .execute();
  return before?.value;
}

/**
 * Grants or revokes an entitlement.
 * @returns the previously stored value; undefined if the default applied
 */
export async function setEntitlement(
  tx: Tx,
  userId: number,
  name: Entitlement,
  isGranted: boolean,
): Promise<boolean | undefined> {
  const before = await tx
    .selectFrom('user_entitlements')
    .select('is_granted')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  await tx
    .insertInto('user_entitlements')
    .values({ user_id: userId, name, is_granted: isGranted })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'name']).doUpdateSet({ is_granted: isGranted, updated_at: sql`now()` }),
    )
    .execute();
  return before?.is_granted;
}

/** Grants the entitlement unless a value is stored. */
export async function ensureEntitlement(tx: Tx, userId: number, name: Entitlement): Promise<void> {
  await tx
    .insertInto('user_entitlements')
    .values({ user_id: userId, name, is_granted: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
