import { shipping } from '@quayside/contract';
import { z } from 'zod';
import { byKey, type ChangedRow, type Kind, type Objection } from '../changes/index.ts';
import { type FollowDeps, foundOf, keepFollowers, NOT_ENDED } from '../listings/index.ts';
import { findSelected, getItems, lockItems, selectedItems } from '../products/index.ts';
import { readPresent } from './change-shipping.ts';
import { type ItemShipping, listItemShipping, setProfile } from './item-shipping.repository.ts';
import { countTouched, type Touched } from './preview.ts';
import { lockShipping } from './shipping.repository.ts';
import type { ShippingWorld } from './shipping-world.ts';

/** The profile of an item; null if it follows the default one. The name is what people read: the id alone decides. */
const ownProfile = z.object({ profileId: z.number().int(), name: z.string() }).nullable();
type OwnProfile = z.output<typeof ownProfile>;

const settings = z.object({ ...selectedItems.shape, profile: ownProfile });
type ProfileKind = Kind<z.output<typeof settings>, OwnProfile, number>;
type Row = ChangedRow<OwnProfile>;

const idOf = ({ itemId }: Row): number => itemId ?? 0;
const goalOf = ({ after }: Row): number | null => after?.profileId ?? null;

/** The shipping profile of selected items, and with it their handling time. */
export function profileKind(deps: FollowDeps): ProfileKind {
  return {
    name: 'shipping',
    settings,
    call: shipping.prepareAssignment,
    field: 'item-shipping',
    why: ({ profile }) => (profile ? 'shipping_assigned' : 'shipping_unassigned'),
    laneOf: () => 'shipping',
    shown: (value) => value?.name ?? null,

    async findRows(tx, { userId, settings }, after, limit) {
      const { itemIds, next } = await findSelected(tx, userId, settings, after, limit);
      const { world } = await readPresent(tx, userId);
      const shipped = await listItemShipping(tx, userId, itemIds);
      const rows = (await getItems(tx, userId, itemIds)).map(({ itemId, sku, title: label }): Row => {
        const before = ownOf(world, shipped.get(itemId));
        return { key: `${itemId}`, itemId, site: null, sku, label, before, after: settings.profile };
      });
      return { rows, next };
    },

    async judge(tx, { userId }, rows) {
      const { accounts, world } = await readPresent(tx, userId);
      const goals = new Map(rows.map((row) => [idOf(row), goalOf(row)]));
      const touched = await countTouched(tx, userId, accounts, world, goals);
      return byKey(rows, (row) => objectionTo(row, world, touched.get(idOf(row))));
    },

    async hold(tx, { userId }, rows) {
      // Shipping is locked first, as by every change of it.
      await lockShipping(tx, userId);
      await lockItems(tx, userId, rows.map(idOf));
      const { world } = await readPresent(tx, userId);
      const shipped = await listItemShipping(tx, userId, rows.map(idOf));
      return byKey(rows, (row) => {
        const now = ownOf(world, shipped.get(idOf(row)));
        const value = now?.profileId === row.before?.profileId ? row.before : now;
        return { value, reason: isKept(row, world) ? undefined : ('profile_removed' as const) };
      });
    },

    async apply(tx, { userId }, rows) {
      for (const profileId of new Set(rows.map(goalOf))) {
        const given = rows.filter((row) => goalOf(row) === profileId);
        await setProfile(tx, userId, given.map(idOf), profileId);
      }
      const found = foundOf(userId, NOT_ENDED, { itemIds: rows.map(idOf) });
      await keepFollowers(tx, deps, userId, found, ['shipping']);
      return { events: [{ kind: 'shipping' }] };
    },
  };
}

function ownOf({ profiles }: ShippingWorld, shipped: ItemShipping | undefined): OwnProfile {
  const profile = profiles.get(shipped?.profileId ?? 0);
  return profile ? { profileId: profile.profileId, name: profile.name } : null;
}

/** Whether the profile that the item would get still exists. */
const isKept = ({ after }: Row, { profiles }: ShippingWorld) => after === null || profiles.has(after.profileId);

function objectionTo(row: Row, world: ShippingWorld, touched: Touched | undefined): Objection | undefined {
  if (!isKept(row, world)) return { verdict: 'refused', reason: 'profile_removed' };
  if (row.before?.profileId === row.after?.profileId) return { verdict: 'refused', reason: 'unchanged' };
  if (touched?.lost) return { verdict: 'warned', reason: 'no_route', listings: touched.lost };
  return touched?.changed ? { verdict: 'warned', reason: 'live', listings: touched.changed } : undefined;
}
