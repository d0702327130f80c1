import type { HistoryWhy } from '@quayside/contract';
import type { Db, Tx } from '../../platform/database/db.ts';
import { moveStock } from './ledger.service.ts';
import {
  type CausedMovement,
  findCauses,
  type LockedLevel,
  lockLevels,
  movementKey,
  readMovements,
} from './stock.repository.ts';
import type { Movement, StockChange } from './stock.types.ts';

export interface SoldLine {
  /** The permanent key of an order line, e.g. `ebay:12-0001/9`: a line moves stock once. */
  readonly key: string;
  readonly orderId: number;
  readonly itemId: number;
  readonly unitId: number;
  readonly quantity: number;
  readonly orderedAt: Date;
}

export interface Reservation {
  /** Line key → the quantity that stock covered. Lines reserved earlier and units never counted are omitted. */
  readonly covered: ReadonlyMap<string, number>;
  readonly changes: readonly StockChange[];
}

/**
 * Reserves sold quantities in the given order, first come first served. The whole quantity is reserved, covered or not, so that returning
 * stock first serves oversold orders. A sale before the unit's first count is already part of that count: it counts as covered and moves
 * nothing.
 */
export async function reserveForOrder(tx: Tx, userId: number, lines: readonly SoldLine[]): Promise<Reservation> {
  const levels = await lockLevels(tx, userId, unitIdsOf(lines));
  const isOld = (line: SoldLine) => line.orderedAt < (levels.get(line.unitId)?.baselineAt ?? line.orderedAt);
  const moving = lines.filter((line) => levels.has(line.unitId) && !isOld(line));
  const { applied, changes } = await moveStock(
    tx,
    userId,
    moving.map((line) => movementOf('sale', line)),
    {
      why: 'order',
      forcedUnitIds: new Set(unitIdsOf(moving)),
    },
  );
  const taken = moving.filter((line) => applied.has(movementKey(line.unitId, saleCause(line))));
  const covered = new Map(
    lines.filter((line) => levels.has(line.unitId) && isOld(line)).map((l) => [l.key, l.quantity]),
  );
  for (const [key, quantity] of cover(levels, taken)) covered.set(key, quantity);
  return { covered, changes };
}

function cover(levels: ReadonlyMap<number, LockedLevel>, lines: readonly SoldLine[]): Map<string, number> {
  const left = new Map([...levels].map(([unitId, level]) => [unitId, Math.max(level.onHand - level.reserved, 0)]));
  const covered = new Map<string, number>();
  for (const line of lines) {
    const quantity = Math.min(line.quantity, left.get(line.unitId) ?? 0);
    left.set(line.unitId, (left.get(line.unitId) ?? 0) - quantity);
    covered.set(line.key, quantity);
  }
  return covered;
}

/** Releases the reservation of a cancelled order, once. */
export function releaseForOrder(tx: Tx, userId: number, lines: readonly SoldLine[]): Promise<readonly StockChange[]> {
  return settle(tx, userId, 'cancel', lines, 'order_cancelled');
}

/** Removes the goods of a shipped order from stock: both on hand and reserved decrease. */
export function shipForOrder(tx: Tx, userId: number, lines: readonly SoldLine[]): Promise<readonly StockChange[]> {
  return settle(tx, userId, 'ship', lines, 'shipped');
}

/** Settles only lines that were reserved and not settled otherwise. */
async function settle(tx: Tx, userId: number, kind: 'cancel' | 'ship', lines: readonly SoldLine[], why: HistoryWhy) {
  await lockLevels(tx, userId, unitIdsOf(lines));
  const other = kind === 'cancel' ? 'ship' : 'cancel';
  const causes = lines.flatMap((line) => [
    { unitId: line.unitId, cause: saleCause(line) },
    { unitId: line.unitId, cause: `${other}:${line.key}` },
  ]);
  const entered = await findCauses(tx, userId, causes);
  const open = lines.filter(
    (line) =>
      entered.has(movementKey(line.unitId, saleCause(line))) &&
      !entered.has(movementKey(line.unitId, `${other}:${line.key}`)),
  );
  const { changes } = await moveStock(
    tx,
    userId,
    open.map((line) => movementOf(kind, line)),
    { why },
  );
  return changes;
}

function unitIdsOf(lines: readonly SoldLine[]): number[] {
  return [...new Set(lines.map((line) => line.unitId))];
}

function saleCause(line: SoldLine): string {
  return `order:${line.key}`;
}

function movementOf(kind: 'sale' | 'cancel' | 'ship', line: SoldLine): Movement {
  const { itemId, unitId, quantity } = line;
  const actor = { kind: 'order', id: line.orderId } as const;
  if (kind === 'sale') {
    return { itemId, unitId, kind, onHandDelta: 0, reservedDelta: quantity, cause: saleCause(line), actor };
  }
  const onHandDelta = kind === 'ship' ? -quantity : 0;
  return { itemId, unitId, kind, onHandDelta, reservedDelta: -quantity, cause: `${kind}:${line.key}`, actor };
}

/** The movements that an order's line may cause, by the beginning of the cause. */
const CAUSES = ['order', 'cancel', 'ship'] as const;

/** The movements of stock by these lines, oldest first. */
export async function listOrderMovements(
  db: Db,
  userId: number,
  lines: readonly Pick<SoldLine, 'unitId' | 'key'>[],
): Promise<(CausedMovement & Pick<SoldLine, 'key'>)[]> {
  const keys = new Map(lines.flatMap(({ key }) => CAUSES.map((cause): [string, string] => [`${cause}:${key}`, key])));
  const causes = lines.flatMap(({ unitId, key }) => CAUSES.map((cause) => ({ unitId, cause: `${cause}:${key}` })));
  const movements = await readMovements(db, userId, causes);
  return movements.map((movement) => ({ ...movement, key: keys.get(movement.cause) ?? '' }));
}
