import { products } from '@quayside/contract';
import { stockAdjustment } from '@quayside/contract/products.schema';
import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { byKey, type ChangedRow, type Kind, type Objection } from '../changes/index.ts';
import { countStock, loadLevels, lockLevels } from '../stock/index.ts';
import { listKeptUnits } from './kept-units.ts';
import { refreshProductRows } from './product-rows.projection.ts';
import { getItems, listBlockable, lockItems } from './products.repository.ts';
import { findSelected, selectedItems } from './selected-items.ts';

/** The most pieces that are counted of a unit, as the call of one count has it. */
const MOST = 10_000_000;

const settings = z.object({ ...selectedItems.shape, adjustment: stockAdjustment });
type Settings = z.output<typeof settings>;
type Row = ChangedRow<number>;

const unitOf = ({ key }: Pick<Row, 'key'>): number => Number(key);
const itemsOf = (rows: readonly Row[]): number[] => [...new Set(rows.map(({ itemId }) => itemId ?? 0))];

/** The pieces of each unit of these items; without an entry where nothing was ever counted, which is as good as none. */
async function onHandOf(tx: Tx, userId: number, itemIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const levels = await loadLevels(tx, userId, itemIds);
  return new Map(levels.map(({ unitId, onHand }) => [unitId, onHand]));
}

function adjusted(now: number, { adjustment: { kind, pieces } }: Settings): number {
  if (kind === 'set') return pieces;
  return Math.min(Math.max(kind === 'add' ? now + pieces : now - pieces, 0), MOST);
}

/**
 * The pieces on hand of selected items, each variation by itself. The ledger gets a movement for each row,
 * also for one that is taken back. What is reserved for orders is still on hand.
 */
export const stockKind: Kind<Settings, number, number> = {
  name: 'stock',
  settings,
  call: products.prepareStock,
  field: 'stock',
  why: () => 'counted',
  shown: (onHand) => onHand,
  entityOf: (row) => ({ entity: 'stock', entityId: unitOf(row) }),

  async findRows(tx, { userId, settings: given }, after, limit) {
    const { itemIds, next } = await findSelected(tx, userId, given, after, limit);
    const onHand = await onHandOf(tx, userId, itemIds);
    const items = (await getItems(tx, userId, itemIds)).filter(({ isEnded }) => !isEnded);
    const rows = items.flatMap(({ itemId, title: label, units }) =>
      units.map(({ unitId, sku }): Row => {
        const before = onHand.get(unitId) ?? 0;
        return { key: `${unitId}`, itemId, site: null, sku, label, before, after: adjusted(before, given) };
      }),
    );
    return { rows, next };
  },

  async judge(tx, { userId }, rows) {
    const kept = await listKeptUnits(tx, userId, itemsOf(rows));
    const items = await listBlockable(tx, userId, itemsOf(rows));
    const live = new Map(items.map((item) => [item.itemId, item.live]));
    return byKey(rows, (row): Objection | undefined => {
      if (row.before === row.after) return { verdict: 'refused', reason: 'unchanged' };
      if (kept.has(unitOf(row))) return { verdict: 'refused', reason: 'kept_by_marketplace' };
      const listings = live.get(row.itemId ?? 0) ?? 0;
      return listings > 0 ? { verdict: 'warned', reason: 'live', listings } : undefined;
    });
  },

  async hold(tx, { userId }, rows) {
    // Stock is locked before items, as by every movement.
    const levels = await lockLevels(tx, userId, rows.map(unitOf));
    await lockItems(tx, userId, itemsOf(rows));
    const items = await getItems(tx, userId, itemsOf(rows));
    const there = new Set(items.flatMap(({ isEnded, units }) => (isEnded ? [] : units.map(({ unitId }) => unitId))));
    const kept = await listKeptUnits(tx, userId, itemsOf(rows));
    return byKey(rows, (row) => {
      const unitId = unitOf(row);
      if (!there.has(unitId)) return undefined;
      const reason = kept.has(unitId) ? ('kept_by_marketplace' as const) : undefined;
      return { value: levels.get(unitId)?.onHand ?? 0, reason };
    });
  },

  async apply(tx, { userId, actor, isUndo }, rows) {
    const itemIds = itemsOf(rows);
    await countStock(
      tx,
      userId,
      rows.map((row) => ({ itemId: row.itemId ?? 0, unitId: unitOf(row), onHand: row.after })),
      actor,
      { kind: isUndo ? 'revert' : 'count', why: null },
    );
    await refreshProductRows(tx, userId, itemIds);
    return { events: [{ kind: 'stock', itemIds }] };
  },
};
