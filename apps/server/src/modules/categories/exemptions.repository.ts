import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** A brand whose goods a marketplace takes without product codes in a category, as the seller says of the account. */
export interface CodeExemption {
  readonly brand: string;
  readonly categoryId: string;
}

/** How the marketplace names goods without a brand. */
const NO_BRAND = 'generic';

/** A brand as it is compared. */
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
  const held = new Set(rows.map(({ brand, categoryId }) => `${categoryId} ${brand}`));
  return (brand, categoryId) => held.has(`${categoryId} ${brandKey(brand)}`);
}

export async function declareExemptions(
  tx: Tx,
  userId: number,
  accountId: number,
  exemptions: readonly CodeExemption[],
  declaredAt: Date,
): Promise<void> {
  const brands = exemptions.map(({ brand }) => brandKey(brand));
  await sql`
    insert into code_exemptions (user_id, account_id, brand, category_id, declared_at)
    select ${userId}, ${accountId}, e.brand, e.category_id, ${declaredAt}
    from unnest(${brands}::text[], ${exemptions.map(({ categoryId }) => categoryId)}::text[]) as e (brand, category_id)
    on conflict do nothing`.execute(tx);
}

export async function withdrawExemptions(
  tx: Tx,
  userId: number,
  accountId: number,
  exemptions: readonly CodeExemption[],
): Promise<void> {
  const brands = exemptions.map(({ brand }) => brandKey(brand));
  await sql`
    delete from code_exemptions c
    using unnest(${brands}::text[], ${exemptions.map(({ categoryId }) => categoryId)}::text[]) as e (brand, category_id)
    where c.user_id = ${userId} and c.account_id = ${accountId} and c.brand = e.brand and c.category_id = e.category_id`.execute(
    tx,
  );
}
