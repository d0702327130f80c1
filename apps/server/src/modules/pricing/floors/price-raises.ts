import { type AccountRef, type Currency, listingKeyOf, type Money, money, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { floorsOf, type ListedFloors, listedFloorsOf } from '../price-limits.ts';

/*
 * A seller may raise what is on sale below a new floor. Then the floor replaces a lower price while it applies, up to the amount that the
 * seller saw; without it, the price is again that of its owner.
 */

/** An item on a site with the price to which it is raised. */
export interface PriceRaise {
  readonly itemId: number;
  readonly site: Site;
  readonly floor: Money;
}

/** The prices to which items were raised, whatever floor applies now. */
export async function listRaises(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<PriceRaise[]> {
  const { rows } = await sql<{ item_id: number; site: Site; raised_minor: number; currency: Currency }>`
    select item_id, site, raised_minor, currency from price_raises
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and site = any(${[...sites]}::text[])`.execute(
    db,
  );
  return rows.map((row) => ({ itemId: row.item_id, site: row.site, floor: money(row.raised_minor, row.currency) }));
}

/** The prices to which items are raised now, by `itemId/site`: never above the floor that applies, and none without one. */
export async function findRaisesInForce(
  db: Db,
  account: AccountRef,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<Map<string, Money>> {
  const raises = await listRaises(db, account.userId, itemIds, sites);
  if (raises.length === 0) return new Map();
  const raised = raises.map(({ itemId }) => itemId);
  const floors = await floorsOf(db, account, raised, sites);
  return raisesUnder(raises, floors, await listedFloorsOf(db, account, raised, sites));
}

/**
 * Raises as far as floors let them. One whose floor can no longer be worked out, such as after its cost was removed, stays as it is, so that
 * a missing figure lowers no price.
 */
export function raisesUnder(
  raises: readonly PriceRaise[],
  floors: ReadonlyMap<string, Money>,
  listed: ListedFloors,
): Map<string, Money> {
  return new Map(
    raises.flatMap((raise): [string, Money][] => {
      const key = listingKeyOf(raise);
      const floor = floors.get(key);
      const isUnknown = listed.has(key) && listed.get(key)?.floor === undefined;
      if (isUnknown) return [[key, raise.floor]];
      return floor ? [[key, raise.floor.minor < floor.minor ? raise.floor : floor]] : [];
    }),
  );
}

/** Ends raises, or lowers them to what still applies; null ends one. */
export async function setRaises(
  tx: Tx,
  userId: number,
  raises: readonly { readonly itemId: number; readonly site: Site; readonly floor: Money | null }[],
): Promise<void> {
  const ended = raises.filter(({ floor }) => floor === null);
  if (ended.length > 0) {
    await sql`
      delete from price_raises p using unnest(${ended.map(({ itemId }) => itemId)}::bigint[], ${ended.map(({ site }) => site)}::text[]) as e (item_id, site)
      where p.user_id = ${userId} and p.item_id = e.item_id and p.site = e.site`.execute(tx);
  }
  const kept = raises.flatMap(({ itemId, site, floor }) => (floor ? [{ itemId, site, floor }] : []));
  if (kept.length > 0) await saveRaises(tx, userId, kept);
}

export async function saveRaises(tx: Tx, userId: number, raises: readonly PriceRaise[]): Promise<void> {
  await sql`
    insert into price_raises (user_id, item_id, site, raised_minor, currency)
    select ${userId}::bigint, * from unnest(${raises.map(({ itemId }) => itemId)}::bigint[], ${raises.map(({ site }) => site)}::text[],
      ${raises.map(({ floor }) => floor.minor)}::bigint[], ${raises.map(({ floor }) => floor.currency)}::text[]) as r (item_id, site, minor, currency)
    order by r.item_id, r.site
    on conflict (user_id, item_id, site) do update set
      raised_minor = excluded.raised_minor, currency = excluded.currency, updated_at = now()`.execute(tx);
}

/**
 * Ends what a lower floor no longer covers, so that a later floor raises nothing without being asked.
 * @param floor the floor that applies now; null if none does
 */
export async function lowerRaise(
  tx: Tx,
  userId: number,
  { itemId, site, floor }: { readonly itemId: number; readonly site: Site; readonly floor: Money | null },
): Promise<void> {
  await (floor
    ? sql`update price_raises set raised_minor = ${floor.minor}, updated_at = now()
        where user_id = ${userId} and item_id = ${itemId} and site = ${site} and raised_minor > ${floor.minor}`
    : sql`delete from price_raises where user_id = ${userId} and item_id = ${itemId} and site = ${site}`
  ).execute(tx);
}

/** The same for the items that an account lists on a site under the floor of its rule. */
export async function lowerRaisesOfRule(
  tx: Tx,
  { userId, accountId }: AccountRef,
  { site, floor }: { readonly site: Site; readonly floor: Money | null },
): Promise<void> {
  const underRule = sql`r.user_id = ${userId} and r.site = ${site}
    and exists (select from listings l where l.user_id = r.user_id and l.item_id = r.item_id and l.site = r.site and l.account_id = ${accountId})
    and not exists (select from price_floors f where f.user_id = r.user_id and f.item_id = r.item_id and f.site = r.site)`;
  await (floor
    ? sql`update price_raises r set raised_minor = ${floor.minor}, updated_at = now()
        where ${underRule} and r.raised_minor > ${floor.minor}`
    : sql`delete from price_raises r where ${underRule}`
  ).execute(tx);
}

/** The prices of an item that a floor raises, counted per variation, by site: of an account's listings that are live or on their way. */
export async function countRaised(
  db: Db,
  { userId, accountId }: AccountRef,
  itemId: number,
): Promise<Map<Site, number>> {
  const { rows } = await sql<{ site: Site; n: number }>`
    select l.site, count(*)::int as n from listings l
    join desired_states d on d.user_id = l.user_id and d.account_id = l.account_id and d.lease_key = l.listing_key and d.site = l.site
      and d.change_kind = 'price' and not d.is_home and d.payload->>'owner' = 'floor'
    where l.user_id = ${userId} and l.item_id = ${itemId} and l.account_id = ${accountId} and l.state in ('L', 'Q', 'P')
    group by l.site`.execute(db);
  return new Map(rows.map(({ site, n }) => [site, n]));
}
