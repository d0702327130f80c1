import type { AccountRef, Site } from '@quayside/kernel';
import type { StockLimits } from '@quayside/kernel/stock-limits';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { EndedResult, FailedResult, PublishedResult, UpdatedResult } from '../dispatch/index.ts';
import type { StockTarget } from './stock.types.ts';
import { type LimitColumns, limitsFrom, limitsOf } from './stock-limits.repository.ts';

/** Inserts or updates targets. An ended target becomes active again; a live one stays live. */
export async function upsertTargets(tx: Tx, userId: number, targets: readonly StockTarget[]): Promise<void> {
  await sql`
    insert into stock_targets as t (user_id, account_id, listing_key, marketplace_sku, site, item_id, unit_id,
      is_home, is_variant, is_read_only, is_live, listing_id, pool, observed_at)
    select ${userId}::bigint, n.* from unnest(${targets.map((t) => t.accountId)}::bigint[],
      ${targets.map((t) => t.listingKey)}::text[], ${targets.map((t) => t.marketplaceSku)}::text[],
      ${targets.map((t) => t.site)}::text[], ${targets.map((t) => t.itemId)}::bigint[],
      ${targets.map((t) => t.unitId)}::bigint[], ${targets.map((t) => t.isHome)}::boolean[],
      ${targets.map((t) => t.isVariant)}::boolean[], ${targets.map((t) => t.isReadOnly ?? false)}::boolean[],
      ${targets.map((t) => t.isLive)}::boolean[], ${targets.map((t) => t.listingId)}::text[],
      ${targets.map((t) => t.pool ?? null)}::text[],
      ${targets.map((t) => t.observedAt ?? null)}::timestamptz[]) as n
    on conflict (user_id, account_id, listing_key, marketplace_sku, site) do update set
      item_id = excluded.item_id, unit_id = excluded.unit_id, is_variant = excluded.is_variant,
      is_read_only = excluded.is_read_only, is_live = t.is_live or excluded.is_live, is_ended = false,
      listing_id = coalesce(excluded.listing_id, t.listing_id), pool = excluded.pool
    where (t.item_id, t.unit_id, t.is_variant, t.is_read_only, t.is_live or excluded.is_live, false,
        coalesce(excluded.listing_id, t.listing_id), t.pool)
      is distinct from (excluded.item_id, excluded.unit_id, excluded.is_variant, excluded.is_read_only, t.is_live, t.is_ended,
        t.listing_id, excluded.pool)`.execute(tx);
}

export interface SharedStock {
  readonly accountId: number;
  readonly unitId: number;
  readonly sku: string;
  /** The site that owns the stock. */
  readonly pool: Site;
}

export interface WritableTarget extends SharedStock {
  readonly listingKey: string;
  readonly site: Site;
  readonly itemId: number;
  readonly isHome: boolean;
  readonly isVariant: boolean;
  readonly isLive: boolean;
  readonly sentQuantity: number | null;
  /** The seller shows no stock in its market. */
  readonly isEmptied: boolean;
  /** How much of the stock the target is told. */
  readonly limits: StockLimits;
}

/**
 * Whether a target shows no stock, because the seller has emptied its market. A stock that several sites share stays.
 * @param target the name of the target in the statement
 */
export const isEmptied = (target: string) =>
  sql.raw(`(not ${target}.is_home and ${target}.pool is null and exists (
  select from markets m where m.user_id = ${target}.user_id and m.account_id = ${target}.account_id and m.site = ${target}.site
    and m.state = 'emptied'))`);

/** All targets of these units that are live or being published, except FBA stock. */
export async function findWritableTargets(
  db: Db,
  userId: number,
  unitIds: readonly number[],
): Promise<WritableTarget[]> {
  const { rows } = await sql<Omit<WritableTarget, 'limits'> & LimitColumns>`
    select account_id as "accountId", listing_key as "listingKey", marketplace_sku as sku, site, item_id as "itemId",
      unit_id as "unitId", is_home as "isHome", is_variant as "isVariant", is_live as "isLive", sent_quantity as "sentQuantity",
      coalesce(pool, site) as pool, ${isEmptied('t')} as "isEmptied",
      limits.percent, limits.buffer, limits.maximum
    from stock_targets t ${limitsOf('t')}
    where user_id = ${userId} and unit_id = any(${unitIds}::bigint[]) and not is_ended
      and not exists (select from stock_targets k where k.user_id = t.user_id and k.unit_id = t.unit_id and k.account_id = t.account_id
        and k.is_read_only and not k.is_ended and coalesce(k.pool, k.site) = coalesce(t.pool, t.site))`.execute(db);
  return rows.map(({ percent, buffer, maximum, ...target }) => ({
    ...target,
    limits: limitsFrom({ percent, buffer, maximum }),
  }));
}

/** Those of the items that have a unit in a marketplace's warehouse; its stock cannot be sold elsewhere. */
export async function findKeptElsewhere(
  db: Db,
  userId: number,
  itemIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ item_id: number }>`
    select distinct t.item_id from item_units u
    join stock_targets t on t.user_id = u.user_id and t.unit_id = u.unit_id
    where u.user_id = ${userId} and u.item_id = any(${[...itemIds]}::bigint[]) and t.is_read_only and not t.is_ended`.execute(
    db,
  );
  return new Set(rows.map((row) => row.item_id));
}

export interface HomeTarget {
  readonly unitId: number;
  readonly accountId: number;
  readonly site: Site;
  readonly listingKey: string;
  readonly sku: string;
  readonly sentQuantity: number | null;
  readonly sentAt: Date | null;
  /** The time, in monotonic time, of the observation that was stored last; null if there was none. */
  readonly observedAt: Date | null;
}

export async function findHomeTargets(db: Db, userId: number, unitIds: readonly number[]): Promise<HomeTarget[]> {
  const { rows } = await sql<HomeTarget>`
    select unit_id as "unitId", account_id as "accountId", site, listing_key as "listingKey", marketplace_sku as sku,
      sent_quantity as "sentQuantity", sent_at as "sentAt", observed_at as "observedAt"
    from stock_targets where user_id = ${userId} and unit_id = any(${unitIds}::bigint[]) and is_home and not is_ended`.execute(
    db,
  );
  return rows;
}

export interface SoldUnit {
  readonly sku: string;
  readonly listingKey: string;
  readonly itemId: number;
}

/** The units that the account sells under these SKUs, at home or in Quayside's live listings. */
export async function listSoldUnits(
  db: Db,
  userId: number,
  accountId: number,
  skus: readonly string[],
): Promise<SoldUnit[]> {
  const { rows } = await sql<SoldUnit>`
    select marketplace_sku as sku, listing_key as "listingKey", item_id as "itemId" from stock_targets
    where user_id = ${userId} and account_id = ${accountId} and marketplace_sku = any(${[...skus]}::text[])
      and (is_home or is_live) and not is_ended`.execute(db);
  return rows;
}

export interface SoldTarget {
  readonly position: number;
  readonly itemId: number;
  readonly unitId: number;
  /** The site of the listing that was sold; null if it is known by a former SKU only. */
  readonly site: Site | null;
}

/**
 * Matches order lines to units by the marketplace's listing id and SKU, by a listing id with a single unit, by a SKU that only Quayside
 * uses (site SKUs), if the marketplace identifies listings by SKU, by the home listing's SKU, or by one that the unit had before. `position` is the line's index; unmatched
 * lines are omitted.
 */
export async function matchSoldTargets(
  db: Db,
  account: AccountRef,
  lines: readonly { sku: string | null; listingId: string | null }[],
): Promise<SoldTarget[]> {
  const { rows } = await sql<SoldTarget>`
    select distinct on (n.position) n.position::integer - 1 as position, t.item_id as "itemId", t.unit_id as "unitId", t.site
    from unnest(${lines.map((l) => l.sku)}::text[], ${lines.map((l) => l.listingId)}::text[])
      with ordinality as n (sku, listing_id, position)
    cross join lateral (
      select item_id, unit_id, site, case when marketplace_sku = n.sku then 1 else 2 end as rank from stock_targets
      where user_id = ${account.userId} and account_id = ${account.accountId} and listing_id = n.listing_id
        and (marketplace_sku = n.sku or not is_variant)
      union all
      select item_id, unit_id, site, 3 from stock_targets
      where user_id = ${account.userId} and account_id = ${account.accountId} and marketplace_sku = n.sku and not is_home
      union all
      select item_id, unit_id, site, 4 from stock_targets
      where user_id = ${account.userId} and account_id = ${account.accountId} and marketplace_sku = n.sku and n.listing_id = n.sku
      union all
      select item_id, unit_id, null::text, 5 from former_skus
      where user_id = ${account.userId} and account_id = ${account.accountId} and listing_id = n.listing_id and sku = n.sku
    ) t
    order by n.position, t.rank`.execute(db);
  return rows;
}

export async function markPublished(tx: Tx, account: AccountRef, results: readonly PublishedResult[]): Promise<void> {
  const units = results.flatMap(({ listingKey, listingId, site, units }) =>
    units.map((u) => ({ ...u, listingKey, listingId, site })),
  );
  await sql`
    update stock_targets t set is_live = true, is_ended = false, listing_id = n.listing_id, offer_id = n.offer_id,
      sent_quantity = n.quantity, sent_at = now()
    from unnest(${units.map((u) => u.listingKey)}::text[], ${units.map((u) => u.sku)}::text[],
      ${units.map((u) => u.listingId)}::text[], ${units.map((u) => u.offerId)}::text[], ${units.map((u) => u.quantity)}::integer[],
      ${units.map((u) => u.site)}::text[])
      as n (listing_key, sku, listing_id, offer_id, quantity, site)
    where t.user_id = ${account.userId} and t.account_id = ${account.accountId} and t.site = n.site
      and t.listing_key = n.listing_key and t.marketplace_sku = n.sku`.execute(tx);
}

/** Marks the targets of live listings, which a call with a lost response may have published. */
export async function markLive(
  tx: Tx,
  account: AccountRef,
  listings: readonly Pick<FailedResult, 'listingKey' | 'site' | 'listingId'>[],
): Promise<void> {
  if (listings.length === 0) return;
  await sql`
    update stock_targets t set is_live = true, listing_id = coalesce(n.listing_id, t.listing_id)
    from unnest(${listings.map((l) => l.listingKey)}::text[], ${listings.map((l) => l.site)}::text[],
      ${listings.map((l) => l.listingId)}::text[]) as n (listing_key, site, listing_id)
    where t.user_id = ${account.userId} and t.account_id = ${account.accountId}
      and t.listing_key = n.listing_key and t.site = n.site and not t.is_live and not t.is_ended`.execute(tx);
}

/** A single home listing is identified by its key: its SKU may have been changed while the quantity was on its way. */
export async function markSent(tx: Tx, account: AccountRef, results: readonly UpdatedResult[]): Promise<void> {
  const sent = results.filter((result) => result.quantity !== undefined);
  if (sent.length === 0) return;
  await sql`
    update stock_targets t set sent_quantity = n.quantity, sent_at = now()
    from unnest(${sent.map((r) => r.listingKey)}::text[], ${sent.map((r) => r.sku)}::text[],
      ${sent.map((r) => r.quantity ?? 0)}::integer[], ${sent.map((r) => r.site)}::text[]) as n (listing_key, sku, quantity, site)
    where t.user_id = ${account.userId} and t.account_id = ${account.accountId} and t.site = n.site
      and t.listing_key = n.listing_key and (t.marketplace_sku = n.sku or (t.is_home and not t.is_variant))`.execute(
    tx,
  );
}

/**
 * Marks home targets whose quantity is already shown without being sent.
 * @param observedAt the time of the observation, in monotonic time
 */
export async function markShown(
  tx: Tx,
  userId: number,
  shown: readonly (Pick<WritableTarget, 'accountId' | 'listingKey' | 'sku'> & { readonly quantity: number })[],
  observedAt: Date,
): Promise<void> {
  if (shown.length === 0) return;
  await sql`
    update stock_targets t set sent_quantity = n.quantity, sent_at = null, observed_at = ${observedAt}
    from unnest(${shown.map((s) => s.accountId)}::bigint[], ${shown.map((s) => s.listingKey)}::text[],
      ${shown.map((s) => s.sku)}::text[], ${shown.map((s) => s.quantity)}::integer[])
      as n (account_id, listing_key, sku, quantity)
    where t.user_id = ${userId} and t.account_id = n.account_id and t.listing_key = n.listing_key
      and t.marketplace_sku = n.sku and t.is_home`.execute(tx);
}

/** Ends the home targets of these units; nothing is sent to them any more. */
export async function endHomeTargets(tx: Tx, userId: number, unitIds: readonly number[]): Promise<void> {
  await sql`
    update stock_targets set is_live = false, is_ended = true, sent_quantity = null, sent_at = null
    where user_id = ${userId} and unit_id = any(${[...unitIds]}::bigint[]) and is_home and not is_ended`.execute(tx);
}

export async function markEnded(
  tx: Tx,
  account: AccountRef,
  results: readonly Pick<EndedResult, 'listingKey' | 'site'>[],
): Promise<void> {
  await sql`
    update stock_targets t set is_live = false, is_ended = true, sent_quantity = null, sent_at = null
    from unnest(${results.map((r) => r.listingKey)}::text[], ${results.map((r) => r.site)}::text[]) as n (listing_key, site)
    where t.user_id = ${account.userId} and t.account_id = ${account.accountId}
      and t.listing_key = n.listing_key and t.site = n.site`.execute(tx);
}
