import type { SalesQuery } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';

export interface OrderScope {
  readonly userId: number;
  readonly platform: Platform | 'all';
  readonly accountId: number | undefined;
}

const DAY_MS = 86_400_000;
/** `soon`: the time to ship ends within a day. */
const SOON_MS = DAY_MS;

/** The conditions of a list on `orders o`. */
export function orderConditions(scope: OrderScope, query: SalesQuery, now: Date): RawBuilder<boolean>[] {
  return [...scopeConditions(scope), ...filterConditions(query, now)];
}

function scopeConditions({ userId, platform, accountId }: OrderScope): RawBuilder<boolean>[] {
  return [
    sql`o.user_id = ${userId}`,
    ...(accountId === undefined ? [] : [sql<boolean>`o.account_id = ${accountId}`]),
    ...(platform === 'all' ? [] : [sql<boolean>`o.platform = ${platform}`]),
  ];
}

function filterConditions(query: SalesQuery, now: Date): RawBuilder<boolean>[] {
  const { stockStatus, status, site, from, to, due, attention } = query;
  const conditions: RawBuilder<boolean>[] = [];
  if (stockStatus) conditions.push(sql`o.stock_status = ${sql.lit(stockStatus)}`);
  if (status) conditions.push(sql`o.status = ${status}`);
  if (site) conditions.push(sql`o.site = ${site}`);
  if (from) conditions.push(sql`o.ordered_at >= ${new Date(`${from}T00:00:00Z`)}`);
  if (to) conditions.push(sql`o.ordered_at < ${new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS)}`);
  if (attention) conditions.push(sql`o.problem is not null`);
  if (due) {
    conditions.push(
      sql`o.status = 'paid' and not o.is_fulfilled_by_marketplace and o.ship_by < ${
        due === 'late' ? now : new Date(now.getTime() + SOON_MS)
      }`,
    );
    if (due === 'soon') conditions.push(sql`o.ship_by >= ${now}`);
  }
  for (const word of wordsOf(query.query)) conditions.push(sql`o.search_text like ${`%${escapeLike(word)}%`}`);
  return conditions;
}

/** Additional words are ignored, because they no longer narrow the result. */
const MAX_WORDS = 8;

export function wordsOf(query: string | undefined): string[] {
  return (query ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
