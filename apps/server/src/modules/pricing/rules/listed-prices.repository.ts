import {
  type AccountRef,
  type Currency,
  type ItemOnSite,
  type Money,
  money,
  type PriceOwner,
  type Site,
} from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { FOLDED_TAGS } from '../../products/index.ts';
import type { PricedItem } from '../pricing.service.ts';

/** A listing with a price that may be on sale, and what of its item decides that price. */
export interface ListedPrice {
  /** Its units are empty if it has no variations. */
  readonly item: PricedItem;
  readonly site: Site;
  readonly title: string;
  readonly sku: string | null;
  readonly price: Money;
  /** The lowest price at which buyers can buy it now; null if it is not on sale yet. */
  readonly live: Money | null;
  readonly owner: PriceOwner;
}

/** Which of an account's listings. `sites`: null for all. */
export type ListedQuery =
  | {
      readonly sites: readonly Site[] | null;
      readonly after: { readonly itemId: number; readonly site: string };
      readonly limit: number;
    }
  | { readonly of: readonly ItemOnSite[] };

interface Row {
  readonly itemId: number;
  readonly site: Site;
  readonly title: string;
  readonly sku: string | null;
  readonly priceMinor: number;
  readonly currency: Currency;
  readonly liveMinor: number | null;
  readonly liveCurrency: Currency | null;
  readonly owner: PriceOwner;
  readonly homeAccountId: number;
  readonly brand: string | null;
  readonly categoryPath: readonly string[];
  readonly tags: readonly string[];
  readonly sourceMinor: number;
  readonly sourceCurrency: Currency;
  readonly units: readonly { readonly unitId: number; readonly minor: number }[];
}

/** Listings of an account, on sale or on their way, in the order of item and site. */
export async function listListedPrices(
  db: Db,
  { userId, accountId }: AccountRef,
  query: ListedQuery,
): Promise<ListedPrice[]> {
  const which =
    'of' in query
      ? sql`and (l.item_id, l.site) in (select * from unnest(${query.of.map(({ itemId }) => itemId)}::bigint[], ${query.of.map(({ site }) => site)}::text[]))`
      : sql`and (l.item_id, l.site) > (${query.after.itemId}, ${query.after.site})
          ${query.sites === null ? sql`` : sql`and l.site = any(${[...query.sites]}::text[])`}`;
  const { rows } = await sql<Row>`
    select l.item_id as "itemId", l.site, i.title, i.sku, l.price_minor as "priceMinor", l.currency, l.live_from_minor as "liveMinor", l.live_currency as "liveCurrency",
      l.price_owner as owner,
      i.account_id as "homeAccountId", i.brand, i.category_path as "categoryPath", ${FOLDED_TAGS} as tags,
      i.price_minor as "sourceMinor", i.currency as "sourceCurrency",
      case when i.has_variants then (select coalesce(jsonb_agg(jsonb_build_object('unitId', u.unit_id, 'minor', u.price_minor)
        order by u.unit_id), '[]') from item_units u where u.user_id = i.user_id and u.item_id = i.item_id and not u.is_ended)
        else '[]' end as units
    from listings l join items i on i.user_id = l.user_id and i.item_id = l.item_id
    where l.user_id = ${userId} and l.account_id = ${accountId} and l.state in ('L', 'Q', 'P') and l.price_minor is not null ${which}
    order by l.item_id, l.site ${'of' in query ? sql`` : sql`limit ${query.limit}`}`.execute(db);
  return rows.map((row) => ({
    ...{ site: row.site, title: row.title, sku: row.sku, owner: row.owner, price: money(row.priceMinor, row.currency) },
    live: row.liveMinor === null ? null : money(row.liveMinor, row.liveCurrency ?? row.currency),
    item: {
      ...{ itemId: row.itemId, accountId: row.homeAccountId, brand: row.brand, categoryPath: row.categoryPath },
      tags: row.tags,
      price: money(row.sourceMinor, row.sourceCurrency),
      units: row.units.map(({ unitId, minor }) => ({ unitId, price: money(minor, row.sourceCurrency) })),
    },
  }));
}
