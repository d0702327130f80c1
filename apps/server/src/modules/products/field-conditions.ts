import type { ProductFilter } from '@quayside/contract';
import { type RawBuilder, sql } from 'kysely';
import { hasTag } from './item-tags.ts';

/** The conditions of a filter on `product_rows r` that compare one field of the item, or of its listings and margins, with given values. */
export function fieldConditions(userId: number, filter: ProductFilter): RawBuilder<boolean>[] {
  const { brand, category, tag, shippingProfile, reason, changedSince, site } = filter;
  return [
    ...(brand === undefined ? [] : [sql<boolean>`r.brand = ${brand}`]),
    ...(category === undefined ? [] : [sql<boolean>`r.category = ${category}`]),
    ...between(sql`r.price_minor`, filter.priceFrom, filter.priceTo),
    ...between(sql`r.quantity`, filter.stockFrom, filter.stockTo),
    ...(changedSince === undefined
      ? []
      : [sql<boolean>`r.updated_at >= ${changedSince}::timestamp at time zone 'UTC'`]),
    ...(tag === undefined ? [] : [hasTag(userId, tag)]),
    ...(shippingProfile === undefined
      ? []
      : [
          sql<boolean>`r.item_id in (
            select s.item_id from item_shipping s where s.user_id = ${userId} and s.profile_id = ${shippingProfile})`,
        ]),
    ...(reason === undefined
      ? []
      : [
          sql<boolean>`r.item_id in (
            select l.item_id from listings l where l.user_id = ${userId} and l.state in ('B', 'F')
              and l.reason->>'code' = ${reason} ${onSite(sql`l.site`, site)})`,
        ]),
    ...hasMargin(userId, filter),
  ];
}

function hasMargin(userId: number, { marginFrom, marginTo, site }: ProductFilter): RawBuilder<boolean>[] {
  const bounds = between(sql`m.margin_share`, marginFrom, marginTo);
  if (bounds.length === 0) return [];
  return [
    sql<boolean>`r.item_id in (
      select m.item_id from item_margins m
      where m.user_id = ${userId} and ${sql.join(bounds, sql` and `)} ${onSite(sql`m.site`, site)})`,
  ];
}

function onSite(column: RawBuilder<unknown>, site: string | undefined): RawBuilder<unknown> {
  return site === undefined ? sql`` : sql`and ${column} = ${site}`;
}

/** Both bounds are included. */
function between(column: RawBuilder<unknown>, from: number | undefined, to: number | undefined): RawBuilder<boolean>[] {
  return [
    ...(from === undefined ? [] : [sql<boolean>`${column} >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`${column} <= ${to}`]),
  ];
}
