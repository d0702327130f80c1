import type { AccountRef, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { limitsOf, toldOf } from './stock-limits.repository.ts';
import { isEmptied, type SharedStock } from './targets.repository.ts';

/** The position of a target in the order of its table's key. */
export interface TargetAfter {
  readonly listingKey: string;
  readonly sku: string;
  readonly site: Site | '';
}

/** The units of an account's targets after a position, in the order of the table's key. */
export async function listTargetUnits(
  db: Db,
  { userId, accountId }: AccountRef,
  after: TargetAfter,
  limit: number,
): Promise<(TargetAfter & { readonly unitId: number })[]> {
  const { rows } = await sql<TargetAfter & { unitId: number }>`
    select listing_key as "listingKey", marketplace_sku as sku, site, unit_id as "unitId" from stock_targets
    where user_id = ${userId} and account_id = ${accountId}
      and (listing_key, marketplace_sku, site) > (${after.listingKey}, ${after.sku}, ${after.site})
    order by listing_key, marketplace_sku, site limit ${limit}`.execute(db);
  return rows;
}

/**
 * Finds stocks of these units whose current quantity was confirmed by none of the targets that show it, while nothing waits to be sent. One
 * snapshot suffices, because a movement and its desired state, and an outcome and its record, each commit together. Excluded: home stock
 * that was never sent, FBA stock, and quantities that the marketplace rejected. A listing unknown to the marketplace is retried once an
 * hour.
 */
export async function findMissent(
  db: Db,
  { userId, accountId }: AccountRef,
  unitIds: readonly number[],
): Promise<SharedStock[]> {
  const { rows } = await sql<SharedStock>`
    select t.account_id as "accountId", t.unit_id as "unitId", t.marketplace_sku as sku, coalesce(t.pool, t.site) as pool
    from stock_targets t
    join stock_levels l on l.user_id = t.user_id and l.unit_id = t.unit_id ${limitsOf('t')}
    left join desired_states d on d.user_id = t.user_id and d.account_id = t.account_id and d.change_kind = 'stock' and d.site = t.site
      and d.target_key = case when t.is_home then 'home:' || t.listing_key || ':' || t.marketplace_sku else t.marketplace_sku end
    where t.user_id = ${userId} and t.account_id = ${accountId} and t.unit_id = any(${[...unitIds]}::bigint[])
      and not t.is_ended and (t.is_home or t.is_live)
      and not exists (select from stock_targets k where k.user_id = t.user_id and k.unit_id = t.unit_id and k.account_id = t.account_id
        and k.is_read_only and not k.is_ended and coalesce(k.pool, k.site) = coalesce(t.pool, t.site))
    group by t.account_id, t.unit_id, t.marketplace_sku, coalesce(t.pool, t.site)
    having bool_and(d.state is null or d.state = 'idle' and (d.rides_only or d.sent_generation = d.generation or d.updated_at < now() - interval '1 hour'))
      and (bool_or(not t.is_home) or bool_or(t.sent_quantity is not null))
      and not coalesce(bool_or(t.sent_quantity = case when l.is_withdrawn or ${isEmptied('t')} then 0 else ${toldOf('greatest(l.on_hand - l.reserved - l.buffer, 0)')} end), false)`.execute(
    db,
  );
  return rows;
}
