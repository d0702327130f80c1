import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** A brand that a marketplace accepts without product codes in a category, as the seller declared for the account. */
export interface CodeExemption {
  readonly brand: string;
  readonly categoryId: string;
}

/** The marketplace's brand name for goods without a brand. */
const NO_BRAND = 'generic';

/** A brand, normalized for comparison. */
export const brandKey = (brand: string | null): string => brand?.trim().toLowerCase() || NO_BRAND;

/** Whether the account may list a brand in a category without product codes. */
export async function exemptionsOf(
  db: Db,
  userId: number,
  accountId: number,
): Promise<(brand: string | null, categoryId: string) => boolean> {
  const { rows } = await sql<CodeExemption>`
    select brand, category_id as "categoryId" from code_exemptions
    where user_id = ${userId} and account_id = ${accountId}`.execute(db);
  const exempt = new Set(rows.map(({ brand, categoryId }) => `${categoryId} ${brand}`));
  return (brand, categoryId) => exempt.has(`${categoryId} ${brandKey(brand)}`);
}

export async function declareExemption(
  tx: Tx,
  userId: number,
  accountId: number,
  { brand, categoryId }: CodeExemption,
  declaredAt: Date,
): Promise<void> {
  await sql`
    insert into code_exemptions (user_id, account_id, brand, category_id, declared_at)
    values (${userId}, ${accountId}, ${brandKey(brand)}, ${categoryId}, ${declaredAt})
    on conflict do nothing`.execute(tx);
}

export async function withdrawExemption(
  tx: Tx,
  userId: number,
  accountId: number,
  { brand, categoryId }: CodeExemption,
): Promise<void> {
  await sql`
    delete from code_exemptions
    where user_id = ${userId} and account_id = ${accountId} and brand = ${brandKey(brand)} and category_id = ${categoryId}`.execute(
    tx,
  );
}

export interface ExemptionRow extends CodeExemption {
  readonly sellerId: number;
  /** The marketplace's name of the category. */
  readonly label: string;
  readonly items: number;
  readonly isDeclared: boolean;
}

export interface ExemptionAfter {
  readonly sellerId: number;
  readonly brand: string;
  readonly categoryId: string;
}

/**
 * Brands in categories whose items wait for an exemption, and existing exemptions; by selling account, brand and
 * category.
 */
export async function listExemptions(
  db: Db,
  userId: number,
  accountId: number,
  after: ExemptionAfter,
  limit: number,
): Promise<ExemptionRow[]> {
  const { rows } = await sql<ExemptionRow>`
    with asked as (
      select account_id, coalesce(nullif(lower(trim(reason #>> '{params,brand}')), ''), ${NO_BRAND}) as brand,
        reason #>> '{params,categoryId}' as category_id, min(reason #>> '{params,category}') as label, min(trim(reason #>> '{params,brand}')) as name,
        count(distinct item_id)::int as items
      from listings
      where user_id = ${userId} and coalesce(source_account_id, account_id) = ${accountId} and state = 'B'
        and reason ->> 'code' = 'no_code_exemption'
      group by 1, 2, 3
    ), declared as (
      select account_id, brand, category_id from code_exemptions
      where user_id = ${userId}
    )
    select coalesce(a.account_id, d.account_id) as "sellerId", coalesce(nullif(a.name, ''), a.brand, d.brand) as brand,
      coalesce(a.category_id, d.category_id) as "categoryId", coalesce(a.label, d.category_id) as label,
      coalesce(a.items, 0) as items, d.brand is not null as "isDeclared"
    from asked a full join declared d on d.account_id = a.account_id and d.brand = a.brand and d.category_id = a.category_id
    where (coalesce(a.account_id, d.account_id), coalesce(a.brand, d.brand), coalesce(a.category_id, d.category_id))
      > (${after.sellerId}::bigint, ${after.brand}::text, ${after.categoryId}::text)
    order by 1, coalesce(a.brand, d.brand), 3 limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, brand: row.brand === NO_BRAND ? '' : row.brand }));
}
