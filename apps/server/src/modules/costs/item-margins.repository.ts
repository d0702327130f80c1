import type { CountryMargin, ItemMargin } from '@quayside/contract';
import { type AccountRef, type Money, money, type Site, siteFacts } from '@quayside/kernel';
import type { MarginLack } from '@quayside/kernel/margin/names';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** What is stored of a margin. */
export type StoredMargin = Pick<ItemMargin, 'accountId' | 'site' | 'margin' | 'marginShare' | 'lacks'> & {
  readonly itemId: number;
  /** What rules for some items say; null if none fits or it is unknown. */
  readonly floor: Money | null;
};

/** Replaces what is stored of these items. */
export async function replaceMargins(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  margins: readonly StoredMargin[],
  workedOutAt: Date,
): Promise<void> {
  await sql`delete from item_margins where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[])`.execute(
    tx,
  );
  if (margins.length === 0) return;
  const rows = margins.map((one) => ({
    ...{ item_id: one.itemId, account_id: one.accountId, site: one.site, margin_minor: one.margin?.minor ?? null },
    ...{ margin_share: one.marginShare, lacks: one.lacks, floor_minor: one.floor?.minor ?? null },
  }));
  await sql`
    insert into item_margins (user_id, item_id, account_id, site, margin_minor, margin_share, lacks, floor_minor, worked_out_at)
    select ${userId}, item_id, account_id, site, margin_minor, margin_share, lacks, floor_minor, ${workedOutAt}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (item_id bigint, account_id bigint, site text, margin_minor bigint, margin_share integer, lacks text[], floor_minor bigint)
    order by item_id, account_id, site`.execute(tx);
}

/** Removes what a run has not worked out again: items that are no longer for sale, and accounts that sell no more. */
export async function removeOldMargins(tx: Tx, userId: number, before: Date): Promise<void> {
  await sql`delete from item_margins where user_id = ${userId} and worked_out_at < ${before}`.execute(tx);
}

interface CountryRow {
  readonly site: Site;
  readonly earns: number;
  readonly loses: number;
  readonly unknown: number;
  readonly meanShare: number | null;
  readonly meanMinor: number | null;
}

/** The most reasons that are named for a site. */
const NAMED_LACKS = 4;

/** What the items earn that an account sells, by site. */
export async function listCountryMargins(db: Db, { userId, accountId }: AccountRef): Promise<CountryMargin[]> {
  const { rows } = await sql<CountryRow>`
    select site, (count(*) filter (where margin_minor >= 0))::int as earns,
      (count(*) filter (where margin_minor < 0))::int as loses,
      (count(*) filter (where margin_minor is null))::int as unknown,
      round(avg(margin_share))::int as "meanShare", round(avg(margin_minor))::bigint as "meanMinor"
    from item_margins where user_id = ${userId} and account_id = ${accountId} group by site`.execute(db);
  const { rows: lacks } = await sql<{ site: Site; lack: MarginLack; items: number }>`
    select m.site, one.lack, count(*)::int as items from item_margins m cross join unnest(m.lacks) as one(lack)
    where m.user_id = ${userId} and m.account_id = ${accountId} and m.margin_minor is null
    group by m.site, one.lack order by items desc, one.lack`.execute(db);
  return rows
    .map(({ meanMinor, ...row }) => ({
      ...row,
      meanMargin: meanMinor === null ? null : money(meanMinor, siteFacts(row.site).currency),
      lacks: lacks
        .filter(({ site }) => site === row.site)
        .slice(0, NAMED_LACKS)
        .map(({ lack, items }) => ({ lack, items })),
    }))
    .sort((one, other) => rankOf(other) - rankOf(one) || one.site.localeCompare(other.site));
}

/** Sites of which nothing is known come last. */
const rankOf = ({ meanShare }: Pick<CountryRow, 'meanShare'>) => meanShare ?? Number.MIN_SAFE_INTEGER;

export interface MarginRun {
  readonly wantedAt: Date;
  readonly begunAt: Date | null;
  readonly doneAt: Date | null;
}

export async function getMarginRun(db: Db, userId: number): Promise<MarginRun | undefined> {
  const { rows } = await sql<MarginRun>`
    select wanted_at as "wantedAt", begun_at as "begunAt", done_at as "doneAt" from margin_runs
    where user_id = ${userId}`.execute(db);
  return rows[0];
}

export async function wantMargins(tx: Tx, userId: number, wantedAt: Date): Promise<void> {
  await sql`
    insert into margin_runs (user_id, wanted_at) values (${userId}, ${wantedAt})
    on conflict (user_id) do update set wanted_at = excluded.wanted_at`.execute(tx);
}

export async function beginMarginRun(tx: Tx, userId: number, begunAt: Date): Promise<void> {
  await sql`
    insert into margin_runs (user_id, wanted_at, begun_at) values (${userId}, ${begunAt}, ${begunAt})
    on conflict (user_id) do update set begun_at = excluded.begun_at`.execute(tx);
}

export async function endMarginRun(tx: Tx, userId: number, doneAt: Date): Promise<void> {
  await sql`update margin_runs set done_at = ${doneAt} where user_id = ${userId}`.execute(tx);
}

/** Users whose margins were ever asked for, after an id. */
export async function listUsersOfMargins(db: Db, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select user_id as "userId" from margin_runs where user_id > ${after} order by user_id limit ${limit}`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Items on sale of an account, after an id, ascending. */
export async function listItemsOnSale(
  db: Db,
  { userId, accountId }: AccountRef,
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ itemId: number }>`
    select item_id as "itemId" from product_rows
    where user_id = ${userId} and account_id = ${accountId} and item_id > ${after} and not is_ended
    order by item_id limit ${limit}`.execute(db);
  return rows.map(({ itemId }) => itemId);
}
