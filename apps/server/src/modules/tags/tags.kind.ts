import { tags as calls } from '@quayside/contract';
import { tagEdit } from '@quayside/contract/tags.schema';
import { editedTags, foldTag, MOST_TAGS_OF_ITEM } from '@quayside/kernel';
import { z } from 'zod';
import type { Kind } from '../changes/index.ts';
import { type FollowDeps, foundOf, keepFollowers, NOT_OVER } from '../listings/index.ts';
import { itemKind, selectedItems } from '../products/index.ts';
import { areTagsRuled, countRuledListings } from './ruled-listings.ts';
import { hasPlaceFor, loadTags, lockTags, setTags } from './tags.repository.ts';

const settings = z.object({ ...selectedItems.shape, ...tagEdit.shape });
type Settings = z.output<typeof settings>;
type Tags = readonly string[];

/** The tags of selected items: each gets some and loses others. Prices follow, where rules ask for tags. */
export const tagsKind = (deps: FollowDeps): Kind<Settings, Tags, number> =>
  itemKind<Settings, Tags>({
    name: 'tags',
    settings,
    call: calls.prepareSelected,
    field: 'tags',
    why: () => 'tags_changed',
    goalOf: (edit, now) => editedTags(now, edit),
    shown: (names) => (names.length === 0 ? null : names.join(', ')),
    // The business may spell a tag anew.
    identityOf: (names) => names.map(foldTag),
    loadValues: loadTags,
    lock: lockTags,

    async judge(tx, userId, rows) {
      const ruled = await countRuledListings(tx, userId, rows);
      return ({ itemId, after }) => {
        if (after.length > MOST_TAGS_OF_ITEM) return { verdict: 'refused', reason: 'too_many_tags' };
        const listings = ruled(itemId);
        return listings > 0 ? { verdict: 'warned', reason: 'price_may_follow', listings } : undefined;
      };
    },

    async forbid(tx, userId, rows) {
      // All tags that the step would store: they have place together, or none is stored.
      const hasPlace = await hasPlaceFor(tx, userId, [...new Set(rows.flatMap(({ after }) => after))]);
      return () => (hasPlace ? undefined : 'too_many_tags');
    },

    store: setTags,

    async follow(tx, { userId, settings: { accountIds } }, itemIds) {
      if (await areTagsRuled(tx, userId)) {
        await keepFollowers(tx, deps, userId, foundOf(userId, NOT_OVER, { itemIds }), ['rules']);
      }
      return accountIds.map((accountId) => ({ kind: 'items', accountId }));
    },
  });
