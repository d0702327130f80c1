import type { HistoryWhy } from '@quayside/contract';
import type { Db, Tx } from '../../platform/database/db.ts';
import { moveStock } from './ledger.service.ts';
import { type LineFacts, type LineStep, stepsBetween, targetOf, targetOfOld } from './line-target.ts';
import { type CausedMovement, type LineSums, lockLevels, readLineMovements, readLineSums } from './stock.repository.ts';
import type { Movement, StockChange } from './stock.types.ts';

export interface SoldLine extends LineFacts {
  /** The permanent key of an order line, e.g. `ebay:12-0001/9`. */
  readonly key: string;
  readonly orderId: number;
  readonly itemId: number;
  readonly unitId: number;
  readonly orderedAt: Date;
}

export interface Settlement {
  /** The keys of lines that were sold before the first count of their unit, which has taken them into account. */
  readonly old: ReadonlySet<string>;
  readonly changes: readonly StockChange[];
}

interface Step extends LineStep {
  readonly line: SoldLine;
}

/** What comes back is there for what is sold in the same moment, for instance under another order number. */
const RANK: Readonly<Record<LineStep['kind'], number>> = { adjust: 0, cancel: 1, sale: 2, ship: 3 };
const rankOf = ({ kind, onHandDelta }: LineStep): number => (onHandDelta < 0 ? RANK.ship : RANK[kind]);

/**
 * Makes each line take from stock what it has to take, in the given order, first come first served. The whole quantity is reserved,
 * covered or not, so that returning stock first serves oversold orders. A sale before the unit's first count is already part of that
 * count, and moves nothing. What a line takes already is read from the ledger while the levels are locked.
 */
export async function settleOrderLines(tx: Tx, userId: number, lines: readonly SoldLine[]): Promise<Settlement> {
  const levels = await lockLevels(tx, userId, [...new Set(lines.map(({ unitId }) => unitId))]);
  const counted = lines.filter(({ unitId }) => levels.has(unitId));
  const sums = await readLineSums(tx, userId, counted);
  const isOld = (line: SoldLine) =>
    !sums.get(line.key)?.isSold && line.orderedAt < (levels.get(line.unitId)?.baselineAt ?? line.orderedAt);
  const steps = counted
    .flatMap((line): Step[] => {
      const now = sums.get(line.key) ?? NOTHING;
      const target = isOld(line) ? targetOfOld(line) : targetOf(line);
      return stepsBetween(now, target, line.state).map((step) => ({ ...step, line }));
    })
    .sort((one, other) => rankOf(one) - rankOf(other));
  // A marketplace changes its quantity itself when it sells, and when it cancels, whatever the seller does with the pieces.
  const there = steps.filter(({ kind, line }) => kind === 'sale' || line.state === 'cancelled');
  const { changes } = await moveStock(tx, userId, movementsOf(steps, sums), {
    why: 'order',
    forcedUnitIds: new Set(there.map(({ line }) => line.unitId)),
  });
  return { old: new Set(counted.filter(isOld).map(({ key }) => key)), changes };
}

const NOTHING: LineSums = { reserved: 0, gone: 0, entries: 0, isSold: false };

/** Each entry of a line has a number: one that is repeated moves nothing. */
function movementsOf(steps: readonly Step[], sums: ReadonlyMap<string, LineSums>): Movement[] {
  const entries = new Map([...sums].map(([key, line]) => [key, line.entries]));
  return steps.map((step): Movement => {
    const { kind, onHandDelta, reservedDelta, line } = step;
    const { key, itemId, unitId, orderId } = line;
    const number = (entries.get(key) ?? 0) + 1;
    entries.set(key, number);
    const actor = { kind: 'order', id: orderId } as const;
    const cause = number === 1 && kind === 'sale' ? `order:${key}` : `line:${key}#${number}`;
    return { itemId, unitId, kind, onHandDelta, reservedDelta, cause, actor, line: key, why: whyOf(step) };
  });
}

function whyOf({ kind, onHandDelta, line: { state, returned = 0 } }: Step): HistoryWhy {
  if (kind === 'sale') return 'order';
  if (kind === 'cancel' && state !== 'open') return 'order_cancelled';
  if (kind === 'cancel') return returned > 0 ? 'goods_returned' : 'order_changed';
  if (kind === 'ship') return 'shipped';
  return onHandDelta > 0 ? 'goods_returned' : 'goods_written_off';
}

/** The movements of stock by these lines, oldest first. */
export function listOrderMovements(
  db: Db,
  userId: number,
  lines: readonly Pick<SoldLine, 'unitId' | 'key'>[],
): Promise<(CausedMovement & Pick<SoldLine, 'key'>)[]> {
  return readLineMovements(db, userId, lines);
}
