import { products } from '@quayside/contract';
import { z } from 'zod';
import { byKey, type ChangedRow, type Kind, type Objection } from '../changes/index.ts';
import { refreshProductRows } from './product-rows.projection.ts';
import { type BlockableItem, listBlockable, lockItems, setBlacklisted } from './products.repository.ts';
import { findSelected, selectedItems } from './selected-items.ts';

const settings = z.object({ ...selectedItems.shape, isBlocked: z.boolean() });
type BlockingSettings = z.output<typeof settings>;

/** A value says whether the seller blocks the item by hand. A keyword may block it as well. */
type BlockingKind = Kind<BlockingSettings, boolean, number>;
type Row = ChangedRow<boolean>;

const isByHand = ({ reason }: Pick<BlockableItem, 'reason'>) => reason.includes('M');
const idOf = ({ itemId }: Row): number => itemId ?? 0;

/** Items that the seller blocks or unblocks by hand. A block ends no listing: it only prevents new ones. */
export const blockingKind: BlockingKind = {
  name: 'blocking',
  settings,
  call: products.prepareBlocking,
  field: 'blocked',
  why: ({ isBlocked }) => (isBlocked ? 'blocked' : 'unblocked'),
  laneOf: () => 'blocking',
  shown: (value) => value,

  async findRows(tx, { userId, settings }, after, limit) {
    const { itemIds, next } = await findSelected(tx, userId, settings, after, limit);
    const rows = (await listBlockable(tx, userId, itemIds)).map((item): Row => {
      const { itemId, sku, title: label } = item;
      return { key: `${itemId}`, itemId, site: null, sku, label, before: isByHand(item), after: settings.isBlocked };
    });
    return { rows, next };
  },

  async judge(tx, { userId }, rows) {
    const items = await listBlockable(tx, userId, rows.map(idOf));
    const itemOf = new Map(items.map((item) => [item.itemId, item]));
    return byKey(rows, (row) => objectionTo(row, itemOf.get(idOf(row))));
  },

  async hold(tx, { userId }, rows) {
    const itemIds = rows.map(idOf);
    await lockItems(tx, userId, itemIds);
    const items = await listBlockable(tx, userId, itemIds);
    return new Map(items.map((item) => [`${item.itemId}`, { value: isByHand(item) }]));
  },

  async apply(tx, { userId, settings: { accountIds } }, rows) {
    for (const isBlocked of [true, false]) {
      const itemIds = rows.filter(({ after }) => after === isBlocked).map(idOf);
      await setBlacklisted(tx, userId, itemIds, 'M', isBlocked);
    }
    await refreshProductRows(tx, userId, rows.map(idOf));
    return { events: accountIds.map((accountId) => ({ kind: 'items', accountId })) };
  },
};

function objectionTo({ before, after }: Row, item: BlockableItem | undefined): Objection | undefined {
  if (before === after) return { verdict: 'refused', reason: 'unchanged' };
  if (after && item && item.live > 0) return { verdict: 'warned', reason: 'stays_live', listings: item.live };
  if (!after && item?.reason.includes('K')) return { verdict: 'warned', reason: 'keyword' };
  return undefined;
}
