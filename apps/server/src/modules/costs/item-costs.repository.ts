import type { DatedCost } from '@quayside/contract';
import { type Currency, type Money, money } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** A cost with the day from which it holds, ISO date. */
export interface CostSince {
  readonly cost: Money;
  readonly since: string;
}

interface Row {
  readonly itemId: number;
  readonly since: string;
  readonly minor: number;
  readonly currency: Currency;
}

const COLUMNS = sql`item_id as "itemId", valid_from::text as since, cost_minor as minor, currency`;

/** What pieces cost on a day, by item id. Items without a cost are missing. */
export async function loadItemCosts(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, CostSince>> {
  const { rows } = await sql<Row>`
    select distinct on (item_id) ${COLUMNS} from item_costs
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and valid_from <= ${day}::date
    order by item_id, valid_from desc`.execute(db);
  return new Map(rows.map(({ itemId, since, minor, currency }) => [itemId, { cost: money(minor, currency), since }]));
}

/** The days of an item's costs that are read for a comparison with what it costs now. */
const COMPARED = 5;

/**
 * What pieces cost on a day and before, by item id: the newest day first, at most five days of each item. Items without a cost are missing.
 */
export async function loadCostHistory(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, readonly CostSince[]>> {
  const { rows } = await sql<Row>`
    select c.* from unnest(${[...itemIds]}::bigint[]) as wanted(id)
    cross join lateral (
      select ${COLUMNS} from item_costs
      where user_id = ${userId} and item_id = wanted.id and valid_from <= ${day}::date
      order by valid_from desc limit ${COMPARED}) as c`.execute(db);
  const costs = new Map<number, CostSince[]>();
  for (const { itemId, since, minor, currency } of rows) {
    const known = costs.get(itemId) ?? [];
    costs.set(itemId, known);
    known.push({ cost: money(minor, currency), since });
  }
  return costs;
}

/** The most days that are listed; older ones are in the history. */
const LISTED = 200;

/** The costs of an item, the newest day first. */
export async function listCosts(db: Db, userId: number, itemId: number): Promise<DatedCost[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from item_costs where user_id = ${userId} and item_id = ${itemId}
    order by valid_from desc limit ${LISTED}`.execute(db);
  return rows.map(({ since, minor, currency }) => ({ validFrom: since, cost: money(minor, currency) }));
}

/** The cost that is stated from exactly this day on. */
export async function getCost(db: Db, userId: number, itemId: number, validFrom: string): Promise<Money | null> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from item_costs
    where user_id = ${userId} and item_id = ${itemId} and valid_from = ${validFrom}::date`.execute(db);
  const [row] = rows;
  return row ? money(row.minor, row.currency) : null;
}

export async function saveCost(
  tx: Tx,
  userId: number,
  itemId: number,
  { cost, since }: { readonly cost: Money | null; readonly since: string },
): Promise<void> {
  if (cost === null) {
    await sql`
      delete from item_costs where user_id = ${userId} and item_id = ${itemId} and valid_from = ${since}::date`.execute(
      tx,
    );
    return;
  }
  await sql`
    insert into item_costs (user_id, item_id, valid_from, cost_minor, currency)
    values (${userId}, ${itemId}, ${since}::date, ${cost.minor}, ${cost.currency})
    on conflict (user_id, item_id, valid_from) do update
    set cost_minor = excluded.cost_minor, currency = excluded.currency, updated_at = now()`.execute(tx);
}
