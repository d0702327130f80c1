import type {
  AccountSelection,
  ItemEligibility,
  ProductFilter,
  ProductSelection,
  SelectionCount,
} from '@quayside/contract';
import { REASONS_FOR_SELLERS } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { contains } from '../../platform/database/search.ts';
import { fail } from '../../platform/http/fail.ts';
import { isItemEligibility, isOfEligibility, OF_SCOPE } from './eligibility.ts';
import { fieldConditions } from './field-conditions.ts';
import { isEarning } from './item-earnings.ts';
import { isBelowFloor } from './price-gap.ts';

/** The conditions of a filter on `product_rows r`, shared by lists, selections and runs. */
export function filterConditions(userId: number, filter: ProductFilter): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (filter.query) conditions.push(contains(sql`r.search_text`, filter.query));
  if (filter.earning) conditions.push(isEarning(userId, filter.earning, filter.site));
  if (filter.site && filter.status) conditions.push(siteCondition(filter.site, filter.status));
  else if (filter.site && isFound(filter.eligibility)) conditions.push(FOUND[filter.eligibility](userId, filter.site));
  else if (filter.site && filter.eligibility === 'noShipping') conditions.push(stateCondition(filter.site, HELD));
  else if (filter.site && !isAboutSite(filter)) conditions.push(siteCondition(filter.site, 'listedAbroad'));
  else if (filter.status) conditions.push(STATUS[filter.status]);
  if (filter.scope && filter.scope !== 'all') conditions.push(OF_SCOPE[filter.scope]);
  if (isItemEligibility(filter.eligibility)) conditions.push(isOfEligibility(filter.eligibility, filter.site));
  else if (isFound(filter.eligibility)) {
    if (!filter.site || filter.status) conditions.push(FOUND[filter.eligibility](userId, filter.site));
  } else if (filter.eligibility) conditions.push(ELIGIBILITY[filter.eligibility]);
  return [...conditions, ...fieldConditions(userId, filter)];
}

/** Whether another filter says what is meant by the site, which otherwise means: listed there. */
function isAboutSite({ earning, eligibility, reason, marginFrom, marginTo }: ProductFilter): boolean {
  const isOther = [earning, reason, marginFrom, marginTo].some((one) => one !== undefined);
  return isOther || isItemEligibility(eligibility);
}

type Eligibility = NonNullable<ProductFilter['eligibility']>;

/** What is found among the listings, also of one site; nothing of it is stored with the row. */
export const FOUND = { belowFloor: isBelowFloor, blockedAbroad: isBlockedAbroad } as const;

export function isFound(eligibility: Eligibility | undefined): eligibility is keyof typeof FOUND {
  return eligibility !== undefined && Object.hasOwn(FOUND, eligibility);
}

/** Items of `product_rows r` that a check keeps from a site until the seller does something; on one site, if given. */
function isBlockedAbroad(userId: number, site: string | undefined): RawBuilder<boolean> {
  return sql<boolean>`(not r.is_ended and not r.is_blacklisted and r.item_id in (
    select l.item_id from listings l where l.user_id = ${userId} and l.state = 'B'
      and l.reason->>'code' = any(${[...REASONS_FOR_SELLERS]}::text[]) ${site === undefined ? sql`` : sql`and l.site = ${site}`}))`;
}

const ELIGIBILITY: Record<Exclude<Eligibility, keyof typeof FOUND | ItemEligibility>, RawBuilder<boolean>> = {
  blacklisted: sql`r.is_blacklisted`,
  outOfStock: sql`r.quantity = 0`,
  ended: sql`r.is_ended`,
  // On eBay, shipping routes are policies. Publishing has found that a site has none for the item.
  noShipping: sql`r.lacks_shipping`,
};

/** Matches the index predicates. An item that is listed on one site and failed or waiting on another is in both lists. */
const STATUS: Record<NonNullable<ProductFilter['status']>, RawBuilder<boolean>> = {
  listedAbroad: sql`r.is_listed`,
  inTranslation: sql`r.is_moving`,
  failed: sql`r.has_failed`,
  notListed: sql`(not r.is_listed and not r.is_moving and not r.has_failed)`,
};

const STATES: Record<NonNullable<ProductFilter['status']>, readonly string[]> = {
  listedAbroad: ['L'],
  inTranslation: ['Q', 'P'],
  failed: ['F'],
  notListed: ['N', 'B', 'E'],
};

/** The states of a listing that is held because it has no route. */
const HELD = ['B', 'F'];

function siteCondition(site: string, status: NonNullable<ProductFilter['status']>): RawBuilder<boolean> {
  return stateCondition(site, STATES[status]);
}

function stateCondition(site: string, states: readonly string[]): RawBuilder<boolean> {
  return sql`coalesce(r.sites->${site}->>'state', 'N') = any(${[...states]}::text[])`;
}

/** Item ids of one account's part of a selection after an id, ascending. Runs and bulk changes use it to process any number of items. */
export function selectItemIds(
  db: Db,
  userId: number,
  selection: AccountSelection,
  afterItemId: number,
  limit: number,
): Promise<number[]> {
  return selectItemIdsIn(db, userId, [selection.accountId], selection, afterItemId, limit);
}

/**
 * Items of a filter on sale at home that lack a listing on at least one of these sites, after an item: neither listed, nor on the way, nor
 * ended or failed there.
 * @param upTo the last item to look at; null for no end
 */
export async function selectUnlistedIds(
  db: Db,
  {
    userId,
    accountId,
    filter,
    sites,
  }: { userId: number; accountId: number; filter: ProductFilter; sites: readonly string[] },
  { after, upTo, limit }: { after: number; upTo: number | null; limit: number },
): Promise<number[]> {
  const lacking = sites.map((site) => stateCondition(site, ['N', 'B']));
  const conditions = [
    ...selectionConditions(userId, [accountId], { filter }),
    sql<boolean>`not r.is_ended and not r.is_blacklisted`,
    sql<boolean>`(${sql.join(lacking, sql` or `)})`,
    ...(upTo === null ? [] : [sql<boolean>`r.item_id <= ${upTo}`]),
  ];
  const { rows } = await sql<{ item_id: number }>`
    select r.item_id from product_rows r
    where ${sql.join(conditions, sql` and `)} and r.item_id > ${after}
    order by r.item_id limit ${limit}`.execute(db);
  return rows.map((row) => row.item_id);
}

/** How many items of an account are on sale at home, of the stored totals. */
export async function countCatalogue(db: Db, userId: number, accountId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(case when status = '*' then n when status = 'ended' then -n else 0 end), 0)::bigint as n
    from product_totals where user_id = ${userId} and account_id = ${accountId} and status in ('*', 'ended')`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** The same for a selection across accounts. */
export async function selectItemIdsIn(
  db: Db,
  userId: number,
  accountIds: readonly number[],
  selection: ProductSelection,
  afterItemId: number,
  limit: number,
): Promise<number[]> {
  const conditions = selectionConditions(userId, accountIds, selection);
  const { rows } = await sql<{ item_id: number }>`
    select r.item_id from product_rows r
    where ${sql.join(conditions, sql` and `)} and r.item_id > ${afterItemId}
    order by r.item_id limit ${limit}`.execute(db);
  return rows.map((row) => row.item_id);
}

/**
 * The current number of selected items in each of these accounts that has any.
 * @throws item_not_in_selection for a named item in none of them
 */
export async function countSelection(
  db: Db,
  userId: number,
  accountIds: readonly number[],
  selection: ProductSelection,
): Promise<SelectionCount> {
  await refuseStrangers(db, userId, accountIds, selection);
  const named = selection.itemIds ? sql`array_agg(r.item_id order by r.item_id)` : sql`null::bigint[]`;
  const { rows } = await sql<{ account_id: number; n: number; item_ids: number[] | null }>`
    select r.account_id, count(*) as n, ${named} as item_ids from product_rows r
    where ${sql.join(selectionConditions(userId, accountIds, selection), sql` and `)}
    group by r.account_id order by r.account_id`.execute(db);
  return {
    count: rows.reduce((sum, row) => sum + row.n, 0),
    accounts: rows.map((row) => ({
      accountId: row.account_id,
      count: row.n,
      itemIds: row.item_ids?.map(Number) ?? null,
    })),
  };
}

/** An error names at most this many items. */
const MAX_NAMED = 20;

/** Rejects named items outside the accounts instead of silently skipping them, so that the action covers what was counted on the screen. */
async function refuseStrangers(
  db: Db,
  userId: number,
  accountIds: readonly number[],
  { itemIds }: ProductSelection,
): Promise<void> {
  if (!itemIds || itemIds.length === 0) return;
  const { rows } = await sql<{ item_id: number }>`
    select distinct named.item_id from unnest(${[...itemIds]}::bigint[]) as named (item_id)
    where not exists (select from product_rows r
      where r.user_id = ${userId} and r.item_id = named.item_id and r.account_id = any(${[...accountIds]}::bigint[]))
    order by named.item_id limit ${MAX_NAMED}`.execute(db);
  if (rows.length === 0) return;
  throw fail('item_not_in_selection', { vars: { items: rows.map((row) => row.item_id).join(', ') } });
}

function selectionConditions(
  userId: number,
  accountIds: readonly number[],
  selection: ProductSelection,
): RawBuilder<boolean>[] {
  return [
    sql<boolean>`r.user_id = ${userId}`,
    sql<boolean>`r.account_id = any(${[...accountIds]}::bigint[])`,
    // An empty filter `{}` selects everything explicitly; a selection without items or filter selects nothing.
    ...(selection.itemIds || selection.filter ? [] : [sql<boolean>`false`]),
    ...(selection.itemIds ? [sql<boolean>`r.item_id = any(${[...selection.itemIds]}::bigint[])`] : []),
    ...filterConditions(userId, selection.filter ?? {}),
  ];
}
