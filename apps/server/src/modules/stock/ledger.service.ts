import type { HistoryWhy } from '@quayside/contract';
import { toldStock } from '@quayside/kernel/stock-limits';
import type { Tx } from '../../platform/database/db.ts';
import { type DesiredState, holdListings, homeStockKey, PRIORITY, setDesiredState } from '../dispatch/index.ts';
import { recordHistory } from '../history/index.ts';
import { applyMovements, type LockedLevel, lockLevels, movementKey } from './stock.repository.ts';
import { availableFrom, type Movement, type StockChange, type StockLevel } from './stock.types.ts';
import { findWritableTargets, markShown, type SharedStock, type WritableTarget } from './targets.repository.ts';

export interface MoveOptions {
  /** The history's `why` for units whose available quantity changed; null if the caller writes the history. */
  readonly why: HistoryWhy | null;
  /** Units whose targets are sent again even without a change, because a marketplace has changed its quantity itself. */
  readonly forcedUnitIds?: ReadonlySet<number>;
  /** What the home listings already show, which need not be sent there. */
  readonly shownAtHome?: {
    /** Unit id → quantity. */
    readonly quantities: ReadonlyMap<number, number>;
    /** In monotonic time. */
    readonly observedAt: Date;
  };
}

export interface Moved {
  /** The `movementKey`s of movements that are new. */
  readonly applied: ReadonlySet<string>;
  readonly changes: readonly StockChange[];
}

/**
 * The only function that moves stock: writes the ledger, changes the levels, writes history and sets the new quantity as the desired state
 * of every live target including home, all in the caller's transaction. Locks levels in the order of unit ids.
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
  const applied = await applyMovements(tx, userId, known);
  const steps = stepsOf(
    levels,
    known.filter((m) => applied.has(movementKey(m.unitId, m.cause))),
  );
  const changes = changesOf(steps);
  if (options.why !== null) await recordSteps(tx, userId, steps, options.why);
  const levelsNow = changes.map((c) => c.after);
  await setDesiredStock(tx, userId, levelsNow, options);
  return { applied, changes };
}

/** The effect of one movement on its unit. */
interface Step extends StockChange {
  readonly movement: Movement;
}

/** The movements in order, each with the level before and after. */
function stepsOf(levels: ReadonlyMap<number, LockedLevel>, applied: readonly Movement[]): Step[] {
  const current = new Map<number, StockLevel>(levels);
  return applied.flatMap((movement): Step[] => {
    const before = current.get(movement.unitId);
    if (!before) return [];
    const onHand = before.onHand + movement.onHandDelta;
    const reserved = before.reserved + movement.reservedDelta;
    const after = {
      ...before,
      onHand,
      reserved,
      available: availableFrom({ ...before, onHand, reserved }),
    };
    current.set(movement.unitId, after);
    return [{ itemId: before.itemId, unitId: before.unitId, before, after, movement }];
  });
}

/** The total change of each unit over all steps. */
function changesOf(steps: readonly Step[]): StockChange[] {
  const changes = new Map<number, StockChange>();
  for (const { itemId, unitId, before, after } of steps) {
    changes.set(unitId, { itemId, unitId, before: changes.get(unitId)?.before ?? before, after });
  }
  return [...changes.values()];
}

/** One entry per movement, so that each names its own order. */
async function recordSteps(tx: Tx, userId: number, steps: readonly Step[], why: HistoryWhy): Promise<void> {
  await recordHistory(
    tx,
    userId,
    steps
      .filter(({ before, after }) => before.available !== after.available)
      .map(({ itemId, unitId, before, after, movement }) => ({
        actor: movement.actor,
        entity: 'stock',
        entityId: unitId,
        itemId,
        field: 'stock',
        before: before.available,
        after: after.available,
        why: movement.why ?? why,
      })),
  );
}

/**
 * Sets the available quantity within the account's limits as desired state of every target of these units that is live or about to be; none
 * in a market that the seller has emptied.
 *
 * Quantities are absolute, but a marketplace also lowers a listing by itself when it sells. A write can therefore undo a sale that we
 * have not seen yet. The next poll brings that order and forces a new desired state. Until then a site may show too much, for one
 * polling interval at most, and the excess is flagged as oversold.
 *
 * Sites that share one stock get it once, through one of their targets; the others keep the figure for their content only.
 */
export async function setDesiredStock(
  tx: Tx,
  userId: number,
  levels: readonly StockLevel[],
  options: Pick<MoveOptions, 'forcedUnitIds' | 'shownAtHome'> & {
    /** Restricts the units' targets. */
    readonly isMeant?: (target: WritableTarget) => boolean;
  } = {},
): Promise<void> {
  const byUnit = new Map(levels.map((level) => [level.unitId, level]));
  const found = await lockTargets(tx, userId, [...byUnit.keys()]);
  const targets = options.isMeant ? found.filter(options.isMeant) : found;
  const writers = writersOf(found);
  const { shownAtHome } = options;
  const isShown = ({ isHome, unitId }: WritableTarget) =>
    isHome && shownAtHome?.quantities.get(unitId) === byUnit.get(unitId)?.available;
  if (shownAtHome) {
    const shown = targets.filter(isShown).map((t) => ({ ...t, quantity: byUnit.get(t.unitId)?.available ?? 0 }));
    await markShown(tx, userId, shown, shownAtHome.observedAt);
  }
  const desiredStates = targets
    .filter((target) => !isShown(target))
    .map((target): DesiredState => {
      const quantity = toldTo(target, byUnit.get(target.unitId)?.available ?? 0);
      const { accountId, itemId, site, sku, listingKey: leaseKey } = target;
      const isFall = target.sentQuantity === null || quantity <= target.sentQuantity;
      const common = {
        userId,
        accountId,
        itemId,
        site,
        leaseKey,
        changeKind: 'stock' as const,
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
  await setDesiredState(tx, desiredStates);
}

/** The quantity that a target is told of the pieces for sale. */
export function toldTo({ isEmptied, limits }: Pick<WritableTarget, 'isEmptied' | 'limits'>, available: number): number {
  return isEmptied ? 0 : toldStock(available, limits);
}

/**
 * Which of several sites with shared stock is written depends on which are live, so the targets stay locked until the desired state is
 * written.
 */
async function lockTargets(tx: Tx, userId: number, unitIds: readonly number[]): Promise<WritableTarget[]> {
  const found = await findWritableTargets(tx, userId, unitIds);
  const shared = found.filter(({ pool, site }) => pool !== site);
  if (shared.length === 0) return found;
  await holdListings(
    tx,
    shared.map((target) => ({ ...target, userId, leaseKey: target.listingKey })),
  );
  return findWritableTargets(tx, userId, unitIds);
}

/** Identifies a stock that one or more targets show. */
export function sharedStockKey({ accountId, unitId, pool, sku }: SharedStock): string {
  return JSON.stringify([accountId, unitId, pool, sku]);
}

/**
 * Of the targets that share a stock, the one that is written: home, otherwise the pool's own site, otherwise the first
 * live one.
 */
function writersOf(targets: readonly WritableTarget[]): ReadonlySet<WritableTarget> {
  const rank = ({ isHome, isLive, site, pool }: WritableTarget) => {
    if (isHome) return 0;
    return isLive ? (site === pool ? 1 : 2) : 3;
  };
  const writers = new Map<string, WritableTarget>();
  for (const target of [...targets].sort((one, other) => rank(one) - rank(other) || (one.site < other.site ? -1 : 1))) {
    const key = sharedStockKey(target);
    if (!writers.has(key)) writers.set(key, target);
  }
  return new Set(writers.values());
}
