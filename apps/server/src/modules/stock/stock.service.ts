import type { HistoryWhy } from '@quayside/contract';
import type { Db, Tx } from '../../platform/database/db.ts';
import { findUnsettledTargets, homeStockKey } from '../dispatch/index.ts';
import type { Actor } from '../history/index.ts';
import { type MoveOptions, moveStock, setDesiredStock } from './ledger.service.ts';
import { findUnitsMovedByOrders, holdLevels, insertLevels, lockLevels, readLevels } from './stock.repository.ts';
import type { Movement, StockChange, StockLevel, StockTarget } from './stock.types.ts';
import { findHomeTargets, type HomeTarget, upsertTargets } from './targets.repository.ts';

export interface ObservedStock {
  readonly itemId: number;
  readonly unitId: number;
  /** The quantity for sale that the home listing showed. */
  readonly quantity: number;
}

export interface Observation {
  /** The time just before the marketplace was asked for the quantities. */
  readonly observedAt: Date;
  /** The same in monotonic time: of two observations, the later one counts, whichever is stored first. */
  readonly monotonicAt: Date;
  /** When the last complete order read of the account began; null if there was none. */
  readonly ordersSeenAt: Date | null;
  /** Identifies the observation in the ledger, e.g. `import:12`; a repetition moves no stock. */
  readonly cause: string;
}

/** An observation may or may not include sales near its time; such units are compared next time. */
const QUIET_BEFORE_MS = 60_000;

/**
 * Records the quantities of the home listings. A unit that was never counted starts with the quantity shown. For a
 * known unit, the marketplace itself lowers the quantity with each home sale, which an order reports as well. A
 * quantity that differs from the last one sent counts as the seller's own change only if nothing is in progress: no
 * order near the observation, no possibly unseen order, and no pending or later send or later observation. The change enters the ledger as a
 * count, by its difference.
 */
export async function recordImportedStock(
  tx: Tx,
  userId: number,
  rows: readonly ObservedStock[],
  observation: Observation,
): Promise<readonly StockChange[]> {
  if (rows.length === 0) return [];
  const fresh = await insertLevels(tx, userId, rows, observation.observedAt);
  const first = rows.filter((row) => fresh.has(row.unitId));
  const started = await moveStock(
    tx,
    userId,
    first.map((row) => ({
      ...unitOf(row),
      kind: 'import',
      onHandDelta: Math.max(row.quantity, 0),
      reservedDelta: 0,
      cause: 'import',
      actor: { kind: 'import', id: null },
    })),
    { why: null, shownAtHome: shownBy(first, observation) },
  );
  const known = rows.filter((row) => !fresh.has(row.unitId));
  const changed = await reconcile(tx, userId, known, observation);
  return [...started.changes, ...changed];
}

function unitOf(row: { itemId: number; unitId: number }) {
  return { itemId: row.itemId, unitId: row.unitId };
}

function shownBy(rows: readonly ObservedStock[], { monotonicAt }: Observation): MoveOptions['shownAtHome'] {
  return { quantities: new Map(rows.map((row) => [row.unitId, row.quantity])), observedAt: monotonicAt };
}

async function reconcile(
  tx: Tx,
  userId: number,
  rows: readonly ObservedStock[],
  observation: Observation,
): Promise<readonly StockChange[]> {
  const { observedAt, monotonicAt, ordersSeenAt } = observation;
  if (rows.length === 0 || ordersSeenAt === null || ordersSeenAt < observedAt) return [];
  const unitIds = rows.map((row) => row.unitId);
  const levels = await lockLevels(tx, userId, unitIds);
  const targets = new Map((await findHomeTargets(tx, userId, unitIds)).map((target) => [target.unitId, target]));
  const differing = rows.filter(
    (row) =>
      !isOvertaken(targets.get(row.unitId), monotonicAt) &&
      differs(row, targets.get(row.unitId), levels.get(row.unitId)),
  );
  if (differing.length === 0) return [];
  const quietSince = new Date(observedAt.getTime() - QUIET_BEFORE_MS);
  const moved = await findUnitsMovedByOrders(
    tx,
    userId,
    differing.map((row) => row.unitId),
    quietSince,
  );
  const unsettled = await findUnsettledHomeUnits(tx, userId, [...targets.values()], observedAt);
  const movements = differing
    .filter((row) => !moved.has(row.unitId) && !unsettled.has(row.unitId))
    .map((row): Movement => {
      const expected = targets.get(row.unitId)?.sentQuantity ?? levels.get(row.unitId)?.available ?? row.quantity;
      return {
        ...unitOf(row),
        kind: 'count',
        onHandDelta: row.quantity - expected,
        reservedDelta: 0,
        cause: `home:${observation.cause}`,
        actor: { kind: 'marketplace', id: null },
      };
    });
  const { changes } = await moveStock(tx, userId, movements, {
    why: 'reconciled',
    shownAtHome: shownBy(rows, observation),
  });
  return changes;
}

/** Whether a later observation was stored: a comparison may wait for its list while changes at home are stored. */
function isOvertaken(target: HomeTarget | undefined, monotonicAt: Date): boolean {
  return target !== undefined && target.observedAt !== null && target.observedAt > monotonicAt;
}

/** Whether the home listing shows another quantity than was last sent or, if nothing was sent, than is available. */
function differs(row: ObservedStock, target: HomeTarget | undefined, level: StockLevel | undefined): boolean {
  const expected = target?.sentQuantity ?? level?.available;
  return expected !== undefined && expected !== row.quantity;
}

/** Whether a home listing shows another quantity than is known; new units do not count. */
export async function isStockDifferent(db: Db, userId: number, rows: readonly ObservedStock[]): Promise<boolean> {
  if (rows.length === 0) return false;
  const itemIds = [...new Set(rows.map(({ itemId }) => itemId))];
  const unitIds = rows.map(({ unitId }) => unitId);
  const levels = new Map((await readLevels(db, userId, itemIds)).map((level) => [level.unitId, level]));
  const targets = new Map((await findHomeTargets(db, userId, unitIds)).map((target) => [target.unitId, target]));
  return rows.some((row) => differs(row, targets.get(row.unitId), levels.get(row.unitId)));
}

async function findUnsettledHomeUnits(
  tx: Tx,
  userId: number,
  targets: readonly HomeTarget[],
  observedAt: Date,
): Promise<Set<number>> {
  const unsettled = await findUnsettledTargets(
    tx,
    userId,
    targets.map((t) => ({
      accountId: t.accountId,
      targetKey: homeStockKey(t.listingKey, t.sku),
      site: t.site,
      changeKind: 'stock',
    })),
  );
  const isUnsettled = (t: HomeTarget) =>
    unsettled.has(homeStockKey(t.listingKey, t.sku)) || (t.sentAt !== null && t.sentAt >= observedAt);
  return new Set(targets.filter(isUnsettled).map((t) => t.unitId));
}

/**
 * Sets the quantity on hand to a person's count. Units that were never counted start with it.
 * @param about what kind of movement it is, and what the history says of it; null if the caller writes the history
 */
export async function countStock(
  tx: Tx,
  userId: number,
  counts: readonly { itemId: number; unitId: number; onHand: number }[],
  actor: Actor,
  about: { readonly kind: 'count' | 'revert'; readonly why: HistoryWhy | null } = { kind: 'count', why: 'counted' },
): Promise<readonly StockChange[]> {
  await insertLevels(tx, userId, counts, null);
  const levels = await lockLevels(
    tx,
    userId,
    counts.map((c) => c.unitId),
  );
  const movements = counts.flatMap((count): Movement[] => {
    const level = levels.get(count.unitId);
    if (!level || level.onHand === count.onHand) return [];
    const onHandDelta = count.onHand - level.onHand;
    const cause = `count:${level.version + 1}`;
    return [{ ...unitOf(count), kind: about.kind, onHandDelta, reservedDelta: 0, cause, actor }];
  });
  const { changes } = await moveStock(tx, userId, movements, { why: about.why });
  return changes;
}

/** Unit id → quantity for sale. Units that were never counted are omitted. */
export async function availableOf(
  db: Db,
  userId: number,
  itemIds: readonly number[],
): Promise<Map<number, { itemId: number; available: number }>> {
  const levels = await readLevels(db, userId, itemIds);
  return new Map(levels.map((level) => [level.unitId, { itemId: level.itemId, available: level.available }]));
}

/**
 * The same with locks until the transaction ends, for a caller that creates targets with these quantities. A movement sees only committed
 * targets: one between the read and the commit would update every target except these. Call it before locking items, as movements do.
 */
export async function holdAvailable(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const levels = await holdLevels(tx, userId, itemIds);
  return new Map(levels.map(({ unitId, available }) => [unitId, available]));
}

export async function loadLevels(db: Db, userId: number, itemIds: readonly number[]): Promise<StockLevel[]> {
  return readLevels(db, userId, itemIds);
}

/**
 * Stores the marketplaces' pools of these units. Their desired quantity is maintained from then on, also for a target that is not live yet.
 */
export async function ensureTargets(tx: Tx, userId: number, targets: readonly StockTarget[]): Promise<void> {
  if (targets.length > 0) await upsertTargets(tx, userId, targets);
}

/**
 * Sets the current quantity as the desired state of the items' foreign targets after new listings were created; home is already in step.
 */
export async function setDesiredStockOf(tx: Tx, userId: number, itemIds: readonly number[]): Promise<void> {
  await setDesiredStock(tx, userId, await readLevels(tx, userId, itemIds), { isMeant: ({ isHome }) => !isHome });
}
