import { type AccountRef, type Currency, money } from '@quayside/kernel';
import type { FloorRule } from '@quayside/kernel/pricing-rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { FOLDED_TAGS } from '../../products/index.ts';
import type { RuledOfAccount } from '../rules/rule-book.ts';

/** Floors of an account for some of its items, in the seller's order. Without a list, the version is 0. */
export interface FloorList {
  readonly version: number;
  readonly rules: readonly FloorRule[];
}

/** @param lock `share` keeps a stored list as it is until the transaction ends */
export async function loadFloorList(
  db: Db,
  { userId, accountId }: AccountRef,
  lock: 'none' | 'share' = 'none',
): Promise<FloorList> {
  const { rows } = await sql<FloorList>`
    select version, rules from price_floor_lists where user_id = ${userId} and account_id = ${accountId}
    ${lock === 'share' ? sql`for share` : sql``}`.execute(db);
  return rows[0] ?? { version: 0, rules: [] };
}

export async function saveFloorList(
  tx: Tx,
  { userId, accountId }: AccountRef,
  rules: readonly FloorRule[],
): Promise<void> {
  await sql`
    insert into price_floor_lists (user_id, account_id, rules)
    values (${userId}, ${accountId}, ${JSON.stringify(rules)}::jsonb)
    on conflict (user_id, account_id) do update set
      rules = excluded.rules, version = price_floor_lists.version + 1, updated_at = now()`.execute(tx);
}

interface Row {
  readonly itemId: number;
  readonly accountId: number;
  readonly brand: string | null;
  readonly categoryPath: readonly string[];
  readonly tags: readonly string[];
  readonly minor: number;
  readonly currency: Currency;
}

const COLUMNS = sql`
  i.item_id as "itemId", i.account_id as "accountId", i.brand, i.category_path as "categoryPath", ${FOLDED_TAGS} as tags,
  i.price_minor as minor, i.currency`;

const toRuled = ({ minor, currency, ...item }: Row): RuledOfAccount => ({ ...item, price: money(minor, currency) });

/** What of items decides about rules for them. */
export async function listRuled(db: Db, userId: number, itemIds: readonly number[]): Promise<RuledOfAccount[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS}
    from items i where i.user_id = ${userId} and i.item_id = any(${[...itemIds]}::bigint[])`.execute(db);
  return rows.map(toRuled);
}

/** More items do not show better what a rule does. */
const EXAMPLES = 2_000;

/** The first items on sale of a business. */
export async function listOnSale(db: Db, userId: number): Promise<RuledOfAccount[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from items i where i.user_id = ${userId} and not i.is_ended order by i.item_id limit ${EXAMPLES}`.execute(
    db,
  );
  return rows.map(toRuled);
}

/** The moment by the clock of the database, by which costs hold. */
export async function readNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select now() as at`.execute(db);
  return rows[0]?.at ?? new Date(0);
}
