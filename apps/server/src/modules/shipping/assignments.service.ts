import type { Assigned, AssignmentChoice, ChangeView, HistoryWhy, ProductSelection } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { type ChangeDeps, prepareChange } from '../changes/index.ts';
import { type Actor, actorOf } from '../history/index.ts';
import { countSelection, selectItemIds, settleSelection } from '../products/index.ts';
import {
  type ChangeEntry,
  makeChange,
  type PlannedChange,
  type Present,
  profileOf,
  type ShippingDeps,
} from './change-shipping.ts';
import { listItemShipping, setProfile, setWeight } from './item-shipping.repository.ts';
import { profileKind } from './profile.kind.ts';
import { getProfile } from './profiles.service.ts';

/** Items of one platform, or of one of its accounts, selected individually or by a filter. */
export interface ShippingSelection extends ProductSelection {
  readonly platform: Platform;
}

/** The assignment for a selection of items. */
export type Assignment =
  | { readonly profileId: number | null }
  /** Grams. */
  | { readonly weight: number | null };

/** The number of items read per statement. */
const STEP = 20_000;

/**
 * @throws shipping_profile_not_found, account_not_found, item_not_in_selection, nothing_selected
 */
export async function planAssignment(
  db: Db,
  present: Present,
  selection: ShippingSelection,
  assignment: Assignment,
): Promise<PlannedChange> {
  const { userId, world } = present;
  const isProfile = 'profileId' in assignment;
  if (isProfile && assignment.profileId !== null) profileOf(world, assignment.profileId);
  const selected = await selectItems(db, present, selection);
  if (selected.length === 0) throw fail('nothing_selected');
  const known = await listItemShipping(db, userId, selected);
  const itemIds = selected.filter((itemId) => {
    const row = known.get(itemId);
    return isProfile ? (row?.profileId ?? null) !== assignment.profileId : (row?.weight ?? null) !== assignment.weight;
  });
  return {
    after: world,
    items: { itemIds, ...assignment },
    async store(tx) {
      if (isProfile) await setProfile(tx, userId, itemIds, assignment.profileId);
      else await setWeight(tx, userId, itemIds, assignment.weight);
      return { history: itemIds.length === 0 ? [] : [entryOf(present, itemIds.length, assignment)] };
    },
  };
}

/** One entry for the whole selection, because ten thousand items are one change. */
function entryOf({ world }: Present, items: number, assignment: Assignment): ChangeEntry {
  const entity = 'shipping-profile';
  if (!('profileId' in assignment)) {
    const after = { items, weight: assignment.weight };
    return { entity, entityId: 0, field: 'item-shipping', before: null, after, why: 'shipping_weight_set' };
  }
  const { profileId } = assignment;
  const after = { items, profile: profileId === null ? null : (world.profiles.get(profileId)?.name ?? null) };
  const why: HistoryWhy = profileId === null ? 'shipping_unassigned' : 'shipping_assigned';
  return { entity, entityId: profileId ?? 0, field: 'item-shipping', before: null, after, why };
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
  assignment: Assignment,
  expected: number | undefined,
): Promise<Assigned> {
  const { counted } = await makeChange(deps, userId, actor, expected, (tx, present) =>
    planAssignment(tx, present, selection, assignment),
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
  { platform, profileId, ...selection }: AssignmentChoice,
): Promise<ChangeView> {
  const { db } = deps;
  const { userId } = who;
  const selected = await settleSelection(db, userId, platform, selection);
  const profile = profileId === null ? null : { profileId, name: (await getProfile(db, userId, profileId)).name };
  return prepareChange(deps, profileKind(deps), { userId, settings: { ...selected, profile }, actor: actorOf(who) });
}
