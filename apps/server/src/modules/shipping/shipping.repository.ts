import type { Currency, ShippingProfile, ShippingRules, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { contains } from '../../platform/database/search.ts';
import { errorCode } from '../../platform/errors.ts';

export interface StoredProfile extends ShippingProfile {
  readonly isDefault: boolean;
  readonly updatedAt: Date;
}

/** A profile as it is saved. */
export interface ProfileDraft extends ShippingRules {
  readonly name: string;
}

interface Row {
  profile_id: number;
  name: string;
  currency: string;
  handling_days: number;
  is_free_shipping: boolean;
  is_default: boolean;
  countries: unknown;
  rates: unknown;
  updated_at: Date;
}

function toProfile(row: Row): StoredProfile {
  return {
    profileId: row.profile_id,
    name: row.name,
    currency: row.currency as Currency,
    handlingDays: row.handling_days,
    isFreeShipping: row.is_free_shipping,
    isDefault: row.is_default,
    countries: row.countries as ShippingRules['countries'],
    rates: row.rates as ShippingRules['rates'],
    updatedAt: row.updated_at,
  };
}

function toColumns(draft: ProfileDraft) {
  return {
    name: draft.name,
    currency: draft.currency,
    handling_days: draft.handlingDays,
    is_free_shipping: draft.isFreeShipping,
    countries: JSON.stringify(draft.countries),
    rates: JSON.stringify(draft.rates),
  };
}

/** All profiles of a seller; SHIPPING_LIMITS limits their number. */
export async function listProfiles(db: Db, userId: number): Promise<StoredProfile[]> {
  const rows = await db
    .selectFrom('shipping_profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('profile_id')
    .execute();
  return rows.map(toProfile);
}

export interface ProfileQuery {
  readonly query: string | undefined;
  /** The lower-case name and the id of the last row shown. */
  readonly after: { readonly name: string; readonly profileId: number } | undefined;
  readonly limit: number;
}

export async function listPage(db: Db, userId: number, page: ProfileQuery): Promise<StoredProfile[]> {
  let select = db.selectFrom('shipping_profiles').selectAll().where('user_id', '=', userId);
  select = select.where(contains(sql`search_keys`, page.query));
  if (page.after) {
    const { name, profileId } = page.after;
    select = select.where(sql<boolean>`(lower(name), profile_id) > (${name}, ${profileId}::bigint)`);
  }
  const rows = await select.orderBy(sql`lower(name)`).orderBy('profile_id').limit(page.limit).execute();
  return rows.map(toProfile);
}

export async function countProfiles(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('shipping_profiles')
    .select(sql<number>`count(*)`.as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Serializes changes of a seller's shipping, so that the second sees the result of the first. */
export async function lockShipping(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`shipping:${userId}`}, 0))`.execute(tx);
}

/** SQLSTATE of a unique constraint violation. */
const UNIQUE_VIOLATION = '23505';

/** @returns undefined if another profile has the name; the transaction is then aborted */
export async function insertProfile(tx: Tx, userId: number, draft: ProfileDraft): Promise<number | undefined> {
  return orTaken(async () => {
    const row = await tx
      .insertInto('shipping_profiles')
      .values({ user_id: userId, ...toColumns(draft) })
      .returning('profile_id')
      .executeTakeFirstOrThrow();
    return row.profile_id;
  });
}

/** @returns undefined if another profile has the name; the transaction is then aborted */
export async function updateProfile(
  tx: Tx,
  userId: number,
  profileId: number,
  draft: ProfileDraft,
): Promise<number | undefined> {
  return orTaken(async () => {
    await tx
      .updateTable('shipping_profiles')
      .set({ ...toColumns(draft), updated_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('profile_id', '=', profileId)
      .execute();
    return profileId;
  });
}

async function orTaken<T>(write: () => Promise<T>): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

export async function setDefault(tx: Tx, userId: number, profileId: number | null): Promise<void> {
  await tx
    .updateTable('shipping_profiles')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
  if (profileId === null) return;
  await tx
    .updateTable('shipping_profiles')
    .set({ is_default: true })
    .where('user_id', '=', userId)
    .where('profile_id', '=', profileId)
    .execute();
}

/** Removes a profile, its items' assignments and the choices made for it. */
export async function removeProfile(tx: Tx, userId: number, profileId: number): Promise<void> {
  await sql`update item_shipping set profile_id = null
    where user_id = ${userId} and profile_id = ${profileId}`.execute(tx);
  await tx
    .deleteFrom('shipping_policy_choices')
    .where('user_id', '=', userId)
    .where('profile_id', '=', profileId)
    .execute();
  await tx.deleteFrom('shipping_profiles').where('user_id', '=', userId).where('profile_id', '=', profileId).execute();
}

export interface PolicyChoice {
  readonly accountId: number;
  readonly profileId: number;
  readonly site: Site;
  readonly policyId: string;
}

export async function listChoices(db: Db, userId: number): Promise<PolicyChoice[]> {
  const rows = await db.selectFrom('shipping_policy_choices').selectAll().where('user_id', '=', userId).execute();
  return rows.map((row) => ({
    accountId: row.account_id,
    profileId: row.profile_id,
    site: row.site as Site,
    policyId: row.policy_id,
  }));
}

export async function setChoice(
  tx: Tx,
  userId: number,
  { accountId, profileId, site }: Omit<PolicyChoice, 'policyId'>,
  policyId: string | null,
): Promise<void> {
  if (policyId === null) {
    await tx
      .deleteFrom('shipping_policy_choices')
      .where('user_id', '=', userId)
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .where('site', '=', site)
      .execute();
    return;
  }
  await tx
    .insertInto('shipping_policy_choices')
    .values({ user_id: userId, account_id: accountId, profile_id: profileId, site, policy_id: policyId })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'account_id', 'profile_id', 'site']).doUpdateSet({ policy_id: policyId }),
    )
    .execute();
}
