import { type Currency, type IncreaseType, type Money, money, type PriceRule, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** A rule with its floor, in minor units of the site's currency. */
export interface SiteRule extends PriceRule {
  readonly floorMinor: number | null;
}

export async function listRules(db: Db, userId: number, accountId: number): Promise<SiteRule[]> {
  const rows = await db
    .selectFrom('price_rules')
    .selectAll()
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .execute();
  return rows.map((row) => ({
    site: row.site as Site,
    isPricingEnabled: row.is_pricing_enabled,
    increaseType: row.increase_type as IncreaseType,
    increase: row.increase,
    neatPrices: row.neat_prices,
    floorMinor: row.floor_minor,
  }));
}

/** Locks an account's rules until the transaction ends, even if none is saved yet. */
export async function lockRules(tx: Tx, userId: number, accountId: number): Promise<void> {
  await sql`select from marketplace_accounts where user_id = ${userId} and account_id = ${accountId} for no key update`.execute(
    tx,
  );
}

export async function saveRules(tx: Tx, userId: number, accountId: number, rules: readonly SiteRule[]): Promise<void> {
  await sql`
    insert into price_rules (user_id, account_id, site, is_pricing_enabled, increase_type, increase, neat_prices, floor_minor)
    select ${userId}::bigint, ${accountId}::bigint, * from unnest(
      ${rules.map((r) => r.site)}::text[], ${rules.map((r) => r.isPricingEnabled)}::boolean[],
      ${rules.map((r) => r.increaseType)}::text[], ${rules.map((r) => r.increase)}::integer[], ${rules.map((r) => r.neatPrices)}::boolean[],
      ${rules.map((r) => r.floorMinor)}::bigint[])
    on conflict (user_id, account_id, site) do update set
      is_pricing_enabled = excluded.is_pricing_enabled, increase_type = excluded.increase_type,
      increase = excluded.increase, neat_prices = excluded.neat_prices, floor_minor = excluded.floor_minor, updated_at = now()`.execute(
    tx,
  );
}

export interface ManualPriceRow {
  readonly itemId: number;
  /** 0 for the price of the whole item. */
  readonly unitId: number;
  readonly site: Site;
  readonly price: Money;
  readonly isEnabled: boolean;
  /** The source price in minor units when the manual price was set. */
  readonly sourcePriceMinor: number;
}

/** Manual prices of items; disabled ones have no effect. */
export async function listManualPrices(db: Db, userId: number, itemIds: readonly number[]): Promise<ManualPriceRow[]> {
  const { rows } = await sql<{
    item_id: number;
    unit_id: number;
    site: Site;
    price_minor: number;
    currency: Currency;
    is_enabled: boolean;
    source_price_minor: number;
  }>`select item_id, unit_id, site, price_minor, currency, is_enabled, source_price_minor from manual_prices
     where user_id = ${userId} and item_id = any(${itemIds}::bigint[]) order by item_id, site, unit_id`.execute(db);
  return rows.map((row) => ({
    itemId: row.item_id,
    unitId: row.unit_id,
    site: row.site,
    price: money(row.price_minor, row.currency),
    isEnabled: row.is_enabled,
    sourcePriceMinor: row.source_price_minor,
  }));
}

export async function saveManualPrice(
  tx: Tx,
  userId: number,
  row: Omit<ManualPriceRow, 'isEnabled'> & { isEnabled: boolean },
): Promise<void> {
  const values = {
    price_minor: row.price.minor,
    currency: row.price.currency,
    is_enabled: row.isEnabled,
    source_price_minor: row.sourcePriceMinor,
  };
  await tx
    .insertInto('manual_prices')
    .values({ user_id: userId, item_id: row.itemId, site: row.site, unit_id: row.unitId, ...values })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'item_id', 'site', 'unit_id']).doUpdateSet({ ...values, updated_at: sql`now()` }),
    )
    .execute();
}

/** Removes a manual price; the history keeps it. */
export async function disableManualPrice(
  tx: Tx,
  userId: number,
  { itemId, unitId, site }: Pick<ManualPriceRow, 'itemId' | 'unitId' | 'site'>,
): Promise<void> {
  await tx
    .updateTable('manual_prices')
    .set({ is_enabled: false, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('site', '=', site)
    .where('unit_id', '=', unitId)
    .execute();
}
