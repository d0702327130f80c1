import type { AccountRef, Site } from '@quayside/kernel';
import { type StockLimits, WHOLE_STOCK } from '@quayside/kernel/stock-limits';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** An account's limits: its own, and those of the sites that have others. */
export interface AccountLimits {
  readonly standard: StockLimits;
  readonly sites: ReadonlyMap<Site, StockLimits>;
}

interface Row extends StockLimits {
  readonly site: Site | '';
}

export async function loadStockLimits(db: Db, { userId, accountId }: AccountRef): Promise<AccountLimits> {
  const { rows } = await sql<Row>`
    select site, percent, buffer, maximum from stock_limits
    where user_id = ${userId} and account_id = ${accountId}`.execute(db);
  const limits = rows.map(({ site, ...of }) => [site, of] as const);
  return {
    standard: limits.find(([site]) => site === '')?.[1] ?? WHOLE_STOCK,
    sites: new Map(limits.flatMap(([site, of]) => (site === '' ? [] : [[site, of] as const]))),
  };
}

/** @param site null for all sites of the account @param limits null to follow the account's own, which are then those of the whole stock */
export async function saveStockLimits(
  tx: Tx,
  { userId, accountId }: AccountRef,
  site: Site | null,
  limits: StockLimits | null,
): Promise<void> {
  if (limits === null) {
    await sql`delete from stock_limits
      where user_id = ${userId} and account_id = ${accountId} and site = ${site ?? ''}`.execute(tx);
    return;
  }
  await sql`
    insert into stock_limits (user_id, account_id, site, percent, buffer, maximum)
    values (${userId}, ${accountId}, ${site ?? ''}, ${limits.percent}, ${limits.buffer}, ${limits.maximum})
    on conflict (user_id, account_id, site) do update set percent = excluded.percent, buffer = excluded.buffer,
      maximum = excluded.maximum, updated_at = now()`.execute(tx);
}

/** Serializes changes of an account's limits. */
export async function lockStockLimits(tx: Tx, { userId, accountId }: AccountRef): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`stock-limits ${userId} ${accountId}`}, 0))`.execute(tx);
}

/** The columns `percent`, `buffer` and `maximum` of `limitsOf`; null where no limits apply. */
export interface LimitColumns {
  readonly percent: number | null;
  readonly buffer: number | null;
  readonly maximum: number | null;
}

/**
 * Joins the limits of a target of `stock_targets` as `limits`. A home listing shows the whole stock, and with it the sites that share its
 * stock. Other sites that share one stock have the account's own limits.
 * @param target the name of the target in the statement
 */
export function limitsOf(target: string): RawBuilder<unknown> {
  return sql.raw(`left join lateral (
    select s.percent, s.buffer, s.maximum from stock_limits s
    where s.user_id = ${target}.user_id and s.account_id = ${target}.account_id
      and (s.site = '' or s.site = ${target}.site and ${target}.pool is null) and not ${target}.is_home
      and not exists (select from stock_targets h where h.user_id = ${target}.user_id and h.unit_id = ${target}.unit_id
        and h.account_id = ${target}.account_id and h.is_home and not h.is_ended and coalesce(h.pool, h.site) = ${target}.pool)
    order by s.site desc limit 1) limits on true`);
}

/** Limits as they are joined. */
export function limitsFrom({ percent, buffer, maximum }: LimitColumns): StockLimits {
  return percent === null ? WHOLE_STOCK : { percent, buffer: buffer ?? 0, maximum };
}

/** The quantity that a target with joined `limits` is told of a stock, as `toldStock` works it out. @param stock an integer of 0 or more */
export function toldOf(stock: string): RawBuilder<number> {
  return sql.raw(`least(greatest((${stock})::bigint * coalesce(limits.percent, 100) / 100 - coalesce(limits.buffer, 0), 0),
    coalesce(limits.maximum, 2147483647))::integer`);
}
