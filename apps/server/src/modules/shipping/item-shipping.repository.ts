import type { Currency, Platform } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface ItemShipping {
  readonly itemId: number;
  readonly profileId: number | null;
  /** Grams. */
  readonly weight: number | null;
}

/** Items without a row have neither a profile nor a weight. */
export async function listItemShipping(
  db: Db,
  userId: number,
  itemIds: readonly number[],
): Promise<Map<number, ItemShipping>> {
  const { rows } = await sql<ItemShipping>`
    select item_id as "itemId", profile_id as "profileId", weight_grams as weight from item_shipping
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.itemId, row]));
}

/**
 * Sets the profile of items, or null, in one statement.
 * @returns the items that had another
 */
export async function setProfile(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  profileId: number | null,
): Promise<number[]> {
  const { rows } = await sql<{ item_id: number }>`
    insert into item_shipping as s (user_id, item_id, profile_id)
    select ${userId}::bigint, item_id, ${profileId}::bigint from unnest(${[...itemIds]}::bigint[]) as g (item_id) order by item_id
    on conflict (user_id, item_id) do update set profile_id = excluded.profile_id
    where s.profile_id is distinct from excluded.profile_id
    returning item_id`.execute(tx);
  return rows.map((row) => row.item_id);
}

/**
 * Sets the weight of items, or null, in one statement.
 * @returns the items that had another weight
 */
export async function setWeight(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  weight: number | null,
): Promise<number[]> {
  const { rows } = await sql<{ item_id: number }>`
    insert into item_shipping as s (user_id, item_id, weight_grams)
    select ${userId}::bigint, item_id, ${weight}::integer from unnest(${[...itemIds]}::bigint[]) as g (item_id) order by item_id
    on conflict (user_id, item_id) do update set weight_grams = excluded.weight_grams
    where s.weight_grams is distinct from excluded.weight_grams
    returning item_id`.execute(tx);
  return rows.map((row) => row.item_id);
}

export interface ProfileItemCount {
  readonly profileId: number;
  readonly platform: Platform;
  readonly count: number;
}

/**
 * How many items use each profile by assignment.
 * @param profileId only this profile; null for all
 */
export async function countByProfile(db: Db, userId: number, profileId: number | null): Promise<ProfileItemCount[]> {
  const { rows } = await sql<ProfileItemCount>`
    select s.profile_id as "profileId", r.platform, count(*) as count
    from item_shipping s join product_rows r on r.user_id = s.user_id and r.item_id = s.item_id
    where s.user_id = ${userId} and s.profile_id is not null
      and (${profileId}::bigint is null or s.profile_id = ${profileId}::bigint)
    group by s.profile_id, r.platform order by s.profile_id, r.platform`.execute(db);
  return rows;
}

export interface ProfileItem {
  readonly itemId: number;
  readonly accountId: number;
  readonly title: string;
  readonly sku: string;
  readonly imageUrl: string | null;
  readonly priceMinor: number;
  readonly currency: Currency;
  readonly weight: number | null;
}

/** A page of a profile's items on one platform, by id. */
export async function listProfileItems(
  db: Db,
  userId: number,
  profileId: number,
  platform: Platform,
  { afterId, limit }: { readonly afterId: number; readonly limit: number },
): Promise<ProfileItem[]> {
  const { rows } = await sql<ProfileItem>`
    select s.item_id as "itemId", r.account_id as "accountId", r.title, r.sku, r.image_url as "imageUrl",
      r.price_minor as "priceMinor", r.currency, s.weight_grams as weight
    from item_shipping s join product_rows r on r.user_id = s.user_id and r.item_id = s.item_id
    where s.user_id = ${userId} and s.profile_id = ${profileId} and s.item_id > ${afterId} and r.platform = ${platform}
    order by s.item_id limit ${limit}`.execute(db);
  return rows;
}
