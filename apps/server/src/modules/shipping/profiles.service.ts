import type {
  SavedShippingProfile,
  ShippingProfileInput,
  ShippingProfileView,
  ShippingRateInput,
} from '@quayside/contract';
import { regionOf, SHIPPING_LIMITS } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Actor } from '../history/index.ts';
import {
  type MadeChange,
  makeChange,
  type PlannedChange,
  type Present,
  profileEntry,
  profileOf,
  refuseFlaws,
  rulesInvalid,
  type ShippingDeps,
  withProfile,
} from './change-shipping.ts';
import { countByProfile } from './item-shipping.repository.ts';
import * as repository from './shipping.repository.ts';
import { toDraft, toRate, toView } from './views.ts';

/** The id with which a new profile is counted before it has its own; no item uses it yet. */
const NEW_PROFILE = 0;

/** @throws shipping_profile_not_found, shipping_rules_invalid, too_many_shipping_profiles */
export function planSave(present: Present, profileId: number | null, input: ShippingProfileInput): PlannedChange {
  const { world } = present;
  const before = profileId === null ? null : profileOf(world, profileId);
  if (!before && world.profiles.size >= SHIPPING_LIMITS.profiles) {
    throw fail('too_many_shipping_profiles', { vars: { most: SHIPPING_LIMITS.profiles } });
  }
  for (const { code, countries } of input.regions) {
    const stray = countries.find((country) => regionOf(country.code) !== code);
    if (stray) throw rulesInvalid('unknown_country', stray.code);
  }
  return planDraft(present, before, toDraft(input), input.is_default ?? before?.isDefault ?? false);
}

/** @throws shipping_profile_not_found, shipping_rules_invalid */
export function planRates(present: Present, profileId: number, rates: readonly ShippingRateInput[]): PlannedChange {
  const before = profileOf(present.world, profileId);
  return planDraft(present, before, { ...before, rates: rates.map(toRate) }, before.isDefault);
}

function planDraft(
  { userId, world }: Present,
  before: repository.StoredProfile | null,
  draft: repository.ProfileDraft,
  isDefault: boolean,
): PlannedChange {
  refuseFlaws(draft, isDefault);
  const id = before?.profileId ?? NEW_PROFILE;
  const saved = { ...draft, profileId: id, isDefault, updatedAt: before?.updatedAt ?? new Date(0) };
  return {
    after: withProfile(world, id, saved),
    items: null,
    async store(tx) {
      const profileId = before
        ? await repository.updateProfile(tx, userId, before.profileId, draft)
        : await repository.insertProfile(tx, userId, draft);
      if (profileId === undefined) throw fail('shipping_profile_exists');
      if (isDefault !== (before?.isDefault ?? false)) {
        await repository.setDefault(tx, userId, isDefault ? profileId : null);
      }
      const why = before ? 'shipping_profile_changed' : 'shipping_profile_created';
      return { profileId, history: [profileEntry(profileId, before, draft, why)] };
    },
  };
}

/** @throws shipping_profile_not_found */
export function planRemoval({ userId, world }: Present, profileId: number): PlannedChange {
  const before = profileOf(world, profileId);
  return {
    after: withProfile(world, profileId, null),
    items: null,
    async store(tx) {
      await repository.removeProfile(tx, userId, profileId);
      return { history: [profileEntry(profileId, before, null, 'shipping_profile_removed')] };
    },
  };
}

/** @throws shipping_profile_not_found, shipping_rules_invalid */
export function planDefault({ userId, world }: Present, profileId: number | null): PlannedChange {
  const profile = profileId === null ? null : profileOf(world, profileId);
  if (profile) refuseFlaws(profile, true);
  const nameOf = (id: number | null) => (id === null ? null : (world.profiles.get(id)?.name ?? null));
  return {
    after: { ...world, defaultId: profileId },
    items: null,
    async store(tx) {
      await repository.setDefault(tx, userId, profileId);
      const entry = {
        entity: 'shipping-profile',
        entityId: profileId ?? world.defaultId ?? 0,
        field: 'shipping-default',
        before: nameOf(world.defaultId),
        after: nameOf(profileId),
        why: 'shipping_default_set',
      } as const;
      return { history: world.defaultId === profileId ? [] : [entry] };
    },
  };
}

/** @throws shipping_profile_not_found */
export async function getProfile(db: Db, userId: number, profileId: number): Promise<repository.StoredProfile> {
  const profiles = await repository.listProfiles(db, userId);
  const profile = profiles.find((one) => one.profileId === profileId);
  if (!profile) throw fail('shipping_profile_not_found');
  return profile;
}

/** @throws shipping_profile_not_found */
export async function viewProfile(db: Db, userId: number, profileId: number): Promise<ShippingProfileView> {
  return toView(await getProfile(db, userId, profileId), await countByProfile(db, userId, profileId));
}

/** @throws as `planSave`, shipping_profile_exists, shipping_changed */
export async function saveProfile(
  deps: ShippingDeps,
  userId: number,
  actor: Actor,
  profileId: number | null,
  input: ShippingProfileInput,
): Promise<SavedShippingProfile> {
  const made = await makeChange(deps, userId, actor, input.expected, async (_tx, present) =>
    planSave(present, profileId, input),
  );
  return { ...(await viewProfile(deps.db, userId, savedId(made))), changedListings: made.counted.expected };
}

function savedId({ profileId }: MadeChange): number {
  if (profileId === undefined) throw new Error('A profile was saved without an id');
  return profileId;
}
