import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { availableFrom, type Movement, type StockLevel } from './stock.types.ts';

interface LevelRow {
  item_id: number;
  unit_id: number;
  on_hand: number;
  reserved: number;
  buffer: number;
  is_withdrawn: boolean;
}

function levelOf(row: LevelRow): StockLevel {
  const { on_hand: onHand, reserved, buffer, is_withdrawn: isWithdrawn } = row;
  return {
    itemId: row.item_id,
    unitId: row.unit_id,
    onHand,
    reserved,
    buffer,
    isWithdrawn,
    available: availableFrom({ onHand, reserved, buffer, isWithdrawn }),
  };
}

export async function readLevels(db: Db, userId: number, itemIds: readonly number[]): Promise<StockLevel[]> {
  const { rows } = await sql<LevelRow>`
    select item_id, unit_id, on_hand, reserved, buffer, is_withdrawn from stock_levels
    where user_id = ${userId} and item_id = any(${itemIds}::bigint[])`.execute(db);
  return rows.map(levelOf);
}

/** Locks the levels of these items against movements until the transaction ends, in the order of unit ids. */
export async function holdLevels(tx: Tx, userId: number, itemIds: readonly number[]): Promise<StockLevel[]> {
  const { rows } = await sql<LevelRow>`
    select item_id, unit_id, on_hand, reserved, buffer from stock_levels
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[])
    order by unit_id for share`.execute(tx);
  return rows.map(levelOf);
}

export interface LockedLevel extends StockLevel {
  readonly version: number;
  /** Sales before this time were not in the first quantity any more. */
  readonly baselineAt: Date;
}

/** The units' levels, locked in the order of their ids; a unit without a level was never counted. */
export async function lockLevels(
  tx: Tx,
  userId: number,
  unitIds: readonly number[],
): Promise<Map<number, LockedLevel>> {
  const { rows } = await sql<LevelRow & { version: number; baseline_at: Date }>`
    select item_id, unit_id, on_hand, reserved, buffer, is_withdrawn, version, baseline_at from stock_levels
    where user_id = ${userId} and unit_id = any(${unitIds}::bigint[])
    order by unit_id for update`.execute(tx);
  return new Map(
    rows.map((row) => [row.unit_id, { ...levelOf(row), version: row.version, baselineAt: row.baseline_at }]),
  );
}

/** Units of these items that ended at home and are not withdrawn, or returned and are still withdrawn. */
export async function findTurnedUnits(
  db: Db,
  userId: number,
  itemIds: readonly number[],
): Promise<{ unitId: number; isEnded: boolean }[]> {
  const { rows } = await sql<{ unitId: number; isEnded: boolean }>`
    select u.unit_id as "unitId", (i.is_ended or u.is_ended) as "isEnded" from items i
    join item_units u on u.user_id = i.user_id and u.item_id = i.item_id
    join stock_levels l on l.user_id = u.user_id and l.unit_id = u.unit_id
    where i.user_id = ${userId} and i.item_id = any(${[...itemIds]}::bigint[]) and l.is_withdrawn <> (i.is_ended or u.is_ended)`.execute(
    db,
  );
  return rows;
}

export async function setWithdrawn(
  tx: Tx,
  userId: number,
  unitIds: readonly number[],
  isWithdrawn: boolean,
): Promise<void> {
  await sql`
    update stock_levels set is_withdrawn = ${isWithdrawn}, version = version + 1, updated_at = now()
    where user_id = ${userId} and unit_id = any(${[...unitIds]}::bigint[])`.execute(tx);
}

/** Creates missing levels with a count as of `baselineAt` (null: now). Returns the units without a previous level. */
export async function insertLevels(
  tx: Tx,
  userId: number,
  units: readonly { itemId: number; unitId: number }[],
  baselineAt: Date | null,
): Promise<Set<number>> {
  const { rows } = await sql<{ unit_id: number }>`
    insert into stock_levels (user_id, unit_id, item_id, baseline_at)
    select distinct on (u.unit_id) ${userId}::bigint, u.unit_id, u.item_id, coalesce(${baselineAt}::timestamptz, now())
    from unnest(${units.map((u) => u.unitId)}::bigint[], ${units.map((u) => u.itemId)}::bigint[]) as u (unit_id, item_id)
    order by u.unit_id
    on conflict do nothing returning unit_id`.execute(tx);
  return new Set(rows.map((row) => row.unit_id));
}

/** Writes the ledger and changes the levels. Returns the new causes as `movementKey`s. */
export async function applyMovements(tx: Tx, userId: number, movements: readonly Movement[]): Promise<Set<string>> {
  const { rows } = await sql<{ unit_id: number; cause: string }>`
    with entered as (
      insert into stock_ledger (user_id, unit_id, kind, on_hand_delta, reserved_delta, cause, actor_kind, actor_id, line)
      select ${userId}::bigint, m.unit_id, m.kind, m.on_hand_delta, m.reserved_delta, m.cause, m.actor_kind, m.actor_id, m.line
      from unnest(${movements.map((m) => m.unitId)}::bigint[], ${movements.map((m) => m.kind)}::text[],
        ${movements.map((m) => m.onHandDelta)}::integer[], ${movements.map((m) => m.reservedDelta)}::integer[],
        ${movements.map((m) => m.cause)}::text[], ${movements.map((m) => m.actor.kind)}::text[],
        ${movements.map((m) => m.actor.id)}::bigint[], ${movements.map((m) => m.line ?? null)}::text[])
        with ordinality as m (unit_id, kind, on_hand_delta, reserved_delta, cause, actor_kind, actor_id, line, position)
      order by m.position
      on conflict (user_id, unit_id, cause) do nothing
      returning unit_id, cause, on_hand_delta, reserved_delta
    ), summed as (
      select unit_id, sum(on_hand_delta)::integer as on_hand, sum(reserved_delta)::integer as reserved from entered group by unit_id
    ), moved as (
      update stock_levels l set on_hand = l.on_hand + s.on_hand, reserved = l.reserved + s.reserved,
        version = l.version + 1, updated_at = now()
      from summed s where l.user_id = ${userId} and l.unit_id = s.unit_id
    )
    select unit_id, cause from entered`.execute(tx);
  return new Set(rows.map((row) => movementKey(row.unit_id, row.cause)));
}

export function movementKey(unitId: number, cause: string): string {
  return `${unitId} ${cause}`;
}

/** An order line of a unit. */
interface UnitLine {
  readonly unitId: number;
  readonly key: string;
}

/** What a line takes from stock by its entries in the ledger. */
export interface LineSums {
  readonly reserved: number;
  readonly gone: number;
  readonly entries: number;
  /** Whether an entry is a sale: the line was not sold before the first count. */
  readonly isSold: boolean;
}

/** The sums of these lines, by key; lines without an entry are omitted. */
export async function readLineSums(db: Db, userId: number, lines: readonly UnitLine[]): Promise<Map<string, LineSums>> {
  if (lines.length === 0) return new Map();
  const { rows } = await sql<LineSums & { key: string }>`
    select l.line as key, sum(l.reserved_delta)::integer as reserved, -sum(l.on_hand_delta)::integer as gone,
      count(*)::integer as entries, bool_or(l.kind = 'sale') as "isSold"
    from stock_ledger l
    join unnest(${lines.map((one) => one.unitId)}::bigint[], ${lines.map((one) => one.key)}::text[]) as n (unit_id, line)
      using (unit_id, line)
    where l.user_id = ${userId} group by l.line`.execute(db);
  return new Map(rows.map(({ key, ...sums }) => [key, sums]));
}

/** An entry of the ledger with its time. */
export interface CausedMovement {
  readonly at: Date;
  readonly cause: string;
  readonly onHandDelta: number;
  readonly reservedDelta: number;
}

/** The entries of these lines, oldest first. */
export async function readLineMovements(
  db: Db,
  userId: number,
  lines: readonly UnitLine[],
): Promise<(CausedMovement & Pick<UnitLine, 'key'>)[]> {
  if (lines.length === 0) return [];
  const { rows } = await sql<CausedMovement & Pick<UnitLine, 'key'>>`
    select l.created_at as at, l.cause, l.line as key, l.on_hand_delta as "onHandDelta", l.reserved_delta as "reservedDelta"
    from stock_ledger l
    join unnest(${lines.map((one) => one.unitId)}::bigint[], ${lines.map((one) => one.key)}::text[]) as n (unit_id, line)
      using (unit_id, line)
    where l.user_id = ${userId} order by l.created_at, l.entry_id`.execute(db);
  return rows;
}

/** Units whose stock an order has moved since a given time. */
export async function findUnitsMovedByOrders(
  db: Db,
  userId: number,
  unitIds: readonly number[],
  since: Date,
): Promise<Set<number>> {
  const { rows } = await sql<{ unit_id: number }>`
    select distinct unit_id from stock_ledger
    where user_id = ${userId} and unit_id = any(${unitIds}::bigint[]) and kind in ('sale', 'cancel') and created_at >= ${since}`.execute(
    db,
  );
  return new Set(rows.map((row) => row.unit_id));
}
