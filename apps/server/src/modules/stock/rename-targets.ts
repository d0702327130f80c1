import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';

/** A unit of a home listing that has another SKU there now. */
export interface RenamedTarget {
  readonly listingKey: string;
  readonly itemId: number;
  readonly unitId: number;
  readonly before: string;
  readonly after: string;
}

/**
 * Moves the home targets of renamed units to their new SKUs, with the quantities that were sent, and remembers the former SKUs for orders.
 * Targets abroad have SKUs of their own and stay.
 */
export async function renameHomeTargets(
  tx: Tx,
  { userId, accountId }: AccountRef,
  renamed: readonly RenamedTarget[],
): Promise<void> {
  if (renamed.length === 0) return;
  const keys = renamed.map(({ listingKey }) => listingKey);
  const unitIds = renamed.map(({ unitId }) => unitId);
  const skus = renamed.map(({ after }) => after);
  // First frees the SKUs, because two units may have exchanged them.
  await sql`
    delete from stock_targets t using unnest(${keys}::text[], ${skus}::text[]) as n (listing_key, sku)
    where t.user_id = ${userId} and t.account_id = ${accountId} and t.is_home and t.listing_key = n.listing_key
      and t.marketplace_sku = n.sku and not t.unit_id = any(${unitIds}::bigint[])`.execute(tx);
  await sql`
    update stock_targets set marketplace_sku = '#' || unit_id
    where user_id = ${userId} and account_id = ${accountId} and is_home and unit_id = any(${unitIds}::bigint[])`.execute(
    tx,
  );
  await sql`
    update stock_targets t set marketplace_sku = n.sku
    from unnest(${keys}::text[], ${unitIds}::bigint[], ${skus}::text[]) as n (listing_key, unit_id, sku)
    where t.user_id = ${userId} and t.account_id = ${accountId} and t.is_home and t.listing_key = n.listing_key
      and t.unit_id = n.unit_id`.execute(tx);
  await sql`
    insert into former_skus as f (user_id, account_id, listing_id, sku, item_id, unit_id)
    select ${userId}::bigint, ${accountId}::bigint, * from unnest(${keys}::text[], ${renamed.map(({ before }) => before)}::text[],
      ${renamed.map(({ itemId }) => itemId)}::bigint[], ${unitIds}::bigint[])
    on conflict (user_id, account_id, listing_id, sku) do update set item_id = excluded.item_id, unit_id = excluded.unit_id`.execute(
    tx,
  );
}
