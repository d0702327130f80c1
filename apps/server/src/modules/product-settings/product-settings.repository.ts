import type { Site } from '@quayside/kernel';
import {
  type AccountSettings,
  type CountrySettings,
  DEFAULT_COUNTRY,
  type ListingSettings,
  STANDARD_SETTINGS,
} from '@quayside/kernel/product-settings';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { groupBy } from '../../platform/group-by.ts';

/** Serializes changes of an account's settings. */
export async function lockSettings(tx: Tx, userId: number, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`product-settings ${userId} ${accountId}`}, 0))`.execute(
    tx,
  );
}

interface Row extends CountrySettings {
  readonly accountId: number;
  /** Empty for all countries of the account. */
  readonly site: Site | '';
}

/** The settings of a seller's accounts, by a function of the account. */
export async function loadProductSettings(db: Db, userId: number): Promise<(accountId: number) => AccountSettings> {
  const { rows } = await sql<Row>`
    select account_id as "accountId", site, is_excluded as "isExcluded", free_shipping as "freeShipping",
      item_condition as "itemCondition", vat_free as "vatFree"
    from product_settings where user_id = ${userId}`.execute(db);
  const accounts = groupBy(rows, ({ accountId }) => accountId);
  return (accountId) => settingsOf(accounts.get(accountId) ?? []);
}

function settingsOf(rows: readonly Row[]): AccountSettings {
  const own = rows.find(({ site }) => site === '');
  const countries = rows.flatMap(({ accountId: _, site, ...settings }): [Site, CountrySettings][] =>
    site === '' ? [] : [[site, settings]],
  );
  return {
    standard: {
      freeShipping: own?.freeShipping ?? STANDARD_SETTINGS.freeShipping,
      itemCondition: own?.itemCondition ?? STANDARD_SETTINGS.itemCondition,
      vatFree: own?.vatFree ?? STANDARD_SETTINGS.vatFree,
    },
    countries: new Map(countries),
  };
}

export function saveStandard(tx: Tx, userId: number, accountId: number, settings: ListingSettings): Promise<void> {
  return save(tx, userId, { accountId, site: '', ...DEFAULT_COUNTRY, ...settings });
}

export function saveCountry(
  tx: Tx,
  userId: number,
  accountId: number,
  site: Site,
  settings: CountrySettings,
): Promise<void> {
  return save(tx, userId, { accountId, site, ...settings });
}

async function save(tx: Tx, userId: number, { accountId, site, ...settings }: Row): Promise<void> {
  const { isExcluded, freeShipping, itemCondition, vatFree } = settings;
  await sql`
    insert into product_settings (user_id, account_id, site, is_excluded, free_shipping, item_condition, vat_free)
    values (${userId}, ${accountId}, ${site}, ${isExcluded}, ${freeShipping}, ${itemCondition}, ${vatFree})
    on conflict (user_id, account_id, site) do update set is_excluded = excluded.is_excluded,
      free_shipping = excluded.free_shipping, item_condition = excluded.item_condition, vat_free = excluded.vat_free,
      updated_at = now()`.execute(tx);
}
