import { editedTags, foldTag, MOST_TAGS_OF_ITEM, type Platform, type TagEdit } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { type FollowDeps, foundOf, keepFollowers, NOT_OVER } from '../listings/index.ts';
import { getItems, lockItems } from '../products/index.ts';
import { areTagsRuled, countRuledListings } from './ruled-listings.ts';
import { hasPlaceFor, loadTags, lockTags, setTags } from './tags.repository.ts';

/**
 * Adds tags to one item and removes others.
 * @returns all tags of the item, sorted
 * @throws item_not_found, too_many_tags, too_many_tags_of_item, tags_move_prices if that needs the seller's consent
 */
export async function updateItemTags(
  { db, jobs }: FollowDeps & { readonly db: Db },
  userId: number,
  { platform, itemId }: { readonly platform: Platform; readonly itemId: number },
  edit: TagEdit,
  actor: Actor,
): Promise<readonly string[]> {
  return withTransaction(db, async (tx) => {
    await lockTags(tx, userId);
    await lockItems(tx, userId, [itemId]);
    const [item] = await getItems(tx, userId, [itemId]);
    if (!item || item.platform !== platform) throw fail('item_not_found');
    const before = (await loadTags(tx, userId, [itemId]))(itemId);
    const after = editedTags(before, edit);
    if (before.map(foldTag).join() === after.map(foldTag).join()) return before;
    if (after.length > MOST_TAGS_OF_ITEM) throw fail('too_many_tags_of_item');
    if (!(await hasPlaceFor(tx, userId, after))) throw fail('too_many_tags');
    const ruled = await countRuledListings(tx, userId, [{ itemId, before, after }]);
    if (ruled(itemId) > 0) throw fail('tags_move_prices', { vars: { count: ruled(itemId) } });
    await setTags(tx, userId, [itemId], after);
    if (await areTagsRuled(tx, userId)) {
      // What is on its way to a marketplace follows; nothing is on sale yet.
      await keepFollowers(tx, { jobs }, userId, foundOf(userId, NOT_OVER, { itemIds: [itemId] }), ['rules']);
    }
    const written = (names: readonly string[]) => names.join(', ') || null;
    const entry = { field: 'tags', before: written(before), after: written(after), why: 'tags_changed' } as const;
    await recordHistory(tx, userId, [{ ...entry, actor, entity: 'item', entityId: itemId, itemId }]);
    await emitEvents(tx, userId, [{ kind: 'items', accountId: item.accountId }]);
    return (await loadTags(tx, userId, [itemId]))(itemId);
  });
}
