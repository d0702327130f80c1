import type { ListingView, PriceBreakdownView, UnitView } from '@quayside/contract';
import type { Currency, ListingState, Money, Platform, PriceOwner, Reason, Site } from '@quayside/kernel';
import { money, siteFacts } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { preparedUnread } from '../../platform/database/prepared.ts';
import { IN_PROCESS_SINCE } from './in-process.ts';
import { placesOfItem } from './item-places.ts';
import { FOLDED_TAGS } from './item-tags.ts';
import { FLOOR_OF_LISTING, PRICE_STATE_OF_LISTING, priceGapOf } from './price-gap.ts';
import { IS_FBA_LISTING } from './product-sites.ts';

export interface ItemUnit {
  readonly unitId: number;
  readonly sku: string;
  readonly gtin: string | null;
  readonly specifics: Readonly<Record<string, string>>;
  readonly price: Money;
  readonly images: readonly string[];
}

/** An item as other rooms use it. */
export interface Item {
  readonly itemId: number;
  readonly accountId: number;
  readonly platform: Platform;
  readonly externalId: string;
  /** The product in the catalogue of the item's own marketplace (Amazon's ASIN), if it has one. */
  readonly asin: string | null;
  readonly sku: string;
  readonly gtin: string | null;
  readonly mpn: string | null;
  readonly title: string;
  readonly description: string;
  readonly categoryId: string | null;
  readonly categoryPath: readonly string[];
  readonly brand: string | null;
  /** As `foldTag` has them. */
  readonly tags: readonly string[];
  readonly condition: string;
  readonly price: Money;
  readonly images: readonly string[];
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly hasVariants: boolean;
  readonly url: string | null;
  readonly isEnded: boolean;
  readonly isBlacklisted: boolean;
  readonly blacklistingReason: string;
  readonly importedAt: Date;
  readonly units: readonly ItemUnit[];
}

interface UnitRow {
  unitId: number;
  sku: string;
  gtin: string | null;
  specifics: Record<string, string>;
  minor: number;
  currency: Currency;
  images: string[];
}

/** Items with their current units, ordered by id. Ids of other users are omitted. */
export async function getItems(db: Db, userId: number, itemIds: readonly number[]): Promise<Item[]> {
  if (itemIds.length === 0) return [];
  const { rows } = await sql<ItemRow>`
    select i.*, ${FOLDED_TAGS} as tags, coalesce(u.units, '[]') as units
    from items i
    left join lateral (
      select jsonb_agg(jsonb_build_object('unitId', unit_id, 'sku', sku, 'gtin', gtin, 'specifics', specifics, 'minor', price_minor,
        'currency', currency, 'images', to_jsonb(images)) order by position, unit_id) as units
      from item_units where user_id = i.user_id and item_id = i.item_id and not is_ended
    ) u on true
    where i.user_id = ${userId} and i.item_id = any(${[...itemIds]}::bigint[])
    order by i.item_id`.execute(db);
  return rows.map(toItem);
}

interface ItemRow {
  item_id: number;
  account_id: number;
  platform: Platform;
  external_id: string;
  asin: string | null;
  sku: string;
  gtin: string | null;
  mpn: string | null;
  title: string;
  description: string;
  category_id: string | null;
  category_path: string[];
  brand: string | null;
  tags: string[];
  condition: string;
  price_minor: number;
  currency: Currency;
  images: string[];
  attributes: Record<string, string[]>;
  has_variants: boolean;
  url: string | null;
  is_ended: boolean;
  is_blacklisted: boolean;
  blacklisting_reason: string;
  imported_at: Date;
  units: UnitRow[];
}

function toItem(row: ItemRow): Item {
  return {
    itemId: row.item_id,
    accountId: row.account_id,
    platform: row.platform,
    externalId: row.external_id,
    asin: row.asin,
    sku: row.sku,
    gtin: row.gtin,
    mpn: row.mpn,
    title: row.title,
    description: row.description,
    categoryId: row.category_id,
    categoryPath: row.category_path,
    brand: row.brand,
    tags: row.tags,
    condition: row.condition,
    price: money(row.price_minor, row.currency),
    images: row.images,
    attributes: row.attributes,
    hasVariants: row.has_variants,
    url: row.url,
    isEnded: row.is_ended,
    isBlacklisted: row.is_blacklisted,
    blacklistingReason: row.blacklisting_reason,
    importedAt: row.imported_at,
    units: row.units.map(({ minor, currency, ...unit }) => ({ ...unit, price: money(minor, currency) })),
  };
}

/** The units of an item with their quantities from the ledger. */
export async function listUnits(db: Db, userId: number, itemId: number): Promise<UnitView[]> {
  const { rows } = await sql<{
    unit_id: number;
    sku: string;
    specifics: Record<string, string>;
    price_minor: number;
    currency: string;
    on_hand: number;
    reserved: number;
    available: number;
    is_fba: boolean;
  }>`
    select u.unit_id, u.sku, u.specifics, u.price_minor, u.currency, coalesce(l.on_hand, 0) as on_hand,
      coalesce(l.reserved, 0) as reserved, case when l.is_withdrawn then 0 else greatest(coalesce(l.on_hand - l.reserved - l.buffer, 0), 0) end as available,
      exists (select from stock_targets t where t.user_id = u.user_id and t.unit_id = u.unit_id and t.is_home and t.is_read_only
        and not t.is_ended) as is_fba
    from item_units u left join stock_levels l on l.user_id = u.user_id and l.unit_id = u.unit_id
    where u.user_id = ${userId} and u.item_id = ${itemId} and not u.is_ended order by u.position, u.unit_id`.execute(
    db,
  );
  return rows.map((row) => ({
    unitId: row.unit_id,
    sku: row.sku,
    specifics: row.specifics,
    price: { minor: row.price_minor, currency: row.currency },
    onHand: row.on_hand,
    reserved: row.reserved,
    available: row.available,
    isFBA: row.is_fba,
  }));
}

/** The item's places by site, with whether a manual price or title is based on an older source. */
export async function listListings(db: Db, userId: number, itemId: number): Promise<ListingView[]> {
  const { rows } = await sql<{
    site: Site;
    account_id: number;
    state: ListingState;
    reason: Reason | null;
    title: string;
    title_label: string;
    price_minor: number | null;
    currency: string | null;
    price_owner: PriceOwner;
    price_breakdown: PriceBreakdownView | null;
    quantity: number;
    listing_key: string | null;
    listing_id: string | null;
    url: string | null;
    has_manual_price: boolean;
    is_fba: boolean;
    is_stale: boolean;
    is_title_outdated: boolean;
    ended_at: Date | null;
    updated_at: Date;
    live_from_minor: number | null;
    live_to_minor: number | null;
    live_currency: string | null;
    live_at: Date | null;
    floor_minor: number | null;
    is_price_due: boolean;
    price_error: string | null;
    in_process_since: Date | null;
  }>`
    select l.site, l.account_id, l.state, l.reason, l.title, l.title_label, l.price_minor, l.currency, l.price_owner, l.price_breakdown,
      l.quantity, l.listing_key, l.listing_id, l.url, l.ended_at, l.updated_at, l.hand_minor is not null as has_manual_price,
      i.platform = 'amazon' and ${IS_FBA_LISTING} as is_fba,
      coalesce(p.is_enabled and p.source_price_minor <> i.price_minor, false) or coalesce(t.source_title <> i.title, false) as is_stale,
      l.is_title_outdated and t.source_title is null as is_title_outdated,
      l.live_from_minor, l.live_to_minor, l.live_currency, l.live_at, ${FLOOR_OF_LISTING} as floor_minor, s.is_price_due, s.price_error,
      ${IN_PROCESS_SINCE} as in_process_since
    from items i
    cross join lateral (${placesOfItem({ userId: sql`i.user_id`, itemId: sql`i.item_id`, accountId: sql`i.account_id` })}) l
    left join manual_prices p on p.user_id = l.user_id and p.item_id = l.item_id and p.site = l.site and p.unit_id = 0
    left join manual_titles t on t.user_id = l.user_id and t.item_id = l.item_id and t.site = l.site
    cross join lateral (${PRICE_STATE_OF_LISTING}) s
    where i.user_id = ${userId} and i.item_id = ${itemId} order by l.site`.execute(db);
  return rows.map((row) => ({
    site: row.site,
    accountId: row.account_id,
    state: row.state,
    isListed: row.state === 'L',
    reason: row.reason,
    title: row.title,
    titleLabel: row.title_label,
    price:
      row.price_minor === null || row.currency === null ? null : { minor: row.price_minor, currency: row.currency },
    live:
      row.live_from_minor === null || row.live_to_minor === null || row.live_currency === null || row.live_at === null
        ? null
        : {
            from: { minor: row.live_from_minor, currency: row.live_currency },
            to: { minor: row.live_to_minor, currency: row.live_currency },
            at: row.live_at.toISOString(),
          },
    floor: row.floor_minor === null ? null : { minor: row.floor_minor, currency: siteFacts(row.site).currency },
    priceGap: priceGapOf({
      state: row.state,
      liveFromMinor: row.live_from_minor,
      floorMinor: row.floor_minor,
      isPriceDue: row.is_price_due,
      priceError: row.price_error,
    }),
    priceOwner: row.price_owner,
    priceBreakdown: row.price_breakdown,
    quantity: row.quantity,
    sku: row.listing_key,
    itemId: row.listing_id,
    url: row.url,
    manualPriceEnabled: row.has_manual_price,
    isFBA: row.is_fba,
    isStale: row.is_stale,
    isTitleOutdated: row.is_title_outdated,
    inProcessSince: row.in_process_since?.toISOString() ?? null,
    endedAt: row.state === 'E' ? (row.ended_at?.toISOString() ?? null) : null,
    updatedAt: row.updated_at.toISOString(),
  }));
}

/** Why an item is blocked: `M` by hand, `K` by a keyword. */
export type BlacklistingLetter = 'M' | 'K';

/**
 * Adds or removes one reason of a block. The item stays blocked while another reason (a keyword, a category) is left.
 * @returns the changed items
 */
export async function setBlacklisted(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  letter: BlacklistingLetter,
  isBlocked: boolean,
): Promise<number[]> {
  const reason = isBlocked ? sql`blacklisting_reason || ${letter}` : sql`replace(blacklisting_reason, ${letter}, '')`;
  const { rows } = await sql<{ item_id: number }>`
    update items set blacklisting_reason = ${reason}, is_blacklisted = ${reason} <> '', updated_at = now()
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[])
      and (position(${letter} in blacklisting_reason) > 0) <> ${isBlocked}
    returning item_id`.execute(tx);
  return rows.map((row) => row.item_id);
}

/** How people know items, ordered by id; without an entry for those that are gone. */
export async function listLabels(
  db: Db,
  userId: number,
  itemIds: readonly number[],
): Promise<{ readonly itemId: number; readonly sku: string; readonly title: string }[]> {
  const { rows } = await sql<{ itemId: number; sku: string; title: string }>`
    select item_id as "itemId", sku, title from items
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) order by item_id`.execute(db);
  return rows;
}

/**
 * Keeps the repricer off items, or lets it decide again. The caller has locked them.
 * @returns the changed items with their accounts
 */
export async function setRepricerBlocked(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  isBlocked: boolean,
): Promise<{ readonly itemId: number; readonly accountId: number }[]> {
  const { rows } = await sql<{ itemId: number; accountId: number }>`
    update items set repricer_blocked = ${isBlocked}, updated_at = now()
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and repricer_blocked <> ${isBlocked}
    returning item_id as "itemId", account_id as "accountId"`.execute(tx);
  return rows;
}

export interface BlockableItem {
  readonly itemId: number;
  /** The letters of `BlacklistingLetter` that block it. */
  readonly reason: string;
  /** The listings that are live or being published. */
  readonly live: number;
}

/** What a block of these items needs to know. */
export async function listBlockable(db: Db, userId: number, itemIds: readonly number[]): Promise<BlockableItem[]> {
  const { rows } = await sql<BlockableItem>`
    select i.item_id as "itemId", i.blacklisting_reason as reason, (
      select count(*)::int from listings l where l.user_id = i.user_id and l.item_id = i.item_id and l.state in ('L', 'P', 'Q')) as live
    from items i where i.user_id = ${userId} and i.item_id = any(${[...itemIds]}::bigint[])`.execute(db);
  return rows;
}

/** The titles of items with their accounts; items of other users are omitted. */
export async function findItemNames(
  db: Db,
  userId: number,
  itemIds: readonly number[],
): Promise<Map<number, { title: string; platform: Platform; accountId: number }>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('items')
    .select(['item_id', 'title', 'platform', 'account_id'])
    .where('user_id', '=', userId)
    .where('item_id', 'in', itemIds)
    .execute();
  return new Map(
    rows.map((row) => [
      row.item_id,
      { title: row.title, platform: row.platform as Platform, accountId: row.account_id },
    ]),
  );
}

/**
 * Locks these items against changes and decisions until the transaction ends, from its next statement on. Later reads see everything that
 * the lock waited for.
 */
export async function lockItems(tx: Tx, userId: number, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return;
  await sql`${preparedUnread} select from items where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[])
    order by item_id for no key update`.execute(tx);
}

/** The same for those that nobody else has locked. @returns their ids */
export async function lockFreeItems(tx: Tx, userId: number, itemIds: readonly number[]): Promise<number[]> {
  if (itemIds.length === 0) return [];
  const { rows } = await sql<{ item_id: number }>`
    select item_id from items where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[])
    order by item_id for no key update skip locked`.execute(tx);
  return rows.map((row) => row.item_id);
}

/**
 * Ends items that a complete import no longer shows.
 * @returns the changed items
 */
export async function endItems(tx: Tx, userId: number, itemIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ item_id: number }>`
    update items set is_ended = true, updated_at = now()
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and not is_ended
    returning item_id`.execute(tx);
  return rows.map((row) => row.item_id);
}
