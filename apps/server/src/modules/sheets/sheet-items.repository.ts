import { itemSitesOf, type Money, type Site } from '@quayside/kernel';
import { manualKey, type SheetItem, type SheetPlace } from '@quayside/kernel/sheets';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { listAccounts } from '../accounts/index.ts';

/** The seller's own title as a change of titles restores it; null for none. */
type OwnTitle = {
  readonly title: string;
  readonly sourceTitle: string;
  readonly isAccepted: boolean;
} | null;

interface StoredPlace {
  readonly own: OwnTitle;
  /** What Quayside made; what it shows once the seller's own is removed. */
  readonly made: string | null;
  readonly shown: string | null;
  readonly isFixed: boolean;
  readonly live: Money | null;
  readonly state: string;
}

/** An item as files show it, with what a change of it restores. */
export interface StoredItem extends SheetItem {
  readonly accountId: number;
  readonly titles: Readonly<Partial<Record<Site, StoredPlace>>>;
  /** Prices by hand with the home price for which they were set, by `manualKey`. */
  readonly manualOf: Readonly<Record<string, { readonly price: Money; readonly source: number }>>;
}

type Row = Omit<StoredItem, 'places' | 'manual' | 'manualOf'> & {
  readonly manualPrices: readonly {
    readonly unitId: number;
    readonly site: Site;
    readonly price: Money;
    readonly source: number;
  }[];
};

const amountOf = (minor: string, currency: string) =>
  sql`jsonb_build_object('minor', ${sql.ref(minor)}, 'currency', ${sql.ref(currency)})`;

/**
 * Items by ascending id, with what files show of them on these sites.
 * @param day of the costs, ISO date
 */
export async function loadSheetItems(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  { sites, day }: { readonly sites: readonly Site[]; readonly day: string },
): Promise<StoredItem[]> {
  if (itemIds.length === 0) return [];
  const isSoldAt = await sitesOfAccounts(db, userId);
  const { rows } = await sql<Row>`
    select i.item_id as "itemId", i.account_id as "accountId", i.sku, i.ref, i.title, i.brand,
      i.category_path[cardinality(i.category_path)] as category, i.condition, ${amountOf('i.price_minor', 'i.currency')} as price,
      i.has_variants as "hasVariants", i.is_ended as "isEnded",
      coalesce((select jsonb_agg(jsonb_build_object('unitId', u.unit_id, 'sku', u.sku, 'price', ${amountOf('u.price_minor', 'u.currency')},
          'onHand', coalesce(s.on_hand, 0), 'isKept', exists (
            select from stock_targets t where t.user_id = u.user_id and t.unit_id = u.unit_id and t.is_home and t.is_read_only and not t.is_ended))
          order by u.position, u.unit_id)
        from item_units u left join stock_levels s on s.user_id = u.user_id and s.unit_id = u.unit_id
        where u.user_id = i.user_id and u.item_id = i.item_id and not u.is_ended), '[]') as units,
      (select jsonb_build_object('cost', ${amountOf('c.cost_minor', 'c.currency')}, 'since', c.valid_from::text) from item_costs c
        where c.user_id = i.user_id and c.item_id = i.item_id and c.valid_from <= ${day}::date
        order by c.valid_from desc limit 1) as cost,
      coalesce((select jsonb_agg(jsonb_build_object('unitId', m.unit_id, 'site', m.site, 'price', ${amountOf('m.price_minor', 'm.currency')},
          'source', m.source_price_minor))
        from manual_prices m where m.user_id = i.user_id and m.item_id = i.item_id and m.is_enabled), '[]') as "manualPrices",
      coalesce((select jsonb_object_agg(g.site, jsonb_build_object(
          'own', case when m.item_id is not null then jsonb_build_object('title', m.translation, 'sourceTitle', m.source_title,
            'isAccepted', m.is_accepted) end,
          'made', t.made_title,
          'shown', coalesce(m.translation, nullif(l.title, ''), t.made_title),
          'isFixed', coalesce(l.title_label = 'catalogue', false),
          'state', coalesce(a.state, 'N'),
          'live', case when a.live_from_minor is not null then ${amountOf('a.live_from_minor', 'a.live_currency')} end))
        from unnest(${[...sites]}::text[]) as g (site)
        left join manual_titles m on m.user_id = i.user_id and m.item_id = i.item_id and m.site = g.site
        left join listings a on a.user_id = i.user_id and a.item_id = i.item_id and a.site = g.site
        left join listings l on l.user_id = i.user_id and l.item_id = i.item_id and l.site = g.site and l.state in ('L', 'Q', 'P')
        left join site_titles t on t.user_id = i.user_id and t.account_id = i.account_id and t.site = g.site and t.item_id = i.item_id
      ), '{}') as titles
    from items i where i.user_id = ${userId} and i.item_id = any(${[...itemIds]}::bigint[]) order by i.item_id`.execute(
    db,
  );
  return rows.map(({ manualPrices, ...row }) => {
    const isSold = isSoldAt(row.accountId);
    const prices = manualPrices.map(({ unitId, site, price, source }) => [manualKey(unitId, site), { price, source }]);
    const manualOf: StoredItem['manualOf'] = Object.fromEntries(prices);
    return {
      ...row,
      manualOf,
      manual: Object.fromEntries(Object.entries(manualOf).map(([key, { price }]) => [key, price])),
      places: Object.fromEntries(
        sites.flatMap((site): [Site, SheetPlace][] => {
          const place = row.titles[site];
          if (!place) return [];
          const { own, shown: title, isFixed, live, state } = place;
          return [[site, { isSold: isSold(site), title, isOwn: own !== null, isFixed, live, state }]];
        }),
      ),
    };
  });
}

/** Whether items of an account can be sold on a site. */
async function sitesOfAccounts(db: Db, userId: number): Promise<(accountId: number) => (site: Site) => boolean> {
  const sites = new Map(
    (await listAccounts(db, userId)).map(({ accountId, platform, sourceSite: site }) => [
      accountId,
      new Set(itemSitesOf({ platform, site })),
    ]),
  );
  return (accountId) => (site) => sites.get(accountId)?.has(site) ?? false;
}

/** How a row of a file may name a product without its id. */
export interface NamedProduct {
  readonly itemId: number;
  readonly accountId: number;
  /** Null for the row of the item itself. */
  readonly unitId: number | null;
  readonly sku: string;
  readonly ref: string;
}

/** The products with one of these SKUs: items that have no variations, items with variations, and variations. */
export async function findBySku(db: Db, userId: number, skus: readonly string[]): Promise<NamedProduct[]> {
  const accountIds = (await listAccounts(db, userId)).map(({ accountId }) => accountId);
  const { rows } = await sql<NamedProduct>`
    select u.item_id as "itemId", i.account_id as "accountId", case when i.has_variants then u.unit_id end as "unitId", u.sku, i.ref
    from item_units u join items i on i.user_id = u.user_id and i.item_id = u.item_id
    where u.user_id = ${userId} and u.sku = any(${[...skus]}::text[]) and not u.is_ended and not i.is_ended
    union all
    select i.item_id, i.account_id, null, i.sku, i.ref
    from product_rows r join items i on i.user_id = r.user_id and i.item_id = r.item_id
    where r.user_id = ${userId} and r.account_id = any(${accountIds}::bigint[]) and r.sku collate "C" = any(${[...skus]}::text[])
      and not r.is_ended and i.has_variants`.execute(db);
  return rows;
}

/** The items with one of these numbers. No index has them, so they are looked up at once. */
export async function findByRef(db: Db, userId: number, refs: readonly string[]): Promise<NamedProduct[]> {
  const { rows } = await sql<NamedProduct>`
    select item_id as "itemId", account_id as "accountId", null as "unitId", sku, ref from items
    where user_id = ${userId} and ref = any(${[...refs]}::text[]) and not is_ended`.execute(db);
  return rows;
}
