import { products } from '@quayside/contract';
import { z } from 'zod';
import { itemKind } from './item-kind.ts';
import { refreshProductRows } from './product-rows.projection.ts';
import { listBlockable, setBlacklisted } from './products.repository.ts';
import { selectedItems } from './selected-items.ts';

const settings = z.object({ ...selectedItems.shape, isBlocked: z.boolean() });

/**
 * Items that the seller blocks or unblocks by hand; a keyword may block them as well. A block ends no listing: it only
 * prevents new ones.
 */
export const blockingKind = itemKind<z.output<typeof settings>, boolean>({
  name: 'blocking',
  settings,
  call: products.prepareBlocking,
  field: 'blocked',
  why: ({ isBlocked }) => (isBlocked ? 'blocked' : 'unblocked'),
  goalOf: ({ isBlocked }) => isBlocked,
  shown: (isBlocked) => ({ word: isBlocked ? 'blocked' : 'free', text: null }),
  recorded: (isBlocked) => isBlocked,

  async loadValues(tx, userId, itemIds) {
    const byHand = (await listBlockable(tx, userId, itemIds)).filter(({ reason }) => reason.includes('M'));
    const blocked = new Set(byHand.map(({ itemId }) => itemId));
    return (itemId) => blocked.has(itemId);
  },

  async judge(tx, userId, rows) {
    const items = await listBlockable(
      tx,
      userId,
      rows.map(({ itemId }) => itemId),
    );
    const itemOf = new Map(items.map((item) => [item.itemId, item]));
    return ({ itemId, after }) => {
      const { live = 0, reason = '' } = itemOf.get(itemId) ?? {};
      if (after && live > 0) return { verdict: 'warned', reason: 'stays_live', listings: live };
      return !after && reason.includes('K') ? { verdict: 'warned', reason: 'keyword' } : undefined;
    };
  },

  store: (tx, userId, itemIds, isBlocked) => setBlacklisted(tx, userId, itemIds, 'M', isBlocked),

  async follow(tx, { userId, settings: { accountIds } }, itemIds) {
    await refreshProductRows(tx, userId, itemIds);
    return accountIds.map((accountId) => ({ kind: 'items', accountId }));
  },
});
