import { shipping } from '@quayside/contract';
import { z } from 'zod';
import type { Kind } from '../changes/index.ts';
import { type FollowDeps, foundOf, keepFollowers, NOT_ENDED } from '../listings/index.ts';
import { itemKind, selectedItems } from '../products/index.ts';
import { readPresent } from './change-shipping.ts';
import { listItemShipping, setProfile } from './item-shipping.repository.ts';
import { countTouched, objectionOf } from './preview.ts';
import { lockShipping } from './shipping.repository.ts';

/** The profile of an item; null if it follows the default one. The name is what people read: the id alone decides. */
const ownProfile = z.object({ profileId: z.number().int(), name: z.string() }).nullable();
type OwnProfile = z.output<typeof ownProfile>;

const settings = z.object({ ...selectedItems.shape, profile: ownProfile });
type Settings = z.output<typeof settings>;

/** The shipping profile of selected items, and with it their handling time. */
export function profileKind(deps: FollowDeps): Kind<Settings, OwnProfile, number> {
  return itemKind<Settings, OwnProfile>({
    name: 'shipping',
    settings,
    call: shipping.prepareAssignment,
    field: 'item-shipping',
    why: ({ profile }) => (profile ? 'shipping_assigned' : 'shipping_unassigned'),
    goalOf: ({ profile }) => profile,
    shown: (value) => value?.name ?? null,
    identityOf: (value) => value?.profileId ?? null,
    // Shipping is locked first, as by every change of it.
    lock: lockShipping,

    async loadValues(tx, userId, itemIds) {
      const { profiles } = (await readPresent(tx, userId)).world;
      const shipped = await listItemShipping(tx, userId, itemIds);
      return (itemId) => {
        const profile = profiles.get(shipped.get(itemId)?.profileId ?? 0);
        return profile ? { profileId: profile.profileId, name: profile.name } : null;
      };
    },

    async judge(tx, userId, rows) {
      const { accounts, world } = await readPresent(tx, userId);
      const goals = new Map(rows.map((row) => [row.itemId, { profileId: row.after?.profileId ?? null }]));
      const touched = await countTouched(tx, userId, accounts, world, goals);
      return ({ itemId, after }) => {
        if (after && !world.profiles.has(after.profileId)) return { verdict: 'refused', reason: 'profile_removed' };
        return objectionOf(touched.get(itemId));
      };
    },

    async forbid(tx, userId) {
      const { profiles } = (await readPresent(tx, userId)).world;
      return ({ after }) => (after && !profiles.has(after.profileId) ? 'profile_removed' : undefined);
    },

    store: (tx, userId, itemIds, value) => setProfile(tx, userId, itemIds, value?.profileId ?? null),

    async follow(tx, { userId }, itemIds) {
      await keepFollowers(tx, deps, userId, foundOf(userId, NOT_ENDED, { itemIds }), ['shipping']);
      return [{ kind: 'shipping' }];
    },
  });
}
