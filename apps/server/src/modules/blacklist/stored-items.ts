import type { Tx } from '../../platform/database/db.ts';
import { followKeywords } from './block-items.ts';
import { createMatcherCache, findMatchesOf } from './find-matches.ts';
import { getVersion, holdBlacklist, type KeywordRow, listKeywords } from './keywords.repository.ts';
import { replaceMatchesOfItems } from './matches.repository.ts';

/** Keeps stored items and keywords consistent. Both calls are made in the transaction that stores the items. */
export interface StoredItemsPort {
  /** Called before the items are written: keywords do not change until the transaction ends. */
  holdBlacklist(tx: Tx, userId: number): Promise<void>;
  /** Compares stored items with the keywords. Items that now contain one are blocked, and their listings abroad end. */
  itemsStored(tx: Tx, userId: number, itemIds: readonly number[]): Promise<void>;
}

export function createStoredItemsPort(): StoredItemsPort {
  const cache = createMatcherCache<KeywordRow>();
  return {
    holdBlacklist,
    async itemsStored(tx, userId, itemIds) {
      const version = await getVersion(tx, userId);
      if (version === 0 || itemIds.length === 0) return;
      const list = await cache.get(userId, version, () => listKeywords(tx, userId, 'all'));
      const found = (await findMatchesOf(tx, userId, list, itemIds)).flatMap(({ at, itemId }) => {
        const keyword = list.keywords[at];
        return keyword ? [{ keywordId: keyword.keywordId, itemId }] : [];
      });
      const ended = await replaceMatchesOfItems(tx, userId, itemIds, found);
      await followKeywords(tx, userId, { all: itemIds, ended }, { kind: 'rule', id: null });
    },
  };
}
