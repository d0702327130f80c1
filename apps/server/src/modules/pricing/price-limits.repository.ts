import { type Currency, type Money, money, type Site, siteFacts } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** The account id under which a stop of all accounts is stored. */
export const ALL_ACCOUNTS = 0;

export interface FloorRow {
  readonly itemId: number;
  readonly site: Site;
  readonly floor: Money;
}

export interface SiteFloor {
  readonly site: Site;
  readonly floor: Money;
}

type Lock = 'none' | 'share' | 'update';
const LOCKS = { none: sql``, share: sql`for share`, update: sql`for update` } as const;

/** The items' own floors. */
export async function listItemFloors(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  lock: Lock = 'none',
): Promise<FloorRow[]> {
  const { rows } = await sql<{ item_id: number; site: Site; floor_minor: number; currency: Currency }>`
    select item_id, site, floor_minor, currency from price_floors
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) order by item_id, site ${LOCKS[lock]}`.execute(
    db,
  );
  return rows.map((row) => ({ itemId: row.item_id, site: row.site, floor: money(row.floor_minor, row.currency) }));
}

export interface CeilingRow {
  readonly itemId: number;
  readonly site: Site;
  readonly ceiling: Money;
}

/** The items' ceilings. */
export async function listCeilings(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  lock: Lock = 'none',
): Promise<CeilingRow[]> {
  const { rows } = await sql<{ itemId: number; site: Site; minor: number; currency: Currency }>`
    select item_id as "itemId", site, ceiling_minor as minor, currency from price_ceilings
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) order by item_id, site ${LOCKS[lock]}`.execute(
    db,
  );
  return rows.map(({ itemId, site, minor, currency }) => ({ itemId, site, ceiling: money(minor, currency) }));
}

/** Sets an item's ceiling on a site; null removes it. */
export async function saveCeiling(
  tx: Tx,
  userId: number,
  itemId: number,
  site: Site,
  ceiling: Money | null,
): Promise<void> {
  if (ceiling === null) {
    await sql`delete from price_ceilings where user_id = ${userId} and item_id = ${itemId} and site = ${site}`.execute(
      tx,
    );
    return;
  }
  await sql`
    insert into price_ceilings (user_id, item_id, site, ceiling_minor, currency)
    values (${userId}, ${itemId}, ${site}, ${ceiling.minor}, ${ceiling.currency})
    on conflict (user_id, item_id, site) do update set
      ceiling_minor = excluded.ceiling_minor, currency = excluded.currency, updated_at = now()`.execute(tx);
}

/** The floors of an account's rules. */
export async function listRuleFloors(
  db: Db,
  userId: number,
  accountId: number,
  lock: 'none' | 'share' = 'none',
): Promise<SiteFloor[]> {
  const { rows } = await sql<{ site: Site; floor_minor: number }>`
    select site, floor_minor from price_rules
    where user_id = ${userId} and account_id = ${accountId} and floor_minor is not null order by site ${LOCKS[lock]}`.execute(
    db,
  );
  return rows.map(({ site, floor_minor }) => ({ site, floor: money(floor_minor, siteFacts(site).currency) }));
}

/** Sets an item's floor on a site; null removes it. */
export async function saveItemFloor(
  tx: Tx,
  userId: number,
  itemId: number,
  site: Site,
  floor: Money | null,
): Promise<void> {
  if (floor === null) {
    await sql`delete from price_floors where user_id = ${userId} and item_id = ${itemId} and site = ${site}`.execute(
      tx,
    );
    return;
  }
  await sql`
    insert into price_floors (user_id, item_id, site, floor_minor, currency)
    values (${userId}, ${itemId}, ${site}, ${floor.minor}, ${floor.currency})
    on conflict (user_id, item_id, site) do update set
      floor_minor = excluded.floor_minor, currency = excluded.currency, updated_at = now()`.execute(tx);
}

/** Accounts whose prices are stopped; contains `ALL_ACCOUNTS` if all are. */
export async function listStops(db: Db, userId: number): Promise<Set<number>> {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from price_stops where user_id = ${userId}`.execute(db);
  return new Set(rows.map((row) => row.account_id));
}

/**
 * The seller's stops stay locked until the transaction ends, so that of two concurrent resumptions the second sees that
 * the first has removed its stop.
 * @returns whether this changed the stop
 */
export async function saveStop(tx: Tx, userId: number, accountId: number, isStopped: boolean): Promise<boolean> {
  await sql`select from price_stops where user_id = ${userId} order by account_id for update`.execute(tx);
  const { numAffectedRows } = isStopped
    ? await sql`
        insert into price_stops (user_id, account_id) values (${userId}, ${accountId}) on conflict do nothing`.execute(
        tx,
      )
    : await sql`delete from price_stops where user_id = ${userId} and account_id = ${accountId}`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}
