import { type RawBuilder, sql } from 'kysely';

/** States in which nothing is on sale or on its way, so that what a person set is what the item would be listed with. */
const NOT_ON_SALE = sql`('N', 'B', 'F', 'E')`;

/** Whose places are read, as SQL. */
interface ItemAsSql {
  readonly userId: RawBuilder<unknown>;
  readonly itemId: RawBuilder<unknown>;
  /** The item's own account. */
  readonly accountId: RawBuilder<unknown>;
}

/**
 * The sites of one item: its listings, and an empty one in state N for each site where a person's price or title waits for a listing.
 * While nothing is on sale there, the person's price and title are the listing's. Of prices of variations, the lowest. Columns as in
 * `listings`, and `hand_minor`, `hand_title`.
 */
export function placesOfItem({ userId, itemId, accountId }: ItemAsSql): RawBuilder<unknown> {
  const byHand = sql`
    select site, min(minor) as minor, max(currency) as currency, max(title) as title, max(updated_at) as updated_at
    from (
      select site, price_minor as minor, currency, null as title, updated_at from manual_prices
      where user_id = ${userId} and item_id = ${itemId} and is_enabled
      union all
      select site, null, null, translation, updated_at from manual_titles where user_id = ${userId} and item_id = ${itemId}
    ) as set_by_hand group by site`;
  const isPriced = sql`(o.state in ${NOT_ON_SALE} and h.minor is not null)`;
  return sql`
    with hand as (${byHand})
    select o.user_id, o.item_id, o.site, o.account_id, o.state, o.reason,
      case when o.state in ${NOT_ON_SALE} then coalesce(h.title, o.title) else o.title end as title,
      case when o.state in ${NOT_ON_SALE} and h.title is not null then 'human' else o.title_label end as title_label,
      case when ${isPriced} then h.minor else o.price_minor end as price_minor,
      case when ${isPriced} then h.currency else o.currency end as currency,
      case when ${isPriced} then 'manual' else o.price_owner end as price_owner,
      case when ${isPriced} then null else o.price_breakdown end as price_breakdown,
      o.quantity, o.listing_key, o.listing_id, o.url, o.ended_at, o.updated_at, o.is_title_outdated,
      o.live_from_minor, o.live_to_minor, o.live_currency, o.live_at, h.minor as hand_minor, h.title as hand_title
    from listings o left join hand h on h.site = o.site where o.user_id = ${userId} and o.item_id = ${itemId}
    union all
    select ${userId}, ${itemId}, h.site, ${accountId}, 'N', null, coalesce(h.title, ''), case when h.title is null then '' else 'human' end,
      h.minor, h.currency, case when h.minor is null then 'rule' else 'manual' end, null, 0, null, null, null, null, h.updated_at, false,
      null, null, null, null, h.minor, h.title
    from hand h
    where not exists (select from listings o where o.user_id = ${userId} and o.item_id = ${itemId} and o.site = h.site)`;
}
