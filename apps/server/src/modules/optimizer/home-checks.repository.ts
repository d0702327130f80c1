import type { Platform } from '@quayside/kernel';
import { HOME_CHECKS, type HomeCheck, LISTING_CHECKS, type ListingCheck } from '@quayside/kernel/listing-checks';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** The condition of each check. Together they form the condition of the index `items_to_improve`. */
const FINDS: Readonly<Record<HomeCheck, RawBuilder<boolean>>> = {
  gtin: sql`(gtin is null and not has_variants)`,
  brand: sql`brand is null`,
  pictures: sql`cardinality(images) < 2`,
  titleLength: sql`char_length(title) < 40`,
};
const ANY = sql<boolean>`(${sql.join(Object.values(FINDS), sql` or `)})`;

export async function listChecksOff(db: Db, userId: number): Promise<ListingCheck[]> {
  const rows = await db.selectFrom('listing_checks_off').select('check_name').where('user_id', '=', userId).execute();
  return LISTING_CHECKS.filter((check) => rows.some(({ check_name }) => check_name === check));
}

/** @returns whether the check was off before */
export async function storeCheck(
  tx: Tx,
  userId: number,
  check: ListingCheck,
  isOn: boolean,
  now: Date,
): Promise<boolean> {
  if (isOn) {
    const removed = await tx
      .deleteFrom('listing_checks_off')
      .where('user_id', '=', userId)
      .where('check_name', '=', check)
      .returning('check_name')
      .execute();
    return removed.length > 0;
  }
  const added = await tx
    .insertInto('listing_checks_off')
    .values({ user_id: userId, check_name: check, switched_off_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('check_name')
    .execute();
  return added.length === 0;
}

export interface CheckCounts {
  /** How many items each check finds. */
  readonly found: Readonly<Record<HomeCheck, number>>;
  /** The items that an enabled check finds. */
  readonly items: number;
}

export async function countFound(
  db: Db,
  userId: number,
  accountIds: readonly number[],
  on: readonly HomeCheck[],
): Promise<CheckCounts> {
  const anyOn =
    on.length === 0
      ? sql`false`
      : sql.join(
          on.map((check) => FINDS[check]),
          sql` or `,
        );
  const counts = HOME_CHECKS.map((check) => sql`count(*) filter (where ${FINDS[check]})::int as ${sql.ref(check)}`);
  const { rows } = await sql<Record<HomeCheck | 'items', number>>`
    select ${sql.join(counts)}, count(*) filter (where ${anyOn})::int as items
    from items
    where user_id = ${userId} and account_id = any(${accountIds}::bigint[]) and not is_ended and ${ANY}`.execute(db);
  const { items = 0, ...found } = rows[0] ?? { gtin: 0, brand: 0, pictures: 0, titleLength: 0 };
  return { found, items };
}

export interface FoundItem {
  readonly platform: Platform;
  readonly accountId: number;
  readonly itemId: number;
  readonly title: string;
}

/** The first items that a check finds, in the order of their import. */
export async function listFound(
  db: Db,
  userId: number,
  accountIds: readonly number[],
  check: HomeCheck,
  limit: number,
): Promise<FoundItem[]> {
  const { rows } = await sql<FoundItem>`
    select platform, account_id as "accountId", item_id as "itemId", title
    from items
    where user_id = ${userId} and account_id = any(${accountIds}::bigint[]) and not is_ended and ${ANY} and ${FINDS[check]}
    order by account_id, item_id limit ${limit}`.execute(db);
  return rows;
}
