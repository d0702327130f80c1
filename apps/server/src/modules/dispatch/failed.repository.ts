import type { AccountRef, Reason, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { ChangeKind, PricePayload } from './ports.ts';
import { restContents } from './set-desired-state.ts';

/** Why desired states failed: the reason's code, and the marketplace's own code if it gave one (otherwise empty). */
export interface FailedCause {
  readonly changeKind: ChangeKind;
  readonly code: Reason['code'];
  readonly marketplaceCode: string;
}

/** Written as in the index `desired_states_failed`, so that PostgreSQL uses it. */
const CODE = sql`(last_error ->> 'code')`;
const MARKETPLACE_CODE = sql`(coalesce(last_error #>> '{params,code}', ''))`;

function ofCause({ userId, accountId }: AccountRef, cause: FailedCause) {
  return sql`user_id = ${userId} and account_id = ${accountId} and state = 'failed' and change_kind = ${cause.changeKind}
    and ${CODE} = ${cause.code} and ${MARKETPLACE_CODE} = ${cause.marketplaceCode}`;
}

export interface FailedGroup extends FailedCause {
  readonly site: Site;
  readonly n: number;
  readonly lastAt: Date;
}

/** The failed desired states, by cause and site. Read from their index, so the cost grows only with the failures. */
export async function groupFailed(db: Db, { userId, accountId }: AccountRef): Promise<FailedGroup[]> {
  const { rows } = await sql<FailedGroup>`
    select change_kind as "changeKind", ${CODE} as code, ${MARKETPLACE_CODE} as "marketplaceCode", site, count(*)::int as n, max(updated_at) as "lastAt"
    from desired_states where user_id = ${userId} and account_id = ${accountId} and state = 'failed'
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

/** How many failed desired states are read for a cause's text. */
const SAMPLE = 20;

/** Examples of the marketplace's own messages for each cause, without duplicates. */
export async function sampleWords(
  db: Db,
  account: AccountRef,
  causes: readonly FailedCause[],
): Promise<readonly (readonly string[])[]> {
  if (causes.length === 0) return [];
  const { rows } = await sql<{ place: number; words: string[] }>`
    select c.place, array_agg(distinct s.words) filter (where s.words <> '') as words
    from unnest(${causes.map((c) => c.changeKind)}::text[], ${causes.map((c) => c.code)}::text[],
      ${causes.map((c) => c.marketplaceCode)}::text[]) with ordinality as c (change_kind, code, marketplace_code, place)
    cross join lateral (
      select coalesce(last_error #>> '{params,message}', '') as words from desired_states
      where user_id = ${account.userId} and account_id = ${account.accountId} and state = 'failed' and change_kind = c.change_kind
        and ${CODE} = c.code and ${MARKETPLACE_CODE} = c.marketplace_code
      order by target_key, site limit ${SAMPLE}
    ) s group by c.place`.execute(db);
  const found = new Map(rows.map((row) => [Number(row.place), row.words]));
  return causes.map((_cause, index) => found.get(index + 1) ?? []);
}

export interface FailedRow {
  readonly targetKey: string;
  readonly site: Site;
  readonly isHome: boolean;
  readonly itemId: number;
  readonly itemAccountId: number | null;
  readonly failedAt: Date;
  readonly words: string;
  readonly sku: string;
  readonly title: string;
  readonly imageUrl: string | null;
}

/**
 * A page of the failed targets of one cause, with the displayed data of their items, in order after a target and its
 * site.
 */
export async function listFailed(
  db: Db,
  account: AccountRef,
  cause: FailedCause,
  after: { targetKey: string; site: string },
  limit: number,
): Promise<FailedRow[]> {
  const { rows } = await sql<FailedRow>`
    select d.target_key as "targetKey", d.site, d.is_home as "isHome", d.item_id as "itemId", d.updated_at as "failedAt",
      coalesce(d.last_error #>> '{params,message}', '') as words, coalesce(r.sku, '') as sku, coalesce(r.title, '') as title,
      r.image_url as "imageUrl", r.account_id as "itemAccountId"
    from (
      select target_key, site, is_home, item_id, updated_at, last_error from desired_states
      where ${ofCause(account, cause)} and (target_key, site) > (${after.targetKey}, ${after.site})
      order by target_key, site limit ${limit}
    ) d left join product_rows r on r.user_id = ${account.userId} and r.item_id = d.item_id
    order by d.target_key, d.site`.execute(db);
  return rows;
}

/** A failed desired state as it was read. It is sent again only if its generation is still the same. */
export interface FailedState {
  readonly targetKey: string;
  readonly changeKind: ChangeKind;
  readonly site: Site;
  readonly isHome: boolean;
  readonly itemId: number;
  readonly runId: number | null;
  readonly generation: number;
}

/**
 * The failed targets of a cause up to a given time, in order after a target: one step of sending them again. Nothing is
 * locked.
 */
export async function findFailed(
  db: Db,
  account: AccountRef,
  cause: FailedCause,
  from: { until: Date; after: { targetKey: string; site: string }; limit: number },
): Promise<FailedState[]> {
  const { rows } = await sql<FailedState>`
    select target_key as "targetKey", change_kind as "changeKind", site, is_home as "isHome", item_id as "itemId", run_id as "runId", generation
    from desired_states
    where ${ofCause(account, cause)} and updated_at <= ${from.until}
      and (target_key, site) > (${from.after.targetKey}, ${from.after.site})
    order by target_key, site limit ${from.limit}`.execute(db);
  return rows;
}

/** How many failed targets a cause has from a target on, up to a given time. */
export async function countFailed(
  db: Db,
  account: AccountRef,
  cause: FailedCause,
  from: { until: Date; after: { targetKey: string; site: string } },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from desired_states
    where ${ofCause(account, cause)} and updated_at <= ${from.until}
      and (target_key, site) > (${from.after.targetKey}, ${from.after.site})`.execute(db);
  return rows[0]?.n ?? 0;
}

/**
 * Makes failed desired states due again; the sender reads the latest payload. A state that was set again since, or that
 * somebody else resent, is left alone. A price or stock of a listing that is not live waits for the listing. A content
 * rests while the listing's end is due.
 * @returns the states now due
 */
export async function sendAgain(
  tx: Tx,
  { userId, accountId }: AccountRef,
  failedStates: readonly FailedState[],
): Promise<FailedState[]> {
  if (failedStates.length === 0) return [];
  const { rows } = await sql<FailedState>`
    with found as materialized (
      -- Each by its key, and the listing as a value: where statistics lag behind, PostgreSQL would compare each with each.
      select d.target_key, d.change_kind, d.site, (select l.is_live from dispatch_listings l
        where (l.user_id, l.account_id, l.lease_key, l.site) = (${userId}, ${accountId}, d.lease_key, d.site)) as is_live
      from (select * from unnest(${failedStates.map((w) => w.targetKey)}::text[], ${failedStates.map((w) => w.changeKind)}::text[],
        ${failedStates.map((w) => w.site)}::text[], ${failedStates.map((w) => w.generation)}::bigint[]) as w (target_key, change_kind, site, generation)
        order by target_key, site) w
      cross join lateral (
        select target_key, change_kind, site, lease_key from desired_states
        where user_id = ${userId} and account_id = ${accountId} and target_key = w.target_key and change_kind = w.change_kind and site = w.site
          and state = 'failed' and generation = w.generation
        for update
      ) d
    )
    update desired_states d set
      state = case when d.rides_only or (d.change_kind in ('price', 'stock') and not d.is_home and f.is_live is not true) then 'idle'
        else 'due' end,
      due_at = now(), attempts = 0, last_error = null, updated_at = now()
    from found f
    where (d.user_id, d.account_id, d.target_key, d.change_kind, d.site) = (${userId}, ${accountId}, f.target_key, f.change_kind, f.site)
      and d.state = 'failed'
    returning d.target_key as "targetKey", d.change_kind as "changeKind", d.site, d.is_home as "isHome", d.item_id as "itemId", d.run_id as "runId",
      d.generation`.execute(tx);
  const ends = rows.filter(({ changeKind }) => changeKind === 'end');
  await restContents(
    tx,
    ends.map(({ targetKey, site }) => ({ userId, accountId, leaseKey: targetKey, site })),
  );
  return rows;
}

/** Prices of live listings that the gate rejected, by reason; only of the given sites or the given item, if set. */
export interface RefusedPrices {
  readonly code: 'price_below_floor' | 'price_held' | 'prices_stopped' | 'rate_stale';
  /** What the gate found; without it, of all causes. */
  readonly cause?: 'breaker_open' | 'above_ceiling';
  readonly sites?: readonly Site[];
  readonly itemId?: number;
}

function ofRefused(account: AccountRef, { code, cause, sites, itemId }: RefusedPrices) {
  const ofOne = cause === undefined ? sql`` : sql`and last_error #>> '{params,refusal}' = ${cause}`;
  const onSites = sites === undefined ? sql`` : sql`and site = any(${[...sites]}::text[])`;
  const ofItem = itemId === undefined ? sql`` : sql`and item_id = ${itemId}`;
  return sql`${ofCause(account, { changeKind: 'price', code, marketplaceCode: '' })} ${ofOne} ${onSites} ${ofItem}`;
}

/** How many prices the gate holds back on each site. */
export async function groupRefused(db: Db, account: AccountRef, refused: RefusedPrices): Promise<Map<Site, number>> {
  const { rows } = await sql<{ site: Site; n: number }>`
    select site, count(*)::int as n from desired_states where ${ofRefused(account, refused)} group by site`.execute(db);
  return new Map(rows.map(({ site, n }) => [site, n]));
}

/** How many prices the gate holds back. */
export async function countRefused(db: Db, account: AccountRef, refused: RefusedPrices): Promise<number> {
  const bySite = await groupRefused(db, account, refused);
  return [...bySite.values()].reduce((sum, n) => sum + n, 0);
}

/** A price that the gate holds back. */
export interface RefusedPrice extends FailedState {
  readonly price: PricePayload;
  readonly isConsented: boolean;
  readonly isAllowed: boolean;
  /** For which the gate held it; null if for none. */
  readonly anomaly: string | null;
}

/** Prices that the gate refused up to a given time, in order after a target. Nothing is locked. */
export async function findRefused(
  db: Db,
  account: AccountRef,
  refused: RefusedPrices,
  from: { until: Date; after: { targetKey: string; site: string }; limit: number },
): Promise<RefusedPrice[]> {
  const { rows } = await sql<RefusedPrice>`
    select target_key as "targetKey", change_kind as "changeKind", site, is_home as "isHome", item_id as "itemId", run_id as "runId", generation,
      payload as price, is_consented as "isConsented", coalesce(allowed_generation = generation, false) as "isAllowed",
      last_error #>> '{params,anomaly}' as anomaly
    from desired_states
    where ${ofRefused(account, refused)} and updated_at <= ${from.until}
      and (target_key, site) > (${from.after.targetKey}, ${from.after.site})
    order by target_key, site limit ${from.limit}`.execute(db);
  return rows;
}

/** Every seller's accounts of which the gate holds back prices for one reason. Reads a few rows per account with failures. */
export async function listRefusedAccounts(db: Db, code: RefusedPrices['code']): Promise<AccountRef[]> {
  const { rows } = await sql<AccountRef>`
    with recursive failing as (
      (select user_id, account_id from desired_states where state = 'failed' order by user_id, account_id limit 1)
      union all
      select later.user_id, later.account_id from failing f cross join lateral (
        select d.user_id, d.account_id from desired_states d
        where d.state = 'failed' and (d.user_id, d.account_id) > (f.user_id, f.account_id)
        order by d.user_id, d.account_id limit 1
      ) later
    )
    select f.user_id as "userId", f.account_id as "accountId" from failing f cross join lateral (
      -- The limit makes PostgreSQL look up each account instead of reading every refused price.
      select 1 from desired_states
      where user_id = f.user_id and account_id = f.account_id and state = 'failed' and change_kind = 'price'
        and ${CODE} = ${code} and ${MARKETPLACE_CODE} = '' limit 1
    ) refused`.execute(db);
  return rows;
}
