import type { Assigned, AssignmentChoice, ChangeView, ProductSelection } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import type { ChangeDeps } from '../changes/index.ts';
import type { Actor } from '../history/index.ts';
import { countSelection, prepareSelected, selectItemIds } from '../products/index.ts';
import { makeChange, type PlannedChange, type Present, profileOf, type ShippingDeps } from './change-shipping.ts';
import { listItemShipping, setProfile } from './item-shipping.repository.ts';
import { profileKind } from './profile.kind.ts';
import { getProfile } from './profiles.service.ts';

/** Items of one platform, or of one of its accounts, selected individually or by a filter. */
export interface ShippingSelection extends ProductSelection {
  readonly platform: Platform;
}

/** The number of items read per statement. */
const STEP = 20_000;

/** @throws shipping_profile_not_found, account_not_found, item_not_in_selection, nothing_selected */
async function planAssignment(
  db: Db,
  present: Present,
  selection: ShippingSelection,
  profileId: number | null,
): Promise<PlannedChange> {
  const { userId, world } = present;
  const profile = profileId === null ? null : profileOf(world, profileId).name;
  const selected = await selectItems(db, present, selection);
  if (selected.length === 0) throw fail('nothing_selected');
  const known = await listItemShipping(db, userId, selected);
  const itemIds = selected.filter((itemId) => (known.get(itemId)?.profileId ?? null) !== profileId);
  return {
    after: world,
    items: { itemIds, profileId },
    async store(tx) {
      await setProfile(tx, userId, itemIds, profileId);
      if (itemIds.length === 0) return { history: [] };
      // One entry for the whole selection, because ten thousand items are one change.
      const after = { items: itemIds.length, profile };
      const why = profileId === null ? 'shipping_unassigned' : 'shipping_assigned';
      const entity = { entity: 'shipping-profile', entityId: profileId ?? 0 } as const;
      return { history: [{ ...entity, field: 'item-shipping', before: null, after, why }] };
    },
  };
}

async function selectItems(
  db: Db,
  { userId, accounts }: Present,
  { platform, ...selection }: ShippingSelection,
): Promise<number[]> {
  const ofPlatform = accounts.filter((account) => account.platform === platform).map(({ accountId }) => accountId);
  if (selection.accountId !== undefined && !ofPlatform.includes(selection.accountId)) throw fail('account_not_found');
  const accountIds = selection.accountId === undefined ? ofPlatform : [selection.accountId];
  const counted = await countSelection(db, userId, accountIds, selection);
  const itemIds: number[] = [];
  for (const { accountId } of counted.accounts) {
    for (let after = 0; ; ) {
      const page = await selectItemIds(db, userId, { ...selection, accountId }, after, STEP);
      const last = page.at(-1);
      if (last === undefined) break;
      itemIds.push(...page);
      after = last;
    }
  }
  return itemIds;
}

/** @throws as `planAssignment`, shipping_changed */
export async function assign(
  deps: ShippingDeps,
  userId: number,
  actor: Actor,
  selection: ShippingSelection,
  profileId: number | null,
  expected: number | undefined,
): Promise<Assigned> {
  const { counted } = await makeChange(deps, userId, actor, expected, (tx, present) =>
    planAssignment(tx, present, selection, profileId),
  );
  return { items: counted.items, changedListings: counted.expected };
}

/**
 * Prepares giving items a profile, or taking them out of theirs.
 * @throws shipping_profile_not_found, account_not_found, item_not_in_selection, nothing_selected
 */
export async function prepareAssignment(
  deps: ChangeDeps,
  who: Who,
  { profileId, ...selection }: AssignmentChoice,
): Promise<ChangeView> {
  const name = profileId === null ? '' : (await getProfile(deps.db, who.userId, profileId)).name;
  const profile = profileId === null ? null : { profileId, name };
  return prepareSelected(deps, profileKind(deps), who, selection, { profile });
}
