import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { STATED } from './shipping-keys.ts';

/** The SKUs of the account's offers of other accounts' items that use the delivery of their shipping profile. */
export async function listSkusOfProfiles(db: Db, userId: number, accountId: number): Promise<Set<string>> {
  const { rows } = await sql<{ sku: string }>`
    select t.marketplace_sku as sku from listings l
    join stock_targets t on t.user_id = l.user_id and t.account_id = l.account_id and t.listing_key = l.listing_key
    where l.user_id = ${userId} and l.account_id = ${accountId} and l.source_account_id is not null and l.state <> 'E'
      and l.shipping_key like ${`${STATED}%`}`.execute(db);
  return new Set(rows.map(({ sku }) => sku));
}
