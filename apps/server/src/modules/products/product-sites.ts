import type { ProductSite } from '@quayside/contract';
import { type ListingState, type PriceOwner, type Reason, type Site, siteFacts } from '@quayside/kernel';
import { sql } from 'kysely';
import { placesOfItem } from './item-places.ts';
import { FLOOR_OF_LISTING, PRICE_STATE_OF_LISTING, priceGapOf } from './price-gap.ts';

/** The data of one site in `SITES_OF_ROW`. */
export interface SiteRow {
  readonly state: ListingState;
  readonly accountId: number;
  readonly reason: Reason | null;
  readonly minor: number | null;
  readonly currency: string | null;
  readonly owner: PriceOwner;
  readonly start: { readonly minor: number; readonly currency: string } | null;
  readonly sku: string | null;
  readonly listingId: string | null;
  readonly manual: boolean;
  readonly handTitle: string | null;
  readonly titleOutdated: boolean;
  readonly fba: boolean;
  readonly url: string | null;
  readonly liveMinor: number | null;
  readonly liveCurrency: string | null;
  readonly floorMinor: number | null;
  readonly isPriceDue: boolean;
  readonly priceError: string | null;
}

/** Whether the marketplace stores the goods of listing `l`, which only Amazon does; the home listing states it. */
export const IS_FBA_LISTING = sql`exists (
  select from stock_targets t join stock_targets f on f.user_id = t.user_id and f.item_id = t.item_id
    and coalesce(f.pool, f.site) = coalesce(t.pool, t.site) and f.account_id = t.account_id
  where t.user_id = l.user_id and t.item_id = l.item_id and t.site = l.site and f.is_read_only and not f.is_ended)`;

/** The sites of the item of `product_rows r`. Read with the row, for the rows of one page only. */
export const SITES_OF_ROW = sql`coalesce((
  select jsonb_object_agg(l.site, jsonb_build_object('state', l.state, 'accountId', l.account_id,
    'reason', l.reason, 'minor', l.price_minor, 'currency', l.currency, 'owner', l.price_owner,
    'start', l.price_breakdown->'source', 'sku', l.listing_key, 'listingId', l.listing_id, 'url', l.url, 'titleOutdated', l.is_title_outdated,
    'manual', l.hand_minor is not null, 'handTitle', l.hand_title,
    'fba', r.platform = 'amazon' and ${IS_FBA_LISTING}, 'liveMinor', l.live_from_minor, 'liveCurrency', l.live_currency,
    'floorMinor', ${FLOOR_OF_LISTING}, 'isPriceDue', s.is_price_due, 'priceError', s.price_error))
  from (${placesOfItem({ userId: sql`r.user_id`, itemId: sql`r.item_id`, accountId: sql`r.account_id` })}) l
  cross join lateral (${PRICE_STATE_OF_LISTING}) s
  where l.state <> 'N' or l.hand_minor is not null or l.hand_title is not null), '{}')`;

/** Whether the marketplace stores goods of the item of `product_rows r`. */
export const IS_FBA_ROW = sql`(r.platform = 'amazon' and exists (select from stock_targets t
  where t.user_id = r.user_id and t.item_id = r.item_id and t.is_home and t.is_read_only and not t.is_ended))`;

/** The specification's words for the owners of a price. */
const ALGORITHMS = {
  floor: 'ALGORITHM_FLOOR',
  manual: 'ALGORITHM_MANUAL',
  repricer: 'ALGORITHM_REPRICER',
  rule: 'ALGORITHM_RULE',
  source: 'ALGORITHM_SOURCE',
} as const satisfies Record<PriceOwner, string>;

export function toProductSite(site: Site, row: SiteRow): ProductSite {
  const { state, minor, currency, start } = row;
  return {
    state,
    isListed: state === 'L',
    accountId: row.accountId,
    reason: row.reason,
    livePrice:
      row.liveMinor === null || row.liveCurrency === null ? null : { minor: row.liveMinor, currency: row.liveCurrency },
    priceGap: priceGapOf({ ...row, liveFromMinor: row.liveMinor }),
    floor: row.floorMinor === null ? null : { minor: row.floorMinor, currency: siteFacts(site).currency },
    price: minor === null || currency === null ? null : { minor, currency },
    startPrice: start,
    currency: siteFacts(site).currency,
    priceCurrency: minor === null ? null : currency,
    startPriceCurrency: start?.currency ?? null,
    sku: row.sku,
    itemId: row.listingId,
    identifier: row.listingId ?? row.sku,
    algorithm: minor === null || currency === null ? null : { price: { minor, currency }, type: ALGORITHMS[row.owner] },
    manualPriceEnabled: row.manual,
    manualTitle: row.handTitle,
    isTitleOutdated: row.titleOutdated,
    isFBA: row.fba,
    url: row.url,
  };
}
