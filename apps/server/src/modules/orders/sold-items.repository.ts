import type { Currency } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { findSoldList, hasManyOrders, itemsSold, keepSoldList } from './sold-lists.repository.ts';
import type { SoldFilter } from './sold-orders.repository.ts';

/** The last row of a page. */
export type SoldItemPlace = readonly [units: number, itemId: number];

interface Amount {
  readonly currency: Currency;
  readonly soldMinor: number;
  readonly backMinor: number;
}

/** What was sold of an item. */
export interface SoldItemRow {
  /** 0 for everything whose item is unknown. */
  readonly itemId: number;
  /** Pieces of open lines. */
  readonly units: number;
  /** What its lines cost, without shipping, and of that what lines that are paid back cost; by currency. */
  readonly amounts: readonly Amount[];
}

/**
 * The items of the orders that count as sales, most sold first, by their lines: cancelled lines do not count. Few orders are reckoned when
 * asked; of many, the list is kept from the first time on.
 */
export async function listSoldItems(
  db: Db,
  userId: number,
  filter: SoldFilter,
  after: SoldItemPlace | null,
  limit: number,
): Promise<SoldItemRow[]> {
  const listId =
    (await findSoldList(db, userId, filter)) ??
    ((await hasManyOrders(db, userId, filter)) ? await keepSoldList(db, userId, filter) : null);
  const items =
    listId === null
      ? itemsSold(userId, filter, 'few')
      : sql`select item_id, units, amounts from sold_items where user_id = ${userId} and list_id = ${listId} and lines > 0`;
  const { rows } = await sql<Omit<SoldItemRow, 'amounts'> & { readonly amounts: KeptAmounts }>`
    select item_id as "itemId", units, amounts from (${items}) items
    where ${after === null ? sql`true` : sql`(units, item_id) < (${after[0]}, ${after[1]})`}
    order by units desc, item_id desc limit ${limit}`.execute(db);
  return rows.map(({ amounts, ...row }) => ({ ...row, amounts: amountsOf(amounts) }));
}

/** As the column `amounts` of `sold_items` has them. */
type KeptAmounts = Readonly<Record<string, readonly [lines: number, soldMinor: number, backMinor: number]>>;

function amountsOf(kept: KeptAmounts): Amount[] {
  return Object.entries(kept)
    .map(([currency, [, soldMinor, backMinor]]) => ({ currency: currency as Currency, soldMinor, backMinor }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
}
