import { sheets } from '@quayside/contract';
import type { Money } from '@quayside/kernel';
import { doubtOf } from '@quayside/kernel/margin/unusual-cost';
import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import type { AnyKind, ChangeContext, ChangedRow, HeldValue, Kind, Objection } from '../changes/index.ts';
import { getItems, lockItems } from '../products/index.ts';
import { lockLevels } from '../stock/index.ts';

const settings = z.object({ accountIds: z.array(z.number().int()).readonly() });
type Settings = z.output<typeof settings>;

/** What a cell may change, in the order in which the things are locked, and the kind of change that does so. */
const KINDS = { stock: 'stock', cost: 'costs', manual: 'manual-prices', title: 'title-words' } as const;
type SheetWhat = keyof typeof KINDS;
const WHATS = Object.keys(KINDS) as SheetWhat[];

/** A value of one of the kinds. */
interface SheetValue {
  readonly what: SheetWhat;
  readonly value: unknown;
}
export type SheetChangeRow = ChangedRow<SheetValue>;
export type SheetKind = Kind<Settings, SheetValue>;

/** The key of a row: that of its kind, behind what it changes. */
export const sheetKey = (what: SheetWhat, key: string): string => `${what} ${key}`;

const innerRow = (row: SheetChangeRow): ChangedRow<unknown> => ({
  ...row,
  key: row.key.slice(row.before.what.length + 1),
  before: row.before.value,
  after: row.after.value,
});
const unitOf = (row: SheetChangeRow): number => Number(innerRow(row).key);

/**
 * What a file of products changes: stock, costs, prices by hand and titles, in one change with one consent and one undo. Each row is judged,
 * held and carried out by the kind that does the same for a selection.
 */
export function sheetKind(others: readonly AnyKind[]): SheetKind {
  const kinds = new Map(WHATS.map((what) => [what, others.find(({ name }) => name === KINDS[what])]));
  const kindOf = (what: SheetWhat): AnyKind => {
    const kind = kinds.get(what);
    if (!kind) throw new Error(`No kind of change is called ${KINDS[what]}`);
    return kind;
  };
  /** The rows of each kind, with the context that it expects; settings of its own say nothing about given rows. */
  const parts = (context: ChangeContext<Settings>, rows: readonly SheetChangeRow[]) =>
    WHATS.flatMap((what) => {
      const own = rows.filter(({ before }) => before.what === what);
      if (own.length === 0) return [];
      return [
        { what, kind: kindOf(what), context: { ...context, settings: { accountId: 0 } }, rows: own.map(innerRow) },
      ];
    });

  return {
    name: 'product-file',
    settings,
    call: sheets.prepare,
    field: 'product-file',
    why: (_settings, row) => (row ? whyOf(row) : 'product_file'),
    shown: ({ what, value }) => kindOf(what).shown(value),
    recorded({ what, value }) {
      const kind = kindOf(what);
      return (kind.recorded ?? kind.shown)(value);
    },
    entityOf(row, userId) {
      const kind = kindOf(row.before.what);
      const entity = kind.entityOf?.(innerRow(row), userId) ?? { entity: 'item' as const, entityId: row.itemId ?? 0 };
      return { field: kind.field, ...entity };
    },

    async judge(tx, context, rows) {
      const objections = new Map<string, Objection>();
      for (const part of parts(context, rows)) {
        const said = await part.kind.judge(tx, part.context, part.rows);
        for (const [key, objection] of said) objections.set(sheetKey(part.what, key), objection);
      }
      for (const row of context.isUndo ? [] : await findDoubtful(tx, context.userId, rows)) {
        if (!objections.has(row.key)) objections.set(row.key, { verdict: 'warned', reason: 'cost_doubtful' });
      }
      return objections;
    },

    async hold(tx, context, rows) {
      await lock(tx, context.userId, rows);
      const held = new Map<string, HeldValue<SheetValue>>();
      for (const part of parts(context, rows)) {
        const now = await part.kind.hold(tx, part.context, part.rows);
        for (const [key, { value, reason }] of now) {
          held.set(sheetKey(part.what, key), { value: { what: part.what, value }, reason });
        }
      }
      return held;
    },

    async apply(tx, context, rows) {
      const events = [];
      const failed = new Map();
      for (const part of parts(context, rows)) {
        const applied = await part.kind.apply(tx, part.context, part.rows);
        if (part.what !== 'cost') events.push(...(applied.events ?? []));
        for (const [key, reason] of applied.failed ?? []) failed.set(sheetKey(part.what, key), reason);
      }
      const items = context.settings.accountIds.map((accountId) => ({ kind: 'items' as const, accountId }));
      return { events: [...events, ...items], failed };
    },
  };
}

/** Stock is locked before items, and items all at once, as by every other change. */
async function lock(tx: Tx, userId: number, rows: readonly SheetChangeRow[]): Promise<void> {
  const counted = rows.filter(({ before }) => before.what === 'stock');
  if (counted.length > 0) await lockLevels(tx, userId, counted.map(unitOf));
  await lockItems(tx, userId, [...new Set(rows.map(({ itemId }) => itemId ?? 0))]);
}

type Cost = { readonly cost: Money } | null;

/** Costs that look like a mistake beside the price at home, or the one before, in its currency. */
async function findDoubtful(tx: Tx, userId: number, rows: readonly SheetChangeRow[]): Promise<SheetChangeRow[]> {
  const costs = rows.filter(({ before }) => before.what === 'cost');
  if (costs.length === 0) return [];
  const items = await getItems(
    tx,
    userId,
    costs.map(({ itemId }) => itemId ?? 0),
  );
  const priceOf = new Map(items.map(({ itemId, price }) => [itemId, price]));
  return costs.filter((row) => {
    const [before, after] = [row.before.value as Cost, row.after.value as Cost];
    const price = priceOf.get(row.itemId ?? 0);
    if (!after || price?.currency !== after.cost.currency) return false;
    const earlier = before?.cost.currency === price.currency ? before.cost : null;
    return doubtOf(after.cost, earlier, price) !== undefined;
  });
}

function whyOf({ before: { what }, after }: SheetChangeRow) {
  switch (what) {
    case 'stock':
      return 'counted';
    case 'title':
      return 'title_written';
    case 'cost':
      return after.value === null ? 'cost_removed' : 'cost_set';
    case 'manual':
      return after.value === null ? 'manual_price_removed' : 'manual_price_set';
  }
}
