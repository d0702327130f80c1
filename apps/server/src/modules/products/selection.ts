import type { ProductFilter, ProductSelection } from '@quayside/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** The conditions of a filter on `product_rows r`; the same for the list, a selection and a run. */
export function filterConditions(filter: ProductFilter): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  for (const word of wordsOf(filter.query)) conditions.push(sql`r.search_text like ${`%${escapeLike(word)}%`}`);
  if (filter.site && filter.status) conditions.push(siteCondition(filter.site, filter.status));
  else if (filter.site) conditions.push(siteCondition(filter.site, 'listedAbroad'));
  else if (filter.status) conditions.push(sql`r.status = ${filter.status}`);
  if (filter.eligibility) conditions.push(ELIGIBILITY[filter.eligibility]);
  return conditions;
}

const ELIGIBILITY: Record<NonNullable<ProductFilter['eligibility']>, RawBuilder<boolean>> = {
  blacklisted: sql`r.is_blacklisted`,
  outOfStock: sql`r.quantity = 0`,
  ended: sql`r.is_ended`,
  // Shipping routes are the marketplace's own policies today: an item that failed for want of one says so in its state.
  noShipping: sql`exists (select from listings l where l.user_id = r.user_id and l.item_id = r.item_id and l.reason->>'code' = 'no_shipping')`,
};

const STATES: Record<NonNullable<ProductFilter['status']>, readonly string[]> = {
  listedAbroad: ['L'],
  inTranslation: ['T', 'Q', 'P'],
  failed: ['F'],
  notListed: ['N', 'B', 'E'],
};

function siteCondition(site: string, status: NonNullable<ProductFilter['status']>): RawBuilder<boolean> {
  return sql`coalesce(r.sites->${site}->>'state', 'N') = any(${[...STATES[status]]}::text[])`;
}

/** More words than this narrow nothing any more. */
const MOST_WORDS = 8;

function wordsOf(query: string | undefined): string[] {
  return (query ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}

/** Item ids of a selection after an id, ascending: how runs and mass changes walk through any number of items. */
export async function selectItemIds(
  db: Db,
  userId: number,
  selection: ProductSelection,
  afterItemId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ item_id: number }>`
    select r.item_id from product_rows r
    where ${sql.join(selectionConditions(userId, selection), sql` and `)} and r.item_id > ${afterItemId}
    order by r.item_id limit ${limit}`.execute(db);
  return rows.map((row) => row.item_id);
}

/** How many items a selection holds now. Named ids that are not the user's do not count. */
export async function countSelection(db: Db, userId: number, selection: ProductSelection): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from product_rows r where ${sql.join(selectionConditions(userId, selection), sql` and `)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

function selectionConditions(userId: number, selection: ProductSelection): RawBuilder<boolean>[] {
  return [
    sql<boolean>`r.user_id = ${userId}`,
    sql<boolean>`r.account_id = ${selection.accountId}`,
    // Everything is `filter: {}`, said in so many words: what names nothing selects nothing.
    ...(selection.itemIds || selection.filter ? [] : [sql<boolean>`false`]),
    ...(selection.itemIds ? [sql<boolean>`r.item_id = any(${[...selection.itemIds]}::bigint[])`] : []),
    ...filterConditions(selection.filter ?? {}),
  ];
}
