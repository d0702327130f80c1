import type { DatedCost } from '@quayside/contract';
import { type AccountRef, type Currency, type Money, money } from '@quayside/kernel';
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

/** By item id, the newest day first. */
export async function listCostsUpTo(
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

/** A cost that is stated from a day on; null for none. */
export interface StatedCost {
  readonly itemId: number;
  /** ISO date. */
  readonly since: string;
  readonly cost: Money | null;
}

/** What is stated from exactly these days on, by `item day`. Items that do not exist are missing. */
export async function listStated(
  db: Db,
  userId: number,
  places: readonly Omit<StatedCost, 'cost'>[],
): Promise<ReadonlyMap<string, StatedCost>> {
  const { rows } = await sql<{ itemId: number; since: string; minor: number | null; currency: Currency | null }>`
    select i.item_id as "itemId", given.since, c.cost_minor as minor, c.currency
    from unnest(${places.map(({ itemId }) => itemId)}::bigint[], ${places.map(({ since }) => since)}::text[]) as given (item_id, since)
    join items i on i.user_id = ${userId} and i.item_id = given.item_id
    left join item_costs c on c.user_id = ${userId} and c.item_id = given.item_id and c.valid_from = given.since::date`.execute(
    db,
  );
  return new Map(
    rows.map(({ itemId, since, minor, currency }) => [
      `${itemId} ${since}`,
      { itemId, since, cost: minor === null || currency === null ? null : money(minor, currency) },
    ]),
  );
}

/** What was in force just before these days, by `item day`. Items of which nothing is known are missing. */
export async function loadCostsBefore(
  db: Db,
  userId: number,
  places: readonly Omit<StatedCost, 'cost'>[],
): Promise<ReadonlyMap<string, Money>> {
  const { rows } = await sql<{ key: string; minor: number; currency: Currency }>`
    select concat(given.item_id, ' ', given.since) as key, c.minor, c.currency
    from unnest(${places.map(({ itemId }) => itemId)}::bigint[], ${places.map(({ since }) => since)}::text[]) as given (item_id, since)
    cross join lateral (
      select cost_minor as minor, currency from item_costs
      where user_id = ${userId} and item_id = given.item_id and valid_from < given.since::date
      order by valid_from desc limit 1) c`.execute(db);
  return new Map(rows.map(({ key, minor, currency }) => [key, money(minor, currency)]));
}

/** Days for which replaced costs are kept: longer than a mistake stays unnoticed. */
const KEPT_DAYS = 30;

/** Keeps what other costs replace from the same day on, and what is removed: a wrong cost of today would have no history otherwise. */
async function keepReplaced(tx: Tx, userId: number, costs: readonly StatedCost[]): Promise<void> {
  await sql`
    insert into replaced_costs (user_id, item_id, replaced_at, valid_from, cost_minor, currency)
    select c.user_id, c.item_id, clock_timestamp(), c.valid_from, c.cost_minor, c.currency from unnest(
      ${costs.map(({ itemId }) => itemId)}::bigint[], ${costs.map(({ since }) => since)}::text[],
      ${costs.map(({ cost }) => cost?.minor ?? null)}::bigint[], ${costs.map(({ cost }) => cost?.currency ?? null)}::text[]) as g (item_id, since, minor, currency)
    join item_costs c on c.user_id = ${userId} and c.item_id = g.item_id and c.valid_from = g.since::date
      and (c.cost_minor, c.currency) is distinct from (g.minor, g.currency)
    on conflict do nothing`.execute(tx);
  await sql`
    delete from replaced_costs where user_id = ${userId} and item_id = any(${costs.map(({ itemId }) => itemId)}::bigint[])
      and replaced_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(tx);
}

/** Stores costs, each from its day on, and removes those that are null. What they replace stays known for a while. */
export async function saveCosts(tx: Tx, userId: number, costs: readonly StatedCost[]): Promise<void> {
  await keepReplaced(tx, userId, costs);
  const removed = costs.filter(({ cost }) => cost === null);
  if (removed.length > 0) {
    await sql`
      delete from item_costs c
      using unnest(${removed.map(({ itemId }) => itemId)}::bigint[], ${removed.map(({ since }) => since)}::text[])
        as given (item_id, since)
      where c.user_id = ${userId} and c.item_id = given.item_id and c.valid_from = given.since::date`.execute(tx);
  }
  const given = costs.flatMap(({ cost, ...place }) => (cost ? [{ ...place, ...cost }] : []));
  if (given.length === 0) return;
  await sql`
    insert into item_costs (user_id, item_id, valid_from, cost_minor, currency)
    select ${userId}, item_id, since::date, minor, currency from unnest(
      ${given.map(({ itemId }) => itemId)}::bigint[], ${given.map(({ since }) => since)}::text[],
      ${given.map(({ minor }) => minor)}::bigint[], ${given.map(({ currency }) => currency)}::text[]) as g (item_id, since, minor, currency)
    on conflict (user_id, item_id, valid_from) do update
    set cost_minor = excluded.cost_minor, currency = excluded.currency, updated_at = now()`.execute(tx);
}

/** An item on sale as a file of costs shows it: with what it costs on a day. */
export interface ExportedCost {
  readonly itemId: number;
  readonly ref: string;
  readonly sku: string;
  readonly title: string;
  readonly minor: number | null;
  readonly currency: Currency | null;
  readonly since: string | null;
}

/** Items on sale of an account, after an id, ascending. */
export async function listExportedCosts(
  db: Db,
  { userId, accountId }: AccountRef,
  { day, after, limit }: { readonly day: string; readonly after: number; readonly limit: number },
): Promise<ExportedCost[]> {
  const { rows } = await sql<ExportedCost>`
    select r.item_id as "itemId", r.ref, r.sku, r.title, c.minor, c.currency, c.since from product_rows r
    left join lateral (
      select cost_minor as minor, currency, valid_from::text as since from item_costs
      where user_id = r.user_id and item_id = r.item_id and valid_from <= ${day}::date
      order by valid_from desc limit 1) c on true
    where r.user_id = ${userId} and r.account_id = ${accountId} and r.item_id > ${after} and not r.is_ended
    order by r.item_id limit ${limit}`.execute(db);
  return rows;
}

/** An item on sale that a row of a file names. */
export interface NamedItem {
  readonly itemId: number;
  readonly ref: string;
  readonly sku: string;
  readonly title: string;
  /** The price at home. */
  readonly price: Money;
}

/** The items on sale of an account with these SKUs, or with these numbers. */
export async function findNamedItems(
  db: Db,
  { userId, accountId }: AccountRef,
  by: 'sku' | 'ref',
  names: readonly string[],
): Promise<NamedItem[]> {
  const { rows } = await sql<Omit<NamedItem, 'price'> & { minor: number; currency: Currency }>`
    select item_id as "itemId", ref, sku, title, price_minor as minor, currency from items
    where user_id = ${userId} and account_id = ${accountId} and not is_ended and ${sql.ref(by)} = any(${[...names]}::text[])
    order by item_id`.execute(db);
  return rows.map(({ minor, currency, ...item }) => ({ ...item, price: money(minor, currency) }));
}
