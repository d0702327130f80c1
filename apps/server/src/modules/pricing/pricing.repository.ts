import { type AccountRef, type Currency, type IncreaseType, type Money, money, type Site } from '@quayside/kernel';
import type { ItemRule } from '@quayside/kernel/pricing-rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { RuleBook, SiteDays } from './rules/rule-book.ts';
import type { SiteRule } from './rules/site-rules.ts';

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

interface BookRow {
  readonly siteRules:
    | readonly {
        readonly site: Site;
        readonly is_pricing_enabled: boolean;
        readonly increase_type: IncreaseType;
        readonly increase: number;
        readonly neat_prices: boolean;
        readonly floor_minor: number | null;
      }[]
    | null;
  readonly version: number | null;
  readonly itemRules: readonly ItemRule[] | null;
  readonly days: SiteDays | null;
  readonly homes: Readonly<Record<string, Site>> | null;
}

/** The rules of an account, in one statement because every price asks for them. Without a list, the version is 0. */
export async function loadRuleBook(
  db: Db,
  userId: number,
  accountId: number,
): Promise<RuleBook & { readonly version: number }> {
  const { rows } = await sql<BookRow>`
    ${prepared} select
      (select jsonb_agg(to_jsonb(r)) from price_rules r where r.user_id = ${userId} and r.account_id = ${accountId}) as "siteRules",
      l.version, l.rules as "itemRules", l.days,
      (select jsonb_object_agg(a.account_id, a.source_site) from marketplace_accounts a where a.user_id = ${userId}) as homes
    from (select) as one left join price_rule_lists l on l.user_id = ${userId} and l.account_id = ${accountId}`.execute(
    db,
  );
  const [row] = rows;
  return {
    siteRules: (row?.siteRules ?? []).map((rule) => ({
      ...{ site: rule.site, isPricingEnabled: rule.is_pricing_enabled, increaseType: rule.increase_type },
      ...{ increase: rule.increase, neatPrices: rule.neat_prices, floorMinor: rule.floor_minor },
    })),
    version: row?.version ?? 0,
    itemRules: row?.itemRules ?? [],
    days: row?.days ?? {},
    homes: new Map(Object.entries(row?.homes ?? {}).map(([accountId, site]) => [Number(accountId), site])),
  };
}

/** Stores the rules for some items, and the day on each site by which they apply. */
export async function saveRuleList(
  tx: Tx,
  userId: number,
  accountId: number,
  rules: readonly ItemRule[],
  days: SiteDays,
): Promise<void> {
  await sql`
    insert into price_rule_lists (user_id, account_id, rules, days)
    values (${userId}, ${accountId}, ${JSON.stringify(rules)}::jsonb, ${JSON.stringify(days)}::jsonb)
    on conflict (user_id, account_id) do update set
      rules = excluded.rules, days = excluded.days, version = price_rule_lists.version + 1, updated_at = now()`.execute(
    tx,
  );
}

/** The number of accounts that are read at a time. */
const STEP = 200;

/** The next accounts with rules for some items that follow other days than these. */
export async function listBooksBefore(db: Db, days: SiteDays, after: AccountRef): Promise<AccountRef[]> {
  const { rows } = await sql<AccountRef>`
    select user_id as "userId", account_id as "accountId" from price_rule_lists
    where (user_id, account_id) > (${after.userId}, ${after.accountId}) and days is distinct from ${JSON.stringify(days)}::jsonb
    order by user_id, account_id limit ${STEP}`.execute(db);
  return rows;
}

export async function saveDays(tx: Tx, userId: number, accountId: number, days: SiteDays): Promise<void> {
  await sql`update price_rule_lists set days = ${JSON.stringify(days)}::jsonb where user_id = ${userId} and account_id = ${accountId}`.execute(
    tx,
  );
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
