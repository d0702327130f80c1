import type { ItemEarning, Product } from '@quayside/contract';
import { type Site, siteFacts } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';

const CONDITIONS: Readonly<Record<ItemEarning, RawBuilder<boolean>>> = {
  earns: sql`m.margin_minor >= 0`,
  loses: sql`m.margin_minor < 0`,
  unknown: sql`m.margin_minor is null`,
};

/** Whether a sale of the item of `product_rows r` would earn or lose: on the site, or on some site if none is given. */
export function isEarning(userId: number, earning: ItemEarning, site: string | undefined): RawBuilder<boolean> {
  const there = site === undefined ? sql`` : sql`and m.site = ${site}`;
  return sql<boolean>`r.item_id in (
    select m.item_id from item_margins m where m.user_id = ${userId} ${there} and ${CONDITIONS[earning]})`;
}

/** The margin in `marginOfRow`. */
export interface MarginRow {
  readonly site: Site;
  readonly minor: number | null;
  readonly share: number | null;
}

/** What is stored of the margin of the item of `product_rows r`: on the site, or where it earns least. Read for the rows of one page only. */
export function marginOfRow(site: string | undefined): RawBuilder<MarginRow | null> {
  const there = site === undefined ? sql`` : sql`and m.site = ${site}`;
  return sql`(
    select jsonb_build_object('site', m.site, 'minor', m.margin_minor, 'share', m.margin_share) from item_margins m
    where m.user_id = r.user_id and m.item_id = r.item_id ${there}
    order by m.margin_share nulls last, m.site limit 1)`;
}

/** What a piece of the item of `product_rows r` costs today; null if nobody said. Read for the rows of one page only. */
export const COST_OF_ROW = sql`(
    select jsonb_build_object('minor', c.cost_minor, 'currency', c.currency) from item_costs c
    where c.user_id = r.user_id and c.item_id = r.item_id and c.valid_from <= current_date
    order by c.valid_from desc limit 1)`;

export function toMargin(row: MarginRow | null): Product['margin'] {
  if (row === null) return null;
  const { site, minor, share } = row;
  return { site, amount: minor === null ? null : { minor, currency: siteFacts(site).currency }, share };
}
