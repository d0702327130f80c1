import type { Site } from '@quayside/kernel';
import { type StockLimits, toldStock } from '@quayside/kernel/stock-limits';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { limitsOf } from './stock-limits.repository.ts';
import { isEmptied } from './targets.repository.ts';

/** What sites are told of a unit, with the pieces for sale and the limits that apply there. */
export interface ToldUnit extends StockLimits {
  readonly unitId: number;
  readonly sites: readonly Site[];
  readonly stock: number;
  readonly told: number;
}

/**
 * What is told of an item's units by live listings abroad that tell less than the whole stock, in the order of units; without markets that
 * show no stock.
 */
export async function listTold(db: Db, userId: number, itemId: number): Promise<ToldUnit[]> {
  const { rows } = await sql<Omit<ToldUnit, 'told'>>`
    select t.unit_id as "unitId", array_agg(distinct t.site order by t.site) as sites, n.stock, limits.percent, limits.buffer, limits.maximum
    from stock_targets t join stock_levels l on l.user_id = t.user_id and l.unit_id = t.unit_id
    cross join lateral (select case when l.is_withdrawn then 0 else greatest(l.on_hand - l.reserved - l.buffer, 0) end as stock) n
    ${limitsOf('t')}
    where t.user_id = ${userId} and t.item_id = ${itemId} and t.is_live and not t.is_ended and not t.is_read_only
      and (limits.percent < 100 or limits.buffer > 0 or limits.maximum is not null) and not ${isEmptied('t')}
    group by t.unit_id, n.stock, limits.percent, limits.buffer, limits.maximum
    order by t.unit_id, min(t.site)`.execute(db);
  return rows.map((unit) => ({ ...unit, told: toldStock(unit.stock, unit) }));
}
