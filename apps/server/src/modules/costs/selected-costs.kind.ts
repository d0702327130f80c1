import { costs as calls } from '@quayside/contract';
import { CURRENCIES, type Currency } from '@quayside/kernel';
import { z } from 'zod';
import { byKey, type Kind, type Objection } from '../changes/index.ts';
import { findSelected, getItems, selectedItems } from '../products/index.ts';
import { loadRateTable } from '../rates/index.ts';
import { costRow, costsKind } from './costs.kind.ts';
import type { CostsDeps } from './costs.service.ts';
import type { CostSince } from './item-costs.repository.ts';

/** Loaded when they are first needed, as the room's calls are. */
const repository = () => import('./item-costs.repository.ts');
const files = () => import('./import-costs.ts');

const settings = z.object({
  ...selectedItems.shape,
  /** The first day of sales for which it holds, ISO date. */
  since: z.string(),
  cost: z.object({ minor: z.number().int(), currency: z.enum(CURRENCIES as [Currency]) }).nullable(),
});
type Settings = z.output<typeof settings>;

/** The cost of selected items from a day on, which is stored like one of a file. */
export function selectedCostsKind(deps: Pick<CostsDeps, 'jobs' | 'clock'>): Kind<Settings, CostSince | null, number> {
  const costs = costsKind(deps);
  const ofAccount = (accountIds: readonly number[]) => ({ accountId: accountIds[0] ?? 0 });
  return {
    name: 'selected-costs',
    settings,
    call: calls.prepareSelected,
    field: costs.field,
    why: ({ cost }) => (cost ? 'cost_set' : 'cost_removed'),
    laneOf: ({ accountIds }) => costs.laneOf?.(ofAccount(accountIds)) ?? 'costs',
    shown: costs.shown,

    async findRows(tx, { userId, settings: given }, after, limit) {
      const { cost, since } = given;
      const { itemIds, next } = await findSelected(tx, userId, given, after, limit);
      const items = (await getItems(tx, userId, itemIds)).filter(({ isEnded }) => !isEnded);
      const places = items.map(({ itemId }) => ({ itemId, since }));
      const stated = await (await repository()).listStated(tx, userId, places);
      const rows = items.map((item) => {
        const before = stated.get(`${item.itemId} ${since}`)?.cost ?? null;
        return costRow(item, since, { before: before && { cost: before, since }, after: cost && { cost, since } });
      });
      return { rows, next };
    },

    async judge(tx, context, rows) {
      const { userId, isUndo, settings: given } = context;
      const against = await costs.judge(tx, { ...context, settings: ofAccount(given.accountIds) }, rows);
      if (isUndo || !given.cost) return against;
      const { cost, since } = given;
      const items = new Map(
        (
          await getItems(
            tx,
            userId,
            rows.map(({ itemId }) => itemId ?? 0),
          )
        ).map((one) => [one.itemId, one]),
      );
      const places = [...items.keys()].map((itemId) => ({ itemId, since }));
      const earlier = await (await repository()).loadCostsBefore(tx, userId, places);
      const rates = await loadRateTable(tx);
      const { doubtAbout } = await files();
      return byKey(rows, (row): Objection | undefined => {
        const item = items.get(row.itemId ?? 0);
        const known = against.get(row.key);
        if (known || !item) return known;
        const before = row.before?.cost ?? earlier.get(row.key) ?? null;
        return doubtAbout(cost, before, item.price, rates) ? { verdict: 'warned', reason: 'cost_doubtful' } : undefined;
      });
    },

    hold: (tx, context, rows) => costs.hold(tx, { ...context, settings: ofAccount(context.settings.accountIds) }, rows),

    async apply(tx, context, rows) {
      const { accountIds } = context.settings;
      await costs.apply(tx, { ...context, settings: ofAccount(accountIds) }, rows);
      return { events: accountIds.map((accountId) => ({ kind: 'items' as const, accountId })) };
    },
  };
}
