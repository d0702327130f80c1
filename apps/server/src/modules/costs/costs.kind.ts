import { costs as calls } from '@quayside/contract';
import { z } from 'zod';
import { byKey, type ChangedRow, type Kind, type Objection } from '../changes/index.ts';
import { lockItems } from '../products/index.ts';
import { wantWorkOut } from './costs.enqueue.ts';
import type { CostsDeps } from './costs.service.ts';
import type { CostSince } from './item-costs.repository.ts';

/** Loaded when they are first needed, as the room's calls are. */
const repository = () => import('./item-costs.repository.ts');

const settings = z.object({ accountId: z.number().int() });
export type CostSettings = z.output<typeof settings>;

/** A cost with the day from which it is stated; null if nothing is stated from that day on. */
export type CostsKind = Kind<CostSettings, CostSince | null>;
export type CostRow = ChangedRow<CostSince | null>;

const idOf = ({ itemId }: CostRow): number => itemId ?? 0;
/** The day that a row is about: one of its values names it. */
const dayOf = ({ before, after }: CostRow): string => (after ?? before)?.since ?? '';

/** A row of an item's cost from a day on. */
export function costRow(
  item: { readonly itemId: number; readonly sku: string; readonly title: string },
  day: string,
  values: { readonly before: CostSince | null; readonly after: CostSince | null },
): CostRow {
  return { key: `${item.itemId} ${day}`, itemId: item.itemId, site: null, sku: item.sku, label: item.title, ...values };
}

/** Costs of items from days on, which come from a file. */
export function costsKind({ jobs, clock }: Pick<CostsDeps, 'jobs' | 'clock'>): CostsKind {
  return {
    name: 'costs',
    settings,
    call: calls.importCsv,
    field: 'unit-cost',
    why: () => 'cost_set',
    // An item's cost is that of the business, so files of two accounts may concern the same.
    laneOf: () => 'costs',
    shown: (value) => value?.cost ?? null,

    // A file has named the rows.
    findRows: async () => ({ rows: [], next: null }),

    judge: async (_tx, _context, rows) =>
      byKey(rows, ({ before, after }): Objection | undefined =>
        isSame(before, after) ? { verdict: 'refused', reason: 'unchanged' } : undefined,
      ),

    async hold(tx, { userId }, rows) {
      await lockItems(tx, userId, rows.map(idOf));
      const stated = await (await repository()).listStated(
        tx,
        userId,
        rows.map((row) => ({ itemId: idOf(row), since: dayOf(row) })),
      );
      return byKey(rows, (row) => {
        const found = stated.get(row.key);
        return found && { value: found.cost && { cost: found.cost, since: dayOf(row) } };
      });
    },

    async apply(tx, { userId, settings: { accountId } }, rows) {
      await (await repository()).saveCosts(
        tx,
        userId,
        rows.map((row) => ({ itemId: idOf(row), since: dayOf(row), cost: row.after?.cost ?? null })),
      );
      await wantWorkOut(jobs, tx, userId, clock.now());
      return { events: [{ kind: 'items', accountId }] };
    },
  };
}

function isSame(one: CostSince | null, other: CostSince | null): boolean {
  return (
    one?.since === other?.since && one?.cost.minor === other?.cost.minor && one?.cost.currency === other?.cost.currency
  );
}
