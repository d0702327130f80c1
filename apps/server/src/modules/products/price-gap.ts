import type { PriceGap } from '@quayside/contract';
import { type RawBuilder, sql } from 'kysely';

/** What decides whether a listing's price on sale is the wanted one, all in minor units of its currency. */
export interface PriceFacts {
  readonly state: string;
  /** The lowest confirmed price of its units; null while it is not on sale. */
  readonly liveFromMinor: number | null;
  readonly floorMinor: number | null;
  /** A price of a unit waits or is being sent. */
  readonly isPriceDue: boolean;
  /** Why the price of a unit was not sent or was refused; null if none was. */
  readonly priceError: string | null;
}

/**
 * The floor that applies to listing `l`: the item's own, or the higher one of the selling account's rule and that for some items, as it was
 * last worked out.
 */
export const FLOOR_OF_LISTING: RawBuilder<number | null> = sql`coalesce(
  (select f.floor_minor from price_floors f where f.user_id = l.user_id and f.item_id = l.item_id and f.site = l.site),
  greatest(
    (select r.floor_minor from price_rules r where r.user_id = l.user_id and r.account_id = l.account_id and r.site = l.site),
    (select m.floor_minor from item_margins m
      where m.user_id = l.user_id and m.item_id = l.item_id and m.account_id = l.account_id and m.site = l.site)))`;

/** Whether a price of listing `l` is on its way, and why one is not. Read by the listing's key. */
export const PRICE_STATE_OF_LISTING = sql`
  select coalesce(bool_or(d.state in ('due', 'sending', 'uncertain')), false) as is_price_due,
    max(d.last_error->>'code') filter (where d.state = 'failed') as price_error
  from desired_states d
  where d.user_id = l.user_id and d.account_id = l.account_id and d.lease_key = l.listing_key and d.site = l.site
    and d.change_kind = 'price' and not d.is_home`;

const HELD: Readonly<Record<string, PriceGap>> = {
  price_below_floor: 'below_floor',
  prices_stopped: 'stopped',
  rate_stale: 'rate_stale',
  price_held: 'held',
};

/** Why the price on sale differs from the wanted one; null if it does not, or if the listing is not on sale. */
export function priceGapOf(facts: PriceFacts): PriceGap | null {
  if (facts.state !== 'L' && facts.state !== 'P') return null;
  if (facts.isPriceDue) return 'waiting';
  if (facts.priceError !== null) return HELD[facts.priceError] ?? 'failed';
  const { liveFromMinor, floorMinor } = facts;
  return liveFromMinor !== null && floorMinor !== null && liveFromMinor < floorMinor ? 'kept_below_floor' : null;
}

const HAS_NO_OWN_FLOOR = sql`not exists (
  select from price_floors f where f.user_id = l.user_id and f.item_id = l.item_id and f.site = l.site)`;

/** Items of `product_rows r` with a listing on sale below its floor; on one site, if given. Each part reads from an index. */
export function isBelowFloor(userId: number, site: string | undefined): RawBuilder<boolean> {
  const onSite = (column: RawBuilder<unknown>) => (site === undefined ? sql`` : sql`and ${column} = ${site}`);
  return sql<boolean>`r.item_id in (
    select l.item_id from price_rules p
    join listings l on l.user_id = p.user_id and l.account_id = p.account_id and l.site = p.site and l.live_from_minor < p.floor_minor
    where p.user_id = ${userId} and p.floor_minor is not null ${onSite(sql`p.site`)}
      and ${HAS_NO_OWN_FLOOR}
    union all
    select m.item_id from item_margins m
    join listings l on l.user_id = m.user_id and l.item_id = m.item_id and l.account_id = m.account_id and l.site = m.site
      and l.live_from_minor < m.floor_minor
    where m.user_id = ${userId} and m.floor_minor is not null ${onSite(sql`m.site`)} and ${HAS_NO_OWN_FLOOR}
    union all
    select f.item_id from price_floors f
    join listings l on l.user_id = f.user_id and l.item_id = f.item_id and l.site = f.site and l.live_from_minor < f.floor_minor
    where f.user_id = ${userId} ${onSite(sql`f.site`)})`;
}
