import type { HistoryWhy } from '@quayside/contract';
import type { Tx } from '../../platform/database/db.ts';
import { homeStockKey, PRIORITY, type Wish, wish } from '../dispatch/index.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { applyMovements, type LockedLevel, lockLevels, movementKey } from './stock.repository.ts';
import { availableFrom, type Movement, type StockChange, type StockLevel } from './stock.types.ts';
import { findWritableTargets, markShown, type WritableTarget } from './targets.repository.ts';

export interface MoveOptions {
  readonly actor: Actor;
  /** History's `why`, for the units whose available quantity changed; null where the caller writes the history itself. */
  readonly why: HistoryWhy | null;
  /** Units whose targets are sent again even if the figure stayed: a marketplace has counted something itself. */
  readonly forcedUnitIds?: ReadonlySet<number>;
  /** What the home listings show of these units by themselves: the same figure need not be sent there. */
  readonly shownAtHome?: ReadonlyMap<number, number>;
}

export interface Moved {
  /** `movementKey`s of the movements that had not happened before. */
  readonly applied: ReadonlySet<string>;
  readonly changes: readonly StockChange[];
}

/**
 * The one way in which stock moves: enters the ledger, moves the levels, writes history and wishes the new quantity for every
 * live target, home included, all in the caller's transaction. Levels are locked in the order of unit ids.
 */
export async function moveStock(
  tx: Tx,
  userId: number,
  movements: readonly Movement[],
  options: MoveOptions,
): Promise<Moved> {
  const unitIds = [...new Set(movements.map((m) => m.unitId))];
  if (unitIds.length === 0) return { applied: new Set(), changes: [] };
  const levels = await lockLevels(tx, userId, unitIds);
  const known = movements.filter((m) => levels.has(m.unitId));
  const applied = await applyMovements(tx, userId, known, options.actor);
  const changes = changesOf(
    levels,
    known.filter((m) => applied.has(movementKey(m.unitId, m.cause))),
  );
  await recordChanges(tx, userId, changes, options);
  const levelsNow = changes.map((c) => c.after);
  await wishStock(tx, userId, levelsNow, options);
  return { applied, changes };
}

function changesOf(levels: ReadonlyMap<number, LockedLevel>, applied: readonly Movement[]): StockChange[] {
  const changes = new Map<number, StockChange>();
  for (const movement of applied) {
    const before = changes.get(movement.unitId)?.before ?? levels.get(movement.unitId);
    const current = changes.get(movement.unitId)?.after ?? before;
    if (!before || !current) continue;
    const onHand = current.onHand + movement.onHandDelta;
    const reserved = current.reserved + movement.reservedDelta;
    const after = {
      ...current,
      onHand,
      reserved,
      available: availableFrom({ onHand, reserved, buffer: current.buffer }),
    };
    changes.set(movement.unitId, { itemId: before.itemId, unitId: before.unitId, before, after });
  }
  return [...changes.values()];
}

async function recordChanges(tx: Tx, userId: number, changes: readonly StockChange[], options: MoveOptions) {
  const { actor, why } = options;
  if (why === null) return;
  await recordHistory(
    tx,
    userId,
    changes
      .filter((c) => c.before.available !== c.after.available)
      .map((c) => ({
        actor,
        entity: 'stock',
        entityId: c.unitId,
        itemId: c.itemId,
        field: 'stock',
        before: c.before.available,
        after: c.after.available,
        why,
      })),
  );
}

/**
 * Wishes the available quantity for every target of these units that is live or about to be.
 *
 * The quantities are absolute, while the marketplace lowers a listing by itself when it sells there. So a write of ours may undo
 * a sale that we have not seen yet; the order then arrives with the next poll, lowers `available`, and its wish is forced, which puts
 * the site right again. What is sent carries every order seen up to the sending, because the latest wish is what leaves. Too much
 * can stand on a site for one polling window at most, and what is sold in it is flagged as oversold.
 *
 * Sites that share one stock are told once, by one of their targets; the others keep the figure for their content only.
 */
export async function wishStock(
  tx: Tx,
  userId: number,
  levels: readonly StockLevel[],
  options: Pick<MoveOptions, 'forcedUnitIds' | 'shownAtHome'> & { readonly onlyAbroad?: boolean } = {},
): Promise<void> {
  const byUnit = new Map(levels.map((level) => [level.unitId, level]));
  const found = await findWritableTargets(tx, userId, [...byUnit.keys()]);
  const targets = options.onlyAbroad ? found.filter((target) => !target.isHome) : found;
  const writers = writersOf(found);
  const isShown = ({ isHome, unitId }: WritableTarget) =>
    isHome && options.shownAtHome?.get(unitId) === byUnit.get(unitId)?.available;
  await markShown(
    tx,
    userId,
    targets.filter(isShown).map((t) => ({ ...t, quantity: byUnit.get(t.unitId)?.available ?? 0 })),
  );
  const wishes = targets
    .filter((target) => !isShown(target))
    .map((target): Wish => {
      const quantity = byUnit.get(target.unitId)?.available ?? 0;
      const { accountId, itemId, site, sku, listingKey: leaseKey } = target;
      const isFall = target.sentQuantity === null || quantity <= target.sentQuantity;
      const common = {
        userId,
        accountId,
        itemId,
        site,
        leaseKey,
        aspect: 'stock' as const,
        priority: isFall ? PRIORITY.stockDown : PRIORITY.stockUp,
        isForced: options.forcedUnitIds?.has(target.unitId) ?? false,
      };
      return target.isHome
        ? {
            ...common,
            isHome: true,
            targetKey: homeStockKey(leaseKey, sku),
            payload: { quantity, sku, isVariant: target.isVariant },
          }
        : { ...common, isHome: false, targetKey: sku, payload: { quantity }, ridesOnly: !writers.has(target) };
    });
  await wish(tx, wishes);
}

/** Of the targets that show one stock, the one that is written: at home, else where the pool has its name, else the first live one. */
function writersOf(targets: readonly WritableTarget[]): ReadonlySet<WritableTarget> {
  const rank = ({ isHome, isLive, site, pool }: WritableTarget) => {
    if (isHome) return 0;
    return isLive ? (site === pool ? 1 : 2) : 3;
  };
  const writers = new Map<string, WritableTarget>();
  for (const target of [...targets].sort((one, other) => rank(one) - rank(other) || (one.site < other.site ? -1 : 1))) {
    const key = JSON.stringify([target.accountId, target.unitId, target.pool, target.sku]);
    if (!writers.has(key)) writers.set(key, target);
  }
  return new Set(writers.values());
}
