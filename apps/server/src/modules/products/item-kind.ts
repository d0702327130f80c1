import { isDeepStrictEqual } from 'node:util';
import type { ChangeReason, UserEvent } from '@quayside/contract';
import type { Tx } from '../../platform/database/db.ts';
import { byKey, type ChangeContext, type ChangedRow, type Kind, type Objection } from '../changes/index.ts';
import { listLabels, lockItems } from './products.repository.ts';
import { findSelected, type SelectedItems } from './selected-items.ts';

/** A row of one item. */
export type ItemRow<Value> = ChangedRow<Value> & { readonly itemId: number };

/** What one change of selected items adds to the others. Everything that gets rows gets those that would change. */
export interface ItemKind<Settings extends SelectedItems, Value>
  extends Pick<Kind<Settings, Value>, 'name' | 'settings' | 'call' | 'field' | 'why' | 'shown' | 'recorded'> {
  /** The value that an item gets. @param now what it has */
  goalOf(settings: Settings, now: Value): Value;
  /** The values of items now. Under lock if `lock` was called before. */
  loadValues(tx: Tx, userId: number, itemIds: readonly number[]): Promise<(itemId: number) => Value>;
  /** What tells values apart; default: the whole value. A name that people read is no part of it. */
  identityOf?(value: Value): unknown;
  /** What is to be said against a row. */
  judge?(
    tx: Tx,
    userId: number,
    rows: readonly ItemRow<Value>[],
  ): Promise<(row: ItemRow<Value>) => Objection | undefined>;
  /** Locks what is locked before items. */
  lock?(tx: Tx, userId: number): Promise<void>;
  /** Why a row that is still as it was may not be carried out. */
  forbid?(
    tx: Tx,
    userId: number,
    rows: readonly ItemRow<Value>[],
  ): Promise<(row: ItemRow<Value>) => ChangeReason | undefined>;
  /** Gives these items one value. */
  store(tx: Tx, userId: number, itemIds: readonly number[], value: Value): Promise<unknown>;
  /** What follows once the values of a step are stored: totals, projections, listings. @returns the events that tell of it */
  follow(tx: Tx, context: ChangeContext<Settings>, itemIds: readonly number[]): Promise<readonly UserEvent[]>;
}

/** A kind of change that gives the items of a selection one value. */
export function itemKind<Settings extends SelectedItems, Value>(
  kind: ItemKind<Settings, Value>,
): Kind<Settings, Value, number> {
  const { identityOf = (value: Value): unknown => value } = kind;
  const isSame = (one: Value, other: Value) => isDeepStrictEqual(identityOf(one), identityOf(other));
  const itemsOf = (rows: readonly ChangedRow<Value>[]) =>
    rows.map((row): ItemRow<Value> => ({ ...row, itemId: row.itemId ?? 0 }));
  const idsOf = (rows: readonly ChangedRow<Value>[]) => itemsOf(rows).map(({ itemId }) => itemId);
  return {
    ...kind,

    async findRows(tx, { userId, settings }, after, limit) {
      const { itemIds, next } = await findSelected(tx, userId, settings, after, limit);
      const nowOf = await kind.loadValues(tx, userId, itemIds);
      const labels = await listLabels(tx, userId, itemIds);
      const rows = labels.map(({ itemId, sku, title: label }) => ({
        ...{ key: `${itemId}`, itemId, site: null, sku, label },
        ...{ before: nowOf(itemId), after: kind.goalOf(settings, nowOf(itemId)) },
      }));
      return { rows, next };
    },

    async judge(tx, { userId }, rows) {
      const changing = itemsOf(rows).filter(({ before, after }) => !isSame(before, after));
      const objectionTo = await kind.judge?.(tx, userId, changing);
      const objections = byKey(changing, (row) => objectionTo?.(row));
      const unchanged = { verdict: 'refused', reason: 'unchanged' } as const;
      return byKey(rows, ({ key, before, after }) => (isSame(before, after) ? unchanged : objections.get(key)));
    },

    async hold(tx, { userId }, rows) {
      await kind.lock?.(tx, userId);
      await lockItems(tx, userId, idsOf(rows));
      const there = new Set((await listLabels(tx, userId, idsOf(rows))).map(({ itemId }) => itemId));
      const nowOf = await kind.loadValues(tx, userId, [...there]);
      const reasonAgainst = await kind.forbid?.(tx, userId, itemsOf(rows));
      return byKey(itemsOf(rows), (row) => {
        if (!there.has(row.itemId)) return undefined;
        const now = nowOf(row.itemId);
        return { value: isSame(now, row.before) ? row.before : now, reason: reasonAgainst?.(row) };
      });
    },

    async apply(tx, context, rows) {
      const groups = new Map<string, { readonly value: Value; readonly itemIds: number[] }>();
      for (const { itemId, after } of itemsOf(rows)) {
        const group = groups.get(JSON.stringify(identityOf(after)));
        if (group) group.itemIds.push(itemId);
        else groups.set(JSON.stringify(identityOf(after)), { value: after, itemIds: [itemId] });
      }
      for (const { value, itemIds } of groups.values()) await kind.store(tx, context.userId, itemIds, value);
      return { events: await kind.follow(tx, context, idsOf(rows)) };
    },
  };
}
