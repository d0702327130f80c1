import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

/** A listing, at home or abroad, as a marketplace’s file names it. */
export interface NamedTarget {
  readonly itemId: number;
  /** Null for an item without variations. */
  readonly unitId: number | null;
  /** The SKU that the listing has at the marketplace; abroad it may be another than at home. */
  readonly sku: string;
  readonly ref: string | null;
  readonly site: Site;
  readonly isHome: boolean;
  /** The quantity that the marketplace confirmed last. */
  readonly sent: number | null;
}

/** The listings of these accounts with one of these numbers or SKUs. */
export async function findTargets(
  db: Db,
  userId: number,
  accountIds: readonly number[],
  { refs = [], skus = [] }: { readonly refs?: readonly string[]; readonly skus?: readonly string[] },
): Promise<NamedTarget[]> {
  if (refs.length + skus.length === 0) return [];
  const isNamed =
    refs.length > 0
      ? sql`t.listing_id = any(${[...refs]}::text[])`
      : sql`t.marketplace_sku = any(${[...skus]}::text[])`;
  const { rows } = await sql<NamedTarget>`
    select t.item_id as "itemId", case when i.has_variants then t.unit_id end as "unitId", t.marketplace_sku as sku, t.listing_id as ref,
      t.site, t.is_home as "isHome", t.sent_quantity as sent
    from stock_targets t join items i on i.user_id = t.user_id and i.item_id = t.item_id
    where t.user_id = ${userId} and t.account_id = any(${[...accountIds]}::bigint[]) and ${isNamed} and not i.is_ended`.execute(
    db,
  );
  return rows;
}
