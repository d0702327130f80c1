import type { OfferTaxes, TaxRule, TaxSettings } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export type StoredTaxRule = TaxRule & {
  readonly categoryPath: string | null;
  /** The SKU of the item to which the rule applies. */
  readonly sku: string | null;
  readonly title: string | null;
};

export interface StoredTaxes {
  readonly standard: OfferTaxes | null;
  readonly confirmedAt: Date | null;
  readonly rules: readonly StoredTaxRule[];
}

/** Serializes changes of an account's taxes. */
export async function lockTaxes(tx: Tx, userId: number, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`taxes ${userId} ${accountId}`}, 0))`.execute(tx);
}

/** The rules that the seller has confirmed, without the fields for display. */
export async function getTaxSettings(db: Db, userId: number, accountId: number): Promise<TaxSettings> {
  return getTaxes(db, userId, accountId);
}

export async function getTaxes(db: Db, userId: number, accountId: number): Promise<StoredTaxes> {
  const standard = await db
    .selectFrom('offer_taxes')
    .select(['vat_rate as vatRate', 'eco_tax as ecoTax', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const { rows } = await sql<StoredTaxRule>`
    select r.category_id as "categoryId", r.category_path as "categoryPath", r.item_id as "itemId", r.vat_rate as "vatRate",
      r.eco_tax as "ecoTax", i.sku, i.title
    from offer_tax_rules r left join items i on i.user_id = r.user_id and i.item_id = r.item_id
    where r.user_id = ${userId} and r.account_id = ${accountId}
    order by r.position`.execute(db);
  return {
    standard: standard ? { vatRate: standard.vatRate, ecoTax: standard.ecoTax } : null,
    confirmedAt: standard?.confirmedAt ?? null,
    rules: rows,
  };
}

export async function saveStandard(
  tx: Tx,
  userId: number,
  accountId: number,
  { vatRate, ecoTax }: OfferTaxes,
): Promise<void> {
  await sql`
    insert into offer_taxes (user_id, account_id, vat_rate, eco_tax) values (${userId}, ${accountId}, ${vatRate}, ${ecoTax})
    on conflict (user_id, account_id) do update
    set vat_rate = excluded.vat_rate, eco_tax = excluded.eco_tax, confirmed_at = now()`.execute(tx);
}

export type NewTaxRule = TaxRule & { readonly categoryPath: string | null };

export async function replaceRules(
  tx: Tx,
  userId: number,
  accountId: number,
  rules: readonly NewTaxRule[],
): Promise<void> {
  await tx.deleteFrom('offer_tax_rules').where('user_id', '=', userId).where('account_id', '=', accountId).execute();
  if (rules.length === 0) return;
  await tx
    .insertInto('offer_tax_rules')
    .values(
      rules.map((rule, position) => ({
        ...{ user_id: userId, account_id: accountId, position },
        ...{ category_id: rule.categoryId, category_path: rule.categoryPath, item_id: rule.itemId },
        ...{ vat_rate: rule.vatRate, eco_tax: rule.ecoTax },
      })),
    )
    .execute();
}

/** Those of the ids that are items of the seller. */
export async function findItemIds(db: Db, userId: number, itemIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ item_id: number }>`
    select item_id from items where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[])`.execute(db);
  return new Set(rows.map(({ item_id }) => item_id));
}

export interface TaxedListing {
  readonly itemId: number;
  readonly categoryId: string | null;
  /** Whether it is held because its taxes are not confirmed. */
  readonly isWaiting: boolean;
}

/** Offers of the account that are live or being published, and items that wait for their taxes, by item. */
export async function listTaxed(
  db: Db,
  userId: number,
  accountId: number,
  after: number,
  limit: number,
): Promise<TaxedListing[]> {
  const { rows } = await sql<TaxedListing>`
    select l.item_id as "itemId", i.category_id as "categoryId", l.state = 'B' as "isWaiting"
    from listings l join items i on i.user_id = l.user_id and i.item_id = l.item_id
    where l.user_id = ${userId} and l.account_id = ${accountId} and l.item_id > ${after}
      and (l.state in ('L', 'P', 'Q') or (l.state = 'B' and l.reason->>'code' = 'no_tax_rate'))
    order by l.item_id limit ${limit}`.execute(db);
  return rows;
}
