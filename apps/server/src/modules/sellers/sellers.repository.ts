import type { Platform, PlatformEntry, PlatformState, WelcomePageFlags } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { contains } from '../../platform/database/search.ts';

export interface Seller {
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  readonly country: string;
  readonly currency: string;
}

export async function getSeller(db: Db, userId: number): Promise<Seller | undefined> {
  const row = await db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row && toSeller(row);
}

export async function createSeller(tx: Tx, seller: Omit<Seller, 'userId'>): Promise<number> {
  const row = await tx.insertInto('users').values(seller).returning('user_id').executeTakeFirstOrThrow();
  return row.user_id;
}

export async function getPlatform(db: Db, userId: number, platform: Platform): Promise<PlatformEntry | undefined> {
  const row = await db
    .selectFrom('user_platforms')
    .selectAll()
    .where('user_id', '=', userId)
    .where('platform', '=', platform)
    .executeTakeFirst();
  return row && toEntry(row);
}

/** Sets a platform's state for a user; absent fields stay unchanged. */
export async function setPlatform(
  tx: Tx,
  userId: number,
  platform: Platform,
  entry: Partial<PlatformEntry> & Pick<PlatformEntry, 'state'>,
): Promise<PlatformEntry> {
  const values = {
    state: entry.state,
    ...(entry.programme === undefined ? {} : { programme: entry.programme }),
    ...(entry.trialLaunched === undefined ? {} : { trial_launched: entry.trialLaunched }),
    ...(entry.is_shipping_for_mp_enabled === undefined
      ? {}
      : { is_shipping_for_mp_enabled: entry.is_shipping_for_mp_enabled }),
  };
  const row = await tx
    .insertInto('user_platforms')
    .values({ user_id: userId, platform, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'platform']).doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toEntry(row);
}

/** The platforms of a user and their states. */
export async function listPlatforms(
  db: Db,
  userId: number,
): Promise<{ readonly platform: Platform; readonly state: PlatformState }[]> {
  const rows = await db
    .selectFrom('user_platforms')
    .select(['platform', 'state'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ platform, state }) => ({ platform: platform as Platform, state: state as PlatformState }));
}

/** Stores the payment provider's name for the user as a customer. */
export async function setPaymentCustomer(tx: Tx, userId: number, customerId: string): Promise<void> {
  await tx.updateTable('users').set({ payment_customer_id: customerId }).where('user_id', '=', userId).execute();
}

export async function setWelcomePage(tx: Tx, userId: number, flags: WelcomePageFlags): Promise<void> {
  const names = Object.entries(flags).flatMap(([name, isSet]) => (isSet ? [name] : []));
  await tx.updateTable('users').set({ welcome_page: names }).where('user_id', '=', userId).execute();
}

/** The platform that the user wants to connect; null after cancelling. */
export async function setChosenPlatform(tx: Tx, userId: number, platform: Platform | null): Promise<void> {
  await tx.updateTable('users').set({ chosen_onboarding_platform: platform }).where('user_id', '=', userId).execute();
}

/** The data of a business. */
export type Business = Pick<Seller, 'name' | 'country' | 'currency'>;

export async function setBusiness(tx: Tx, userId: number, { name, country, currency }: Business): Promise<void> {
  await tx.updateTable('users').set({ name, country, currency }).where('user_id', '=', userId).execute();
}

/** Erases a deleted business's data; its number stays for its invoices. */
export async function eraseSeller(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ name: '', email: '', welcome_page: [], special_offers: [], payment_customer_id: null })
    .where('user_id', '=', userId)
    .execute();
}

/** Users whose name or e-mail contains the words, or who have that number; after an id. */
export async function searchSellers(
  db: Db,
  search: { readonly query: string; readonly afterId: number; readonly limit: number },
): Promise<Seller[]> {
  let query = db.selectFrom('users').selectAll().where('user_id', '>', search.afterId);
  if (search.query !== '') {
    const number = /^\d{1,15}$/.test(search.query) ? Number(search.query) : 0;
    query = query.where((is) => is.or([contains(sql`search_keys`, search.query), is('user_id', '=', number)]));
  }
  const rows = await query.orderBy('user_id').limit(search.limit).execute();
  return rows.map(toSeller);
}

function toSeller(row: { user_id: number; name: string; email: string; country: string; currency: string }): Seller {
  return { userId: row.user_id, name: row.name, email: row.email, country: row.country, currency: row.currency };
}

function toEntry(row: {
  state: string;
  programme: string | null;
  trial_launched: boolean;
  is_shipping_for_mp_enabled: boolean;
}): PlatformEntry {
  return {
    state: row.state as PlatformState,
    programme: row.programme,
    trialLaunched: row.trial_launched,
    is_shipping_for_mp_enabled: row.is_shipping_for_mp_enabled,
  };
}
