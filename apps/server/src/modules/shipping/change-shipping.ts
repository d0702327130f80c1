import type { HistoryWhy, ShippingPreview } from '@quayside/contract';
import { findShippingFlaw } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Account, listAccounts } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, type HistoryInput, recordHistory } from '../history/index.ts';
import { type FollowDeps, foundOf, keepFollowers, lockQueueing, NOT_ENDED } from '../listings/index.ts';
import { previewChange, type ShippingChange } from './preview.ts';
import * as repository from './shipping.repository.ts';
import { loadWorld, type ShippingWorld } from './shipping-world.ts';

export interface ShippingDeps extends FollowDeps {
  readonly db: Db;
}

/** The state before a change. */
export interface Present {
  readonly userId: number;
  readonly accounts: readonly Account[];
  readonly world: ShippingWorld;
}

export async function readPresent(db: Db, userId: number): Promise<Present> {
  const accounts = await listAccounts(db, userId);
  const world = await loadWorld(
    db,
    userId,
    accounts.map(({ accountId }) => accountId),
  );
  return { userId, accounts, world };
}

/** An entry of the history before it is known who made the change. */
export type ChangeEntry = Omit<HistoryInput, 'actor'>;

/** A change that is ready to be counted and then made. */
export interface PlannedChange extends Omit<ShippingChange, 'before'> {
  /** Stores the change. */
  readonly store: (tx: Tx) => Promise<{ readonly history: readonly ChangeEntry[]; readonly profileId?: number }>;
}

export interface MadeChange {
  readonly counted: ShippingPreview;
  /** The profile that was saved, if any. */
  readonly profileId: number | undefined;
}

/** Counts what a change would do, without saving anything. */
export async function countChange(
  db: Db,
  present: Present,
  { after, items }: Pick<PlannedChange, 'after' | 'items'>,
): Promise<ShippingPreview> {
  return previewChange(db, present.userId, present.accounts, { before: present.world, after, items });
}

/**
 * Makes a change, if the number of live listings that it affects equals the one shown to the seller. Policies, listings
 * and held items follow in the background.
 * @throws shipping_changed, and what `plan` throws
 */
export async function makeChange(
  { db, jobs }: ShippingDeps,
  userId: number,
  actor: Actor,
  expected: number | undefined,
  plan: (tx: Tx, present: Present) => Promise<PlannedChange>,
): Promise<MadeChange> {
  return withTransaction(db, async (tx) => {
    await lockQueueing(tx, userId);
    await repository.lockShipping(tx, userId);
    const present = await readPresent(tx, userId);
    const planned = await plan(tx, present);
    const counted = await countChange(tx, present, planned);
    const { expected: actual } = counted;
    if (actual !== (expected ?? 0)) throw fail('shipping_changed', { vars: { actual } });
    const { history, profileId } = await planned.store(tx);
    await recordHistory(
      tx,
      userId,
      history.map((entry) => ({ ...entry, actor })),
    );
    const found = foundOf(userId, NOT_ENDED, planned.items ? { itemIds: planned.items.itemIds } : {});
    await keepFollowers(tx, { jobs }, userId, found, ['shipping']);
    await emitEvents(tx, userId, [{ kind: 'shipping' }]);
    return { counted, profileId };
  });
}

/** @throws shipping_profile_not_found */
export function profileOf(world: ShippingWorld, profileId: number): repository.StoredProfile {
  const profile = world.profiles.get(profileId);
  if (!profile) throw fail('shipping_profile_not_found');
  return profile;
}

/** The shipping data with one profile changed, added or removed. */
export function withProfile(
  world: ShippingWorld,
  profileId: number,
  profile: repository.StoredProfile | null,
): ShippingWorld {
  const profiles = new Map(world.profiles);
  if (profile) profiles.set(profileId, profile);
  else profiles.delete(profileId);
  const stayed = world.defaultId === profileId && !profile?.isDefault ? null : world.defaultId;
  return { ...world, profiles, defaultId: profile?.isDefault ? profileId : stayed };
}

/** @throws shipping_rules_invalid with the problem and the country or service concerned */
export function refuseFlaws(rules: repository.ProfileDraft, isDefault: boolean): void {
  const found = findShippingFlaw(rules, isDefault);
  if (found) throw rulesInvalid(found.flaw, found.about);
}

export function rulesInvalid(flaw: string, about: string) {
  return fail('shipping_rules_invalid', { fields: { 'body.rates': flaw }, vars: { about } });
}

/** A profile's entry in the history. */
export function profileEntry(
  profileId: number,
  before: repository.ProfileDraft | null,
  after: repository.ProfileDraft | null,
  why: HistoryWhy,
): ChangeEntry {
  const entity = 'shipping-profile';
  return {
    entity,
    entityId: profileId,
    field: 'shipping-profile',
    before: recordOf(before),
    after: recordOf(after),
    why,
  };
}

function recordOf(draft: repository.ProfileDraft | null): object | null {
  if (!draft) return null;
  const { name, currency, handlingDays, isFreeShipping, countries, rates } = draft;
  return { name, currency, handlingDays, isFreeShipping, countries, rates };
}
